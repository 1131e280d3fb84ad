"""Positions for programs: `load` and `dump`, described in docs/formats/paths-of-glory-position.md."""

from .positions.documents import dump, load

__all__ = ["dump", "load"]
