"""Deadlines: the book's times, early ends, grace, disorder or a bot, fixed hours, restarts."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from greatpowers.server.matches.pace import Fixed, next_fixed_hour
from greatpowers.server.settings import Settings
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, holds, open_house, sealed_in

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "grace": 30}


async def at_the_table(house: OpenHouse, pace: dict[str, Any], **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Ann has every seat but Italy, which is Béla's."""
    ann, bela = await house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "open"}
    table = (await ann.create(seats, public=True, pace=pace, **wishes))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    return ann, bela, table


async def everybody_but_italy(ann: Visitor, table: str) -> None:
    view = (await ann.snapshot(table))["view"]
    for seat in view["asked"]:
        if seat != "Italy":
            await ann.order(table, seat, holds(view, seat))


async def pass_time(house: OpenHouse, **time: float) -> None:
    house.clock.move(**time)
    await house.house.clocks.tick()


def left(clock: dict[str, Any]) -> float:
    """Seconds to the deadline."""
    ends, now = (datetime.fromisoformat(clock[name]) for name in ("deadline", "now"))
    return (ends - now).total_seconds()


async def test_r1_9_talk_lasts_thirty_minutes_then_five_for_writing(any_house: OpenHouse) -> None:
    ann, _, table = await at_the_table(any_house, LIVE)

    talk = (await ann.snapshot(table, "France"))["clock"]
    await pass_time(any_house, minutes=30)
    writing = (await ann.snapshot(table, "France"))["clock"]

    assert (talk["stage"], left(talk)) == ("negotiation", 1800)
    assert (writing["stage"], left(writing)) == ("writing", 300)


async def test_r1_9_later_talks_last_fifteen_minutes(house: OpenHouse) -> None:
    ann, bela, table = await at_the_table(house, LIVE)

    await everybody_but_italy(ann, table)
    await bela.order(table, "Italy", "A Ven H")
    clock = (await ann.snapshot(table, "France"))["clock"]

    assert (clock["stage"], left(clock)) == ("negotiation", 900)


async def test_r1_9_nobody_talks_while_orders_are_written(house: OpenHouse) -> None:
    ann, _, table = await at_the_table(house, LIVE)
    await pass_time(house, minutes=30)

    seen = await ann.snapshot(table, "France")
    answer = await ann.decide(table, "France", "press all: one more word")

    assert seen["view"]["press_open"] is False
    assert answer.json()["error"]["code"] == "press-closed-writing"


async def test_r1_9_the_talk_ends_early_when_all_agree(any_house: OpenHouse) -> None:
    ann, bela, table = await at_the_table(any_house, LIVE)
    for seat in SEVEN:
        if seat != "Italy":
            await ann.post(f"/api/tables/{table}/ready", seat=seat)

    before = (await bela.snapshot(table, "Italy"))["clock"]
    await bela.post(f"/api/tables/{table}/ready", seat="Italy")
    after = (await bela.snapshot(table, "Italy"))["clock"]
    again = await bela.post(f"/api/tables/{table}/ready", seat="Italy")

    assert (before["stage"], len(before["agreed_early"])) == ("negotiation", 6)
    assert (after["stage"], left(after), after["agreed_early"]) == ("writing", 300, [])
    assert again.json()["error"]["code"] == "no-talk-to-end"


async def test_an_agreement_can_be_taken_back(house: OpenHouse) -> None:
    ann, _, table = await at_the_table(house, LIVE)

    await ann.post(f"/api/tables/{table}/ready", seat="France")
    await ann.post(f"/api/tables/{table}/ready", seat="France", end_talk=False)

    assert (await ann.snapshot(table, "France"))["clock"]["agreed_early"] == []


async def test_everybody_ready_ends_the_phase_at_once(house: OpenHouse) -> None:
    ann, bela, table = await at_the_table(house, LIVE)

    await everybody_but_italy(ann, table)
    seen = await bela.order(table, "Italy", "A Ven H")

    assert seen["view"]["phase"] == "F1901M"


async def test_r9_1_a_missed_deadline_is_civil_disorder_after_grace(any_house: OpenHouse) -> None:
    ann, bela, table = await at_the_table(any_house, LIVE)
    await everybody_but_italy(ann, table)

    await pass_time(any_house, minutes=30)
    await pass_time(any_house, minutes=5)
    late = await ann.snapshot(table, "France")
    await pass_time(any_house, seconds=29)
    still = await ann.snapshot(table, "France")
    await pass_time(any_house, seconds=1)
    after = await bela.snapshot(table, "Italy")

    assert (late["clock"]["late"], late["view"]["phase"]) == (True, "S1901M")
    assert still["view"]["phase"] == "S1901M"
    assert (after["view"]["phase"], after["view"]["disorder"]) == ("F1901M", [])
    assert {"n": after["revision"], "event": "diplomacy.GovernmentLost", "power": "Italy"} in after["log"]


async def test_who_comes_within_the_grace_time_is_in_time(house: OpenHouse) -> None:
    ann, bela, table = await at_the_table(house, LIVE)
    await everybody_but_italy(ann, table)
    await pass_time(house, minutes=30)
    await pass_time(house, minutes=5)

    after = await bela.order(table, "Italy", "A Ven - Tyr")
    await pass_time(house, seconds=31)

    assert after["view"]["phase"] == "F1901M"
    assert "GovernmentLost" not in str(after["log"])


async def test_a_bot_stands_in_until_the_person_is_back(any_house: OpenHouse) -> None:
    pace = {"kind": "slow", "hours": 24, "grace": 0, "missed": "bot"}
    ann, bela, table = await at_the_table(any_house, pace)
    await everybody_but_italy(ann, table)

    await pass_time(any_house, hours=24)
    await any_house.settled(table)
    away = await ann.snapshot(table, "France")
    back = await bela.order(table, "Italy", (orders := holds(away["view"], "Italy")))

    italy = {seat["id"]: seat for seat in away["table"]["seats"]}["Italy"]
    assert away["view"]["phase"] == "F1901M"
    assert (italy["standin"], italy["level"], italy["ready"]) == (True, "regular", True)
    assert not {seat["id"]: seat for seat in back["table"]["seats"]}["Italy"]["standin"]
    assert sealed_in(back) == orders.split("; ")


async def test_retreats_and_builds_are_short(house: OpenHouse) -> None:
    ann, bela, table = await at_the_table(house, LIVE)
    for orders in ({"Germany": "A Mun - Ruh"}, {"Germany": "A Ruh - Bel"}):
        view = (await ann.snapshot(table))["view"]
        for seat in SEVEN:
            who = bela if seat == "Italy" else ann
            await who.order(table, seat, orders.get(seat) or holds(view, seat))

    clock = (await ann.snapshot(table, "Germany"))["clock"]

    assert (clock["stage"], left(clock)) == ("builds", 120)


async def test_a_slow_game_has_one_stage_with_talk_to_its_end(house: OpenHouse) -> None:
    ann, _, table = await at_the_table(house, {"kind": "slow", "hours": 48})

    await pass_time(house, hours=47)
    seen = await ann.order(table, "France", "press all: still talking")

    assert (seen["clock"]["stage"], left(seen["clock"])) == ("negotiation", 3600)


async def test_an_untimed_game_waits_for_ever(house: OpenHouse) -> None:
    ann, _, table = await at_the_table(house, {"kind": "untimed"})

    await pass_time(house, days=100)
    seen = await ann.snapshot(table, "France")

    assert (seen["view"]["phase"], seen["revision"], seen["clock"]["deadline"]) == ("S1901M", 0, None)


async def test_deadlines_survive_a_restart(tmp_path: Path, clock: HandClock, both_databases: str) -> None:
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann, _, table = await at_the_table(house, LIVE)
        before = (await ann.snapshot(table, "France"))["clock"]["deadline"]
        cookie = ann.client.cookies["gp_session"]

    clock.move(minutes=10)
    async with open_house(tmp_path, clock, database=both_databases) as house:
        again = house.stranger()
        again.client.cookies.set("gp_session", cookie)
        after = (await again.snapshot(table, "France"))["clock"]
        await pass_time(house, minutes=20)
        writing = (await again.snapshot(table, "France"))["clock"]

    assert after["deadline"] == before
    assert writing["stage"] == "writing"


async def test_a_deadline_that_fell_while_the_house_was_closed_still_has_its_grace(
    tmp_path: Path, clock: HandClock
) -> None:
    pace = {"kind": "slow", "hours": 1, "grace": 600}
    async with open_house(tmp_path, clock) as house:
        ann, _, table = await at_the_table(house, pace)
        cookie = ann.client.cookies["gp_session"]

    clock.move(hours=5)
    async with open_house(tmp_path, clock) as house:
        again = house.stranger()
        again.client.cookies.set("gp_session", cookie)
        await house.house.clocks.tick()
        late = await again.snapshot(table, "France")

    assert (late["clock"]["late"], late["view"]["phase"]) == (True, "S1901M")


def test_fixed_hours_follow_the_clocks_of_their_zone() -> None:
    """20:00 in Budapest is 19:00 UTC in winter and 18:00 in summer."""
    pace = Fixed(at=["20:00"], zone="Europe/Budapest")

    winter = next_fixed_hour(pace, datetime(2030, 1, 7, 12, tzinfo=UTC))
    summer = next_fixed_hour(pace, datetime(2030, 7, 8, 12, tzinfo=UTC))

    assert (winter, summer) == (
        datetime(2030, 1, 7, 19, tzinfo=UTC),
        datetime(2030, 7, 8, 18, tzinfo=UTC),
    )


def test_fixed_hours_keep_to_their_days_and_leave_time_to_write() -> None:
    """Fridays only; a phase that begins ten minutes before the hour has until next week."""
    pace = Fixed(at=["20:00", "08:00"], zone="UTC", days=[4])

    soon = next_fixed_hour(pace, datetime(2030, 1, 7, 12, tzinfo=UTC))
    too_soon = next_fixed_hour(pace, datetime(2030, 1, 11, 19, 50, tzinfo=UTC))

    assert soon == datetime(2030, 1, 11, 8, tzinfo=UTC)
    assert too_soon == datetime(2030, 1, 18, 8, tzinfo=UTC)


async def test_the_background_clock_rings_by_itself(tmp_path: Path) -> None:
    """With the real clock and a deadline a moment away nobody has to wind anything."""
    real = Settings(data=tmp_path).clock
    async with open_house(tmp_path, real) as house:
        _, _, table = await at_the_table(house, {"kind": "live", "first": 5, "writing": 5})
        live = await house.house.matches.table(table)
        async with live.lock:
            soon = real().timestamp() + 0.2
            await house.house.matches.save(live, clock=replace(live.clock, due=soon, deadline=soon))
        for _ in range(100):
            await asyncio.sleep(0.05)
            if live.clock.stage == "writing":
                break

    assert live.clock.stage == "writing"
