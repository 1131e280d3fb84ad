"""What the game sends to browsers, for the types the client is written with."""

from __future__ import annotations

from typing import Final

from ...shared.package import Sent
from ..referee.request import WireRequest
from ..show import board, question
from . import drawn, letters, refereed, study, wire, words

_NAMES: Final[dict[type, str]] = {
    wire.VoidLine: "DipVoid",
    words.PromiseOnWire: "WordGiven",
    WireRequest: "RefereeRequest",
    study.Position: "QuestionAsked",
    study.OrdersInPosition: "OrdersAsked",
    board.DipResolved: "DipOutcome",
    question.QuestionShown: "DipQuestion",
}
SENT: Final = Sent(
    (
        wire.DipLetter,
        wire.Flow,
        wire.SmallBoard,
        wire.Opened,
        board.Board,
        question.QuestionShown,
        drawn.MapData,
        refereed.Verdict,
        refereed.CheckedOrders,
        letters.DraftRead,
        letters.PressOffers,
    ),
    _NAMES,
    received=(WireRequest, study.OrdersInPosition),
)
