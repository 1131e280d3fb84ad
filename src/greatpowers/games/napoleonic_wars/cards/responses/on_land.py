"""Responses to marches and battles: cards 24 to 31, 33 to 36, 38, 39. [6.14]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...printed.board import FORTRESS, HOME, LINE, SHARED, is_zone
from ...printed.cards import CARDS
from ...printed.ids import Mask, by_nation, each_area
from ...printed.names import EACH_NATION, PLAIN, POOL, REGROUP, ROUGH
from ...rules.attrition import force_in, suffer
from ...rules.cards.troops import levy, own_areas
from ...rules.land.armies import nations_of_force
from ...rules.land.marks import halt
from ...rules.occasions import ResponseWindow
from ...rules.responses.acting import newcomers
from ...rules.responses.matters import could_intercept, lost_pieces, stands_at
from ...rules.responses.responses import EVERYBODY, JUST_SO, OPEN, enemy_moved, no_target, response
from ...state.changes.cards import set_effect
from ...state.changes.map import change_regroup, lose_sp, regroup_everything, remove_leader
from ...state.control import areas_with, controller, leaders_in
from ...state.effects import (
    Cancelled,
    Closed,
    ForcedMarch,
    FreeAreas,
    Jealous,
    MoveCancelled,
    NoBattle,
    NoFlag,
    RollBonus,
    RollFails,
    SureEvasion,
    SureInterception,
)
from ...state.ids import Area, CardId, Nation
from ...state.relations import allies, are_enemies, seat_of
from ...state.state import State, sp_at
from ...state.targets import ROLL, OnLeader, OnLine, OnNation, OnPlace, Target, nation_of, place_of


def _crowds(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return [
        OnPlace(a) for a in each_area(areas_with(state, EVERYBODY)) if force_in(state, a, EVERYBODY).size >= 8
    ]


@response("shortage_of_fodder", OPEN, _crowds)
def shortage_of_fodder(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """All Formations of a crowded area go to Regroup; no battle there."""
    area = Area(place_of(target))
    for other in EACH_NATION:
        regroup_everything(state, other, [area], "event")
    if state.battle is not None and state.battle.area == area:
        set_effect(state, NoBattle())


def _armies(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return [
        OnPlace(area)
        for area in each_area(areas_with(state, EVERYBODY))
        if any(leaders_in(state, n, area) and sp_at(state, n, area) for n in EACH_NATION)
    ]


@response("dysentery", OPEN, _armies)
def dysentery(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """Everybody in an area with an Army suffers and stays."""
    area = Area(place_of(target))
    force = force_in(state, area, EVERYBODY)
    suffer(state, area, force, "event")
    halt(state, force, area)


def _enemy_army(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return enemy_moved(state, nation, window) if newcomers(state, window).leaders else ()


@response("stragglers", frozenset({"move"}), _enemy_army)
def stragglers(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """The Army that came in goes no farther."""
    halt(state, newcomers(state, window), Area(window.place))


def _levying(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return [OnNation(n) for n in EACH_NATION if _levy_areas(state, n)]


def _levy_areas(state: State, nation: Nation) -> Mask:
    own = (HOME[nation] | SHARED[nation]) & state.held[nation]
    return own_areas(state, nation) | own & state.present[nation]


@response("conscripts", OPEN, _levying)
def conscripts(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """Three points for any nation, two in an area at most."""
    who = nation_of(target)
    levy(state, who, 3, _levy_areas(state, who), 2)


def _cancellable(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    facts = CARDS[window.card]
    barred = facts.is_home or facts.must_be_event or window.card == "countermanded"
    return () if barred else JUST_SO


@response("countermanded", frozenset({"card"}), _cancellable)
def countermanded(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """The event just announced is not carried out."""
    set_effect(state, Cancelled(CardId(window.card)))


def _marchers(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    """In the own Impulse a leader; otherwise an own roll."""
    if window.kind == "roll":
        own = seat_of(state, window.nation) == seat_of(state, nation) and window.nation != state.active
        return (ROLL,) if own and not is_zone(window.place) else ()
    if state.active != nation:
        return ()
    return [OnLeader(x) for a in each_area(state.present[nation]) for x in leaders_in(state, nation, a)]


@response("forced_march", frozenset({"impulse", "move", "roll"}), _marchers)
def forced_march(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """An Army marches without wear and two areas free, or a roll gets two more."""
    if isinstance(target, OnLeader):
        set_effect(state, ForcedMarch(target.leader))
        set_effect(state, FreeAreas(target.leader, 2))
    else:
        set_effect(state, RollBonus(2))


def _can_withdraw(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO if stands_at(state, nation, window) else ()


@response("skilful_withdrawal", frozenset({"evade"}), _can_withdraw)
def skilful_withdrawal(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """The next evasion succeeds without a roll."""
    set_effect(state, SureEvasion(nation))


def _can_march(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO if could_intercept(state, nation, window) else ()


@response("march_to_the_guns", frozenset({"intercept"}), _can_march)
def march_to_the_guns(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """The next interception succeeds without a roll."""
    set_effect(state, SureInterception(nation))


#: Lines that may be flooded, with the areas at their ends.
_RIVERS: Final = {
    OnLine(key >> 8, key & 255): 1 << (key >> 8) | 1 << (key & 255)
    for key in sorted(LINE, key=lambda key: OnLine(key >> 8, key & 255).text)
    if LINE[key] in (PLAIN, ROUGH)
}


def _rivers(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    """Plain and rough lines at areas of the active side; in a move the one just used."""
    if window.kind == "move" and window.origin >= 0:
        line = LINE.get(window.origin << 8 | window.place, -1)
        return (OnLine(window.origin, window.place),) if line in (PLAIN, ROUGH) else ()
    near = areas_with(state, allies(state, state.active)) if state.active >= 0 else 0
    return [line for line, ends in _RIVERS.items() if near & ends]


@response("swollen_rivers", frozenset({"impulse", "move"}), _rivers)
def swollen_rivers(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """A line is closed for this Impulse; a move along it is not made."""
    assert isinstance(target, OnLine)
    first, second = target.ends
    set_effect(state, Closed(first, second))
    if window.kind == "move":
        set_effect(state, MoveCancelled())


def _groups(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    if state.active < 0:
        return ()
    side = allies(state, state.active)
    found = areas_with(state, side)
    return [
        OnPlace(a)
        for a in each_area(found)
        if sum(len(leaders_in(state, n, a)) for n in EACH_NATION if side >> n & 1) >= 2
    ]


@response("jealous_marshals", OPEN, _groups)
def jealous_marshals(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """Armies of an Army Group move and fight one at a time in this Impulse."""
    set_effect(state, Jealous(Area(place_of(target))))


def _own_soil(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    area = Area(window.place)
    own = area >= 0 and HOME[nation] >> area & 1 and controller(state, area) == nation
    return JUST_SO if own and not FORTRESS[area] and are_enemies(state, nation, window.nation) else ()


@response("burnt_earth", frozenset({"move"}), _own_soil)
def burnt_earth(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """The invader suffers and may not flag the area now; an own Formation loses a point."""
    area = Area(window.place)
    suffer(state, area, newcomers(state, window), "event")
    set_effect(state, NoFlag(area))
    if sp_at(state, nation, area):
        lose_sp(state, nation, area, 1, "event")


@response("desertion", frozenset({"retreat"}), no_target)
def desertion(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """A retreating force suffers on 5 and 6."""
    battle = state.battle
    if battle is not None and battle.loser >= 0:
        suffer(state, Area(window.place), battle.sides[battle.loser].force, "event", lost_on=5)


@response("false_reports", frozenset({"roll"}), no_target)
def false_reports(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """The roll just declared fails."""
    set_effect(state, RollFails())


def _wounded(state: State, nation: Nation, window: ResponseWindow) -> Sequence[Target]:
    return JUST_SO if lost_pieces(state, nation) else ()


@response("field_surgeons", frozenset({"aftermath"}), _wounded)
def field_surgeons(state: State, nation: Nation, window: ResponseWindow, target: Target) -> None:
    """Half of the own losses go to Regroup instead."""
    battle = state.battle
    assert battle is not None
    side = next(
        s for s in battle.sides if (nations_of_force(s.force) | nations_of_force(s.lost)) >> nation & 1
    )
    left = (side.lost.size + 1) // 2
    for leader in side.lost.leaders:
        if left and state.leader_at[leader] == POOL:
            remove_leader(state, leader, REGROUP, "surgeons")
            left -= 1
    for own, count in by_nation(side.lost.sp):
        saved = min(left, count)
        change_regroup(state, own, saved)
        left -= saved
