"""Interception: Armies beside an area that go against a force entering it. [10.1, 10.3, 10.6, 12.4]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.board import NEIGHBOURS, OWNER, PLACES
from ...printed.names import EACH_NATION
from ...printed.pieces import LEADER_NATION, LEADERS
from ...state.changes.fights import bar_interception
from ...state.changes.map import move_force, set_flag
from ...state.control import areas_with, leaders_in, neutral_areas, uncontrolled_areas
from ...state.effects import SureInterception, have_armistice
from ...state.fights import Entry, Force
from ...state.ids import Area, Leader, Nation
from ...state.relations import allies, enemies, seat_of
from ...state.state import State, in_interphase
from ..attrition import force_in, suffer
from ..occasions import window
from ..sea.ports import port_changed
from .armies import (
    army_of,
    best_first,
    force_refusal,
    led_part,
    may_take_along,
    present_part,
    split_refusal,
    together,
    without,
)
from .movement import entry_causes, line_open, may_leave_for
from .rolls import INTERCEPT, go_on, is_sure, line_modifier, own_ground, rating_of, try_roll


def interceptors_into(state: State, area: Area, against: Nation) -> list[Leader]:
    """Leaders of enemy Armies able to intercept the nation there now; none if its side is there. [10.1]"""
    if areas_with(state, allies(state, against)) >> area & 1:
        return []
    return able_leaders(state, area, against)


def able_leaders(state: State, area: Area, against: Nation, *, sure: bool = False) -> list[Leader]:
    """Enemy leaders beside the area who may go there; `sure`: failures before do not matter. [10.3, 10.13]"""
    hostile = enemies(state, against)
    return [
        leader
        for frm in NEIGHBOURS[area]
        for nation in EACH_NATION
        if hostile >> nation & 1 and state.present[nation] >> frm & 1
        for leader in leaders_in(state, nation, frm)
        if interceptor_refusal(state, leader, area, against, sure=sure) is None
    ]


def interceptor_refusal(
    state: State, leader: Leader, area: Area, against: Nation, *, sure: bool = False
) -> Refusal | None:
    """Why the leader may not intercept into the area. [10.1, 10.3, 10.13, 9.53, 12.4, 14]"""
    nation, frm = LEADER_NATION[leader], state.leader_at[leader]
    who: dict[str, str | int] = {"leader": LEADERS[leader].id, "area": PLACES[area]}
    if in_interphase(state):
        return Refusal("nw-intercept-interphase", "14", who)
    if frm not in NEIGHBOURS[area] or not enemies(state, against) >> nation & 1 or not seat_of(state, nation):
        return Refusal("nw-intercept-not-beside", "10.1", who)
    if not sure and (state.spent_leaders >> leader & 1 or state.spent_areas >> frm & 1):
        return Refusal("nw-intercept-spent", "10.13", who)
    if not line_open(state, nation, frm, area):
        return Refusal("nw-intercept-line-closed", "9.53", who)
    if not may_leave_for(state, nation, frm, area):
        return Refusal("nw-intercept-fortress-exit", "12.4", who)
    if have_armistice(state, nation, against) or neutral_areas(state, nation) >> area & 1:
        return Refusal("nw-intercept-peace", "10.1", who)
    return None


def modifier(state: State, force: Force, frm: Area, to: Area) -> int:
    """[10.11]"""
    nation = LEADER_NATION[force.leaders[0]]
    uncontrolled = uncontrolled_areas(state, nation) >> frm & 1
    return rating_of(force) + own_ground(state, nation, to) - uncontrolled + line_modifier(frm, to)


def usual_interceptors(state: State, seat: str, leaders: list[Leader]) -> list[tuple[Force, Area]]:
    """Forces of a seat that would intercept: each whole Army, then all together; with their areas. [10.13]"""
    found: list[tuple[Force, Area]] = []
    own = [leader for leader in leaders if seat_of(state, LEADER_NATION[leader]) == seat]
    for frm in dict.fromkeys(state.leader_at[leader] for leader in own):
        here = best_first(tuple(leader for leader in own if state.leader_at[leader] == frm))
        everything = _unspent(state, force_in(state, frm, may_take_along(state, LEADER_NATION[here[0]], frm)))
        forces = [led_part(Force(everything.sp, best_first(everything.leaders, LEADER_NATION[here[0]])))]
        forces += [
            army_of(leader, may_take_along(state, LEADER_NATION[leader], frm), everything) for leader in here
        ]
        found += [(force, frm) for force in dict.fromkeys(forces)]
    return found


def _unspent(state: State, force: Force) -> Force:
    return Force(force.sp, tuple(x for x in force.leaders if not state.spent_leaders >> x & 1))


def interception_refusal(state: State, seat: str, entry: Entry, force: Force, frm: Area) -> Refusal | None:
    """Why a force may not try to intercept what has entered the area. [10.1, 10.13]"""
    if not force.leaders:
        return Refusal("nw-intercept-unled", "10.1")
    first = force.leaders[0]
    if seat_of(state, LEADER_NATION[first]) != seat:
        return Refusal("nw-intercept-not-yours", "10.1", {"leader": LEADERS[first].id})
    if not is_open_field(state, entry):
        return Refusal("nw-intercept-occupied", "10.1", {"area": PLACES[entry.area]})
    sure = is_sure(state, SureInterception, seat)
    refused = interceptor_refusal(state, first, entry.area, entry.nation, sure=sure)
    barred = entry.evaded | (0 if sure else state.spent_leaders)
    spent = [leader for leader in force.leaders if barred >> leader & 1]
    if refused is None and spent:
        names: dict[str, str | int] = {"leader": LEADERS[spent[0]].id, "area": PLACES[entry.area]}
        refused = Refusal("nw-intercept-spent", "10.13", names)
    if refused is None:
        refused = force_refusal(state, LEADER_NATION[first], force, frm)
    return split_refusal(state, force, frm, entry.area) if refused is None else refused


def is_open_field(state: State, entry: Entry) -> bool:
    """Did nobody of its side stand there before the force came? [10.1]"""
    others = without(force_in(state, entry.area, allies(state, entry.nation)), entry.force)
    return not others.size


@frame
class InterceptionRoll(Procedure):
    """One attempt; what happens next is asked again by `Reactions`. [10.11]"""

    entry: Entry
    force: Force
    frm: Area

    @step
    def declare(self, state: State) -> None:
        nation = LEADER_NATION[self.force.leaders[0]]
        window(state, "roll", nation=nation, place=self.entry.area, origin=self.frm)

    @step
    def roll(self, state: State) -> None:
        entry, force = self.entry, present_part(state, self.force, self.frm)
        if not force.leaders:
            go_on(state, entry)
            return
        nation = LEADER_NATION[force.leaders[0]]
        sure = SureInterception if is_sure(state, SureInterception, seat_of(state, nation)) else None
        added = modifier(state, force, self.frm, entry.area)
        if try_roll(state, INTERCEPT, nation, force, self.frm, entry.area, added, sure):
            arrive(state, nation, force, self.frm, entry.area)
            go_on(state, replace(entry, intercepted=together(entry.intercepted, force)))
        else:
            bar_interception(state, 1 << force.leaders[0], 1 << self.frm)
            go_on(state, entry)


def arrive(state: State, nation: Nation, force: Force, frm: Area, area: Area) -> None:
    """Successful interceptors enter, with the Attrition that is due. [10.12]"""
    causes = entry_causes(state, nation, frm, area)
    move_force(state, force, frm, area, "intercept")
    if causes:
        suffer(state, area, force, "interception", times=causes)


@frame
class FlagInterception(Procedure):
    """A Flag of the nation was placed by an event beside enemy Armies: they may roll against it. [10.6]"""

    nation: Nation
    area: Area
    #: Leaders who let it be.
    stood: tuple[int, ...] = ()

    @step
    def ask(self, state: State) -> None:
        if state.flag[self.area] != self.nation:
            return
        for leader in interceptors_into(state, self.area, self.nation):
            if leader not in self.stood:
                seat = seat_of(state, LEADER_NATION[leader])
                state.then(ChooseFlagInterception(seat, leader, self.nation, self.area, self.stood))
                return


@option("let it be")
class LetBe(Option):
    pass


@option("intercept {leader}", says="intercept-flag")
class InterceptFlag(Option):
    """An Army rolls against a Flag. [10.6]"""

    leader: Leader


@frame
class ChooseFlagInterception(Choice[State, LetBe | InterceptFlag]):
    """Should this Army roll against the Flag? [10.6]"""

    asks = "flag-interception"
    seat: str
    leader: Leader
    nation: Nation
    area: Area
    stood: tuple[int, ...]

    def options(self, state: State) -> Sequence[LetBe | InterceptFlag]:
        return (LetBe(), InterceptFlag(self.leader))

    def chosen(self, state: State, option: LetBe | InterceptFlag) -> None:
        if isinstance(option, InterceptFlag):
            state.then(FlagRoll(self.leader, self.nation, self.area))
        stood = (*self.stood, self.leader)
        state.then(FlagInterception(self.nation, self.area, stood))


@frame
class FlagRoll(Procedure):
    """The Army rolls where it stands; if it succeeds the Flag is gone. [10.6]"""

    leader: Leader
    nation: Nation
    area: Area

    @step
    def declare(self, state: State) -> None:
        frm = state.leader_at[self.leader]
        window(state, "roll", nation=LEADER_NATION[self.leader], place=self.area, origin=frm)

    @step
    def roll(self, state: State) -> None:
        frm = state.leader_at[self.leader]
        if frm < 0:
            return
        army = Force(leaders=(self.leader,))
        added = modifier(state, army, frm, self.area)
        if try_roll(state, INTERCEPT, LEADER_NATION[self.leader], army, frm, self.area, added, None):
            set_flag(state, self.area, OWNER[self.area], "intercepted")
            port_changed(state, self.area)
        else:
            bar_interception(state, 1 << self.leader, 1 << frm)
