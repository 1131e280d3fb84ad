"""Where notices go in tests: a real mail server and a real push service, both on this machine."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class MailServer:
    """Keeps the letters it gets; answers as it is told."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.url = ""
        #: What it says to a letter in place of taking it.
        self.answer = ""
        #: While this is not set, it says nothing after a letter.
        self.hang: asyncio.Event | None = None

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.hang is not None:
            await self.hang.wait()
        if self.answer:
            return self.answer
        letter = message_from_bytes(bytes(envelope.content or b""), policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"

    def of(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    def subjects(self, address: str) -> list[str]:
        return [str(letter["Subject"]) for letter in self.of(address)]

    def links(self, address: str) -> list[str]:
        return [
            link for letter in self.of(address) for link in re.findall(r"https?://\S+", letter.get_content())
        ]


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    kept = MailServer()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(kept, loop=loop), "127.0.0.1", 0)
    kept.url = f"smtp+plain://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield kept
    finally:
        server.close()


@contextmanager
def mail_server_beside() -> Iterator[MailServer]:
    """The same in a thread of its own, for tests that do not run in an event loop."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = mail_server()
    try:
        yield asyncio.run_coroutine_threadsafe(server.__aenter__(), loop).result(10)
    finally:
        asyncio.run_coroutine_threadsafe(server.__aexit__(None, None, None), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)


class Browser:
    """A browser that has subscribed: only it can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(public), "auth": _text(self._secret)}

    def open(self, raw: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            raw, private_key=self._private, auth_secret=self._secret, version="aes128gcm"
        )
        told: dict[str, Any] = json.loads(plain)
        return told


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushService:
    """Takes pushes and webhooks."""

    def __init__(self) -> None:
        self.base = ""
        self.raw: list[bytes] = []
        self.hooks: list[dict[str, Any]] = []
        self.status = 201

    def browser(self) -> Browser:
        return Browser(f"{self.base}/push/{os.urandom(6).hex()}")

    @property
    def webhook(self) -> str:
        return f"{self.base}/hook"

    async def push(self, request: web.Request) -> web.Response:
        assert request.headers["Authorization"].startswith("vapid ")
        assert int(request.headers["TTL"]) > 0
        self.raw.append(await request.read())
        return web.Response(status=self.status)

    async def hook(self, request: web.Request) -> web.Response:
        self.hooks.append(await request.json())
        return web.Response()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    app = web.Application()
    app.router.add_post("/push/{id}", service.push)
    app.router.add_post("/hook", service.hook)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    service.base = f"http://127.0.0.1:{port}"
    try:
        yield service
    finally:
        await runner.cleanup()
