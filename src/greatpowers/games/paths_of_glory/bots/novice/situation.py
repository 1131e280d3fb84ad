"""The board as the Novice sees it: what spaces are worth, where the enemy presses, where units are wanted."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import (
    ANY_NEIGHBOURS,
    BOARD_SIZE,
    BOARD_SPACES,
    CAPITAL_OF,
    CP_SOURCES,
    FORT,
    FORTS,
    LONDON,
    RUSSIAN_SOURCES,
    each_space,
)
from ...printed.names import CP, ENEMY, Side, Space
from ...printed.units import COMBAT
from ...rules.movement.occupation import standing_forts
from ...rules.supply.supply import closed, occupied
from ...state.state import State, has_fort, rules

VP_WORTH: Final = 9.0
_SOURCE_WORTH: Final = 6.0
_PLAIN_WORTH: Final = 1.0
#: How much a wish is worth one space further away.
_FADE: Final = 0.78
#: How pressing an open space is that the enemy can walk into after so many steps.
_NEARNESS: Final = (0.0, 1.0, 0.6, 0.35)
_SOURCES: Final = CP_SOURCES | RUSSIAN_SOURCES | 1 << LONDON
_NEXT: Final = tuple(mask_of(near) for near in ANY_NEIGHBOURS)


class Situation:
    """Seen from one side; made anew for every decision that needs it."""

    def __init__(self, state: State, side: Side) -> None:
        self.state = state
        self.side = side
        board = (1 << BOARD_SIZE) - 1
        self.enemies = occupied(state, ENEMY[side])
        own = state.cp_control if side == CP else ~state.cp_control
        shut = closed(state)
        self.friendly = own & board & ~shut
        self.hostile = ~own & board & ~shut
        self.scoring = rules(state).vp_spaces
        self.forts = standing_forts(state, side)
        self.threat = [0] * BOARD_SIZE
        #: Units alone; a fort without units counts for little.
        self.strength = [0.0] * BOARD_SIZE
        self._weigh()
        self.exposed = self._exposed()
        self.wish = self._wishes()
        self.pull = self._pulls()

    def _weigh(self) -> None:
        """Combat factors in each space, and those of enemies next to it."""
        state, reduced = self.state, self.state.reduced
        for space in each_space(occupied(state, self.side) | self.enemies):
            power = sum(COMBAT[reduced >> unit & 1][unit] for unit in state.at[space])
            self.strength[space] = power
            if self.enemies >> space & 1:
                for near in ANY_NEIGHBOURS[space]:
                    self.threat[near] += power
        for space in BOARD_SPACES:
            if FORT[space] and has_fort(state, space):
                self.strength[space] += FORT[space] * (1.0 if state.at[space] else 0.5)

    def worth(self, space: Space) -> float:
        """What holding a space is worth."""
        found = _PLAIN_WORTH
        if self.scoring >> space & 1:
            found += VP_WORTH
        if _SOURCES >> space & 1 or CAPITAL_OF[space] >= 0:
            found += _SOURCE_WORTH
        return found

    def gain(self, space: Space) -> float:
        """What entering a space of the enemy brings: control, or a siege."""
        if not self.hostile >> space & 1:
            return 0.0
        return self.worth(space) * (0.6 if self.forts >> space & 1 else 1.0)

    def risk(self, space: Space, power: float) -> float:
        """What a group stands to lose in enemy land if nothing safe links it to its own."""
        links = [near for near in ANY_NEIGHBOURS[space] if self.friendly >> near & 1]
        if any(self.strength[near] or not self.threat[near] for near in links):
            return 0.0
        return 1.0 + power if links else 2.0 + 1.5 * power

    def _exposed(self) -> dict[Space, int]:
        """Open friendly spaces the enemy could walk into this round, and after how many steps."""
        held = occupied(self.state, self.side)
        barred = held | closed(self.state)
        found: dict[Space, int] = {}
        seen = self.enemies | barred
        frontier = self.enemies
        for steps in range(1, len(_NEARNESS)):
            new = 0
            for space in each_space(frontier):
                new |= _NEXT[space]
            new &= ~seen
            seen |= new
            for space in each_space(new & self.friendly):
                found[space] = steps
            # An intact fort stops whoever comes.
            frontier = new & ~(FORTS & ~self.state.forts_destroyed & self.friendly)
        return found

    def cover(self, space: Space) -> float:
        """What a unit in this space keeps from the enemy: the space, and open ground behind it."""
        held = occupied(self.state, self.side)
        behind = self.friendly & ~held
        return self.worth(space) + 0.5 * max(
            (self.worth(near) for near in ANY_NEIGHBOURS[space] if behind >> near & 1), default=0.0
        )

    def guard(self, space: Space, power: float) -> float:
        """How badly a friendly space with this strength wants more."""
        threat = self.threat[space]
        if not power:
            return (self.cover(space) + 1) * _NEARNESS[1 if threat else self.exposed.get(space, 0)]
        if not threat:
            return 0.0
        trench = self.state.trenches.get(space, 0) if power > FORT[space] else 0
        lacking = 0.9 * threat - power - 2 * abs(trench)
        return self.cover(space) * 0.5 * min(1.0, lacking / 5) if lacking > 0 else 0.0

    def _wishes(self) -> list[float]:
        """Where another unit would be of use: to guard what is threatened, to stand before what is weak."""
        found = [0.0] * BOARD_SIZE
        for space in each_space(self.friendly):
            wish = self.guard(space, self.strength[space])
            ahead = [near for near in ANY_NEIGHBOURS[space] if self.hostile >> near & 1]
            if ahead:
                wish += 0.3 * max(self.worth(near) for near in ahead) + 0.4
            found[space] = wish
        return found

    def _pulls(self) -> list[float]:
        """The wishes as they are felt from afar, over friendly ground."""
        found = list(self.wish)
        heap = [(-wish, space) for space, wish in enumerate(found) if wish > 0]
        heap.sort()
        while heap:
            wish, space = heappop(heap)
            if -wish < found[space]:
                continue
            felt = -wish * _FADE
            for near in ANY_NEIGHBOURS[space]:
                if felt > found[near] + 0.05 and self.friendly >> near & 1:
                    found[near] = felt
                    heappush(heap, (-felt, near))
        return found
