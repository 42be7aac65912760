"""What teaches Martians!!!: worked examples and a guided first game."""
