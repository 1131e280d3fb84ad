"""Players and what they play in: arena, soak, statistics. They know no game."""
