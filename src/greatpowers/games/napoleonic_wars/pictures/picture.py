"""What a picture shows: who holds what, armies, fleets, and lines of words, told in plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ...shared.maps.happenings import NOTHING, Happened
from ...shared.maps.plates import Plate, Standing
from .palette import colours_of

Language = Literal["en", "ru", "hu"]


@dataclass(frozen=True, slots=True)
class Army:
    """All that stands in an area: strength by nation, the strongest first, and how many generals."""

    strength: tuple[tuple[str, int], ...]
    leaders: int = 0

    @property
    def nation(self) -> str:
        return self.strength[0][0]

    @property
    def size(self) -> int:
        return sum(count for _, count in self.strength)


@dataclass(frozen=True, slots=True)
class Fleet:
    """Squadrons of one nation in a port or Zone."""

    nation: str
    count: int


@dataclass(frozen=True, slots=True)
class Picture:
    """A position; `held` says who controls each area, `flags` whose Flag lies there."""

    title: str
    language: Language = "en"
    armies: Mapping[str, Army] = field(default_factory=dict)
    fleets: Mapping[str, tuple[Fleet, ...]] = field(default_factory=dict)
    held: Mapping[str, str] = field(default_factory=dict)
    flags: Mapping[str, str] = field(default_factory=dict)
    #: Label and value, beside the title.
    facts: tuple[tuple[str, str], ...] = ()
    #: The nation of each fact.
    seats: tuple[str, ...] = ()
    #: What led to the position, drawn upon it.
    happened: Happened = NOTHING
    game: str = ""

    @property
    def plate(self) -> Plate:
        colours = [colours_of(seat) for seat in self.seats]
        standings = (
            Standing(name, value, own.body, own.line)
            for (name, value), own in zip(self.facts, colours, strict=True)
        )
        return Plate(self.game, self.title, tuple(standings))
