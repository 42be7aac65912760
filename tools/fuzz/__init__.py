"""What plays and breaks for hours: whole games, hostile input, killed pages."""
