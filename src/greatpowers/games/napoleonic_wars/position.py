"""Positions for programs: `load` and `dump`, described in docs/formats/napoleonic-wars-position.md."""

from .positions.documents import dump, load

__all__ = ["dump", "load"]
