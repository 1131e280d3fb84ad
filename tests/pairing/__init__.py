"""Tournaments on paper: who plays whom, and how it stands."""
