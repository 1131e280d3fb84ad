"""What the game sends to browsers, for the types the client is written with."""

from __future__ import annotations

from typing import Final

from ...shared.package import Sent
from ..show import view
from . import wire

_NAMES: Final[dict[type, str]] = {view.QuestionShown: "HeapQuestion"}
SENT: Final = Sent((wire.Flow, view.Board, view.QuestionShown), _NAMES)
