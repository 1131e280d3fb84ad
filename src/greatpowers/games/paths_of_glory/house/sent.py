"""What the game sends to browsers, for the types the client is written with."""

from __future__ import annotations

from typing import Final

from ...shared.package import Sent
from ..show import board, question, view
from . import wire

_NAMES: Final[dict[type, str]] = {
    board.OpenSide: "PogSide",
    board.CombatShown: "PogCombat",
    question.QuestionShown: "PogQuestion",
    view.Piece: "PogPiece",
    view.RoundView: "PogRound",
    view.Trench: "PogTrench",
}
SENT: Final = Sent((wire.Flow, wire.Private, board.Board, question.QuestionShown), _NAMES)
