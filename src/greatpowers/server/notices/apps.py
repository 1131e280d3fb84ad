"""Telegram, Discord, Slack, Matrix, ntfy and webhooks: whatever Apprise reaches of what we allow."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from apprise import Apprise, NotifyFormat

from ..settings import Settings
from .foreign import check_address, public_addresses
from .reaching import Address, Message, Unreachable

#: Services with a fixed address; Matrix is everywhere and its host is looked at.
_SERVICES: Final = frozenset({"tgram", "discord", "slack", "ntfys", "matrixs"})
_WITH_HOST: Final = frozenset({"ntfys", "matrixs"})
_WEBHOOKS: Final = frozenset({"https"})
_PATIENCE: Final = 15.0


class AppCarrier:
    """Sends to services and webhooks by the URL their owner gave us, which is as secret as a password."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def is_ready(self) -> bool:
        return True

    def refuses(self, url: str) -> bool:
        """Is it none of the addresses we send to?"""
        scheme = urlsplit(url).scheme
        if scheme in _WEBHOOKS or (scheme == "http" and self._settings.reach_private):
            return not urlsplit(url).hostname
        return scheme not in _SERVICES or Apprise().instantiate(url) is None

    async def carry(self, to: Address, message: Message) -> None:
        if self.refuses(to.address):
            raise Unreachable("this address is not one we send to", gone=True)
        if urlsplit(to.address).scheme in ("https", "http"):
            await self._post(to, message)
            return
        parts = urlsplit(to.address)
        if parts.scheme in _WITH_HOST and "." in (parts.hostname or ""):
            await public_addresses(str(parts.hostname), parts.port or 443)
        try:
            async with asyncio.timeout(_PATIENCE):
                went = await asyncio.to_thread(_notify, to.address, message)
        except TimeoutError:
            raise Unreachable("the service does not answer") from None
        if not went:
            raise Unreachable("the service refused it")

    async def _post(self, to: Address, message: Message) -> None:
        """A webhook gets JSON; the connection goes to the address that was looked at, and nowhere further."""
        addresses = await check_address(to.address, self._settings)
        told = {"title": message.title, "text": message.text, "link": message.link, "tag": message.tag}
        resolver = _Pinned(addresses) if addresses else None
        wait = aiohttp.ClientTimeout(total=_PATIENCE)
        try:
            async with (
                aiohttp.ClientSession(
                    connector=aiohttp.TCPConnector(resolver=resolver), timeout=wait
                ) as session,
                session.post(
                    to.address, data=json.dumps(told), headers=_JSON, allow_redirects=False
                ) as answer,
            ):
                status = answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as problem:
            raise Unreachable(f"webhook: {type(problem).__name__}") from None
        if status >= 300:
            raise Unreachable(f"webhook: {status}", gone=status == 410)


_JSON: Final = {"Content-Type": "application/json"}


class _Pinned(AbstractResolver):
    """Answers with the addresses that were looked at, whatever the name says by now."""

    def __init__(self, addresses: list[str]) -> None:
        self._addresses = addresses

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port,
                family=socket.AF_INET6 if ":" in address else socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
            for address in self._addresses
        ]

    async def close(self) -> None:
        """Nothing was opened."""


def _notify(url: str, message: Message) -> bool:
    told = Apprise()
    told.add(url)
    body = f"{message.text}\n{message.link}"
    return bool(told.notify(body=body, title=message.title, body_format=NotifyFormat.TEXT))
