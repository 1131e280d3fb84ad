"""Messages of programs read: what they mean, or where they went wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from ...printed.board import LOCATION_NUMBER, PROVINCES
from ...printed.names import ARMY, FLEET
from ...printed.units import can_stand
from ...state.orders import Order, convoy, hold, move, support_hold, support_move
from ..arrangements import (
    Arrangement,
    Given,
    NoMore,
    Not,
    Package,
    Share,
    Shares,
    Solo,
    alliance,
    draw,
    empty,
    parts_of,
    peace,
)
from ..speech import (
    Accept,
    Accuse,
    Cancel,
    Counter,
    Excuse,
    Fact,
    Later,
    Meaning,
    Propose,
    Question,
    Reject,
    Thank,
    Warn,
)
from ..speech import Huh as SaidHuh
from .tokens import COAST_TOKENS, Group, Huh, Item, Word, levels, parsed, powers_by_token, provinces_by_token

#: All that is spoken of.
HIGHEST_LEVEL: Final = 100
_ANSWERS: Final[dict[str, type[Accept] | type[Reject] | type[Later] | type[Cancel]]] = {
    "YES": Accept, "REJ": Reject, "BWX": Reject, "IDK": Later, "CCL": Cancel,
}  # fmt: skip
_STATING: Final[dict[str, type[Propose] | type[Fact] | type[Warn]]] = {
    "PRP": Propose,
    "FCT": Fact,
    "INS": Warn,
}
_ALONE_TOO: Final[dict[str, type[Question] | type[Thank] | type[Accuse] | type[Excuse]]] = {
    "QRY": Question, "HPY": Thank, "EXP": Accuse, "SRY": Excuse,
}  # fmt: skip
_COASTS: Final = {token: coast for coast, token in COAST_TOKENS.items()}


@dataclass(frozen=True, slots=True)
class Sent:
    """A message with its readers."""

    to: tuple[str, ...]
    meaning: Meaning
    message: str


def read_sent(text: str, powers: Mapping[str, tuple[int, ...]], level: int = HIGHEST_LEVEL) -> Sent:
    """`SND (GER) (PRP (…))`; anything else answers where it went wrong."""
    reader = _Reader(text, powers, level)
    match parsed(text).items:
        case (Word("SND"), Group() as to, Group() as press):
            readers = (
                ("all",) if [str(one.text) for one in to.items if isinstance(one, Word)] == ["ALL"] else ()
            )
            return Sent(
                readers or reader.seats(to), reader.meaning(press), text[press.at + 1 : press.end - 1]
            )
        case (first, *_):
            raise Huh(text, first.at)
        case _:
            raise Huh(text, 0)


def read_message(text: str, powers: Mapping[str, tuple[int, ...]], level: int = HIGHEST_LEVEL) -> Meaning:
    """What a message of a program means."""
    return _Reader(text, powers, level).meaning(parsed(text))


@dataclass(frozen=True, slots=True)
class _Reader:
    text: str
    powers: Mapping[str, tuple[int, ...]]
    level: int

    def wrong(self, item: Item | Group, after: bool = False) -> Huh:
        end = item.end - 1 if isinstance(item, Group) else item.at + len(item.text)
        return Huh(self.text, end if after else item.at)

    def word(self, item: Item) -> str:
        """A word that may be used at this level."""
        if not isinstance(item, Word) or levels().get(item.text, 0) > self.level:
            raise self.wrong(item)
        return item.text

    def meaning(self, press: Group) -> Meaning:
        match press.items:
            case (Word("REJ"), Group() as refused, Word("PRP") as again, Group() as instead):
                self.word(press.items[0])
                self.word(again)
                return Counter(self.proposal(refused), self.arrangement(instead))
            case (Word("HUH" | "TRY"), Group()):
                return SaidHuh()
            case (Word("WHT") as head, Group(items=())):
                self.word(head)
                return Question(None)
            case (Word() as head, Group() as inner):
                return self.said(head, inner)
            case (first, *_):
                raise self.wrong(first)
            case _:
                raise self.wrong(press, after=True)

    def said(self, head: Word, inner: Group) -> Meaning:
        word = self.word(head)
        if word in _ANSWERS:
            return _ANSWERS[word](self.proposal(inner))
        if word in _STATING:
            return _STATING[word](self.arrangement(inner))
        if word in _ALONE_TOO:
            return _ALONE_TOO[word](self.arrangement(inner) if inner.items else None)
        raise self.wrong(head)

    def proposal(self, group: Group) -> Arrangement:
        """An answer repeats what it answers."""
        match group.items:
            case (Word("PRP"), Group() as inner):
                return self.arrangement(inner)
            case (first, *_):
                raise self.wrong(first)
            case _:
                raise self.wrong(group, after=True)

    def arrangement(self, group: Group) -> Arrangement:
        if not group.items:
            raise self.wrong(group, after=True)
        head, *rest = group.items
        read = _ARRANGEMENTS.get(self.word(head))
        if read is None:
            raise self.wrong(head)
        found = read(self, group, tuple(rest))
        if found is None:
            raise self.wrong(rest[0] if rest else group, after=not rest)
        return found

    def seats(self, group: Group) -> tuple[str, ...]:
        found = tuple(dict.fromkeys(self.seat(item) for item in group.items))
        if not found:
            raise self.wrong(group, after=True)
        return found

    def seat(self, item: Item) -> str:
        power = powers_by_token().get(item.text) if isinstance(item, Word) else None
        seat = next((seat for seat, played in self.powers.items() if power in played), None)
        if power is None or seat is None:
            raise self.wrong(item)
        return seat

    def place(self, item: Item) -> int:
        match item:
            case Word(token, _) if token in provinces_by_token():
                return provinces_by_token()[token]
            case Group(items=(Word(token, _), Word(coast, _))) if token in provinces_by_token():
                name = f"{PROVINCES[provinces_by_token()[token]].id}/{_COASTS.get(coast, '')}"
                if name in LOCATION_NUMBER:
                    return LOCATION_NUMBER[name]
        raise self.wrong(item)

    def unit(self, items: tuple[Item, ...], group: Group) -> tuple[int, int]:
        match items:
            case (Word("AMY" | "FLT" as kind, _), place):
                number, location = (ARMY if kind == "AMY" else FLEET), self.place(place)
                if not can_stand(number, location):
                    raise self.wrong(place)
                return number, location
            case (first, *_):
                raise self.wrong(first)
            case _:
                raise self.wrong(group, after=True)

    def helped(self, item: Item) -> tuple[int, int]:
        """A unit, with or without its power."""
        if not isinstance(item, Group):
            raise self.wrong(item)
        items = item.items
        if items and isinstance(items[0], Word) and items[0].text in powers_by_token():
            items = items[1:]
        return self.unit(items, item)

    def order(self, group: Group) -> Given:
        match group.items:
            case (Group() as ordered, Word() as head, *rest) if ordered.items:
                seat = self.seat(ordered.items[0])
                kind, at = self.unit(ordered.items[1:], ordered)
                found = self.ordered(kind, at, head.text, tuple(rest))
                if found is None:
                    raise self.wrong(rest[0] if rest else head)
                return Given(seat, found)
            case (first, *_):
                raise self.wrong(first)
            case _:
                raise self.wrong(group, after=True)

    def ordered(self, kind: int, at: int, head: str, rest: tuple[Item, ...]) -> Order | None:
        match (head, rest):
            case ("HLD", ()):
                return hold(kind, at)
            case ("MTO" | "CTO", (goal,)):
                return move(kind, at, self.place(goal), via_convoy=head == "CTO")
            case ("SUP", (other,)):
                return support_hold(kind, at, *self.helped(other))
            case ("SUP", (other, Word("MTO"), goal)):
                return support_move(kind, at, *self.helped(other), self.place(goal))
            case ("CVY", (other, Word("CTO"), goal)):
                return convoy(at, self.helped(other)[1], self.place(goal)) if kind == FLEET else None
        return None


_Read = Callable[[_Reader, Group, tuple[Item, ...]], Arrangement | None]


def _peace(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    return peace(*reader.seats(rest[0])) if len(rest) == 1 and isinstance(rest[0], Group) else None


def _alliance(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    match rest:
        case (Group() as seats, Word("VSS"), Group() as against):
            return alliance(reader.seats(seats), reader.seats(against))
    return None


def _zone(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    match rest:
        case (Group() as seats, Group() as places) if places.items:
            return empty(reader.seats(seats), tuple(reader.place(one) for one in places.items))
    return None


def _draw(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    if not rest:
        return draw(*reader.powers)
    return draw(*reader.seats(rest[0])) if len(rest) == 1 and isinstance(rest[0], Group) else None


def _solo(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    if len(rest) != 1 or not isinstance(rest[0], Group) or len(rest[0].items) != 1:
        return None
    return Solo(reader.seat(rest[0].items[0]))


def _ordered(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    return reader.order(rest[0]) if len(rest) == 1 and isinstance(rest[0], Group) else None


def _not(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    return Not(reader.arrangement(rest[0])) if len(rest) == 1 and isinstance(rest[0], Group) else None


def _no_more(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    return NoMore(reader.arrangement(rest[0])) if len(rest) == 1 and isinstance(rest[0], Group) else None


def _all(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    if len(rest) < 2 or not all(isinstance(one, Group) for one in rest):
        return None
    parts = [part for one in rest if isinstance(one, Group) for part in parts_of(reader.arrangement(one))]
    return Package(tuple(dict.fromkeys(parts)))


def _shares(reader: _Reader, _: Group, rest: tuple[Item, ...]) -> Arrangement | None:
    shares = []
    for one in rest:
        if not isinstance(one, Group) or len(one.items) < 2:
            raise reader.wrong(one)
        seat, *centres = one.items
        shares.append(Share(reader.seat(seat), tuple(sorted(reader.place(centre) for centre in centres))))
    return Shares(tuple(sorted(shares, key=lambda share: share.seat))) if shares else None


_ARRANGEMENTS: Final[dict[str, _Read]] = {
    "PCE": _peace, "ALY": _alliance, "DMZ": _zone, "DRW": _draw, "SLO": _solo, "XDO": _ordered,
    "NOT": _not, "NAR": _no_more, "AND": _all, "SCD": _shares,
}  # fmt: skip
