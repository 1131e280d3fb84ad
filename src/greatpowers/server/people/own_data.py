"""What the house keeps of a person, told to him on request."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from ..live.wire import iso
from ..store.absence_tables import missed as late_turns
from ..store.database import Database
from ..store.notice_tables import channels, notices
from ..store.people_tables import passkeys, relations
from ..store.rating_tables import rating_events, results
from ..store.tables import decisions, people, seats, sessions, tables
from .people import Person


class OwnTable(msgspec.Struct):
    """A table the person sits at or has made."""

    id: str
    title: str
    game: str
    scenario: str
    status: str
    created: str | None
    finished: str | None
    seats: list[str]


class OwnDecision(msgspec.Struct):
    """Something the person decided or wrote, letters among it."""

    table: str
    number: int
    seat: str
    kind: str
    text: str
    at: str | None


class OwnChannel(msgspec.Struct):
    """Where the person can be reached."""

    kind: str
    address: str
    label: str
    verified: bool


class OwnPasskey(msgspec.Struct):
    """A key by which the person signs in."""

    name: str
    created: str | None
    used: str | None


class OwnRelation(msgspec.Struct):
    """What the person has said of somebody."""

    name: str
    kind: str
    since: str | None


class OwnResult(msgspec.Struct):
    """How a game of the person ended, and what it did to his rating."""

    table: str
    seat: str
    outcome: str
    points: float
    rating: list[float]


class OwnMiss(msgspec.Struct):
    """A turn that was not made in time."""

    table: str
    at: str | None
    excused: bool


class OwnNotice(msgspec.Struct):
    """Something the person was told."""

    kind: str
    subject: str
    made: str | None
    read: str | None


class OwnData(msgspec.Struct):
    person: Person
    created: str | None
    seen: str | None
    #: When each device signed in.
    sessions: list[str | None]
    tables: list[OwnTable]
    decisions: list[OwnDecision]
    channels: list[OwnChannel]
    notices: list[OwnNotice]
    passkeys: list[OwnPasskey]
    relations: list[OwnRelation]
    results: list[OwnResult]
    misses: list[OwnMiss]


async def own_data(database: Database, person: Person) -> OwnData:
    """Everything of the person that is in the store but the hash of his password."""
    sat = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person.id)
    made = select(decisions).where(decisions.c.made_by == person.id)
    since = select(sessions.c.created).where(sessions.c.person == person.id)
    reached = select(channels).where(channels.c.person == person.id).order_by(channels.c.created)
    heard = select(notices).where(notices.c.person == person.id).order_by(notices.c.made)
    keys = select(passkeys).where(passkeys.c.person == person.id).order_by(passkeys.c.created)
    said_of = select(people.c.name, relations.c.kind, relations.c.since).join(
        people, people.c.id == relations.c.other
    )
    ended = select(results).where(results.c.person == person.id).order_by(results.c.finished)
    moved = select(rating_events).where(rating_events.c.who == person.id)
    late = select(late_turns).where(late_turns.c.person == person.id).order_by(late_turns.c.at)
    async with database.reading() as connection:
        row = (await connection.execute(select(people).where(people.c.id == person.id))).mappings().one()
        own: dict[str, list[str]] = {}
        for table, seat in (await connection.execute(sat)).all():
            own.setdefault(table, []).append(seat)
        wanted = select(tables).where(tables.c.id.in_(own) | (tables.c.owner == person.id))
        at_tables = (await connection.execute(wanted.order_by(tables.c.created))).mappings().all()
        in_order = made.order_by(decisions.c.made_at, decisions.c.number)
        said = (await connection.execute(in_order)).mappings().all()
        told_where = (await connection.execute(reached)).mappings().all()
        told_what = (await connection.execute(heard)).mappings().all()
        signs_by = (await connection.execute(keys)).mappings().all()
        of_others = (await connection.execute(said_of.where(relations.c.person == person.id))).all()
        how = (await connection.execute(ended)).mappings().all()
        rated = {
            (row["table_id"], row["seat"]): [row["mu_after"], row["sigma_after"]]
            for row in (await connection.execute(moved)).mappings()
        }
        missed = (await connection.execute(late)).mappings().all()
        signed_in = (await connection.execute(since.order_by(sessions.c.created))).scalars().all()
    return OwnData(
        person=person,
        created=iso(row["created"]),
        seen=iso(row["seen"]),
        sessions=[iso(moment) for moment in signed_in],
        tables=[
            OwnTable(
                id=one["id"],
                title=one["title"],
                game=one["game"],
                scenario=one["scenario"],
                status=one["status"],
                created=iso(one["created"]),
                finished=iso(one["finished"]),
                seats=own.get(one["id"], []),
            )
            for one in at_tables
        ],
        decisions=[
            OwnDecision(
                table=one["table_id"],
                number=one["number"],
                seat=one["seat"],
                kind=one["kind"],
                text=one["text"],
                at=iso(one["made_at"]),
            )
            for one in said
        ],
        channels=[
            OwnChannel(one["kind"], one["address"], one["label"], one["verified"]) for one in told_where
        ],
        notices=[
            OwnNotice(one["kind"], one["subject"], iso(one["made"]), iso(one["read"])) for one in told_what
        ],
        passkeys=[OwnPasskey(one["name"], iso(one["created"]), iso(one["used"])) for one in signs_by],
        relations=[OwnRelation(name, kind, iso(since)) for name, kind, since in of_others],
        results=[
            OwnResult(
                one["table_id"],
                one["seat"],
                one["outcome"],
                one["points"],
                rated.get((one["table_id"], one["seat"]), []),
            )
            for one in how
        ],
        misses=[OwnMiss(one["match"], iso(one["at"]), one["excused"]) for one in missed],
    )
