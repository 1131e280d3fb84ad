"""The school of Paths of Glory: its lessons, and what the other side says in them."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...shared.school import School, read_lessons
from ..game import PathsOfGlory
from ..positions.documents import load

#: What the other side says if nothing else is planned for it, in this order.
_PLAIN: Final = ("done", "auto", "retreat", "frontal", "fight", "decline")


@cache
def school() -> School:
    """The lessons of the game."""
    return School(PathsOfGlory(), load, read_lessons(__name__), _PLAIN)
