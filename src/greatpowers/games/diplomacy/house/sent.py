"""What the game sends to browsers, for the types the client is written with."""

from __future__ import annotations

from typing import Final

from ...shared.package import Sent
from ..show import board, question
from . import wire

_NAMES: Final[dict[type, str]] = {
    wire.VoidLine: "DipVoid",
    board.DipResolved: "DipOutcome",
    question.QuestionShown: "DipQuestion",
}
SENT: Final = Sent((wire.DipLetter, wire.Flow, wire.Opened, board.Board, question.QuestionShown), _NAMES)
