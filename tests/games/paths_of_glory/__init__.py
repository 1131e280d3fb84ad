"""Paths of Glory."""
