"""What a game answers beside its tables: printed things that stay as they are, and studies of any position.

A game's `house.routes` lists them as values; `api.games` mounts them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Printed:
    """`GET`: the same bytes for everybody."""

    path: str
    name: str
    about: str
    media_type: str
    data: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Study:
    """`POST`: what can be said of something that belongs to no table; costs the asker some of his limits."""

    path: str
    name: str
    about: str
    takes: Any
    gives: Any
    answer: Callable[[Any], Any]


Route = Printed | Study
