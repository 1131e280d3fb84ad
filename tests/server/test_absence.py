"""Absence at a table: excused turns, stand-ins, seats on offer, pauses, votes, leave and its calendar."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from greatpowers.server.absence.missing import in_new_phase, with_bot
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, holds, open_house

pytestmark = pytest.mark.anyio

DAILY = {"kind": "slow", "hours": 24, "grace": 0, "missed": "bot", "excuses": 1}


@pytest.fixture
async def quiet(tmp_path: Path, clock: HandClock, both_databases: str) -> AsyncIterator[OpenHouse]:
    """A house in which nothing goes on by itself."""
    async with open_house(tmp_path, clock, database=both_databases, background=False) as opened:
        yield opened


async def three(
    house: OpenHouse, pace: dict[str, Any] = DAILY, days_known: int = 0, **more: Any
) -> tuple[list[Visitor], str]:
    """Ann plays France, Béla Italy, Cleo Turkey; bots that hold play the rest."""
    ann, bela, cleo = await house.guests("Ann", "Béla", "Cleo")
    house.clock.move(days=days_known)
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open", "Turkey": "open"}
    table = (await ann.create(seats, public=True, title="The Long Summer", pace=pace, **more))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    await cleo.post(f"/api/tables/{table}/join", seat="Turkey")
    return [ann, bela, cleo], str(table)


async def two(house: OpenHouse, pace: dict[str, Any] = DAILY) -> tuple[list[Visitor], str]:
    """Ann plays France, Béla Italy; nobody else is human."""
    ann, bela = await house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
    table = (await ann.create(seats, public=True, title="The Long Summer", pace=pace))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    return [ann, bela], str(table)


async def hold(visitor: Visitor, table: str, seat: str) -> None:
    await visitor.order(table, seat, holds((await visitor.snapshot(table, seat))["view"], seat))


async def pass_time(house: OpenHouse, **time: float) -> None:
    house.clock.move(**time)
    await house.house.absence.tick()
    await house.house.clocks.tick()
    # A busy machine may leave some of it to a later look.
    await asyncio.gather(*house.house.clocks._carrying.values())


async def bots(house: OpenHouse, table: str) -> None:
    house.house.bots.wake(await house.house.matches.table(table))
    await house.settled(table)


async def away_at(visitor: Visitor, table: str) -> dict[str, Any]:
    """What the table says of absence: seats by their names."""
    found: dict[str, Any] = (await visitor.get(f"/api/tables/{table}")).json()["absence"]
    return {**found, "seats": {one["id"]: one for one in found["seats"]}}


async def hours_left(visitor: Visitor, table: str) -> float | None:
    deadline = (await visitor.get(f"/api/tables/{table}")).json()["deadline"]
    if deadline is None:
        return None
    return round((datetime.fromisoformat(deadline) - visitor.opened.clock.moment).total_seconds() / 3600, 2)


async def told(visitor: Visitor, house: OpenHouse) -> list[str]:
    """What the person has been told of tables beside the game, the latest first."""
    house.clock.move(seconds=1)
    return [
        one["title"]
        for one in (await visitor.get("/api/notices")).json()["notices"]
        if one["kind"] == "table"
    ]


async def happened(visitor: Visitor, table: str, **query: str) -> list[tuple[str, str]]:
    answer = await visitor.get(f"/api/tables/{table}/absence", **query)
    assert answer.status_code == 200, answer.text
    return [(one["what"], one["seat"]) for one in answer.json()["happenings"]]


async def ask(visitor: Visitor, table: str, seat: str, **what: Any) -> dict[str, Any]:
    answer = await visitor.post(f"/api/tables/{table}/motion", seat=seat, **what)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def say(visitor: Visitor, table: str, seat: str, word: str) -> Any:
    return await visitor.post(f"/api/tables/{table}/vote", seat=seat, word=word)


async def test_a_missed_turn_is_excused_once_then_a_bot_sits_in_and_the_seat_is_offered(
    quiet: OpenHouse,
) -> None:
    (ann, bela, cleo), table = await three(quiet)
    for visitor, seat in ((ann, "France"), (cleo, "Turkey")):
        await hold(visitor, table, seat)
    await bots(quiet, table)

    await pass_time(quiet, hours=24)
    excused, longer = await away_at(ann, table), await hours_left(ann, table)
    await pass_time(quiet, hours=24)
    offered = await away_at(ann, table)

    assert (excused["seats"]["Italy"]["state"], longer) == ("excused", 24)
    assert (offered["seats"]["Italy"]["state"], offered["seats"]["Italy"]["misses"]) == ("open", 2)
    assert await happened(ann, table) == [("excused", "Italy"), ("standin", "Italy"), ("offered", "Italy")]
    assert await told(bela, quiet) == [
        "Your seat is offered to others: The Long Summer",
        "A bot plays for you: The Long Summer",
        "You are late: The Long Summer",
    ]
    assert (await told(ann, quiet))[-1] == "Everybody waits a little longer: The Long Summer"


async def test_whoever_comes_within_the_extension_has_his_turn_and_no_bot(quiet: OpenHouse) -> None:
    (ann, bela, cleo), table = await three(quiet)
    await hold(ann, table, "France")
    await hold(cleo, table, "Turkey")
    await bots(quiet, table)
    await pass_time(quiet, hours=24)

    await hold(bela, table, "Italy")
    seen = (await ann.snapshot(table, "France"))["view"]["phase"]

    assert seen == "F1901M"
    assert (await away_at(ann, table))["seats"] == {}


async def test_an_offered_seat_is_taken_by_one_of_two_and_its_owner_is_told(quiet: OpenHouse) -> None:
    (ann, bela, _), table = await three(quiet)
    dora, emil = await quiet.guests("Dora", "Emil")

    before = await dora.post(f"/api/tables/{table}/take-over", seat="Italy")
    await bela.post(f"/api/tables/{table}/resign", seat="Italy")
    listed = (await dora.get("/api/tables", list="offered")).json()["tables"]
    quiet.clock.move(hours=20)
    taken = await dora.post(f"/api/tables/{table}/take-over", seat="Italy")
    late = await emil.post(f"/api/tables/{table}/take-over", seat="Italy")
    back = await bela.post(f"/api/tables/{table}/take-back", seat="Italy")
    own = await dora.snapshot(table, "Italy")

    assert before.json()["error"]["code"] == "seat-taken"
    assert [one["id"] for one in listed] == [table]
    assert listed[0]["phase"] == "", "whoever may not watch sees no board"
    assert (taken.status_code, late.json()["error"]["code"], back.status_code) == (200, "seat-taken", 404)
    assert (own["question"] is not None, await hours_left(ann, table)) == (True, 12)
    assert "Somebody plays your seat now: The Long Summer" in await told(bela, quiet)
    assert (await dora.get("/api/tables", list="offered")).json()["tables"] == []


async def test_the_owner_may_return_until_somebody_sits_there_and_is_excused_no_more(
    quiet: OpenHouse,
) -> None:
    (ann, bela, cleo), table = await three(quiet)
    dora = await quiet.guest("Dora")
    await bela.post(f"/api/tables/{table}/resign", seat="Italy")

    back = await bela.post(f"/api/tables/{table}/take-back", seat="Italy")
    late = await dora.post(f"/api/tables/{table}/take-over", seat="Italy")
    await hold(ann, table, "France")
    await hold(cleo, table, "Turkey")
    await bots(quiet, table)
    await pass_time(quiet, hours=24)

    assert (back.status_code, late.status_code) == (200, 409)
    assert (await away_at(ann, table))["seats"]["Italy"]["state"] == "stand-in"


async def test_who_comes_back_is_told_what_was_played_for_him(quiet: OpenHouse) -> None:
    (ann, bela, cleo), table = await three(quiet)
    await bela.post(f"/api/tables/{table}/hand-over", seat="Italy", level="holder")
    await hold(ann, table, "France")
    await hold(cleo, table, "Turkey")
    await bots(quiet, table)

    answer = (await bela.get(f"/api/tables/{table}/absence", seat="Italy")).json()
    others = (await ann.get(f"/api/tables/{table}/absence", seat="Italy")).status_code
    await bela.post(f"/api/tables/{table}/take-back", seat="Italy")

    assert answer["played"][0]["phase"] == "S1901M"
    assert "A Ven H" in answer["played"][0]["text"]
    assert others == 403
    assert "Italy" not in (await away_at(ann, table))["seats"]
    assert (await happened(ann, table))[-1] == ("returned", "Italy")


async def test_an_absentee_who_is_out_of_the_game_is_not_offered(quiet: OpenHouse) -> None:
    """Eliminations are known before anybody is missed."""
    (_, _, _), table = await three(quiet)
    live = await quiet.house.matches.table(table)
    sat = with_bot(live.seats["Italy"], "regular", "missed", 0.0)
    away = {**live.seats, "Italy": sat}
    for _ in range(2):
        gone, news = in_new_phase(away, ["France", "Turkey"], 0.0)
        stays, more = in_new_phase(away, ["France", "Italy", "Turkey"], 0.0)
        away = {**away, **{one.seat: one for one in stays}}

    assert (news, [one.away.offered for one in gone]) == ([], [None])
    assert [one.what for one in more] == ["offered"]


async def test_three_of_seven_are_gone_and_the_game_goes_on_to_its_end(quiet: OpenHouse) -> None:
    (ann, _, _), table = await three(quiet)
    phases: list[str] = []
    for _ in range(6):
        about = (await ann.get(f"/api/tables/{table}")).json()
        if about["status"] == "finished":
            break
        phases.append(about["phase"])
        await hold(ann, table, "France")
        await ann.decide(table, "France", "draw yes")
        await bots(quiet, table)
        for _ in range(2):
            await pass_time(quiet, hours=24)
            await bots(quiet, table)

    ended = (await ann.get(f"/api/tables/{table}")).json()

    assert phases[0] == "S1901M"
    assert (ended["status"], ended["absence"]["motion"], ended["deadline"]) == ("finished", None, None)
    assert {("standin", "Italy"), ("standin", "Turkey")} <= set(await happened(ann, table))


async def test_a_pause_is_voted_keeps_the_time_that_was_left_and_survives_a_restart(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    settings: dict[str, Any] = {"database": both_databases, "background": False}
    async with open_house(tmp_path, clock, **settings) as house:
        (ann, bela, cleo), table = await three(house)
        house.clock.move(hours=10)
        asked = await ask(ann, table, "France", kind="pause", amount=5, why="harvest")
        await say(bela, table, "Italy", "agree")
        stands = (await ann.get(f"/api/tables/{table}")).json()
        cookies = [dict(one.client.cookies) for one in (ann, bela)]
        news = await told(cleo, house)
        house.clock.move(days=2)
    async with open_house(tmp_path, clock, **settings) as house:
        again, other = house.stranger(), house.stranger()
        again.client.cookies.update(cookies[0])
        other.client.cookies.update(cookies[1])
        await house.house.clocks.tick()
        still = await away_at(again, table)
        await pass_time(house, days=3)
        left = await hours_left(again, table)

    assert asked["absence"]["motion"]["needed"] == 2
    assert stands["absence"]["motion"] is None
    assert (stands["absence"]["pause"]["left"], stands["deadline"]) == (14 * 3600, None)
    assert news == ["Paused: The Long Summer", "A vote: The Long Summer"]
    assert still["pause"]["why"] == "harvest"
    assert left is not None
    assert 13.9 <= left <= 14


async def test_votes_of_bots_and_absent_people_do_not_count_and_block_nothing(quiet: OpenHouse) -> None:
    (ann, bela, cleo), table = await three(quiet)
    await cleo.post(f"/api/tables/{table}/hand-over", seat="Turkey")

    asked = (await ask(ann, table, "France", kind="pause", amount=1))["absence"]["motion"]
    absent = await say(cleo, table, "Turkey", "refuse")
    bot = await say(ann, table, "Austria", "agree")
    refused = (await say(bela, table, "Italy", "refuse")).json()["absence"]

    assert (asked["voters"], asked["away"], asked["needed"]) == (["France", "Italy"], ["Turkey"], 2)
    assert (absent.json()["error"]["code"], bot.status_code) == ("motion-no-vote", 403)
    assert (refused["motion"], refused["pause"]) == (None, None)


async def test_a_vote_is_carried_when_whoever_did_not_answer_goes_away(quiet: OpenHouse) -> None:
    (ann, bela, cleo), table = await three(quiet)
    await ask(ann, table, "France", kind="pause", amount=1)
    open_still = (await away_at(ann, table))["pause"]

    await bela.post(f"/api/tables/{table}/hand-over", seat="Italy")
    await cleo.post(f"/api/tables/{table}/hand-over", seat="Turkey")
    await pass_time(quiet, seconds=1)

    assert open_still is None
    assert (await away_at(ann, table))["pause"] is not None


async def test_an_extension_is_voted_once_a_phase(quiet: OpenHouse) -> None:
    (ann, bela), table = await two(quiet)

    await ask(ann, table, "France", kind="extend", amount=12)
    await say(bela, table, "Italy", "agree")
    longer = await hours_left(ann, table)
    again = await ann.post(f"/api/tables/{table}/motion", seat="France", kind="extend", amount=12)

    assert longer == 36
    assert again.json()["error"]["code"] == "no-extension"


async def test_the_pace_is_changed_by_vote(quiet: OpenHouse) -> None:
    (ann, bela), table = await two(quiet)

    await ask(ann, table, "France", kind="pace", pace={"kind": "slow", "hours": 48})
    changed = (await say(bela, table, "Italy", "agree")).json()

    assert (changed["pace"]["hours"], await hours_left(ann, table)) == (48, 48)


async def leave(visitor: Visitor, first: str, last: str, zone: str = "UTC") -> Any:
    return await visitor.post("/api/me/leave", first=first, last=last, zone=zone)


async def test_between_two_the_clock_stops_as_long_as_the_leave_lasts(quiet: OpenHouse) -> None:
    """The house of the test stands on Monday the 7th of January 2030, at noon."""
    (ann, bela), table = await two(quiet, {**DAILY, "hours": 48})

    plan = (await bela.post("/api/me/leave/plan", first="2030-01-08", last="2030-01-10")).json()
    book = (await leave(bela, "2030-01-08", "2030-01-10")).json()
    announced = await hours_left(ann, table)
    await pass_time(quiet, hours=24)
    away = (await away_at(ann, table))["seats"]["Italy"]

    assert [one["what"] for one in plan["effects"]] == ["stops"]
    assert (plan["days"], plan["left"], book["left"]) == (3, 0, 0)
    assert announced == 48 + 72
    assert away["leave_ends"] == "2030-01-11T00:00:00.000Z"
    assert "Somebody goes on leave: The Long Summer" in await told(ann, quiet)
    await pass_time(quiet, hours=95)
    assert await hours_left(ann, table) == 1


async def test_whoever_orders_ahead_of_his_leave_holds_nobody_up(quiet: OpenHouse) -> None:
    (ann, bela), table = await two(quiet)
    await leave(bela, "2030-01-08", "2030-01-09")

    await hold(bela, table, "Italy")

    assert await hours_left(ann, table) == 24


async def test_a_leave_does_not_rescue_the_last_quarter(quiet: OpenHouse) -> None:
    (ann, bela), table = await two(quiet, {**DAILY, "hours": 15})

    plan = (await bela.post("/api/me/leave/plan", first="2030-01-08", last="2030-01-09")).json()
    await leave(bela, "2030-01-08", "2030-01-09")

    assert [one["what"] for one in plan["effects"]] == ["too-late"]
    assert await hours_left(ann, table) == 15


async def test_among_more_than_two_a_leave_stops_the_table_for_three_days_then_a_bot_sits_in(
    quiet: OpenHouse,
) -> None:
    (ann, bela, cleo), table = await three(quiet, days_known=120)
    await hold(ann, table, "France")
    await hold(cleo, table, "Turkey")
    await bots(quiet, table)

    plan = (await bela.post("/api/me/leave/plan", first="2030-05-08", last="2030-05-14")).json()
    await leave(bela, "2030-05-08", "2030-05-14")
    planned = await hours_left(ann, table)
    await pass_time(quiet, hours=12 + 71)
    waits = (await away_at(ann, table))["seats"]["Italy"]["state"]
    await pass_time(quiet, hours=1)
    await bots(quiet, table)
    after = (await away_at(ann, table))["seats"]["Italy"]
    await pass_time(quiet, days=4)

    assert [one["what"] for one in plan["effects"]] == ["stops-some"]
    assert (planned, waits) == (96, "present")
    assert (after["state"], after["why"]) == ("stand-in", "leave")
    assert (await ann.snapshot(table, "France"))["view"]["phase"] == "F1901M"
    assert "Your leave is over: The Long Summer" in await told(bela, quiet)


async def test_leave_over_summer_time_ends_at_local_midnight(quiet: OpenHouse) -> None:
    """In Budapest the night to the 31st of March 2030 lacks an hour."""
    ann = await quiet.guest("Ann")
    quiet.clock.move(days=70)

    book = (await leave(ann, "2030-03-30", "2030-03-31", "Europe/Budapest")).json()

    assert (book["leaves"][0]["begins"], book["leaves"][0]["ends"]) == (
        "2030-03-29T23:00:00.000Z",
        "2030-03-31T22:00:00.000Z",
    )


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("2030-01-07", "2030-01-08", "leave-late"),
        ("2030-01-09", "2030-01-08", "leave-days"),
        ("2030-01-09", "2030-01-20", "leave-row"),
        ("2030-01-09", "2030-01-12", "leave-spent"),
        ("soon", "2030-01-12", "leave-days"),
    ],
)
async def test_a_leave_that_cannot_be_taken_says_why(
    house: OpenHouse, first: str, last: str, code: str
) -> None:
    ann = await house.guest("Ann")

    answer = await leave(ann, first, last)

    assert answer.json()["error"]["code"] == code


async def test_days_are_earned_month_by_month_and_come_back_when_not_used(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    house.clock.move(days=120)

    before = (await ann.get("/api/me/leave")).json()["left"]
    book = (await leave(ann, "2030-06-01", "2030-06-06")).json()
    back = (await ann.client.delete(f"/api/me/leave/{book['leaves'][0]['id']}")).json()

    assert before == 10
    assert book["left"] < back["left"] == before


async def test_one_bad_table_stops_no_other(quiet: OpenHouse) -> None:
    (ann, bela), table = await two(quiet)
    (cleo, dora), other = await two(quiet)
    await ask(ann, table, "France", kind="pause", amount=1)
    await say(bela, table, "Italy", "agree")
    await ask(cleo, other, "France", kind="pause", amount=1)
    await say(dora, other, "Italy", "agree")
    live = await quiet.house.matches.table(table)
    live.about.pause = "broken"  # type: ignore[assignment]

    await pass_time(quiet, days=1)

    assert (await away_at(cleo, other))["pause"] is None
