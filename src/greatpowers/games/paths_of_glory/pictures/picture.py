"""What a picture shows: who holds what, counters, works, and lines of words, told in plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ...shared.maps.happenings import NOTHING, Happened
from ...shared.maps.plates import Plate, Standing

Language = Literal["en", "ru", "hu"]


@dataclass(frozen=True, slots=True)
class CounterMark:
    """A counter: its kind, and whether it is reduced or without supply."""

    kind: str
    reduced: bool = False
    starving: bool = False


Stack = tuple[CounterMark, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A position; `held` says who holds each space at war, `boxes` are titled stacks beside the map."""

    title: str
    language: Language = "en"
    stacks: Mapping[str, Stack] = field(default_factory=dict)
    held: Mapping[str, str] = field(default_factory=dict)
    victory: frozenset[str] = frozenset()
    trenches: Mapping[str, int] = field(default_factory=dict)
    forts_destroyed: frozenset[str] = frozenset()
    forts_besieged: frozenset[str] = frozenset()
    #: Label and value, beside the title.
    facts: tuple[tuple[str, str], ...] = ()
    boxes: tuple[tuple[str, Stack], ...] = ()
    #: What led to the position, drawn upon it.
    happened: Happened = NOTHING
    game: str = ""

    @property
    def plate(self) -> Plate:
        return Plate(self.game, self.title, tuple(Standing(*fact) for fact in self.facts))
