"""Bots at the tables and the processes they think in."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games.table import find_game
from greatpowers.server.workers.pool import Workers, WorkFailed
from tests.server.houses import SEVEN, HandClock, OpenHouse, holds, open_house, sealed_in

pytestmark = pytest.mark.anyio


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers(1)
    yield made
    await made.close()


def add(a: int, b: int) -> int:
    return a + b


def think_for_ever() -> None:
    while True:
        time.sleep(0.01)


def fall_dead() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def stumble() -> None:
    raise ValueError("a bug in a bot")


async def test_work_is_done_in_another_process(workers: Workers) -> None:
    assert await workers.run(10, os.getpid) != os.getpid()


async def test_slow_work_is_given_up_and_the_worker_goes_on(workers: Workers) -> None:
    first = await workers.run(10, os.getpid)
    with pytest.raises(WorkFailed):
        await workers.run(0.3, think_for_ever)

    assert await workers.run(10, os.getpid) == first


async def test_a_dead_worker_is_replaced(workers: Workers) -> None:
    with pytest.raises(WorkFailed):
        await workers.run(10, fall_dead)

    assert await workers.run(10, add, 2, 3) == 5


async def test_work_that_waits_for_a_worker_taken_away_has_failed(workers: Workers) -> None:
    """It is told in words the asker knows: nobody called it off."""
    waiting = [asyncio.create_task(workers.run(30, think_for_ever)) for _ in range(5)]
    await asyncio.sleep(0.2)
    await workers.close()

    assert {type(one) for one in await asyncio.gather(*waiting, return_exceptions=True)} == {WorkFailed}


async def test_a_bug_is_told_as_it_is(workers: Workers) -> None:
    with pytest.raises(ValueError, match="a bug in a bot"):
        await workers.run(10, stumble)


async def test_bots_think_in_worker_processes(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, workers=1) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "bot:regular") | {"France": "me"}))["id"]
        await house.settled(table)
        seen = await ann.snapshot(table, "France")

    assert set(seen["view"]["ready"]) == set(SEVEN) - {"France"}


class BrokenBot:
    """Breaks in a way of its own."""

    way = ""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def decide(self, view: Any, question: Any) -> Any:
        if self.way == "raises":
            raise RuntimeError("no idea")
        if self.way == "slow":
            time.sleep(0.5)
        return "A Lon - Tokyo"


@pytest.mark.parametrize("way", ["raises", "slow", "illegal"])
async def test_a_broken_bot_is_answered_for(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The game goes on with some lawful answer."""
    monkeypatch.setattr(BrokenBot, "way", way)
    monkeypatch.setattr("greatpowers.server.workers.bot_work.bots_of", lambda _: {"regular": BrokenBot})
    async with open_house(tmp_path, clock, bot_budget=0.1) as house:
        ann = await house.guest("Ann")
        seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "bot:regular"}
        table = (await ann.create(seats))["id"]
        await house.settled(table)
        seen = await ann.snapshot(table, "France")

    assert seen["view"]["ready"] == ["Italy"]


async def test_a_plain_player_speaks_for_one_that_fails(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A strong bot that runs out of time does not throw its game away."""
    regular = find_game("diplomacy").bots()["regular"]
    expected: list[str] = []

    class Noted:
        def __init__(self, seed: str) -> None:
            self.player: Any = regular(seed)

        def decide(self, view: Any, question: Any) -> Any:
            answer = self.player.decide(view, question)
            expected.append(question.choice.write(answer))
            return answer

    monkeypatch.setattr(BrokenBot, "way", "raises")
    levels = {"marshal": BrokenBot, "regular": Noted}
    monkeypatch.setattr("greatpowers.server.workers.bot_work.bots_of", lambda _: levels)
    async with open_house(tmp_path, clock) as house:
        ann = await house.guest("Ann")
        seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "bot:marshal"}
        table = (await ann.create(seats))["id"]
        await house.settled(table)
        play = (await house.house.matches.table(table)).playing()

    assert [row.text for row in play.rows if row.seat == "Italy"] == expected
    assert len(expected) == 1


async def test_a_seat_is_handed_to_a_bot_and_taken_back(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]

    given = (await ann.post(f"/api/tables/{table}/hand-over", seat="Italy", level="novice")).json()
    await any_house.settled(table)
    ready = (await ann.snapshot(table, "Italy"))["view"]["ready"]
    taken = (await ann.post(f"/api/tables/{table}/take-back", seat="Italy")).json()
    own = await ann.order(table, "Italy", "A Ven H")

    italy = {seat["id"]: seat for seat in given["seats"]}["Italy"]
    assert (italy["standin"], italy["level"], italy["me"]) == (True, "novice", True)
    assert ready == ["Italy"]
    assert not {seat["id"]: seat for seat in taken["seats"]}["Italy"]["standin"]
    assert sealed_in(own) == ["A Ven H"]


async def test_bots_that_play_on_alone_leave_time_to_come_back(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, bot_breath=60.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "bot:holder") | {"France": "me"}))["id"]
        await house.settled(table)
        before = await ann.snapshot(table, "France")
        await ann.post(f"/api/tables/{table}/hand-over", seat="France")
        taken = await ann.post(f"/api/tables/{table}/take-back", seat="France")
        after = await ann.snapshot(table, "France")

    assert taken.status_code == 200
    assert (after["table"]["phase"], after["question"]) == (before["table"]["phase"], before["question"])


async def test_bots_left_alone_by_a_crash_are_asked_again(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, background=False) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(dict.fromkeys(SEVEN, "bot:holder") | {"France": "me"}))["id"]
        cookie = ann.client.cookies["gp_session"]
        asleep = (await ann.snapshot(table, "France"))["view"]["ready"]

    async with open_house(tmp_path, clock) as house:
        again = house.stranger()
        again.client.cookies.set("gp_session", cookie)
        await house.house.ask_waiting_bots()
        await house.settled(table)
        awake = (await again.snapshot(table, "France"))["view"]["ready"]

    assert asleep == []
    assert set(awake) == set(SEVEN) - {"France"}


async def test_a_game_of_bots_alone_comes_to_an_end(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    options = {"last_year": 1902}
    table = (await ann.create(dict.fromkeys(SEVEN, "bot:random"), options=options))["id"]

    await house.settled(table)

    assert (await ann.get(f"/api/tables/{table}")).json()["status"] == "finished"


async def test_bots_do_not_see_more_than_their_seat(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is handed to a bot holds neither the letters nor the orders of others."""
    handed: list[tuple[str, Any]] = []

    class Spy:
        def __init__(self, seed: str) -> None:
            pass

        def decide(self, view: Any, question: Any) -> Any:
            handed.append((view.seat, view))
            return "none"

    monkeypatch.setattr("greatpowers.server.workers.bot_work.bots_of", lambda _: {"regular": Spy})
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    await ann.order(table, "France", "press England: the plan")
    view = (await ann.snapshot(table, "France"))["view"]
    await ann.order(table, "France", holds(view, "France"))
    await ann.post(f"/api/tables/{table}/hand-over", seat="Italy", level="regular")
    await house.settled(table)

    assert [seat for seat, _ in handed] == ["Italy"]
    assert handed[0][1].press == ()
    assert handed[0][1].own_orders == ()


async def test_a_seat_keeps_its_seed_from_question_to_question(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plan that takes several answers must not be weighed by another whim each time."""
    asked: dict[str, list[str]] = {}

    class Spy:
        def __init__(self, seed: str) -> None:
            self.seed = seed

        def decide(self, view: Any, question: Any) -> Any:
            asked.setdefault(view.seat, []).append(self.seed)
            return "none"

    monkeypatch.setattr("greatpowers.server.workers.bot_work.bots_of", lambda _: {"regular": Spy})
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "bot:regular") | {"France": "me"}))["id"]
    await house.settled(table)
    await ann.order(table, "France", "none")
    await house.settled(table)

    assert all(len(seeds) > 1 and len({*seeds}) == 1 for seeds in asked.values())
    assert len({seeds[0] for seeds in asked.values()}) == len(SEVEN) - 1


async def test_bots_woken_while_they_fall_asleep_wake_up(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A decision may land at the very moment when the bots have found nothing more to do."""
    async with open_house(tmp_path, clock) as house:
        ann = await house.guest("Ann")
        id_ = (await ann.create(dict.fromkeys(SEVEN, "bot:random") | {"France": "me"}))["id"]
        await house.settled(id_)
        runner, table = house.house.bots, await house.house.matches.table(id_)
        rounds = []

        async def nothing_to_do(asked: Any) -> bool:
            if not rounds:
                asyncio.get_running_loop().call_soon(runner.wake, table)
            rounds.append(asked.id)
            return False

        monkeypatch.setattr(runner, "_round", nothing_to_do)
        runner.wake(table)
        await house.settled(id_)
        await asyncio.sleep(0)
        await house.settled(id_)

    assert rounds == [id_, id_]
