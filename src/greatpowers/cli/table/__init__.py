"""A game at the terminal: who sits where, what is typed, what is kept."""
