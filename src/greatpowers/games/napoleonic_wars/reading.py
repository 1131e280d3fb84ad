"""The data files of the game."""

from __future__ import annotations

from collections.abc import Iterable

from ..data_rows import Row, rows_in


def rows(name: str, columns: Iterable[str]) -> list[Row]:
    """The lines of one of our own files."""
    return rows_in(__package__, name, columns)
