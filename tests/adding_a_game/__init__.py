"""A game added by docs/adding-a-game.md: what it takes, and that it takes no more."""
