"""Which change of a game's rules is in force: rules written by `mutants.switched` ask here each time."""

reached: set[int] = set()
"""Changes that would have been felt since this was last emptied."""
in_force: int | None = None


def on(number: int) -> bool:
    """Is this the change that is tried now?"""
    reached.add(number)
    return number == in_force
