"""The roll of two dice for interception and evasion by land. [10.11, 10.2]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...printed.board import PLACES, line_between
from ...printed.ids import Area, Nation
from ...printed.names import MARSH, NATIONS, PASS, STRAIT
from ...printed.pieces import BATTLE, LEADERS
from ...state.changes.cards import end_effect
from ...state.control import held_by, opened_to
from ...state.effects import RollBonus, RollFails, Sure, is_on, value
from ...state.events.fights import MarchRollMade
from ...state.fights import Entry, Force
from ...state.relations import allies, seat_of
from ...state.state import State
from ..occasions import Reactions
from .armies import present_part

#: What two dice and the modifiers must reach. [10.11]
NEEDED: Final = 9
INTERCEPT, EVADE = "intercept", "evade"


def is_sure(state: State, kind: type[Sure], seat: str) -> bool:
    """Has this player a card that lets the next evasion or interception succeed?"""
    found = state.effects.find(kind)
    return found is not None and found.nation >= 0 and seat_of(state, found.nation) == seat


def own_ground(state: State, nation: Nation, area: Area) -> bool:
    """Is the area the side's own, whoever has just entered it?"""
    return bool((held_by(state, allies(state, nation)) | opened_to(state, nation)) >> area & 1)


def line_modifier(frm: Area, to: Area) -> int:
    """A marsh, a pass or a strait in the way. [10.11]"""
    return -1 if line_between(frm, to) in (MARSH, PASS, STRAIT) else 0


def rating_of(force: Force) -> int:
    """The commander's battle rating; none without a leader."""
    return BATTLE[force.leaders[0]] if force.leaders else 0


def try_roll(
    state: State,
    what: str,
    nation: Nation,
    force: Force,
    frm: Area,
    to: Area,
    modifier: int,
    sure: type[Sure] | None,
) -> bool:
    """Does the attempt succeed? Cards that settle or change this one roll are used up. [10.11]"""
    dice: tuple[int, ...] = ()
    if is_on(state, RollFails):
        end_effect(state, RollFails)
        succeeded = False
    elif sure is not None:
        end_effect(state, sure)
        succeeded = True
    else:
        modifier += value(state, RollBonus)
        dice = (state.draw(6, what) + 1, state.draw(6, what) + 1)
        succeeded = sum(dice) + modifier >= NEEDED
    end_effect(state, RollBonus)
    names = tuple(LEADERS[leader].id for leader in force.leaders)
    state.record(
        MarchRollMade(
            what, NATIONS[nation], force.sp, names, PLACES[frm], PLACES[to], dice, modifier, succeeded
        )
    )
    return succeeded


def go_on(state: State, entry: Entry) -> None:
    """Everybody is asked again after an attempt: its result may make up minds. [10.5]"""
    left = present_part(state, entry.force, entry.area)
    state.then(Reactions(replace(entry, stood=(), force=left)))
