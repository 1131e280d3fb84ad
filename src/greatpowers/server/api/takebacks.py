"""Taking back by consent over HTTP: what a seat may ask for, and the words about it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from ...engine.option import read_alone
from ...engine.packages import package_of
from ..games.routes import SeatName
from ..live.snapshots import Snapshot
from ..matches.table import Play, Row, Table
from ..matches.takebacks import Word, offered, wish_text
from ..people.permissions import check_plays
from ..terms import Document
from .asking import Asked, TableId, house_of, person_of, table_named
from .play import RequestId, Revision
from .showing import snapshot


class Speaking(msgspec.Struct):
    """`to` is the decision to go back to, in the numbers of the seat; only asking needs it."""

    seat: SeatName
    word: Word
    to: Revision = 0
    request: RequestId = ""


class Moment(msgspec.Struct):
    """A decision of the seat's own that it may ask to take back, with the phase it was made in."""

    n: int
    text: str
    phase: str
    #: The decision in parts, as an answer of a question is told; empty where nobody can tell.
    verb: str = ""
    parts: Document = {}
    #: The same where it has several parts, each as it was understood.
    reads: list[object] = []


@get("/api/tables/{table_id:str}/takeback")
async def moments(
    request: Asked, table_id: TableId, seat: Annotated[str, QueryParameter(max_length=60)]
) -> list[Moment]:
    """The decisions the seat may ask to go back to, the latest first."""
    person, table = await person_of(request), await table_named(request, table_id)
    check_plays(table, person, seat)
    play = table.playing()
    rows = offered(play, seat, alone=table.alone(seat))
    return [_moment(play, seat, row) for row in rows]


def _moment(play: Play, seat: str, row: Row) -> Moment:
    option = read_alone(package_of(type(play.match.game).__module__), row.text)
    told = Moment(play.seen_number(seat, row.number), row.text, _phase(play, row.number))
    told.reads = play.wire.reads_again(row.text)
    if option is not None:
        told.verb, told.parts = option.verb, option.parts()
    return told


def _phase(play: Play, row: int) -> str:
    starts = [phase for number, phase in play.phase_starts() if number < row]
    return starts[-1] if starts else ""


@post("/api/tables/{table_id:str}/takeback", status_code=200)
async def speak(request: Asked, table_id: TableId, data: JSONBody[Speaking]) -> Snapshot:
    """Ask to go back, agree, refuse or withdraw; answers with what the seat sees then."""
    house, person, table = house_of(request), await person_of(request), await table_named(request, table_id)
    check_plays(table, person, data.seat)
    house.limits.spend("decide", person.id)
    text = _wish(table, data) if data.word == "ask" else ""
    request_id = f"{data.seat}/{data.request or house.settings.secret(12)}"
    await house.matches.speak_of_takeback(table, data.seat, data.word, text, by=person.id, request=request_id)
    return await snapshot(house, table, person, data.seat)


def _wish(table: Table, data: Speaking) -> str:
    return wish_text(table.playing().row_seen(data.seat, data.to), table.consenting(data.seat))


HANDLERS: list[ControllerRouterHandler] = [moments, speak]
