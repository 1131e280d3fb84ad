"""A few answers played out on dealt boards, and which of them comes out best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .....bots.thinking import Allowance
from .....engine.frames import AnyChoice
from .....engine.option import Option
from ...state.state import State
from .playing import carried_out, outcome, play_replies
from .weights import REPLY, SEARCH

OptionT = TypeVar("OptionT", bound=Option)


@dataclass(frozen=True, slots=True)
class Weighed(Generic[OptionT]):
    """Answers with what they are worth, the best first, and how many boards were played out."""

    ranked: list[tuple[float, OptionT]]
    boards: int


@dataclass(frozen=True, slots=True)
class Table:
    """Boards as they may lie, by number; for whom, and whose answers count."""

    deal: Callable[[int], State]
    seat: str
    seed: str
    dangerous: Sequence[str]
    allowance: Allowance

    def weigh(
        self, choice: AnyChoice, options: Sequence[tuple[float, OptionT]], boards: int, answered: int = 0
    ) -> Weighed[OptionT]:
        """Every option on the same boards, with the answers of others on so many of them; first sight counts
        like some boards more."""
        middle = sum(value for value, _ in options) / len(options)
        sums = [SEARCH.prior * (value - middle) for value, _ in options]
        played = 0
        for number in range(boards):
            state = self.deal(number)
            found: list[float] = []
            for _, option in options:
                if not self.allowance.allows_more():
                    break
                found.append(self._worth(state, choice, option, number, number < answered))
            if len(found) < len(options):
                break
            played += 1
            mean = sum(found) / len(found)
            sums = [total + value - mean for total, value in zip(sums, found, strict=True)]
        weight = SEARCH.prior + played
        ranked = [(total / weight, option) for total, (_, option) in zip(sums, options, strict=True)]
        ranked.sort(key=lambda pair: -pair[0])
        return Weighed(ranked, played * len(options))

    def _worth(
        self, state: State, choice: AnyChoice, option: Option, number: int, is_answered: bool
    ) -> float:
        """What an answer leads to on one board, for the end of the Impulse or once others have answered."""
        seed = f"{self.seed}/{number}"
        twin = carried_out(state, choice, option, seed)
        value = outcome(twin, self.seat)
        if not is_answered or twin.result:
            return value
        play_replies(twin, self.seat, self.dangerous, seed)
        return value + REPLY.share * (outcome(twin, self.seat) - value)
