"""Recorded games, played again."""
