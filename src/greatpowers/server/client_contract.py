"""Everything that travels between server and browser, for the types the client is written with."""

from __future__ import annotations

from typing import Any, Final

from ..engine.shown import Letter, OptionShown
from ..games.diplomacy.house import wire as diplomacy
from ..games.diplomacy.show import board as diplomacy_board
from ..games.diplomacy.show import question as diplomacy_question
from ..games.napoleonic_wars.house import wire as nw
from ..games.napoleonic_wars.show import board as nw_board
from ..games.napoleonic_wars.show import question as nw_question
from ..games.napoleonic_wars.show import reinforcements as nw_rows
from ..games.napoleonic_wars.show import responses as nw_responses
from ..games.paths_of_glory.house import wire as pog
from ..games.paths_of_glory.show import board as pog_board
from ..games.paths_of_glory.show import question as pog_question
from ..games.paths_of_glory.show import view as pog_view
from .api.house import Health
from .api.lobby import Invitation, Joining, TableList
from .api.people import Changes, Credentials, NewGuest, NewMember, WhoAmI
from .api.records import Forking, Moment
from .api.takebacks import Moment as TakebackMoment
from .games.dice import DiceStatistics
from .games.school import LessonOnWire, Scene
from .games.served import GameOnWire, OptionOnWire
from .live.explaining import Explanation
from .live.messages import (
    Answer,
    Decide,
    Explain,
    Ping,
    Presence,
    Read,
    Ready,
    Refused,
    TableChanged,
    Undo,
    Update,
    Updates,
    Waiting,
)
from .live.snapshots import LogLine, Snapshot
from .matches.lobby import NewTable
from .matches.summary import Details
from .records.records import Verification
from .records.stranded import DecisionOnWire

#: Names of the client where they are not the server's, less `OnWire`.
NAMES: Final[dict[type, str]] = {
    DecisionOnWire: "OldDecision",
    Details: "TableDetail",
    GameOnWire: "GameInfo",
    Invitation: "Invite",
    Moment: "TimelineStep",
    OptionOnWire: "OptionSpec",
    OptionShown: "WireOption",
    TakebackMoment: "TakebackMoment",
    diplomacy.VoidLine: "DipVoid",
    diplomacy_board.DipResolved: "DipOutcome",
    diplomacy_question.QuestionShown: "DipQuestion",
    nw_board.NationShown: "NwNation",
    nw_question.QuestionShown: "NwQuestion",
    nw_responses.Response: "ResponseTold",
    nw_responses.Window: "WindowShown",
    nw_rows.Choice: "ReinforcementChoice",
    nw_rows.Row: "ReinforcementRow",
    pog_board.OpenSide: "PogSide",
    pog_board.CombatShown: "PogCombat",
    pog_question.QuestionShown: "PogQuestion",
    pog_view.Piece: "PogPiece",
    pog_view.RoundView: "PogRound",
    pog_view.Trench: "PogTrench",
}
#: Those whose further fields nobody can list.
OPEN: Final = frozenset({LogLine})
#: What the server sends, and what it is sent; whatever these are made of comes with them.
SENT: Final[tuple[Any, ...]] = (
    Answer,
    DecisionOnWire,
    Details,
    DiceStatistics,
    Explanation,
    GameOnWire,
    Health,
    Invitation,
    LessonOnWire,
    Letter,
    Moment,
    OptionShown,
    Ping,
    Presence,
    Refused,
    Scene,
    Snapshot,
    TableChanged,
    TableList,
    TakebackMoment,
    Update,
    Updates,
    Verification,
    Waiting,
    WhoAmI,
)
RECEIVED: Final[tuple[Any, ...]] = (
    Changes,
    Credentials,
    Decide,
    Explain,
    Forking,
    Joining,
    NewGuest,
    NewMember,
    NewTable,
    Read,
    Ready,
    Undo,
)
#: What the server sends of one game, by the folder of the client.
GAMES: Final[dict[str, tuple[Any, ...]]] = {
    "diplomacy": (
        diplomacy.DipLetter,
        diplomacy.Flow,
        diplomacy.Opened,
        diplomacy_board.Board,
        diplomacy_question.QuestionShown,
    ),
    "napoleonic-wars": (nw.Flow, nw.Private, nw_board.Board, nw_question.QuestionShown),
    "paths-of-glory": (pog.Flow, pog.Private, pog_board.Board, pog_question.QuestionShown),
}
