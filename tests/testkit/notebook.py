"""The smallest state a flow can run on: it only notes what was done, so tests can read off the order."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.engine.frames import Choice, Frame, frame
from greatpowers.engine.seen import EVERYBODY, game_state, seen_by
from greatpowers.engine.state import GameState, advance


@game_state
class Notebook(GameState):
    """Lines written by steps and choices, in the order they ran."""

    lines: list[str] = seen_by(EVERYBODY, factory=list)

    def copy(self) -> Notebook:
        twin = Notebook(lines=self.lines.copy())
        twin.copy_flow_from(self)
        return twin

    def note(self, line: str) -> None:
        self.lines.append(line)
        self.touch()


@frame
class AskWord(Choice):
    """Asks a seat for one of some words and notes it."""

    seat: str
    words: tuple[str, ...] = ("yes", "no")

    def options(self, state: Notebook) -> Sequence[str]:
        return self.words

    def chosen(self, state: Notebook, option: str) -> None:
        state.note(f"{self.seat} {option}")


def run(*frames: Frame) -> Notebook:
    """A notebook on which these frames ran, in this order, as far as they go without an answer."""
    state = Notebook()
    state.then(*frames)
    state.push_called()
    advance(state)
    return state
