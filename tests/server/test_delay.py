"""Who has to wait sees the past only: whatever happens now, all he can fetch stays as it was."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from greatpowers.engine.chance import Stream
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, holds, open_house

pytestmark = pytest.mark.anyio

DELAY = 600
WATCHED: dict[str, Any] = {"public": True, "spectators": True, "spectator_delay": DELAY}


class Secrets:
    """Randomness of a house that can be made to repeat itself: positions to study are dealt at random."""

    def __init__(self) -> None:
        self.number = 0
        self.stands_still = False

    def __call__(self, size: int) -> str:
        if self.stands_still and size == 12:
            return "the same deal"
        self.number += 1
        return f"{'x' * size}{self.number:08}"[-max(size, 9) :]


async def decide_at_random(house: OpenHouse, ann: Visitor, table: str, times: int, start: int = 0) -> None:
    """Ann, who has all seats, answers whatever is asked."""
    live = await house.house.matches.table(table)
    for n in range(start, start + times):
        questions = live.playing().match.pending()
        if not questions:
            return
        question = questions[0]
        answer = question.choice.write(question.choice.sample(question.offer, Stream(f"s{n}")))
        said = await ann.decide(table, question.seat, answer)
        assert said.status_code == 200, said.text


async def dice_of(visitor: Visitor, table: str) -> list[Any]:
    found: list[Any] = (await visitor.get(f"/api/tables/{table}/verification")).json()["dice"]
    return found


def addresses(house: OpenHouse, table: str) -> list[str]:
    """Everything that can be fetched of a table, and all lists."""
    paths = {
        route.path.replace("{table_id:str}", table)
        for route in house.app.routes
        if "{table_id:str}" in route.path and "GET" in getattr(route, "methods", ())
    }
    assert len(paths) >= 10
    names = ("mine", "open", "watch", "finished")
    moments = [
        f"/api/tables/{table}/{what}?at={n}" for what in ("snapshot", "map.svg") for n in (0, 3, 10**6)
    ]
    lists = [f"/api/tables?list={name}" for name in names]
    return [
        *sorted(p for p in paths if not p.endswith((".png", ".gif", ".webp"))),
        *moments,
        *lists,
        "/api/tables?list=watch&page=1",
    ]


async def everything(house: OpenHouse, watcher: Visitor, table: str) -> dict[str, Any]:
    """All answers, headers that name a time or a state included."""
    found: dict[str, Any] = {}
    for path in addresses(house, table):
        answer = await watcher.get(path)
        assert answer.status_code < 500, (path, answer.text)
        tag = answer.headers.get("etag")
        found[path] = (answer.status_code, tag, answer.text)
    fork = await watcher.post(f"/api/tables/{table}/fork")
    shown = fork.json()
    found["fork"] = (fork.status_code, shown.get("phase"), shown.get("board"), shown.get("revision"))
    return found


def differences(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    return [path for path in before if before[path] != after[path]]


GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "diplomacy": ({"seats": dict.fromkeys(SEVEN, "hotseat")}, 8),
    "paths-of-glory": ({"seats": {"ap": "hotseat", "cp": "hotseat"}}, 60),
    "napoleonic-wars": (
        {"seats": {"france": "hotseat", "britain": "hotseat"}, "scenario": "1805-2"},
        60,
    ),
}


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_that_happens_now_shows(tmp_path: Path, clock: HandClock, game: str) -> None:
    wishes, decisions = GAMES[game]
    secret = Secrets()
    async with open_house(tmp_path, clock, background=False, secret=secret) as house:
        ann, bela = await house.guests("Ann", "Béla")
        table = (await ann.create(**wishes, game=game, **WATCHED))["id"]
        other = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **WATCHED))["id"]
        await decide_at_random(house, ann, table, decisions)
        clock.move(seconds=DELAY + 5)
        await decide_at_random(house, ann, table, 5, start=decisions)
        clock.move(seconds=30)
        secret.stands_still = True
        before = await everything(house, bela, table)
        secret.stands_still = False
        rolled = len(await dice_of(ann, table))
        await decide_at_random(house, ann, table, 2 * decisions, start=decisions + 5)
        await ann.post(f"/api/tables/{table}/hand-over", seat=next(iter(wishes["seats"])))
        await ann.post(f"/api/tables/{other}/hand-over", seat="France")
        secret.stands_still = True
        after = await everything(house, bela, table)
        now_rolled = len(await dice_of(ann, table))

    assert differences(before, after) == []
    if game != "diplomacy":
        assert now_rolled > rolled


async def test_the_end_of_a_game_does_not_show(any_house: OpenHouse) -> None:
    ann, bela = await any_house.guests("Ann", "Béla")
    wishes = {**WATCHED, "anonymous": True, "options": {"last_year": 1901}}
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **wishes))["id"]
    await ann.create(dict.fromkeys(SEVEN, "hotseat"), **WATCHED)
    any_house.clock.move(seconds=60)
    before = await everything(any_house, bela, table)
    while (await ann.get(f"/api/tables/{table}")).json()["status"] == "playing":
        view = (await ann.snapshot(table))["view"]
        for seat in view["asked"]:
            await ann.order(table, seat, holds(view, seat))
    after = await everything(any_house, bela, table)
    own = (await ann.get("/api/tables", list="finished")).json()["tables"]
    any_house.clock.move(seconds=DELAY)
    later = (await bela.get("/api/tables", list="finished")).json()["tables"]
    watched = (await bela.get("/api/tables", list="watch")).json()["tables"]

    assert differences(before, after) == []
    assert [shown["id"] for shown in own] == [shown["id"] for shown in later] == [table]
    assert later[0]["host"] == "Ann"
    assert table not in {shown["id"] for shown in watched}


async def test_what_is_taken_back_now_was_still_said_then(house: OpenHouse) -> None:
    """Undoing strikes lines out of the log; a delayed spectator reads the log as it was."""
    ann, bela = await house.guests("Ann", "Béla")
    seats = {"ap": "hotseat", "cp": "hotseat"}
    table = (await ann.create(seats, game="paths-of-glory", **WATCHED))["id"]
    await decide_at_random(house, ann, table, 12)
    live = await house.house.matches.table(table)
    row = next(row for row in reversed(live.playing().rows) if row.kind == "decide")
    house.clock.move(seconds=DELAY + 1)
    before = await bela.snapshot(table)
    asked = {"seat": row.seat, "word": "ask", "to": row.number, "request": "r"}
    answer = await ann.client.post(f"/api/tables/{table}/takeback", json=asked)
    assert answer.status_code == 200, answer.text
    after = await bela.snapshot(table)

    assert live.playing().struck
    assert after == before


async def test_the_lobby_is_not_told_the_moment(served: OpenHouse) -> None:
    ann = await served.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **WATCHED))["id"]
    open_table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), public=True, spectators=True))["id"]
    heard: list[str] = []
    async with connect(served.base.replace("http", "ws") + "/ws/lobby") as line:
        for id_ in (table, open_table):
            view = (await ann.snapshot(id_))["view"]
            for seat in view["asked"]:
                await ann.order(id_, seat, holds(view, seat))
        while open_table not in heard:
            heard.append(json.loads(await asyncio.wait_for(line.recv(), 10))["table"])

    assert table not in heard


async def test_a_private_letter_is_not_told_of_even_late(
    served: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greatpowers.server.api.sockets._DELAYED_LOOK", 0.02)
    ann = await served.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **WATCHED))["id"]
    async with served.stranger().socket(table) as line:
        await line.hear_of("snapshot")
        await ann.order(table, "France", "press Italy: between us")
        served.clock.move(seconds=DELAY + 1)
        await asyncio.sleep(0.3)
        await ann.order(table, "France", "press all: to everybody")
        served.clock.move(seconds=DELAY + 1)
        heard = await line.hear_of("snapshot")

    assert line.aside == []
    assert heard["revision"] == 1
