"""The heap on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from ....engine.errors import Refusal
from ....engine.events import Event, Recorded
from ....engine.match import Question
from ....engine.option import Option
from ....engine.shown import Letter
from ....server.contract import Digest
from ..show.view import View
from ..state.state import SEATS, TurnBegan


class Flow(Struct):
    asked: list[str]
    ready: list[str] = []
    press_open: bool = False


class Private(Struct):
    """Nobody has anything of his own."""


class NothingLast:
    """There is no more to tell than the log does."""

    def add(self, events: Iterable[Recorded]) -> None:
        pass

    def last(self) -> str:
        return ""


class HeapWire:
    talk_word = "talk"
    private_words: frozenset[str] = frozenset()

    def phase(self, view: View) -> str:
        return view.turn

    def stages(self, view: View) -> tuple[str, ...]:
        return ("action",)

    def talk_is_closed(self, view: View, stage: str) -> Refusal | None:
        return None

    def missed_answer(self, question: Question) -> str:
        return "take 1"

    def unattended_answer(self, question: Question, view: View) -> str:
        return ""

    def keeping_word(self, question: Question) -> str:
        return ""

    def told(self) -> NothingLast:
        return NothingLast()

    def flow(self, view: View, stage: str) -> Flow:
        return Flow(asked=_asked(view))

    def private(self, view: View, told: object) -> Private:
        return Private()

    def letters(self, view: View, since: int = 0) -> list[Letter]:
        return []

    def opened(self, views: Mapping[str, View], events: Iterable[Event]) -> tuple[Private, list[Letter]]:
        return Private(), []

    def reads(self, option: Option) -> list[object]:
        return []

    def reads_again(self, text: str) -> list[object]:
        return []

    def digest(self, view: View) -> Digest:
        return Digest(
            phase=self.phase(view), asked=_asked(view), active=list(SEATS), board={"sticks": view.sticks}
        )

    def is_letter(self, event: Event) -> bool:
        return False

    def readers(self, recorded: Recorded, seats: Sequence[str]) -> list[str]:
        return []

    def is_phase_start(self, event: Event) -> str:
        return event.seat if isinstance(event, TurnBegan) else ""

    def bot_vote(self, view: View, people: Sequence[str]) -> str:
        return ""


def _asked(view: View) -> list[str]:
    return [] if view.result else [view.turn]


WIRE: Final = HeapWire()
