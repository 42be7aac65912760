"""What teaches Marrak Hesh 17: worked examples and a guided first game."""
