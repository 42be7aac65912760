"""What the long forms measure: everyone can play, in two engines, and lightly."""
