"""Paths of Glory at the terminal: one question after the other, boards by front, hands of cards."""
