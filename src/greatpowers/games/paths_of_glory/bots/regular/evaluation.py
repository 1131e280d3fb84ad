"""What a position is worth to a side: points, armies and their supply, open spaces, stacks in danger.

The number is the same for the same board; nothing hidden enters it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import BOARD_SIZE, FORT, FORTS, TERRAIN, each_space
from ...printed.names import AP, CLEAR, CP, ENEMY, MOUNTAIN, SWAMP, Mask, Side, Space, Unit
from ...printed.units import IS_ARMY
from ...rules.movement.occupation import standing_forts
from ...rules.supply.supply import (
    BOARD,
    closed,
    in_supply,
    is_spared,
    occupied,
)
from ...state.state import State, rules
from ..novice.duels import Force, exchange
from .deployment import deployment_of, rounds_left
from .lifelines import lifelines_of
from .points import point_worth, points_value
from .raids import Raider, Raids
from .reach import around, next_to
from .weights import FRONT, SPACE, SUPPLY
from .worths import GREAT_CAPITALS, VITAL, space_worths

_STEEP: Final = (MOUNTAIN, SWAMP)
#: An enemy as near as this can be before a capital soon, whoever stands between.
_NEARBY: Final = 3
#: A stack that falls less often than this is taken to hold.
_UNLIKELY: Final = 0.05
#: What armies elsewhere must stand to lose with a space for it to be looked after.
_MUCH: Final = 3.0
#: Loss points that must be left after a fight for the defenders to stand without a second thought.
_TO_STAND: Final = 4.0
#: Attackers beyond this add nothing: the tables end.
_MOST_FACTORS: Final = 24
_FIGHTS: Final = 50_000
_FACTORS: Final = {
    "": 1.0,
    "space.plain": SPACE.plain,
    "front.own_open": FRONT.own_open,
    "front.own_danger": FRONT.own_danger,
    "front.their_open": FRONT.their_open,
    "front.their_danger": FRONT.their_danger,
}


class Outlook:
    """A board judged once; made anew for every board."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.worths = space_worths(rules(state).vp_spaces, point_worth(state))
        shut = closed(state)
        self.held = (occupied(state, AP) & ~shut, occupied(state, CP) & ~shut)
        self.lands = (~state.cp_control & BOARD & ~shut, state.cp_control & BOARD & ~shut)
        self._deployed = (deployment_of(state, AP, self.held[AP]), deployment_of(state, CP, self.held[CP]))
        self._lines = tuple(lifelines_of(state, side, self._deployed[side].armies) for side in (AP, CP))
        #: Forts without a garrison that the other side could march up to, and after how many steps.
        self.besiegable: tuple[dict[Space, int], dict[Space, int]] = ({}, {})
        self.open = (self._open(AP, shut), self._open(CP, shut))

    def _open(self, side: Side, shut: Mask) -> dict[Space, int]:
        """Open spaces of a side that the other could walk into, and after how many steps."""
        state, enemy = self.state, ENEMY[side]
        unseen = BOARD & ~(self.held[AP] | self.held[CP] | shut)
        frontier = self._deployed[enemy].ready
        stops = standing_forts(state, enemy)
        land = self.lands[side]
        walls = FORTS & ~state.forts_destroyed & land
        found: dict[Space, int] = {}
        for steps in range(len(FRONT.near)):
            new = next_to(frontier) & unseen
            if not new:
                break
            unseen &= ~new
            for space in each_space(new & land):
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
        rest = points_value(self.state, side) + self._deployed[side].worth - self._deployed[enemy].worth
        rest += SPACE.great_capital * (self._capitals_lost(enemy) - self._capitals_lost(side))
        return {
            "": rest - self.risk(side) + SUPPLY.their_risk * self.risk(enemy),
            "space.plain": self.lands[side].bit_count() - self.lands[enemy].bit_count(),
            "front.own_open": -self.openness(side),
            "front.own_danger": -self.danger(side),
            "front.their_open": self.openness(enemy),
            "front.their_danger": self.danger(enemy),
        }

    def _capitals_lost(self, side: Side) -> int:
        """Great capitals in enemy hands; whoever has lost his gets no replacements. [17.1.3]"""
        return (GREAT_CAPITALS[side] & self.lands[ENEMY[side]]).bit_count()

    def openness(self, side: Side) -> float:
        """What the enemy could walk into."""
        worths = self.worths
        found = [worths[space] * FRONT.near[steps] for space, steps in self.open[side].items()]
        for space, steps in self.besiegable[side].items():
            found.append(FRONT.siege * worths[space] * FRONT.near[steps])
        return _top(found)

    def danger(self, side: Side) -> float:
        """What attacks of the enemy could take, the worst first."""
        return _top([hoped for _, hoped, _ in self._attacked(side)])

    def weak_links(self, side: Side) -> Mask:
        """Stacks the enemy could beat whose space armies elsewhere live on."""
        return mask_of(space for space, _, beyond in self._attacked(side) if beyond > _MUCH)

    def _attacked(self, side: Side) -> list[tuple[Space, float, float]]:
        """Where an attack promises something: how much, and what is lost elsewhere with the space."""
        state, worths = self.state, self.worths
        threats = self._deployed[ENEMY[side]].threat
        walls = self.lands[side] & FORTS & ~state.forts_destroyed
        link, lines = SUPPLY.link[rounds_left(state, side)], self._lines[side]
        found: list[tuple[Space, float, float]] = []
        for space, stack in self._deployed[side].stacks:
            threat = threats[space]
            if not threat:
                continue
            trench = state.trenches.get(space, 0)
            trench = abs(trench) if trench and (trench < 0) == (side == CP) else 0
            power = stack.factors + FORT[space] if walls >> space & 1 else stack.factors
            threat = min(threat, _MOST_FACTORS)
            falls, gain = _fight(threat, power, stack.steps, stack.has_army, trench, TERRAIN[space])
            # Whoever lives on this space goes down with it.
            beyond = link * lines.lost(1 << space) if falls > _UNLIKELY else 0.0
            hoped = gain + falls * (worths[space] + 1.0 + beyond)
            if hoped > 0:
                found.append((space, hoped, falls * beyond))
        return found

    def risk(self, side: Side) -> float:
        """What marches of the enemy into open ground could cut off."""
        left = rounds_left(self.state, side)
        if left <= 0 and not rounds_left(self.state, ENEMY[side]):
            return 0.0
        raids = self._raids(side)
        return raids.risk(left) if raids is not None else 0.0

    def stops(self, side: Side) -> Mask:
        """Where somebody would stand in the way of the marches that cut off most."""
        raids = self._raids(side)
        return raids.stops() if raids is not None else 0

    def _raids(self, side: Side) -> Raids | None:
        if not self.open[side] and not self.besiegable[side]:
            return None
        state, raiders = self.state, self._deployed[ENEMY[side]]
        bare = mask_of(self.besiegable[side])
        walls = FORTS & ~state.forts_destroyed & self.lands[side]
        ground = (self.lands[AP] | self.lands[CP]) & ~self.held[side] & ~walls
        able = [
            Raider(space, stack.marches, bare if stack.has_army else bare & _weak_forts(len(state.at[space])))
            for space, stack in raiders.stacks
            if raiders.ready >> space & 1
        ]
        return Raids(self._lines[side], mask_of(self.open[side]) | bare, ground, able)

    def is_in_need(self, side: Side) -> bool:
        """Is an army of a side cut off, or one of its own great capitals in enemy hands?"""
        return bool(GREAT_CAPITALS[side] & self.lands[ENEMY[side]]) or bool(self.cut_off(side))

    def cut_off(self, side: Side) -> list[Unit]:
        """The armies of a side that attrition would take."""
        state = self.state
        armies = (
            unit for space, _ in self._deployed[side].stacks for unit in state.at[space] if IS_ARMY[unit]
        )
        return [unit for unit in armies if not in_supply(state, unit) and not is_spared(state, unit)]

    def cuts(self, side: Side, space: Space) -> float:
        """What a side loses elsewhere if the enemy stands in a space."""
        return self._lines[side].lost(1 << space)

    def laid_open(self, side: Side) -> Mask:
        """Capitals and sources of a side that the enemy could walk into, or lay siege to."""
        return mask_of([*self.open[side], *self.besiegable[side]]) & VITAL

    def bares(self, side: Side, start: Space, units: Sequence[Unit]) -> bool:
        """Would nobody be left in a great capital that an enemy stands near to, whoever is between?"""
        if (
            start >= BOARD_SIZE
            or not (GREAT_CAPITALS[AP] | GREAT_CAPITALS[CP]) >> start & 1
            or len(units) < len(self.state.at[start])
        ):
            return False
        return bool(around(start, BOARD, _NEARBY) & self._deployed[ENEMY[side]].ready)


@cache
def _weak_forts(corps: int) -> Mask:
    """Forts that so many corps are enough to lay siege to. [15.2.1]"""
    return mask_of(fort for fort in each_space(FORTS) if FORT[fort] <= corps)


@lru_cache(maxsize=_FIGHTS)
def _fight(
    threat: int, power: int, steps: int, has_army: bool, trench: int, terrain: int
) -> tuple[float, float]:
    """How likely the defenders lose the space, and what both lose, the attacker's side taken."""
    attacker = Force(threat, True, -trench - (terrain in _STEEP))
    fight = exchange(attacker, Force(power, has_army, 1 if trench else 0))
    stands = trench or terrain != CLEAR
    # Standing costs another step: the fewer are left the less likely it is.
    left = max(0.0, min(1.0, (steps - fight.to_defender) / _TO_STAND))
    falls = fight.win * (0.8 - 0.45 * left if stands else 0.8)
    if steps <= fight.to_defender:
        falls = max(falls, 0.8)
    return falls, 1.2 * min(fight.to_defender, steps) - fight.to_attacker


def _top(found: list[float]) -> float:
    """The greatest of the numbers, each further one counting less."""
    found.sort(reverse=True)
    return sum(share * value for share, value in zip(FRONT.shares, found, strict=False))


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
