"""Game masters: a role and never a seat, what it may see, orders from paper and mail, and who follows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import SEVEN, OpenHouse, Visitor, sealed_in

pytestmark = pytest.mark.anyio

LETTER = """From: Ann <ann@mail.test>
To: club@house.test
Subject: my orders
Content-Type: text/plain; charset=utf-8

> what are your orders?
A Par - Bur
A Mar S A Par - Bur
F Bre - Moon
--
Ann, from my telephone
"""


async def looked_after(
    house: OpenHouse, sees: str = "board", enters: bool = True
) -> tuple[Visitor, Visitor, str]:
    """Max looks after a table at which Ann plays France; bots that hold play the rest."""
    max_, ann = await house.guests("Max", "Ann")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "open"}
    pace = {"kind": "slow", "hours": 24, "grace": 0}
    table = (await max_.create(seats, public=True, pace=pace, title="The Long Summer"))["id"]
    answer = await max_.post(f"/api/tables/{table}/master", sees=sees, enters=enters)
    assert answer.status_code == 200, answer.text
    await ann.post(f"/api/tables/{table}/join", seat="France")
    return max_, ann, str(table)


async def act(visitor: Visitor, table: str, what: str, **more: Any) -> Any:
    return await visitor.post(f"/api/tables/{table}/master/act", act=what, **more)


async def test_what_a_game_master_may_see_is_told_to_everybody_and_holds(any_house: OpenHouse) -> None:
    max_, ann, table = await looked_after(any_house)
    other, bea, seen = await looked_after(any_house, sees="seats")

    told = (await ann.get(f"/api/tables/{table}")).json()["master"]
    blind = await max_.get(f"/api/tables/{table}/snapshot", seat="France")
    sighted = await other.get(f"/api/tables/{seen}/snapshot", seat="France")
    stranger = await any_house.stranger().get(f"/api/tables/{seen}/snapshot", seat="France")

    assert told == {"name": "Max", "me": False, "sees": "board", "enters": True}
    assert (blind.status_code, sighted.status_code) == (403, 200)
    assert stranger.status_code in (403, 404)
    assert (await other.decide(seen, "France", "A Par - Bur", revision=0)).status_code == 403
    assert bea.me["name"] == "Ann"


async def test_orders_by_mail_are_read_back_sealed_and_unread_lines_return_with_the_reason(
    any_house: OpenHouse,
) -> None:
    max_, ann, table = await looked_after(any_house)

    answer = (await max_.post(f"/api/tables/{table}/master/orders", seat="France", text=LETTER)).json()
    sealed = sealed_in(await ann.snapshot(table, "France"))

    assert {"A Par - Bur", "A Mar S A Par - Bur"} <= set(sealed)
    assert "A Par - Bur" in answer["sealed"]
    assert [one["line"] for one in answer["unread"]] == ["F Bre - Moon"]
    assert answer["unread"][0]["code"]


async def test_a_game_master_adjourns_extends_and_replaces(any_house: OpenHouse) -> None:
    max_, ann, table = await looked_after(any_house)
    bela = await any_house.guest("Béla")

    stands = (await act(max_, table, "adjourn", amount=3, why="summer")).json()
    goes_on = (await act(max_, table, "resume")).json()
    longer = (await act(max_, table, "extend", amount=24)).json()
    await act(max_, table, "replace", seat="France", why="ill")
    taken = await bela.post(f"/api/tables/{table}/take-over", seat="France")
    told = [one["title"] for one in (await ann.get("/api/notices")).json()["notices"]]

    assert (stands["absence"]["pause"]["why"], stands["deadline"]) == ("summer", None)
    assert goes_on["deadline"] < longer["deadline"]
    assert taken.status_code == 200
    assert "You were replaced: The Long Summer" in told


async def test_a_ruling_sets_the_game_back_with_its_reason_and_survives_a_restart(
    any_house: OpenHouse,
) -> None:
    max_, ann, table = await looked_after(any_house)
    await ann.order(table, "France", "A Par - Bur")
    await any_house.settled(table)
    resolved = (await ann.snapshot(table, "France"))["view"]["phase"]

    answer = await act(max_, table, "set-back", why="the map was wrong")
    any_house.house.matches.forget(table)
    again = await ann.snapshot(table, "France")
    told = (await ann.get(f"/api/tables/{table}/absence")).json()["happenings"][-1]

    assert (resolved, answer.status_code) == ("F1901M", 200)
    assert (again["view"]["phase"], sealed_in(again)) == ("S1901M", [])
    assert again["question"] is not None
    assert (told["what"], told["params"]) == (
        "ruling",
        {"why": "the map was wrong", "before": "F1901M", "after": "S1901M"},
    )
    titles = [one["title"] for one in (await ann.get("/api/notices")).json()["notices"]]
    assert "A ruling: The Long Summer" in titles


async def test_only_the_game_master_does_what_is_his(house: OpenHouse) -> None:
    max_, ann, table = await looked_after(house, enters=False)

    tried = [
        await act(ann, table, "adjourn"),
        await ann.post(f"/api/tables/{table}/master/orders", seat="France", text="A Par H"),
        await max_.post(f"/api/tables/{table}/master/orders", seat="France", text="A Par H"),
        await house.stranger().post(f"/api/tables/{table}/master/act", act="resume"),
    ]

    codes = [one.json()["error"]["code"] for one in tried]
    assert codes == ["not-master", "not-master", "master-no-orders", "sign-in-needed"]


async def test_a_game_master_who_vanishes_is_followed_by_a_player_who_sees_no_more(
    any_house: OpenHouse,
) -> None:
    _, ann, table = await looked_after(any_house, sees="seats")
    any_house.clock.move(days=8)

    await any_house.house.masters.tick()

    master = (await ann.get(f"/api/tables/{table}")).json()["master"]
    assert master == {"name": "Ann", "me": True, "sees": "board", "enters": False}


async def test_a_game_master_has_no_seat(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create({"France": "me"}))["id"]

    answer = await ann.post(f"/api/tables/{table}/master", sees="seats")

    assert answer.json()["error"]["code"] == "master-plays"


async def test_results_are_published_as_text(house: OpenHouse) -> None:
    _, ann, table = await looked_after(house)

    text = (await ann.get(f"/api/tables/{table}/results.txt", language="hu")).text

    assert text.startswith("The Long Summer\n")
    assert len(text.splitlines()) == 9
