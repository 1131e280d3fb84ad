"""Tournaments over HTTP, from the first entry to the last standings, on both databases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, holds, open_house

pytestmark = pytest.mark.anyio

#: Two seats and three years at most: short, and decided by centres.
DUEL: dict[str, Any] = {"game": "diplomacy", "scenario": "two", "turns": 1, "pace": {"kind": "untimed"}}


async def made(host: Visitor, title: str = "Autumn Swiss", **settings: Any) -> str:
    answer = await host.post("/api/events", title=title, settings={**DUEL, **settings})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def did(visitor: Visitor, event: str, what: str, /, **body: Any) -> dict[str, Any]:
    answer = await visitor.post(f"/api/events/{event}/{what}", **body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def seen(visitor: Visitor, event: str) -> dict[str, Any]:
    answer = await visitor.get(f"/api/events/{event}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def settled(house: OpenHouse) -> None:
    """Bots have played and the tournaments have gone on as far as they go."""
    for _ in range(8):
        await house.house.director.sweep()
        for table in house.house.matches.in_memory():
            if table.about.status == "playing":
                await house.settled(table.id)
    await house.house.director.sweep()


async def plays_a_year(visitor: Visitor, table: str, seat: str) -> None:
    """Hold until the game is stopped; bots do the rest."""
    for _ in range(8):
        snapshot = await visitor.snapshot(table, seat)
        if snapshot["table"]["status"] != "playing":
            return
        if snapshot["question"] is not None:
            await visitor.decide(table, seat, holds(snapshot["view"], seat))
        await visitor.opened.settled(table)
        await visitor.opened.house.director.sweep()


async def plays_his_round(visitor: Visitor, event: str) -> None:
    await settled(visitor.opened)
    expected = (await seen(visitor, event))["next"]
    if expected is not None and expected["table"]:
        await plays_a_year(visitor, expected["table"], expected["seat"])
    await settled(visitor.opened)


async def test_a_swiss_of_eight_with_bots_goes_to_its_end_over_a_restart(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann = await house.guest("Ann")
        event = await made(ann, rounds=3)
        await did(ann, event, "bots", level="holder", count=7)
        await did(ann, event, "enter")
        await did(ann, event, "begin")
        await plays_his_round(ann, event)
        halfway = await seen(ann, event)
        cookies = ann.client.cookies

    assert halfway["after"] >= 1
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann = house.stranger()
        ann.client.cookies = cookies
        await plays_his_round(ann, event)
        await plays_his_round(ann, event)
        over = await seen(ann, event)
        told = (await ann.get("/api/notices")).json()["notices"]

    met = {tuple(sorted(p["entry"] for p in b["places"])) for r in over["played"] for b in r["boards"]}
    assert (over["status"], over["after"], len(over["standings"])) == ("over", 3, 8)
    assert len(met) == 12
    assert sum(line["points"] for line in over["standings"]) == 12
    assert [line["rank"] for line in over["standings"]] == list(range(1, 9))
    assert {notice["kind"] for notice in told} >= {"event", "turn"}
    assert any("Round 3" in notice["title"] for notice in told)
    assert over["seed"]


async def test_with_nine_the_bye_goes_round(house: OpenHouse) -> None:
    host = await house.guest("Host")
    event = await made(host, rounds=3)
    await did(host, event, "bots", level="holder", count=9)
    await did(host, event, "begin")
    for _ in range(3):
        await settled(house)

    over = await seen(host, event)
    byes = [entry for round_ in over["played"] for entry in round_["byes"]]
    assert (over["status"], len(byes), len(set(byes))) == ("over", 3, 3)


async def test_a_round_robin_a_knock_out_and_a_ladder_come_to_their_ends(house: OpenHouse) -> None:
    host = await house.guest("Host")
    ended = {}
    for kind, rounds in (("round-robin", 3), ("knock-out", 9), ("ladder", 2)):
        event = await made(host, kind, format=kind, rounds=rounds)
        await did(host, event, "bots", level="holder", count=4)
        await did(host, event, "begin")
        for _ in range(3):
            await settled(house)
        ended[kind] = await seen(host, event)

    assert {kind: (one["status"], len(one["played"])) for kind, one in ended.items()} == {
        "round-robin": ("over", 3), "knock-out": ("over", 2), "ladder": ("over", 2),
    }  # fmt: skip


async def test_seven_seats_fill_with_bots_and_share_the_points(house: OpenHouse) -> None:
    host = await house.guest("Host")
    settings = {"scenario": "seven", "format": "balanced", "rounds": 2, "scoring": "squares"}
    event = await made(host, **settings)
    await did(host, event, "bots", level="holder", count=6)
    await did(host, event, "begin")
    for _ in range(3):
        await settled(house)

    over = await seen(host, event)
    seats = {line["entry"]: line["seats"] for line in over["standings"]}
    assert over["status"] == "over"
    assert len(over["entries"]) == 7
    assert all(len(set(two)) == 2 for two in seats.values())
    assert round(sum(line["points"] for line in over["standings"])) == 200
    assert set(over["seats"]) == set(SEVEN)


async def test_a_draft_waits_for_its_host_shows_its_cost_and_can_be_changed(house: OpenHouse) -> None:
    host, other = await house.guests("Host", "Other")
    event = await made(host, host_pairs=True, rounds=2)
    await did(host, event, "bots", level="holder", count=4)
    await did(host, event, "begin")
    await settled(house)
    draft = (await seen(host, event))["played"][0]
    boards = [[place["entry"] for place in board["places"]] for board in draft["boards"]]
    swapped = [[boards[0][0], boards[1][0]], [boards[0][1], boards[1][1]]]
    wrong = await host.post(f"/api/events/{event}/draft", boards=[[1, 1], [2, 3]])
    changed = await did(host, event, "draft", boards=swapped)

    assert (draft["status"], draft["cost"]["repeats"], wrong.status_code) == ("draft", 0, 422)
    assert (await seen(other, event))["played"] == []
    assert [[p["entry"] for p in b["places"]] for b in changed["played"][0]["boards"]] == swapped
    await did(host, event, "publish")
    await settled(house)
    assert (await seen(other, event))["played"][0]["status"] == "closed"


async def test_a_round_closes_only_when_every_board_has_a_result_or_a_ruling(house: OpenHouse) -> None:
    host, ann, bob = await house.guests("Host", "Ann", "Bob")
    event = await made(host, rounds=1)
    for one in (ann, bob):
        await did(one, event, "enter")
    await did(host, event, "begin")
    await settled(house)
    open_round = (await seen(host, event))["played"][0]
    table = open_round["boards"][0]["table"]
    bare = await host.post(f"/api/events/{event}/rule", round=1, board=0, points={}, note="")
    seats = [place["seat"] for place in open_round["boards"][0]["places"]]
    points = {seats[0]: 1.0, seats[1]: 0.0}
    foreign = await ann.post(f"/api/events/{event}/rule", round=1, board=0, points=points, note="no")
    await did(host, event, "rule", round=1, board=0, points=points, note="Bob left the country")
    await settled(house)
    over = await seen(host, event)

    assert (open_round["status"], bare.status_code, foreign.status_code) == ("playing", 422, 403)
    assert (over["status"], over["played"][0]["boards"][0]["note"]) == ("over", "Bob left the country")
    assert all(place["ruled"] for place in over["played"][0]["boards"][0]["places"])
    late = await ann.decide(table, "", "hold", 0)
    assert late.status_code >= 400


async def test_who_misses_his_game_loses_and_the_other_wins_by_default(house: OpenHouse) -> None:
    host, ann, bob = await house.guests("Host", "Ann", "Bob")
    event = await made(host, rounds=1, days=2, pace={"kind": "slow", "hours": 24})
    for one in (ann, bob):
        await did(one, event, "enter")
    await did(host, event, "begin")
    await settled(house)
    expected = (await seen(ann, event))["next"]
    bobs = (await seen(bob, event))["next"]
    await bob.post(f"/api/tables/{bobs['table']}/hand-over", seat=bobs["seat"], level="holder")
    house.clock.move(days=3)
    await settled(house)

    over = await seen(host, event)
    first, second = over["standings"]
    names = {entry["number"]: entry["name"] for entry in over["entries"]}
    assert expected["table"] == bobs["table"]
    assert (names[first["entry"]], first["points"], names[second["entry"]], second["points"]) == (
        "Ann", 1.0, "Bob", 0.0,
    )  # fmt: skip
    assert first["breaks"]["default"] == 1


async def test_standings_if_all_ended_now_are_marked_apart(house: OpenHouse) -> None:
    host, ann, bob = await house.guests("Host", "Ann", "Bob")
    event = await made(host, rounds=1)
    for one in (ann, bob):
        await did(one, event, "enter")
    await did(host, event, "begin")
    await settled(house)

    playing = await seen(ann, event)
    assert [line["points"] for line in playing["standings"]] == [0, 0]
    assert [line["points"] for line in playing["now"]] == [1, 0]
    assert playing["seed"] == ""


async def test_exports(house: OpenHouse) -> None:
    host = await house.guest("=Host")
    event = await made(host, "Cup; of tea, with \\", rounds=1, days=3)
    await did(host, event, "enter")
    await did(host, event, "bots", level="holder", count=1)
    await did(host, event, "begin")
    await settled(house)
    table = await host.get(f"/api/events/{event}/standings.csv")
    calendar = await host.get(f"/api/events/{event}/calendar.ics", language="hu")
    picture = await host.get(f"/api/events/{event}/standings.png")

    assert table.text.splitlines()[0] == "rank,name,points,buchholz,between,default,round 1"
    assert "'=Host" in table.text
    assert "SUMMARY:Cup\\; of tea\\, with \\\\\\, 1. forduló" in calendar.text
    assert all(len(line.encode()) <= 75 for line in calendar.text.split("\r\n"))
    assert picture.content.startswith(b"\x89PNG")


async def test_an_event_behind_a_link_does_not_exist_for_others(house: OpenHouse) -> None:
    host, ann, bob = await house.guests("Host", "Ann", "Bob")
    event = await made(host, by_link=True)
    invite = (await seen(host, event))["invite"]
    await did(ann, event, "enter", invite=invite)
    hidden = await bob.get(f"/api/events/{event}")
    refused = await bob.post(f"/api/events/{event}/enter", invite="guessed-token")
    listed = (await bob.get("/api/events")).json()["events"]
    looked = await bob.get(f"/api/events/{event}", invite=invite)

    assert (hidden.status_code, refused.status_code, listed) == (404, 404, [])
    assert looked.status_code == 200
    assert invite not in json.dumps(await seen(ann, event))


async def test_two_houses_on_one_database_deal_no_board_twice(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    if both_databases.startswith("sqlite"):
        pytest.skip("one process at a time")
    async with (
        open_house(tmp_path / "a", clock, database=both_databases, background=False) as one,
        open_house(tmp_path / "b", clock, database=both_databases, background=False) as two,
    ):
        host = await one.guest("Host")
        event = await made(host, rounds=1)
        await did(host, event, "enter")
        await did(host, event, "bots", level="holder", count=3)
        await did(host, event, "begin")
        for house in (one, two, one):
            await house.house.director.sweep()
        played = (await seen(host, event))["played"]

    assert len({board["table"] for board in played[0]["boards"]}) == 2
