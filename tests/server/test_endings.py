"""When a session ends, so do its open lines: at once, in every process, and with them the right to decide."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from greatpowers.server.administration import remove_user
from tests.server.houses import SEVEN, HandClock, Line, OpenHouse, Visitor, serving
from tests.server.postgresql import fresh_database

pytestmark = pytest.mark.anyio

SECRET = "correct horse"


@pytest.fixture(params=["one process", "two processes"])
async def doors(
    request: pytest.FixtureRequest, tmp_path: Path, clock: HandClock
) -> AsyncIterator[tuple[OpenHouse, OpenHouse]]:
    """Where somebody acts, and where the line is open: the same server, or two on one PostgreSQL."""
    async with AsyncExitStack() as stack:
        if request.param == "one process":
            only = await stack.enter_async_context(serving(tmp_path, clock))
            yield only, only
        else:
            url = fresh_database(request.getfixturevalue("cluster"))
            first, second = [
                await stack.enter_async_context(serving(tmp_path, clock, database=url)) for _ in range(2)
            ]
            yield first, second


async def member(house: OpenHouse) -> tuple[Visitor, str]:
    """Ann, registered, with a game of her own."""
    ann = await house.guest("Ann")
    await ann.post("/api/register", name="Ann", password=SECRET, language="en")
    ann.me = (await ann.get("/api/me")).json()["me"]
    return ann, (await ann.create(dict.fromkeys(SEVEN, "hotseat"), public=True, spectators=True))["id"]


async def elsewhere(house: OpenHouse) -> Visitor:
    """Ann at another device."""
    again = house.stranger()
    await again.post("/api/sign-in", name="Ann", password=SECRET)
    return again


def with_cookies_of(house: OpenHouse, visitor: Visitor) -> Visitor:
    """The same browser, talking to another process."""
    same = house.stranger()
    for name, value in visitor.client.cookies.items():
        same.client.cookies.set(name, value)
    return same


async def new_password(ann: Visitor, _: Visitor, __: OpenHouse) -> None:
    await ann.client.patch("/api/me", json={"password": {"old": SECRET, "new": "another horse"}})


async def sign_out(_: Visitor, there: Visitor, __: OpenHouse) -> None:
    await there.post("/api/sign-out")


async def sign_out_everywhere(ann: Visitor, _: Visitor, __: OpenHouse) -> None:
    await ann.post("/api/sign-out", everywhere=True)


async def sign_in_anew(_: Visitor, there: Visitor, __: OpenHouse) -> None:
    await there.post("/api/sign-in", name="Ann", password=SECRET)


async def leave_for_another_name(_: Visitor, there: Visitor, __: OpenHouse) -> None:
    await there.post("/api/guests", name="Somebody else")


ENDINGS: list[Callable[[Visitor, Visitor, OpenHouse], Awaitable[None]]] = [
    new_password,
    sign_out,
    sign_out_everywhere,
    sign_in_anew,
    leave_for_another_name,
]


async def ends(line: Line) -> bool:
    """Is the line closed by the server within a moment?"""
    try:
        await line.hear_of("a message that never comes")
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False
    return False


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.__name__)
async def test_a_line_ends_with_its_session(
    doors: tuple[OpenHouse, OpenHouse], ending: Callable[[Visitor, Visitor, OpenHouse], Awaitable[None]]
) -> None:
    acting, listening = doors
    ann, table = await member(acting)
    there = await elsewhere(acting)
    device = with_cookies_of(listening, there)
    async with device.socket(table, "France") as line:
        await line.hear_of("snapshot")
        await ending(ann, there, acting)
        with suppress(ConnectionClosed):
            await line.say(type="decide", request="late", revision=0, text="press all: I am still here")
        closed = await ends(line)
    live = await acting.house.matches.table(table)

    assert closed
    if acting is listening:
        # Between processes the word needs a moment; here there is none.
        assert live.playing().revision == 0


async def test_other_lines_stay_open(served: OpenHouse) -> None:
    ann, table = await member(served)
    there = await elsewhere(served)
    async with ann.socket(table, "France") as own, there.socket(table, "Italy") as other:
        await own.hear_of("snapshot")
        await other.hear_of("snapshot")
        await new_password(ann, there, served)
        assert await ends(other)
        await own.say(type="decide", request="r", revision=0, text="press all: it is me")
        answer = await own.hear_of("answer")

    assert answer["ok"]


async def test_the_lobby_and_the_waiting_room_end_as_well(served: OpenHouse) -> None:
    ann, table = await member(served)
    waiting = (await ann.create({"France": "me"}, public=True))["id"]
    async with ann.socket(waiting) as room, ann.socket(table, "") as watching:
        await room.hear_of("waiting")
        await watching.hear_of("snapshot")
        await ann.post("/api/sign-out")

        assert [await ends(room), await ends(watching)] == [True, True]


async def test_a_delayed_spectator_is_sent_away_too(served: OpenHouse) -> None:
    ann = await served.guest("Ann")
    wishes: dict[str, Any] = {"public": True, "spectators": True, "spectator_delay": 600}
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **wishes))["id"]
    bela = await served.guest("Béla")
    async with bela.socket(table) as line:
        await line.hear_of("snapshot")
        await bela.post("/api/sign-out")

        assert await ends(line)


async def test_a_session_that_runs_out_takes_its_lines_along(served: OpenHouse) -> None:
    ann, table = await member(served)
    async with ann.socket(table, "France") as line:
        await line.hear_of("snapshot")
        served.clock.move(days=200)
        await served.house.check_lines()

        assert await ends(line)


async def test_nobody_stays_online_after_the_last_line(served: OpenHouse) -> None:
    """Also a spectator who had to wait, or whose table was taken away, has gone when he has gone."""
    ann = await served.guest("Ann")
    wishes: dict[str, Any] = {"public": True, "spectators": True, "spectator_delay": 600}
    delayed = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **wishes))["id"]
    own = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    bela = await served.guest("Béla")
    hub = served.house.hub
    async with ann.socket(own, "France") as line:
        await line.hear_of("snapshot")
        async with bela.socket(delayed) as watching:
            await watching.hear_of("snapshot")
        hub.forget(own)
        assert await ends(line)
    for _ in range(100):
        if not hub.listeners():
            break
        await asyncio.sleep(0.02)

    assert not hub.online(ann.me["id"])
    assert not hub.online(bela.me["id"])
    assert hub.listeners() == []


async def test_a_person_is_removed_from_the_terminal_while_others_play(
    cluster: Any, tmp_path: Path, clock: HandClock
) -> None:
    """On PostgreSQL the running servers hear of it."""
    url = fresh_database(cluster)
    async with serving(tmp_path, clock, database=url) as house:
        ann, table = await member(house)
        async with ann.socket(table, "France") as line:
            await line.hear_of("snapshot")
            await remove_user(house.house.database, "Ann")

            assert await ends(line)
