"""The role of a game master as it stands with a table."""

from __future__ import annotations

from typing import Literal

import msgspec

#: What a game master may look at while the game goes on: what spectators see, or every seat.
Sees = Literal["board", "seats"]


class Master(msgspec.Struct, frozen=True):
    """Who looks after a table. What he may see and do is shown to everybody who plays there."""

    person: str
    since: float
    sees: Sees = "board"
    #: May he enter orders for the seats, as at a face-to-face game or one by mail?
    enters: bool = False
