"""Positions as documents, matches that begin from one, and views turned into states to search in."""

from .. import cards as cards  # states are made here without the game
