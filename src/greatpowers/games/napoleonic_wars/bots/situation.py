"""The board in the eyes of one seat: what areas are worth, who could take them, what an army could do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..attrition import force_in
from ..board import CAPITAL_OF, FORTRESS, FORTRESSES, KEYS, NEIGHBOUR_MASK, STRAIT_ZONE, members
from ..control import controller, held_by, neutral_areas
from ..fights import Force
from ..land.armies import best_first, led_part
from ..land.movement import AT_STRAITS
from ..names import NATION_COUNT, NO_NATION, POWERS
from ..pieces import BATTLE, COMMAND, LEADER_NATION
from ..relations import allies, enemies, nations_of, powers_of, seat_of, vassal_of
from ..sea.fleets import strait_open
from ..state import State
from ..victory import points
from ..war.entering import attack_refusal
from ..war.flags import new_controller
from .odds import dice_of, ground_of, siege_chance, win_chance
from .weights import ARMY, KEY

#: So many areas ahead anybody looks.
FAR: Final = 7
#: The strength that marches without a leader. [9.1]
_LONE: Final = 4
#: Who is so many areas away can strike with one card.
_SOON: Final = 4
#: Straits from either side; and what bars a nation's way: areas, Fortresses, straits.
STRAITS: Final = tuple((key >> 8, key & 255) for key in STRAIT_ZONE)
Ways = tuple[int, int, int]
#: A prize smaller than this draws nobody.
_WORTH_A_MARCH: Final = 0.1


@dataclass(frozen=True, slots=True)
class Mover:
    """Troops that could come: whose, where, with how many dice; `led` under a leader."""

    nation: int
    area: int
    dice: int
    led: bool


@dataclass(frozen=True, slots=True)
class Target:
    """An area worth taking: what it brings, and the dice that stand in the way."""

    area: int
    prize: float
    defence: float
    fortress: int


def material(force: Force) -> float:
    """What a force is worth wherever it stands."""
    leaders = sum(BATTLE[leader] + COMMAND[leader] / 2 for leader in force.leaders)
    return ARMY.sp * sum(force.sp) + ARMY.rating * leaders


def marching(force: Force) -> tuple[Force, bool]:
    """Of what stands in an area, what can march as one, and whether under a leader. [9.1]"""
    if force.leaders:
        return led_part(force), True
    return Force(tuple(min(count, _LONE) for count in force.sp)), False


def leading_nation(force: Force) -> int:
    """The nation that leads a force: its best leader's, else the one with most strength; -1 for none."""
    if force.leaders:
        return LEADER_NATION[best_first(force.leaders)[0]]
    most = max(force.sp)
    return force.sp.index(most) if most else NO_NATION


def _assigned(rows: Sequence[tuple[float, ...]]) -> float:
    """Each goal goes to the troops that are best placed; who has several goals brings less of the later."""
    parts = [1.0] * len(rows)
    total = 0.0
    goals = [values for values in zip(*rows, strict=True) if any(values)]
    for values in sorted(goals, key=max, reverse=True):
        offered = [value * part for value, part in zip(values, parts, strict=True)]
        best = max(offered)
        parts[offered.index(best)] *= ARMY.second
        total += best
    return total


class Situation:
    """Answers about one board for one seat, each computed once."""

    def __init__(self, state: State, seat: str) -> None:
        self.state = state
        self.seat = seat
        self.mine = sum(1 << n for n in nations_of(state, seat))
        self.powers = powers_of(state, seat)
        self.weight = self._weights()
        self._ways: dict[int, Ways] = {}
        self._targets: dict[int, dict[int, Target]] = {}
        self._rows: dict[tuple[int, int, int], tuple[float, ...]] = {}
        self._standing: dict[int, tuple[float, ...]] | None = None
        self._planned: float | None = None
        self._comers: dict[int, list[tuple[Mover, int]]] = {}
        self._movers: list[Mover] | None = None
        self._near: dict[int, list[tuple[Mover, int]]] = {}
        self._forces: dict[int, Force] = {}
        self.goals = tuple(members(self._goal_mask()))

    def _weights(self) -> tuple[float, ...]:
        """What a Key in the hands of each nation counts: ours 1, others' less than nothing."""
        state = self.state
        scored = points(state)
        rivals = {s: score for s, score in scored.items() if s != self.seat}
        most = max(rivals.values(), default=0)
        found = []
        for nation in range(NATION_COUNT):
            power = nation if seat_of(state, nation) and nation in POWERS else vassal_of(state, nation)
            seat = seat_of(state, power) if power != NO_NATION else ""
            if not seat:
                found.append(0.0)
            elif seat == self.seat:
                found.append(1.0)
            else:
                found.append(-KEY.rival - (KEY.leader if scored[seat] >= most else 0.0))
        return tuple(found)

    def prize(self, nation: int, area: int) -> float:
        """What it brings us if the nation's Flag is put there, or an ally's Flag comes back."""
        state = self.state
        holder = controller(state, area)
        if allies(state, nation) >> holder & 1:
            return 0.0
        value = KEY.plain
        if KEYS >> area & 1:
            value = self.weight[new_controller(state, nation, area)] - self.weight[holder]
        if CAPITAL_OF[area] == holder and self.weight[holder] < 1.0:
            value += KEY.capital
        return value - (KEY.war if neutral_areas(state, nation) >> area & 1 else 0.0)

    def loss(self, nation: int, area: int) -> float:
        """What we lose if an enemy nation takes an area of ours."""
        state = self.state
        holder = controller(state, area)
        value = KEY.plain
        if KEYS >> area & 1:
            value = self.weight[holder] - self.weight[new_controller(state, nation, area)]
        if CAPITAL_OF[area] == holder and holder in self.powers:
            value += KEY.capital
        return value

    def ways(self, nation: int) -> Ways:
        """Where the nation's troops may not go, now."""
        if nation not in self._ways:
            self._ways[nation] = self.state.known(("bot ways", nation), lambda: _ways(self.state, nation))
        return self._ways[nation]

    def reach(self, nation: int, start: int) -> dict[int, int]:
        """Areas ahead of a nation's troops, and how many steps away."""
        return ahead_of(start, *self.ways(nation))

    def defenders(self, nation: int, area: int) -> Force:
        """Who would fight the nation there: enemies, and the neutral whose area it is."""
        holder = controller(self.state, area)
        hostile = enemies(self.state, nation)
        if not allies(self.state, nation) >> holder & 1:
            hostile |= 1 << holder
        return force_in(self.state, area, hostile)

    def _goal_mask(self) -> int:
        """Areas worth a march to any of our nations."""
        found = 0
        for nation in members(self.mine):
            for area in self.targets(nation):
                found |= 1 << area
        return found

    def targets(self, nation: int) -> dict[int, Target]:
        """Areas worth a march to the nation."""
        if nation not in self._targets:
            self._targets[nation] = {target.area: target for target in self._find_targets(nation)}
        return self._targets[nation]

    def _find_targets(self, nation: int) -> Iterator[Target]:
        state = self.state
        candidates = KEYS & ~self.ways(nation)[0]
        for area in members(candidates):
            prize = self.prize(nation, area)
            if prize >= _WORTH_A_MARCH:
                there = dice_of(self.defenders(nation, area))
                defence = there + ground_of(area) if there else 0.0
                holder_fortress = FORTRESS[area] and not allies(state, nation) >> controller(state, area) & 1
                yield Target(area, prize, defence, FORTRESS[area] if holder_fortress else 0)

    def chance(self, dice: int, target: Target) -> float:
        """Can so many dice take it?"""
        won = win_chance(dice, round(target.defence)) if target.defence else 1.0
        if target.fortress:
            falls = siege_chance(dice, target.fortress)
            won *= 1 - (1 - falls) ** 2
        return won

    def row(self, nation: int, force: Force, area: int) -> tuple[float, ...]:
        """What troops there could bring from each of our goals."""
        marchers = marching(force)[0]
        dice = dice_of(marchers) if sum(marchers.sp) else 0
        key = (nation, dice, area)
        if key not in self._rows:
            self._rows[key] = self._row(nation, dice, area)
        return self._rows[key]

    def _row(self, nation: int, dice: int, area: int) -> tuple[float, ...]:
        ahead = self.reach(nation, area)
        known = self.targets(nation)
        found = []
        for goal in self.goals if dice else ():
            steps, target = ahead.get(goal, -1), known.get(goal)
            if steps < 0 or target is None:
                found.append(0.0)
            else:
                value = target.prize * self.chance(dice, target) * ARMY.nearer**steps
                found.append(value * self.kept(nation, dice, goal))
        return tuple(found)

    def kept(self, nation: int, dice: int, area: int) -> float:
        """What of a prize is left once others have had a chance to take it back."""
        hostile = enemies(self.state, nation)
        worst = 0.0
        for mover, steps in self.near(area):
            if hostile >> mover.nation & 1:
                worst = max(worst, win_chance(mover.dice, dice) * ARMY.enemy_nearer**steps)
        return 1 - ARMY.lost_again * worst

    def near(self, area: int) -> list[tuple[Mover, int]]:
        """Everybody else's troops that could come to an area within a few steps, but not those in it."""
        if area not in self._near:
            self._near[area] = [
                (mover, steps)
                for mover in self.movers()
                for steps in (self.reach(mover.nation, mover.area).get(area, FAR),)
                if 0 < steps <= _SOON
            ]
        return self._near[area]

    def own_force(self, area: int) -> Force:
        """Everything we command in an area."""
        if area not in self._forces:
            self._forces[area] = force_in(self.state, area, self.mine)
        return self._forces[area]

    def plan(self, changes: Mapping[int, Force] | None = None) -> float:
        """What all our troops could bring together, each goal counted once, by who is best placed for it;
        `changes`: what we would have in some areas."""
        rows = dict(self.standing())
        for area, force in (changes or {}).items():
            nation = leading_nation(force)
            if nation == NO_NATION:
                rows.pop(area, None)
            else:
                rows[area] = self.row(nation, force, area)
        return _assigned([row for row in rows.values() if row])

    def standing(self) -> dict[int, tuple[float, ...]]:
        """The rows of our troops as they stand."""
        if self._standing is None:
            self._standing = {}
            areas = 0
            for nation in members(self.mine):
                areas |= self.state.present[nation]
            for area in members(areas):
                force = self.own_force(area)
                self._standing[area] = self.row(leading_nation(force), force, area)
        return self._standing

    def planned(self) -> float:
        """The plan as things stand."""
        if self._planned is None:
            self._planned = self.plan()
        return self._planned

    def movers(self) -> list[Mover]:
        """All troops on the map that somebody else commands."""
        if self._movers is None:
            self._movers = list(_movers(self.state, self.mine))
        return self._movers

    def comers(self, area: int) -> list[tuple[Mover, int]]:
        """Enemies of the holder that could come to an area of ours soon, and from how far."""
        if area not in self._comers:
            hostile = enemies(self.state, controller(self.state, area))
            found = []
            for mover in self.movers():
                if hostile >> mover.nation & 1:
                    steps = self.reach(mover.nation, mover.area).get(area, -1)
                    if 0 <= steps <= FAR - 2:
                        found.append((mover, steps))
            self._comers[area] = found
        return self._comers[area]

    def exposure(self, area: int, dice: int) -> float:
        """What of an area's value is likely to be lost with so many dice to defend it."""
        if self.weight[controller(self.state, area)] < 1.0 or not KEYS >> area & 1:
            return 0.0
        worst = 0.0
        defence = dice + ground_of(area) if dice else 0.0
        for mover, steps in self.comers(area):
            target = Target(area, self.loss(mover.nation, area), defence, FORTRESS[area])
            value = target.prize * self.chance(mover.dice, target) * ARMY.enemy_nearer**steps
            worst = max(worst, value)
        return ARMY.fear * worst

    def risk(self, nation: int, force: Force, area: int) -> float:
        """What of a force is likely to be lost where it stands."""
        dice = dice_of(force) + (ground_of(area) if controller(self.state, area) == nation else 0)
        hostile = enemies(self.state, nation)
        worst = 0.0
        for mover in self.movers():
            if hostile >> mover.nation & 1 and mover.led:
                steps = self.reach(mover.nation, mover.area).get(area, FAR)
                if steps <= 3:
                    worst = max(worst, win_chance(mover.dice, round(dice)) * ARMY.enemy_nearer**steps)
        return ARMY.risk * worst * material(force)


def _closed(state: State, nation: int) -> int:
    """[8.33, 15.21]"""
    barred = 0
    neutral = neutral_areas(state, nation)
    for other in range(NATION_COUNT):
        held = neutral & state.held[other]
        if held and (attack_refusal(state, nation, other) is not None or nation not in POWERS):
            barred |= held
    return barred


def _ways(state: State, nation: int) -> Ways:
    """Closed areas, Fortresses that stop a march, straits an enemy Fleet holds."""
    hostile = held_by(state, enemies(state, nation)) & FORTRESSES
    shut = sum(1 << n for n, (a, b) in enumerate(STRAITS) if not strait_open(state, nation, a, b))
    return _closed(state, nation), hostile, shut


@lru_cache(maxsize=1 << 15)
def ahead_of(start: int, closed: int, walls: int, shut: int) -> dict[int, int]:
    """Areas by the steps to them, no closed one entered, no Fortress or shut strait passed."""
    found = {start: 0}
    seen = edge = 1 << start
    for steps in range(1, FAR + 1):
        following = 0
        for area in members(edge):
            near = NEIGHBOUR_MASK[area]
            if shut and AT_STRAITS >> area & 1:
                near &= ~_shut_off(area, shut)
            following |= near
        following &= ~seen & ~closed
        for area in members(following):
            found[area] = steps
        seen |= following
        edge = following & ~walls
    return found


def _shut_off(area: int, shut: int) -> int:
    """What lies behind shut straits."""
    return sum(1 << b for n, (a, b) in enumerate(STRAITS) if a == area and shut >> n & 1)


def _movers(state: State, but: int) -> Iterator[Mover]:
    """Troops of others by seat and area; a neutral Proxy's stay where they are. [5.3]"""
    seen: set[tuple[str, int]] = set()
    for nation in range(NATION_COUNT):
        seat = seat_of(state, nation)
        if but >> nation & 1 or not seat:
            continue
        same = sum(1 << n for n in range(NATION_COUNT) if seat_of(state, n) == seat)
        for area in members(state.present[nation]):
            if (seat, area) not in seen:
                seen.add((seat, area))
                force, led = marching(force_in(state, area, same))
                if force.size:
                    yield Mover(nation, area, dice_of(force), led)
