"""Playing: decisions, revisions, undo, explanations, the end of a game."""

from __future__ import annotations

import pytest

from tests.server.houses import SEVEN, OpenHouse, Visitor, holds, sealed_in

pytestmark = pytest.mark.anyio


async def hot_seat(house: OpenHouse, **wishes: object) -> tuple[Visitor, str]:
    """One person at all seven seats."""
    ann = await house.guest("Ann")
    return ann, (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **wishes))["id"]


async def play_phase(visitor: Visitor, table: str, but: str = "") -> None:
    """Everybody who is asked holds, but for one seat."""
    view = (await visitor.snapshot(table))["view"]
    for seat in view["asked"]:
        if seat != but:
            await visitor.order(table, seat, holds(view, seat))


async def test_a_guest_plays_against_six_bots(any_house: OpenHouse) -> None:
    """One request to be somebody, one to have a game, and the bots answer by themselves."""
    ann = await any_house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "bot:novice") | {"France": "me"}))["id"]

    await any_house.settled(table)
    before = await ann.snapshot(table, "France")
    await ann.order(table, "France", holds(before["view"], "France"))
    await any_house.settled(table)
    after = await ann.snapshot(table, "France")

    assert before["view"]["phase"] == "S1901M"
    assert set(before["view"]["ready"]) == set(SEVEN) - {"France"}
    assert after["view"]["phase"] == "F1901M"
    assert len(after["view"]["last"]["orders"]) == 22


async def test_the_question_lists_every_order_with_its_parts(house: OpenHouse) -> None:
    ann, table = await hot_seat(house)

    question = (await ann.snapshot(table, "France"))["question"]
    paris = next(pick for pick in question["picks"] if pick["place"] == "Par")

    assert (question["kind"], paris["unit"], paris["power"]) == ("orders", "A Par", "France")
    parts = {part["text"]: part for part in paris["orders"]}
    assert parts["A Par - Bur"] == {
        "text": "A Par - Bur", "verb": "move",
        "parts": {"unit": {"kind": "A", "place": "Par"}, "place": "Bur", "via": False},
    }  # fmt: skip
    assert parts["A Par S A Mar - Bur"]["parts"]["other"] == {"kind": "A", "place": "Mar"}
    assert parts["A Par S A Mar - Bur"]["verb"] == "support"


async def test_orders_stay_sealed_until_all_have_written(any_house: OpenHouse) -> None:
    ann, bela = await any_house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "open"}
    table = (await ann.create(seats, public=True, spectators=True))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")

    await ann.order(table, "France", "A Par - Bur; A Mar - Spa; F Bre - Mid")
    seen = await bela.get(f"/api/tables/{table}/snapshot", seat="Italy")
    watched = await any_house.stranger().get(f"/api/tables/{table}/snapshot")

    assert seen.json()["view"]["ready"] == ["France"]
    for answer in (seen, watched):
        assert "A Par - Bur" not in answer.text
        assert "Spa" not in str(answer.json()["log"])


async def test_a_sealed_answer_can_be_changed_and_taken_back(any_house: OpenHouse) -> None:
    ann, table = await hot_seat(any_house)

    first = await ann.order(table, "France", "A Par - Bur")
    second = await ann.order(table, "France", "A Par - Pic")
    undo = {"seat": "France", "revision": second["revision"]}
    third = (await ann.post(f"/api/tables/{table}/undo", **undo)).json()

    assert (sealed_in(first), sealed_in(second)) == (["A Par - Bur"], ["A Par - Pic"])
    assert (sealed_in(third), third["view"]["ready"], third["can_undo"]) == ([], [], False)
    assert third["revision"] == second["revision"] + 1


async def test_nothing_is_taken_back_past_the_end_of_a_phase(house: OpenHouse) -> None:
    ann, table = await hot_seat(house)
    await play_phase(ann, table)

    revision = (await ann.snapshot(table, "France"))["revision"]
    answer = await ann.post(f"/api/tables/{table}/undo", seat="France", revision=revision)

    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "undo-barrier")


async def test_a_stale_decision_is_refused_with_the_fresh_view(any_house: OpenHouse) -> None:
    ann, table = await hot_seat(any_house)
    old = (await ann.snapshot(table, "France"))["revision"]
    await play_phase(ann, table)

    answer = await ann.decide(table, "France", "A Par - Bur", revision=old)

    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    assert answer.json()["snapshot"]["view"]["phase"] == "F1901M"


async def test_an_answer_in_another_window_makes_the_first_one_stale(house: OpenHouse) -> None:
    ann, table = await hot_seat(house)
    old = (await ann.snapshot(table, "France"))["revision"]
    await ann.order(table, "France", "A Par - Bur")

    answer = await ann.decide(table, "France", "A Par - Pic", revision=old)

    assert answer.json()["error"]["code"] == "stale"
    assert sealed_in(answer.json()["snapshot"]) == ["A Par - Bur"]


async def test_answers_of_others_make_nothing_stale(house: OpenHouse) -> None:
    ann, table = await hot_seat(house)
    old = (await ann.snapshot(table, "France"))["revision"]
    await play_phase(ann, table, but="France")

    answer = await ann.decide(table, "France", "A Par - Bur", revision=old)

    assert answer.status_code == 200


async def test_a_request_is_carried_out_once(any_house: OpenHouse) -> None:
    ann, table = await hot_seat(any_house)

    first = await ann.decide(table, "France", "A Par - Bur", revision=0, request="r-1")
    again = await ann.decide(table, "France", "A Par - Bur", revision=0, request="r-1")

    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json()["revision"] == again.json()["revision"] == 1


async def test_a_request_id_of_another_seat_is_another_request(house: OpenHouse) -> None:
    """Nobody can make my decision vanish by guessing its id."""
    ann, table = await hot_seat(house)

    await ann.decide(table, "Italy", "A Ven H", revision=0, request="r-1")
    mine = await ann.decide(table, "France", "A Par - Bur", revision=0, request="r-1")

    assert sealed_in(mine.json()) == ["A Par - Bur"]


async def test_an_unlawful_order_is_refused_with_its_rule(house: OpenHouse) -> None:
    ann, table = await hot_seat(house)

    answer = await ann.decide(table, "France", "A Par - Lon")
    error = answer.json()["error"]

    assert answer.status_code == 422
    assert error["rule"]
    assert (await ann.snapshot(table, "France"))["revision"] == 0


async def test_an_unclear_order_offers_readings(house: OpenHouse) -> None:
    ann, table = await hot_seat(house)

    asked = await ann.post(f"/api/tables/{table}/explain", seat="France", text="A Par - Brgundy")
    allowed = await ann.post(f"/api/tables/{table}/explain", seat="France", text="A Par - Burgundy")

    assert asked.json()["allowed"] is False
    assert asked.json()["reason"]["message"].startswith("order-unknown-place")
    assert any("Bur" in reading for reading in asked.json()["reason"]["readings"])
    assert asked.json()["reads"] == []
    assert (allowed.json()["allowed"], allowed.json()["reason"]) == (True, None)
    assert [order["text"] for order in allowed.json()["reads"]] == ["A Par - Bur"]


@pytest.mark.parametrize(
    ("text", "allowed", "reads"),
    [
        ("армия Париж - Бургундия; ф Бре - Сре", True, ["A Par - Bur", "F Bre - Mid"]),
        ("sereg Párizs - Burgundia", True, ["A Par - Bur"]),
        ("A Par - Lon", False, ["A Par - Lon"]),
        ("A Xyzzy - Plugh", False, []),
        ("none", True, []),
        ("draw yes", True, []),
        ("press all: A Par - Bur", True, []),
    ],
)
async def test_an_explanation_tells_how_the_orders_were_read(
    house: OpenHouse, text: str, allowed: bool, reads: list[str]
) -> None:
    ann, table = await hot_seat(house)

    answer = (await ann.post(f"/api/tables/{table}/explain", seat="France", text=text)).json()

    assert (answer["allowed"], [order["text"] for order in answer["reads"]]) == (allowed, reads)


async def test_orders_are_read_in_any_usual_notation(house: OpenHouse) -> None:
    ann, table = await hot_seat(house)

    seen = await ann.order(table, "France", "army paris to burgundy; f brest - mid-atlantic ocean")

    assert sealed_in(seen) == ["A Par - Bur", "F Bre - Mid"]


async def test_a_game_ends_and_everything_is_open(any_house: OpenHouse) -> None:
    ann, table = await hot_seat(any_house, options={"last_year": 1901}, public=True)
    for _ in range(4):
        if (await ann.get(f"/api/tables/{table}")).json()["status"] == "playing":
            await play_phase(ann, table)

    details = (await ann.get(f"/api/tables/{table}")).json()
    finished = (await ann.get("/api/tables", list="finished")).json()["tables"]
    late = await ann.decide(table, "France", "A Par - Bur")

    assert details["status"] == "finished"
    assert details["result"]["kind"] == "draw"
    assert [shown["id"] for shown in finished] == [table]
    assert late.json()["error"]["code"] == "game-over"


async def test_bots_join_a_draw_all_people_want(any_house: OpenHouse) -> None:
    ann = await any_house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "bot:holder") | {"France": "me"}))["id"]
    await any_house.settled(table)

    await ann.order(table, "France", "draw yes")
    await any_house.settled(table)

    result = (await ann.snapshot(table, "France"))["view"]["result"]
    assert (result["kind"], result["why"]) == ("draw", "agreed")


async def test_the_last_one_left_has_won(house: OpenHouse) -> None:
    ann, table = await hot_seat(house)

    for seat in SEVEN[1:]:
        await ann.order(table, seat, "concede")

    result = (await ann.snapshot(table))["view"]["result"]
    assert (result["kind"], result["seats"]) == ("win", ["Austria"])


async def test_the_two_player_game_shows_what_is_closed(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    seats = ("England+France+Russia", "Austria+Germany+Turkey")
    table = (await ann.create(dict.fromkeys(seats, "hotseat"), scenario="two"))["id"]

    view = (await ann.snapshot(table, seats[0]))["view"]

    assert view["phase"] == "S1914M"
    assert {"Rom", "Nap", "Ven", "Apu", "Tus", "Pie"} <= set(view["barred"])
    assert view["powers"][seats[0]] == ["England", "France", "Russia"]


async def test_a_long_log_comes_in_chunks(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.api.showing.LOG_CHUNK", 30)
    ann, table = await hot_seat(house)
    await play_phase(ann, table)
    await play_phase(ann, table)

    latest = await ann.snapshot(table, "France")
    first = await ann.snapshot(table, "France", log_from=0)

    assert latest["log_size"] > 60
    assert (latest["log_from"], len(latest["log"])) == (latest["log_size"] - 30, 30)
    assert (first["log"][0]["event"], first["log"][0]["n"]) == ("diplomacy.PhaseBegan", 0)
