"""Texts in three languages."""
