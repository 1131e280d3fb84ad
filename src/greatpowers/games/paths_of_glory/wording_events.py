"""Events into words: one line for each thing that happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from ...engine.events import DieRolled, Event, RulesChanged
from ...locale import Texts
from ..upgrade_words import rules_changed_line
from .names import SIDE_NUMBER
from .wording import (
    WORDS,
    cards_list,
    end_sentence,
    points_list,
    side_name,
    space_name,
    turn_name,
    unit_name,
    units_list,
)

#: Fields without which an event is told in another way, and the ending of that other message.
TELLING: Final[Mapping[str, tuple[str, str]]] = {
    "ActionTaken": ("card", "-none"),
    "OffensiveMandated": ("nation", "-none"),
    "TrenchChanged": ("level", "-none"),
    "CombatDecided": ("winner", "-none"),
    "CardsDrawn": ("cards", "-none"),
    "HandShown": ("cards", "-none"),
    "GameEnded": ("winner", "-none"),
    "PeaceAnswered": ("accepted", "-refused"),
    "OpeningChosen": ("guns_of_august", "-none"),
    "BoxesTurnedUp": ("cards", "-none"),
    "BoxFilled": ("filled", "-none"),
    "SoloRolled": ("card", "-none"),
}
#: Numbers that carry their sign.
_SIGNED: Final = ("shift", "drm", "modifier")
_ARROW: Final = " → "


def event_line(texts: Texts, event: Event) -> str | None:
    """What happened, in one line; None for events of other games."""
    if isinstance(event, DieRolled):
        return _die_line(texts, event)
    if isinstance(event, RulesChanged):
        return rules_changed_line(texts, event)
    package, _, name = event.event_name.partition(".")
    if package != "paths_of_glory":
        return None
    line = texts.format(_message_of(name, event), **_event_words(texts, name, event))
    return line[:1].upper() + line[1:]


def event_message(name: str) -> str:
    """`TurnBegan` as the id of its line."""
    return f"pog-event-{'-'.join(re.findall('[A-Z][a-z]+', name)).lower()}"


def _message_of(name: str, event: Event) -> str:
    message = event_message(name)
    if name == "UnitEliminated" and getattr(event, "for_good", False):
        return f"{message}-for-good"
    telling, ending = TELLING.get(name, ("", ""))
    return message + ending if telling and not getattr(event, telling) else message


def _die_line(texts: Texts, event: DieRolled) -> str:
    """People count rolls and results from one."""
    return texts.format(
        "event-die-rolled",
        number=event.number + 1,
        purpose=purpose_words(texts, event.purpose),
        result=event.result + 1,
        bound=event.bound,
    )


def purpose_words(texts: Texts, purpose: str) -> str:
    """`siege liege` as “siege (Liege)”: what a die is for, and whom or what it is about."""
    whole = f"pog-purpose-{purpose.replace(' ', '-').replace('_', '-')}"
    if texts.has(whole):
        return texts.format(whole)
    first, _, about = purpose.partition(" ")
    if not texts.has(f"pog-purpose-{first}"):
        return purpose
    name = side_name(texts, about) if about in SIDE_NUMBER else space_name(texts, about)
    return texts.format("pog-purpose-about", purpose=texts.format(f"pog-purpose-{first}"), about=name)


def _event_words(texts: Texts, name: str, event: Event) -> dict[str, str | int]:
    values = {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
    words = {field: _field(texts, field, value) for field, value in values.items()}
    if name == "TurnBegan":
        words |= {"number": values["turn"], "turn": turn_name(texts, values["turn"])}
    elif name == "VictoryPointsChanged":
        words["by"] = texts.signed(values["by"])
    elif name == "GameEnded":
        words["why"] = end_sentence(texts, values["why"])
    elif name in ("BoxFilled", "SoloRolled"):
        words["box"] = texts.format("pog-solo-box", box=values["box"])
    if "unit" in values and values.get("reduced"):
        words["unit"] = unit_name(texts, f"{values['unit']} reduced")
    return words


def _selected(message: str, name: str) -> Callable[[Texts, str], str]:
    """Words chosen by one message from the value of a field."""
    return lambda texts, value: texts.format(message, **{name: value})


_OWN: Final[Mapping[str, Callable[[Texts, str], str]]] = {
    "how": _selected("pog-how", "how"),
    "purpose": _selected("pog-purpose-of", "purpose"),
    "table": _selected("pog-table", "table"),
    "track": _selected("pog-track", "track"),
    "box": _selected("pog-box", "box"),
}


def _field(texts: Texts, name: str, value: Any) -> str | int:
    """One field of an event in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return texts.signed(value) if name in _SIGNED else value
    if name == "path":
        return _ARROW.join(space_name(texts, space) for space in value)
    if isinstance(value, tuple):
        return (cards_list if name == "cards" else units_list)(texts, value)
    if isinstance(value, Mapping):
        return points_list(texts, value) if name == "points" else ""
    say = _OWN.get(name) or WORDS.get(name)
    return say(texts, value) if say is not None else str(value)
