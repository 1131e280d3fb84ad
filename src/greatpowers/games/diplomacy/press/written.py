"""Arrangements and meanings in their one canonical text, and read back: `propose order(France; A Par - Bur)`.

It stands in records between braces before the text of a letter and holds neither braces nor colons:
`press France {accept peace(England, France)}: Gladly.` People never see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from ....engine.errors import Reason, UnreadableDecision
from ..printed.board import LOCATIONS, PROVINCE_NUMBER
from ..printed.names import PhaseKind
from ..state.canonical import parts_of as parts_of_order
from ..state.orders import order
from .arrangements import (
    Alliance,
    Arrangement,
    Draw,
    Empty,
    Given,
    NoMore,
    Not,
    Package,
    Peace,
    Share,
    Shares,
    Solo,
    alliance,
    draw,
    empty,
    peace,
    together,
)
from .speech import (
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

#: Longer is no letter but an attack; the deepest that is read is `not (… + …)`.
LONGEST: Final = 2000
_DEEPEST: Final = 4
_INSTEAD: Final = " => "
_AND: Final = " + "

_NEEDING: Final[dict[str, Callable[[Arrangement], Meaning]]] = {
    "propose": Propose, "accept": Accept, "reject": Reject, "later": Later,
    "cancel": Cancel, "warn": Warn, "fact": Fact,
}  # fmt: skip
_ALONE_TOO: Final[dict[str, Callable[[Arrangement | None], Meaning]]] = {
    "question": Question,
    "thank": Thank,
    "accuse": Accuse,
    "excuse": Excuse,
}
#: Word of an act in texts and on the wire, by its type.
ACTS: Final[dict[object, str]] = {
    **{act: word for word, act in _NEEDING.items()},
    **{act: word for word, act in _ALONE_TOO.items()},
    Counter: "counter",
    Huh: "huh",
}


def write_arrangement(what: Arrangement) -> str:
    match what:
        case Peace(seats):
            return f"peace({_listed(seats)})"
        case Alliance(seats, against):
            return f"alliance({_listed(seats)}; {_listed(against)})"
        case Empty(seats, places):
            return f"empty({_listed(seats)}; {_listed(LOCATIONS[place] for place in places)})"
        case Given(seat, given):
            return f"order({seat}; {given.text})"
        case Draw(seats):
            return f"draw({_listed(seats)})"
        case Solo(seat):
            return f"solo({seat})"
        case Shares(shares):
            return (
                f"shares({'; '.join(_listed((s.seat, *(LOCATIONS[c] for c in s.centres))) for s in shares)})"
            )
        case Not(inner):
            return f"not {_bracketed(inner)}"
        case NoMore(inner):
            return f"end {_bracketed(inner)}"
        case Package(parts):
            return _AND.join(write_arrangement(part) for part in parts)


def write_meaning(meaning: Meaning) -> str:
    word = ACTS[type(meaning)]
    if isinstance(meaning, Counter):
        return f"{word} {write_arrangement(meaning.what)}{_INSTEAD}{write_arrangement(meaning.instead)}"
    what = None if isinstance(meaning, Huh) else meaning.what
    return word if what is None else f"{word} {write_arrangement(what)}"


def _bracketed(what: Arrangement) -> str:
    text = write_arrangement(what)
    return f"({text})" if isinstance(what, Package) else text


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def read_arrangement(text: str) -> Arrangement:
    """The arrangement as we write it ourselves; anything else cannot be read."""
    return _read_all(text.strip(), 0)


@lru_cache(4096)
def read_meaning(text: str) -> Meaning:
    """The meaning as we write it ourselves; anything else cannot be read."""
    if len(text) > LONGEST:
        raise unreadable(text)
    word, _, rest = text.strip().partition(" ")
    if word == "huh" and not rest:
        return Huh()
    if word == "counter":
        what, arrow, instead = rest.partition(_INSTEAD)
        if not arrow:
            raise unreadable(text)
        return Counter(read_arrangement(what), read_arrangement(instead))
    if word in _ALONE_TOO:
        return _ALONE_TOO[word](read_arrangement(rest) if rest else None)
    if word not in _NEEDING:
        raise unreadable(text)
    return _NEEDING[word](read_arrangement(rest))


def unreadable(text: str) -> UnreadableDecision:
    return UnreadableDecision(Reason("press-meaning-unreadable", "1.9", {"text": text.strip()[:60]}))


def _read_all(text: str, depth: int) -> Arrangement:
    if depth > _DEEPEST or not text:
        raise unreadable(text)
    return together(*(_read_one(part.strip(), depth) for part in _split(text)))


def _split(text: str) -> Iterable[str]:
    """The parts of a package; what stands in brackets belongs together."""
    level = start = 0
    for at, sign in enumerate(text):
        level += (sign == "(") - (sign == ")")
        if level == 0 and text.startswith(_AND, at):
            yield text[start:at]
            start = at + len(_AND)
    yield text[start:]


def _read_one(text: str, depth: int) -> Arrangement:
    if text.startswith("not "):
        return Not(_read_all(text[4:].strip(), depth + 1))
    if text.startswith("end "):
        return NoMore(_read_all(text[4:].strip(), depth + 1))
    name, bracket, rest = text.partition("(")
    if not bracket or not rest.endswith(")"):
        raise unreadable(text)
    if not name:
        return _read_all(rest[:-1], depth + 1)
    groups = [[word.strip() for word in group.split(",")] for group in rest[:-1].split(";")]
    reader = _READERS.get(name)
    if reader is None or not all(word for group in groups for word in group):
        raise unreadable(text)
    try:
        return reader(groups)
    except (KeyError, ValueError):
        raise unreadable(text) from None


Groups = list[list[str]]


def _read_peace(groups: Groups) -> Peace:
    (seats,) = groups
    return peace(*seats)


def _read_alliance(groups: Groups) -> Alliance:
    seats, against = groups
    return alliance(tuple(seats), tuple(against))


def _read_empty(groups: Groups) -> Empty:
    seats, places = groups
    return empty(tuple(seats), tuple(PROVINCE_NUMBER[place] for place in places))


def _read_order(groups: Groups) -> Given:
    (seat,), (text,) = groups
    parts = parts_of_order(text, PhaseKind.MOVEMENT)
    if parts is None:
        raise ValueError(text)
    return Given(seat, order(*parts))


def _read_draw(groups: Groups) -> Draw:
    (seats,) = groups
    return draw(*seats)


def _read_solo(groups: Groups) -> Solo:
    ((seat,),) = groups
    return Solo(seat)


def _read_shares(groups: Groups) -> Shares:
    shares = (Share(seat, tuple(sorted(PROVINCE_NUMBER[c] for c in centres))) for seat, *centres in groups)
    return Shares(tuple(sorted(shares, key=lambda share: share.seat)))


_READERS: Final[dict[str, Callable[[Groups], Arrangement]]] = {
    "peace": _read_peace,
    "alliance": _read_alliance,
    "empty": _read_empty,
    "order": _read_order,
    "draw": _read_draw,
    "solo": _read_solo,
    "shares": _read_shares,
}
