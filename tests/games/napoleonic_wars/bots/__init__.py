"""Positions in which players of The Napoleonic Wars have gone wrong."""
