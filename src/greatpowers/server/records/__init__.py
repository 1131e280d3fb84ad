"""Records of games: taken home and brought back, and carried over when rules change."""
