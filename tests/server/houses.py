"""Helpers: a house opened for a test, and visitors who use it as browsers do."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from greatpowers.server.app import create_app
from greatpowers.server.house import House
from greatpowers.server.running import server_config
from greatpowers.server.settings import Settings

SEVEN = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


class HandClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.moment = datetime(2030, 1, 7, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment

    def move(self, **time: float) -> None:
        self.moment += timedelta(**time)


class OpenHouse:
    """A house that answers, and the way to it."""

    def __init__(self, app: Any, base: str, clock: HandClock) -> None:
        self.app = app
        self.house: House = app.state.house
        self.base = base
        self.clock = clock
        self._visitors: list[Visitor] = []

    def stranger(self) -> Visitor:
        """Somebody without a name."""
        transport = httpx.ASGITransport(app=self.app, raise_app_exceptions=False) if not self.base else None
        client = httpx.AsyncClient(
            transport=transport,
            base_url=self.base or "http://house.test",
            headers={"X-GP-Request": "1"},
            timeout=30,
        )
        visitor = Visitor(self, client)
        self._visitors.append(visitor)
        return visitor

    async def guest(self, name: str) -> Visitor:
        visitor = self.stranger()
        visitor.me = (await visitor.post("/api/guests", name=name, language="en")).json()
        return visitor

    async def guests(self, *names: str) -> list[Visitor]:
        return [await self.guest(name) for name in names]

    async def settled(self, table: str) -> None:
        """Wait until the bots have nothing more to say."""
        await self.house.bots.settle(await self.house.matches.table(table))

    async def close(self) -> None:
        for visitor in self._visitors:
            await visitor.client.aclose()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, opened: OpenHouse, client: httpx.AsyncClient) -> None:
        self.opened = opened
        self.client = client
        self.me: dict[str, Any] = {}

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.client.get(path, params=query)

    async def post(self, path: str, /, **body: Any) -> httpx.Response:
        return await self.client.post(path, json=body)

    async def create(self, seats: dict[str, str], **more: Any) -> dict[str, Any]:
        """A table of Diplomacy for seven; seats not named are open."""
        answer = await self.post("/api/tables", **{"game": "diplomacy", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def snapshot(self, table: str, seat: str = "", **query: Any) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{table}/snapshot", seat=seat, **query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def decide(
        self, table: str, seat: str, text: str, revision: int | None = None, request: str = ""
    ) -> httpx.Response:
        """Decide on what is seen now, unless another revision is named."""
        if revision is None:
            revision = (await self.snapshot(table, seat))["revision"]
        path = f"/api/tables/{table}/decide"
        return await self.post(path, seat=seat, text=text, revision=revision, request=request)

    async def order(self, table: str, seat: str, text: str) -> dict[str, Any]:
        answer = await self.decide(table, seat, text)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @asynccontextmanager
    async def socket(self, table: str, seat: str = "", since: int = -1) -> AsyncIterator[Line]:
        """A WebSocket to a table."""
        url = self.opened.base.replace("http", "ws") + f"/ws/tables/{table}?seat={seat}&since={since}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        async with connect(url, additional_headers={"Cookie": cookies}) as connection:
            yield Line(connection)


class Line:
    """A WebSocket that speaks JSON."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.aside: list[dict[str, Any]] = []

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), 10))
        return message

    async def hear_of(self, *types: str) -> dict[str, Any]:
        """The next message of these types; others are put aside."""
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message
            self.aside.append(message)


def settings_for(folder: Path, clock: Callable[[], datetime], **changes: Any) -> Settings:
    """A house that does its work here and at once."""
    return replace(
        Settings(
            data=folder, clock=clock, workers=0, limits=0, bot_budget=20.0, bot_breath=0.0, bot_tempo=None
        ),
        **changes,
    )


@asynccontextmanager
async def open_house(folder: Path, clock: Any, **changes: Any) -> AsyncIterator[OpenHouse]:
    app = create_app(settings_for(folder, clock, **changes))
    async with app.lifespan():
        opened = OpenHouse(app, "", clock)
        try:
            yield opened
        finally:
            await opened.close()


@asynccontextmanager
async def serving(folder: Path, clock: HandClock, **changes: Any) -> AsyncIterator[OpenHouse]:
    """The house behind uvicorn, in this event loop."""
    settings = settings_for(folder, clock, **changes)
    app = create_app(settings)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(server_config(app, settings))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done()
    opened = OpenHouse(app, f"http://127.0.0.1:{listening.getsockname()[1]}", clock)
    try:
        yield opened
    finally:
        await opened.close()
        server.should_exit = True
        await task


def holds(view: dict[str, Any], seat: str) -> str:
    """Orders that make every unit of a seat hold, or the least that answers another phase."""
    if view["kind"] != "M":
        return "none"
    powers = view["powers"][seat]
    units = [unit for unit in view["units"] if unit["power"] in powers]
    return "; ".join(f"{unit['kind']} {unit['place']} H" for unit in units)


def sealed_in(snapshot: dict[str, Any]) -> list[str]:
    """The texts of the orders that a seat has sealed."""
    return [order["text"] for order in snapshot["view"]["own_orders"]]


def as_sent(struct: Any) -> Any:
    """What a client reads of it."""
    return msgspec.json.decode(msgspec.json.encode(struct))
