"""How much an action leads to a fight, or to a place some card speaks of: what random play leans on that
wants every card to come up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..actions import Act
from ..board import (
    FORTRESS,
    FORTRESSES,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    PLACE_NUMBER,
    ZONE_NEIGHBOURS,
    is_zone,
    members,
)
from ..control import areas_with, controller, enemy_areas, enemy_fortress, held_by
from ..land.moving import Move
from ..names import BRITAIN, FRANCE, PRUSSIA, WAITING
from ..pieces import LEADER_NATION, LEADER_NUMBER, NAPOLEON
from ..relations import enemies
from ..sea.fleets import enemy_fleet_at, nations_at
from ..sea.sailing import Sail
from ..state import State
from ..war.building import LEADER, Build

#: Weights of actions by their word; moves and voyages weigh by where they lead.
_WORDS: Final = {"siege": 80, "war": 30, "flag": 6, "convoy": 4, "patrol": 8, "consul": 4, "end_war": 2}
_BATTLE, _FORTRESS, _INVASION, _NEAR, _MARCH = 60, 60, 8, 5, 1
_AT_SEA, _OPEN_SEA, _CRUISE = 60, 12, 2
#: A step nearer to a goal weighs so many times as much.
_PULL: Final = 8
_NOWHERE: Final = 99

_WARSAW: Final = PLACE_NUMBER["warsaw"]
_PONIATOWSKI: Final = LEADER_NUMBER["poniatowski"]
_SIEGE_TRAIN, _RAID = "siege_train", "raid_on_copenhagen"
_NAVAL: Final = frozenset({"nelson_touch", "fireships", "weather_gauge"})


Ways = Sequence[int]


def _steps(goals: Iterable[int], near: Mapping[int, Ways] | Sequence[Ways]) -> dict[int, int]:
    """How many steps every place is from the nearest of the goals."""
    found = dict.fromkeys(goals, 0)
    edge = list(found)
    while edge:
        further = []
        for here in edge:
            for there in near[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    further.append(there)
        edge = further
    return found


#: The Danes and the raid on Copenhagen wait for strange ships in their waters.
_TO_DENMARK: Final = _steps([PLACE_NUMBER["skagerrak"], PLACE_NUMBER["baltic_sea"]], ZONE_NEIGHBOURS)


def _goals(state: State, nation: int) -> int:
    """Areas that cards in the nation's hand speak of: Fortresses to be besieged, Warsaw."""
    goals = 0
    if nation == FRANCE and _wants_warsaw(state):
        goals |= 1 << _WARSAW
    if _SIEGE_TRAIN in state.hands[nation]:
        goals |= FORTRESSES & held_by(state, enemies(state, nation))
    return goals


def _steps_to(state: State, goals: int) -> Mapping[int, int]:
    return state.known(("steps to", goals), lambda: _steps(members(goals), NEIGHBOURS))


def act_weight(state: State, nation: int, act: Act) -> int:
    """How gladly the action is taken."""
    if isinstance(act.body, Move):
        return _move_weight(state, nation, act.body)
    if isinstance(act.body, Sail):
        return _sail_weight(state, nation, act.body)
    if nation == FRANCE and _wants_warsaw(state) and _opens_warsaw(state, act):
        return 10 * _BATTLE
    if isinstance(act.body, Build) and (act.body.kind, act.body.number) == (LEADER, NAPOLEON):
        return 10 * _BATTLE
    return _WORDS.get(act.word, 3)


def _move_weight(state: State, nation: int, move: Move) -> int:
    """Into battle, before a Fortress, into the enemy's land; with as much as there is."""
    if enemy_fortress(state, nation, move.frm) and move.force.leaders:
        return 0  # a siege comes at the end of the Impulse
    if nation == PRUSSIA and move.frm == _WARSAW and _wants_warsaw(state):
        return _BATTLE * _PULL
    foes = areas_with(state, enemies(state, nation))
    size = min(move.force.size, 8) + 4 * (NAPOLEON in move.force.leaders)
    goals = _goals(state, nation)
    if goals and size > 1 and _is_nearer(_steps_to(state, goals), move.frm, move.to):
        size *= _PULL
    if foes >> move.to & 1:
        return _BATTLE * size
    if FORTRESS[move.to] and enemy_fortress(state, nation, move.to):
        return _FORTRESS * size if move.force.leaders else _INVASION
    if enemy_areas(state, nation) >> move.to & 1:
        return _INVASION * size
    return _NEAR * size if NEIGHBOUR_MASK[move.to] & foes else _MARCH * size


def _wants_warsaw(state: State) -> bool:
    return state.leader_at[_PONIATOWSKI] == WAITING and controller(state, _WARSAW) != FRANCE


def _opens_warsaw(state: State, act: Act) -> bool:
    """The Flag itself, or war with who holds the town."""
    if act.word == "war":
        return bool(act.body.enemy == controller(state, _WARSAW))
    return act.word == "flag" and bool(act.body == _WARSAW)


def _is_nearer(steps: Mapping[int, int], frm: int, to: int) -> bool:
    """Does a step lead towards a goal?"""
    return steps.get(to, _NOWHERE) < steps.get(frm, _NOWHERE)


def _sail_weight(state: State, nation: int, sail: Sail) -> int:
    """Against enemy ships, to Denmark, to Zones nobody holds yet."""
    weight = _CRUISE if is_zone(sail.to) else 1
    if enemy_fleet_at(state, nation, sail.to):
        weight = _AT_SEA * len(sail.squadrons) * (8 if _NAVAL.intersection(state.hands[nation]) else 1)
    elif is_zone(sail.to) and not nations_at(state, sail.to):
        weight = _OPEN_SEA
    if nation == BRITAIN and is_zone(sail.to) and _RAID not in state.removed:
        weight *= _PULL if _is_nearer(_TO_DENMARK, state.squadron_at[sail.squadrons[0]], sail.to) else 1
    return weight


def free_march_weight(state: State, leader: int, move: Move | str) -> int:
    """How gladly an area is entered that costs nothing."""
    return 1 if isinstance(move, str) else _move_weight(state, LEADER_NATION[leader], move)
