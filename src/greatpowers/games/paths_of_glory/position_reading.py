"""Reading a position: plain values out of a document, with clear words where something is wrong."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from ...engine.errors import GreatPowersError
from .board import BOARD_SIZE, SPACE_NUMBER, SPACES
from .card_facts import CARDS
from .names import NATION_NUMBER, SIDE_NUMBER, SIDES
from .units import KINDS

_BOARD_SPACES: Final = SPACES[:BOARD_SIZE]


class PositionError(GreatPowersError):
    """A position that cannot be read; names the place in it and what is wrong there."""


def wrong(where: str, problem: str) -> PositionError:
    return PositionError(f"{where}: {problem}")


def did_you_mean(word: object, known: Collection[str], likeness: float = 0.6) -> str:
    close = difflib.get_close_matches(str(word), known, n=1, cutoff=likeness)
    return f"; did you mean {close[0]!r}?" if close else ""


def one_of(value: Any, known: Collection[str], where: str, what: str) -> str:
    """A word that must be known."""
    if not isinstance(value, str) or value not in known:
        raise wrong(where, f"unknown {what} {value!r}{did_you_mean(value, known)}")
    return value


def number(value: Any, where: str, lowest: int, highest: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(where, f"a whole number is needed, not {value!r}")
    if not lowest <= value <= highest:
        raise wrong(where, f"{value} is not between {lowest} and {highest}")
    return value


def mapping(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise wrong(where, f"an object is needed, not {value!r}")
    return value


def words(value: Any, where: str) -> Iterator[tuple[str, str]]:
    """The texts of a list, each with its place in the document."""
    if isinstance(value, str) or not isinstance(value, list | tuple):
        raise wrong(where, f"a list is needed, not {value!r}")
    for index, word in enumerate(value):
        if not isinstance(word, str):
            raise wrong(f"{where}[{index}]", f"a text is needed, not {word!r}")
        yield word, f"{where}[{index}]"


def by_side(document: Mapping[str, Any], name: str, default: Any) -> list[Any]:
    """What a field says for the Allies and for the Central Powers."""
    found = mapping(document.get(name, {}), name)
    for side in found:
        one_of(side, SIDES, name, "side")
    return [found.get(side, default) for side in SIDES]


def space(value: Any, where: str) -> int:
    """A space of the board by its id."""
    return SPACE_NUMBER[one_of(value, _BOARD_SPACES, where, "space")]


def space_mask(document: Mapping[str, Any], name: str, value: Any = None) -> int:
    """The spaces a list names."""
    mask = 0
    for word, where in words(document.get(name, []) if value is None else value, name):
        mask |= 1 << space(word, where)
    return mask


def nation_mask(document: Mapping[str, Any], name: str) -> int:
    mask = 0
    for word, where in words(document.get(name, []), name):
        mask |= 1 << NATION_NUMBER[one_of(word, NATION_NUMBER, where, "nation")]
    return mask


def card(value: Any, where: str, side: int | None = None) -> str:
    """A card, of this side if one is given."""
    found = one_of(value, CARDS, where, "card")
    if side is not None and CARDS[found].side != side:
        raise wrong(where, f"{found} is not a card of {SIDES[side]}")
    return found


def kind(value: str, where: str) -> tuple[str, bool]:
    """`ge_corps` or `ge_corps reduced`: the kind of counter and whether it is reduced."""
    name, _, strength = value.strip().partition(" ")
    one_of(name, KINDS, where, "unit")
    if strength not in ("", "reduced"):
        raise wrong(where, f"a unit is {name!r} or '{name} reduced', not {value!r}")
    return name, strength == "reduced"


def side_of(value: Any, where: str) -> int:
    return SIDE_NUMBER[one_of(value, SIDES, where, "side")]
