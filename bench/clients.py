"""Scripted players: each has a seat and a WebSocket, and decides again and again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from line import Closed, Line

#: Who sits at a table of each game.
SEATS = {
    "diplomacy": ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"),
    "paths-of-glory": ("ap", "cp"),
    "napoleonic-wars": ("france", "britain", "austria", "russia", "prussia"),
}


class Part(msgspec.Struct):
    text: str
    at: str | None = None


class Pick(msgspec.Struct):
    count: int
    exact: bool
    orders: list[Part]


class Option(msgspec.Struct):
    text: str


class Folded(msgspec.Struct):
    heads: list[str | Option]
    tails: list[str | Option]


class Asked(msgspec.Struct):
    """What a question offers: orders to put together, or whole answers."""

    picks: list[Pick] = []
    options: list[str | Option] = []
    folded: list[Folded] = []


class Refused(msgspec.Struct):
    code: str
    message: str = ""


class Heard(msgspec.Struct):
    """The few fields of a message that a scripted player cares for."""

    type: str
    revision: int = -1
    request: str = ""
    ok: bool = True
    error: Refused | None = None
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET


_decoder = msgspec.json.Decoder(Heard)
#: How messages begin that are looked into.
_ANSWER, _UPDATE, _SNAPSHOT = (b'{"type":"%s"' % kind for kind in (b"answer", b"update", b"snapshot"))


class Tally:
    """What all players together met with."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        #: From sending a decision until the fresh view and question are with a player of the table.
        self.views: list[float] = []
        #: When the last decision of a table was sent.
        self.sent: dict[str, float] = {}
        self.errors: dict[str, int] = {}
        self.messages = 0

    def error(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1


class Player:
    """Somebody at one seat of one table. What he hears he reads only when he has to decide."""

    def __init__(self, address: str, table: str, seat: str, cookie: str, tally: Tally) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: list[str] = []
        self.unanswered: set[str] = set()
        self.revision = 0
        self._url = f"{address}/ws/tables/{table}?seat={seat}"
        self.cookie = cookie
        self._tally = tally
        self._asked: Asked | None = None
        self._unread: list[bytes] = []
        self._waiting: dict[str, asyncio.Future[Heard]] = {}
        self._number = 0

    async def come(self) -> None:
        """Connect and listen."""
        self._line = Line(self._url, self.cookie, self._hear)
        await self._line.open()

    async def play(self, every: float, until: float) -> None:
        """Decide about once in so many seconds until a moment of the monotonic clock."""
        await play_table([self], every, until)

    def go(self) -> None:
        self._line.close()

    @property
    def is_asked(self) -> bool:
        """Is there something to decide, as far as he has heard?"""
        for raw in self._unread:
            heard = _decoder.decode(raw)
            self.revision = max(self.revision, heard.revision)
            if not isinstance(heard.question, msgspec.UnsetType):
                self._asked = heard.question
        self._unread.clear()
        return self._asked is not None

    async def decide(self) -> None:
        """Answer the question somehow, and wait until it is acknowledged."""
        if not self.is_asked or self._asked is None:
            return
        self._number += 1
        request = f"{self.seat}-{self._number}-{random.getrandbits(32):x}"
        text = some_answer(self._asked)
        answer = self._waiting[request] = asyncio.get_running_loop().create_future()
        self.unanswered.add(request)
        said = {"type": "decide", "request": request, "revision": self.revision, "text": text}
        begun = self._tally.sent[self.table] = time.perf_counter()
        self._line.send(msgspec.json.encode(said))
        await asyncio.wait([answer, self._line.closed], timeout=60, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise Closed(self._line.closed.result()) if self._line.closed.done() else TimeoutError
        heard = answer.result()
        self._tally.seconds.append(time.perf_counter() - begun)
        self.unanswered.discard(request)
        if heard.ok:
            self.acknowledged.append(request)
        elif heard.error is None or heard.error.code != "stale":
            self._tally.error("no reason" if heard.error is None else heard.error.message[:120])

    def _hear(self, raw: bytes) -> None:
        self._tally.messages += 1
        if raw.startswith(_ANSWER):
            heard = _decoder.decode(raw)
            self.revision = max(self.revision, heard.revision)
            if heard.request in self._waiting:
                self._waiting.pop(heard.request).set_result(heard)
            return
        if raw.startswith(_UPDATE):
            if self.table in self._tally.sent:
                self._tally.views.append(time.perf_counter() - self._tally.sent[self.table])
        elif not raw.startswith(_SNAPSHOT):
            return
        self._unread.append(raw)


async def play_table(players: Sequence[Player], every: float, until: float) -> None:
    """One decision about every so many seconds, of whoever of these players is asked."""
    tally = players[0]._tally
    try:
        await asyncio.sleep(random.uniform(0, every))
        while time.monotonic() < until:
            begun = time.monotonic()
            for player in random.sample(players, len(players)):
                if player.is_asked:
                    await player.decide()
                    break
            await asyncio.sleep(max(0, every * random.uniform(0.8, 1.2) - (time.monotonic() - begun)))
    except Closed as closed:
        tally.error(f"connection closed by the server ({closed})")
    except TimeoutError:
        tally.error("no answer")
    except OSError as problem:
        tally.error(f"connection lost ({problem})")


def some_answer(asked: Asked) -> str:
    """A random lawful answer."""
    if asked.picks:
        return some_orders(asked)
    if asked.folded and (not asked.options or random.random() < 0.8):
        fold = random.choice(asked.folded)
        return f"{text_of(random.choice(fold.heads))} {text_of(random.choice(fold.tails))}"
    if not asked.options:
        return "none"
    return text_of(random.choice(asked.options))


def text_of(option: str | Option) -> str:
    """How it is answered."""
    return option if isinstance(option, str) else option.text


def some_orders(asked: Asked) -> str:
    """Random lawful orders, one a unit or centre."""
    chosen: list[str] = []
    for pick in asked.picks:
        left = pick.orders
        for _ in range(pick.count):
            if not left:
                break
            order = random.choice(left)
            chosen.append(order.text)
            left = [other for other in left if other.at != order.at] if pick.count > 1 else []
    return "; ".join(chosen) or "none"


async def seated(addresses: Sequence[str], games: int, tally: Tally, game: str = "diplomacy") -> list[Player]:
    """So many tables with a person in every seat, in turns at these addresses."""
    gate = asyncio.Semaphore(16)
    # A jar that keeps nothing: everybody names his own cookie.
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(headers={"X-GP-Request": "1"}, timeout=120, cookies=jar) as client:

        async def table(number: int) -> list[Player]:
            async with gate:
                return await _table(client, addresses[number % len(addresses)], number, tally, game)

        return [player for group in await asyncio.gather(*map(table, range(games))) for player in group]


async def _table(
    client: httpx.AsyncClient, address: str, number: int, tally: Tally, game: str
) -> list[Player]:
    players = []
    table = ""
    for seat in SEATS[game]:
        who = {"name": f"{seat} {number}", "language": "en"}
        came = await client.post(f"{address}/api/guests", json=who)
        came.raise_for_status()
        cookie = next(
            one.split(";")[0] for one in came.headers.get_list("set-cookie") if one.startswith("gp_session")
        )
        path, wish = f"/api/tables/{table}/join", dict[str, Any](seat=seat)
        if not table:
            path, wish = "/api/tables", {"game": game, "public": True, "seats": {seat: "me"}}
        answer = await client.post(address + path, json=wish, headers={"Cookie": cookie})
        answer.raise_for_status()
        table = table or str(answer.json()["id"])
        players.append(Player(address, table, seat, cookie, tally))
    return players
