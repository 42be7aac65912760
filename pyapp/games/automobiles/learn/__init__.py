"""What teaches Automobiles: worked examples and a guided first race."""
