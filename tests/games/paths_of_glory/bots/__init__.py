"""Positions in which players of Paths of Glory have gone wrong."""
