"""Lasting effects, each with its span. [9.5.1.1]

In a save an effect goes by a name that begins with how long it lasts, `round:kerensky`. What an event does
for the rest of the turn or of the game is no effect here: it is read from the cards played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....engine.effects import Effect, Lasting, Span, effect, read_effect
from ....engine.errors import RecordError
from .ids import Side, Turn
from .state import State

ROUND, TURN, GAME = Span.ROUND, Span.TURN, Span.GAME


class PogEffect(Effect, frozen=True):
    """An effect of this game."""

    known: ClassVar[list[type[Effect]]] = []


@effect("round:yanks_and_tanks", ROUND)
class YanksAndTanks(PogEffect, frozen=True):
    """+2 for attacks with US units; also keeps Alberich away."""


@effect("round:brusilov", ROUND)
class Brusilov(PogEffect, frozen=True):
    """+1 for attacks with RU units."""


@effect("round:brusilov_trench", ROUND)
class BrusilovTrench(PogEffect, frozen=True):
    """One attack of the round may still cancel trenches."""


@effect("round:kerensky", ROUND)
class Kerensky(PogEffect, frozen=True):
    """One attack of the round may still get +2."""


@effect("round:defence_opened", ROUND)
class DefenceOpened(PogEffect, frozen=True):
    """The defender's boxes were opened in a battle of this round. [solo 5]"""


@effect("turn:fleet_settled", TURN)
class FleetSettled(PogEffect, frozen=True):
    """The High Seas Fleet of this turn has scored, or the Grand Fleet has met it."""


@effect("turn:{side}_total_war_is_new", TURN)
class TotalWarIsNew(PogEffect, frozen=True):
    """This turn's War Status Phase brought the side its Total War cards. [9.5.2.5, 5.7.3]"""

    side: Side


@effect("always:revolution-allowed", GAME)
class RevolutionAllowed(PogEffect, frozen=True):
    """In the older edition the revolution stays allowed once it was. [16.4.6 of 2010]"""


@effect("always:missed_mandate:{side}:{turn}", GAME)
class MandateMissed(PogEffect, frozen=True):
    """The side did not make its offensive of this turn; no rule asks for it. [4.1.2]"""

    side: Side
    turn: Turn


def is_in_force(state: State, kind: type[Effect], *about: int) -> bool:
    return state.effects.has(kind, *about)


def effect_named(name: str, number: int = 1) -> Effect | None:
    """An effect by its name in a save or position; None if there is no such effect."""
    return read_effect(PogEffect, None, name, number)


def read_effects(saved: Mapping[str, int]) -> Lasting:
    """What was in force when this was saved."""
    found: list[Effect] = []
    for name, number in saved.items():
        one = effect_named(name, number)
        if one is None:
            raise RecordError(f"there is no effect {name!r}")
        found.append(one)
    return Lasting.of(*found)
