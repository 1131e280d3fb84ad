"""What the game is called and what happened in it, in three languages."""
