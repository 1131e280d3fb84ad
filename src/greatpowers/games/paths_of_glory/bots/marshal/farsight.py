"""What a board is worth after the enemy's round and our own next one: his answers are played out for hands he
may hold, and what we could do then counts."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ...printed.names import ENEMY, Side
from ...rules.movement.marching import best_path
from ...rules.movement.movement import ends
from ...rules.movement.occupation import march
from ...state.state import State
from ..regular.operating import Task, best_tasks, tasks_in
from ..veteran.glances import blows_of, standing
from ..veteran.hands import Hands
from ..veteran.outlook import Foresight, Prospect, final_value, pass_round
from .weights import REPLY

#: Points of the operation we are taken to answer with.
_OURS: Final = 3
_REMEMBERED: Final = 3
_ATTACK: Final = "attack"


class Farsight(Foresight):
    """Judges boards by what both sides can make of them: the enemy first, then we."""

    def __init__(self, side: Side, hands: Hands) -> None:
        super().__init__(side, hands)
        self._samples = hands.samples[: REPLY.hands]

    def _look(self, state: State) -> Prospect:
        twin = state.copy()
        if not pass_round(twin, self.side):
            return Prospect(final_value(twin, self.side))
        answers = self._answers(twin)
        total = sum(count * self._after(twin, answer) for answer, count in answers.items())
        return Prospect(total / sum(answers.values()), max(answers, key=lambda answer: answers[answer]))

    def _answers(self, twin: State) -> Counter[tuple[Task, ...]]:
        """What the enemy would do with each of the hands, and with how many of them."""
        tasks = tasks_in(twin, blows_of(twin.copy(), ENEMY[self.side]))
        best: dict[int, tuple[float, tuple[Task, ...]]] = {}
        found: Counter[tuple[Task, ...]] = Counter()
        for hand in self._samples:
            value = 0.0
            chosen: tuple[Task, ...] = ()
            for size, price in hand:
                if size not in best:
                    best[size] = best_tasks(tasks, size)
                gain, plan = best[size]
                if gain - price > value:
                    value, chosen = gain - price, plan
            found[tuple(sorted(chosen, key=lambda task: -task.value))] += 1
        return found

    def _after(self, twin: State, answer: tuple[Task, ...]) -> float:
        """What the board is worth after an answer of the enemy and with our next round before us."""
        after = twin.copy()
        lost = 0.0
        for task in answer:
            if task.what == _ATTACK:
                lost += task.value
            for one in task.marches:
                if after.place[one.units[0]] == one.start and ends(after, one.units) >> one.goal & 1:
                    march(after, one.units, best_path(after, one.units, one.goal))
        if not pass_round(after, ENEMY[self.side]):
            return final_value(after, self.side)
        return self.with_our_round(after) - REPLY.blows * lost

    def with_our_round(self, state: State) -> float:
        """What a board is worth to us when we are about to act."""
        gain, _ = best_tasks(tasks_in(state, blows_of(state.copy(), self.side)), _OURS)
        return standing(state, self.side) + REPLY.again * gain


_farsights: dict[tuple[Side, Hands], Farsight] = {}


def farsight_of(side: Side, hands: Hands) -> Farsight:
    """What was found out before for these hands; it would come out the same."""
    key = side, hands
    if key not in _farsights:
        if len(_farsights) >= _REMEMBERED:
            forget()
        _farsights[key] = Farsight(side, hands)
    return _farsights[key]


def forget() -> None:
    """Look at everything anew."""
    _farsights.clear()
