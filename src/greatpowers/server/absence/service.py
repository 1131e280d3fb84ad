"""Absence, as the house knows it: one value with everything that belongs to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select

from ..matches.setbacks import reason_of
from ..store.tables import tables
from .leave import Leaves
from .motions import Motions
from .offering import Offers

if TYPE_CHECKING:
    from ..matches.matches import Matches

log = structlog.get_logger()


class Absence:
    """Leaves, votes, and seats that change hands."""

    def __init__(self, matches: Matches, secret: Callable[[int], str]) -> None:
        self._matches = matches
        self.leaves = Leaves(matches, secret)
        self.motions = Motions(matches, secret)
        self.offers = Offers(matches)

    async def tick(self) -> None:
        """Now and again: leaves that begin or end, votes whose time is up. No bad table stops the others."""
        await self.leaves.tick()
        open_votes = select(tables.c.id).where(tables.c.motion.is_not(None), tables.c.status == "playing")
        async with self._matches.database.reading() as connection:
            found = list((await connection.execute(open_votes)).scalars())
        for id_ in found:
            try:
                await self.motions.look_again(await self._matches.table(id_))
            except Exception as problem:
                log.warning("vote_failed", table=id_, problem=reason_of(problem))
