"""Positions as documents, matches that begin from one, and views turned into states to search in."""

from .. import cards as _cards  # noqa: F401  what they do is entered before a state of ours is played
