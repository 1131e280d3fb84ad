"""What Keys count for a seat in whose hands, and what they mean to who owns them. [5.81, 15.1]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...printed.board import CAPITAL_OF, CAPITALS, OWNER
from ...printed.ids import Area
from ...printed.names import EACH_NATION, NO_NATION, POWERS
from ...rules.conquest.conquest import NEEDED, conquest_modifier, has_lost_capital
from ...state.control import controller
from ...state.relations import seat_of, vassal_of
from ...state.state import State
from .weights import KEY

#: The first of two capitals brings a conquest so much nearer.
_ON_THE_WAY: Final = 0.15


def weights_of_keys(state: State, mine: str, scored: Mapping[str, int]) -> tuple[float, ...]:
    """What a Key in the hands of each nation counts: ours 1, others' less than nothing."""
    rivals = {s: score for s, score in scored.items() if s != mine}
    most = max(rivals.values(), default=0)
    found = []
    for nation in EACH_NATION:
        power = nation if seat_of(state, nation) and nation in POWERS else vassal_of(state, nation)
        seat = seat_of(state, power) if power != NO_NATION else ""
        if not seat:
            found.append(0.0)
        elif seat == mine:
            found.append(1.0)
        else:
            found.append(-KEY.rival - (KEY.leader if scored[seat] >= most else 0.0))
    return tuple(found)


def nearer_to_fall(state: State, area: Area) -> float:
    """How much likelier the owner of a Key is conquered if he loses it: with his capital gone each Key
    counts. [15.1]"""
    owner = OWNER[area]
    if controller(state, area) != owner:
        return 0.0
    held = sum(controller(state, capital) == owner for capital in CAPITALS[owner])
    lost = conquest_modifier(state, owner) + 2
    if CAPITAL_OF[area] == owner and held == 1:
        return min(1.0, max(0.0, lost / 6))
    if not held:
        return 1 / 6
    return _ON_THE_WAY if CAPITAL_OF[area] == owner else 0.0


def worth_of_capture(state: State, weight: Sequence[float], area: Area) -> float:
    """What a Key of an enemy means besides its point to who holds it: with his capital gone every Key brings
    his fall nearer. [15.1]"""
    owner = OWNER[area]
    if weight[owner] >= 0 or controller(state, area) == owner or not has_lost_capital(state, owner):
        return 0.0
    if CAPITAL_OF[area] != owner:
        return KEY.fall / 6
    falls = (conquest_modifier(state, owner) + 7 - NEEDED) / 6
    return KEY.their_capital + KEY.fall * min(1.0, max(0.0, falls))
