"""Plain ids into words: places, leaders, nations, cards, turns. No rules inside.

Whatever is not known here passes through unchanged, so that no text of a player can break a line.
"""

from __future__ import annotations

from ....engine.plain import PlainObject, plain_object
from ....locale import Texts
from ..printed.board import NAMES, PLACE_NUMBER, short_name
from ..printed.cards import CARD_NAMES
from ..printed.names import NATION_NUMBER, NATIONS, YEARS
from ..printed.pieces import (
    LEADER_NAMES,
    LEADER_NUMBER,
    NATION_NAMES,
    SQUADRON_NATION,
    SQUADRON_NUMBER,
    SQUADRONS_OF,
)


def place_name(texts: Texts, place: str) -> str:
    """As the map writes it: one name a place."""
    return short_name(NAMES[texts.language][PLACE_NUMBER[place]]) if place in PLACE_NUMBER else place


def nation_name(texts: Texts, nation: str) -> str:
    return NATION_NAMES[texts.language][NATION_NUMBER[nation]] if nation in NATION_NUMBER else nation


def leader_name(texts: Texts, leader: str) -> str:
    return LEADER_NAMES[texts.language][LEADER_NUMBER[leader]] if leader in LEADER_NUMBER else leader


def card_name(texts: Texts, card: str) -> str:
    return CARD_NAMES[texts.language].get(card, card)


def squadron_name(texts: Texts, squadron: str) -> str:
    """`france_sq2` as “France 2”; what is no Squadron passes unchanged."""
    if squadron not in SQUADRON_NUMBER:
        return squadron
    number = SQUADRON_NUMBER[squadron]
    nation = SQUADRON_NATION[number]
    count = SQUADRONS_OF[nation].index(number) + 1
    return texts.format("nw-squadron", nation=nation_name(texts, NATIONS[nation]), number=count)


def anything(texts: Texts, word: str) -> str:
    """An id of any kind in words."""
    if word in PLACE_NUMBER:
        return place_name(texts, word)
    if word in NATION_NUMBER:
        return nation_name(texts, word)
    if word in LEADER_NUMBER:
        return leader_name(texts, word)
    return squadron_name(texts, word) if word in SQUADRON_NUMBER else card_name(texts, word)


def camp_name(texts: Texts, camp: str) -> str:
    return texts.format("nw-camp", camp=camp)


def card_text(texts: Texts, card: str) -> str:
    """What the card does, in a sentence or two."""
    return texts.format(f"nw-card-text-{card.replace('_', '-')}")


def turn_name(texts: Texts, turn: int) -> str:
    """Turn 1 as “Turn 1805”."""
    # The year goes in as text: a number would be grouped like a quantity.
    return texts.format("nw-turn", year=str(YEARS[turn - 1])) if 1 <= turn <= len(YEARS) else str(turn)


def scenario_name(texts: Texts, scenario: str) -> str:
    year, _, players = scenario.partition("-")
    return texts.format("nw-scenario", year=year, players=players)


def result_line(texts: Texts, result: PlainObject) -> str:
    """Who has won and with how many points."""
    if not result:
        return texts.format("nw-result-open")
    points = plain_object(result["points"])
    told = texts.list_of(f"{nation_name(texts, seat)}: {n}" for seat, n in points.items())
    return texts.format("nw-result", winner=nation_name(texts, str(result["winner"])), points=told)
