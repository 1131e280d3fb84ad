"""Addresses of members: shown to be theirs by a letter, and the way back to a lost account."""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy import select

from ...locale import Texts
from ..people.naming import sign_in_name
from ..people.people import People, Person
from ..people.tickets import Tickets
from ..problems import Problem
from ..store.database import Database
from ..store.notice_tables import channels
from ..store.tables import people
from .book import Channel, ChannelBook
from .reaching import Address, Carrier, Message, Unreachable

LONGEST_ADDRESS: Final = 254
_ADDRESS: Final = re.compile(
    r"[^\s@<>\"(),:;\[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,24}"
)
#: Somebody may have several accounts; more of them are not told at once.
_MOST_ACCOUNTS: Final = 5


class Mailbox:
    """Confirms addresses and helps those who have forgotten their password."""

    def __init__(
        self,
        database: Database,
        members: People,
        book: ChannelBook,
        tickets: Tickets,
        carrier: Carrier,
        base: str,
    ) -> None:
        self._database = database
        self._people = members
        self._book = book
        self._tickets = tickets
        self._carrier = carrier
        self._base = base

    async def claim(self, person: Person, address: str) -> Channel:
        """Send a letter there; whoever can read it may say that the address is his."""
        checked = checked_address(address)
        if person.kind == "guest":
            raise Problem(409, "members-only", "this is for members: choose a password first")
        self._check_ready()
        for known in await self._book.of(person.id):
            if known.kind == "mail" and known.address != checked and not known.verified:
                await self._book.remove(known.id)
        channel = await self._book.add(person.id, "mail", checked, label=checked, verified=False)
        token = await self._tickets.give("mail", person.id, channel.id)
        await self._send(person, checked, "confirm", f"{self._base}/confirm/{token}")
        return channel

    async def confirm(self, token: str) -> None:
        """The letter was read: from now on this is the person's one address."""
        ticket = await self._tickets.use("mail", token)
        channel = await self._book.one(ticket.about)
        if channel is None or channel.person != ticket.person:
            raise Problem(410, "link-expired", "this link is not valid any more")
        await self._book.confirm(channel.id)
        for known in await self._book.of(ticket.person):
            if known.kind == "mail" and known.id != channel.id:
                await self._book.remove(known.id)

    async def forgotten(self, who: str) -> None:
        """Letters to the accounts of this name or address; nobody learns whether there are any."""
        if not self._carrier.is_ready:
            return
        for person, address in await self._accounts(who):
            token = await self._tickets.give("password", person.id)
            try:
                await self._send(person, address, "password", f"{self._base}/password/{token}")
            except Problem:
                continue

    async def choose(self, token: str, password: str) -> Person:
        """A new password for the account the ticket is for."""
        ticket = await self._tickets.look("password", token)
        person = await self._people.by_id(ticket.person)
        if person is None:
            raise Problem(410, "link-expired", "this link is not valid any more")
        await self._people.set_password(person, password)
        await self._tickets.use("password", token)
        return person

    async def _accounts(self, who: str) -> list[tuple[Person, str]]:
        mine = channels.c.person == people.c.id
        verified = (mine, channels.c.kind == "mail", channels.c.verified.is_(True))
        wanted = select(people.c.id, channels.c.address).where(*verified)
        if "@" in who:
            wanted = wanted.where(channels.c.address == who.strip().casefold())
        else:
            wanted = wanted.where(people.c.sign_in_name == sign_in_name(who))
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted.limit(_MOST_ACCOUNTS))).all()
        found = [(await self._people.by_id(id_), address) for id_, address in rows]
        return [(person, address) for person, address in found if person is not None]

    async def _send(self, person: Person, address: str, what: str, link: str) -> None:
        texts = Texts(person.language)
        name = {"name": person.name}
        message = Message(
            texts.format(f"mail-{what}-title", **name), texts.format(f"mail-{what}", **name), link, what
        )
        try:
            await self._carrier.carry(Address(address, language=person.language), message)
        except Unreachable as problem:
            raise Problem(502, "mail-not-sent", f"the letter could not be sent: {problem.reason}") from None

    def _check_ready(self) -> None:
        if not self._carrier.is_ready:
            raise Problem(409, "mail-not-set-up", "this house sends no mail")


def checked_address(address: str) -> str:
    """The address in the one form it is compared in."""
    plain = address.strip().casefold()
    if len(plain) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(plain) or ".." in plain:
        raise Problem(422, "mail-address", "this is no e-mail address")
    return plain
