"""Building strength, calling leaders, laying down Squadrons, return from Regroup. [7.1–7.3, 7.7]"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import CAPITALS, HOME, NEIGHBOURS, PLACES, PORTS, SHARED
from ...printed.ids import Mask, each_area
from ...printed.names import NATION_COUNT, NATIONS, NOWHERE, POOL, REGROUP
from ...printed.pieces import COMMAND, LEADERS, LEADERS_OF, SP_LIMIT, SQUADRONS_OF, counters_suffice
from ...state.changes.map import add_sp, place_leader, place_squadron, return_sp
from ...state.changes.turn import note_reinforced
from ...state.control import areas_with, friendly_areas, stacks_of
from ...state.fights import Force
from ...state.ids import Area, Leader, Nation, Squadron
from ...state.relations import allies, enemies
from ...state.state import State, sp_at
from ..attrition import force_in
from ..impulse.actions import BUILDS_ONLY, IN_RUSSIA, REINFORCEMENTS, Action, purse_areas, register
from ..land.armies import one_nation
from ..land.interception import able_leaders
from ..occasions import Fight
from ..sea.fleets import is_blockaded

#: CPs for one strength point and for a Squadron; a leader costs his command rating. [7.1, 7.3]
SP_COST: Final = 2
SQUADRON_COST: Final = 4
#: And for a strength point, a leader or a Squadron from Regroup. [7.7]
REGROUP_COST: Final = 1


@option("build {count} sp @ {area}", says="build-sp")
class BuildStrength(Option):
    """So much strength. [7.1]"""

    count: int
    area: Area


@option("build leader {leader} @ {area}")
class BuildLeader(Option):
    """A leader is called. [7.2]"""

    leader: Leader
    area: Area


@option("build squadron @ {area}", says="build-squadron")
class BuildSquadron(Option):
    """A Squadron is laid down. [7.3]"""

    area: Area


@option("regroup {count} sp @ {area}", says="regroup-sp")
class RegroupStrength(Option):
    """So much strength comes back. [7.7]"""

    count: int
    area: Area


@option("regroup leader {leader} @ {area}")
class RegroupLeader(Option):
    """A leader comes back."""

    leader: Leader
    area: Area


@option("regroup squadron @ {area}", says="regroup-squadron")
class RegroupSquadron(Option):
    """A Squadron comes back."""

    area: Area


Build = BuildStrength | BuildLeader | BuildSquadron
Regroup = RegroupStrength | RegroupLeader | RegroupSquadron


def build_areas(state: State, nation: Nation) -> Mask:
    """Home and Shared areas the nation controls and no enemy stands in, as a mask. [7, 7.43]"""
    own = (HOME[nation] | SHARED[nation]) & state.held[nation]
    return own & ~areas_with(state, enemies(state, nation)) & purse_areas(state)


def open_areas(state: State, nation: Nation) -> Mask:
    """Where the purse at hand lets strength and leaders appear: reinforcements in the capital. [14.2]"""
    if state.purse_use == REINFORCEMENTS:
        return reinforcement_areas(state, nation)
    return build_areas(state, nation)


def reinforcement_areas(state: State, nation: Nation) -> Mask:
    """The capital; if it is occupied, one of the nearest Friendly Home areas. [14.2]"""
    free = build_areas(state, nation)
    capitals = mask_of(CAPITALS[nation]) & free
    if capitals:
        return capitals
    chosen = 0 if state.reinforced_at < 0 else 1 << state.reinforced_at
    return chosen or _nearest(CAPITALS[nation], free & HOME[nation])


def _elsewhere(state: State, nation: Nation, area: Area) -> Refusal | None:
    """Why reinforcements come nowhere else after the first. [14.2]"""
    chosen = state.reinforced_at
    if state.purse_use != REINFORCEMENTS or chosen < 0 or area == chosen:
        return None
    names: dict[str, str | int] = {"nation": NATIONS[nation], "area": PLACES[chosen]}
    return Refusal("nw-build-one-area", "14.2", names)


def _nearest(starts: Iterable[int], wanted: int) -> int:
    """Of the wanted areas those fewest steps away from the starts."""
    seen = mask_of(starts)
    edge = deque(each_area(seen))
    while edge and wanted:
        found = mask_of(edge) & wanted
        if found:
            return found
        further = mask_of(there for here in edge for there in NEIGHBOURS[here]) & ~seen
        seen |= further
        edge = deque(each_area(further))
    return 0


def sp_left(state: State, nation: Nation) -> int:
    """Strength of the nation that is not in use anywhere. [7]"""
    on_map = sum(state.sp[nation::NATION_COUNT])
    away = sum(c.sp for war in state.foreign_wars for c in war.committed if c.nation == nation)
    at_sea = state.convoy.force.sp[nation] if state.convoy is not None else 0
    return SP_LIMIT[nation] - on_map - state.sp_regroup[nation] - away - at_sea


def room_for(state: State, nation: Nation, area: Area, count: int) -> int:
    """How much of so much strength can be laid out in an area with the nation's counters. [2.2]"""
    here = sp_at(state, nation, area)
    # Only how much stands there already matters, not where it is.
    return state.known(("room", nation, here, count), lambda: _room_for(state, nation, here, count))


def _room_for(state: State, nation: Nation, here: int, count: int) -> int:
    others = list(stacks_of(state, nation))
    if here:
        others.remove(here)
    for fitting in range(count, 0, -1):
        if counters_suffice(nation, [*others, here + fitting]):
            return fitting
    return 0


def _fitting(state: State, nation: Nation, area: Area, counts: tuple[int, int]) -> tuple[int, ...]:
    """The least and the most of this that can be laid out in an area, if any. [2.2]"""
    few, many = (room_for(state, nation, area, count) for count in counts)
    if few == many:
        return (few,) if few else ()
    return (few, many) if few else (many,)


def callable_leaders(state: State, nation: Nation) -> tuple[Leader, ...]:
    """Leaders that may be called now. [7.2]"""
    return tuple(
        leader
        for leader in LEADERS_OF[nation]
        if state.leader_at[leader] == POOL and LEADERS[leader].first_turn <= state.turn
    )


def regrouping_leaders(state: State, nation: Nation) -> tuple[Leader, ...]:
    """Leaders that wait in Regroup. [7.7]"""
    return tuple(leader for leader in LEADERS_OF[nation] if state.leader_at[leader] == REGROUP)


def unused_squadrons(state: State, nation: Nation, box: Area = POOL) -> tuple[Squadron, ...]:
    return tuple(s for s in SQUADRONS_OF[nation] if state.squadron_at[s] == box)


def build_ports(state: State, nation: Nation) -> Mask:
    """Home ports where a Squadron can be laid down. [7.3]"""
    return HOME[nation] & PORTS & build_areas(state, nation)


def build_refusal(state: State, nation: Nation, build: Build) -> Refusal | None:
    """Why something cannot be built there, whatever it costs. [7]"""
    names: dict[str, str | int] = {"nation": NATIONS[nation], "area": PLACES[build.area]}
    if isinstance(build, BuildSquadron):
        if not unused_squadrons(state, nation):
            return Refusal("nw-build-no-squadron", "7.3", names)
        is_open = build_ports(state, nation) >> build.area & 1
        return None if is_open else Refusal("nw-build-no-port", "7.3", names)
    if isinstance(build, BuildLeader) and build.leader not in LEADERS_OF[nation]:
        return _foreign(nation, build.leader)
    if not open_areas(state, nation) >> build.area & 1:
        return _elsewhere(state, nation, build.area) or Refusal("nw-build-not-there", "7", names)
    if isinstance(build, BuildLeader):
        is_there = build.leader in callable_leaders(state, nation)
        return (
            None if is_there else Refusal("nw-build-no-leader", "7.2", {"leader": LEADERS[build.leader].id})
        )
    if build.count < 1 or build.count > sp_left(state, nation):
        return Refusal("nw-build-no-strength", "7.1", names)
    if room_for(state, nation, build.area, build.count) < build.count:
        return Refusal("nw-counters-short", "2.2", {"nation": NATIONS[nation]})
    return None


def _foreign(nation: Nation, leader: Leader) -> Refusal:
    return Refusal("nw-leader-foreign", "7.2", {"leader": LEADERS[leader].id, "nation": NATIONS[nation]})


def regroup_refusal(state: State, nation: Nation, back: Regroup) -> Refusal | None:
    """Why a piece cannot come back from Regroup there. [7.7]"""
    names: dict[str, str | int] = {"nation": NATIONS[nation], "area": PLACES[back.area]}
    if isinstance(back, RegroupSquadron):
        if not unused_squadrons(state, nation, REGROUP):
            return Refusal("nw-regroup-nothing", "7.7", names)
        if state.purse_use == REINFORCEMENTS and not HOME[nation] >> back.area & 1:
            return Refusal("nw-regroup-home-port", "14.2", names)
        is_open = regroup_ports(state, nation) >> back.area & 1
        return None if is_open else Refusal("nw-regroup-no-port", "7.7", names)
    if isinstance(back, RegroupLeader) and back.leader not in LEADERS_OF[nation]:
        return _foreign(nation, back.leader)
    if not open_areas(state, nation) & HOME[nation] & 1 << back.area:
        return _elsewhere(state, nation, back.area) or Refusal("nw-regroup-not-home", "7.7", names)
    if isinstance(back, RegroupLeader):
        is_there = state.leader_at[back.leader] == REGROUP
        return None if is_there else Refusal("nw-regroup-nothing", "7.7", names)
    if not 1 <= back.count <= state.sp_regroup[nation]:
        return Refusal("nw-regroup-nothing", "7.7", names)
    if room_for(state, nation, back.area, back.count) < back.count:
        return Refusal("nw-counters-short", "2.2", {"nation": NATIONS[nation]})
    return None


def regroup_ports(state: State, nation: Nation) -> Mask:
    """Friendly ports that are not blockaded; between turns Home ports only. [7.7, 14.2]"""
    ports = friendly_areas(state, nation) & PORTS & purse_areas(state)
    if state.purse_use == REINFORCEMENTS:
        ports &= HOME[nation]
    return mask_of(port for port in each_area(ports) if not is_blockaded(state, nation, port))


def price_of(build: Build) -> int:
    """CPs. [7.1, 7.2, 7.3]"""
    match build:
        case BuildLeader(leader):
            return COMMAND[leader]
        case BuildSquadron():
            return SQUADRON_COST
        case BuildStrength(count):
            return SP_COST * count


def meet_newcomers(state: State, nation: Nation, area: Area, force: Force) -> None:
    """Enemy Armies nearby may intercept Troops that appear; in the Interphase nobody does. [10.1, 14]"""
    # Where friends stand already nobody comes in between. [10.1]
    alone = force_in(state, area, allies(state, nation)).size == force.size
    if alone and able_leaders(state, area, nation):
        state.then(Fight(nation, area, NOWHERE, force))


def _settle_in(state: State, nation: Nation, area: Area, force: Force) -> None:
    """New Troops: out of an occupied capital the first decide for all; enemies may come. [10.1, 14.2]"""
    if state.purse_use == REINFORCEMENTS and area not in CAPITALS[nation]:
        note_reinforced(state, area)
    meet_newcomers(state, nation, area, force)


#: Purses that pay for new pieces.
_PURSES: Final = frozenset({IN_RUSSIA, REINFORCEMENTS, BUILDS_ONLY})


class BuildAction(Action[Build]):
    """`build 2 sp @ paris`, `build leader lannes @ paris`, `build squadron @ brest`. [7.1–7.3]"""

    word = "build"
    takes = (BuildStrength, BuildLeader, BuildSquadron)
    purses = _PURSES

    def options(self, state: State, nation: Nation) -> Sequence[Build]:
        found: list[Build] = []
        areas = open_areas(state, nation)
        counts = (1, min(state.purse // (2 * SP_COST), sp_left(state, nation)))
        if counts[1] >= 1:
            for area in each_area(areas):
                found += [BuildStrength(count, area) for count in _fitting(state, nation, area, counts)]
        for leader in map(Leader, callable_leaders(state, nation)):
            if 2 * COMMAND[leader] <= state.purse:
                where = areas & (state.present[nation] | mask_of(CAPITALS[nation])) or areas
                found += [BuildLeader(leader, area) for area in each_area(where)]
        if state.purse >= 2 * SQUADRON_COST and unused_squadrons(state, nation):
            found += [BuildSquadron(port) for port in each_area(build_ports(state, nation))]
        return found

    def refuse(self, state: State, nation: Nation, act: Build) -> Refusal | None:
        return build_refusal(state, nation, act)

    def cost(self, state: State, nation: Nation, act: Build) -> int:
        return 2 * price_of(act)

    def carry_out(self, state: State, nation: Nation, act: Build) -> None:
        match act:
            case BuildStrength(count, area):
                add_sp(state, nation, area, count, "build")
                _settle_in(state, nation, area, one_nation(nation, count))
            case BuildLeader(leader, area):
                place_leader(state, leader, area, "build")
                _settle_in(state, nation, area, Force(leaders=(leader,)))
            case BuildSquadron(area):
                place_squadron(state, unused_squadrons(state, nation)[0], area, "building", "build")


class RegroupAction(Action[Regroup]):
    """`regroup 1 sp @ paris`, `regroup leader ney @ paris`, `regroup squadron @ brest`. [7.7]"""

    word = "regroup"
    takes = (RegroupStrength, RegroupLeader, RegroupSquadron)
    purses = _PURSES

    def options(self, state: State, nation: Nation) -> Sequence[Regroup]:
        found: list[Regroup] = []
        if state.purse < 2:
            return found
        areas = open_areas(state, nation) & HOME[nation]
        most = min(state.purse // 2, state.sp_regroup[nation])
        if most:
            for area in each_area(areas):
                found += [RegroupStrength(count, area) for count in _fitting(state, nation, area, (1, most))]
        for leader in map(Leader, regrouping_leaders(state, nation)):
            found += [RegroupLeader(leader, area) for area in each_area(areas)]
        if unused_squadrons(state, nation, REGROUP):
            found += [RegroupSquadron(port) for port in each_area(regroup_ports(state, nation))]
        return found

    def refuse(self, state: State, nation: Nation, act: Regroup) -> Refusal | None:
        return regroup_refusal(state, nation, act)

    def cost(self, state: State, nation: Nation, act: Regroup) -> int:
        return 2 * REGROUP_COST * (act.count if isinstance(act, RegroupStrength) else 1)

    def carry_out(self, state: State, nation: Nation, act: Regroup) -> None:
        match act:
            case RegroupStrength(count, area):
                return_sp(state, nation, area, count, "regroup")
                _settle_in(state, nation, area, one_nation(nation, count))
            case RegroupLeader(leader, area):
                place_leader(state, leader, area, "regroup")
                _settle_in(state, nation, area, Force(leaders=(leader,)))
            case RegroupSquadron(area):
                squadron = unused_squadrons(state, nation, REGROUP)[0]
                place_squadron(state, squadron, area, "refitting", "regroup")


register(BuildAction())
register(RegroupAction())
