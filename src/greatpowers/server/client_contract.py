"""Everything that travels between server and browser, for the types the client is written with."""

from __future__ import annotations

from typing import Final

from .api.house import Health
from .api.lobby import Invitation, Joining, TableList
from .api.people import Changes, Credentials, NewGuest, NewMember, WhoAmI
from .api.records import Forking, Moment
from .api.takebacks import Moment as TakebackMoment
from .games.dice import DiceStatistics
from .games.school import LessonOnWire, Scene
from .games.served import GameOnWire, OptionOnWire
from .live.explaining import Explanation
from .live.snapshots import Snapshot
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
    TakebackMoment: "TakebackMoment",
}
#: What the server sends, and what it is sent; whatever these are made of comes with them.
SENT: Final[tuple[object, ...]] = (
    DecisionOnWire,
    Details,
    DiceStatistics,
    Explanation,
    GameOnWire,
    Health,
    Invitation,
    LessonOnWire,
    Moment,
    Scene,
    Snapshot,
    TableList,
    TakebackMoment,
    Verification,
    WhoAmI,
)
RECEIVED: Final[tuple[object, ...]] = (Changes, Credentials, Forking, Joining, NewGuest, NewMember, NewTable)
