"""Standing orders read from text; what cannot be an order of any card is refused. [6.14]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .....engine.errors import Refusal, UnreadableDecision
from ...printed.board import AREA_COUNT, PLACE_NUMBER
from ...printed.cards import CARDS
from ...printed.names import NATION_NUMBER
from ...printed.pieces import LEADER_NUMBER
from ...state.standing_orders import ALWAYS, ASK, EVERY_IMPULSE, OFF, PLAY, TWICE, Order, clauses_in
from ...state.texts import read_card
from ..occasions import WINDOWS

_MOST: Final = 99


def read_order(seat: str, text: str) -> tuple[str, Order | None]:
    """The card and its order; None: `ask`."""
    card, _, rest = " ".join(text.split()).casefold().partition(" ")
    words = rest.split()
    if words == [ASK]:
        return read_card(card), None
    if words[:1] == [ASK] and words[1:] in ([EVERY_IMPULSE], [ALWAYS]):
        return read_card(card), Order(seat, words[1])
    if words == [OFF]:
        return read_card(card), Order(seat, OFF)
    clauses = clauses_in(words[1:]) if words[:1] == [PLAY] else None
    if clauses is None or not all(_KNOWN[name](value) for name, value in clauses.items()):
        raise UnreadableDecision(Refusal("nw-order-unreadable", "6.14", {"text": text.strip()[:80]}))
    return read_card(card), Order(seat, PLAY, **clauses)


def _is_target(text: str) -> bool:
    """Nations, places, leaders, lines between places, a card."""
    parts = [part for word in text.split() for part in word.split("-")]
    known = (NATION_NUMBER, PLACE_NUMBER, LEADER_NUMBER, CARDS, ("roll",))
    return all(any(part in names for names in known) for part in parts)


def _is_area(text: str) -> bool:
    return PLACE_NUMBER.get(text, AREA_COUNT) < AREA_COUNT


def _is_measure(text: str) -> bool:
    return text == TWICE or (text.isdecimal() and 0 < int(text) <= _MOST)


_KNOWN: Final[Mapping[str, Callable[[str], bool]]] = {
    "when": lambda text: text in WINDOWS,
    "against": lambda text: text in NATION_NUMBER or text in LEADER_NUMBER,
    "at": lambda text: text in PLACE_NUMBER,
    "own": lambda text: text in LEADER_NUMBER,
    "on": _is_target,
    "to": _is_area,
    "measure": _is_measure,
    "other": _is_target,
}
