"""What the game sends to browsers, for the types the client is written with."""

from __future__ import annotations

from typing import Final

from ...shared.package import Sent
from ..positions.document import PositionDocument
from ..show import board, question, reinforcements, responses
from . import drawn, march, printed, reference, routes, wire

_NAMES: Final[dict[type, str]] = {
    board.NationShown: "NwNation",
    march.March: "MarchTold",
    PositionDocument: "NwDocument",
    question.QuestionShown: "NwQuestion",
    responses.Response: "ResponseTold",
    responses.Window: "WindowShown",
    reinforcements.Choice: "ReinforcementChoice",
    reinforcements.Row: "ReinforcementRow",
}
SENT: Final = Sent(
    (
        wire.Flow,
        wire.SmallBoard,
        wire.Private,
        board.Board,
        question.QuestionShown,
        reference.Reference,
        march.March,
        drawn.Places,
        printed.Facts,
        PositionDocument,
    ),
    _NAMES,
    received=(routes.MarchAsked, routes.Marching),
)
