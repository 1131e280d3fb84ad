"""Positions as documents, matches that begin from one, and views turned into states to search in."""
