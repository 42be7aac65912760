"""Programs that play: the protocol they are spoken to in, ours that answers, and those that sit down with us."""
