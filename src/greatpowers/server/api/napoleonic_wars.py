"""The Napoleonic Wars beside its tables: the drawn map and the printed facts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from ...games.napoleonic_wars.board import BOX_PRICE
from ...games.napoleonic_wars.card_facts import CARD_NAMES, CARDS, Card
from ...games.napoleonic_wars.names import BOXES, MINORS, NATIONS, POWERS, YEARS
from ...games.napoleonic_wars.pieces import FLAG_LIMIT, LEADER_NAMES, LEADERS, NATION_NAMES, START_KEYS
from ..tagged import PACKED, packed
from .asking import Asked

_DATA: Final = files("greatpowers.games.napoleonic_wars") / "data"
_LANGUAGES: Final = ("en", "ru", "hu")

Part = Literal["places.json", "ground.json", "relief.webp", "facts.json"]


@get("/api/map/napoleonic-wars/{part:str}", sync_to_thread=False, opt={PACKED: True})
def part_of_the_map(request: Asked, part: FromPath[Part]) -> Response[bytes]:
    """The drawn map, its places with names in all languages, and the printed facts."""
    media_type = "image/webp" if part.endswith(".webp") else "application/json"
    data = _facts() if part == "facts.json" else _drawn(part)
    return packed(request, data, media_type, "public, max-age=3600")


@cache
def _drawn(part: str) -> bytes:
    return (_DATA / f"map_{part}").read_bytes()


@cache
def _facts() -> bytes:
    return msgspec.json.encode(
        {
            "nations": {name: _nation(number) for number, name in enumerate(NATIONS)},
            "leaders": {leader.id: _leader(number) for number, leader in enumerate(LEADERS)},
            "cards": {card.id: _card(card) for card in CARDS.values()},
            "boxes": dict(zip(BOXES, BOX_PRICE, strict=True)),
            "years": YEARS,
        }
    )


def _nation(number: int) -> dict[str, Any]:
    return {
        "names": {language: NATION_NAMES[language][number] for language in _LANGUAGES},
        "power": number in POWERS,
        "keys": START_KEYS[number],
        "flags": FLAG_LIMIT[number],
    }


def _leader(number: int) -> dict[str, Any]:
    leader = LEADERS[number]
    return {
        "nation": NATIONS[leader.nation],
        "names": {language: LEADER_NAMES[language][number] for language in _LANGUAGES},
        "battle": leader.battle,
        "command": leader.command,
    }


def _card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
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


HANDLERS: list[Any] = [part_of_the_map]
