"""What a refusal names instead, and which word of the move it stands for."""

INSTEAD = {
    "too_many": ("n", 2),
    "other_track": ("spaces", 1),
    "not_ahead": ("spaces", 1),
    "car_ahead": ("spaces", 1),
}
