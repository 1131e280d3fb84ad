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
from .names import NATION_NUMBER, YEARS
from .pieces import LEADER_NAMES, LEADER_NUMBER, NATION_NAMES

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
_SLOTS: Final[Mapping[str, Callable[[Texts, str], str]]] = {
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
    "leader": leader_name,
    "card": card_name,
}


def worded(texts: Texts, params: Mapping[str, Any]) -> dict[str, Any]:
    """Slots with ids put into words; numbers stay numbers."""
    return {
        name: _SLOTS[name](texts, value) if name in _SLOTS and isinstance(value, str) else value
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
