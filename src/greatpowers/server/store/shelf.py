"""Tables, seats, decisions and clocks: from rows to objects and back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, Update, bindparam, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.pack import Pack
from ..absence.stored import Away, Facts
from ..matches.moments import Moment
from ..matches.table import About, Clock, Row, Seat, Table
from .journal import Work
from .tables import clocks, decisions, moments, packs, seats, tables

_JSON = (
    "options",
    "pace",
    "nonces",
    "lots",
    "position",
    "digest",
    "result",
    "upgrade",
    "pause",
    "motion",
    "master",
)
#: Number, rules, whole, marks and events of a moment.
LightRow = tuple[int, str, bool, str, str]
_AWAY: Final = msgspec.json.Decoder(Away)
_FACTS: Final = msgspec.json.Decoder(Facts)
#: Types of fields, and values out of a row: what they are only the row of the table knows.
_ABOUT_TYPES: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(About)}


def _about_from(row: RowMapping, known: Mapping[str, Pack]) -> About:
    plain: dict[str, Any] = {str(name): value for name, value in row.items()}
    for name in _JSON:
        if plain[name] is not None:
            plain[name] = msgspec.json.decode(plain[name], type=_ABOUT_TYPES[name])
    plain["pack"] = None if plain["pack"] is None else known[plain["pack"]]
    return About(**plain)


def _about_values(about: About) -> dict[str, object]:
    values = {name: getattr(about, name) for name in about.__struct_fields__}
    pack = None if about.pack is None else about.pack.hash
    return {**values, "pack": pack, **{name: _json(values[name]) for name in _JSON}}


def _json(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _seat_from(row: RowMapping) -> Seat:
    plain = {name: row[name] for name in Seat.__struct_fields__ if name != "away"}
    return Seat(**plain) if row["away"] is None else Seat(**plain, away=_AWAY.decode(row["away"]))


async def load_tables(
    connection: AsyncConnection, ids: Sequence[str], spoiled: Callable[[str, Exception], None] | None = None
) -> list[Table]:
    """The tables with these ids, in that order, without their games.

    A table that cannot be read is an exception, or told and left out.
    """
    if not ids:
        return []
    abouts = (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).mappings().all()
    chairs = await connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.place)
    )
    watches = (await connection.execute(select(clocks).where(clocks.c.table_id.in_(ids)))).mappings()
    sitting: dict[str, dict[str, Seat]] = {}
    for row in chairs.mappings():
        sitting.setdefault(row["table_id"], {})[row["seat"]] = _seat_from(row)
    running = {row["table_id"]: _clock_from(row) for row in watches}
    known = await _load_packs(connection, {row["pack"] for row in abouts} - {None})
    found: dict[str, About] = {}
    for row in abouts:
        try:
            found[row["id"]] = _about_from(row, known)
        except (msgspec.MsgspecError, LookupError, ValueError, TypeError) as problem:
            if spoiled is None:
                raise
            spoiled(row["id"], problem)
    return [Table(found[id_], sitting.get(id_, {}), running.get(id_, Clock())) for id_ in ids if id_ in found]


async def _load_packs(connection: AsyncConnection, hashes: Collection[str]) -> dict[str, Pack]:
    if not hashes:
        return {}
    rows = (await connection.execute(select(packs).where(packs.c.hash.in_(hashes)))).mappings()
    return {row["hash"]: _pack_from(row["hash"], row["name"], row["files"]) for row in rows}


@lru_cache(maxsize=32)
def _pack_from(hash_: str, name: str, files: str) -> Pack:
    return Pack(hash_, name, msgspec.json.decode(files, type=dict[str, str]))


async def changes_of(connection: AsyncConnection, table: str) -> int | None:
    """How often the table has changed; None if it is gone."""
    wanted = select(tables.c.changes).where(tables.c.id == table)
    return (await connection.execute(wanted)).scalar()


async def load_rows(connection: AsyncConnection, table: str, after: int = 0) -> list[Row]:
    """The decisions of a table after a number, in order."""
    columns = (decisions.c[name] for name in Row.__struct_fields__)
    wanted = select(*columns).where(decisions.c.table_id == table, decisions.c.number > after)
    found = await connection.execute(wanted.order_by(decisions.c.number))
    return [Row(*values) for values in found]


async def load_light(connection: AsyncConnection, table: str, after: int = -1) -> list[LightRow]:
    """What is stored of the moments of a table beside the states, in order."""
    columns = (moments.c.number, moments.c.rules, moments.c.whole, moments.c.marks, moments.c.events)
    wanted = select(*columns).where(moments.c.table_id == table, moments.c.number > after)
    found = await connection.execute(wanted.order_by(moments.c.number))
    return [(values[0], values[1], values[2], values[3], values[4]) for values in found]


async def load_states(
    connection: AsyncConnection, table: str, first: int = 0, last: int | None = None
) -> list[tuple[int, bool, bytes]]:
    """The packed states of some moments, in order."""
    wanted = select(moments.c.number, moments.c.whole, moments.c.state).where(
        moments.c.table_id == table, moments.c.number >= first
    )
    if last is not None:
        wanted = wanted.where(moments.c.number <= last)
    found = await connection.execute(wanted.order_by(moments.c.number))
    return [(values[0], values[1], values[2]) for values in found]


def _clock_from(row: RowMapping) -> Clock:
    agreed = msgspec.json.decode(row["agreed"], type=list[str])
    facts = Facts() if row["facts"] is None else _FACTS.decode(row["facts"])
    return Clock(row["stage"], row["due"], row["deadline"], row["late"], agreed, row["begun"], facts)


def new_table(table: Table) -> list[Work]:
    """Everything a fresh table puts into the store, but for its decisions."""
    return [
        (insert(tables), _about_values(table.about)),
        *([_keep_pack(table.about.game, table.about.pack)] if table.about.pack is not None else []),
        *((insert(seats), {"table_id": table.id, **_seat_values(seat)}) for seat in table.seats.values()),
        *([set_clock(table.id, table.clock, exists=False)] if table.clock.stage else []),
    ]


def _keep_pack(game: str, pack: Pack) -> Work:
    """A pack is kept once, whoever plays with it."""
    values = {"hash": pack.hash, "game": game, "name": pack.name, "files": _json(pack.files)}
    wanted = select(*(bindparam(f"new_{name}", type_=packs.c[name].type).label(name) for name in values))
    is_new = wanted.where(~exists().where(packs.c.hash == bindparam("new_hash", type_=packs.c.hash.type)))
    return insert(packs).from_select(list(values), is_new), {f"new_{n}": v for n, v in values.items()}


def new_rows(table: str, rows: Sequence[Row]) -> list[Work]:
    """All in one statement: a long game holds up the other writers for a moment only."""
    values = [{"table_id": table, **msgspec.structs.asdict(row)} for row in rows]
    if len(values) < 2:
        return [(_NEW_ROW, value) for value in values]
    return [(_NEW_ROW, values)]


def new_moments(table: str, made: Sequence[Moment]) -> list[Work]:
    return [(_NEW_MOMENT, {"table_id": table, **msgspec.structs.asdict(moment)}) for moment in made]


def change_table(about: About, *names: str) -> Work:
    """Save some fields of a table, if nobody else changed it since; `changes` always goes along."""
    names = (*names, "changes", "updated")
    values = {name: getattr(about, name) for name in names}
    for name in values.keys() & set(_JSON):
        values[name] = _json(values[name])
    return _change_of(names), {**values, "this": about.id, "known": about.changes - 1}


def unchanged(about: About) -> Work:
    """Only if nobody changed the table since; nothing of it changes either."""
    return _UNCHANGED, {"this": about.id, "known": about.changes}


@cache
def _change_of(names: tuple[str, ...]) -> Update:
    """Built once for each set of fields, so that it is also compiled only once."""
    where = (tables.c.id == bindparam("this"), tables.c.changes == bindparam("known"))
    return update(tables).where(*where).values({name: bindparam(name) for name in names})


def change_seat(table: str, seat: Seat) -> Work:
    return _CHANGE_SEAT, {"this": table, "chair": seat.seat, **_seat_values(seat)}


def _seat_values(seat: Seat) -> dict[str, object]:
    values = {name: getattr(seat, name) for name in Seat.__struct_fields__}
    return {**values, "away": None if seat.away.is_nothing else _json(seat.away)}


def add_letters(table: str, readers: Sequence[str]) -> Work:
    """Count a letter for each of its readers."""
    return _ADD_LETTERS, {"this": table, "readers": list(readers)}


def keep_clock(table: str, clock: Clock, *, exists: bool) -> Work:
    """The clock as it stands now; none once no stage runs."""
    return set_clock(table, clock, exists=exists) if clock.stage else remove_clock(table)


def set_clock(table: str, clock: Clock, *, exists: bool) -> Work:
    values = {
        "stage": clock.stage,
        "due": clock.due,
        "deadline": clock.deadline,
        "late": clock.late,
        "agreed": msgspec.json.encode(clock.agreed).decode(),
        "begun": clock.begun,
        "facts": _json(clock.facts),
    }
    if exists:
        return _CHANGE_CLOCK, {"this": table, **values}
    return _NEW_CLOCK, {"table_id": table, **values}


def remove_clock(table: str) -> Work:
    return delete(clocks).where(clocks.c.table_id == table), {}


def remove_table(table: str) -> Work:
    return delete(tables).where(tables.c.id == table), {}


_UNCHANGED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.changes == bindparam("known"))
    .values(changes=tables.c.changes)
)
_CLOCK: Final = ("stage", "due", "deadline", "late", "agreed", "begun", "facts")
_NEW_ROW: Final = insert(decisions)
_NEW_MOMENT: Final = insert(moments)
_NEW_CLOCK: Final = insert(clocks)
_CHANGE_CLOCK: Final = (
    update(clocks)
    .where(clocks.c.table_id == bindparam("this"))
    .values({name: bindparam(name) for name in _CLOCK})
)
_CHANGE_SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("this"), seats.c.seat == bindparam("chair"))
    .values({name: bindparam(name) for name in Seat.__struct_fields__})
)
_ADD_LETTERS: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("this"), seats.c.seat.in_(bindparam("readers", expanding=True)))
    .values(letters=seats.c.letters + 1)
)
