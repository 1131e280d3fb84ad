"""What the game sends to browsers, for the types the client is written with."""

from __future__ import annotations

from typing import Final

from ...shared.package import Sent
from ..positions.document import PositionDocument
from ..show import battle, board, question, view
from . import bench, drawn, printed, routes, supply, wire

_NAMES: Final[dict[type, str]] = {
    battle.Battle: "BattleOdds",
    board.OpenSide: "PogSide",
    board.CombatShown: "PogCombat",
    question.QuestionShown: "PogQuestion",
    supply.StarvingShown: "StarvingUnit",
    supply.Supply: "SupplyTold",
    PositionDocument: "PogDocument",
    view.Piece: "PogPiece",
    view.RoundView: "PogRound",
    view.Trench: "PogTrench",
}
SENT: Final = Sent(
    (
        wire.Flow,
        wire.SmallBoard,
        wire.Private,
        board.Board,
        question.QuestionShown,
        battle.Battle,
        bench.BenchOdds,
        supply.Supply,
        drawn.Places,
        printed.Printed,
        PositionDocument,
    ),
    _NAMES,
    received=(bench.Bench, routes.BattleAsked, routes.Assault),
)
