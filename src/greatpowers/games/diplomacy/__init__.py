"""Diplomacy for two to seven players by the book; README.md maps chapters to modules."""
