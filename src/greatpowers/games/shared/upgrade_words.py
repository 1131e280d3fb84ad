"""What the log of any game says where the rules changed under it."""

from __future__ import annotations

from ...engine.events import RulesChanged
from ...locale import Texts


def rules_changed_line(texts: Texts, event: RulesChanged) -> str:
    message = "event-rules-changed-back" if event.back else "event-rules-changed"
    return texts.format(message, old=event.old, new=event.new)
