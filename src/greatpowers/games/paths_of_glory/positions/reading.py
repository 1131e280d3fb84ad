"""Reading a position: plain values out of a document, with clear words where something is wrong."""

from __future__ import annotations

from typing import Final

from ...shared.documents import Document, mapping, one_of, words, wrong
from ..printed.board import BOARD_SIZE, SPACE_NUMBER, SPACES
from ..printed.cards import CARDS
from ..printed.names import NATION_NUMBER, SIDE_NUMBER, SIDES, Mask, Side, Space
from ..printed.units import KINDS

_BOARD_SPACES: Final = SPACES[:BOARD_SIZE]


def by_side(document: Document, name: str, default: object) -> list[object]:
    """What a field says for the Allies and for the Central Powers."""
    found = mapping(document.get(name, {}), name)
    for side in found:
        one_of(side, SIDES, name, "side")
    return [found.get(side, default) for side in SIDES]


def space(value: object, where: str) -> Space:
    """A space of the board by its id."""
    return SPACE_NUMBER[one_of(value, _BOARD_SPACES, where, "space")]


def space_mask(document: Document, name: str, value: object = None) -> Mask:
    """The spaces a list names."""
    mask = 0
    for word, where in words(document.get(name, []) if value is None else value, name):
        mask |= 1 << space(word, where)
    return mask


def nation_mask(document: Document, name: str) -> Mask:
    mask = 0
    for word, where in words(document.get(name, []), name):
        mask |= 1 << NATION_NUMBER[one_of(word, NATION_NUMBER, where, "nation")]
    return mask


def card(value: object, where: str, side: Side | None = None) -> str:
    """A card, of this side if one is given."""
    found = one_of(value, CARDS, where, "card")
    if side is not None and CARDS[found].side != side:
        problem = f"{found} is not a card of {SIDES[side]}"
        raise wrong(where, problem, "pog-position-card-side", card=found, side=SIDES[side])
    return found


def kind(value: str, where: str) -> tuple[str, bool]:
    """`ge_corps` or `ge_corps reduced`: the kind of counter and whether it is reduced."""
    name, _, strength = value.strip().partition(" ")
    one_of(name, KINDS, where, "unit")
    if strength not in ("", "reduced"):
        problem = f"a unit is {name!r} or '{name} reduced', not {value!r}"
        raise wrong(where, problem, "pog-position-unit", unit=name)
    return name, strength == "reduced"


def side_of(value: object, where: str) -> Side:
    return SIDE_NUMBER[one_of(value, SIDES, where, "side")]
