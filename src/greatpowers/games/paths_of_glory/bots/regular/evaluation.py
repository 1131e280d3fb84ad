"""What a position is worth to a side: points, armies and their supply, open spaces, stacks in danger.

The number is the same for the same board; nothing hidden enters it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import (
    ANY_NEIGHBOURS,
    BOARD_SIZE,
    BOARD_SPACES,
    CAPITAL_OF,
    CAPITALS,
    CP_SOURCES,
    ELIMINATED,
    FORT,
    FORTS,
    LONDON,
    RESERVE,
    RUSSIAN_SOURCES,
    TERRAIN,
    each_space,
)
from ...printed.names import AH, AP, CLEAR, CP, ENEMY, FR, GE, IT, MOUNTAIN, RU, SWAMP, Mask, Side, Space
from ...printed.units import COMBAT, IS_ARMY, KIND_ID, LOSS, UNITS
from ...rules.movement.occupation import standing_forts
from ...rules.supply.supply import (
    BOARD,
    NETWORK_OF,
    closed,
    in_supply,
    is_spared,
    occupied,
    supplied_spaces,
)
from ...rules.war.victory import AP_AUTOMATIC, CP_AUTOMATIC, levels
from ...state.state import State, has_fort, rules
from ..novice.duels import Force, exchange
from .lifelines import Lifelines
from .weights import FRONT, SPACE, SUPPLY, UNIT

_ROUNDS: Final = 6
_FACTORS: Final = {
    "": 1.0,
    "space.plain": SPACE.plain,
    "front.own_open": FRONT.own_open,
    "front.own_danger": FRONT.own_danger,
    "front.their_open": FRONT.their_open,
    "front.their_danger": FRONT.their_danger,
}
_SOURCES: Final = CP_SOURCES | RUSSIAN_SOURCES | 1 << LONDON
_VITAL: Final = _SOURCES | mask_of(space for space in BOARD_SPACES if CAPITAL_OF[space] >= 0)
#: Capitals whose nation gets no replacements without them. [17.1.3]
_GREAT_CAPITALS: Final = (CAPITALS[FR] | CAPITALS[IT] | CAPITALS[RU], CAPITALS[GE] | CAPITALS[AH])
_ALL_GREAT_CAPITALS: Final = _GREAT_CAPITALS[AP] | _GREAT_CAPITALS[CP]
_NEXT: Final = tuple(mask_of(near) for near in ANY_NEIGHBOURS)
_STEEP: Final = (MOUNTAIN, SWAMP)
#: What a level of victory reached on the last turn is worth, in victory points.
_LEVEL: Final = 2.0
_DECIDED: Final = 8.0
#: So many points before an automatic victory it begins to count, little by little.
_LAST_POINTS: Final = 5
#: With fewer rounds left than this every step of the enemy counts.
_NEAR_THE_END: Final = 2
#: A stack that falls less often than this is taken to hold.
_UNLIKELY: Final = 0.05

#: What each counter is worth on the map, full and reduced.
UNIT_WORTH: Final = tuple(
    tuple(
        UNIT.factor * COMBAT[reduced][unit] + (UNIT.army if IS_ARMY[unit] else UNIT.corps)
        for unit in range(len(UNITS))
    )
    for reduced in (0, 1)
)
#: What is lost with each that attrition takes.
_LOST_WORTH: Final = tuple(tuple(SUPPLY.for_good * worth for worth in worths) for worths in UNIT_WORTH)


@cache
def space_worths(scoring: Mask, point: float = SPACE.vp) -> tuple[float, ...]:
    """What holding each space is worth if a victory point is worth so much."""
    return tuple(
        SPACE.plain
        + (point if scoring >> space & 1 else 0.0)
        + (SPACE.source if _SOURCES >> space & 1 else 0.0)
        + (SPACE.capital if CAPITAL_OF[space] >= 0 else 0.0)
        + (SPACE.great_capital if _ALL_GREAT_CAPITALS >> space & 1 else 0.0)
        for space in BOARD_SPACES
    )


class Outlook:
    """A board judged once; made anew for every board."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.worths = space_worths(rules(state).vp_spaces, point_worth(state))
        shut = closed(state)
        self.held = (occupied(state, AP) & ~shut, occupied(state, CP) & ~shut)
        self._stacks = tuple(tuple(each_space(held)) for held in self.held)
        self.lands = (~state.cp_control & BOARD & ~shut, state.cp_control & BOARD & ~shut)
        #: Factors in each space, and those that could attack it, by the side that has them.
        self.power = [0] * BOARD_SIZE
        self.threat = ([0] * BOARD_SIZE, [0] * BOARD_SIZE)
        self.material = [0.0, 0.0]
        self._ready = [0, 0]
        for side in (AP, CP):
            self._count(side)
        #: Forts without a garrison that the other side could march up to, and after how many steps.
        self.besiegable: tuple[dict[Space, int], dict[Space, int]] = ({}, {})
        self.open = (self._open(AP), self._open(CP))
        self._lines = tuple(Lifelines(state, side, self._stacks[side], _LOST_WORTH) for side in (AP, CP))

    def _count(self, side: Side) -> None:
        state, reduced = self.state, self.state.reduced
        left = self._rounds_left(side)
        rest = SUPPLY.doomed if left <= 0 else SUPPLY.base + SUPPLY.per_round * left
        threat = self.threat[side]
        worth = 0.0
        networks: dict[str, int] = {}
        for space in self._stacks[side]:
            power = able = 0
            for unit in state.at[space]:
                is_reduced = reduced >> unit & 1
                factors = COMBAT[is_reduced][unit]
                power += factors
                value = UNIT_WORTH[is_reduced][unit]
                network = NETWORK_OF[unit]
                if network not in networks:
                    networks[network] = supplied_spaces(state, network)
                if networks[network] >> space & 1 or in_supply(state, unit):
                    able += factors
                    worth += value
                elif is_spared(state, unit):
                    worth += value
                else:
                    # Attrition takes an army for good.
                    worth += value - value * (1 - rest) * (SUPPLY.for_good if IS_ARMY[unit] else 1.0)
            self.power[space] = power
            if able:
                self._ready[side] |= 1 << space
                for near in ANY_NEIGHBOURS[space]:
                    threat[near] += able
        self.material[side] = worth + self._boxes(side)

    def _rounds_left(self, side: Side) -> int:
        """Rounds in which the side may still open a line again before attrition."""
        state = self.state
        if not state.round:
            return _ROUNDS
        # The Central Powers go first, so the Allies still have the round they are about to answer in.
        answers = side == AP and state.active == CP
        return _ROUNDS - state.round + answers

    def _boxes(self, side: Side) -> float:
        state, reduced = self.state, self.state.reduced
        worth = 0.0
        seen: dict[str, int] = {}
        for unit in state.at[RESERVE[side]]:
            count = seen[KIND_ID[unit]] = seen.get(KIND_ID[unit], 0) + 1
            scarce = UNITS[unit].replaces_army and count <= UNIT.wanted_in_reserve
            worth += UNIT_WORTH[reduced >> unit & 1][unit] * (UNIT.scarce_reserve if scarce else UNIT.reserve)
        dead = sum(UNIT_WORTH[1][unit] for unit in state.at[ELIMINATED[side]] if not UNITS[unit].is_dotted)
        return worth + UNIT.eliminated * dead

    def _open(self, side: Side) -> dict[Space, int]:
        """Open spaces of a side that the other could walk into, and after how many steps."""
        state, enemy = self.state, ENEMY[side]
        seen = self.held[AP] | self.held[CP] | closed(state)
        frontier = self._ready[enemy]
        stops = standing_forts(state, enemy)
        walls = FORTS & ~state.forts_destroyed & self.lands[side]
        found: dict[Space, int] = {}
        for steps in range(len(FRONT.near)):
            new = 0
            for space in each_space(frontier):
                new |= _NEXT[space]
            new &= ~seen
            seen |= new
            for space in each_space(new & self.lands[side]):
                if walls >> space & 1:
                    self.besiegable[side].setdefault(space, steps)
                else:
                    found[space] = steps
            frontier = new & ~stops
        return found

    def value(self, side: Side) -> float:
        """What the board is worth to a side when the other is to move."""
        return sum(_FACTORS[name] * part for name, part in self.parts(side).items())

    def parts(self, side: Side) -> dict[str, float]:
        """The same taken apart: what each weight is multiplied with, and under no name the rest."""
        enemy = ENEMY[side]
        rest = points_value(self.state, side) + self.material[side] - self.material[enemy]
        rest += SPACE.great_capital * (self._capitals_lost(enemy) - self._capitals_lost(side))
        return {
            "": rest - self.risk(side) + 0.5 * self.risk(enemy),
            "space.plain": self.lands[side].bit_count() - self.lands[enemy].bit_count(),
            "front.own_open": -self.openness(side),
            "front.own_danger": -self.danger(side),
            "front.their_open": self.openness(enemy),
            "front.their_danger": self.danger(enemy),
        }

    def _capitals_lost(self, side: Side) -> int:
        """Great capitals in enemy hands; whoever has lost his gets no replacements. [17.1.3]"""
        return (_GREAT_CAPITALS[side] & self.lands[ENEMY[side]]).bit_count()

    def openness(self, side: Side) -> float:
        """What the enemy could walk into."""
        worths = self.worths
        found = [worths[space] * FRONT.near[steps] for space, steps in self.open[side].items()]
        for space, steps in self.besiegable[side].items():
            found.append(FRONT.siege * worths[space] * FRONT.near[steps])
        return _top(found)

    def danger(self, side: Side) -> float:
        """What attacks of the enemy could take, the worst first."""
        threat = self.threat[ENEMY[side]]
        spaces = [space for space in self._stacks[side] if threat[space]]
        return _top([self.danger_at(side, space) for space in spaces])

    def danger_at(self, side: Side, space: Space) -> float:
        """What the enemy may hope for from attacking a stack with everything next to it."""
        state = self.state
        fort = FORT[space] if self.lands[side] >> space & 1 and has_fort(state, space) else 0
        level = state.trenches.get(space, 0)
        trench = abs(level) if level and (level < 0) == (side == CP) else 0
        steep = TERRAIN[space] in _STEEP
        attacker = Force(min(self.threat[ENEMY[side]][space], 24), True, -trench - steep)
        has_army = False
        steps = 0
        for unit in state.at[space]:
            has_army = has_army or IS_ARMY[unit]
            steps += LOSS[1][unit] + (0 if state.reduced >> unit & 1 else LOSS[0][unit])
        fight = exchange(attacker, Force(self.power[space] + fort, has_army, 1 if trench else 0))
        stands = trench or TERRAIN[space] != CLEAR
        falls = fight.win * (0.35 if stands else 0.8)
        if steps <= fight.to_defender:
            falls = max(falls, 0.8)
        # Whoever lives on this space goes down with it.
        link = SUPPLY.link[self._rounds_left(side)]
        beyond = link * self._lines[side].lost(1 << space) if falls > _UNLIKELY else 0.0
        ground = falls * (self.worths[space] + 1.0 + beyond)
        return max(0.0, 1.2 * min(fight.to_defender, steps) - fight.to_attacker + ground)

    def risk(self, side: Side) -> float:
        """What marches of the enemy into open ground could cut off: one of them, and several together."""
        # The fewer rounds are left the less likely a line is opened again.
        left = self._rounds_left(side)
        last = left <= 0
        entered = [space for space, steps in self.open[side].items() if left < _NEAR_THE_END or steps < 2]
        if not entered or (last and not self._rounds_left(ENEMY[side])):
            return 0.0
        lines = self._lines[side]
        several = lines.lost(mask_of(entered))
        if not several:
            return 0.0
        one = self._raided(lines, entered)
        return SUPPLY.risk[left] * one + SUPPLY.joint[left] * (several - one)

    def _raided(self, lines: Lifelines, entered: Sequence[Space]) -> float:
        """What one march cuts off at most: it takes the space it ends in and one it came through."""
        mask = mask_of(entered)
        worst = 0.0
        for space in entered:
            bit = 1 << space
            around = _NEXT[space] & mask
            if lines.lost(bit | around) <= worst:
                continue
            worst = max(worst, lines.lost(bit))
            for near in each_space(around):
                worst = max(worst, lines.lost(bit | 1 << near))
        return worst

    def is_in_need(self, side: Side) -> bool:
        """Is an army of a side cut off, or one of its own great capitals in enemy hands?"""
        state = self.state
        if _GREAT_CAPITALS[side] & self.lands[ENEMY[side]]:
            return True
        units = (unit for space in self._stacks[side] for unit in state.at[space] if IS_ARMY[unit])
        return any(not in_supply(state, unit) and not is_spared(state, unit) for unit in units)

    def laid_open(self, side: Side) -> Mask:
        """Capitals and sources of a side that the enemy could walk into, or lay siege to."""
        return mask_of([*self.open[side], *self.besiegable[side]]) & _VITAL


def _top(found: list[float]) -> float:
    """The greatest of the numbers, each further one counting less."""
    found.sort(reverse=True)
    return sum(share * value for share, value in zip(FRONT.shares, found, strict=False))


def points_value(state: State, side: Side) -> float:
    """The victory points as a side sees them; near the end the levels of victory count as well."""
    vp = float(state.vp)
    if near_the_end(state):
        vp += _LEVEL * sum(state.vp >= level for level in levels(state))
        vp += 0.5 * (state.vp - 10)
    vp += _DECIDED * _nearness(state) * (_close(state.vp - CP_AUTOMATIC) - _close(AP_AUTOMATIC - state.vp))
    return SPACE.vp * (vp if side == CP else -vp)


def point_worth(state: State) -> float:
    """What one victory point is worth now: more where an automatic victory hangs on it."""
    hangs = _close(state.vp - CP_AUTOMATIC) or _close(AP_AUTOMATIC - state.vp)
    return SPACE.vp * (1 + (_DECIDED * _nearness(state) / _LAST_POINTS if hangs else 0.0))


def _close(beyond: int) -> float:
    """How far a side has come on the last points to an automatic victory, from 0 to 1."""
    return min(1.0, max(0.0, 1 + beyond / _LAST_POINTS))


def _nearness(state: State) -> float:
    """How much an automatic victory counts now: it is won at the end of a turn only. [5.1]"""
    return 0.3 + 0.7 * (state.round or _ROUNDS) / _ROUNDS


def near_the_end(state: State) -> bool:
    """Will the points soon be counted for good?"""
    if state.turn >= rules(state).last_turn - 1:
        return True
    return state.scenario == "limited" and max(state.war_status) >= 9


def judge(state: State, side: Side) -> float:
    """What the board is worth to a side when the other is to move."""
    answer: float = state.known(("regular", side, _moment(state)), lambda: outlook_of(state).value(side))
    return answer


def outlook_of(state: State) -> Outlook:
    """The board judged; once for each board."""
    answer: Outlook = state.known(("outlook", _moment(state)), lambda: Outlook(state))
    return answer


def _moment(state: State) -> Sequence[object]:
    """What a judgement rests on beside pieces, control and forts."""
    trenches = tuple(sorted(state.trenches.items()))
    return state.turn, state.round, state.active, state.vp, state.reduced, trenches
