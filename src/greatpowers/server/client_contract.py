"""Everything that travels between server and browser, for the types the client is written with."""

from __future__ import annotations

from typing import Final

from ..engine.shown import Letter, OptionShown
from ..games.table import packages
from .api.club.absence import (
    LeaveBook,
    LeaveDays,
    LeavePlan,
    Motioning,
    SeatWord,
    TableAbsence,
    Voting,
)
from .api.club.clubs import (
    AddingTable,
    ClubList,
    ClubOnWire,
    JoiningClub,
    MemberOnWire,
    NoteOnWire,
    Promoting,
    PuttingOut,
    Renewing,
)
from .api.club.events import Entering, EventList, NewBots, Pairing, Removing, Ruling
from .api.club.masters import MasterActing, MasterWanted, OrdersPasted, OrdersRead
from .api.club.order import (
    Answering,
    Appealing,
    AuditLine,
    Closing,
    Moderation,
    OwnStanding,
    Punishing,
    Reporting,
    ReportSeen,
)
from .api.club.passkeys import AskingForPasskey, NewPasskey, PasskeyList, PasskeyName, SigningIn
from .api.club.profiles import Ladder, Profile
from .api.club.programs import NewToken
from .api.club.ratings import Voided, Voiding
from .api.club.relations import InvitingByName, PeopleFound, RelationList, SayingOf
from .api.club.wire import (
    BoardOnWire,
    CostOnWire,
    EntryOnWire,
    EventOnWire,
    LineOnWire,
    PlaceOnWire,
    RoundOnWire,
)
from .api.house import Health
from .api.lobby import HandingOver, Invitation, Joining, OneSeat, Starting, TableList
from .api.mailing import Choosing, ClaimedAddress, Confirming, Ended, Forgetting
from .api.notices import NewApp, NewPush, NoticeChanges, NoticeList, NoticeSettings, ReadNotices
from .api.people import Changes, Credentials, Deleting, Leaving, NewGuest, NewMember, WhoAmI
from .api.play import Advising, Asking, Deciding
from .api.positions import PositionAsked
from .api.records import Forking, Moment
from .api.remarks import Remarking
from .api.school import Said, Trial
from .api.takebacks import Moment as TakebackMoment
from .api.takebacks import Speaking
from .api.upgrades import Ending
from .clubs.clubs import NewClub, NewNote
from .events.event import Settings as EventSettings
from .events.events import NewEvent
from .games.dice import DiceStatistics, Group, Shot
from .games.grounds import Ground
from .games.positions import PositionChecked
from .games.routes import Answers, SeatAsks
from .games.school import LessonOnWire, Scene
from .games.served import GameOnWire, OptionOnWire
from .games.strength import GameStrength
from .live.explaining import Explanation
from .live.messages import (
    Answer,
    Decide,
    Explain,
    Looking,
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
from .matches.remarks import Remarks
from .matches.scores import Scores
from .matches.summary import Details
from .programs.book import NewTokenOnWire, ProgramOnWire
from .records.records import Verification
from .records.stranded import DecisionOnWire
from .workers.adviser import Advice

#: What the games add.
_TOLD: Final = {game: package.sent() for game, package in packages() if package.sent is not None}
#: Names of the client where they are not the server's, less `OnWire`.
NAMES: Final[dict[type, str]] = {
    BoardOnWire: "EventBoard",
    CostOnWire: "DraftCost",
    DecisionOnWire: "OldDecision",
    EntryOnWire: "EventEntry",
    EventOnWire: "Tournament",
    EventSettings: "EventSettings",
    LineOnWire: "EventLine",
    MemberOnWire: "ClubMember",
    NoteOnWire: "ClubNote",
    PlaceOnWire: "EventPlace",
    RoundOnWire: "EventRound",
    Details: "TableDetail",
    DiceStatistics: "Dice",
    GameOnWire: "GameInfo",
    Group: "DiceGroup",
    Ground: "GroundPaths",
    Invitation: "Invite",
    Moment: "TimelineStep",
    NewTokenOnWire: "TokenMade",
    OptionOnWire: "OptionSpec",
    OptionShown: "WireOption",
    Said: "LessonAnswered",
    Trial: "LessonTried",
    Shot: "DiceShot",
    TakebackMoment: "TakebackMoment",
    **{struct: name for told in _TOLD.values() for struct, name in told.names.items()},
}
#: Those whose further fields nobody can list.
OPEN: Final = frozenset({LogLine})
#: What the server sends, and what it is sent; whatever these are made of comes with them.
SENT: Final[tuple[object, ...]] = (
    Advice,
    Answer,
    ClubList,
    ClubOnWire,
    AuditLine,
    DecisionOnWire,
    Details,
    DiceStatistics,
    Ended,
    EventList,
    EventOnWire,
    Explanation,
    GameOnWire,
    GameStrength,
    Ground,
    Health,
    Invitation,
    Ladder,
    LessonOnWire,
    LeaveBook,
    LeavePlan,
    Letter,
    Moderation,
    Moment,
    NoticeList,
    NoticeSettings,
    list[ProgramOnWire],
    NewTokenOnWire,
    OptionShown,
    OrdersRead,
    OwnStanding,
    PasskeyList,
    PeopleFound,
    Ping,
    PositionChecked,
    Presence,
    Profile,
    Refused,
    RelationList,
    Remarks,
    ReportSeen,
    Scene,
    Scores,
    Snapshot,
    TableAbsence,
    TableChanged,
    TableList,
    TakebackMoment,
    Update,
    Updates,
    Verification,
    Voided,
    Waiting,
    WhoAmI,
)
RECEIVED: Final[tuple[object, ...]] = (
    AddingTable,
    Entering,
    JoiningClub,
    NewBots,
    NewClub,
    NewEvent,
    NewNote,
    Pairing,
    Promoting,
    PuttingOut,
    Removing,
    Renewing,
    Ruling,
    Advising,
    Answering,
    Answers,
    Appealing,
    Asking,
    AskingForPasskey,
    Changes,
    Choosing,
    Closing,
    ClaimedAddress,
    Confirming,
    Credentials,
    Decide,
    Deciding,
    Deleting,
    Ending,
    Explain,
    Forgetting,
    Forking,
    HandingOver,
    InvitingByName,
    Joining,
    Looking,
    NewApp,
    LeaveDays,
    Leaving,
    MasterActing,
    MasterWanted,
    Motioning,
    NewGuest,
    NewMember,
    NewPasskey,
    NewPush,
    NewTable,
    NewToken,
    NoticeChanges,
    OneSeat,
    OrdersPasted,
    PasskeyName,
    PositionAsked,
    Punishing,
    Read,
    ReadNotices,
    Ready,
    Remarking,
    Reporting,
    Said,
    SayingOf,
    SeatAsks,
    SeatWord,
    SigningIn,
    Speaking,
    Starting,
    Trial,
    Undo,
    Voting,
    Voiding,
)
#: What the server sends of one game, and what it is sent, by the folder of the client.
GAMES: Final[dict[str, tuple[object, ...]]] = {game: told.sent for game, told in _TOLD.items()}
RECEIVED_OF_GAMES: Final[dict[str, tuple[object, ...]]] = {
    game: told.received for game, told in _TOLD.items()
}
