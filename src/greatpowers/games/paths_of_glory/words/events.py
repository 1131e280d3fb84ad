"""Events into words: one line for each thing that happened."""

from __future__ import annotations

from ....engine.events import DieRolled, Event, RulesChanged
from ....locale import Texts
from ...shared.upgrade_words import rules_changed_line
from ..printed.names import SIDE_NUMBER
from .names import side_name, space_name
from .speakers import VOICE


def event_line(texts: Texts, event: Event) -> str | None:
    """What happened, in one line; None for events of other games."""
    if isinstance(event, DieRolled):
        return _die_line(texts, event)
    if isinstance(event, RulesChanged):
        return rules_changed_line(texts, event)
    return VOICE.event(texts, event) if event.event_name.startswith("paths_of_glory.") else None


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
