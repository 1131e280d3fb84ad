"""Being told, over HTTP: the notices themselves, channels, wishes, quiet hours."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import UNSET, Meta, UnsetType

from ...locale import Texts
from ..house import House
from ..live.wire import iso
from ..notices.book import Channel
from ..notices.kinds import ALWAYS, CHANNELS, KINDS, ChannelKind, Kind, Wish, wish_for
from ..notices.push import is_key
from ..notices.quiet import QuietHours, checked_hours
from ..notices.reaching import Unreachable
from ..notices.words import said
from ..people.people import Person
from ..problems import Problem
from ..store import shelf
from .asking import Asked, house_of, person_of, session_of

Id = Annotated[str, Meta(max_length=24)]


class NoticeOnWire(msgspec.Struct):
    """A notice in the reader's words."""

    id: str
    kind: Kind
    title: str
    text: str
    path: str
    made: str | None
    read: bool


class NoticeList(msgspec.Struct):
    notices: list[NoticeOnWire]
    unread: int


class ChannelOnWire(msgspec.Struct):
    """A channel as its owner sees it; of addresses that are secret only the label."""

    id: str
    kind: ChannelKind
    label: str
    verified: bool
    failures: int
    error: str
    #: It is the browser that asks.
    here: bool


class WishOnWire(msgspec.Struct):
    kind: Kind
    channel: ChannelKind
    wish: Wish
    #: Nobody can wish otherwise.
    fixed: bool = False


class NoticeSettings(msgspec.Struct):
    """Everything about how somebody is told."""

    channels: list[ChannelOnWire]
    wishes: list[WishOnWire]
    hours: QuietHours
    #: Does this house send mail?
    mail: bool
    #: What a browser must know to be pushed to.
    push_key: str


class Wished(msgspec.Struct, forbid_unknown_fields=True):
    kind: Kind
    channel: ChannelKind
    wish: Wish


class NoticeChanges(msgspec.Struct, forbid_unknown_fields=True):
    wishes: Annotated[list[Wished], Meta(max_length=60)] = []
    hours: QuietHours | UnsetType = UNSET


class PushKeys(msgspec.Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewPush(msgspec.Struct):
    """A browser that may be pushed to, as it describes itself."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    label: Annotated[str, Meta(max_length=80)] = ""


class NewApp(msgspec.Struct):
    """The address of a service or a webhook."""

    url: Annotated[str, Meta(max_length=1000)]
    label: Annotated[str, Meta(max_length=80)] = ""


class ReadNotices(msgspec.Struct):
    """All of them, or those about one table."""

    subject: Id = ""


@get("/api/notices")
async def notices(request: Asked) -> NoticeList:
    """The latest notices of the asker."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    return await _listed(house, person)


@post("/api/notices/read", status_code=200)
async def read_notices(request: Asked, data: JSONBody[ReadNotices]) -> NoticeList:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    await house.notices.notices.read(person.id, data.subject or None)
    return await _listed(house, person)


@get("/api/me/notices")
async def notice_settings(request: Asked) -> NoticeSettings:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("read", person.id)
    return await _settings(house, person, session_of(request))


@patch("/api/me/notices")
async def change_notices(request: Asked, data: JSONBody[NoticeChanges]) -> NoticeSettings:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    book = house.notices.book
    if not isinstance(data.hours, UnsetType):
        await book.keep_quiet(person.id, checked_hours(data.hours))
    for wished in data.wishes:
        if wished.kind in ALWAYS and wished.wish != "now":
            raise Problem(422, "notice-always", "what the house has to say is always told")
        await book.wish(person.id, wished.kind, wished.channel, wished.wish)
    return await _settings(house, person, session_of(request))


@post("/api/me/channels/push", status_code=201)
async def add_push(request: Asked, data: JSONBody[NewPush]) -> NoticeSettings:
    """From now on this browser is pushed to, until it signs out."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("channel", person.id)
    if not is_key(data.keys.p256dh) or not data.keys.auth:
        raise Problem(422, "push-keys", "these are no keys of a browser")
    await _check_push(house, data.endpoint)
    session = session_of(request)
    keys = {"p256dh": data.keys.p256dh, "auth": data.keys.auth}
    await house.notices.book.add(
        person.id, "push", data.endpoint, label=data.label, keys=keys, session=session
    )
    return await _settings(house, person, session)


@post("/api/me/channels/app", status_code=201)
async def add_app(request: Asked, data: JSONBody[NewApp]) -> NoticeSettings:
    """Telegram, Discord, Slack, Matrix, ntfy or a webhook."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("channel", person.id)
    if house.notices.apps.refuses(data.url):
        raise Problem(422, "channel-address", "this address is not one notices are sent to")
    label = data.label.strip() or data.url.partition(":")[0]
    await house.notices.book.add(person.id, "app", data.url, label=label)
    return await _settings(house, person, session_of(request))


@delete("/api/me/channels/{channel_id:str}", status_code=200)
async def remove_channel(request: Asked, channel_id: FromPath[str]) -> NoticeSettings:
    house, person = house_of(request), await person_of(request)
    house.limits.spend("decide", person.id)
    channel = await house.notices.book.own(person.id, channel_id[:24])
    await house.notices.book.remove(channel.id)
    return await _settings(house, person, session_of(request))


@post("/api/me/channels/{channel_id:str}/test", status_code=200)
async def test_channel(request: Asked, channel_id: FromPath[str]) -> NoticeSettings:
    """Send a first message, and say whether it got through."""
    house, person = house_of(request), await person_of(request)
    house.limits.spend("channel", person.id)
    channel = await house.notices.book.own(person.id, channel_id[:24])
    try:
        await house.notices.outbox.test(person, channel)
    except Unreachable as problem:
        params = {"reason": problem.reason}
        raise Problem(502, "channel-failed", f"not sent: {problem.reason}", params=params) from None
    return await _settings(house, person, session_of(request))


async def _check_push(house: House, endpoint: str) -> None:
    """A push service is somewhere anybody may reach, and nowhere in our own network."""
    if not endpoint.startswith("https://") and not house.settings.reach_private:
        raise Problem(422, "channel-address", "this address is not one notices are sent to")


async def _listed(house: House, person: Person) -> NoticeList:
    found = await house.notices.notices.of(person.id)
    texts, zone = Texts(person.language), (await house.notices.book.wishes(person.id)).hours.zone
    about = sorted({notice.subject for notice in found})
    async with house.database.reading() as connection:
        known = {
            table.id: table for table in await shelf.load_tables(connection, about, house.matches.spoiled)
        }
    listed = []
    for notice in found:
        words = said(notice, known.get(notice.subject), texts, zone, house.now)
        is_read = notice.read is not None
        made = iso(notice.made)
        listed.append(
            NoticeOnWire(notice.id, notice.kind, words.title, words.text, words.path, made, is_read)
        )
    return NoticeList(listed, sum(not notice.read for notice in listed))


async def _settings(house: House, person: Person, session: str | None) -> NoticeSettings:
    desk = house.notices
    wishes = await desk.book.wishes(person.id)
    return NoticeSettings(
        channels=[_shown(channel, session) for channel in await desk.book.of(person.id)],
        wishes=[
            WishOnWire(kind, channel, wish_for(kind, channel, wishes.said), kind in ALWAYS)
            for kind in KINDS
            for channel in CHANNELS
        ],
        hours=wishes.hours,
        mail=desk.mail.is_ready,
        push_key=await desk.push.public_key(),
    )


def _shown(channel: Channel, session: str | None) -> ChannelOnWire:
    here = channel.session is not None and channel.session == session
    return ChannelOnWire(
        channel.id, channel.kind, channel.label, channel.verified, channel.failures, channel.error, here
    )


HANDLERS: list[ControllerRouterHandler] = [
    notices,
    read_notices,
    notice_settings,
    change_notices,
    add_push,
    add_app,
    remove_channel,
    test_channel,
]
