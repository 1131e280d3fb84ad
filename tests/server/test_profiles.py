"""A member's page: games that are over, reliability, ratings; nothing that hidden names or doors hide."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.server.ratings.reliability import _Miss, _Turn, share_in_time
from tests.server.houses import SEVEN, OpenHouse, Visitor, holds
from tests.server.test_ratings import EAST, SLOW, WEST, ended, game_of_two
from tests.server.test_relations import members, says

pytestmark = pytest.mark.anyio


async def page(asker: Visitor, name: str) -> dict[str, Any]:
    answer = await asker.get("/api/people/profile", name=name)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_profile_tells_games_sides_and_the_rating_with_its_history(any_house: OpenHouse) -> None:
    ann, bob = await members(any_house, "Ann", "Bob")
    await ended(any_house, ann, bob)
    await ended(any_house, ann, bob, loser=EAST)

    told = await page(any_house.stranger(), "ann")
    own = await page(ann, "Ann")

    line = told["lines"][0]
    assert (told["name"], told["me"], told["between"], own["me"]) == ("Ann", False, None, True)
    assert [line[name] for name in ("game", "seats", "pace", "press")] == ["diplomacy", 2, "slow", "letters"]
    assert (line["games"], line["now"]["provisional"], len(line["points"])) == (2, True, 2)
    assert line["points"][0]["shown"]["value"] > 1500
    assert line["now"]["low"] < line["now"]["value"] < line["now"]["high"]
    # Behind closed doors: only those who played there see the games themselves.
    assert (told["games"], told["sides"], told["played"]) == ([], [], 0)
    assert [one["outcome"] for one in own["games"]] == ["lost", "won"]
    assert [one["moved"] > 0 for one in own["games"]] == [False, True]
    [side] = own["sides"]
    assert [side[name] for name in ("seat", "won", "lost", "share", "par")] == [EAST, 1, 1, 0.5, 0.5]


async def test_guests_and_strangers_have_no_page(house: OpenHouse) -> None:
    ann, _ = await members(house, "Ann", "Bob")
    await house.guest("Guest")

    for name in ("Guest", "Nobody", ""):
        answer = await ann.get("/api/people/profile", name=name)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "person-unknown")


async def test_how_one_stands_to_somebody_is_told_to_nobody_else(house: OpenHouse) -> None:
    ann, bob, cecil = await members(house, "Ann", "Bob", "Cecil")
    await says(ann, "Bob", "block")
    await says(bob, "Ann", "knows")

    mine, his, third = await page(ann, "Bob"), await page(bob, "Ann"), await page(cecil, "Ann")

    assert (mine["between"]["blocked"], mine["between"]["mutual"]) == (True, False)
    assert (his["between"]["blocked"], his["between"]["knows"], his["between"]["apart"]) == (
        False,
        True,
        True,
    )
    assert not any(third["between"].values())


async def test_hidden_names_stay_hidden_until_the_end(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    wishes = {"anonymous": True, "public": True, "spectators": True, "pace": {**SLOW, "grace": 0}}
    made = await ann.create({"France": "me", **_bots("France", "Turkey")}, **wishes)
    await bob.post(f"/api/tables/{made['id']}/join", seat="Turkey")
    await ann.order(made["id"], "France", holds((await ann.snapshot(made["id"], "France"))["view"], "France"))
    before = await page(house.stranger(), "Bob"), await page(house.stranger(), "Ann")
    house.clock.move(hours=25)
    await house.house.clocks.tick()
    await house.settled(made["id"])

    after = await page(house.stranger(), "Bob"), await page(house.stranger(), "Ann")

    assert after == before
    assert [one["reliability"] for one in after] == [[], []]
    assert made["id"] not in str(after)


async def test_who_lets_time_run_out_is_known_for_it(any_house: OpenHouse) -> None:
    ann, bob = await members(any_house, "Ann", "Bob")
    pace = {**SLOW, "grace": 0}
    made = await ann.create({"France": "me", **_bots("France", "Turkey")}, public=True, pace=pace)
    await bob.post(f"/api/tables/{made['id']}/join", seat="Turkey")
    await ann.order(made["id"], "France", "press Turkey: peace?")
    await ann.order(made["id"], "France", holds((await ann.snapshot(made["id"], "France"))["view"], "France"))
    any_house.clock.move(hours=25)
    await any_house.house.clocks.tick()
    await any_house.settled(made["id"])

    [bobs], [anns] = [(await page(ann, name))["reliability"] for name in ("Bob", "Ann")]

    assert {**anns} == {"pace": "slow", "percent": 100, "turns": 1, "missed": 0, "excused": 0}
    assert (bobs["turns"], bobs["missed"], bobs["percent"]) == (1, 1, 90)
    data = (await bob.get("/api/me/data")).json()
    assert [one["table"] for one in data["misses"]] == [made["id"]]


def test_old_misses_count_less_and_excused_ones_a_third() -> None:
    day = 86400.0
    turns = [_Turn("slow", 0.0)] * 10

    def share(*missed: _Miss) -> float:
        return share_in_time(turns, missed, 0.0)

    assert share() == 1.0
    assert share(_Miss("slow", 0.0, False)) == pytest.approx(1 - 1 / 20)
    assert share(_Miss("slow", 0.0, True)) == pytest.approx(1 - 0.3 / 20)
    assert share(_Miss("slow", -120 * day, False)) == pytest.approx(1 - 0.5 / 20)


async def test_a_delayed_game_is_on_no_page_before_its_time(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    table = await game_of_two(ann, bob, spectators=True, spectator_delay=3600)
    await bob.order(table, WEST, "concede")
    await house.house.books.close_all()
    early = await page(house.stranger(), "Ann")
    house.clock.move(hours=2)
    await house.house.books.close_all()
    late = await page(house.stranger(), "Ann")

    assert (early["games"], early["lines"]) == ([], [])
    assert [one["outcome"] for one in late["games"]] == ["won"]


async def test_draws_are_counted_by_the_system_of_the_table(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    shares = {}
    for scoring in ("draw-size", "squares", "centres"):
        table = await game_of_two(ann, bob, scoring=scoring, rated=False)
        await ann.order(table, EAST, "draw yes")
        await bob.order(table, WEST, "draw yes")
        house.clock.move(hours=1)
        await house.house.books.close_all()
        newest = (await page(ann, "Ann"))["games"][0]
        assert newest["outcome"] == "draw"
        shares[scoring] = round(newest["points"], 1)

    # Nine centres against ten.
    assert shares == {"draw-size": 50.0, "squares": 44.8, "centres": 47.4}


async def test_the_ladder_tells_bots_and_the_reader(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    seats = {"Austria": "me", **dict.fromkeys(SEVEN[2:], "bot:holder"), "England": "invite"}
    made = await ann.create(seats, pace=SLOW, rated=True)
    await bob.post(f"/api/tables/{made['id']}/join", invite=made["invites"]["England"])
    for visitor, seat in ((ann, "Austria"), (bob, "England")):
        await visitor.order(made["id"], seat, "concede")
    await house.settled(made["id"])
    await house.house.books.close_all()

    rungs = (await ann.get("/api/ratings/diplomacy")).json()["rungs"]
    arena = (await ann.get("/api/ratings/paths-of-glory", press="silent")).json()["rungs"]
    unknown = await ann.get("/api/ratings/chess")

    mine = [one for one in rungs if one["kind"] == "me"]
    assert len(mine) == 1
    assert mine[0]["shown"]["value"] < 1500
    assert {one["kind"] for one in arena} == {"bot"}
    assert [one["from_arena"] for one in arena if one["shown"]] == [True] * 4
    values = [one["shown"]["value"] for one in arena if one["shown"]]
    assert values == sorted(values, reverse=True)
    assert unknown.status_code in (404, 422)


def _bots(*but: str) -> dict[str, str]:
    return {name: "bot:holder" for name in SEVEN if name not in but}
