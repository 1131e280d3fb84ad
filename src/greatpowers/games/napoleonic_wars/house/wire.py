"""The Napoleonic Wars on the wire: the view by plain ids, questions with their answers in parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from typing import Final

from msgspec import Struct

from ....engine.errors import Refusal
from ....engine.events import Event, Recorded
from ....engine.frames import AnyChoice, Frame, Together
from ....engine.match import Question
from ....engine.option import Option
from ....engine.shown import Letter, OptionShown, fields_of, option_shown
from ....server.contract import SEALED_STAGE, Digest
from ..printed.board import PLACES
from ..printed.names import NATION_COUNT, NATIONS, YEARS
from ..printed.ruleset import rules_of
from ..rules.conquest.submission import ChooseAcceptance
from ..rules.diplomacy.declaring import ChooseConsent
from ..rules.responses.fitting import answer_of
from ..rules.responses.idle import is_idle
from ..rules.responses.windows import ChooseResponse
from ..show.board import phase_name
from ..show.ids import NationName
from ..show.reinforcements import Interphase, interphase_of
from ..show.responses import OrderTold, orders_of
from ..show.view import View
from ..state.events.war import ImpulseBegan, PhaseBegan, PressSent, TurnBegan
from ..state.state import Words


class SmallBoard(Struct):
    """What small pictures are drawn from: `paris france 3` for each nation with strength in an area."""

    stacks: list[str]
    flags: list[str]
    turn: int


class Flow(Struct):
    """What changes with answers: who is asked, whether anybody may speak now, where the Interphase stands."""

    asked: list[str]
    ready: list[str]
    press_open: bool
    interphase: Interphase | None


class Private(Struct, kw_only=True):
    """Hands of the nations the seat runs, cards they keep aside, windows the seat is passed over in, its
    orders by Response card held, the answer kept for a window under seal."""

    hands: dict[NationName, tuple[str, ...]]
    aside: dict[NationName, tuple[str, ...]] = {}
    auto_pass: tuple[str, ...] = ()
    #: Steps in which nothing the seat holds fits are passed for it.
    passes_idle: bool = False
    orders: dict[str, OrderTold] = {}
    kept: OptionShown | None = None


class LastImpulse:
    """Whose Impulse began last: what happened since is the first thing its reader wants to know."""

    def __init__(self) -> None:
        self._nation = ""

    def add(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            if isinstance(recorded.event, ImpulseBegan):
                self._nation = recorded.event.nation

    def last(self) -> str:
        return self._nation


class NapoleonicWarsWire:
    """Europe for two to five in the browser."""

    talk_word = "press"
    #: Orders change what happens, so that a game forked after its end needs them.
    private_words: frozenset[str] = frozenset()

    def phase(self, view: View) -> str:
        return phase_name(view)

    def stages(self, view: View) -> tuple[str, ...]:
        """Whoever is asked in the Impulse of somebody else has a time of his own; a window under seal has a
        common one, each by its number. [6.14]"""
        asked, active = asked_seat(view), view.table.active
        if _under_seal(view):
            return (f"{SEALED_STAGE}:{view.table.windows}",)
        if not asked or active < 0 or asked == view.nations[active].seat:
            return ("action",)
        return (f"response:{asked}",)

    def talk_is_closed(self, view: View, stage: str) -> Refusal | None:
        """The rules alone decide. [15.41]"""
        return None

    def missed_answer(self, question: Question) -> str:
        """The first answer, which is to do nothing wherever that is allowed; under seal what the seat kept or
        ordered. [6.14]"""
        if is_sealed_response(question):
            return "by order"
        return question.choice.write(question.offer[0])

    def unattended_answer(self, question: Question, view: View) -> str:
        """A bare pass where nothing the seat holds fits. [6.15, 8.21]"""
        if not view.own.passes_idle or not is_idle(question.choice, question.offer):
            return ""
        return question.choice.write(question.offer[0])

    def keeping_word(self, question: Question) -> str:
        """An answer under seal is kept until the house closes the window. [6.14]"""
        return "answer" if is_sealed_response(question) else ""

    def told(self) -> LastImpulse:
        return LastImpulse()

    def flow(self, view: View, stage: str) -> Flow:
        top = view.flow[-1][0] if view.flow else None
        is_open = not view.result and not isinstance(top, ChooseAcceptance | ChooseConsent)
        return Flow(_asked(view), [], is_open, interphase_of(view))

    def private(self, view: View, told: object) -> Private:
        return Private(
            hands={seen.nation: seen.hand for seen in view.nations if seen.is_open},
            aside={seen.nation: seen.aside for seen in view.nations if seen.aside},
            auto_pass=view.own.auto_pass,
            passes_idle=view.own.passes_idle,
            orders=orders_of(view),
            kept=_kept(view),
        )

    def letters(self, view: View, since: int = 0) -> list[Letter]:
        """What was said, all of it in public. [8.6]"""
        said: Sequence[Words] = view.table.press
        return [_letter(number, said[number]) for number in range(since, len(said))]

    def opened(self, views: Mapping[str, View], events: Iterable[Event]) -> tuple[Private, list[Letter]]:
        hands = {seen.nation: seen.hand for view in views.values() for seen in view.nations if seen.hand}
        return Private(hands=hands), self.letters(next(iter(views.values())))

    def reads(self, option: Option) -> list[object]:
        return []

    def reads_again(self, text: str) -> list[object]:
        return []

    def digest(self, view: View) -> Digest:
        seats = rules_of(view.table.scenario, view.table.options).seats
        return Digest(
            phase=self.phase(view),
            asked=_asked(view),
            ready=[],
            scores={seat: {"points": view.points[seat]} for seat in seats},
            active=list(seats),
            board=fields_of(SmallBoard(_stacks(view), _flags(view), view.table.turn)),
            seating={"france": "britain", "britain": "france"} if view.table.seats_exchanged else {},
        )

    def is_letter(self, event: Event) -> bool:
        return isinstance(event, PressSent)

    def readers(self, recorded: Recorded, seats: Sequence[str]) -> list[str]:
        event = recorded.event
        return [seat for seat in seats if seat != event.seat] if isinstance(event, PressSent) else []

    def is_phase_start(self, event: Event) -> str:
        match event:
            case ImpulseBegan():
                return event.nation
            case PhaseBegan():
                return event.phase
            case TurnBegan():
                return str(event.year)
            case _:
                return ""

    def bot_vote(self, view: View, people: Sequence[str]) -> str:
        return ""


def _letter(number: int, said: Words) -> Letter:
    """Words to all, as letters look on the wire; their time by year, round and whose Impulse it was."""
    whose = NATIONS[said.active] if said.active >= 0 else ""
    phase = f"{YEARS[said.turn - 1]}.{said.round}.{whose}"
    return Letter(n=number, phase=phase, sender=said.seat, to=["all"], text=said.text)


def asked_seat(view: View) -> str:
    """The seat that the question on top of the stack is for; empty if nobody is asked."""
    top: Frame | None = view.flow[-1][0] if view.flow else None
    return str(getattr(top, "seat", ""))


def is_sealed_response(question: Question) -> bool:
    return isinstance(question.choice, ChooseResponse) and question.choice.sealed


def _under_seal(view: View) -> tuple[AnyChoice, ...]:
    """The questions asked of several seats at once."""
    top = view.flow[-1][0] if view.flow else None
    return top.choices if isinstance(top, Together) else ()


def _kept(view: View) -> OptionShown | None:
    """What the seat answers when the window is closed, in parts; nothing if it has said nothing."""
    kept = view.own.kept
    mine = (choice for choice in _under_seal(view) if choice.seat == view.seat)
    choice = next(mine, None)
    return option_shown(choice.write, answer_of(kept)) if choice is not None and kept is not None else None


def _asked(view: View) -> list[str]:
    """Who is asked. Under seal everybody, whether he has answered or not."""
    together = _under_seal(view)
    if together:
        return [choice.seat for choice in together]
    seat = asked_seat(view)
    return [seat] if seat and not view.result else []


def _stacks(view: View) -> list[str]:
    """`paris france 3` for each nation with strength in an area."""
    strength = view.table.sp
    return [
        f"{PLACES[number // NATION_COUNT]} {NATIONS[number % NATION_COUNT]} {strength[number]}"
        for number in compress(range(len(strength)), strength)
    ]


def _flags(view: View) -> list[str]:
    """`milan france` for each Flag."""
    return [f"{PLACES[area]} {NATIONS[nation]}" for area, nation in enumerate(view.table.flag) if nation >= 0]


WIRE: Final = NapoleonicWarsWire()
