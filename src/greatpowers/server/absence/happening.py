"""What happens at a table beside the game: kept for everybody who plays there, and told to him once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..matches.stored import About, Seat
from ..notices.kinds import Fresh
from ..store.absence_tables import happenings
from ..store.journal import Work

What = Literal[
    "leave", "leave-over", "paused", "resumed", "extended", "pace", "excused", "missed", "standin",
    "offered", "taken", "returned", "resigned", "motion", "motion-lost",
    "master", "adjourned", "ruling", "replaced",
]  # fmt: skip
Params = dict[str, str | int | float]
_MOST: Final = 200


class Happening(msgspec.Struct, frozen=True):
    """Something that happened to a seat, or to the whole table."""

    what: What
    seat: str = ""
    params: Params = {}
    #: Who had or took the seat: kept, and told to nobody.
    person: str | None = None
    #: Who did it, and need not be told.
    by: str | None = None


class Kept(msgspec.Struct, frozen=True):
    """A happening as it stands in the store."""

    number: int
    what: What
    seat: str
    params: Params
    revision: int
    at: float


def rows_of(about: About, told: Sequence[Happening], now: float) -> list[Work]:
    """For the transaction of the change that they belong to; `about` is as it will be."""
    return [
        (
            insert(happenings),
            {
                "table_id": about.id,
                "number": about.changes,
                "part": part,
                "what": one.what,
                "seat": one.seat,
                "person": one.person,
                "params": msgspec.json.encode(one.params).decode(),
                "revision": about.revision,
                "at": now,
            },
        )
        for part, one in enumerate(told)
    ]


def notices_of(
    about: About, before: Mapping[str, Seat], after: Iterable[Seat], told: Sequence[Happening]
) -> list[Fresh]:
    """Whoever sat there before or sits there now is told; the person himself first, in words of his own."""
    chairs = [*before.values(), *after]
    people = sorted({chair.person for chair in chairs if chair.who == "person" and chair.person is not None})
    found: list[Fresh] = []
    for part, one in enumerate(told):
        own = {chair.person for chair in before.values() if chair.seat == one.seat and chair.who == "person"}
        own |= {one.person} if one.person is not None else set()
        for person in sorted(people, key=lambda someone: someone not in own):
            if person != one.by:
                what = f"{one.what}-own" if person in own else one.what
                params: Params = {**one.params, "what": what, "seat": one.seat}
                turn = f"{one.what}:{about.changes}:{part}"
                found.append(Fresh(person, "table", about.id, turn, params))
    return found


async def happened_at(connection: AsyncConnection, table: str) -> list[Kept]:
    """The latest things that happened there, in order."""
    wanted = select(happenings).where(happenings.c.table_id == table)
    wanted = wanted.order_by(happenings.c.number.desc(), happenings.c.part.desc()).limit(_MOST)
    rows = (await connection.execute(wanted)).mappings().all()
    return [
        Kept(
            row["number"],
            row["what"],
            row["seat"],
            msgspec.json.decode(row["params"], type=Params),
            row["revision"],
            row["at"],
        )
        for row in reversed(rows)
    ]
