"""What a player means to say, before it is worded."""

from __future__ import annotations

from dataclasses import dataclass, field

from .....bots.player import Why
from ...press.speech import Meaning


@dataclass(frozen=True, slots=True)
class Said:
    """One letter: to whom, what it does, and how it is to be worded."""

    to: str
    #: What kind of sentence it is: `propose`, `accept`, `reject` …
    intent: str
    meaning: Meaning | None = None
    #: Why, in half a sentence; the ending of a message id, or nothing.
    reason: str = ""
    #: Why, for whoever asks the player.
    why: Why | None = None
    #: What sentences speak of beside the meaning.
    params: dict[str, str | int] = field(default_factory=dict)
