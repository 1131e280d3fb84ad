"""Events into words: one line for each thing that happened. No rules inside."""

from __future__ import annotations

from typing import Final

from ....engine.events import DieRolled, Event, RulesChanged
from ....locale import Texts
from ...shared.upgrade_words import rules_changed_line
from ..printed.names import NATION_NUMBER
from ..state.effects import KeysAtStart, KeysBefore, Withdraws, ZonesAtStart
from .names import nation_name
from .speakers import VOICE

#: Notes that only the rules need: nobody is told of them.
UNTOLD: Final = tuple(kind.head() for kind in (KeysBefore, KeysAtStart, ZonesAtStart, Withdraws))


def event_line(texts: Texts, event: Event) -> str | None:
    """What happened, in one line; None for events of other games and notes of the rules."""
    if isinstance(event, DieRolled):
        return _die_line(texts, event)
    if isinstance(event, RulesChanged):
        return rules_changed_line(texts, event)
    package = event.event_name.partition(".")[0]
    if package != "napoleonic_wars" or _is_untold(event):
        return None
    return VOICE.event(texts, event)


def _is_untold(event: Event) -> bool:
    return str(getattr(event, "effect", "")).partition(":")[0] in UNTOLD


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
    """What a die is for; a bid names the seat that rolls."""
    first, _, about = purpose.partition(" ")
    if about in NATION_NUMBER:
        name = nation_name(texts, about)
        return texts.format("nw-purpose-about", purpose=texts.format(f"nw-purpose-{first}"), about=name)
    return texts.format(f"nw-purpose-{purpose.replace(' ', '-')}")
