"""Pushes to browsers, signed with a key of the house; the browser need not be open."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from typing import Final

import msgspec
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from ..settings import Settings
from ..store.database import Database
from ..store.notice_tables import house_keys
from .foreign import check_address
from .reaching import Address, Message, Unreachable

_NAME: Final = "vapid"
_PATIENCE: Final = 15.0
#: A phone that sleeps is told when it wakes, within a day.
_KEPT_SECONDS: Final = 86_400
_GONE: Final = frozenset({404, 410})


class PushCarrier:
    """Sends pushes to the end points browsers have given us."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database
        self._key: Vapid02 | None = None

    @property
    def is_ready(self) -> bool:
        return True

    async def public_key(self) -> str:
        """What a browser needs to know whom it will hear from."""
        key = await self._signing_key()
        raw = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def carry(self, to: Address, message: Message) -> None:
        await check_address(to.address, self._settings)
        key = await self._signing_key()
        await asyncio.to_thread(self._send, key, to, message)

    def _send(self, key: Vapid02, to: Address, message: Message) -> None:
        """In a thread. The claims are made anew each time: whoever signs them writes into them."""
        told = {"title": message.title, "body": message.text, "link": message.link, "tag": message.tag}
        topic = base64.urlsafe_b64encode(hashlib.sha256(message.tag.encode()).digest()[:18]).decode()
        with requests.Session() as session:
            session.max_redirects = 0
            try:
                webpush(
                    {"endpoint": to.address, "keys": dict(to.keys)},
                    msgspec.json.encode(told),
                    vapid_private_key=key,
                    vapid_claims={"sub": self._sender()},
                    ttl=_KEPT_SECONDS,
                    timeout=_PATIENCE,
                    headers={"Topic": topic, "Urgency": "high" if message.urgent else "normal"},
                    requests_session=session,
                )
            except WebPushException as problem:
                status = getattr(problem.response, "status_code", None)
                raise Unreachable(f"push service: {status}", gone=status in _GONE) from None
            except (requests.RequestException, OSError, ValueError) as problem:
                raise Unreachable(f"push service: {type(problem).__name__}") from None

    def _sender(self) -> str:
        return f"mailto:{self._settings.mail_from or 'nobody@example.org'}"

    async def _signing_key(self) -> Vapid02:
        """Made once for the house, whichever process is first."""
        if self._key is None:
            fresh = Vapid02()
            fresh.generate_keys()
            is_sqlite = self._database.is_sqlite
            insert = sqlite.insert(house_keys) if is_sqlite else postgresql.insert(house_keys)
            values = {"name": _NAME, "value": fresh.private_pem().decode()}
            async with self._database.writing() as connection:
                await connection.execute(insert.values(**values).on_conflict_do_nothing())
                wanted = select(house_keys.c.value).where(house_keys.c.name == _NAME)
                kept = (await connection.execute(wanted)).scalar_one()
            self._key = Vapid02.from_pem(kept.encode())
        return self._key


def is_key(text: str) -> bool:
    """Is it the public key of a browser?"""
    try:
        raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)
    except ValueError:
        return False
    return True
