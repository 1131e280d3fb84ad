"""Meanings of letters as messages of programs: `PRP (XDO ((GER AMY MUN) SUP (AMY PAR) MTO BUR))`."""

from __future__ import annotations

from collections.abc import Iterable

from ...printed.names import ARMY
from ...state.orders import CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order
from ..arrangements import (
    Alliance,
    Arrangement,
    Draw,
    Empty,
    Given,
    NoMore,
    Not,
    Package,
    Peace,
    Shares,
    Solo,
)
from ..speech import (
    Accept,
    Accuse,
    Cancel,
    Counter,
    Excuse,
    Fact,
    Huh,
    Later,
    Meaning,
    Propose,
    Question,
    Reject,
    Thank,
    Warn,
)
from .tokens import POWER_TOKENS, levels, parsed, place_text, province_tokens
from .tokens import Group as _Group

_ANSWERING = {Accept: "YES", Reject: "REJ", Later: "IDK", Cancel: "CCL"}
_SAYING = {
    Propose: "PRP",
    Fact: "FCT",
    Warn: "INS",
    Question: "QRY",
    Thank: "HPY",
    Accuse: "EXP",
    Excuse: "SRY",
}


def message_of(meaning: Meaning) -> str:
    """What a letter means, for programs."""
    match meaning:
        case Huh():
            return "HUH ()"
        case Question(None):
            return "WHT ()"
        case Counter(what, instead):
            return f"REJ (PRP ({_arrangement(what)})) PRP ({_arrangement(instead)})"
        case Accept(what) | Reject(what) | Later(what) | Cancel(what):
            return f"{_ANSWERING[type(meaning)]} (PRP ({_arrangement(what)}))"
        case Propose(what) | Fact(what) | Warn(what):
            return f"{_SAYING[type(meaning)]} ({_arrangement(what)})"
        case Question(what) | Thank(what) | Accuse(what) | Excuse(what):
            return f"{_SAYING[type(meaning)]} ({'' if what is None else _arrangement(what)})"


def sent_message(to: Iterable[str], meaning: Meaning) -> str:
    """`SND (GER) (PRP (…))`."""
    return f"SND ({_seats(to)}) ({message_of(meaning)})"


def heard_message(sender: str, to: Iterable[str], meaning: Meaning) -> str:
    """`FRM (FRA) (GER) (PRP (…))`: how a message arrives."""
    return f"FRM ({_seats([sender])}) ({_seats(to)}) ({message_of(meaning)})"


def level_of(message: str) -> int:
    """The level of press a message needs."""
    found = 0
    groups = [parsed(message)]
    while groups:
        for item in groups.pop().items:
            if isinstance(item, _Group):
                groups.append(item)
            else:
                found = max(found, levels().get(item.text, 0))
    return found


def _arrangement(what: Arrangement) -> str:
    match what:
        case Peace(seats):
            return f"PCE ({_seats(seats)})"
        case Alliance(seats, against):
            return f"ALY ({_seats(seats)}) VSS ({_seats(against)})"
        case Empty(seats, places):
            return f"DMZ ({_seats(seats)}) ({' '.join(province_tokens()[place] for place in places)})"
        case Given(seat, order):
            return f"XDO ({_order(seat, order)})"
        case Draw(seats):
            return f"DRW ({_seats(seats)})"
        case Solo(seat):
            return f"SLO ({_seats([seat])})"
        case Shares(shares):
            return "SCD " + " ".join(
                f"({_seats([share.seat])} {' '.join(province_tokens()[c] for c in share.centres)})"
                for share in shares
            )
        case Not(inner):
            return f"NOT ({_arrangement(inner)})"
        case NoMore(inner):
            return f"NAR ({_arrangement(inner)})"
        case Package(parts):
            return "AND " + " ".join(f"({_arrangement(part)})" for part in parts)


def _seats(seats: Iterable[str]) -> str:
    """Powers by their words; a seat of several powers is named by its first."""
    return " ".join(POWER_TOKENS[seat.partition("+")[0]] if seat != "all" else "ALL" for seat in seats)


def _unit(kind: int, place: int) -> str:
    return f"{'AMY' if kind == ARMY else 'FLT'} {place_text(place)}"


def _order(seat: str, order: Order) -> str:
    unit = f"({_seats([seat])} {_unit(order.unit_kind, order.at)})"
    goal = place_text(order.target) if order.target >= 0 else ""
    if order.kind == HOLD:
        return f"{unit} HLD"
    if order.kind == MOVE:
        return f"{unit} {'CTO' if order.via_convoy else 'MTO'} {goal}"
    other = f"({_unit(order.other_kind, order.other)})"
    if order.kind == SUPPORT_HOLD:
        return f"{unit} SUP {other}"
    if order.kind == SUPPORT_MOVE:
        return f"{unit} SUP {other} MTO {goal}"
    if order.kind == CONVOY:
        return f"{unit} CVY {other} CTO {goal}"
    raise ValueError(order)
