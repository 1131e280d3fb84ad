"""The Near East: which armies may act there, and the one road over the Caucasus. [9.2.7, 11.3, 12.1.9]

Movement, attacks, advances, retreats and redeployment ask here.
"""

from __future__ import annotations

from typing import Final

from .....engine.errors import Refusal
from ...printed.board import CAUCASUS, GROZNY, NEAR_EAST, POTI, SPACES
from ...printed.card_names import FALL_OF_THE_TSAR
from ...printed.names import RU, Space, Unit
from ...printed.units import IS_ARMY, KIND_ID, NATION, OF_KIND, UNITS
from ...state.changes.rounds import use_near_east
from ...state.state import State, was_played

#: The name under which a crossing of the Caucasus is counted in `state.near_east_used`.
RUSSIAN_MOVE: Final = "russian_move"
#: The ends of the road in the Near East.
CAUCASUS_GATES: Final = 1 << POTI | 1 << GROZNY
_CAVALRY: Final = frozenset(OF_KIND["ru_cav_corps"])


def is_kept_out(state: State, unit: Unit) -> bool:
    """May this unit never enter or attack a space of the Near East? [9.5.3.4, 11.3.1]"""
    if IS_ARMY[unit]:
        return not UNITS[unit].is_near_east or bool(state.barred_from_near_east >> unit & 1)
    return unit in _CAVALRY


def near_east_refusal(state: State, unit: Unit, space: Space) -> Refusal | None:
    """Why the unit may not enter or attack the space. [11.3.1]"""
    if NEAR_EAST >> space & 1 and is_kept_out(state, unit):
        return Refusal("pog-near-east-closed", "11.3.1", {"unit": KIND_ID[unit], "space": SPACES[space]})
    return None


def crosses_caucasus(a: Space, b: Space) -> bool:
    """Does a step between these spaces take the road over the Caucasus?"""
    if a == CAUCASUS:
        return bool(CAUCASUS_GATES >> b & 1)
    return b == CAUCASUS and bool(CAUCASUS_GATES >> a & 1)


def may_cross_caucasus(state: State, unit: Unit) -> bool:
    """Is the road open to this unit now? One Russian corps a turn, none after the Tsar fell. [11.3.2]"""
    return (
        NATION[unit] == RU
        and not IS_ARMY[unit]
        and unit not in _CAVALRY
        and not state.near_east_used.get(RUSSIAN_MOVE)
        and not was_played(state, FALL_OF_THE_TSAR)
    )


def caucasus_refusal(state: State, unit: Unit, a: Space, b: Space) -> Refusal | None:
    """Why the unit may not move, attack, advance or retreat along this line. [11.3.2, 12.1.9]"""
    if not crosses_caucasus(a, b) or may_cross_caucasus(state, unit):
        return None
    if IS_ARMY[unit]:
        return Refusal("pog-caucasus-no-army", "11.3.2", {"unit": KIND_ID[unit]})
    if was_played(state, FALL_OF_THE_TSAR):
        return Refusal("pog-caucasus-after-tsar", "11.3.2", {"unit": KIND_ID[unit]})
    return Refusal("pog-caucasus-once", "11.3.2", {"unit": KIND_ID[unit]})


def note_crossing(state: State, a: Space, b: Space) -> None:
    """The one crossing of the turn is used if this line is the road. [11.3.2]"""
    if crosses_caucasus(a, b):
        use_near_east(state, RUSSIAN_MOVE)
