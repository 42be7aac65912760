"""What a refusal names instead, and which word of the move it stands for."""

INSTEAD = {
    "same_colour": ("accepts", 2),
    "only_transport": ("accepts", 2),
    "ion_storm": ("accepts", 2),
    "not_adjacent": ("cells", 3),
    "not_in_force": ("deep", 1),
}
