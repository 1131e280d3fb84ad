"""The score of a table: by its sources, turn by turn, and once the game is over with verdict and rematch."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import SEVEN, OpenHouse, Visitor

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"
GAMES: dict[str, dict[str, Any]] = {
    "diplomacy": {
        "seats": dict.fromkeys(SEVEN, "bot:novice") | {"France": "me"},
        "options": {"last_year": 1903, "press": "none"},
    },
    "paths-of-glory": {
        "scenario": "introductory",
        "seats": {"cp": "me", "ap": "bot:novice"},
        "options": {"peace_terms": False},
    },
}


async def played_out(house: OpenHouse, game: str) -> tuple[Visitor, str]:
    """A game that bots finish, Ann's seat among them."""
    ann = await house.guest("Ann")
    wish = GAMES[game]
    table = (await ann.create(**wish, game=game, public=True))["id"]
    seat = next(name for name, who in wish["seats"].items() if who == "me")
    handed = await ann.post(f"/api/tables/{table}/hand-over", seat=seat, level="novice")
    assert handed.status_code < 300, handed.text
    await house.settled(table)
    return ann, table


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_scored_told_and_played_again(any_house: OpenHouse, game: str) -> None:
    ann, table = await played_out(any_house, game)

    told = (await ann.get(f"/api/tables/{table}/scores")).json()
    details = (await ann.get(f"/api/tables/{table}")).json()
    again = await ann.post(f"/api/tables/{table}/rematch")

    assert details["status"] == "finished"
    for line in told["score"]["lines"]:
        assert sum(source["points"] for source in line["sources"]) == line["points"]
    points = {line["id"]: line["points"] for line in told["score"]["lines"]}
    assert told["moments"][-1]["points"] == points
    assert [moment["n"] for moment in told["moments"]] == sorted({m["n"] for m in told["moments"]})
    assert len(told["moments"]) >= 3
    assert told["verdict"]["winners"] == details["result"]["seats"]
    assert {one["seat"] for one in told["verdict"]["standings"]} == {s["id"] for s in details["seats"]}
    assert [swing for swing in told["turning"] if swing["by"]]
    for figure in told["figures"]:
        assert set(figure["counts"]) == {s["id"] for s in details["seats"]}
    assert len(told["figures"]) == (3 if game == "paths-of-glory" else 0)
    assert again.status_code == 201, again.text


async def test_the_centres_of_the_end_are_those_after_the_last_autumn(house: OpenHouse) -> None:
    ann, table = await played_out(house, "diplomacy")

    told = (await ann.get(f"/api/tables/{table}/scores")).json()
    details = (await ann.get(f"/api/tables/{table}")).json()
    view = (await ann.snapshot(table))["view"]

    counted = {line["id"]: line["points"] for line in told["score"]["lines"]}
    assert counted == {seat: details["result"]["centres"][seat] for seat in SEVEN}
    assert counted == {seat["id"]: seat["score"]["centres"] for seat in details["seats"]}
    assert counted == {seat: view["counts"][seat]["centres"] for seat in SEVEN}
    owners = list(details["board"]["centres"].values())
    assert counted == {seat: owners.count(seat) for seat in SEVEN}


async def test_the_picture_of_the_end_says_when_it_was(house: OpenHouse) -> None:
    ann, table = await played_out(house, "diplomacy")

    for language, said, shared in (
        ("en", "1903", "shared by 7"),
        ("ru", "1903 года", "на 7 участников"),
        ("hu", "1903", "7 résztvevő"),
    ):
        drawn = (await ann.get(f"/api/tables/{table}/map.svg", language=language)).text
        assert "dip-turn" not in drawn
        assert said in drawn
        assert shared in drawn


async def test_while_a_game_goes_on_nothing_is_judged(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), options={"press": "none"}))["id"]

    told = (await ann.get(f"/api/tables/{table}/scores")).json()

    assert (told["verdict"], told["turning"]) == (None, [])
    assert {line["id"]: line["points"] for line in told["score"]["lines"]} == dict.fromkeys(SEVEN, 3) | {
        "Russia": 4
    }
    assert [threshold["at"] for threshold in told["score"]["thresholds"]] == [18]


async def test_the_score_of_a_record_of_the_napoleonic_wars(house: OpenHouse) -> None:
    """All four players, their points as the result has them."""
    ann = await house.guest("Ann")
    record = gzip.decompress((RECORDS / "napoleonic-wars-3/1805-4-novices.gp.json.gz").read_bytes())
    made = await ann.client.post("/api/records", content=record)
    assert made.status_code == 201, made.text

    told = (await ann.get(f"/api/tables/{made.json()['id']}/scores")).json()

    placed = {one["seat"]: one["points"] for one in told["verdict"]["standings"]}
    assert placed == made.json()["result"]["points"]
    assert len(told["moments"]) > 5


async def test_those_who_played_talk_on_for_a_week(any_house: OpenHouse) -> None:
    ann, table = await played_out(any_house, "diplomacy")
    zoe = await any_house.guest("Zoe")
    path = f"/api/tables/{table}/remarks"

    said = await ann.post(path, seat="France", text="well played", request="one")
    again = await ann.post(path, seat="France", text="well played", request="one")
    foreign = await zoe.post(path, seat="France", text="me too")
    heard = (await zoe.get(path)).json()
    any_house.clock.move(days=8)
    late = await ann.post(path, seat="France", text="one more word")

    assert (said.status_code, again.status_code, foreign.status_code) == (201, 201, 403)
    assert [(one["seat"], one["text"]) for one in heard["remarks"]] == [("France", "well played")]
    assert heard["open"]
    assert (late.status_code, late.json()["error"]["code"]) == (409, "talk-over")
    assert len((await ann.get(path)).json()["remarks"]) == 1


async def test_nobody_remarks_on_a_game_that_goes_on(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]

    said = await ann.post(f"/api/tables/{table}/remarks", seat="France", text="hello")

    assert said.json()["error"]["code"] == "talk-over"


async def test_two_change_sides_in_a_rematch(house: OpenHouse) -> None:
    ann, table = await played_out(house, "paths-of-glory")

    again = (await ann.client.post(f"/api/tables/{table}/rematch?sides=changed")).json()

    assert again["my_seats"] == ["ap"]
    assert [seat["who"] for seat in again["seats"] if seat["id"] == "cp"] == ["bot"]


async def test_the_end_of_a_game_is_not_played_on(house: OpenHouse) -> None:
    ann, table = await played_out(house, "diplomacy")
    timeline = (await ann.get(f"/api/tables/{table}/timeline")).json()
    last = timeline[-1]["n"]

    dead = await ann.post(f"/api/tables/{table}/fork")
    alive = await ann.post(f"/api/tables/{table}/fork", at=last)

    assert (dead.status_code, dead.json()["error"]["code"]) == (409, "fork-at-end")
    assert alive.status_code == 201
