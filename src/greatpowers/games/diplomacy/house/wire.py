"""Diplomacy on the wire: board, questions, results and letters in the words of the rulebook's notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec import UNSET, Raw, Struct, UnsetType

from ....engine.errors import Reason, Refusal
from ....engine.events import Event, Recorded
from ....engine.match import Question
from ....engine.shown import Letter, fields_of
from ....server.contract import Digest, ReasonOnWire, reason_on_wire
from ..press.letters import LINE_BREAK
from ..press.programs.writing import heard_message
from ..press.wire import MeaningOnWire, meaning_on_wire
from ..press.written import read_meaning
from ..printed.board import LOCATIONS
from ..printed.names import KIND_LETTERS, POWERS, PhaseKind
from ..printed.seats import centres_to_win, first_year
from ..show.board import counts_of, phase_name
from ..show.orders import OrderOnWire, encoded_order
from ..state.canonical import order_in
from ..state.events import PhaseBegan, PressSent
from ..state.orders import NO_ORDERS, Orders, Void, lines_of
from ..state.spoken import line_on_wire
from ..state.state import Message
from ..state.view import View
from .told import DiplomacyTold
from .words import PromiseOnWire, ProposalStanding

#: Years after which a game that only bots still play is called a draw.
_YEARS_FOR_BOTS: Final = 20


class SmallBoard(Struct):
    """What small pictures are drawn from: units as `England F Nth`, and who owns the centres."""

    units: list[str]
    centres: dict[str, str]


class Flow(Struct):
    """What changes with answers and with the stage of the clock."""

    asked: list[str]
    ready: list[str]
    press_open: bool


class VoidLine(Struct):
    """A sealed line that will not be carried out; one that cannot be read is no order."""

    text: str
    order: OrderOnWire | None
    reason: ReasonOnWire


class Private(Struct, kw_only=True):
    """Orders and wishes of the seat."""

    own_orders: list[OrderOnWire] = []
    own_void: list[VoidLine] = []
    votes: dict[str, list[str]]
    #: What became of the proposals the seat can read, by the number of the letter.
    proposals: dict[str, ProposalStanding] = {}
    #: What was promised between the seat and others.
    promises: list[PromiseOnWire] = []


class Opened(Private, kw_only=True):
    """The same after the game, of all seats."""

    all_orders: dict[str, list[OrderOnWire]]


class DipLetter(Letter, kw_only=True):
    """A letter with its lines that are orders, by their numbers, and what it says for programs."""

    orders: dict[str, OrderOnWire]
    meaning: MeaningOnWire | UnsetType = UNSET
    #: The same for programs: `FRM (FRA) (GER) (PRP (…))`.
    program: str | UnsetType = UNSET


class DiplomacyWire:
    """The game of seven powers for the browser."""

    talk_word = "press"
    private_words = frozenset({"press", "draw"})

    def phase(self, view: View) -> str:
        return phase_name(view)

    def stages(self, view: View) -> tuple[str, ...]:
        """Talk and writing before the moves; retreats and builds are written at once. [1.9, 7.1, 8.13]"""
        if view.phase is PhaseKind.MOVEMENT:
            return ("negotiation", "writing")
        return ("retreats",) if view.phase is PhaseKind.RETREATS else ("builds",)

    def talk_is_closed(self, view: View, stage: str) -> Refusal | None:
        """No talk while orders are written. [1.9]"""
        if stage == "writing" and view.options["press_closed_after_moves"]:
            return Reason("press-closed-writing", "1.9")
        return None

    def missed_answer(self, question: Question) -> str:
        """Nobody governs: every unit holds, nothing is built. [9.1]"""
        return NO_ORDERS

    def unattended_answer(self, question: Question, view: View) -> str:
        return ""

    def keeping_word(self, question: Question) -> str:
        return ""

    def told(self) -> DiplomacyTold:
        return DiplomacyTold()

    def flow(self, view: View, stage: str) -> Flow:
        silent = view.options["press_closed_after_moves"] and view.phase is not PhaseKind.MOVEMENT
        barred = view.options["press"] == "none" or bool(view.result)
        closed = barred or silent or self.talk_is_closed(view, stage) is not None
        return Flow(list(view.asked), list(view.ready), not closed)

    def private(self, view: View, told: DiplomacyTold) -> Private:
        words = told.words_of(view)
        return Private(
            own_orders=[encoded_order(order) for order in view.own_orders],
            own_void=[VoidLine(void.text, _read(void), reason_on_wire(void.why)) for void in view.own_void],
            votes={seat: list(with_whom) for seat, with_whom in view.votes.items()},
            proposals=words.proposals,
            promises=words.promises,
        )

    def letters(self, view: View, since: int = 0) -> list[Letter]:
        return [_letter(number, view.press[number]) for number in range(since, len(view.press))]

    def opened(self, views: Mapping[str, View], events: Iterable[Event]) -> tuple[Opened, list[Letter]]:
        sent = [event for event in events if isinstance(event, PressSent)]
        opened = Opened(
            votes={seat: list(view.votes[seat]) for seat, view in views.items() if seat in view.votes},
            all_orders={seat: [encoded_order(o) for o in view.own_orders] for seat, view in views.items()},
        )
        letters: list[Letter] = [
            _letter(number, Message(letter.phase, letter.sender, letter.to, letter.text, letter.meaning))
            for number, letter in enumerate(sent)
        ]
        return opened, letters

    def reads(self, option: Orders) -> list[object]:
        return [encoded_order(order) for order in option.orders]

    def reads_again(self, text: str) -> list[object]:
        return [] if text == NO_ORDERS else [line_on_wire(line) for line in lines_of(text)]

    def digest(self, view: View) -> Digest:
        counts = counts_of(view)
        return Digest(
            phase=self.phase(view),
            asked=list(view.asked),
            ready=list(view.ready),
            scores={
                seat: {"centres": sum(counts[POWERS[power]].centres for power in powers)}
                for seat, powers in view.powers.items()
            },
            active=_active(view),
            board=fields_of(
                SmallBoard(
                    units=[
                        f"{POWERS[u.power]} {KIND_LETTERS[u.kind]} {LOCATIONS[u.location]}"
                        for u in view.units.values()
                    ],
                    centres={LOCATIONS[c]: POWERS[owner] for c, owner in sorted(view.centres.items())},
                )
            ),
        )

    def is_letter(self, event: Event) -> bool:
        return isinstance(event, PressSent)

    def readers(self, recorded: Recorded, seats: Sequence[str]) -> list[str]:
        event = recorded.event
        if not isinstance(event, PressSent):
            return []
        return [seat for seat in seats if seat != event.sender and recorded.as_seen_by(seat) is not None]

    def is_phase_start(self, event: Event) -> str:
        return event.phase if isinstance(event, PhaseBegan) else ""

    def bot_vote(self, view: View, people: Sequence[str]) -> str:
        """A bot joins a draw all people want unless it hopes to win; bots alone end one day. [1.12]"""
        if view.result or view.seat in view.votes or view.phase is not PhaseKind.MOVEMENT:
            return ""
        active = _active(view)
        playing = [seat for seat in people if seat in active]
        if view.seat not in active:
            return ""
        if not playing:
            return "draw yes" if view.year >= first_year(view.scenario) + _YEARS_FOR_BOTS else ""
        if view.options["hidden_votes"]:
            return "" if _hopes_to_win(view) else "draw yes"
        wanted = {view.votes.get(seat, ()) for seat in playing}
        if len(wanted) != 1 or not (sharing := wanted.pop()):
            return ""
        if view.seat not in sharing or _hopes_to_win(view):
            return ""
        return f"draw {', '.join(sharing)}"


def _active(view: View) -> list[str]:
    """Seats on the board that have not given up. [8.14]"""
    present = {unit.power for unit in view.units.values()} | set(view.centres.values())
    present |= {case.unit.power for case in view.dislodged.values()}
    return [
        seat
        for seat, powers in view.powers.items()
        if seat not in view.conceded and any(power in present for power in powers)
    ]


def _hopes_to_win(view: View) -> bool:
    """Two thirds of the way to victory, and nobody as near to it."""
    owners = list(view.centres.values())
    sizes = {seat: sum(owners.count(power) for power in powers) for seat, powers in view.powers.items()}
    assert view.seat is not None
    own = sizes.pop(view.seat)
    enough = centres_to_win(view.scenario) * 2 // 3
    return own >= enough and own > max(sizes.values(), default=0)


def _letter(number: int, message: Message) -> DipLetter:
    return DipLetter(
        n=number,
        phase=message.phase,
        sender=message.sender,
        to=message.to,
        text=message.text,
        orders=_proposed(message.text),
        meaning=_meant(message.meaning),
        program=_heard(message),
    )


@lru_cache(4096)
def _meant(meaning: str) -> MeaningOnWire | UnsetType:
    return meaning_on_wire(read_meaning(meaning)) if meaning else UNSET


def _heard(message: Message) -> str | UnsetType:
    if not message.meaning or not message.sender:
        return UNSET
    return heard_message(message.sender, message.to, read_meaning(message.meaning))


@lru_cache(4096)
def _proposed(text: str) -> dict[str, Raw]:
    """The lines of a letter that are orders, by their numbers."""
    lines = enumerate(text.replace(LINE_BREAK, "\n").split("\n"))
    return {str(number): encoded_order(order) for number, line in lines if (order := order_in(line.strip()))}


def _read(void: Void) -> Raw | None:
    return None if void.order is None else encoded_order(void.order)


WIRE: Final = DiplomacyWire()
