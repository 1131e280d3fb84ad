"""The Marshal: looks at his own round, the enemy's answer with dealt hands, and his own round after that.

Without a clock he weighs a fixed number of plans, and what he decides depends on his seed and the view alone;
with one he lets plans grow as long as there is time. His defence is searched as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .....bots.player import Why
from .....bots.thinking import Allowance
from .....engine.match import Question
from ...positions.rebuild import state_from_view
from ...printed.names import ENEMY, SIDE_NUMBER
from ...rules.combat.card_steps import ChooseCombatCard
from ...show.view import View
from ...state.state import State
from ..veteran.hands import hands_of
from ..veteran.orders import Thought
from ..veteran.outlook import Foresight, foresight_of
from ..veteran.player import Pondered, Veteran, share_of
from ..veteran.weights import REPLY
from .defence import DEFENCE, Defending
from .farsight import Farsight, farsight_of
from .growing import Time, grown
from .weights import TIME


class Commanding(Pondered):
    """A question of his own round."""

    def __init__(
        self,
        state: State,
        seat: str,
        reasons: list[Why],
        seed: str,
        foresights: tuple[Foresight, Farsight],
        time: Time,
    ) -> None:
        super().__init__(state, seat, reasons, seed, foresights[0], Allowance(time.seconds, time.clock))
        self._far = foresights[1]
        self._time = time

    def operations(self, sizes: Sequence[int]) -> Mapping[int, Thought]:
        return grown(self.state, sizes, self.foresight, self._far, self._time, self.seed)


class Marshal(Veteran):
    """The strongest player: own, enemy's, own round."""

    def context(self, view: View, question: Question) -> Pondered | None:
        side = SIDE_NUMBER[question.seat]
        if SIDE_NUMBER[view.active] != side:
            return None
        state = state_from_view(view, self._seed)
        time = Time(TIME.round * share_of(state, question, TIME), self._clock)
        hands = hands_of(view, ENEMY[side], REPLY.hands, self._seed)
        foresights = foresight_of(side, hands), farsight_of(side, hands)
        return Commanding(state, question.seat, self._reasons, self._seed, foresights, time)

    def otherwise(self, view: View, question: Question) -> object:
        """In the enemy's round he defends; combat cards are weighed in either."""
        side = SIDE_NUMBER[question.seat]
        defends = SIDE_NUMBER[view.active] != side or isinstance(question.choice, ChooseCombatCard)
        if defends and type(question.choice) in DEFENCE and view.round:
            hands = hands_of(view, ENEMY[side], REPLY.hands, self._seed)
            allowance = Allowance(TIME.round * TIME.defence, self._clock)
            state = state_from_view(view, self._seed)
            asked = Defending(
                state, question.seat, self._reasons, self._seed, farsight_of(side, hands), allowance
            )
            found = DEFENCE.answer(asked, question)
            if found is not None:
                return found
        return super().otherwise(view, question)
