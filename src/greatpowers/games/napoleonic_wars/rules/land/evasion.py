"""Evasion: Formations that leave an area before the force that entered it can fight them. [10.2, 10.4]"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .....engine.errors import Refusal
from .....engine.frames import Procedure, frame, step
from ...printed.board import NEIGHBOURS, PLACES
from ...printed.ids import Area, Nation, by_nation
from ...printed.names import NATION_COUNT
from ...printed.pieces import LEADER_NATION
from ...state.changes.map import move_force
from ...state.control import areas_with, friendly_areas, neutral_areas
from ...state.effects import SureEvasion
from ...state.fights import Entry, Force
from ...state.relations import enemies, seat_of
from ...state.state import State
from ..attrition import force_in, suffer
from ..occasions import window
from .armies import commander, led_part, one_nation, present_part, together, without
from .movement import line_open, may_leave_for, withdrawal_causes
from .rolls import EVADE, go_on, is_sure, line_modifier, own_ground, rating_of, try_roll

#: The bit of the led group among those that have tried; the others are nations. [10.2]
GROUP = 1 << NATION_COUNT


@dataclass(frozen=True, slots=True)
class Evader:
    """Formations that evade at once: the group under its commander, or a nation's unled counters."""

    nation: Nation
    force: Force
    bit: int


def evaders(state: State, entry: Entry) -> list[Evader]:
    """Who might get away from what has entered the area; interceptors may not. [10.2, 10.11]"""
    standing = without(force_in(state, entry.area, enemies(state, entry.nation)), entry.intercepted)
    group = led_part(standing)
    found = []
    if group.leaders and not entry.tried & GROUP:
        first = commander(state, group, entry.area)
        others = tuple(leader for leader in group.leaders if leader != first)
        found.append(Evader(LEADER_NATION[first], Force(group.sp, (first, *others)), GROUP))
    for nation, count in by_nation(without(standing, group).sp):
        if count and not entry.tried >> nation & 1:
            found.append(Evader(nation, one_nation(nation, count), 1 << nation))
    return [evader for evader in found if seat_of(state, evader.nation)]


def refuges(state: State, nation: Nation, area: Area, origin: int) -> list[Area]:
    """Areas its Formations may evade to: never where the enemy came from, nor onto an enemy. [10.2, 12.4]"""
    barred = areas_with(state, enemies(state, nation)) | neutral_areas(state, nation)
    return [
        to
        for to in NEIGHBOURS[area]
        if to != origin
        and not barred >> to & 1
        and line_open(state, nation, area, to)
        and may_leave_for(state, nation, area, to)
    ]


def evasion_refusal(state: State, seat: str, entry: Entry, force: Force, to: Area) -> Refusal | None:
    """Why these Formations may not try to evade there. [10.2]"""
    evader = _evader_like(state, entry, force)
    if evader is None or seat_of(state, evader.nation) != seat:
        return Refusal("nw-evade-whole-group", "10.2", {"area": PLACES[entry.area]})
    if to not in refuges(state, evader.nation, entry.area, entry.origin):
        return Refusal("nw-evade-no-refuge", "10.2", {"area": PLACES[to]})
    return None


def _evader_like(state: State, entry: Entry, force: Force) -> Evader | None:
    for evader in evaders(state, entry):
        same_leaders = sorted(evader.force.leaders) == sorted(force.leaders)
        if same_leaders and evader.force.sp == force.sp:
            return evader
    return None


def modifier(state: State, nation: Nation, force: Force, frm: Area, to: Area) -> int:
    """[10.2]"""
    friendly = friendly_areas(state, nation) >> to & 1
    return rating_of(force) + friendly - (not own_ground(state, nation, frm)) + line_modifier(frm, to)


def counters_of(count: int) -> list[int]:
    """Unled strength as few counters: each rolls for itself. [10.2]"""
    found = []
    for strength in (4, 2, 1):
        found += [strength] * (count // strength)
        count %= strength
    return found


@frame
class EvasionRoll(Procedure):
    """One attempt of a group, or of each unled counter of a nation. [10.2]"""

    entry: Entry
    force: Force
    to: Area

    @step
    def declare(self, state: State) -> None:
        nation = self.nation_in(state)
        window(state, "roll", nation=nation, place=self.to, origin=self.entry.area)

    @step
    def roll(self, state: State) -> None:
        entry = self.entry
        force = present_part(state, self.force, entry.area)
        nation = self.nation_in(state)
        parts = [force] if force.leaders else [one_nation(nation, n) for n in counters_of(force.sp[nation])]
        gone = [part for part in parts if self.gets_away(state, nation, part)]
        away = Force()
        for part in gone:
            away = together(away, part)
        if away.size:
            causes = withdrawal_causes(state, nation, entry.area, self.to)
            move_force(state, away, entry.area, self.to, "evade")
            if causes:
                suffer(state, self.to, away, "evasion", times=causes)
        bit = GROUP if self.force.leaders else 1 << nation
        failed = entry.failed_evasion or len(gone) < len(parts)
        evaded = entry.evaded | sum(1 << leader for leader in away.leaders)
        go_on(state, replace(entry, tried=entry.tried | bit, failed_evasion=failed, evaded=evaded))

    def nation_in(self, state: State) -> Nation:
        if self.force.leaders:
            return LEADER_NATION[self.force.leaders[0]]
        return next(n for n, count in by_nation(self.force.sp) if count)

    def gets_away(self, state: State, nation: Nation, part: Force) -> bool:
        by_card = part.leaders and is_sure(state, SureEvasion, seat_of(state, nation))
        sure = SureEvasion if by_card else None
        added = modifier(state, nation, part, self.entry.area, self.to)
        return try_roll(state, EVADE, nation, part, self.entry.area, self.to, added, sure)
