"""One game that cannot be read or carried on never stops another, and is told of now and then only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from greatpowers.games.diplomacy.house.wire import DiplomacyWire
from greatpowers.server.live.channels import Channel
from greatpowers.server.matches.setbacks import Setbacks
from greatpowers.server.store.relay import Relay
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, holds, open_house

pytestmark = pytest.mark.anyio

SLOW = {"kind": "slow", "hours": 1, "grace": 0}

#: A game without stored states is played again from its decisions.
STATES_GONE = "DELETE FROM moments WHERE table_id = :table"
#: Ways in which the rows of a table can be beyond reading.
DAMAGES = {
    "decision": "UPDATE decisions SET text = 'A Par sings' WHERE table_id = :table",
    "seat": "UPDATE decisions SET seat = 'Atlantis' WHERE table_id = :table",
    "events": "UPDATE moments SET events = '{]' WHERE table_id = :table",
    "marks": "UPDATE moments SET marks = '{]' WHERE table_id = :table",
    "digest": "UPDATE tables SET digest = '{]' WHERE id = :table",
    "pace": 'UPDATE tables SET pace = \'{"kind":"lunar"}\' WHERE id = :table',
    "pack": "UPDATE tables SET pack = 'gone' WHERE id = :table",
    "game": "UPDATE tables SET game = 'chess' WHERE id = :table",
}


async def begun(house: OpenHouse, name: str, **wishes: Any) -> tuple[Visitor, str]:
    """A public game with one decision in its store."""
    ann = await house.guest(name)
    wishes = {"public": True, "spectators": True, "pace": SLOW, **wishes}
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **wishes))["id"]
    await ann.order(table, "France", "A Par - Bur")
    return ann, table


async def damage(house: OpenHouse, table: str, how: str) -> None:
    """Spoil the rows of a table that is not in memory."""
    async with house.house.database.writing() as connection:
        if how in ("decision", "seat"):
            await connection.execute(text(STATES_GONE), {"table": table})
        await connection.execute(text(DAMAGES[how]), {"table": table})
    house.house.matches.forget(table)


def of(entries: list[Any], table: str) -> list[Any]:
    return [entry for entry in entries if entry.get("table") == table]


@pytest.mark.parametrize("how", DAMAGES)
async def test_an_unreadable_game_stops_no_other_deadline(any_house: OpenHouse, how: str) -> None:
    _, bad = await begun(any_house, "Ann")
    any_house.clock.move(minutes=5)
    bela, good = await begun(any_house, "Béla")
    await damage(any_house, bad, how)

    any_house.clock.move(hours=2)
    with capture_logs() as logs:
        for _ in range(20):
            await any_house.house.clocks.tick()
    seen = await bela.snapshot(good)

    assert seen["view"]["phase"] == "F1901M"
    told = of(logs, bad)
    assert len(told) == 1
    assert told[0]["problem"]


async def test_a_game_that_was_mended_goes_on(house: OpenHouse) -> None:
    ann, table = await begun(house, "Ann")
    await damage(house, table, "decision")
    house.clock.move(hours=2)
    await house.house.clocks.tick()
    async with house.house.database.writing() as connection:
        mended = text("UPDATE decisions SET text = 'A Par - Bur' WHERE table_id = :table")
        await connection.execute(mended, {"table": table})

    house.clock.move(hours=1)
    await house.house.clocks.tick()

    assert (await ann.snapshot(table))["view"]["phase"] == "F1901M"


async def test_a_hanging_game_stops_no_other_deadline(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greatpowers.server.matches.clocks._PATIENCE", 0.1)
    _, hanging = await begun(house, "Ann")
    house.clock.move(minutes=5)
    bela, good = await begun(house, "Béla")
    stuck = await house.house.matches.table(hanging)
    house.clock.move(hours=2)

    async with stuck.lock:
        await asyncio.wait_for(house.house.clocks.tick(), 5)
        seen = await bela.snapshot(good)

    assert seen["view"]["phase"] == "F1901M"


@pytest.mark.parametrize("answer", ["A Par sings", "", None])
async def test_an_overdue_game_that_cannot_go_on_is_tried_less_and_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str | None
) -> None:
    """Two days pass over a game whose deadline cannot be carried out, as the background loop sees them."""
    monkeypatch.setattr(DiplomacyWire, "missed_answer", lambda *_: _given(answer))
    clock = HandClock()
    async with open_house(tmp_path, clock, background=False) as house:
        _, table = await begun(house, "Ann")
        clocks = house.house.clocks
        clock.move(hours=1)
        rounds, begin = 0, clock()
        with capture_logs() as logs:
            while (clock() - begin).days < 2:
                await clocks.tick()
                clock.move(seconds=await clocks.time_to_next())
                rounds += 1

    pauses = [entry["pause"] for entry in of(logs, table) if "pause" in entry]
    assert rounds < 2 * 24 * 3600 / 30 + 200
    assert 10 < len(pauses) < 70
    assert len(of(logs, table)) == len(pauses)
    assert pauses == sorted(pauses)


def _given(answer: str | None) -> str:
    if answer is None:
        raise RuntimeError("the rules stumble")
    return answer


async def test_a_game_with_nothing_left_to_do_does_not_spin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that could be answered was answered, and still the clock says overdue."""
    clock = HandClock()
    async with open_house(tmp_path, clock, background=False) as house:
        await begun(house, "Ann")
        monkeypatch.setattr("greatpowers.engine.match.Match.pending", lambda _: [])
        clock.move(hours=1)
        await house.house.clocks.tick()

        assert await house.house.clocks.time_to_next() >= 1


async def test_the_background_clock_does_not_spin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DiplomacyWire, "missed_answer", lambda *_: "A Par sings")
    clock = HandClock()
    ticks = []
    async with open_house(tmp_path, clock) as house:
        clocks = house.house.clocks
        tick = clocks.tick
        monkeypatch.setattr(clocks, "tick", lambda: (ticks.append(1), tick())[1])
        await begun(house, "Ann")
        clock.move(hours=1)
        clocks.wake()
        await asyncio.sleep(0.7)

    assert len(ticks) <= 12


def test_a_setback_pauses_longer_each_time_and_ends_with_success() -> None:
    now = [1000.0]
    setbacks = Setbacks(lambda: now[0], "deadline_failed")
    pauses = []
    for _ in range(14):
        assert not setbacks.rests("t")
        setbacks.failed("t", ValueError("no"))
        assert setbacks.rests("t")
        pauses.append(setbacks.until("t") - now[0])
        now[0] = setbacks.until("t")

    setbacks.succeeded("t")
    setbacks.failed("t", ValueError("no"))

    assert pauses[:4] == [1, 2, 4, 8]
    assert pauses[-1] == pauses[-2] == 3600
    assert setbacks.until("t") - now[0] == 1


def test_a_clock_that_is_put_back_does_not_prolong_a_pause() -> None:
    now = [1_000_000.0]
    setbacks = Setbacks(lambda: now[0], "deadline_failed")
    setbacks.failed("t", ValueError("no"))

    now[0] -= 500_000

    assert not setbacks.rests("t")


@pytest.mark.parametrize("how", ["digest", "pace", "pack", "game"])
async def test_lists_show_all_the_other_tables(any_house: OpenHouse, how: str) -> None:
    ann, good = await begun(any_house, "Ann")
    bad = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), public=True, spectators=True))["id"]
    await damage(any_house, bad, how)

    for name in ("mine", "watch"):
        answer = await ann.get("/api/tables", list=name)
        assert answer.status_code == 200
        assert [table["id"] for table in answer.json()["tables"] if table["game"] != "chess"] == [good]


@pytest.mark.parametrize("how", sorted(set(DAMAGES) - {"game"}))
async def test_an_unreadable_game_says_so(any_house: OpenHouse, how: str) -> None:
    ann, table = await begun(any_house, "Ann")
    await damage(any_house, table, how)

    with capture_logs() as logs:
        answers = [await ann.get(f"/api/tables/{table}/snapshot", seat="France") for _ in range(5)]

    assert {answer.status_code for answer in answers} == {409}
    assert {answer.json()["error"]["code"] for answer in answers} == {"game-unreadable"}
    assert len(of(logs, table)) == 1
    assert "sings" not in json.dumps(logs, default=str)


@pytest.mark.parametrize("how", DAMAGES)
async def test_bots_of_other_games_are_asked_after_a_restart(
    tmp_path: Path, clock: HandClock, both_databases: str, how: str
) -> None:
    seats = dict.fromkeys(SEVEN, "bot:novice") | {"France": "me"}
    async with open_house(tmp_path, clock, database=both_databases, background=False) as house:
        ann = await house.guest("Ann")
        tables = [(await ann.create(seats))["id"] for _ in range(3)]
        for table in tables:
            await ann.order(table, "France", "A Par - Bur")
        cookie = ann.client.cookies["gp_session"]
        await damage(house, tables[1], how)

    async with open_house(tmp_path, clock, database=both_databases, background=False) as house:
        again = house.stranger()
        again.client.cookies.set("gp_session", cookie)
        with capture_logs() as logs:
            for _ in range(5):
                await house.house.ask_waiting_bots()
        for table in (tables[0], tables[2]):
            await house.settled(table)
        phases = [
            (await again.snapshot(table, "France"))["view"]["phase"] for table in (tables[0], tables[2])
        ]

    assert phases == ["F1901M", "F1901M"]
    assert len(of(logs, tables[1])) == 1


async def test_news_of_a_bad_game_hides_none_of_the_others(any_house: OpenHouse) -> None:
    """What a process looks at anew after it lost its connection."""
    _, bad = await begun(any_house, "Ann")
    _, good = await begun(any_house, "Béla")
    matches = any_house.house.matches
    looked: list[str] = []
    refresh = matches.refresh

    async def refreshing(table: Any) -> None:
        looked.append(table.id)
        if table.id == bad:
            raise RuntimeError("cannot be read")
        await refresh(table)

    matches.refresh = refreshing  # type: ignore[method-assign]
    await matches.refresh_all()

    assert looked == [bad, good]


async def test_the_relay_outlives_whatever_goes_wrong_with_what_it_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("greatpowers.server.store.relay._PAUSE", 0.01)
    attempts: list[int] = []

    async def nothing(_: str) -> None:
        return

    async def missed() -> None:
        attempts.append(1)
        raise RuntimeError("the database is still away")

    relay = Relay("postgresql://nobody@127.0.0.1:1/none", "p", nothing, missed)

    async def listen(*_: Any) -> None:
        await missed()

    monkeypatch.setattr(relay, "_listen", listen)
    running = asyncio.create_task(relay.run())
    await asyncio.sleep(0.3)
    alive = not running.done()
    running.cancel()

    assert alive
    assert len(attempts) > 3


async def test_a_seat_that_cannot_be_shown_keeps_nothing_from_the_others(
    served: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table = await begun(served, "Ann")
    update: Callable[..., Any] = Channel.update

    def stumbling(self: Channel, *words: Any, **more: Any) -> Any:
        if self.seat == "Austria":
            raise RuntimeError("this view cannot be drawn")
        return update(self, *words, **more)

    async with ann.socket(table, "Austria") as sick, ann.socket(table, "Turkey") as well:
        await sick.hear_of("snapshot")
        await well.hear_of("snapshot")
        monkeypatch.setattr(Channel, "update", stumbling)
        answer = await ann.decide(table, "Russia", holds((await ann.snapshot(table))["view"], "Russia"))
        heard = await well.hear_of("update")

    assert answer.status_code == 200
    assert heard["revision"] == 2


async def test_the_clock_looks_for_what_is_due_sooner_than_it_knew_and_for_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    ticks: list[int] = []
    async with open_house(tmp_path, clock) as house:
        clocks = house.house.clocks
        await begun(house, "Ann")
        await asyncio.sleep(0.3)
        tick = clocks.tick
        monkeypatch.setattr(clocks, "tick", lambda: (ticks.append(1), tick())[1])
        now = clock().timestamp()
        clocks.wake(now + 3600)
        await asyncio.sleep(0.1)
        late = len(ticks)
        clocks.wake(now + 1)
        await asyncio.sleep(0.3)

    assert (late, len(ticks)) == (0, 1)
