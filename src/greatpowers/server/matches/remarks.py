"""Talk after the end: the game is closed, those who played speak to all for some days, beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import insert, select

from ..live.wire import iso
from ..people.people import Person
from ..people.permissions import check_plays
from ..problems import Problem
from ..store.tables import remarks
from .matches import Matches
from .table import Table

#: Seconds a table stays open for talk after its game.
OPEN_FOR: Final = 7 * 86400
LONGEST_REMARK: Final = 4000
MOST_REMARKS: Final = 1000


class Remark(msgspec.Struct):
    """What a seat said after the game."""

    n: int
    seat: str
    text: str
    sent: str | None


class Remarks(msgspec.Struct):
    """All that was said, and until when more may be."""

    remarks: list[Remark]
    open: bool
    until: str | None


class AfterTalk:
    """Keeps what is said at tables whose games are over."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def of(self, table: Table) -> Remarks:
        wanted = select(remarks.c.number, remarks.c.seat, remarks.c.text, remarks.c.made_at)
        async with self._matches.database.reading() as connection:
            rows = await connection.execute(
                wanted.where(remarks.c.table_id == table.id).order_by(remarks.c.number)
            )
            said = [Remark(number, seat, text, iso(made)) for number, seat, text, made in rows]
        return Remarks(said, self._is_open(table), iso(_ends(table)))

    async def say(self, table: Table, person: Person, seat: str, text: str, request: str) -> None:
        """One more remark of a seat; the same request is carried out once."""
        async with table.lock:
            await self._matches.catch_up(table)
            check_plays(table, person, seat)
            if not self._is_open(table):
                raise Problem(409, "talk-over", "nobody may talk at this table now")
            if not text.strip():
                raise Problem(422, "remark-empty", "there is nothing to say")
            known = await self._known(table.id)
            if request and request in known:
                return
            if len(known) >= MOST_REMARKS:
                raise Problem(409, "talk-full", "enough was said here", params={"most": MOST_REMARKS})
            said = {
                "table_id": table.id,
                "number": len(known) + 1,
                "seat": seat,
                "text": text.strip(),
                "request": request,
                "made_at": self._matches.now().timestamp(),
            }
            # Saving the table tells everybody who looks at it, here and in other processes.
            await self._matches.save(table, more=[(insert(remarks), said)])

    def _is_open(self, table: Table) -> bool:
        ends = _ends(table)
        return ends is not None and self._matches.now().timestamp() < ends

    async def _known(self, table: str) -> Sequence[str]:
        wanted = select(remarks.c.request).where(remarks.c.table_id == table).order_by(remarks.c.number)
        async with self._matches.database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())


def _ends(table: Table) -> float | None:
    """When the talk ends; None while the game goes on."""
    about = table.about
    return (about.finished or 0) + OPEN_FOR if about.status == "finished" else None
