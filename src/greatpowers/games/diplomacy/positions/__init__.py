"""Positions that belong to no match: as plain values, and from a view back to a state."""
