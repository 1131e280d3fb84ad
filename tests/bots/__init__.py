"""Players of any game and what they play in."""
