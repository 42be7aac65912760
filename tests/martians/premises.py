"""What a refusal names instead, and which word of the move it stands for."""

INSTEAD = {"other_token": ("token", 1)}
