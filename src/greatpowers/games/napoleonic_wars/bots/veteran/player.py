"""The Veteran: plays the best uses of its Impulse out on dealt boards, with the answers of the two most
dangerous seats.

Without a clock it plays a fixed number of boards out, and what it decides depends on its seed and the view
alone; with one it plays as many as fit into its time. Nothing is kept between decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....bots.answering import AnsweringPlayer
from .....bots.handlers import Handlers
from .....bots.player import Why
from .....bots.thinking import Allowance, Clock
from .....engine.chance import dice_key
from .....engine.match import Question
from .....engine.option import Option
from ...positions.rebuild import state_from_view
from ...printed.cards import CARDS
from ...printed.names import NATIONS
from ...rules.answers import PlayCp, PlayEvent
from ...rules.impulse.plays import ChoosePlay, Play
from ...rules.impulse.spending import ChooseAct
from ...show.view import View
from ...state.relations import powers_of
from ...state.state import State
from ..regular.asked import Asked
from ..regular.campaigns import rated
from ..regular.player import Regular
from ..regular.plays import play_values, troops_of
from ..regular.reasons import hundredths, told
from ..regular.weights import SPEND
from .dangers import dangerous
from .dice import EvenDice
from .playing import IN_ROUNDS
from .search import Table, Weighed
from .weights import REPLY, SEARCH, TIME


class Pondered(Asked):
    """A question of an own Impulse, with boards to play it out on."""

    def __init__(
        self, view: View, state: State, seat: str, reasons: list[Why], seed: str, allowance: Allowance
    ) -> None:
        super().__init__(state, seat, reasons, seed)
        self.view = view
        self.allowance = allowance

    def deal(self, number: int) -> State:
        """A board as it may lie, with dice that are neither kind nor cruel."""
        seed = f"{self.seed}/board {number}/{self.state.turn}/{self.state.round}"
        return state_from_view(self.view, seed, EvenDice(dice_key(seed)))

    def table(self) -> Table:
        return Table(self.deal, self.seat, self.seed, dangerous(self.situation), self.allowance)


HANDLERS: Final = Handlers[Pondered]()


class Veteran(AnsweringPlayer[View, Pondered]):
    """A player that looks at what comes of its Impulse before it acts."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, HANDLERS)
        self._regular = Regular(seed)
        self._clock: Clock | None = None

    def use_clock(self, clock: Clock) -> None:
        """Think by this clock from now on."""
        self._clock = clock

    def context(self, view: View, question: Question) -> Pondered | None:
        """Only in its own Impulses is there anything to play out."""
        if view.table.phase not in IN_ROUNDS:
            return None
        state = state_from_view(view, self._seed)
        allowance = Allowance(TIME.impulse * share_of(state, question), self._clock)
        return Pondered(view, state, question.seat, self._reasons, self._seed, allowance)

    def otherwise(self, view: View, question: Question) -> object:
        found = self._regular.decide(view, question)
        self._reasons = self._regular.reasons()
        return found


def share_of(state: State, question: Question) -> float:
    """The part of the time that a question may take: the more CPs are left, the more will be asked."""
    return TIME.play if isinstance(question.choice, ChoosePlay) else TIME.act / max(1, state.purse // 2)


@HANDLERS.on(ChoosePlay)
def _play(asked: Pondered, choice: ChoosePlay, offer: Sequence[Play]) -> Play | None:
    if not choice.is_first:
        return None
    values = play_values(asked.state, choice, offer)
    options = promising(values)
    if len(options) == 1:
        return None
    weighed = asked.table().weigh(choice, options, SEARCH.boards, REPLY.boards)
    for value, play in weighed.ranked[:2]:
        if isinstance(play, PlayEvent | PlayCp):
            message = "nw-bot-event" if isinstance(play, PlayEvent) else "nw-bot-cp"
            asked.reasons.append((message, {"card": play.card, "worth": hundredths(value)}))
    asked.reasons += _looked_at(asked, weighed)
    return weighed.ranked[0][1]


def promising(values: dict[Play, float]) -> list[tuple[float, Play]]:
    """The best uses at first sight; of cards for as many CPs only the one that is least missed."""
    found: list[tuple[float, Play]] = []
    sizes: set[int] = set()
    for play in sorted(values, key=lambda play: -values[play]):
        if isinstance(play, PlayCp):
            size = CARDS[play.card].cp
            if size in sizes:
                continue
            sizes.add(size)
        if found and values[play] < found[0][0] - SEARCH.width:
            break
        found.append((values[play], play))
    return found[: SEARCH.uses]


@HANDLERS.on(ChooseAct)
def _act(asked: Pondered, choice: ChooseAct, offer: Sequence[Option]) -> Option | None:
    state, view, nation = asked.state, asked.situation, choice.nation
    if state.purse < 2 * SEARCH.purse or state.purse_use:
        return None
    best: dict[tuple[str, int], tuple[float, Option]] = {}
    for value, act, _ in rated(view, nation, offer):
        if value > best.get(troops_of(act), (SPEND.least, act))[0]:
            best[troops_of(act)] = value, act
    options = sorted(best.values(), key=lambda pair: -pair[0])[: SEARCH.acts]
    if len(options) < 2:
        return None
    weighed = asked.table().weigh(choice, options, SEARCH.act_boards)
    value, act = weighed.ranked[0]
    asked.reasons += told(view, nation, act, value)
    asked.reasons += _looked_at(asked, weighed)
    return act


def _looked_at(asked: Pondered, weighed: Weighed[Play] | Weighed[Option]) -> list[Why]:
    """How much was played out, and whose answers."""
    if not weighed.boards:
        return []
    found: list[Why] = [("nw-bot-weighed", {"boards": weighed.boards})]
    for seat in dangerous(asked.situation)[:1]:
        powers = powers_of(asked.state, seat)
        if powers:
            found.append(("nw-bot-feared", {"nation": NATIONS[powers[0]]}))
    return found
