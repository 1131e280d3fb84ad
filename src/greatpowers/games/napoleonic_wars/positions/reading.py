"""Reading a position: plain values out of a document, with clear words where something is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...shared.documents import Document, entries, mapping, one_of, text, wrong
from ..printed.board import AREA_COUNT, AREA_NUMBER, PLACE_NUMBER, PLACES
from ..printed.cards import CARDS
from ..printed.ids import Area, Leader, Mask, Nation, Place, Squadron
from ..printed.names import BOXES, NATION_COUNT, NATION_NUMBER, NATIONS, NO_NATION, UNALIGNED
from ..printed.pieces import LEADER_NUMBER, SQUADRON_NUMBER
from ..state.fights import Force

_AREAS: Final = PLACES[:AREA_COUNT]
#: Marks of a Squadron. [7.3, 7.7]
MARKS: Final = ("building", "refitting")
#: Squadrons named one by one with their marks, and how many of a nation with which mark.
Ships = tuple[list[tuple[Squadron, str]], list[tuple[int, Nation, str]]]


def nation(value: object, where: str) -> Nation:
    return NATION_NUMBER[one_of(value, NATIONS, where, "nation")]


def nation_mask(value: object, where: str) -> Mask:
    mask = 0
    for word, at in entries(value, where):
        mask |= 1 << nation(word, at)
    return mask


def by_nation(document: Document, name: str) -> Iterator[tuple[Nation, object, str]]:
    """What a field says of nations, each with its place in the document."""
    for word, value in mapping(document.get(name, {}), name).items():
        yield nation(word, name), value, f"{name}.{word}"


def area(value: object, where: str) -> Area:
    return AREA_NUMBER[one_of(value, _AREAS, where, "area")]


def place(value: object, where: str) -> Place:
    """An area or a Zone."""
    return PLACE_NUMBER[one_of(value, PLACES, where, "area or Zone")]


def leader(value: object, where: str) -> Leader:
    return LEADER_NUMBER[one_of(value, LEADER_NUMBER, where, "leader")]


def cards(value: object, where: str, *, home: bool = False) -> tuple[str, ...]:
    """Cards of the deck, or Home cards, each named once."""
    found: list[str] = []
    for word, at in entries(value, where):
        card = one_of(word, CARDS, at, "card")
        if CARDS[card].is_home != home:
            problem = f"{card} is {'no' if home else 'a'} Home card"
            raise wrong(at, problem, "nw-position-no-home" if home else "nw-position-home", card=card)
        if card in found:
            raise wrong(at, f"{card} is named twice", "nw-position-card-twice", card=card)
        found.append(card)
    return tuple(found)


def force(value: object, where: str) -> Force:
    """`napoleon, murat + 8 france`; an empty text is nobody."""
    sp = [0] * NATION_COUNT
    leaders: list[Leader] = []
    for part in _parts(text(value, where).replace("+", ",")):
        words = part.split()
        if len(words) == 2 and words[0].isdecimal():
            sp[nation(words[1], where)] += int(words[0])
        else:
            leaders.append(leader("_".join(words), where))
    return Force(tuple(sp), tuple(leaders))


def ships(value: object, where: str) -> Ships:
    """`france_sq1, france_sq2 refitting` or `2 france, 1 france refitting`."""
    named: list[tuple[Squadron, str]] = []
    counted: list[tuple[int, Nation, str]] = []
    for part in _parts(text(value, where)):
        words = part.split()
        mark = words.pop() if len(words) > 1 and words[-1] in MARKS else ""
        if len(words) == 2 and words[0].isdecimal():
            counted.append((int(words[0]), nation(words[1], where), mark))
        else:
            name = one_of(" ".join(words), SQUADRON_NUMBER, where, "Squadron")
            named.append((SQUADRON_NUMBER[name], mark))
    return named, counted


def _parts(listed: str) -> list[str]:
    return [part for part in (part.strip() for part in listed.split(",")) if part]


def consul(value: object, where: str) -> tuple[Nation, int, bool]:
    """`france pact`, `britain friend plus`, `unaligned`: row, box, whether it lies on its +1 side. [8.1]"""
    words = text(value, where).split()
    plus = bool(words) and words[-1] == "plus"
    words = words[:-1] if plus else words
    row = nation(words[0], where) if len(words) == 2 else NO_NATION
    if len(words) not in (1, 2):
        problem = f"a Consul stands as in 'france pact' or 'unaligned', not {value!r}"
        raise wrong(where, problem, "nw-position-consul")
    box = BOXES.index(one_of(words[-1], BOXES, where, "box"))
    if (row == NO_NATION) != (box == UNALIGNED and not plus):
        problem = f"a box needs the row of a Power, and plain Unaligned has none: {value!r}"
        raise wrong(where, problem, "nw-position-consul")
    return row, box, plus
