"""Plain ids into words: places, leaders, nations, cards, turns, reasons. No rules inside.

Whatever is not known here passes through unchanged, so that no text of a player can break a line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...engine.errors import Reason
from ...locale import Texts
from .board import NAMES, PLACE_NUMBER
from .card_facts import CARD_NAMES
from .names import NATION_NUMBER, NATIONS, YEARS
from .pieces import (
    LEADER_NAMES,
    LEADER_NUMBER,
    NATION_NAMES,
    SQUADRON_NATION,
    SQUADRON_NUMBER,
    SQUADRONS_OF,
)

#: What is said for a rule where a refusal cites none.
NO_RULE: Final = "none"


def place_name(texts: Texts, place: str) -> str:
    return NAMES[texts.language][PLACE_NUMBER[place]] if place in PLACE_NUMBER else place


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
    """Any id in words."""
    if word in PLACE_NUMBER:
        return place_name(texts, word)
    if word in NATION_NUMBER:
        return nation_name(texts, word)
    if word in LEADER_NUMBER:
        return leader_name(texts, word)
    return squadron_name(texts, word) if word in SQUADRON_NUMBER else card_name(texts, word)


def camp_name(texts: Texts, camp: str) -> str:
    return texts.format("nw-camp", camp=camp)


def _squadrons(texts: Texts, squadrons: str) -> str:
    return texts.list_of(squadron_name(texts, name) for name in squadrons.split(", "))


def _purse(texts: Texts, use: str) -> str:
    """What CPs are for, as the browser says it."""
    message = f"web-nw-purse-{use}"
    return texts.format(message) if texts.has(message) else use


def _window(texts: Texts, kind: str) -> str:
    """The moment of a Response, as the browser says it."""
    return texts.format("web-nw-window-name", kind=kind)


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


#: How the slots of messages are worded, by their name.
SLOTS: Final[Mapping[str, Callable[[Texts, str], str]]] = {
    "area": place_name,
    "place": place_name,
    "zone": place_name,
    "port": place_name,
    "frm": place_name,
    "to": place_name,
    "nation": nation_name,
    "enemy": nation_name,
    "power": nation_name,
    "row": nation_name,
    "conqueror": nation_name,
    "other": anything,
    "leader": leader_name,
    "card": card_name,
    "camp": camp_name,
    "squadron": squadron_name,
    "squadrons": _squadrons,
    "use": _purse,
    "window": _window,
}


def worded(texts: Texts, params: Mapping[str, Any]) -> dict[str, Any]:
    """Slots with ids put into words; numbers stay numbers."""
    return {
        name: SLOTS[name](texts, value) if name in SLOTS and isinstance(value, str) else value
        for name, value in params.items()
    }


def reason_sentence(texts: Texts, reason: Reason) -> str:
    """A refusal with its rule, in a sentence."""
    return texts.format(reason.message, rule=reason.rule or NO_RULE, **worded(texts, reason.params))


def result_line(texts: Texts, result: Mapping[str, Any]) -> str:
    """Who has won and with how many points."""
    if not result:
        return texts.format("nw-result-open")
    points = texts.list_of(f"{nation_name(texts, seat)}: {n}" for seat, n in result["points"].items())
    return texts.format("nw-result", winner=nation_name(texts, result["winner"]), points=points)
