"""Fates of units as they are sent: one tag a unit, who did it, who helped, the numbers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ....engine.shown import named
from ..analysis.fates import TAGS, Saved, UnitFate
from ..printed.board import LOCATIONS, PROVINCES
from ..printed.names import KIND_LETTERS, POWERS
from ..printed.units import Unit
from .orders import DipPiece, OrderOnWire, encoded_order


class DipForce(Struct):
    """A unit and whose it is."""

    power: str
    unit: DipPiece


class DipSaved(Struct):
    """What would have happened without the attack that cut a support."""

    how: Annotated[str, named("DipSavedHow", ("stands", "through"))]
    place: str
    strength: int
    against: int


class DipFate(Struct, kw_only=True):
    """What became of a unit; the worst truth of it."""

    power: str
    unit: DipPiece
    order: OrderOnWire
    tag: Annotated[str, named("DipTag", TAGS)]
    outcome: str
    message: str
    rule: str
    #: The province it was driven out of, or went to, or helped.
    place: str
    by: DipForce | None
    helpers: list[DipForce]
    strength: int
    against: int
    #: The two marched at each other.
    met: bool
    retreats: list[str]
    saved: DipSaved | None


def fate_shown(fate: UnitFate) -> DipFate:
    return DipFate(
        power=POWERS[fate.unit.power],
        unit=_piece(fate.unit),
        order=encoded_order(fate.order),
        tag=fate.tag,
        outcome=fate.outcome,
        message=fate.message,
        rule=fate.rule,
        place=PROVINCES[fate.place].id,
        by=None if fate.by is None else _force(fate.by),
        helpers=[_force(unit) for unit in fate.helpers],
        strength=fate.strength,
        against=fate.against,
        met=fate.met,
        retreats=list(fate.retreats),
        saved=None if fate.saved is None else _saved(fate.saved),
    )


def _piece(unit: Unit) -> DipPiece:
    return DipPiece(KIND_LETTERS[unit.kind], LOCATIONS[unit.location])


def _force(unit: Unit) -> DipForce:
    return DipForce(POWERS[unit.power], _piece(unit))


def _saved(saved: Saved) -> DipSaved:
    return DipSaved(saved.how, PROVINCES[saved.place].id, saved.strength, saved.against)
