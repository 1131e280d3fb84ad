"""What a board is worth once the enemy has had his round: his best operation is looked for and taken off."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...printed.board import each_space
from ...printed.names import AP, CP, ENEMY, Side, Space, Unit
from ...rules.supply.wearing_out import AttritionPhase
from ...rules.war.mandates import penalty
from ...rules.war.victory import automatic_winner, winner_at
from ...state.changes.map import change_vp
from ...state.changes.rounds import begin_round, next_turn
from ...state.state import State, rules
from ..regular.assaults import Attacker, taken
from ..regular.operating import Task, best_tasks, board_key, tasks_in
from ..regular.points import points_value
from ..regular.weights import SPACE
from .glances import blows_of, standing
from .hands import Hands
from .orders import Movement, Thought
from .weights import REPLY

_ROUNDS: Final = 6
#: Rounds that are remembered.
_REMEMBERED: Final = 3


class Prospect(NamedTuple):
    """What a board is worth after the enemy's best answer, and what that is, the worst of it first."""

    value: float
    answer: tuple[Task, ...] = ()


class Foresight:
    """Judges boards for one side by what the enemy can make of them; every board once."""

    def __init__(self, side: Side, hands: Hands) -> None:
        self.side = side
        self._hands = hands
        self._prospects: dict[tuple[object, ...], Prospect] = {}
        #: Plans found for boards, by whoever searches: they would come out the same.
        self.thoughts: dict[tuple[object, ...], dict[int, Thought]] = {}
        self.movements: dict[tuple[object, ...], Movement] = {}

    def value(self, state: State) -> float:
        """What the board is worth to our side after the enemy's best answer."""
        return self.prospect(state).value

    def blows(self, state: State) -> list[Space]:
        """Spaces where the enemy's best answer would strike, the worst first."""
        return [space for task in self.prospect(state).answer for space in each_space(task.goal)]

    def alarm(self, state: State) -> float:
        """What the worst blow of the enemy's best answer is worth to him."""
        return max((task.value for task in self.prospect(state).answer), default=0.0)

    def prospect(self, state: State) -> Prospect:
        key = board_key(state, self.side)
        if key not in self._prospects:
            self._prospects[key] = self._look(state)
        return self._prospects[key]

    def _look(self, state: State) -> Prospect:
        twin = state.copy()
        if not pass_round(twin, self.side):
            return Prospect(final_value(twin, self.side))
        gain, answer = self._answer(twin)
        return Prospect(-(standing(twin, ENEMY[self.side]) + REPLY.share * gain), answer)

    def _answer(self, twin: State) -> tuple[float, tuple[Task, ...]]:
        """What the enemy's best operation brings him, averaged over his hands, and his best orders."""
        tasks = tasks_in(twin, blows_of(twin, ENEMY[self.side]))
        best = {size: best_tasks(tasks, size) for size in self._hands.sizes}
        chosen = best[max(best)][1]
        gain = self._hands.mean({size: value for size, (value, _) in best.items()})
        return gain, tuple(sorted(chosen, key=lambda task: -task.value))


def pass_round(twin: State, side: Side) -> bool:
    """After the round of a side the other's begins, in the next turn perhaps; False: the game is over."""
    if side == AP and twin.round >= _ROUNDS:
        _end_turn(twin)
        if twin.turn >= rules(twin).last_turn:
            return False
        next_turn(twin)
        begin_round(twin, CP, 1)
    else:
        begin_round(twin, ENEMY[side], twin.round + (side == AP))
    return automatic_winner(twin) is None


def _end_turn(twin: State) -> None:
    """What happens before the next round after the last one of a turn, as far as it is no chance."""
    AttritionPhase().take_toll(twin)
    for side in (CP, AP):
        change_vp(twin, penalty(twin, side), "offensive-not-made")


def final_value(state: State, side: Side) -> float:
    """What the end of the game is worth: winning first, then the points."""
    winner = automatic_winner(state)
    winner = winner_at(state, state.vp) if winner is None else winner
    decided = {side: 1.0, ENEMY[side]: -1.0}.get(winner, 0.0)
    return points_value(state, side) + REPLY.win * SPACE.vp * decided


_foresights: dict[tuple[Side, Hands], Foresight] = {}


def foresight_of(side: Side, hands: Hands) -> Foresight:
    """What was found out before for these hands; it would come out the same."""
    key = side, hands
    if key not in _foresights:
        if len(_foresights) >= _REMEMBERED:
            forget()
        _foresights[key] = Foresight(side, hands)
    return _foresights[key]


def forget() -> None:
    """Look at everything anew."""
    _foresights.clear()


class Planner(Attacker):
    """Weighs attacks by the ground they would win, enemy's answer included."""

    def __init__(self, state: State, side: Side, foresight: Foresight) -> None:
        super().__init__(state, side)
        self._foresight = foresight

    def ground(self, unit: Unit, target: Space) -> float:
        """What the space is worth if its defenders go back and this unit follows."""
        key = unit, target
        if key not in self._ground:
            twin = taken(self.state, self.side, unit, target)
            worth = self._foresight.value(twin) - self._foresight.value(self.state)
            self._ground[key] = max(0.0, worth)
        return self._ground[key]
