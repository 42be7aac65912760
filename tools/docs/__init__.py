"""What the commands write into docs/."""
