"""What is said over the WebSocket of a table, either way."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ...engine.shown import stands_for
from ..matches.summary import SeatOnWire, Summary
from .explaining import Explanation
from .reasons import ReasonOnWire
from .snapshots import ClockOnWire, LogLine, Snapshot, TakebackOnWire


class ApiProblem(Struct):
    """A refusal: `code` names a message the client can word."""

    code: str
    message: str
    rule: str
    params: dict[str, str | int]
    readings: list[str]


#: Encoded once for all who are told the same.
ClockEncoded = Annotated[Raw, stands_for(ClockOnWire)]
LineEncoded = Annotated[Raw, stands_for(LogLine)]
TablePart = Annotated[dict[str, object], Meta(extra={"partial": Summary, "seats": SeatOnWire})]


class Update(Struct, kw_only=True, tag="update", tag_field="type"):
    """What changed for a seat. Absent parts are as they were; of the view only changed fields are told, and
    `<field>_more` holds new items of a list; lines of `struck` decisions were taken back."""

    revision: int
    view: dict[str, object]
    events: list[LineEncoded]
    can_undo: bool
    takeback: TakebackOnWire | None
    back_to: int
    clock: ClockEncoded
    table: TablePart
    struck: list[int] | UnsetType = UNSET
    question: Raw | UnsetType = UNSET


UpdateEncoded = Annotated[Raw, stands_for(Update)]


class Updates(Struct, kw_only=True, tag="updates", tag_field="type"):
    """Everything that was missed by whoever was away for a short while."""

    revision: int
    updates: list[UpdateEncoded]
    table: Summary
    clock: ClockOnWire


class Presence(Struct, tag="presence", tag_field="type"):
    online: list[str]


class Waiting(Struct, tag="waiting", tag_field="type"):
    """The game has not begun."""

    table: Summary


class TableChanged(Struct, tag="table_changed", tag_field="type"):
    """The table is to be looked at anew."""


class Refused(Struct, tag="refused", tag_field="type"):
    """Told before the server closes for good."""

    error: ApiProblem


class Ping(Struct, tag="ping", tag_field="type"):
    """Is anybody there?"""


class Answer(Struct, kw_only=True, tag="answer", tag_field="type"):
    """What became of a request: a refused one may bring the snapshot its asker should have known; `warned` is
    what to think of before a decision that was not carried out is sent again."""

    request: str
    ok: bool
    revision: int | UnsetType = UNSET
    error: ApiProblem | UnsetType = UNSET
    snapshot: Snapshot | UnsetType = UNSET
    explanation: Explanation | UnsetType = UNSET
    warned: list[ReasonOnWire] | UnsetType = UNSET


class Decide(Struct, tag="decide", tag_field="type"):
    """With `heed` an answer that should be warned of is not carried out; its warnings come back instead."""

    revision: int
    text: str
    heed: bool = False


class Undo(Struct, tag="undo", tag_field="type"):
    revision: int


class Explain(Struct, tag="explain", tag_field="type"):
    text: str


class Ready(Struct, tag="ready", tag_field="type"):
    end_talk: bool


class Looking(Struct, tag="looking", tag_field="type"):
    """The table is before somebody's eyes; said again and again as long as it is."""


class Read(Struct, tag="read", tag_field="type"):
    """So many letters have been read."""

    count: int
