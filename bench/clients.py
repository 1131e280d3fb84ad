"""Scripted players: each has a seat and a WebSocket, and decides again and again."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

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


class Folded(msgspec.Struct):
    heads: list[str]
    tails: list[str]


class Asked(msgspec.Struct):
    """What a question offers: orders to put together, or whole answers."""

    picks: list[Pick] = []
    options: list[str] = []
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
    """Somebody at one seat of one table."""

    def __init__(self, address: str, table: str, seat: str, cookie: str, tally: Tally) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: list[str] = []
        self.unanswered: set[str] = set()
        self.revision = 0
        self._url = f"{address.replace('http', 'ws')}/ws/tables/{table}?seat={seat}"
        self.cookie = cookie
        self._tally = tally
        self._asked: Asked | None = None
        self._waiting: dict[str, asyncio.Future[Heard]] = {}
        self._number = 0

    async def come(self) -> None:
        """Connect and listen."""
        self._line = await connect(
            self._url,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        self._listening = asyncio.create_task(self._listen(self._line))

    async def play(self, every: float, until: float) -> None:
        """Decide about once in so many seconds until a moment of the monotonic clock."""
        try:
            await asyncio.sleep(random.uniform(0, every))
            while time.monotonic() < until:
                begun = time.monotonic()
                await self._decide(self._line)
                await asyncio.sleep(max(0, every * random.uniform(0.8, 1.2) - (time.monotonic() - begun)))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else "without a word"
            self._tally.error(f"connection closed by the server ({code})")
        except TimeoutError:
            self._tally.error("no answer")
        except OSError as problem:
            self._tally.error(f"connection lost ({problem})")
        finally:
            self._listening.cancel()

    async def go(self) -> None:
        await self._line.close()

    async def _decide(self, line: ClientConnection) -> None:
        if self._asked is None:
            return
        self._number += 1
        request = f"{self.seat}-{self._number}-{random.getrandbits(32):x}"
        text = some_answer(self._asked)
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self._waiting[request] = answer
        self.unanswered.add(request)
        said = {"type": "decide", "request": request, "revision": self.revision, "text": text}
        begun = self._tally.sent[self.table] = time.perf_counter()
        await line.send(msgspec.json.encode(said).decode())
        heard = await asyncio.wait_for(answer, 60)
        self._tally.seconds.append(time.perf_counter() - begun)
        self.unanswered.discard(request)
        if heard.ok:
            self.acknowledged.append(request)
        elif heard.error is None or heard.error.code != "stale":
            self._tally.error("no reason" if heard.error is None else heard.error.message[:120])

    async def _listen(self, line: ClientConnection) -> None:
        async for raw in line:
            self._tally.messages += 1
            heard = _decoder.decode(raw)
            if heard.revision > self.revision:
                self.revision = heard.revision
            if heard.type in ("snapshot", "update") and not isinstance(heard.question, msgspec.UnsetType):
                self._asked = heard.question
            if heard.type == "update" and self.table in self._tally.sent:
                self._tally.views.append(time.perf_counter() - self._tally.sent[self.table])
            if heard.type == "answer" and heard.request in self._waiting:
                self._waiting.pop(heard.request).set_result(heard)


def some_answer(asked: Asked) -> str:
    """A random lawful answer."""
    if asked.picks:
        return some_orders(asked)
    if asked.folded and (not asked.options or random.random() < 0.8):
        fold = random.choice(asked.folded)
        return f"{random.choice(fold.heads)} {random.choice(fold.tails)}"
    return random.choice(asked.options) if asked.options else "none"


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


async def seated(address: str, games: int, tally: Tally, game: str = "diplomacy") -> list[Player]:
    """So many tables with a person in every seat."""
    gate = asyncio.Semaphore(16)

    async def table(number: int) -> list[Player]:
        async with gate:
            return await _table(address, number, tally, game)

    return [player for group in await asyncio.gather(*map(table, range(games))) for player in group]


async def _table(address: str, number: int, tally: Tally, game: str) -> list[Player]:
    players = []
    table = ""
    for seat in SEATS[game]:
        async with httpx.AsyncClient(base_url=address, headers={"X-GP-Request": "1"}, timeout=120) as client:
            await _post(client, "/api/guests", {"name": f"{seat} {number}", "language": "en"})
            if not table:
                wish = {"game": game, "public": True, "seats": {seat: "me"}}
                table = (await _post(client, "/api/tables", wish))["id"]
            else:
                await _post(client, f"/api/tables/{table}/join", {"seat": seat})
            cookie = f"gp_session={client.cookies['gp_session']}"
            players.append(Player(address, table, seat, cookie, tally))
    return players


async def _post(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found
