"""What a seat may know: views, positions, and what it can imagine of the rest."""
