"""Who asks, and for what: shared by all handlers."""

from __future__ import annotations

import re
from typing import cast

from litestar.params import FromPath

from ..house import House
from ..matches.table import Table
from ..people.addresses import network_of
from ..people.people import Person
from ..people.sessions import COOKIE, key_of
from ..problems import Problem, not_found
from ..requests import Asked, Connection, Socket, bearer_token

TableId = FromPath[str]

__all__ = [
    "Asked",
    "Connection",
    "Socket",
    "TableId",
    "address_of",
    "asker_of",
    "checked_token",
    "house_of",
    "person_of",
    "session_of",
    "somebody",
    "table_named",
    "token_of",
]

_ID = re.compile(r"[A-Za-z0-9_-]{4,24}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{8,40}")


def house_of(connection: Connection) -> House:
    return cast(House, connection.app.state.house)


def token_of(connection: Connection) -> str | None:
    """What the asker is known by: a program's token, else the cookie."""
    token = bearer_token(connection)
    return connection.cookies.get(COOKIE) if token is None else token


async def somebody(connection: Connection) -> Person | None:
    """The person behind the token, if any."""
    return await house_of(connection).sessions.person(token_of(connection))


def session_of(connection: Connection) -> str | None:
    """The key of the session behind the token."""
    token = token_of(connection)
    return None if not token else key_of(token)


async def person_of(connection: Connection) -> Person:
    """The person behind the cookie; nobody else may do this."""
    person = await somebody(connection)
    if person is None:
        raise Problem(401, "sign-in-needed", "tell us your name first")
    return person


async def table_named(connection: Connection, id_: str) -> Table:
    if not _ID.fullmatch(id_):
        raise not_found()
    return await house_of(connection).matches.table(id_)


def checked_token(token: str) -> str:
    if not _TOKEN.fullmatch(token):
        raise not_found("invitation")
    return token


def asker_of(connection: Connection, person: Person | None) -> str:
    """Whose limits count: the person's, a stranger's by his address."""
    return address_of(connection) if person is None else person.id


def address_of(connection: Connection) -> str:
    """Who asks, as far as limits are concerned: of IPv6 the network, since everybody has a whole one."""
    return "unknown" if connection.client is None else network_of(connection.client.host)
