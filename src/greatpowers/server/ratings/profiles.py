"""What anybody may know of a member: his games that are over, if the asker may see them, and his ratings.

Nothing of a running game is here. A game behind a closed door counts for those who may look there; what it
did to a rating is told without its name.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, RowMapping, and_, exists, func, or_, select, true

from ..people.people import Person
from ..store.database import Database
from ..store.rating_tables import rating_events, results
from ..store.tables import people, seats, tables
from .endings import Outcome
from .folding import Standing
from .keys import ACTIVE_DAYS, STRETCH, Key, Strength, shown

_MOST_GAMES = 1000


class GameEnded(msgspec.Struct, frozen=True):
    """A game that is over, and what it brought one seat."""

    table: str
    title: str
    game: str
    seat: str
    outcome: Outcome
    rank: int
    seats: int
    points: float
    finished: float
    #: What it did to the rating; null: it was not rated, or does not count.
    moved: int | None


class Rated(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: float
    shown: Strength


class Line(msgspec.Struct, frozen=True):
    """A rating and how it came to be."""

    key: Key
    now: Strength
    games: int
    #: Nobody is ranked who has not played for a long time.
    active: bool
    points: list[Rated]


class Profiles:
    """Reads what stands in the books."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, person: str) -> float:
        async with self._database.reading() as connection:
            found = await connection.execute(select(people.c.created).where(people.c.id == person))
            return float(found.scalar() or 0.0)

    async def games(self, person: str, asker: Person | None) -> list[GameEnded]:
        """The games of a person that the asker may see, the latest first."""
        counted = results.alias("counted")
        all_seats = (
            select(func.count()).select_from(counted).where(counted.c.table_id == tables.c.id)
        ).scalar_subquery()
        moved = rating_events.alias("moved")
        is_own = and_(
            moved.c.table_id == results.c.table_id,
            moved.c.seat == results.c.seat,
            moved.c.who == person,
            moved.c.voided.is_(None),
        )
        wanted = (
            select(
                *(results.c[name] for name in ("seat", "outcome", "rank", "points", "finished")),
                *(tables.c[name] for name in ("id", "title", "game")),
                all_seats.label("seats"),
                (moved.c.mu_after - moved.c.mu_before).label("moved"),
            )
            .join(tables, tables.c.id == results.c.table_id)
            .outerjoin(moved, is_own)
            .where(results.c.person == person, _may_see(person, asker))
            .order_by(results.c.finished.desc(), tables.c.id)
            .limit(_MOST_GAMES)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        return [_game_from(row) for row in rows]

    async def lines(self, who: Sequence[str], now: float, key: str | None = None) -> dict[str, list[Line]]:
        """All ratings of these, or those under one key, most games first."""
        wanted = select(rating_events).where(rating_events.c.who.in_(who), rating_events.c.voided.is_(None))
        if key is not None:
            wanted = wanted.where(rating_events.c.key == key)
        in_order = wanted.order_by(rating_events.c.at, rating_events.c.table_id)
        found: dict[str, dict[str, dict[str, RowMapping]]] = {}
        async with self._database.reading() as connection:
            for row in (await connection.execute(in_order)).mappings():
                # Several seats of one bot are one game.
                found.setdefault(row["who"], {}).setdefault(row["key"], {})[row["table_id"]] = row
        return {
            name: sorted(
                (_line(Key.of_text(text), list(rows.values()), now) for text, rows in keys.items()),
                key=lambda line: (-line.games, line.key.text),
            )
            for name, keys in found.items()
        }


def _line(key: Key, rows: Sequence[RowMapping], now: float) -> Line:
    points = [
        Rated(row["at"], shown(row["mu_after"], row["sigma_after"], count, key.seats))
        for count, row in enumerate(rows, 1)
    ]
    last = rows[-1]
    present = Standing(last["mu_after"], last["sigma_after"], len(rows), last["at"]).now(now)
    is_active = now - present.at <= ACTIVE_DAYS * 86400
    return Line(key, shown(present.mu, present.sigma, len(rows), key.seats), len(rows), is_active, points)


def _game_from(row: RowMapping) -> GameEnded:
    return GameEnded(
        table=row["id"],
        title=row["title"],
        game=row["game"],
        seat=row["seat"],
        outcome=row["outcome"],
        rank=row["rank"],
        seats=row["seats"],
        points=row["points"],
        finished=row["finished"],
        moved=None if row["moved"] is None else round(STRETCH * row["moved"]),
    )


def _may_see(person: str, asker: Person | None) -> ColumnElement[bool]:
    """The rule of `people.permissions.may_see` for games that are over."""
    if asker is not None and (asker.id == person or asker.kind == "admin"):
        return true()
    is_open = or_(tables.c.public.is_(True), tables.c.spectators.is_(True))
    if asker is None:
        return is_open
    sat = exists().where(seats.c.table_id == tables.c.id, seats.c.person == asker.id)
    return or_(is_open, tables.c.owner == asker.id, sat)
