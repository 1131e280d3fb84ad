"""Backup while the house is open, and restore: one file of JSON lines that fits both databases."""

from __future__ import annotations

import gzip
import os
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.errors import GreatPowersError
from ..people.naming import likeness
from .absence_tables import happenings, leaves, missed
from .club_tables import (
    club_members,
    club_notes,
    club_tables,
    clubs,
    event_entries,
    event_rounds,
    event_tables,
    events,
)
from .database import Database
from .notice_tables import channels, deliveries, house_keys, notices, preferences, quiet_hours, tickets
from .order_tables import audit, reports, sanctions
from .people_tables import passkeys, relations
from .rating_tables import entrants, rating_events, results
from .tables import clocks, decisions, moments, packs, people, programs, remarks, seats, sessions, tables

FORMAT: Final = "greatpowers-backup-1"
#: In the order in which they can be filled.
_TABLES: Final = (
    *(people, programs, packs, sessions, tables, seats, decisions, moments, remarks, clocks),
    *(clubs, club_members, club_notes, club_tables, events, event_entries, event_rounds, event_tables),
    *(house_keys, channels, preferences, quiet_hours, tickets, notices, deliveries),
    *(leaves, missed, happenings, reports, sanctions, audit),
    *(passkeys, relations, results, entrants, rating_events),
)
#: Older schemas whose backups can be read: what came later is filled in as nothing.
_READABLE: Final = tuple(f"{number:04}" for number in range(5, 16))
_ROWS_AT_ONCE: Final = 500
#: What stands in a row; bytes are written in base 64.
Cell = str | int | float | bool | None


class BackupError(GreatPowersError):
    """The backup cannot be read, or there is something in its way."""


async def back_up(database: Database, path: Path) -> int:
    """Write everything as it stands at one moment; answers the number of rows."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    count = 0
    try:
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb", compresslevel=6) as file:
            async with database.reading() as connection:
                await _hold_still(database, connection)
                version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
                file.write(msgspec.json.encode({"format": FORMAT, "schema": version}) + b"\n")
                for table in _TABLES:
                    async for row in await connection.stream(select(table).order_by(*table.primary_key)):
                        file.write(msgspec.json.encode([f"{table.name}", *row]) + b"\n")
                        count += 1
            file.write(msgspec.json.encode({"rows": count}) + b"\n")
        with Path(temporary).open("rb") as written:
            os.fsync(written.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    return count


async def _hold_still(database: Database, connection: AsyncConnection) -> None:
    """See one moment, whatever is written meanwhile; a transaction of SQLite does so by itself."""
    if not database.is_sqlite:
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))


async def restore(database: Database, path: Path) -> int:
    """Fill an empty store from a backup; answers the number of rows."""
    await database.migrate()
    async with database.writing() as connection:
        filled = (await connection.execute(select(func.count()).select_from(people))).scalar()
        if filled or (await connection.execute(select(func.count()).select_from(tables))).scalar():
            raise BackupError("the store is not empty; restore into a fresh one")
        version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
        count = 0
        for table, rows in _batches(path, str(version)):
            await connection.execute(insert(table), rows)
            count += len(rows)
        await _fill_in_likenesses(connection)
    return count


async def _fill_in_likenesses(connection: AsyncConnection) -> None:
    """What names look like was not written down in older backups."""
    missing = (people.c.sign_in_name.is_not(None), people.c.likeness.is_(None))
    for id_, name in (await connection.execute(select(people.c.id, people.c.name).where(*missing))).all():
        await connection.execute(update(people).where(people.c.id == id_).values(likeness=likeness(name)))


def _batches(path: Path, schema: str) -> Iterator[tuple[Table, list[dict[str, object]]]]:
    """The rows of a backup, some at a time; nothing is given out unless the file is whole."""
    known = {table.name: table for table in _TABLES}
    batch: list[dict[str, object]] = []
    current, whole = "", False
    for count, line in enumerate(_lines(path, schema)):
        if isinstance(line, dict):
            whole = line.get("rows") == count
            break
        name, *values = line
        if not isinstance(name, str) or name not in known or not _fits(known[name], len(values)):
            raise BackupError(f"{path.name}: unknown row of {str(name)[:40]!r}")
        if batch and (name != current or len(batch) == _ROWS_AT_ONCE):
            yield known[current], batch
            batch = []
        current = name
        batch.append(_row(known[name], values))
    if not whole:
        # Raised inside the transaction, so that a broken file leaves nothing behind.
        raise BackupError(f"{path.name}: the file is cut short")
    if batch:
        yield known[current], batch


def _fits(table: Table, count: int) -> bool:
    """Columns that were added since stand last, and may be empty or fill themselves."""
    columns = list(table.columns)
    return count <= len(columns) and all(
        column.nullable or column.server_default is not None for column in columns[count:]
    )


def _row(table: Table, values: list[Cell]) -> dict[str, object]:
    row: dict[str, object] = {column.name: None for column in table.columns if column.server_default is None}
    for column, value in zip(table.columns, values, strict=False):
        is_binary = isinstance(column.type, LargeBinary)
        row[column.name] = b64decode(str(value)) if is_binary and value is not None else value
    return row


def _lines(path: Path, schema: str) -> Iterator[dict[str, Cell] | list[Cell]]:
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BackupError(f"{path.name}: not a backup")
            if head.get("schema") not in (schema, *_READABLE):
                raise BackupError(f"{path.name}: of schema {head.get('schema')}, this is {schema}")
            for line in file:
                yield msgspec.json.decode(line)
    except (gzip.BadGzipFile, EOFError, msgspec.DecodeError) as problem:
        raise BackupError(f"{path.name}: {problem}") from None
