"""Being told, as the house knows it: one value with everything that belongs to it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from ..live.channels import Hub
from ..people.people import People
from ..people.tickets import Tickets
from ..settings import Settings
from ..store.database import Database
from .apps import AppCarrier
from .book import ChannelBook
from .mail import MailCarrier
from .mailbox import Mailbox
from .outbox import Outbox
from .push import PushCarrier
from .store import Notices
from .teller import Alarms, TableTeller
from .unsubscribing import Unsubscribing


class NoticeDesk:
    """Writes notices, sends them, and keeps what people wish."""

    def __init__(self, settings: Settings, database: Database, people: People, hub: Hub) -> None:
        now, secret = settings.clock, settings.secret
        base = settings.base
        self.notices = Notices(database, now, secret)
        self.book = ChannelBook(database, now, secret)
        self.mail = MailCarrier(settings)
        self.push = PushCarrier(settings, database)
        self.apps = AppCarrier(settings)
        self.tickets = Tickets(database, now, secret)
        self.mailbox = Mailbox(database, people, self.book, self.tickets, self.mail, base)
        self.unsubscribing = Unsubscribing(database, self.book, secret, base)
        self.outbox = Outbox(
            database,
            people,
            self.book,
            {"mail": self.mail, "push": self.push, "app": self.apps},
            lambda: now().timestamp(),
            hub.is_looking,
            base,
            self.unsubscribing.link,
        )
        self.teller = TableTeller(self.notices)
        self.alarms = Alarms(database, self.notices, now)
        self.notices.woken = self.outbox.wake
        self._letters: set[asyncio.Task[None]] = set()

    def background(self) -> list[Coroutine[object, object, None]]:
        """What goes on as long as the house is open."""
        return [self.outbox.run(), self.alarms.run()]

    def in_background(self, letter: Coroutine[object, object, None]) -> None:
        """Send something that nobody waits for, so that the time it takes tells nothing."""
        task = asyncio.ensure_future(letter)
        self._letters.add(task)
        task.add_done_callback(self._letters.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._letters, return_exceptions=True)
        await self.outbox.close()
