"""The dice of a game of Paths of Glory: what was rolled for what by whom, and what luck it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ....engine.events import Event
from ....server.contract import FACES, DiceStatistics, Roll, statistics
from ..printed.board import PRINTED_CP, SPACE_NUMBER
from ..printed.names import SIDES
from ..printed.tables import ARMY_TABLE, CORPS_TABLE
from ..printed.units import OF_KIND, SIDE
from ..rules.combat.flank import NEEDED
from ..state.events.solo import SoloRolled
from ..state.events.war import (
    AttackDeclared,
    EntrenchTried,
    FireResolved,
    FlankTried,
    OffensiveMandated,
    PeaceAnswered,
    PeaceOffered,
    SiegeRolled,
)

_TABLES: Final = {table.name: table for table in (ARMY_TABLE, CORPS_TABLE)}
#: Rolls whose outcome counts something: losses inflicted, or attempts that succeeded.
_COUNTED: Final = ("fire", "flank", "entrench", "siege")


def dice_statistics(events: Iterable[tuple[int, Event]]) -> DiceStatistics:
    """The statistics of everything that was rolled openly."""
    return statistics(list(_rolls(events)), _COUNTED, ("fire",))


def _rolls(events: Iterable[tuple[int, Event]]) -> Iterator[Roll]:
    """The dice in order; whose a die is follows from what was said before it."""
    attacking = offering = SIDES[0]
    for n, event in events:
        match event:
            case AttackDeclared():
                attacking = event.side
            case PeaceOffered():
                offering = event.side
            case FireResolved():
                yield Roll(n, "fire", event.side, event.die, event.loss, _mean_loss(event))
            case FlankTried() if event.die:
                yield _attempt(n, "flank", attacking, event.die, NEEDED - event.modifier, event.succeeded)
            case EntrenchTried():
                side = SIDES[SIDE[OF_KIND[event.unit][0]]]
                chance = min(event.needed, len(FACES)) / len(FACES)
                yield Roll(n, "entrench", side, event.die, event.succeeded, chance)
            case SiegeRolled():
                needed = event.needed - (event.modified - event.die)
                yield _attempt(n, "siege", _besieger(event.space), event.die, needed, event.fell)
            case OffensiveMandated():
                yield Roll(n, "offensive", event.side, event.die)
            case PeaceAnswered() if event.die:
                yield Roll(n, "peace", offering, event.die)
            case SoloRolled():
                yield from (Roll(n, "solo", event.side, die) for die in (event.grey, event.blue) if die)


def _attempt(n: int, purpose: str, side: str, die: int, needed: int, succeeded: bool) -> Roll:
    chance = sum(face >= needed for face in FACES) / len(FACES)
    return Roll(n, purpose, side, die, succeeded, chance)


def _mean_loss(shot: FireResolved) -> float:
    """What a die inflicts on average with these factors, shifts and modifiers. [12.2.8]"""
    table = _TABLES[shot.table]
    losses = (table.fire(shot.factors, shot.shift, shot.drm, face) for face in FACES)
    return sum(losses) / len(FACES)


def _besieger(space: str) -> str:
    """A fort never changes hands: whoever besieges it is not the side printed there. [15.1.10]"""
    return "ap" if PRINTED_CP >> SPACE_NUMBER[space] & 1 else "cp"
