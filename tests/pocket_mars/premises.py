"""What a refusal names instead, and which word of the move it stands for."""

INSTEAD = {"not_best_for_da": ("best", 1), "only_here": ("building", -1)}
