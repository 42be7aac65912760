"""What all games share: the contract, notation, positions, chance, refusals."""
