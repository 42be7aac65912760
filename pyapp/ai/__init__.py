"""Computer players, for any game: they see a state as their seat may imagine it, and think in slices."""
