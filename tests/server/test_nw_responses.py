"""Responses at a table: under seal with a common clock or by orders at once, and what a question carries."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.houses import OpenHouse, Visitor

pytestmark = pytest.mark.anyio

FIVE = ("france", "britain", "austria", "russia", "prussia")
SEALED = {"responses": "sealed"}
GO = "move ney + 4 france @ stuttgart to ulm"
START: dict[str, Any] = {
    "scenario": "1805-5",
    "turn": 2,
    "round": 2,
    "due": "france",
    "areas": {"stuttgart": "ney + 4 france"},
    "hands": {"france": ["rally"], "britain": ["stragglers"], "russia": ["typhus"]},
}


async def seated(house: OpenHouse, pace: dict[str, Any], **seats: str) -> tuple[Visitor, Visitor, str]:
    """Ann plays France and whatever nobody else has, Béla Britain; Responses are asked for under seal."""
    ann, bela = await house.guests("Ann", "Béla")
    wishes = {**dict.fromkeys(FIVE, "hotseat"), "britain": "open", **seats}
    position = {**START, "options": SEALED}
    made = await ann.create(
        wishes,
        game="napoleonic-wars",
        scenario="1805-5",
        options=SEALED,
        position=position,
        pace=pace,
        public=True,
    )
    await bela.post(f"/api/tables/{made['id']}/join", seat="britain")
    return ann, bela, made["id"]


async def pass_time(house: OpenHouse, seconds: float) -> None:
    house.clock.move(seconds=seconds)
    await house.house.clocks.tick()


async def asked(visitor: Visitor, table: str, seat: str = "") -> list[str]:
    found: list[str] = (await visitor.snapshot(table, seat))["view"]["asked"]
    return found


async def until_ney_moves(house: OpenHouse, ann: Visitor, table: str) -> None:
    """Windows before the march are closed by the clock."""
    for text in ("cp rally", GO):
        while await asked(ann, table) != ["france"]:
            await pass_time(house, 8)
        await ann.order(table, "france", text)


async def test_r6_14_a_sealed_window_lasts_to_its_end_whoever_has_answered(any_house: OpenHouse) -> None:
    """All three have answered after a second; nothing happens before the eighth."""
    ann, bela, table = await seated(any_house, {"kind": "live"}, russia="bot:novice")
    await until_ney_moves(any_house, ann, table)
    await any_house.settled(table)
    before = await ann.snapshot(table, "france")
    kept = await bela.order(table, "britain", "britain responds stragglers")
    after = await ann.snapshot(table, "france")
    await pass_time(any_house, 7)
    waiting = await asked(ann, table)
    await pass_time(any_house, 1)
    log = (await ann.snapshot(table, "france"))["log"]

    assert before["clock"]["stage"].startswith("sealed:")
    assert set(before["view"]["asked"]) == {"britain", "russia"}
    assert kept["view"]["kept"]["text"] == "britain responds stragglers"
    assert (after["revision"], after["view"]["asked"]) == (before["revision"], before["view"]["asked"])
    assert waiting == before["view"]["asked"]
    assert any(line.get("card") == "stragglers" for line in log)


async def test_r6_14_who_says_nothing_under_seal_passes_or_follows_his_orders(house: OpenHouse) -> None:
    ann, bela, table = await seated(house, {"kind": "live"})
    await bela.order(table, "britain", "order stragglers play against ney")
    await until_ney_moves(house, ann, table)
    await pass_time(house, 8)
    told = await bela.snapshot(table, "britain")

    assert any(line["event"].endswith(".OrderCarriedOut") for line in told["log"])
    assert told["view"]["orders"] == {}
    assert not any(
        line["event"].endswith(".OrderCarriedOut") for line in (await ann.snapshot(table, "france"))["log"]
    )


async def test_r6_14_at_a_slow_table_orders_answer_at_once_and_nobody_waits(any_house: OpenHouse) -> None:
    """`ask` counts as a pass there: whether somebody holds a fitting card is told by nothing."""
    ann, bela, table = await seated(any_house, {"kind": "slow", "hours": 24})
    await until_ney_moves(any_house, ann, table)
    await pass_time(any_house, 0)
    log = (await bela.snapshot(table, "britain"))["log"]

    assert await asked(ann, table) == ["france"]
    assert not any(line.get("card") == "stragglers" for line in log)


async def test_r6_14_a_hot_seat_is_handed_over_only_for_a_fitting_card(house: OpenHouse) -> None:
    """Russia holds nothing that fits and is answered for; Britain, a hot seat too, has a choice."""
    ann = await house.guest("Ann")
    position = {**START, "options": SEALED}
    chairs = dict.fromkeys(FIVE, "hotseat")
    made = await ann.create(
        chairs, game="napoleonic-wars", scenario="1805-5", options=SEALED, position=position
    )
    table = made["id"]
    await until_ney_moves(house, ann, table)
    await pass_time(house, 0)
    waits = [q.seat for q in (await house.house.matches.table(table)).playing().match.pending()]
    seats = (await ann.snapshot(table, "france"))["table"]["seats"]
    shown = [seat["id"] for seat in seats if seat["asked"] and not seat["ready"]]
    await ann.order(table, "britain", "pass")

    assert waits == ["britain"]
    assert shown == ["britain"]
    assert await asked(ann, table) == ["france"]


async def test_a_question_for_responses_says_what_happened_what_fits_and_why(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    hands = {"france": ["rally", "typhus", "haiti"], "britain": ["stragglers", "countermanded", "dysentery"]}
    made = await ann.create(
        dict.fromkeys(FIVE, "hotseat"),
        game="napoleonic-wars",
        scenario="1805-5",
        position={**START, "hands": hands},
    )
    table = made["id"]
    await ann.order(table, "britain", "order dysentery off")
    for text in ("cp rally", GO):
        await ann.order(table, "france", text)
    told = await ann.snapshot(table, "britain")
    response = told["question"]["response"]

    assert response["happened"]["kind"] == "move"
    assert (response["happened"]["place"], response["happened"]["origin"]) == ("ulm", "stuttgart")
    assert response["happened"]["force"]["leaders"] == ["ney"]
    assert {fit["card"] for fit in response["fits"]} == {"stragglers", "dysentery"}
    assert [t["text"] for fit in response["fits"] if fit["card"] == "stragglers" for t in fit["targets"]] == [
        "britain responds stragglers"
    ]
    assert response["others"] == [{"nation": "britain", "card": "countermanded", "reason": "window"}]
    assert response["why"]["cards"] == ["stragglers"]
    assert (response["why"]["responses"], response["why"]["orders"]["dysentery"]) == ("brisk", "off")
    orders = told["view"]["orders"]
    assert (orders["dysentery"]["text"], orders["dysentery"]["parts"]) == ("off", {"mode": "off"})
    assert orders["stragglers"]["text"] == "ask"
    assert orders["stragglers"]["gaps"]["at"] == ["", "*areas"]
    assert "ney" in orders["stragglers"]["gaps"]["against"]
    assert (await ann.snapshot(table, "france"))["view"]["orders"] == {}
