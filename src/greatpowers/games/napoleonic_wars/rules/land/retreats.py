"""Retreat of the beaten side. [11.4, 9.44, 12.4, 13.7]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import NEIGHBOURS, PLACES, PORT_ZONES, ZONE_PORTS
from ...printed.ids import each_area
from ...state.changes.fights import set_battle
from ...state.changes.map import move_force
from ...state.control import (
    areas_with,
    enemy_fortress,
    friendly_areas,
    neutral_areas,
    uncontrolled_areas,
)
from ...state.fight_notes import Mark
from ...state.fights import Battle, Force
from ...state.ids import Area, Nation
from ...state.relations import enemies, seat_of
from ...state.state import State
from ..attrition import force_in, suffer
from ..cards import notes
from ..occasions import window
from .armies import deciding_nation, nations_of_force, without
from .losses import battle_of, eliminate, put_side
from .marks import fall_back
from .movement import line_open, may_leave_for, withdrawal_causes


def retreat_areas(state: State, battle: Battle, side: int) -> list[Area]:
    """Where the side may retreat to, in the order of the map; nothing: it is lost. [11.4]"""
    nation = deciding_nation(battle.sides[side])
    if side == 0 and battle.is_landing:
        return _ports_behind(state, nation, battle.area)
    if side == 0 and battle.origin >= 0:
        return [battle.origin] if _may_retreat(state, nation, battle.area, battle.origin) else []
    open_ones = [
        to
        for to in NEIGHBOURS[battle.area]
        if to != battle.origin and _may_retreat(state, nation, battle.area, to)
    ]
    for mask in (friendly_areas(state, nation), uncontrolled_areas(state, nation)):
        best = [to for to in open_ones if mask >> to & 1]
        if best:
            return best
    return open_ones


def _may_retreat(state: State, nation: Nation, frm: Area, to: Area) -> bool:
    """No enemy there, neither Formation nor Fortress; no closed line; no neutral's area. [11.4, 12.4]"""
    barred = areas_with(state, enemies(state, nation)) | neutral_areas(state, nation)
    return (
        not barred >> to & 1
        and not enemy_fortress(state, nation, to)
        and line_open(state, nation, frm, to)
        and may_leave_for(state, nation, frm, to)
    )


def _ports_behind(state: State, nation: Nation, area: Area) -> list[Area]:
    """Friendly ports of the Zones a landing force came through. [13.7]"""
    zones = state.convoy.zones if state.convoy is not None else PORT_ZONES[area]
    ports = 0
    for zone in zones:
        ports |= ZONE_PORTS[zone]
    safe = friendly_areas(state, nation) & ~areas_with(state, enemies(state, nation))
    return list(each_area(ports & safe & ~(1 << area)))


@frame
class Retreat(Procedure):
    """The beaten side leaves the field, or is lost where it stands. [11.4]"""

    side: int

    @step
    def leave(self, state: State) -> None:
        battle = battle_of(state)
        who = battle.sides[self.side]
        if not who.force.size:
            return
        areas = retreat_areas(state, battle, self.side)
        if not areas:
            eliminate(state, self.side, who.force, "no_retreat")
            return
        seat = seat_of(state, deciding_nation(who))
        if seat:
            state.then(ChooseRetreat(seat, self.side))
        else:
            state.then(RetreatTo(self.side, areas[0]))


@option("retreat {area}")
class RetreatInto(Option):
    """The beaten side goes there."""

    area: Area


@frame
class ChooseRetreat(Choice[State, RetreatInto]):
    """The area to retreat to. [11.4]"""

    asks = "retreat"
    seat: str
    side: int

    def options(self, state: State) -> Sequence[RetreatInto]:
        return [RetreatInto(area) for area in retreat_areas(state, battle_of(state), self.side)]

    def chosen(self, state: State, option: RetreatInto) -> None:
        state.then(RetreatTo(self.side, option.area))

    def refuse(self, state: State, option: RetreatInto) -> Refusal | None:
        if option in self.options(state):
            return None
        return Refusal("nw-retreat-not-there", "11.4", {"area": PLACES[option.area]})


@frame
class RetreatTo(Procedure):
    """The beaten force goes; what Attrition and Responses leave of it is what it has. [9.44, 11.4]"""

    side: int
    to: Area

    @step
    def go(self, state: State) -> None:
        battle = battle_of(state)
        force = battle.sides[self.side].force
        nation = deciding_nation(battle.sides[self.side])
        at_sea = self.side == 0 and battle.is_landing
        causes = 1 if at_sea else withdrawal_causes(state, nation, battle.area, self.to)
        if notes.has(battle, Mark.HARRIED, self.side):
            causes = max(causes, 1)
        there = force_in(state, self.to, nations_of_force(force))
        if self.side == 0:
            fall_back(state, force, battle.area, self.to)
        move_force(state, force, battle.area, self.to, "retreat")
        set_battle(state, replace(battle, refuge=self.to))
        if causes:
            suffer(state, self.to, force, "retreat", times=causes)
        state.then(Refuge(self.side, there))


@frame
class Refuge(Procedure):
    """Responses to a retreat; then the side has what is left of it. [6.14, 11.6]"""

    side: int
    #: What stood there before.
    there: Force

    @step
    def ask(self, state: State) -> None:
        battle = battle_of(state)
        nation = deciding_nation(battle.sides[self.side])
        self.count(state)
        window(state, "retreat", nation=nation, place=battle.refuge, origin=battle.area)

    @step
    def settle(self, state: State) -> None:
        self.count(state)

    def count(self, state: State) -> None:
        battle = battle_of(state)
        who = battle.sides[self.side]
        here = force_in(state, battle.refuge, nations_of_force(who.force))
        left = without(here, self.there)
        sp = tuple(min(a, b) for a, b in zip(left.sp, who.force.sp, strict=True))
        leaders = tuple(leader for leader in who.force.leaders if leader in left.leaders)
        put_side(state, self.side, replace(who, force=Force(sp, leaders)))
