"""What a refusal names instead, and which word of the move it stands for."""

INSTEAD = {"too_dear": ("types", -1), "no_such_card": ("market", -1), "none_of_it": ("types", 1)}
