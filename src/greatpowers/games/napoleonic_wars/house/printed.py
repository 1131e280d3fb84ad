"""What is printed on the map and the cards, as the browser asks for it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Struct

from ....engine.shown import complete, named
from ....server.contract import Language
from ..pictures.drawn_map import places_of_europe
from ..printed.board import BOX_PRICE
from ..printed.cards import CARD_NAMES, CARDS, Card
from ..printed.names import BOXES, CARD_KINDS, MINORS, NATIONS, POWERS, YEARS
from ..printed.pieces import FLAG_LIMIT, LEADER_NAMES, LEADERS, NATION_NAMES, START_KEYS
from ..show.ids import BoxName, NationName

_LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru", "hu")
_Names = Annotated[dict[Language, str], complete()]


class NationFacts(Struct):
    names: _Names
    power: bool
    keys: int
    flags: int


class LeaderFacts(Struct):
    nation: NationName
    names: _Names
    battle: int
    command: int


class CardFacts(Struct):
    """What is printed on a card, and who may play its event."""

    id: str
    #: The card whose event it has, if it is another one of a pack.
    effect: str
    #: The number of its event, if a pack has another than usual.
    amount: int | None
    #: As printed: `H1`, `6`.
    number: str
    names: _Names
    cp: int
    kind: Annotated[str, named("CardKind", CARD_KINDS)]
    naval: bool
    red: bool
    plus: bool
    #: Leaves the game once played as an event; must be played as one; not in 1805.
    removed: bool
    must: bool
    not_1805: bool
    nations: list[NationName]


class Facts(Struct):
    """Nations, leaders, cards, the CP to enter each box of the diplomatic track, and the years."""

    nations: Annotated[dict[NationName, NationFacts], complete()]
    leaders: dict[str, LeaderFacts]
    cards: dict[str, CardFacts]
    boxes: Annotated[dict[BoxName, int], complete()]
    years: tuple[int, ...]


@cache
def places() -> bytes:
    """The places of the map and the lines between them."""
    return msgspec.json.encode(places_of_europe())


@cache
def facts() -> bytes:
    """Nations, leaders, cards, the track and the years."""
    return msgspec.json.encode(
        Facts(
            nations={name: _nation(number) for number, name in enumerate(NATIONS)},
            leaders={leader.id: _leader(number) for number, leader in enumerate(LEADERS)},
            cards={card.id: _card(card) for card in CARDS.values()},
            boxes=dict(zip(BOXES, BOX_PRICE, strict=True)),
            years=YEARS,
        )
    )


def _nation(number: int) -> NationFacts:
    return NationFacts(
        names={language: NATION_NAMES[language][number] for language in _LANGUAGES},
        power=number in POWERS,
        keys=START_KEYS[number],
        flags=FLAG_LIMIT[number],
    )


def _leader(number: int) -> LeaderFacts:
    leader = LEADERS[number]
    return LeaderFacts(
        nation=NATIONS[leader.nation],
        names={language: LEADER_NAMES[language][number] for language in _LANGUAGES},
        battle=leader.battle,
        command=leader.command,
    )


def _card(card: Card) -> CardFacts:
    return CardFacts(
        id=card.id,
        effect=card.effect,
        amount=card.amount,
        number=card.number,
        names={language: CARD_NAMES[language][card.id] for language in _LANGUAGES},
        cp=card.cp,
        kind=card.kind,
        naval=card.is_naval,
        red=card.is_red,
        plus=card.is_plus,
        removed=card.is_removed,
        must=card.must_be_event,
        not_1805=card.not_1805,
        nations=_players(card.nations),
    )


def _players(who: str) -> list[str]:
    """The nations that may play a card's event."""
    if who == "any":
        return [NATIONS[nation] for nation in (*POWERS, *MINORS)]
    return [NATIONS[nation] for nation in POWERS] if who == "power" else [who]
