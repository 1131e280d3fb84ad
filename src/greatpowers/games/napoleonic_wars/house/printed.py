"""What is printed on the map and the cards, as the browser asks for it."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from ....engine.plain import PlainDict
from ..pictures.drawn_map import places_of_europe
from ..printed.board import BOX_PRICE
from ..printed.cards import CARD_NAMES, CARDS, Card
from ..printed.names import BOXES, MINORS, NATIONS, POWERS, YEARS
from ..printed.pieces import FLAG_LIMIT, LEADER_NAMES, LEADERS, NATION_NAMES, START_KEYS

_LANGUAGES: Final = ("en", "ru", "hu")


@cache
def places() -> bytes:
    """The places of the map and the lines between them."""
    return msgspec.json.encode(places_of_europe())


@cache
def facts() -> bytes:
    """Nations, leaders, cards, the track and the years."""
    return msgspec.json.encode(
        {
            "nations": {name: _nation(number) for number, name in enumerate(NATIONS)},
            "leaders": {leader.id: _leader(number) for number, leader in enumerate(LEADERS)},
            "cards": {card.id: _card(card) for card in CARDS.values()},
            "boxes": dict(zip(BOXES, BOX_PRICE, strict=True)),
            "years": YEARS,
        }
    )


def _nation(number: int) -> PlainDict:
    return {
        "names": {language: NATION_NAMES[language][number] for language in _LANGUAGES},
        "power": number in POWERS,
        "keys": START_KEYS[number],
        "flags": FLAG_LIMIT[number],
    }


def _leader(number: int) -> PlainDict:
    leader = LEADERS[number]
    return {
        "nation": NATIONS[leader.nation],
        "names": {language: LEADER_NAMES[language][number] for language in _LANGUAGES},
        "battle": leader.battle,
        "command": leader.command,
    }


def _card(card: Card) -> PlainDict:
    return {
        "id": card.id,
        "effect": card.effect,
        "amount": card.amount,
        "number": card.number,
        "names": {language: CARD_NAMES[language][card.id] for language in _LANGUAGES},
        "cp": card.cp,
        "kind": card.kind,
        "naval": card.is_naval,
        "red": card.is_red,
        "plus": card.is_plus,
        "removed": card.is_removed,
        "must": card.must_be_event,
        "not_1805": card.not_1805,
        "nations": _players(card.nations),
    }


def _players(who: str) -> list[str]:
    """The nations that may play a card's event."""
    if who == "any":
        return [NATIONS[nation] for nation in (*POWERS, *MINORS)]
    return [NATIONS[nation] for nation in POWERS] if who == "power" else [who]
