"""How much an action leads to a fight, or to a place some card speaks of: what random play leans on that
wants every card to come up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from .....engine.option import Option
from ...printed.board import (
    FORTRESS,
    FORTRESSES,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    PLACE_NUMBER,
    PORT_ZONES,
    PORTS,
    ZONE_NEIGHBOURS,
    ZONE_PORTS,
    ZONES,
    is_zone,
)
from ...printed.ids import Leader, Nation, Place, each_area
from ...printed.names import BRITAIN, FRANCE, PRUSSIA, WAITING
from ...printed.pieces import LEADER_NATION, NAPOLEON, PONIATOWSKI
from ...rules.answers import Flag, Siege, War, WarJoin
from ...rules.diplomacy.consuls import PLUS, RIGHT, Push
from ...rules.formation.building import BuildLeader, RegroupLeader
from ...rules.formation.foreign import EndWar
from ...rules.land.moving import Move
from ...rules.sea.convoys import Voyage
from ...rules.sea.fleets import enemy_fleet_at, nations_at
from ...rules.sea.patrol import PatrolWith
from ...rules.sea.sailing import Sail
from ...state.control import areas_with, enemy_areas, enemy_fortress, held_by
from ...state.relations import enemies
from ...state.state import State

#: Weights of actions by their kind; moves and voyages weigh by where they lead.
_KINDS: Final[Mapping[type[Option], int]] = {
    Siege: 80, War: 30, WarJoin: 30, Flag: 6, Voyage: 4, PatrolWith: 8, Push: 4, EndWar: 12,
}  # fmt: skip
_BATTLE, _FORTRESS, _INVASION, _NEAR, _MARCH = 60, 60, 8, 5, 1
_AT_SEA, _OPEN_SEA, _CRUISE = 60, 12, 2
#: A step nearer to a goal weighs so many times as much; what a card in the hand is waiting for, even more.
_PULL: Final = 8
_EAGER: Final = 60
_NOWHERE: Final = 99

_SIEGE_TRAIN, _RAID = "siege_train", "raid_on_copenhagen"
_NAVAL: Final = frozenset({"nelson_touch", "fireships", "weather_gauge"})


def _steps(goals: Iterable[Place], near: Callable[[Place], Sequence[Place]]) -> dict[Place, int]:
    """How many steps every place is from the nearest of the goals."""
    found = dict.fromkeys(goals, 0)
    edge = list(found)
    while edge:
        further = []
        for here in edge:
            for there in near(here):
                if there not in found:
                    found[there] = found[here] + 1
                    further.append(there)
        edge = further
    return found


#: The Danes and the raid on Copenhagen wait for strange ships in their waters.
_TO_DENMARK: Final = _steps(
    [PLACE_NUMBER["skagerrak"], PLACE_NUMBER["baltic_sea"]], ZONE_NEIGHBOURS.__getitem__
)
#: What ships can reach in one step.
_WATERS: Final[Mapping[Place, tuple[Place, ...]]] = {
    **{zone: (*ZONE_NEIGHBOURS[zone], *each_area(ZONE_PORTS[zone])) for zone in ZONES},
    **{port: tuple(PORT_ZONES[port]) for port in each_area(PORTS)},
}


def _goals(state: State, nation: Nation) -> int:
    """Areas that a card in the nation's hand speaks of: Fortresses to be besieged."""
    besieges = _SIEGE_TRAIN in state.hands[nation]
    return FORTRESSES & held_by(state, enemies(state, nation)) if besieges else 0


def _steps_to(state: State, goals: int) -> Mapping[Place, int]:
    return state.known(("steps to", goals), lambda: _steps(each_area(goals), NEIGHBOURS.__getitem__))


def _steps_to_ships(state: State, nation: Nation) -> Mapping[Place, int]:
    """How far every place is from enemy ships."""
    return state.known(
        ("steps to ships", nation),
        lambda: _steps([p for p in _WATERS if enemy_fleet_at(state, nation, p)], _WATERS.__getitem__),
    )


def act_weight(state: State, nation: Nation, act: Option) -> int:
    """How gladly the action is taken."""
    match act:
        case Move():
            return _move_weight(state, nation, act)
        case Sail():
            return _sail_weight(state, nation, act)
        case Push() if act.nation == PRUSSIA and nation == FRANCE:
            return _BATTLE * _PULL if waits_for_warsaw(state) and act.way in (RIGHT, PLUS) else 0
        case BuildLeader() | RegroupLeader() if act.leader == NAPOLEON:
            return 10 * _BATTLE
        case _:
            return _KINDS.get(type(act), 3)


def _move_weight(state: State, nation: Nation, move: Move) -> int:
    """Into battle, before a Fortress, into the enemy's land; with as much as there is."""
    if enemy_fortress(state, nation, move.frm) and move.force.leaders:
        return 0  # a siege comes at the end of the Impulse
    foes = areas_with(state, enemies(state, nation))
    size = min(move.force.size, 8) + 4 * (NAPOLEON in move.force.leaders)
    goals = _goals(state, nation)
    if goals and size > 1 and _is_nearer(_steps_to(state, goals), move.frm, move.to):
        size *= _EAGER if move.force.leaders else 1
    if foes >> move.to & 1:
        return _BATTLE * size
    if FORTRESS[move.to] and enemy_fortress(state, nation, move.to):
        return _FORTRESS * size if move.force.leaders else _INVASION
    if enemy_areas(state, nation) >> move.to & 1:
        return _INVASION * size
    return _NEAR * size if NEIGHBOUR_MASK[move.to] & foes else _MARCH * size


def waits_for_warsaw(state: State) -> bool:
    """May Poniatowski still come, as soon as Warsaw is Friendly to France?"""
    return state.leader_at[PONIATOWSKI] == WAITING


def _is_nearer(steps: Mapping[Place, int], frm: Place, to: Place) -> bool:
    """Does a step lead towards a goal?"""
    return steps.get(to, _NOWHERE) < steps.get(frm, _NOWHERE)


def _sail_weight(state: State, nation: Nation, sail: Sail) -> int:
    """Against enemy ships, to Denmark, to Zones nobody holds yet."""
    weight = _CRUISE if is_zone(sail.to) else 1
    if enemy_fleet_at(state, nation, sail.to):
        weight = _AT_SEA * len(sail.fleet)
    elif is_zone(sail.to) and not nations_at(state, sail.to):
        weight = _OPEN_SEA
    frm, hand = state.squadron_at[sail.fleet[0]], state.hands[nation]
    if _NAVAL.intersection(hand) and _is_nearer(_steps_to_ships(state, nation), frm, sail.to):
        return weight * _EAGER
    if nation == BRITAIN and _RAID not in state.removed and _is_nearer(_TO_DENMARK, frm, sail.to):
        return weight * (_EAGER if _RAID in hand else _PULL)
    return weight


def free_march_weight(state: State, leader: Leader, move: object) -> int:
    """How gladly an area is entered that costs nothing."""
    return _move_weight(state, LEADER_NATION[leader], move) if isinstance(move, Move) else 1
