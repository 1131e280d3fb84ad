"""What the outside may ask a game for: one value a game, in its `package.py`.

Server, command line and tools know a game by nothing else. The parts are callables that import what they give
when they are asked, so that nobody waits for what he does not use; an edition of a game with the tables of a
pack has a value of its own, whose parts come from that edition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...engine.game import Game
    from ...server.contract import DiceCount, GameWire, Painter, PositionDesk, Route
    from .inspection import Inspector
    from .measuring import Stopwatch
    from .packs import PackDesk
    from .refereeing import Refereeing
    from .school import School
    from .terminal import Terminal


@dataclass(frozen=True, slots=True)
class Sent:
    """The Structs a game sends to browsers, the names of the client where they are not the same, and what it
    is sent beside decisions."""

    sent: tuple[type, ...]
    names: Mapping[type, str]
    received: tuple[type, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """A game with everything around it; what is None the game does not have."""

    #: How the files of its texts begin, and its messages.
    texts: str
    game: Callable[[], Game]
    #: How it is presented at the terminal.
    terminal: Callable[[], Terminal]
    #: What `inspect` can be asked of its positions.
    inspector: Callable[[], Inspector] | None = None
    #: What `bench` measures, by names that say the unit.
    measures: Callable[[Stopwatch], dict[str, float]] | None = None
    #: Lessons on live positions.
    school: Callable[[], School] | None = None
    #: How packs are checked, compared and written; without it nobody can replace its tables.
    packs: Callable[[], PackDesk] | None = None
    #: Who answers positions with orders line by line.
    referee: Callable[[], Refereeing] | None = None
    #: How it goes over the wire; without it the game is not served, even if the terminal knows it.
    wire: Callable[[], GameWire] | None = None
    #: What travels of it, for the types the client is written with.
    sent: Callable[[], Sent] | None = None
    #: What it answers beside its tables.
    routes: Callable[[], Sequence[Route]] | None = None
    painter: Callable[[], Painter] | None = None
    #: Positions for the editor.
    positions: Callable[[], PositionDesk] | None = None
    #: Counts what was rolled.
    dice: Callable[[], DiceCount] | None = None


def value_of(package: str) -> Package:
    """The value of a game, or of an edition of it, by the full name of its package."""
    found: Package = import_module(f"{package}.package").PACKAGE
    return found
