"""Tournaments on their way into the store and out of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Select, and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from ..problems import Problem
from ..store.club_tables import event_entries, event_rounds, event_tables, events
from ..store.database import Database
from ..store.journal import Work
from .event import Boarding, Entry, Event, Round, Settings

_OWN = (
    *("id", "club", "owner", "title", "about", "status", "seed", "invite", "changes", "created"),
    *("started", "finished"),
)
_ENTRY = ("number", "person", "bot", "status", "boards")
_ROUND = ("number", "status", "published", "closed", "ends")


async def load(database: Database, ids: Sequence[str]) -> list[Event]:
    """The tournaments with these ids, in that order."""
    if not ids:
        return []
    async with database.reading() as connection:
        rows = (await connection.execute(select(events).where(events.c.id.in_(ids)))).mappings().all()
        found = {row["id"]: _event_from(row) for row in rows}
        for row in await _parts(connection, select(event_entries).where(event_entries.c.event.in_(ids))):
            entry = Entry(**{name: row[name] for name in _ENTRY})
            found[row["event"]].entries[entry.number] = entry
        wanted = select(event_rounds).where(event_rounds.c.event.in_(ids)).order_by(event_rounds.c.number)
        for row in await _parts(connection, wanted):
            boarding = msgspec.json.decode(row["boards"], type=Boarding)
            plain = {name: row[name] for name in _ROUND}
            found[row["event"]].rounds.append(Round(**plain, boards=boarding.boards, byes=boarding.byes))
        for row in await _parts(connection, select(event_tables).where(event_tables.c.event.in_(ids))):
            found[row["event"]].tables[row["round"], row["board"]] = row["table_id"]
    return [found[id_] for id_ in ids if id_ in found]


async def _parts(connection: AsyncConnection, wanted: Select[tuple[object, ...]]) -> Sequence[RowMapping]:
    return (await connection.execute(wanted)).mappings().all()


def _event_from(row: RowMapping) -> Event:
    settings = msgspec.json.decode(row["settings"], type=Settings)
    plain = {name: row[name] for name in _OWN}
    return Event(**plain, settings=settings, entries={}, rounds=[], tables={})


def _values(event: Event) -> dict[str, object]:
    plain = {name: getattr(event, name) for name in _OWN}
    return {**plain, "settings": msgspec.json.encode(event.settings).decode()}


async def save(database: Database, event: Event, told: Sequence[Work] = (), *, new: bool = False) -> None:
    """Everything of the tournament but its tables, in one transaction; refused if somebody was quicker."""
    before = event.changes
    async with database.writing() as connection:
        event.changes = before + 1
        if new:
            await connection.execute(insert(events).values(**_values(event)))
        else:
            mine = and_(events.c.id == event.id, events.c.changes == before)
            changed = {name: value for name, value in _values(event).items() if name != "id"}
            done = await connection.execute(update(events).where(mine).values(**changed))
            if done.rowcount != 1:
                raise Problem(409, "changed-meanwhile", "the tournament has changed meanwhile")
            for part in (event_entries, event_rounds):
                await connection.execute(delete(part).where(part.c.event == event.id))
        if event.entries:
            await connection.execute(
                insert(event_entries),
                [{"event": event.id, **msgspec.structs.asdict(entry)} for entry in event.entries.values()],
            )
        if event.rounds:
            await connection.execute(insert(event_rounds), [_round_values(event, r) for r in event.rounds])
        for statement, values in told:
            await connection.execute(statement, values)


def _round_values(event: Event, round_: Round) -> dict[str, object]:
    boards = msgspec.json.encode(Boarding(round_.boards, round_.byes)).decode()
    return {"event": event.id, "boards": boards, **{name: getattr(round_, name) for name in _ROUND}}


_BIND = ("table_id", "event", "round", "board")
_NEW_TABLE = insert(event_tables).values(
    {name: bindparam(f"new_{name}", type_=event_tables.c[name].type) for name in _BIND}
)


def table_of_board(table: str, event: str, round_: int, board: int) -> Work:
    """For the transaction that makes the table."""
    return _NEW_TABLE, {"new_table_id": table, "new_event": event, "new_round": round_, "new_board": board}


def listed(status: Sequence[str], person: str | None, club: str | None) -> Select[str]:
    """The ids of tournaments, the newest first; `person`: only those he plays in or has made."""
    wanted = select(events.c.id).where(events.c.status.in_(status)).order_by(events.c.created.desc())
    if person is not None:
        plays = exists().where(and_(event_entries.c.event == events.c.id, event_entries.c.person == person))
        wanted = wanted.where(or_(plays, events.c.owner == person))
    if club is not None:
        wanted = wanted.where(events.c.club == club)
    return wanted
