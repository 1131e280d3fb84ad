"""Records of strangers are heavy work: the house goes on while one is read, and nobody brings two at once."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from greatpowers.engine.match import Match
from greatpowers.engine.record import record_of, write_record
from greatpowers.games.table import find_game
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, serving

pytestmark = pytest.mark.anyio


def talkative(letters: int) -> bytes:
    """A record of a game in which nothing happens but talk; its fingerprints are left out."""
    match = Match(find_game("diplomacy"), "seven", seed="a seed nobody knows")
    record = record_of(match, reveal_seed=True)
    record.decisions = [("France", f"press all: {'so many words ' * 5}{n}") for n in range(letters)]
    return write_record(record)


class Watch:
    """How long the event loop was away, at worst."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            self.longest = max(self.longest, time.perf_counter() - before)

    def stop(self) -> float:
        self._task.cancel()
        return self.longest


@asynccontextmanager
async def busy_house(folder: Path, clock: HandClock) -> AsyncIterator[tuple[OpenHouse, Visitor, str]]:
    """A house with a worker of its own, and a game that is being played there."""
    # What other tests have left in this process is not searched for rubbish while the house works.
    gc.collect()
    gc.freeze()
    try:
        async with serving(folder, clock, workers=1) as house:
            ann = await house.guest("Ann")
            table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
            await house.house.records.warm_up()
            yield house, ann, table
    finally:
        gc.unfreeze()


@pytest.mark.parametrize(
    "letters", [pytest.param(3_000, id="quick"), pytest.param(10_000, id="whole", marks=pytest.mark.slow)]
)
async def test_the_house_goes_on_while_a_record_is_read(
    tmp_path: Path, clock: HandClock, letters: int
) -> None:
    data = talkative(letters)
    async with busy_house(tmp_path, clock) as (house, ann, table):
        guest = await house.guest("Béla")
        guest.client.timeout = 300
        watch, begun = Watch(), time.perf_counter()
        importing = asyncio.create_task(guest.client.post("/api/records", content=data))
        answers: list[float] = []
        while not importing.done():
            before = time.perf_counter()
            health = await ann.get("/health")
            said = await ann.decide(table, "France", "press all: are you there?", revision=0)
            answers.append(time.perf_counter() - before)
            assert (health.status_code, said.status_code) == (200, 200)
            await asyncio.sleep(0.02)
        took, away = time.perf_counter() - begun, watch.stop()
        made = importing.result()

    assert made.status_code == 201
    assert made.json()["revision"] == letters
    assert len(answers) >= 5
    assert max(answers) < took / 3
    assert away < took / 5


async def test_a_second_record_of_the_same_person_is_refused(tmp_path: Path, clock: HandClock) -> None:
    data = talkative(600)
    async with busy_house(tmp_path, clock) as (house, ann, _):
        bela = await house.guest("Béla")
        answers = await asyncio.gather(
            *(visitor.client.post("/api/records", content=data) for visitor in (ann, ann, ann, bela))
        )
        later = await ann.client.post("/api/records", content=data)

    of_ann = sorted(answer.status_code for answer in answers[:3])
    refused = [answer.json()["error"]["code"] for answer in answers if answer.status_code != 201]
    assert of_ann == [201, 429, 429]
    assert refused == ["record-waits", "record-waits"]
    assert (answers[3].status_code, later.status_code) == (201, 201)


async def test_a_house_reads_no_more_records_than_it_can(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greatpowers.server.records.records.MOST_WAITING", 2)
    data = talkative(600)
    async with busy_house(tmp_path, clock) as (house, *_):
        guests = await house.guests("Ann", "Béla", "Cili", "Dani")
        answers = await asyncio.gather(*(guest.client.post("/api/records", content=data) for guest in guests))

    assert sorted(answer.status_code for answer in answers) == [201, 201, 503, 503]


async def test_bots_answer_while_a_record_is_read(tmp_path: Path, clock: HandClock) -> None:
    data = talkative(3_000)
    async with busy_house(tmp_path, clock) as (house, ann, _):
        await house.house.workers.run(20, abs, 1)
        importing = asyncio.create_task(ann.client.post("/api/records", content=data))
        await asyncio.sleep(0.1)
        answered = await house.house.workers.run(20, abs, -1)
        first = not importing.done()
        await importing

    assert answered == 1
    assert first


async def test_a_record_with_too_many_letters_is_refused(house: OpenHouse) -> None:
    ann = await house.guest("Ann")

    answer = await ann.client.post("/api/records", content=talkative(10_001))

    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "record-unusable")
    assert error["params"]["reason"] == "letters"


async def test_forking_a_long_game_keeps_nobody_waiting(tmp_path: Path, clock: HandClock) -> None:
    async with busy_house(tmp_path, clock) as (_, ann, _table):
        ann.client.timeout = 300
        made = json.loads((await ann.client.post("/api/records", content=talkative(3_000))).content)
        shares = []
        # The machine may stall once; work done in the wrong place keeps everybody waiting each time.
        for _ in range(3):
            watch, begun = Watch(), time.perf_counter()
            fork = await ann.post(f"/api/tables/{made['id']}/fork")
            took, away = time.perf_counter() - begun, watch.stop()
            assert fork.status_code == 201
            shares.append(away / took)

    assert min(shares) < 1 / 3
