"""Clubs over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from ....locale import Texts
from ...clubs.clubs import MEMBERS, OFFICERS, Club, NewClub, NewNote, Role
from ...contract import Language
from ...events import shelf as event_shelf
from ...events.exports import Dated, calendar
from ...events.rights import may_see as may_see_event
from ...house import House
from ...live.wire import iso
from ...matches.summary import Summary
from ...people.people import Person
from ...people.permissions import may_see
from ...store import shelf
from ..asking import Asked, asker_of, checked_token, house_of, person_of, somebody, table_named
from ..showing import summaries
from .wire import EventSummary, event_summary

ClubId = FromPath[str]
Secret = Annotated[str, QueryParameter(max_length=60)]


class ClubSummary(msgspec.Struct):
    id: str
    name: str
    about: str
    language: str
    members: int
    #: The reader's; null: he has none.
    role: Role | None


class ClubList(msgspec.Struct):
    clubs: list[ClubSummary]


class MemberOnWire(msgspec.Struct):
    person: str
    name: str
    role: Role
    me: bool
    online: bool


class NoteOnWire(msgspec.Struct):
    id: str
    by: str
    title: str
    text: str
    on: str | None
    made: str | None


class ClubOnWire(ClubSummary):
    """All of a club: what is its own only its members are told."""

    people: list[MemberOnWire]
    notes: list[NoteOnWire]
    tables: list[Summary]
    events: list[EventSummary]
    #: The address of the calendar, for members; the way in, for officers.
    calendar: str
    invite: str


class JoiningClub(msgspec.Struct):
    invite: Annotated[str, Meta(max_length=60)] = ""


class Promoting(msgspec.Struct):
    person: Annotated[str, Meta(max_length=24)]
    role: Literal["owner", "officer", "member"]


class PuttingOut(msgspec.Struct):
    person: Annotated[str, Meta(max_length=24)]


class Renewing(msgspec.Struct):
    what: Literal["invite", "calendar"]


class AddingTable(msgspec.Struct):
    table: Annotated[str, Meta(max_length=24)]


def _summary(club: Club, person: Person | None) -> ClubSummary:
    role = club.role_of(person)
    return ClubSummary(club.id, club.name, club.about, club.language, len(club.people()), role)


async def _on_wire(house: House, club: Club, person: Person | None) -> ClubOnWire:
    role = club.role_of(person)
    inside = role in MEMBERS or (person is not None and person.kind == "admin")
    leads = role in OFFICERS or (person is not None and person.kind == "admin")
    ids = [member.person for member in club.members]
    names = await house.people.names_of([*ids, *(note.person for note in club.notes if note.person)])
    shown = [m for m in club.members if m.role != "asks" or leads or (person and m.person == person.id)]
    async with house.database.reading() as connection:
        found = await shelf.load_tables(connection, club.tables if inside else [], house.matches.spoiled)
        wanted = event_shelf.listed(("open", "running", "over"), None, club.id).limit(50)
        event_ids = list((await connection.execute(wanted)).scalars())
    events = [e for e in await event_shelf.load(house.database, event_ids) if may_see_event(e, person)]
    short = _summary(club, person)
    return ClubOnWire(
        **{name: getattr(short, name) for name in short.__struct_fields__},
        people=[
            MemberOnWire(
                m.person, names.get(m.person, ""), m.role, person is not None and m.person == person.id,
                inside and house.hub.online(m.person),
            )
            for m in shown
        ] if inside else [],
        notes=[
            NoteOnWire(n.id, names.get(n.person or "", ""), n.title, n.text, iso(n.on_day), iso(n.made))
            for n in (club.notes if inside else [])
        ],
        tables=await summaries(house, [table for table in found if may_see(table, person)], person),
        events=[await event_summary(house, event, person) for event in events],
        calendar=f"/api/calendars/{club.calendar}.ics" if inside else "",
        invite=club.invite if leads else "",
    )  # fmt: skip


@get("/api/clubs")
async def list_clubs(
    request: Asked, list_name: Annotated[Literal["all", "mine"], QueryParameter(name="list")] = "all"
) -> ClubList:
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    if list_name == "mine" and person is None:
        return ClubList([])
    ids = await house.clubs.ids(person if list_name == "mine" else None)
    return ClubList([_summary(club, person) for club in await house.clubs.load(ids)])


@post("/api/clubs", status_code=201)
async def create_club(request: Asked, data: JSONBody[NewClub]) -> ClubOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    return await _on_wire(house, await house.clubs.create(data, person), person)


@get("/api/clubs/{club_id:str}")
async def one_club(request: Asked, club_id: ClubId) -> ClubOnWire:
    """What a club is, to everybody; what happens in it, to its members."""
    house, person = house_of(request), await somebody(request)
    house.limits.spend("read", asker_of(request, person))
    return await _on_wire(house, await house.clubs.club(club_id), person)


@patch("/api/clubs/{club_id:str}")
async def change_club(request: Asked, club_id: ClubId, data: JSONBody[NewClub]) -> ClubOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    return await _on_wire(house, await house.clubs.change(club_id, person, data), person)


@post("/api/clubs/{club_id:str}/join", status_code=200)
async def join_club(request: Asked, club_id: ClubId, data: JSONBody[JoiningClub]) -> ClubOnWire:
    """Join by the link, or ask to be let in."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    return await _on_wire(house, await house.clubs.join(club_id, person, data.invite), person)


@post("/api/clubs/{club_id:str}/roles", status_code=200)
async def set_role(request: Asked, club_id: ClubId, data: JSONBody[Promoting]) -> ClubOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    return await _on_wire(house, await house.clubs.set_role(club_id, person, data.person, data.role), person)


@post("/api/clubs/{club_id:str}/remove", status_code=200)
async def remove_member(request: Asked, club_id: ClubId, data: JSONBody[PuttingOut]) -> ClubOnWire:
    """Put somebody out, or leave."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    return await _on_wire(house, await house.clubs.remove(club_id, person, data.person), person)


@post("/api/clubs/{club_id:str}/renew", status_code=200)
async def renew_link(request: Asked, club_id: ClubId, data: JSONBody[Renewing]) -> ClubOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("create", person.id)
    return await _on_wire(house, await house.clubs.renew(club_id, person, data.what), person)


@post("/api/clubs/{club_id:str}/notes", status_code=201)
async def post_note(request: Asked, club_id: ClubId, data: JSONBody[NewNote]) -> ClubOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("press", person.id)
    return await _on_wire(house, await house.clubs.post(club_id, person, data), person)


@delete("/api/clubs/{club_id:str}/notes/{note_id:str}", status_code=200)
async def take_down_note(request: Asked, club_id: ClubId, note_id: FromPath[str]) -> ClubOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    return await _on_wire(house, await house.clubs.take_down(club_id, person, note_id), person)


@post("/api/clubs/{club_id:str}/tables", status_code=201)
async def add_table(request: Asked, club_id: ClubId, data: JSONBody[AddingTable]) -> ClubOnWire:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    table = await table_named(request, data.table)
    return await _on_wire(house, await house.clubs.add_table(club_id, person, table), person)


@get("/api/calendars/{token:str}")
async def club_calendar(
    request: Asked, token: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[bytes]:
    """The calendar of a club for programs: whoever has its address reads it, until it is renewed."""
    house = house_of(request)
    house.limits.spend("read", asker_of(request, None))
    club = await house.clubs.by_calendar(checked_token(token.removesuffix(".ics")))
    async with house.database.reading() as connection:
        wanted = event_shelf.listed(("open", "running", "over"), None, club.id).limit(50)
        ids = list((await connection.execute(wanted)).scalars())
    texts = Texts(language)
    dates = [Dated(n.id, n.title, n.text, n.on_day) for n in club.notes if n.on_day is not None]
    for event in await event_shelf.load(house.database, ids):
        dates += [
            Dated(
                f"{event.id}-{round_.number}",
                texts.format("event-round-of", title=event.title, round=round_.number),
                "",
                round_.published,
                round_.ends or round_.closed,
            )
            for round_ in event.rounds
            if round_.published is not None and not event.settings.by_link
        ]
    data = calendar(club.name, house.settings.base.partition("//")[2] or "localhost", dates, house.now)
    return Response(data.encode(), media_type="text/calendar; charset=utf-8")


HANDLERS: list[ControllerRouterHandler] = [
    list_clubs, create_club, one_club, change_club, join_club, set_role, remove_member, renew_link, post_note,
    take_down_note, add_table, club_calendar,
]  # fmt: skip
