"""Closing the books of games that are over, once everybody may know: results, and what they do to ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

import structlog
from sqlalchemy import RowMapping, and_, exists, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..matches.matches import Matches
from ..matches.setbacks import Setbacks, reason_of
from ..matches.stored import About, Seat
from ..matches.table import Table
from ..problems import Problem
from ..store.database import Database
from ..store.rating_tables import entrants, rating_events, results
from ..store.tables import tables
from .endings import SeatResult, results_of
from .folding import Book, Change, Entry, Part, Played, Standing, fold
from .keys import key_of
from .seated import who_of

log = structlog.get_logger()

#: So many games are looked at in one go.
_AT_ONCE: Final = 20
#: Any number that nobody else locks by: games are counted one after the other, whatever process counts them.
_LOCK: Final = 7_240_113
_LONGEST_PAUSE: Final = 3600.0
_LOOK_SECONDS: Final = 60.0


class Books:
    """Writes results and rating events, voids and counts anew."""

    def __init__(self, database: Database, matches: Matches, now: Callable[[], datetime]) -> None:
        self._database = database
        self._matches = matches
        self._now = now
        self._woken = asyncio.Event()
        self._setbacks = Setbacks(lambda: now().timestamp(), "books_failed", _LONGEST_PAUSE)

    def wake(self) -> None:
        """A game is over."""
        self._woken.set()

    async def run(self) -> None:
        """Close the books when games end; now and again look for ends that were not known to all before."""
        while True:
            self._woken.clear()
            try:
                await self.close_all()
            except Exception as problem:
                log.warning("books_failed", problem=reason_of(problem))
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_SECONDS):
                    await self._woken.wait()

    async def close_all(self) -> None:
        """Every game that is over, and known to be by everybody, has its results."""
        for id_ in await self._open():
            if self._setbacks.rests(id_):
                continue
            try:
                await self._close(await self._matches.table(id_))
                self._setbacks.succeeded(id_)
            except Exception as problem:
                self._setbacks.failed(id_, problem)

    async def _open(self) -> list[str]:
        is_known = func.coalesce(tables.c.finished, 0.0) + tables.c.spectator_delay <= self._now().timestamp()
        is_closed = exists().where(results.c.table_id == tables.c.id)
        wanted = select(tables.c.id).where(
            tables.c.status == "finished", tables.c.sandbox.is_(False), is_known, ~is_closed
        )
        async with self._database.reading() as connection:
            in_order = wanted.order_by(tables.c.finished, tables.c.id).limit(_AT_ONCE)
            return list((await connection.execute(in_order)).scalars())

    async def _close(self, table: Table) -> None:
        about, seats = table.about, table.seats
        ended = results_of(table.playing(), about.scoring)
        rows = [_result_row(about, seats[one.seat], one) for one in ended]
        async with self._database.writing() as connection:
            await self._take_turn(connection)
            done = exists().where(results.c.table_id == about.id)
            if not rows or (await connection.execute(select(done))).scalar():
                return
            await connection.execute(insert(results), rows)
            if about.rated:
                await self._rate(connection, table, ended)

    async def _rate(self, connection: AsyncConnection, table: Table, ended: Sequence[SeatResult]) -> None:
        about = table.about
        began = select(entrants.c.seat, entrants.c.who).where(entrants.c.table_id == about.id)
        first = {row.seat: row.who for row in await connection.execute(began)}
        moved = {about.digest.seating.get(seat, seat): who for seat, who in first.items()}
        entries = _entries(table, moved, ended)
        if len(entries) < 2:
            return
        key, at = key_of(about, len(table.seats)).text, about.finished or 0.0
        later = select(func.count()).where(rating_events.c.key == key, rating_events.c.at > at)
        is_late = bool((await connection.execute(later)).scalar())
        book = await _book(connection, key, {entry.who for entry in entries})
        changes = fold(book, Played(about.id, at, tuple(entries)))
        await connection.execute(
            insert(rating_events), [_event_row(about.id, key, at, one) for one in changes]
        )
        if is_late:
            await _count_anew(connection, key)

    async def void(self, table: Table, reason: str) -> int:
        """The game counts for nothing: all that came after it under its key is counted anew."""
        async with self._database.writing() as connection:
            await self._take_turn(connection)
            own = rating_events.c.table_id == table.id
            keys = list(
                (await connection.execute(select(rating_events.c.key).where(own).distinct())).scalars()
            )
            if not keys:
                raise Problem(404, "rating-unknown", "this game has changed no rating")
            await connection.execute(update(rating_events).where(own).values(voided=reason))
            return sum([await _count_anew(connection, key) for key in keys])

    async def _take_turn(self, connection: AsyncConnection) -> None:
        """SQLite has one writer; elsewhere processes line up."""
        if not self._database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK})


def _entries(table: Table, began: dict[str, str], ended: Sequence[SeatResult]) -> list[Entry]:
    """Who played: those who began, and beside them who took a seat over. Bots that stand in are not rated."""
    total = sum(one.points for one in ended) or 1.0
    found: list[Entry] = []
    for one in ended:
        chair, first = table.seats[one.seat], began.get(one.seat, "")
        stayed = who_of(chair) == first and not chair.standin

        def entry(who: str, part: Part, ended: SeatResult = one) -> Entry:
            return Entry(who, ended.seat, ended.rank, ended.points / total, part)

        if first:
            found.append(entry(first, "played" if stayed else "left"))
        if chair.who == "person" and chair.person not in (None, first) and not chair.standin:
            found.append(entry(str(chair.person), "took"))
    return found


def _result_row(about: About, chair: Seat, one: SeatResult) -> dict[str, object]:
    return {
        "table_id": about.id,
        "seat": one.seat,
        "person": chair.person if chair.who == "person" else None,
        "outcome": one.outcome,
        "rank": one.rank,
        "points": one.points,
        "finished": about.finished or 0.0,
    }


def _event_row(table: str, key: str, at: float, change: Change) -> dict[str, object]:
    entry = change.entry
    return {
        "table_id": table,
        "seat": entry.seat,
        "who": entry.who,
        "key": key,
        "at": at,
        "rank": entry.rank,
        "share": entry.share,
        "part": entry.part,
        "voided": None,
        **_moved(change),
    }


def _moved(change: Change) -> dict[str, float]:
    return {
        "mu_before": change.before.mu,
        "sigma_before": change.before.sigma,
        "mu_after": change.after.mu,
        "sigma_after": change.after.sigma,
    }


async def _book(connection: AsyncConnection, key: str, names: set[str]) -> Book:
    """What is known of these, and of the sides, without counting from the beginning."""
    counts = and_(rating_events.c.key == key, rating_events.c.voided.is_(None))
    own = select(rating_events).where(counts, rating_events.c.who.in_(names)).order_by(rating_events.c.at)
    by_side = select(rating_events.c.seat, func.count(), func.sum(rating_events.c.share)).where(
        counts, rating_events.c.part != "took"
    )
    book = Book()
    games: dict[str, set[str]] = {}
    for row in (await connection.execute(own)).mappings():
        games.setdefault(row["who"], set()).add(row["table_id"])
        count = len(games[row["who"]])
        book.standings[row["who"]] = Standing(row["mu_after"], row["sigma_after"], count, row["at"])
    for seat, count, total in await connection.execute(by_side.group_by(rating_events.c.seat)):
        book.sides[seat] = (count, float(total))
    return book


def _entry_from(row: RowMapping) -> Entry:
    return Entry(row["who"], row["seat"], row["rank"], row["share"], row["part"])


async def _count_anew(connection: AsyncConnection, key: str) -> int:
    """Everything under a key from its first game on; answers how many events have changed."""
    wanted = select(rating_events).where(rating_events.c.key == key, rating_events.c.voided.is_(None))
    in_order = wanted.order_by(rating_events.c.at, rating_events.c.table_id, rating_events.c.seat)
    rows = (await connection.execute(in_order)).mappings().all()
    games: dict[str, list[RowMapping]] = {}
    for row in rows:
        games.setdefault(row["table_id"], []).append(row)
    book, changed = Book(), 0
    for table, events in games.items():
        entries = tuple(
            Entry(row["who"], row["seat"], row["rank"], row["share"], row["part"]) for row in events
        )
        for row, change in zip(events, fold(book, Played(table, events[0]["at"], entries)), strict=True):
            fresh = _moved(change)
            if any(row[name] != value for name, value in fresh.items()):
                changed += 1
                which = (
                    rating_events.c.table_id == table,
                    rating_events.c.seat == row["seat"],
                    rating_events.c.who == row["who"],
                )
                await connection.execute(update(rating_events).where(*which).values(**fresh))
    return changed
