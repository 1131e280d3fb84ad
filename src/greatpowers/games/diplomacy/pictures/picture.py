"""What a picture shows: owners, units and orders, told in plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from greatpowers.engine.errors import GreatPowersError

Language = Literal["en", "ru", "hu"]
UnitKind = Literal["A", "F"]
OrderKind = Literal["move", "support", "support-hold", "convoy", "hold", "retreat", "build", "disband"]
Outcome = Literal["ok", "bounces", "cut", "void", "dislodged", "disrupted"]


class DrawingError(GreatPowersError):
    """The picture names a place, power or language that the map does not have."""


@dataclass(frozen=True, slots=True)
class UnitMark:
    """A unit on its place, a coast written as `StP/SC`; a dislodged one is drawn beside it."""

    power: str
    kind: UnitKind
    place: str
    dislodged: bool = False


@dataclass(frozen=True, slots=True)
class OrderMark:
    """One order and what became of it.

    `at` is the place of the ordered unit. `target` is where somebody goes: the unit itself (move, retreat) or
    the one it helps (support, convoy). `source` is the place of the helped unit. `via` lists the seas of a
    convoyed move in order. `unit` is the kind of a unit to be built.
    """

    kind: OrderKind
    power: str
    at: str
    target: str | None = None
    source: str | None = None
    via: tuple[str, ...] = ()
    outcome: Outcome = "ok"
    unit: UnitKind | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A position with its orders.

    `centres` says who owns each supply centre. Land without a centre is tinted for whoever `influence` names,
    or else for its home power as long as that has a centre.
    """

    title: str
    centres: Mapping[str, str] = field(default_factory=dict)
    units: tuple[UnitMark, ...] = ()
    arrows: tuple[OrderMark, ...] = ()
    language: Language = "en"
    influence: Mapping[str, str] = field(default_factory=dict)
    game: str = ""
