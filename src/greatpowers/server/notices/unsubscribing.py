"""Links that end letters of one kind: signed by the house, so that nothing need be kept of them."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from ..problems import Problem
from ..store.database import Database
from ..store.notice_tables import house_keys
from .book import Channel, ChannelBook
from .kinds import ALWAYS, KINDS, Kind

_NAME: Final = "unsubscribe"
_LENGTH: Final = 32


class Unsubscribing:
    """Makes such links and honours them."""

    def __init__(
        self, database: Database, book: ChannelBook, secret: Callable[[int], str], base: str
    ) -> None:
        self._database = database
        self._book = book
        self._secret = secret
        self._base = base
        self._key = b""

    async def link(self, channel: Channel, kind: str) -> str:
        """Where one click ends letters of this kind; empty for those that cannot be ended."""
        if kind in ALWAYS:
            return ""
        return f"{self._base}/unsubscribe/{kind}-{await self._sign(channel.id, kind)}-{channel.id}"

    async def end(self, token: str) -> Kind:
        """No more of these letters."""
        kind, _, rest = token.partition("-")
        signature, _, id_ = rest.partition("-")
        known = next((one for one in KINDS if one == kind), None)
        channel = await self._book.one(id_[:24]) if known is not None else None
        if (
            known is None
            or channel is None
            or not hmac.compare_digest(await self._sign(id_, kind), signature)
        ):
            raise Problem(410, "link-expired", "this link is not valid any more")
        await self._book.wish(channel.person, known, channel.kind, "never")
        return known

    async def _sign(self, id_: str, kind: str) -> str:
        key = await self._signing_key()
        return hmac.new(key, f"{id_}.{kind}".encode(), hashlib.sha256).hexdigest()[:_LENGTH]

    async def _signing_key(self) -> bytes:
        if not self._key:
            make = sqlite.insert if self._database.is_sqlite else postgresql.insert
            fresh = make(house_keys).values(name=_NAME, value=self._secret(32)).on_conflict_do_nothing()
            async with self._database.writing() as connection:
                await connection.execute(fresh)
                wanted = select(house_keys.c.value).where(house_keys.c.name == _NAME)
                self._key = (await connection.execute(wanted)).scalar_one().encode()
        return self._key
