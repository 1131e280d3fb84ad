"""Movement by land: where a force may go from an area, what it costs, what it wears out. [9, 12.4]"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .....engine.errors import Refusal
from .....engine.masks import mask_of
from ...printed.board import ALL_AREAS, HOME, NEIGHBOUR_MASK, PLACES, STRAIT_ZONE, line_between
from ...printed.ids import Area, Mask, Nation, by_nation, each_area
from ...printed.names import MARSH, MINOR_MASK, NATIONS, PASS, PRUSSIA, STRAIT
from ...printed.pieces import LEADER_NATION, LEADERS
from ...state.control import (
    FRIENDLY,
    UNCONTROLLED,
    enemy_areas,
    enemy_fortress,
    friendly_areas,
    neutral_areas,
    status,
    uncontrolled_areas,
)
from ...state.effects import (
    Armistice,
    Closed,
    ForcedMarch,
    HomeBound,
    Jealous,
    is_muddy,
    is_on,
    value,
)
from ...state.fights import Force
from ...state.state import State, sp_at
from ..attrition import force_in
from ..diplomacy.entering import attack_refusal, entering_refusal, is_bound_to_prussia
from ..impulse.actions import purse_areas
from ..sea.fleets import strait_open
from .armies import (
    LONE_COUNTERS,
    army_of,
    best_first,
    force_refusal,
    heads_of,
    led_part,
    may_take_along,
    one_nation,
    split_refusal,
)
from .free_areas import moves_free
from .marks import free_part

#: Areas at either end of a strait.
AT_STRAITS: Final = mask_of(key >> 8 for key in STRAIT_ZONE)


def line_open(state: State, nation: Nation, a: Area, b: Area) -> bool:
    """May pieces of the nation use the line: no enemy Fleet at a strait, no flood? [9.53]"""
    if line_between(a, b) == STRAIT and not strait_open(state, nation, a, b):
        return False
    return not is_flooded(state, a, b)


def is_flooded(state: State, a: int, b: int) -> bool:
    """Has a card closed the line?"""
    return bool(state.effects) and is_on(state, Closed, a, b)


def may_leave_for(state: State, nation: Nation, frm: Area, to: Area) -> bool:
    """Out of an enemy Fortress area the way leads only to a Friendly or Uncontrolled one. [12.4]"""
    return not enemy_fortress(state, nation, frm) or status(state, nation, to) in (FRIENDLY, UNCONTROLLED)


def entry_causes(state: State, nation: Nation, frm: Area, to: Area) -> int:
    """How many causes of Attrition lie in entering the area, before the move is made. [9.41, 9.43]

    A neutral's area counts as an enemy's: whoever enters it makes it one.
    """
    if not (enemy_areas(state, nation) | neutral_areas(state, nation)) >> to & 1:
        return 0
    over_bad_ground = line_between(frm, to) in (PASS, MARSH)
    return over_bad_ground + (uncontrolled_areas(state, nation) >> frm & 1)


def withdrawal_causes(state: State, nation: Nation, frm: Area, to: Area) -> int:
    """Causes of Attrition in a retreat or an evasion. [9.44, 10.2]"""
    line = line_between(frm, to)
    into_enemy = enemy_areas(state, nation) >> to & 1
    return into_enemy + (line == STRAIT) + (into_enemy and line in (PASS, MARSH))


def step_refusal(state: State, nation: Nation, frm: Area, to: Area) -> Refusal | None:
    """Why pieces of the nation may not go from one area to the other, whatever they are. [9.3, 9.5, 12.4]"""
    places: dict[str, str | int] = {"frm": PLACES[frm], "area": PLACES[to]}
    line = line_between(frm, to)
    if line < 0:
        return Refusal("nw-move-not-adjacent", "9.3", places)
    if is_flooded(state, frm, to):
        return Refusal("nw-move-closed", "6.1", places)
    if line == STRAIT and not strait_open(state, nation, frm, to):
        return Refusal("nw-move-strait", "9.53", places)
    if not may_leave_for(state, nation, frm, to):
        return Refusal("nw-move-fortress-exit", "12.4", places)
    if not purse_areas(state) >> frm & purse_areas(state) >> to & 1:
        return Refusal("nw-purse-elsewhere", "17.1", {"place": PLACES[to]})
    return _entering_refusal(state, nation, to)


def _entering_refusal(state: State, nation: Nation, area: Area) -> Refusal | None:
    key = ("entering", nation, area)
    return state.remembered(key, lambda: entering_refusal(state, nation, area))


def destinations(state: State, nation: Nation, frm: Area) -> int:
    """Areas the nation's pieces in an area may enter next, as a mask."""
    key = ("destinations", nation, frm)
    return state.remembered(key, lambda: _destinations(state, nation, frm))


def _destinations(state: State, nation: Nation, frm: Area) -> int:
    """Without cards and straits in the way only neutral ground needs a closer look. [9.54]"""
    if not purse_areas(state) >> frm & 1:
        return 0
    near = NEIGHBOUR_MASK[frm] & purse_areas(state)
    if enemy_fortress(state, nation, frm):
        near &= friendly_areas(state, nation) | uncontrolled_areas(state, nation)
    sure = 0
    if not AT_STRAITS >> frm & 1 and not _may_be_barred(state):
        near &= ~_forbidden_areas(state, nation)
        sure = near
    doubtful = each_area(near & ~sure)
    return sure | sum(1 << to for to in doubtful if step_refusal(state, nation, frm, to) is None)


def _forbidden_areas(state: State, nation: Nation) -> Mask:
    """Areas no piece of the nation may enter while there is no armistice. [8.5, 8.33, 9.54]"""
    return state.remembered(("forbidden", nation), lambda: _find_forbidden(state, nation))


def _find_forbidden(state: State, nation: Nation) -> int:
    """What is neutral is forbidden or not by whose it is."""
    neutral = neutral_areas(state, nation)
    found = 0
    for owner, held in by_nation(state.held):
        if held & neutral and attack_refusal(state, nation, owner) is not None:
            found |= held & neutral
    if nation == PRUSSIA and is_bound_to_prussia(state):
        found |= ALL_AREAS & ~HOME[PRUSSIA]
    return found


def _may_be_barred(state: State) -> bool:
    return state.effects.has_any(Closed, Armistice)


def move_refusal(state: State, nation: Nation, force: Force, frm: Area, to: Area) -> Refusal | None:
    """Why a force may not be moved to the next area, whatever it costs. [9]"""
    refused = force_refusal(state, nation, force, frm)
    if refused is None:
        refused = _stop_refusal(state, force, frm)
    if refused is None:
        refused = step_refusal(state, nation, frm, to)
    if refused is None:
        refused = bound_refusal(state, force, frm, to)
    return split_refusal(state, force, frm, to) if refused is None else refused


def _stop_refusal(state: State, force: Force, frm: Area) -> Refusal | None:
    """Pieces that fought or came before a Fortress stay. [9.51, 9.52]"""
    free = free_part(state, force_in(state, frm, 511), frm)
    if any(count > free.sp[n] for n, count in by_nation(force.sp)):
        return Refusal("nw-move-stopped", "9.51", {"area": PLACES[frm]})
    for leader in force.leaders:
        if leader not in free.leaders:
            return Refusal("nw-move-leader-stopped", "9.51", {"leader": LEADERS[leader].id})
    return None


def is_bound(state: State, frm: Area) -> bool:
    """Does a card say anything about leaving the area?"""
    if not state.effects:
        return False
    return is_on(state, Jealous, frm) or is_on(state, HomeBound, frm)


def bound_refusal(state: State, force: Force, frm: Area, to: Area) -> Refusal | None:
    """What cards say: jealous marshals move one by one, home-bound strength stays at home."""
    if not is_bound(state, frm):
        return None
    if is_on(state, Jealous, frm) and len(heads_of(force)) > 1:
        return Refusal("nw-move-jealous", "6.1", {"area": PLACES[frm]})
    if is_on(state, HomeBound, frm):
        for nation, count in by_nation(force.sp):
            # Only what came by the card is bound; of what stands there the rest goes first.
            free = sp_at(state, nation, frm) - value(state, HomeBound, frm)
            if HOME[nation] >> frm & 1 and count > free and not HOME[nation] >> to & 1:
                return Refusal("nw-move-home-bound", "6.1", {"nation": NATIONS[nation]})
    return None


def armies_moving(force: Force) -> int:
    """How many Armies move: each pays for itself; a counter without a leader pays once. [9.1, 9.7]"""
    return max(1, len(heads_of(force)))


def march_cost(state: State, force: Force) -> int:
    """CPs for entering the next area. [9.1, 9.7]"""
    return 0 if moves_free(state, force) else armies_moving(force) * (2 if is_muddy(state) else 1)


def ignores_forced_march(state: State, force: Force) -> bool:
    return bool(force.leaders) and is_on(state, ForcedMarch, force.leaders[0])


def usual_forces(state: State, nation: Nation, area: Area) -> tuple[Force, ...]:
    """What one would move out of an area: whole Armies, leaders alone, the Army Group, lone counters."""
    taken = may_take_along(state, nation, area)
    free = free_part(state, force_in(state, area, taken), area)
    return _usual_forces(nation, taken, free)


@lru_cache(maxsize=1 << 14)
def _usual_forces(nation: Nation, taken: int, free: Force) -> tuple[Force, ...]:
    own = best_first(tuple(x for x in free.leaders if LEADER_NATION[x] == nation))
    found = [army_of(leader, taken, free) for leader in own]
    if own and len(free.leaders) > 1:
        found += _groups(nation, free)
    found += [Force(leaders=(leader,)) for leader in own]
    found += [one_nation(nation, count) for count in LONE_COUNTERS if count <= free.sp[nation]]
    return tuple(dict.fromkeys(force for force in found if force.size))


def _groups(nation: Nation, free: Force) -> list[Force]:
    """Everything under the commander, and the same without other Powers. [9.7]"""
    everybody = led_part(Force(free.sp, best_first(free.leaders, nation)))
    others = ~(1 << nation | MINOR_MASK)
    sp = tuple(0 if others >> n & 1 else count for n, count in by_nation(free.sp))
    leaders = tuple(x for x in everybody.leaders if not others >> LEADER_NATION[x] & 1)
    return [everybody, led_part(Force(sp, leaders))]
