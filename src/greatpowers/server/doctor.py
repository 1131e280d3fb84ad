"""What is wrong with a set-up, found by trying it: store, disk, address, mail, client, clock and limits."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

import aiosmtplib
import msgspec
from sqlalchemy import text

from ..engine.errors import GreatPowersError
from .client_files import PACKAGE_CLIENT
from .live.connections import RESERVED, descriptors
from .notices.mail import MailCarrier
from .settings import Settings
from .store.database import Database

State = Literal["ok", "warn", "bad"]
#: Bytes below which a disk is nearly full, and below which nothing should be begun.
_LITTLE: Final = 1 << 30
_NOTHING: Final = 100 << 20
#: So many players are nothing special.
_FEW_CONNECTIONS: Final = 256
_MAIL_PATIENCE: Final = 8.0
_DRIFT: Final = 5.0
#: How SQLite (True) and PostgreSQL tell the time in seconds.
_NOW: Final = {
    True: "SELECT (julianday('now') - 2440587.5) * 86400.0",
    False: "SELECT extract(epoch from now())",
}


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at: what it is, how it is, and message parameters; the message is `doctor-<what>`."""

    what: str
    state: State
    params: dict[str, str | int] = {}


Examination = Callable[[Settings], Awaitable[list[Finding]]]


async def examine(settings: Settings) -> list[Finding]:
    """Everything, one after the other; a look that fails is a finding, too."""
    found: list[Finding] = []
    for look in (_folder, _store, _address, _mail, _client, _limits):
        found += await look(settings)
    return found


async def _folder(settings: Settings) -> list[Finding]:
    """Can the folder be written, and is there room?"""
    folder = settings.data
    where = next(path for path in (folder, *folder.parents) if path.exists())
    if not os.access(where, os.W_OK):
        return [Finding("folder-closed", "bad", {"folder": str(folder)})]
    free = shutil.disk_usage(where).free
    params: dict[str, str | int] = {"folder": str(folder), "megabytes": free >> 20}
    if free < _NOTHING:
        return [Finding("disk-full", "bad", params)]
    return [Finding("disk-little" if free < _LITTLE else "disk", "warn" if free < _LITTLE else "ok", params)]


async def _store(settings: Settings) -> list[Finding]:
    """Does the store open, answer quickly, and agree with our clock?"""
    try:
        store = Database(settings.database_url)
        try:
            await store.migrate()
            begun = time.perf_counter()
            async with store.reading() as connection:
                told = (await connection.execute(text(_NOW[store.is_sqlite]))).scalar_one()
            took = int((time.perf_counter() - begun) * 1000)
            trouble = await store.trouble()
        finally:
            await store.close()
    except (GreatPowersError, OSError) as problem:
        return [Finding("store-closed", "bad", {"problem": str(problem)})]
    if trouble is not None:
        return [Finding("store-trouble", "bad", {"problem": str(trouble)})]
    kind = "SQLite" if store.is_sqlite else "PostgreSQL"
    drift = abs(float(told) - settings.clock().timestamp())
    found = [Finding("store", "ok", {"kind": kind, "milliseconds": took})]
    if drift > _DRIFT:
        found.append(Finding("clock", "warn", {"seconds": int(drift)}))
    return found


async def _address(settings: Settings) -> list[Finding]:
    """Links in notices lead there, and browsers want https for pushes."""
    parts = urlsplit(settings.public_url)
    if not settings.public_url:
        return [Finding("address-none", "warn")]
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return [Finding("address-wrong", "bad", {"address": settings.public_url})]
    if parts.scheme == "http" and parts.hostname not in ("localhost", "127.0.0.1", "::1"):
        return [Finding("address-open", "warn", {"address": settings.public_url})]
    return [Finding("address", "ok", {"address": settings.public_url})]


async def _mail(settings: Settings) -> list[Finding]:
    """Does the mail server answer, and let us in?"""
    if not settings.mail:
        return [Finding("mail-none", "warn")]
    carrier = MailCarrier(settings)
    if not carrier.is_ready:
        return [Finding("mail-half", "bad")]
    try:
        async with asyncio.timeout(_MAIL_PATIENCE):
            await carrier.greet()
    except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as problem:
        return [Finding("mail-silent", "bad", {"problem": type(problem).__name__})]
    return [Finding("mail", "ok", {"server": urlsplit(settings.mail).hostname or ""})]


async def _client(settings: Settings) -> list[Finding]:
    """Is there a browser client to be served?"""
    folder: Path = settings.client or PACKAGE_CLIENT
    is_there = (folder / "index.html").is_file()
    return [Finding("client" if is_there else "client-none", "ok" if is_there else "bad")]


async def _limits(settings: Settings) -> list[Finding]:
    """How many may be here at once?"""
    room = max(descriptors() - RESERVED, 0)
    state: State = "ok" if room >= _FEW_CONNECTIONS else "warn"
    found = [Finding("connections" if state == "ok" else "connections-few", state, {"count": room})]
    if settings.limits == 0:
        found.append(Finding("limits-off", "warn"))
    if settings.reach_private:
        found.append(Finding("private-reached", "warn"))
    return found
