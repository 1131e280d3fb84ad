"""Drawn maps: ground, labels, pages, colours."""
