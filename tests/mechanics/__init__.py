"""Mars Needs Mechanics, rule by rule."""
