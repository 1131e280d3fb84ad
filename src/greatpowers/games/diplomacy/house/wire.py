"""Diplomacy on the wire: board, questions, results and letters in the words of the rulebook's notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Raw

from ....engine.errors import Reason, Refusal
from ....engine.events import Event, Recorded
from ....engine.match import Question
from ....server.contract import Digest, encode, reason_on_wire
from ..printed.board import LOCATIONS, provinces_in
from ..printed.names import ITALY, KIND_LETTERS, POWERS, PhaseKind
from ..printed.seats import ITALIAN_SOIL, centres_to_win, first_year
from ..rules.asking import Pick
from ..rules.standing import LINE_BREAK
from ..state.calendar import Phase
from ..state.canonical import order_in
from ..state.events import PhaseBegan, PressSent
from ..state.orders import BUILD, DISBAND, NO_ORDERS, REMOVE, RETREAT, WAIVE, Order, Orders, Void
from ..state.spoken import order_on_wire
from ..state.state import Message, State
from ..state.view import View
from .told import DiplomacyTold

#: Years after which a game that only bots still play is called a draw.
_YEARS_FOR_BOTS: Final = 20


class DiplomacyWire:
    """The game of seven powers for the browser."""

    talk_word = "press"
    private_words = frozenset({"press", "draw"})

    def phase(self, view: View) -> str:
        return Phase(view.season, view.year, view.phase).text

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

    def keeping_word(self, question: Question) -> str:
        return ""

    def told(self) -> DiplomacyTold:
        return DiplomacyTold()

    def board(self, state: State, view: View, last: Any) -> dict[str, Any]:
        return {
            "phase": self.phase(view),
            "year": view.year,
            "season": str(view.season),
            "kind": str(view.phase),
            "units": [_unit(unit.power, unit.kind, unit.location) for unit in view.units.values()],
            "centres": {LOCATIONS[c]: POWERS[owner] for c, owner in sorted(view.centres.items())},
            "dislodged": [
                {
                    **_unit(case.unit.power, case.unit.kind, case.unit.location),
                    "from": LOCATIONS[case.attacker_from],
                    "retreats": [LOCATIONS[place] for place in case.places],
                }
                for case in view.dislodged.values()
            ],
            "contested": [LOCATIONS[province] for province in provinces_in(view.contested)],
            "powers": {seat: [POWERS[power] for power in powers] for seat, powers in view.powers.items()},
            "counts": _counts(view),
            "disorder": [POWERS[power] for power in view.disorder],
            "conceded": list(view.conceded),
            "press_mode": view.options["press"],
            "last": last,
            "barred": [LOCATIONS[province] for province in provinces_in(_barred(view))],
            "italy_goes_to": view.italy_goes_to,
            "result": view.result or None,
        }

    def flow(self, view: View, stage: str) -> dict[str, Any]:
        silent = view.options["press_closed_after_moves"] and view.phase is not PhaseKind.MOVEMENT
        barred = view.options["press"] == "none" or bool(view.result)
        closed = barred or silent or self.talk_is_closed(view, stage) is not None
        return {"asked": list(view.asked), "ready": list(view.ready), "press_open": not closed}

    def private(self, view: View) -> dict[str, Any]:
        return {
            "own_orders": [_order(order) for order in view.own_orders],
            "own_void": [
                {"text": void.text, "order": _read(void), "reason": reason_on_wire(void.why)}
                for void in view.own_void
            ],
            "votes": {seat: list(with_whom) for seat, with_whom in view.votes.items()},
        }

    def letters(self, view: View, since: int = 0) -> list[Any]:
        return [_letter(number, view.press[number]) for number in range(since, len(view.press))]

    def opened(self, views: Mapping[str, View], events: Iterable[Event]) -> dict[str, Any]:
        letters = [event for event in events if isinstance(event, PressSent)]
        return {
            "own_orders": [],
            "own_void": [],
            "all_orders": {seat: [_order(o) for o in view.own_orders] for seat, view in views.items()},
            "votes": {seat: list(view.votes[seat]) for seat, view in views.items() if seat in view.votes},
            "press": [
                _letter(number, Message(letter.phase, letter.sender, letter.to, letter.text))
                for number, letter in enumerate(letters)
            ],
        }

    def question(self, question: Question, state: State) -> dict[str, Any]:
        return {
            "seat": question.seat,
            "kind": question.choice.asks,
            "picks": [_pick(pick, state) for pick in question.offer],
        }

    def reads(self, option: Orders) -> list[Any]:
        return [order_on_wire(order) for order in option.orders]

    def digest(self, view: View) -> Digest:
        counts = _counts(view)
        return Digest(
            phase=self.phase(view),
            asked=list(view.asked),
            ready=list(view.ready),
            scores={
                seat: {"centres": sum(counts[POWERS[power]]["centres"] for power in powers)}
                for seat, powers in view.powers.items()
            },
            active=_active(view),
            board={
                "units": [
                    f"{POWERS[u.power]} {KIND_LETTERS[u.kind]} {LOCATIONS[u.location]}"
                    for u in view.units.values()
                ],
                "centres": {LOCATIONS[c]: POWERS[owner] for c, owner in sorted(view.centres.items())},
            },
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


def _unit(power: int, kind: int, location: int) -> dict[str, str]:
    return {"power": POWERS[power], "kind": KIND_LETTERS[kind], "place": LOCATIONS[location]}


def _counts(view: View) -> dict[str, dict[str, int]]:
    owners, armies = list(view.centres.values()), [unit.power for unit in view.units.values()]
    return {
        name: {"centres": owners.count(power), "units": armies.count(power)}
        for power, name in enumerate(POWERS)
    }


def _barred(view: View) -> int:
    played = any(ITALY in powers for powers in view.powers.values())
    return 0 if played or view.scenario != "two" else ITALIAN_SOIL


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


def _letter(number: int, message: Message) -> dict[str, Any]:
    return {
        "n": number,
        "phase": message.phase,
        "sender": message.sender,
        "to": list(message.to),
        "text": message.text,
        "orders": _proposed(message.text),
    }


@lru_cache(4096)
def _proposed(text: str) -> dict[str, Raw]:
    """The lines of a letter that are orders, by their numbers."""
    lines = enumerate(text.replace(LINE_BREAK, "\n").split("\n"))
    return {str(number): _order(order) for number, line in lines if (order := order_in(line.strip()))}


def _pick(pick: Pick, state: State) -> dict[str, Any]:
    first = pick.orders[0] if pick.orders else None
    named = first is not None and first.kind not in (BUILD, REMOVE, WAIVE)
    power = _power_of(first, state) if first is not None else None
    return {
        "unit": f"{KIND_LETTERS[first.unit_kind]} {LOCATIONS[first.at]}" if first and named else None,
        "power": power,
        "place": LOCATIONS[first.at] if first and named else None,
        "count": pick.count,
        "exact": pick.exact,
        "orders": [_order(order) for order in pick.orders],
    }


def _power_of(order: Order, state: State) -> str | None:
    if order.kind in (RETREAT, DISBAND):
        return POWERS[state.dislodged[order.province].unit.power]
    if order.kind == BUILD:
        return POWERS[state.centres[order.province]]
    return POWERS[state.units[order.province].power] if order.province in state.units else None


@cache
def _order(order: Order) -> Raw:
    """Orders are few thousand values used again and again: each is encoded once."""
    return Raw(encode(order_on_wire(order)))


def _read(void: Void) -> Raw | None:
    return None if void.order is None else _order(void.order)


WIRE: Final = DiplomacyWire()
