"""What a bot would do in a person's place: against bots it is told, among people it is not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import SEVEN, OpenHouse

pytestmark = pytest.mark.anyio

AGAINST_BOTS: dict[str, dict[str, Any]] = {
    "diplomacy": {"seats": dict.fromkeys(SEVEN, "bot:novice") | {"France": "me"}},
    "paths-of-glory": {"scenario": "introductory", "seats": {"cp": "me", "ap": "bot:novice"}},
    "napoleonic-wars": {
        "scenario": "1805-2",
        "seats": {"france": "me", "britain": "bot:novice"},
        "options": {"bid": False},
    },
}
SEATS = {"diplomacy": "France", "paths-of-glory": "cp", "napoleonic-wars": "france"}


@pytest.mark.parametrize("game", AGAINST_BOTS)
async def test_advice_is_an_answer_that_may_be_given(any_house: OpenHouse, game: str) -> None:
    ann, seat = await any_house.guest("Ann"), SEATS[game]
    table = (await ann.create(**AGAINST_BOTS[game], game=game))["id"]
    for _ in range(3):
        await any_house.settled(table)
        before = await ann.snapshot(table, seat)

        told = (await ann.post(f"/api/tables/{table}/advice", seat=seat)).json()
        after = await ann.snapshot(table, seat)
        done = await ann.post(
            f"/api/tables/{table}/decide", seat=seat, text=told["answer"]["text"], revision=told["revision"]
        )

        assert (after["revision"], after["question"]) == (before["revision"], before["question"])
        assert told["answer"]["verb"] or told["reads"]
        assert done.status_code == 200, done.text


async def test_nobody_is_advised_against_other_people(house: OpenHouse) -> None:
    ann, bela = await house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "bot:novice") | {"France": "me", "Italy": "open"}
    table = (await ann.create(seats))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")

    told = await ann.post(f"/api/tables/{table}/advice", seat="France")

    assert (told.status_code, told.json()["error"]["code"]) == (403, "advice-among-people")


async def test_who_is_asked_nothing_needs_no_advice(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create({"ap": "hotseat", "cp": "hotseat"}, game="paths-of-glory"))["id"]

    told = await ann.post(f"/api/tables/{table}/advice", seat="ap")

    assert (told.status_code, told.json()["error"]["code"]) == (409, "advice-nothing-asked")
