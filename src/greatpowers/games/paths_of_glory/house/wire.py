"""Paths of Glory on the wire: the view by plain ids, questions with their answers in parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from ....engine.errors import Refusal
from ....engine.events import Event, Recorded
from ....engine.match import Question
from ....engine.option import Option
from ....engine.shown import Letter, fields_of
from ....server.contract import Digest
from ..printed.names import NATIONS, SIDES
from ..printed.units import KINDS
from ..show.board import phase_name
from ..show.ids import SideName
from ..show.view import View
from ..state.events.war import PhaseBegan, RoundBegan

#: Side and nation of each kind of counter, as the small picture of the board names them.
_FLAG_OF: Final = {name: f"{SIDES[kind.side]} {NATIONS[kind.nation]}" for name, kind in KINDS.items()}


class SmallBoard(Struct):
    """What small pictures are drawn from: `sedan cp ge 3`, space, side, nation and number of units."""

    stacks: list[str]
    vp: int
    turn: int


class Flow(Struct):
    """What changes with answers; nobody talks through the rules of this game."""

    asked: list[str]
    ready: list[str] = []
    press_open: bool = False


class Private(Struct):
    """What only the seats themselves see."""

    hands: dict[SideName, tuple[str, ...]]
    swaps: dict[SideName, dict[str, str]]


class LastRound:
    """What happened in the last action round that is over: the first thing its reader wants to know."""

    def __init__(self) -> None:
        self._side = ""

    def add(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            if isinstance(recorded.event, RoundBegan):
                self._side = recorded.event.side

    def last(self) -> str:
        return self._side


class PathsOfGloryWire:
    """The Great War for two in the browser."""

    #: Nobody talks through the rules of this game.
    talk_word = "talk"
    private_words: frozenset[str] = frozenset()

    def phase(self, view: View) -> str:
        return phase_name(view)

    def stages(self, view: View) -> tuple[str, ...]:
        return ("action",)

    def talk_is_closed(self, view: View, stage: str) -> Refusal | None:
        return None

    def missed_answer(self, question: Question) -> str:
        """Who lets the clock run out after the notice has given up."""
        return "concede"

    def unattended_answer(self, question: Question, view: View) -> str:
        return ""

    def keeping_word(self, question: Question) -> str:
        return ""

    def told(self) -> LastRound:
        return LastRound()

    def flow(self, view: View, stage: str) -> Flow:
        return Flow(asked=_asked(view))

    def private(self, view: View, told: object) -> Private:
        told = [(str(SIDES[number]), side) for number, side in enumerate(view.sides)]
        return Private(
            hands={name: side.hand for name, side in told if side.hand},
            swaps={name: dict(side.swaps) for name, side in told if side.swaps},
        )

    def letters(self, view: View, since: int = 0) -> list[Letter]:
        return []

    def opened(self, views: Mapping[str, View], events: Iterable[Event]) -> tuple[Private, list[Letter]]:
        return Private({seat: view.sides[SIDES.index(seat)].hand for seat, view in views.items()}, {}), []

    def reads(self, option: Option) -> list[object]:
        return []

    def reads_again(self, text: str) -> list[object]:
        return []

    def digest(self, view: View) -> Digest:
        return Digest(
            phase=self.phase(view),
            asked=_asked(view),
            ready=[],
            scores={seat: {"vp": view.vp} for seat in SIDES},
            active=list(SIDES),
            board=fields_of(SmallBoard(_stacks(view), view.vp, view.turn)),
            # Who won the other side in the bidding goes on with it. [5.6.1]
            seating={"ap": "cp", "cp": "ap"} if view.seats_exchanged else {},
        )

    def is_letter(self, event: Event) -> bool:
        return False

    def readers(self, recorded: Recorded, seats: Sequence[str]) -> list[str]:
        return []

    def is_phase_start(self, event: Event) -> str:
        match event:
            case RoundBegan():
                return f"{event.round}.{event.side}"
            case PhaseBegan():
                return event.phase
            case _:
                return ""

    def bot_vote(self, view: View, people: Sequence[str]) -> str:
        return ""


def _asked(view: View) -> list[str]:
    top = view.flow[-1][0] if view.flow else None
    seat = getattr(top, "seat", "")
    return [seat] if seat else []


def _stacks(view: View) -> list[str]:
    """`sedan cp ge 3` for each occupied space: side, nation of most units there, how many units in all."""
    stacks: dict[str, list[str]] = {}
    for piece in view.pieces:
        stacks.setdefault(piece.space, []).append(_FLAG_OF[piece.kind])
    return [
        f"{space} {flags[0] if len(flags) == 1 else max(flags, key=flags.count)} {len(flags)}"
        for space, flags in stacks.items()
        if not space.endswith("_box")
    ]


WIRE: Final = PathsOfGloryWire()
