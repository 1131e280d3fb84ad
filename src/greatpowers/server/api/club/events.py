"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ....locale import Texts
from ...clubs.clubs import OFFICERS
from ...contract import Language
from ...events import exports, shelf
from ...events.counting import table_of
from ...events.event import MOST_ENTRIES, Boards, Event
from ...events.events import NewEvent
from ...events.rights import check_sees, may_see
from ...house import House
from ..asking import Asked, asker_of, house_of, person_of, somebody
from .wire import EventOnWire, EventSummary, event_on_wire, event_summary

EventId = FromPath[str]
ListName = Literal["open", "running", "over", "mine"]
Secret = Annotated[str, QueryParameter(max_length=60)]
_PAGE: Final = 50
_LISTS: Final[dict[ListName, tuple[str, ...]]] = {
    "open": ("open",),
    "running": ("running",),
    "over": ("over",),
    "mine": ("open", "running"),
}


class EventList(msgspec.Struct):
    events: list[EventSummary]


class Entering(msgspec.Struct):
    invite: Annotated[str, Meta(max_length=60)] = ""
    boards: Boards = "one"


class NewBots(msgspec.Struct):
    level: Annotated[str, Meta(max_length=20)]
    count: Annotated[int, Meta(ge=1, le=MOST_ENTRIES)] = 1


class Removing(msgspec.Struct):
    entry: int


class Pairing(msgspec.Struct):
    """Boards as the host wishes them: entries in the order of the seats."""

    boards: Annotated[list[Annotated[list[int], Meta(max_length=20)]], Meta(max_length=200)]


class Ruling(msgspec.Struct):
    round: int
    board: int
    #: Points by seat.
    points: Annotated[
        dict[str, Annotated[float, Meta(ge=0, le=1000)]],
        Meta(max_length=20),
    ]
    note: Annotated[str, Meta(max_length=300)]


@get("/api/events")
async def list_events(
    request: Asked,
    list_name: Annotated[ListName, QueryParameter(name="list")] = "open",
    club: Annotated[str, QueryParameter(max_length=24)] = "",
) -> EventList:
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    if list_name == "mine" and person is None:
        return EventList([])
    who = person.id if list_name == "mine" and person is not None else None
    wanted = shelf.listed(_LISTS[list_name], who, club or None).limit(_PAGE)
    async with house.database.reading() as connection:
        ids = list((await connection.execute(wanted)).scalars())
    found = [event for event in await shelf.load(house.database, ids) if may_see(event, person)]
    return EventList([await event_summary(house, event, person) for event in found])


@post("/api/events", status_code=201)
async def create_event(request: Asked, data: JSONBody[NewEvent]) -> EventOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    if data.club:
        await house.clubs.check_role(data.club, person, OFFICERS)
    event = await house.events.create(data, person)
    return await event_on_wire(house, event, person)


@get("/api/events/{event_id:str}")
async def one_event(request: Asked, event_id: EventId, invite: Secret = "") -> EventOnWire:
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    event = await house.events.event(event_id[:24])
    check_sees(event, person, invite)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/enter", status_code=200)
async def enter(request: Asked, event_id: EventId, data: JSONBody[Entering]) -> EventOnWire:
    """Enter, or come back after having left."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    event = await house.events.enter(event_id[:24], person, data.invite, data.boards)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/leave", status_code=200)
async def leave_event(request: Asked, event_id: EventId) -> EventOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    event = await house.events.leave(event_id[:24], person)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/boards", status_code=200)
async def set_boards(request: Asked, event_id: EventId, data: JSONBody[Entering]) -> EventOnWire:
    """How many boards one takes in the rounds to come."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    event = await house.events.set_boards(event_id[:24], person, data.boards)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/bots", status_code=200)
async def add_bots(request: Asked, event_id: EventId, data: JSONBody[NewBots]) -> EventOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    event = await house.events.add_bots(event_id[:24], person, data.level, data.count)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/remove", status_code=200)
async def remove_entry(request: Asked, event_id: EventId, data: JSONBody[Removing]) -> EventOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    event = await house.events.remove(event_id[:24], person, data.entry)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/begin", status_code=200)
async def begin_event(request: Asked, event_id: EventId) -> EventOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    event = await house.events.begin(event_id[:24], person)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/draft", status_code=200)
async def pair_anew(request: Asked, event_id: EventId, data: JSONBody[Pairing]) -> EventOnWire:
    """Arrange the draft otherwise; its cost is told with it."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    event = await house.events.pair_anew(event_id[:24], person, data.boards)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/publish", status_code=200)
async def publish(request: Asked, event_id: EventId) -> EventOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    event = await house.events.publish(event_id[:24], person)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/rule", status_code=200)
async def rule(request: Asked, event_id: EventId, data: JSONBody[Ruling]) -> EventOnWire:
    """Say how a board counts."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    event = await house.events.rule(event_id[:24], person, data.round, data.board, data.points, data.note)
    return await event_on_wire(house, event, person)


@post("/api/events/{event_id:str}/cancel", status_code=200)
async def cancel_event(request: Asked, event_id: EventId) -> EventOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    event = await house.events.cancel(event_id[:24], person)
    return await event_on_wire(house, event, person)


_FORMS: Final = ("standings.csv", "standings.png", "calendar.ics")


@get([f"/api/events/{{event_id:str}}/{name}" for name in _FORMS])
async def export(
    request: Asked, event_id: EventId, invite: Secret = "", language: FromQuery[Language] = "en"
) -> Response[bytes]:
    """The standings or the dates, in the form the path asks for."""
    house, person = house_of(request), await somebody(request)
    house.limits.spend("record", asker_of(request, person))
    event = await house.events.event(event_id[:24])
    check_sees(event, person, invite)
    form = request.scope["path"].rsplit("/", 1)[-1]
    data, media = await _exported(house, event, form, Texts(language))
    name = {"Content-Disposition": f'attachment; filename="{event.id}-{form}"'}
    return Response(data, media_type=media, headers=name)


async def _exported(house: House, event: Event, form: str, texts: Texts) -> tuple[bytes, str]:
    names = await house.director.names(event)
    if form == "calendar.ics":
        return dates_of([event], house, texts, event.title).encode(), "text/calendar; charset=utf-8"
    lines = table_of(event)
    if form == "standings.csv":
        return exports.as_csv(lines, names, len(event.rounds)).encode(), "text/csv; charset=utf-8"
    return exports.picture(event.title, lines, names, texts), "image/png"


def dates_of(events: list[Event], house: House, texts: Texts, name: str) -> str:
    """Rounds that have an end, as a calendar."""
    dates = [
        exports.Dated(
            f"{event.id}-{round_.number}",
            texts.format("event-round-of", title=event.title, round=round_.number),
            "",
            round_.published,
            round_.ends or round_.closed,
        )
        for event in events
        for round_ in event.rounds
        if round_.published is not None
    ]
    return exports.calendar(name, house.settings.base.partition("//")[2] or "localhost", dates, house.now)


HANDLERS: list[ControllerRouterHandler] = [
    list_events, create_event, one_event, enter, leave_event, set_boards, add_bots, remove_entry, begin_event,
    pair_anew, publish, rule, cancel_event, export,
]  # fmt: skip
