"""What is meant put into words: one of several sentences, none twice to one reader within a game year.

Names stand in the cases the texts ask for; what is proposed is said row by row as the writer sees it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from .....engine.chance import Stream, shuffled
from .....locale import Texts
from .....locale.texts import LANGUAGES
from ...press.arrangements import (
    Alliance,
    Arrangement,
    Draw,
    Empty,
    Given,
    Not,
    Peace,
    Solo,
    is_bounce,
    parts_of,
)
from ...press.calendar import year_of
from ...press.speech import Counter, Fact, Propose, Question, Thank, Warn
from ...printed.board import LOCATIONS
from ...state.orders import CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, Order
from ...state.view import View
from ...words.wording import order_phrase, place_name, power_name, turn_name
from .address import address_of, addressed
from .said import Said

LONGEST: Final = 240
_DOES: Final = {
    SUPPORT_MOVE: "support", SUPPORT_HOLD: "guard", MOVE: "move", HOLD: "hold", CONVOY: "convoy",
}  # fmt: skip


def worded(said: Said, view: View, seed: str, language: str) -> str:
    """The text of a letter, in a language of the house."""
    texts = Texts(language if language in LANGUAGES else "en")
    assert view.seat is not None
    stream = Stream(f"{seed}/words/{len(view.press)}/{said.to}/{said.intent}")
    used = {
        letter.text
        for letter in view.press
        if letter.sender == view.seat and said.to in letter.to and year_of(letter.phase) == view.year
    }
    best = ""
    address = address_of(view, said.to, texts.language)
    for way in _ways(said, view.seat, texts, stream):
        text = addressed(way, address)
        if len(text) <= LONGEST:
            if text not in used:
                return text
            best = best or text
    return best or addressed(_plainly(said, texts), address)


def _ways(said: Said, me: str, texts: Texts, stream: Stream) -> Iterator[str]:
    """Every way to say it, in an order of its own."""
    what = _told(said)
    rows = () if what is None else parts_of(what)
    single = what is not None and (len(rows) == 1 or is_bounce(what))
    if said.intent == "propose" and what is not None and single:
        yield from _row_ways(what, me, texts, stream)
        return
    if what is not None:
        for intro in _sentences("package" if said.intent == "propose" else said.intent, texts, stream, {}):
            told = [next(_row_ways(row, me, texts, stream)) for row in ((what,) if single else rows)]
            yield " ".join([intro, *told])
        return
    where = _place_thanked(said, texts)
    params = {
        "turn": turn_name(texts, str(said.params.get("phase", ""))),
        "where": where,
        **_spoken_of(said, texts),
    }
    yield from _sentences(_intent(said, texts), texts, stream, params)


def _told(said: Said) -> Arrangement | None:
    """What the letter spells out; an answer need not repeat what it answers."""
    match said.meaning:
        case Propose(what) | Counter(_, what):
            return what
        case Fact(what) if said.intent == "tell":
            return what
        case _:
            return None


def _intent(said: Said, texts: Texts) -> str:
    if said.intent == "reject":
        return f"no-{said.reason}"
    if said.intent == "ask" and isinstance(said.meaning, Question) and said.meaning.what is not None:
        return "ask-order"
    own = f"{said.intent}-{said.reason}"
    return own if said.reason and texts.has(f"dip-say-{own}-1") else said.intent


def _spoken_of(said: Said, texts: Texts) -> dict[str, str]:
    """The order a warning or a question is about, and who would give it."""
    match said.meaning:
        case Warn(Given(seat, order)) | Question(Given(seat, order)):
            return {"power": power_name(texts, seat), **_places(order, texts)}
        case _:
            return {}


def _place_thanked(said: Said, texts: Texts) -> str:
    if isinstance(said.meaning, Thank) and isinstance(said.meaning.what, Given):
        order = said.meaning.what.order
        place = order.target if order.kind == SUPPORT_MOVE else order.other
        return place_name(texts, LOCATIONS[place])
    return ""


def _sentences(intent: str, texts: Texts, stream: Stream, params: Mapping[str, str]) -> Iterator[str]:
    if intent == "thank" and not params.get("where"):
        intent = "noted"
    for number in shuffled(stream, range(1, _count(texts.language, intent) + 1)):
        yield texts.format(f"dip-say-{intent}-{number}", **params)


@cache
def _count(language: str, intent: str) -> int:
    """How many ways there are to say it."""
    texts = Texts(language)
    number = 0
    while texts.has(f"dip-say-{intent}-{number + 1}"):
        number += 1
    return number


def _row_ways(row: Arrangement, me: str, texts: Texts, stream: Stream) -> Iterator[str]:
    """One row of a proposal as its writer says it to its reader."""
    intent, params = _row(row, me, texts)
    yield from _sentences(intent, texts, stream, params)


def _row(row: Arrangement, me: str, texts: Texts) -> tuple[str, dict[str, str]]:
    def of(seat: str) -> str:
        return texts.format("dip-say-of", power=seat)

    if is_bounce(row):
        first = parts_of(row)[0]
        assert isinstance(first, Given)
        return "bounce", {"to": place_name(texts, LOCATIONS[first.order.target_province])}
    match row:
        case Peace():
            return "peace", {}
        case Alliance(_, against):
            return "alliance", {"of": texts.list_of(of(seat) for seat in against)}
        case Empty(_, places):
            return "empty", {"places": texts.list_of(place_name(texts, LOCATIONS[p]) for p in places)}
        case Given(seat, order):
            return f"{'i' if seat == me else 'you'}-{_DOES[order.kind]}", _places(order, texts)
        case Draw(seats):
            return "draw", {"seats": texts.list_of(power_name(texts, seat) for seat in seats)}
        case Not(Solo(seat)):
            return "nobody-helps", {"of": of(seat)}
        case Not(Given(_, order)):
            return "other", {"order": order_phrase(texts, order)}
        case _:
            return "package", {}


def _places(order: Order, texts: Texts) -> dict[str, str]:
    """Where the unit stands, where the other one stands, where somebody goes."""
    found = {"from": place_name(texts, LOCATIONS[order.province])}
    if order.kind == MOVE:
        found["other"] = found["from"]
    elif order.other_province >= 0:
        found["other"] = place_name(texts, LOCATIONS[order.other_province])
    if order.target_province >= 0:
        found["to"] = place_name(texts, LOCATIONS[order.target_province])
    return found


def _plainly(said: Said, texts: Texts) -> str:
    """Where no sentence is short enough: the orders themselves, which everybody can read."""
    what = _told(said)
    rows = () if what is None else parts_of(what)
    orders = [row.order.text for row in rows if isinstance(row, Given)]
    others = [row for row in rows if not isinstance(row, Given)]
    told = [next(_row_ways(row, "", texts, Stream("plain"))) for row in others]
    return " ".join([*told, "; ".join(orders)])[:LONGEST]
