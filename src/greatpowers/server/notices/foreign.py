"""Addresses that people give us to send to: only where anybody may send, never into our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from ..settings import Settings
from .reaching import Unreachable

_PATIENCE: Final = 5.0


async def check_address(url: str, settings: Settings) -> list[str]:
    """Refuse what is not https, or leads where the public does not go; answers where it leads."""
    parts = urlsplit(url)
    if settings.reach_private:
        return []
    if parts.scheme != "https" or not parts.hostname:
        raise Unreachable("only https is reached")
    return await public_addresses(parts.hostname, parts.port or 443)


async def public_addresses(host: str, port: int) -> list[str]:
    """All addresses of a host, each of them public."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(_PATIENCE):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, TimeoutError, UnicodeError):
        raise Unreachable("the host is not known") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(ipaddress.ip_address(one.partition("%")[0]).is_global for one in addresses):
        raise Unreachable("the host is not a public one")
    return addresses
