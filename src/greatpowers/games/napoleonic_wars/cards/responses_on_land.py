"""Responses to marches and battles: cards 24 to 31, 33 to 36, 38, 39. [6.14]"""

from __future__ import annotations

from collections.abc import Sequence

from ..attrition import force_in, suffer
from ..board import FORTRESS, HOME, LINE, PLACES, SHARED, is_zone, members
from ..card_changes import set_effect
from ..card_facts import CARDS
from ..changes import (
    change_regroup,
    lose_sp,
    regroup_everything,
    remove_leader,
)
from ..control import areas_with, controller, leaders_in
from ..effects import (
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
from ..fights import Force
from ..ids import Area, CardId, Leader
from ..land.armies import nations_of_force, present_part
from ..land.marks import halt
from ..names import (
    NATION_COUNT,
    NATIONS,
    PLAIN,
    POOL,
    REGROUP,
    ROUGH,
)
from ..pieces import LEADERS
from ..relations import allies, are_enemies, seat_of
from ..state import State, sp_at
from ..texts import read_area, read_leader
from .responses import (
    EVERYBODY,
    OPEN,
    could_intercept,
    enemy_moved,
    lost_pieces,
    no_target,
    response,
    stands_at,
)
from .troops import levy, own_areas
from .windows import ResponseWindow


def _crowds(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    return [
        PLACES[a] for a in members(areas_with(state, EVERYBODY)) if force_in(state, a, EVERYBODY).size >= 8
    ]


@response("shortage_of_fodder", OPEN, _crowds)
def shortage_of_fodder(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """All Formations of a crowded area go to Regroup; no battle there."""
    area = read_area(target)
    for other in range(NATION_COUNT):
        regroup_everything(state, other, [area], "event")
    if state.battle is not None and state.battle.area == area:
        set_effect(state, NoBattle())


def _armies(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    return [
        PLACES[area]
        for area in members(areas_with(state, EVERYBODY))
        if any(leaders_in(state, n, area) and sp_at(state, n, area) for n in range(NATION_COUNT))
    ]


@response("dysentery", OPEN, _armies)
def dysentery(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """Everybody in an area with an Army suffers and stays."""
    area = read_area(target)
    force = force_in(state, area, EVERYBODY)
    suffer(state, area, force, "event")
    halt(state, force, area)


def newcomers(state: State, window: ResponseWindow) -> Force:
    """The force that has just entered the area, as far as it is still there."""
    from ..land.moving import Arrival  # marches open windows

    for lying in reversed(state.stack):
        if isinstance(lying, Arrival) and lying.entry.area == window.place:
            return present_part(state, lying.entry.force, window.place)
    return force_in(state, window.place, allies(state, window.nation))


def _enemy_army(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    return enemy_moved(state, nation, window) if newcomers(state, window).leaders else ()


@response("stragglers", frozenset({"move"}), _enemy_army)
def stragglers(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """The Army that came in goes no farther."""
    halt(state, newcomers(state, window), window.place)


def _levying(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    return [NATIONS[n] for n in range(NATION_COUNT) if _levy_areas(state, n)]


def _levy_areas(state: State, nation: int) -> int:
    own = (HOME[nation] | SHARED[nation]) & state.held[nation]
    return own_areas(state, nation) | own & state.present[nation]


@response("conscripts", OPEN, _levying)
def conscripts(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """Three points for any nation, two in an area at most."""
    who = NATIONS.index(target)
    levy(state, who, 3, _levy_areas(state, who), 2)


def _cancellable(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    facts = CARDS[window.card]
    barred = facts.is_home or facts.must_be_event or window.card == "countermanded"
    return () if barred else ("",)


@response("countermanded", frozenset({"card"}), _cancellable)
def countermanded(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """The event just announced is not carried out."""
    set_effect(state, Cancelled(CardId(window.card)))


def _marchers(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    """In the own Impulse a leader; otherwise an own roll."""
    if window.kind == "roll":
        own = seat_of(state, window.nation) == seat_of(state, nation) and window.nation != state.active
        return ("roll",) if own and not is_zone(window.place) else ()
    if state.active != nation:
        return ()
    return [LEADERS[x].id for a in members(state.present[nation]) for x in leaders_in(state, nation, a)]


@response("forced_march", frozenset({"impulse", "move", "roll"}), _marchers)
def forced_march(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """An Army marches without wear and two areas free, or a roll gets two more."""
    if target == "roll":
        set_effect(state, RollBonus(2))
        return
    leader = Leader(read_leader(target))
    set_effect(state, ForcedMarch(leader))
    set_effect(state, FreeAreas(leader, 2))


def _can_withdraw(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    return ("",) if stands_at(state, nation, window) else ()


@response("skilful_withdrawal", frozenset({"evade"}), _can_withdraw)
def skilful_withdrawal(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """The next evasion succeeds without a roll."""
    set_effect(state, SureEvasion(nation))


def _can_march(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    return ("",) if could_intercept(state, nation, window) else ()


@response("march_to_the_guns", frozenset({"intercept"}), _can_march)
def march_to_the_guns(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """The next interception succeeds without a roll."""
    set_effect(state, SureInterception(nation))


def _rivers(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    """Plain and rough lines at areas of the active side; in a move the one just used."""
    if window.kind == "move" and window.origin >= 0:
        line = LINE.get(window.origin << 8 | window.place, -1)
        return (_line_name(window.origin, window.place),) if line in (PLAIN, ROUGH) else ()
    near = areas_with(state, allies(state, state.active)) if state.active >= 0 else 0
    return sorted(
        {
            _line_name(key >> 8, key & 255)
            for key, line in LINE.items()
            if line in (PLAIN, ROUGH) and near >> (key >> 8) & 1
        }
    )


def _line_name(a: int, b: int) -> str:
    return "-".join(sorted((PLACES[a], PLACES[b])))


@response("swollen_rivers", frozenset({"impulse", "move"}), _rivers)
def swollen_rivers(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """A line is closed for this Impulse; a move along it is not made."""
    set_effect(state, Closed(*(Area(read_area(end)) for end in target.split("-"))))
    if window.kind == "move":
        set_effect(state, MoveCancelled())


def _groups(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    if state.active < 0:
        return ()
    side = allies(state, state.active)
    found = areas_with(state, side)
    return [
        PLACES[a]
        for a in members(found)
        if sum(len(leaders_in(state, n, a)) for n in range(NATION_COUNT) if side >> n & 1) >= 2
    ]


@response("jealous_marshals", OPEN, _groups)
def jealous_marshals(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """Armies of an Army Group move and fight one at a time in this Impulse."""
    set_effect(state, Jealous(Area(read_area(target))))


def _own_soil(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    area = window.place
    own = area >= 0 and HOME[nation] >> area & 1 and controller(state, area) == nation
    return ("",) if own and not FORTRESS[area] and are_enemies(state, nation, window.nation) else ()


@response("burnt_earth", frozenset({"move"}), _own_soil)
def burnt_earth(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """The invader suffers and may not flag the area now; an own Formation loses a point."""
    area = window.place
    suffer(state, area, newcomers(state, window), "event")
    set_effect(state, NoFlag(Area(area)))
    if sp_at(state, nation, area):
        lose_sp(state, nation, area, 1, "event")


@response("desertion", frozenset({"retreat"}), no_target)
def desertion(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """A retreating force suffers on 5 and 6."""
    battle = state.battle
    if battle is not None and battle.loser >= 0:
        suffer(state, window.place, battle.sides[battle.loser].force, "event", lost_on=5)


@response("false_reports", frozenset({"roll"}), no_target)
def false_reports(state: State, nation: int, window: ResponseWindow, target: str) -> None:
    """The roll just declared fails."""
    set_effect(state, RollFails())


def _wounded(state: State, nation: int, window: ResponseWindow) -> Sequence[str]:
    return ("",) if lost_pieces(state, nation) else ()


@response("field_surgeons", frozenset({"aftermath"}), _wounded)
def field_surgeons(state: State, nation: int, window: ResponseWindow, target: str) -> None:
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
    for own, count in enumerate(side.lost.sp):
        saved = min(left, count)
        change_regroup(state, own, saved)
        left -= saved
