"""Armies and Army Groups: who may act together, under whom, and how many Armies that makes. [9.1, 9.6, 9.7]

The first leader of a Force is its commander. A leader who heads no Army of his own counts as a Unit.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Final

from .....engine.errors import Refusal
from ...printed.board import PLACES
from ...printed.ids import Area, Leader, Mask, Nation, by_nation, each_area
from ...printed.names import EACH_NATION, MINOR_MASK, NATION_COUNT, NATIONS, NO_LEADER, NO_NATION
from ...printed.pieces import BATTLE, COMMAND, COUNTERS, LEADER_NATION, LEADERS, counters_suffice
from ...state.control import controller, nations_in, stacks_of
from ...state.effects import Entrusted, is_on
from ...state.fights import NOTHING, Battle, FightSide, Force
from ...state.relations import allies, seat_of
from ...state.state import State, sp_at
from ..attrition import force_in

#: Counters that move without a leader. [2.2, 9.1]
LONE_COUNTERS: Final = (1, 2, 4)


def one_nation(nation: Nation, count: int, leaders: tuple[Leader, ...] = ()) -> Force:
    """Strength of a single nation with leaders."""
    return Force(tuple(count if n == nation else 0 for n in EACH_NATION), leaders)


def without(force: Force, other: Force) -> Force:
    """A force less another one."""
    sp = tuple(max(0, a - b) for a, b in zip(force.sp, other.sp, strict=True))
    return Force(sp, tuple(leader for leader in force.leaders if leader not in other.leaders))


def together(force: Force, other: Force) -> Force:
    sp = tuple(a + b for a, b in zip(force.sp, other.sp, strict=True))
    return Force(sp, (*force.leaders, *(leader for leader in other.leaders if leader not in force.leaders)))


def present_part(state: State, force: Force, area: Area) -> Force:
    """What is still there of a force that came to an area."""
    sp = tuple(min(count, sp_at(state, n, area)) for n, count in by_nation(force.sp))
    return Force(sp, tuple(leader for leader in force.leaders if state.leader_at[leader] == area))


def nations_of_force(force: Force) -> Mask:
    """The nations with a piece in the force, as a mask."""
    mask = sum(1 << n for n, count in by_nation(force.sp) if count)
    for leader in force.leaders:
        mask |= 1 << LEADER_NATION[leader]
    return mask


@lru_cache(maxsize=1 << 16)
def heads_of(force: Force) -> tuple[int, ...]:
    """The fewest leaders whose Armies take the force along, its commander first; () if none do. [9.1, 9.7]"""
    if not force.leaders:
        return ()
    commander, *others = force.leaders
    for count in range(len(force.leaders)):
        for more in combinations(others, count):
            if _fits(force, (commander, *more)):
                return (commander, *more)
    return ()


def _fits(force: Force, heads: tuple[int, ...]) -> bool:
    """Do the ratings of these leaders cover everybody else? Powers' leaders also take Minors along. [9.1]"""
    room = [-count for count in force.sp]
    for leader in force.leaders:
        room[LEADER_NATION[leader]] += COMMAND[leader] if leader in heads else -1
    spare, lacking = 0, 0
    for nation, left in by_nation(room):
        if MINOR_MASK >> nation & 1:
            lacking += max(0, -left)
        elif left < 0:
            return False
        else:
            spare += left
    return lacking <= spare


def led_part(force: Force) -> Force:
    """Of all that stands in an area, the leaders and the strength their ratings cover. [9.2, 10.1]"""
    if not force.leaders:
        return NOTHING
    room = [0] * NATION_COUNT
    for leader in force.leaders:
        room[LEADER_NATION[leader]] += COMMAND[leader]
    sp = [min(count, room[n]) for n, count in by_nation(force.sp)]
    spare = sum(room[n] - sp[n] for n in EACH_NATION if not MINOR_MASK >> n & 1)
    for nation in EACH_NATION:
        if MINOR_MASK >> nation & 1:
            more = min(spare, force.sp[nation] - sp[nation])
            sp[nation] += more
            spare -= more
    return Force(tuple(sp), force.leaders)


def best_first(leaders: tuple[Leader, ...], nation: Nation = NO_NATION) -> tuple[Leader, ...]:
    """Leaders in the order in which they would command: those of a nation before all others, Minors' last."""

    def rank(leader: Leader) -> tuple[bool, int, int, int, int]:
        own = LEADER_NATION[leader]
        return own != nation, MINOR_MASK >> own & 1, -BATTLE[leader], -COMMAND[leader], leader

    return tuple(sorted(leaders, key=rank))


def group_leaders(state: State, area: Area, side: int) -> tuple[Leader, ...]:
    """Leaders who could command a side's Formations in an area: a Minor's only where no Power has one."""
    leaders = force_in(state, area, side).leaders
    return tuple(x for x in leaders if not MINOR_MASK >> LEADER_NATION[x] & 1) or leaders


def seat_in_command(state: State, area: Area, side: int) -> str:
    """Who says which leader commands: the player with most strength, then the one active most recently.
    "" without a leader. [9.7]"""
    seats = {seat_of(state, LEADER_NATION[x]) for x in group_leaders(state, area, side)}
    rank = {s: (-_strength_of(state, area, side, s), _rest_of(state, s), s) for s in seats}
    return min(rank, key=lambda s: rank[s]) if rank else ""


def shares_a_group(state: State, leader: Leader) -> bool:
    """Does he stand with leaders of other players who could command him or be commanded? [9.7]"""
    area = state.leader_at[leader]
    leaders = group_leaders(state, area, allies(state, LEADER_NATION[leader])) if area >= 0 else ()
    return leader in leaders and len({seat_of(state, LEADER_NATION[x]) for x in leaders}) > 1


def entrusted(state: State, leaders: tuple[Leader, ...]) -> Leader:
    """The leader among these who was given the command; -1 for none. [9.7]"""
    if state.effects.has_any(Entrusted):
        for leader in best_first(leaders):
            if is_on(state, Entrusted, leader):
                return leader
    return NO_LEADER


def commanding_nation(state: State, area: Area, side: int) -> int:
    """The nation whose leader commands a side's Formations in an area; -1 without a leader. [9.7]

    The leader who was given the command; otherwise the best of the player who decides.
    """
    leaders = group_leaders(state, area, side)
    if not leaders:
        return NO_NATION
    chosen = entrusted(state, leaders)
    if chosen >= 0:
        return LEADER_NATION[chosen]
    seat = seat_in_command(state, area, side)
    own = tuple(x for x in leaders if seat_of(state, LEADER_NATION[x]) == seat)
    return LEADER_NATION[best_first(own, state.active)[0]]


def commander(state: State, force: Force, area: Area) -> Leader:
    """The leader who commands these Formations in a fight; -1 for none. [9.7]"""
    if not force.leaders:
        return NO_LEADER
    chosen = entrusted(state, force.leaders)
    if chosen >= 0:
        return chosen
    nation = commanding_nation(state, area, nations_of_force(force))
    own = tuple(leader for leader in force.leaders if LEADER_NATION[leader] == nation)
    return best_first(own or force.leaders)[0]


def deciding_nation(side: FightSide) -> Nation:
    """The nation that decides for a side of a fight: its commander's, else the one with most strength."""
    if side.commander >= 0:
        return LEADER_NATION[side.commander]
    leaders = [LEADER_NATION[leader] for leader in side.force.leaders]
    return max(EACH_NATION, key=lambda n: (side.force.sp[n], n in leaders, -n))


def with_parties(state: State, battle: Battle) -> Battle:
    """The fight with the nations that decide for its sides; a Fortress stands for its owner. [9.7, 12.1]"""
    active, other = battle.sides
    owner = controller(state, battle.area)
    return replace(
        battle, parties=(deciding_nation(active), deciding_nation(other) if other.force.size else owner)
    )


def party_names(battle: Battle) -> tuple[str, str]:
    """The nations of both sides by name, for the log."""
    one, other = (NATIONS[party] if party >= 0 else "" for party in battle.parties)
    return one, other


def _strength_of(state: State, area: Area, side: int, seat: str) -> int:
    return sum(sp_at(state, n, area) for n in EACH_NATION if side >> n & 1 and seat_of(state, n) == seat)


def _rest_of(state: State, seat: str) -> int:
    """How long ago the seat was last active, in boxes of the track."""
    if state.active != NO_NATION and seat_of(state, state.active) == seat:
        return -2
    if state.last_active != NO_NATION and seat_of(state, state.last_active) == seat:
        return -1
    return min((state.due - n) % NATION_COUNT for n in EACH_NATION if seat_of(state, n) == seat)


def may_take_along(state: State, nation: Nation, area: Area) -> Mask:
    """Nations whose pieces a leader of this nation may take out of an area, as a mask. [9.1, 9.7, 9.72]

    Those of his own player; those of allied players as well where he commands the Army Group.
    """
    side = allies(state, nation) & nations_in(state, area) | 1 << nation
    if MINOR_MASK >> nation & 1 or side == 1 << nation:
        return 1 << nation
    if commanding_nation(state, area, side) == nation:
        return side
    seat = seat_of(state, nation)
    return sum(1 << n for n in EACH_NATION if side >> n & 1 and seat_of(state, n) == seat)


def force_refusal(state: State, nation: Nation, force: Force, area: Area) -> Refusal | None:
    """Why these pieces may not act together as one Army, Army Group or counter of the nation. [9.1, 9.7]"""
    if not force.size:
        return Refusal("nw-force-empty", "9.1")
    if present_part(state, force, area) != force:
        return Refusal("nw-force-absent", "9.1", {"area": PLACES[area]})
    if not force.leaders:
        return _counter_refusal(nation, force)
    first = force.leaders[0]
    if LEADER_NATION[first] != nation:
        return Refusal("nw-force-commander", "9.71", {"leader": LEADERS[first].id})
    foreign = nations_of_force(force) & ~may_take_along(state, nation, area)
    if foreign:
        other = NATIONS[foreign.bit_length() - 1]
        return Refusal("nw-force-not-commanded", "9.72", {"nation": other, "area": PLACES[area]})
    if not heads_of(force):
        return Refusal("nw-force-over-command", "9.1", {"leader": LEADERS[first].id, "size": force.size})
    return None


def _counter_refusal(nation: Nation, force: Force) -> Refusal | None:
    if force.sp[nation] != sum(force.sp):
        return Refusal("nw-counter-other-nation", "9.1")
    if force.sp[nation] not in LONE_COUNTERS:
        return Refusal("nw-counter-needs-leader", "9.1", {"count": force.sp[nation]})
    return None


def legal_force(state: State, nation: Nation, force: Force, area: Area) -> bool:
    return force_refusal(state, nation, force, area) is None


def army_of(leader: Leader, taken: int, free: Force) -> Force:
    """A leader's whole Army: his nation's strength first, then that of Minors among `taken`. [9.1]"""
    own, room = LEADER_NATION[leader], COMMAND[leader]
    sp = [0] * NATION_COUNT
    for nation in (own, *(n for n in EACH_NATION if (MINOR_MASK & taken & ~(1 << own)) >> n & 1)):
        if nation != own and MINOR_MASK >> own & 1:
            break
        sp[nation] = min(room, free.sp[nation])
        room -= sp[nation]
    return Force(tuple(sp), (leader,))


def split_refusal(state: State, force: Force, frm: Area, to: Area) -> Refusal | None:
    """Why the counters do not allow to part the force from the rest. [2.2]"""
    if parts_freely(state, force, frm):
        return None
    short = nation_short(state, force, frm, to)
    return None if short < 0 else Refusal("nw-counters-short", "2.2", {"nation": NATIONS[short]})


def nation_short(state: State, force: Force, frm: Area, to: Area) -> Nation:
    """The nation whose counters do not allow to part the force from the rest; -1 if none. [2.2]"""
    for nation, count in by_nation(force.sp):
        here, there = sp_at(state, nation, frm), sp_at(state, nation, to)
        if 0 < count < here and not _can_part(state, nation, count, here, there):
            return nation
    return NO_NATION


def areas_short(state: State, force: Force, frm: Area, targets: Mask) -> Mask:
    """Of these areas those that `nation_short` stands against. [2.2]"""
    parted = [n for n, count in by_nation(force.sp) if 0 < count < sp_at(state, n, frm)]
    held = 0
    for nation in parted:
        held |= state.present[nation]
    short = sum(1 << to for to in each_area(targets & held) if nation_short(state, force, frm, to) >= 0)
    # Where none of them stands it is all one which area it is.
    alike = targets & ~held
    if alike and nation_short(state, force, frm, next(each_area(alike))) >= 0:
        short |= alike
    return short


def _can_part(state: State, nation: Nation, count: int, here: int, there: int) -> bool:
    """Do the counters allow so much to leave one stack for another? Only how strong they are matters."""
    key = ("part", nation, count, here, there)
    return state.known(key, lambda: _counters_part(state, nation, count, here, there))


def _counters_part(state: State, nation: Nation, count: int, here: int, there: int) -> bool:
    stacks = list(stacks_of(state, nation))
    stacks.remove(here)
    if there:
        stacks.remove(there)
    return counters_suffice(nation, [*stacks, here - count, there + count])


def parts_freely(state: State, force: Force, frm: Area) -> bool:
    """Can it be parted from the rest even as a stack of its own, with small counters alone? [2.2]"""
    for nation, count in by_nation(force.sp):
        if count and not _small_counters_part(state, nation, count, sp_at(state, nation, frm)):
            return False
    return True


def _small_counters_part(state: State, nation: Nation, count: int, here: int) -> bool:
    """A quick test that never says yes wrongly: fours and twos as far as they go, ones for the rest."""
    if count == here:
        return True
    total, halves, quarters = _laid_out(state, nation)
    halves += (here - count) // 2 + count // 2 - here // 2
    quarters += (here - count) // 4 + count // 4 - here // 4
    mix = COUNTERS[nation]
    fours = min(mix.get(4, 0), quarters)
    twos = min(mix.get(2, 0), halves - 2 * fours)
    return total - 4 * fours - 2 * twos <= mix.get(1, 0)


def _laid_out(state: State, nation: Nation) -> tuple[int, int, int]:
    """Strength of a nation on the map, and the places for twos and for fours in its stacks."""
    return state.known(("laid out", nation), lambda: _lay_out(state, nation))


def _lay_out(state: State, nation: Nation) -> tuple[int, int, int]:
    stacks = stacks_of(state, nation)
    return sum(stacks), sum(stack // 2 for stack in stacks), sum(stack // 4 for stack in stacks)
