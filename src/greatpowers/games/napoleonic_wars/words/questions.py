"""Questions and answers into words: every answer by its parts, every question by what is asked."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from ....engine.match import Question
from ....locale import Texts
from ....locale.speaking import NOTHING
from ..printed.board import PLACES
from ..printed.names import NATIONS
from ..printed.pieces import LEADERS
from .names import anything, leader_name, nation_name, place_name


def question_line(texts: Texts, question: Question) -> str:
    """What the seat is asked."""
    given = _about(texts, question)
    asks = question.choice.asks
    if asks == "for-card":
        own = f"web-nw-ask-card-{getattr(question.choice, 'question', '').replace('_', '-')}"
        return texts.format(own if texts.has(own) else "web-nw-ask-card", **given)
    message = f"web-nw-ask-{asks}"
    return texts.format(message if texts.has(message) else "web-nw-ask-other", **given)


#: Fields of questions that are numbers of things, and what they are.
_NATION_FIELDS: Final = frozenset(
    {"nation", "power", "by", "due", "other", "victim", "aggressor", "winner", "conqueror"}
)
_PLACE_FIELDS: Final = frozenset({"area", "place", "capital", "zone", "port"})


def _about(texts: Texts, question: Question) -> dict[str, str | int]:
    """What the question is about, in words; the nation it is put to."""
    found: dict[str, str | int] = {}
    choice: Any = question.choice  # each question is a dataclass with fields of its own
    for one in fields(choice):
        value = getattr(choice, one.name)
        if isinstance(value, str | int) and not isinstance(value, bool):
            found[one.name] = _field(texts, one.name, value)
    who = next((found[name] for name in ("nation", "power", "by") if found.get(name)), "")
    return {**found, "nation": who or nation_name(texts, question.seat)}


def _field(texts: Texts, name: str, value: str | int) -> str | int:
    if isinstance(value, str):
        return anything(texts, value)
    if value < 0:
        return NOTHING if name in _PLACE_FIELDS else ""
    if name in _NATION_FIELDS:
        return nation_name(texts, NATIONS[value])
    if name in _PLACE_FIELDS:
        return place_name(texts, PLACES[value])
    return leader_name(texts, LEADERS[value].id) if name == "leader" else value
