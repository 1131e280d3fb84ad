"""Talk at a table of The Napoleonic Wars: public, counted, never in the way of a decision."""

from __future__ import annotations

import pytest

from tests.server.houses import OpenHouse, Visitor

pytestmark = pytest.mark.anyio

FIVE = ("france", "britain", "austria", "russia", "prussia")


async def two_at_a_table(house: OpenHouse) -> tuple[Visitor, Visitor, str]:
    """Ann plays France and most others, Béla Britain."""
    ann, bela = await house.guests("Ann", "Béla")
    seats = dict.fromkeys(FIVE, "hotseat") | {"britain": "open"}
    made = await ann.create(seats, game="napoleonic-wars", scenario="1805-5", public=True, spectators=True)
    await bela.post(f"/api/tables/{made['id']}/join", seat="britain")
    return ann, bela, made["id"]


async def test_r8_6_what_is_said_reaches_everybody(any_house: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(any_house)

    await ann.order(table, "france", "press all: Peace on earth?")
    shown = await bela.snapshot(table, "britain")
    watched = (await any_house.stranger().get(f"/api/tables/{table}/snapshot")).json()

    [letter] = shown["view"]["press"]
    assert (letter["sender"], letter["to"], letter["text"]) == ("france", ["all"], "Peace on earth?")
    assert letter["sent"]
    assert [one["text"] for one in watched["view"]["press"]] == ["Peace on earth?"]
    assert shown["table"]["unread"] == 1


async def test_words_make_no_answer_stale(house: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(house)
    before = await ann.snapshot(table, "france")

    await bela.order(table, "britain", "press all: Wait!")
    question = before["question"]
    answer = await ann.decide(table, question["seat"], question["options"][0]["text"], before["revision"])

    assert answer.status_code == 200, answer.text


async def test_r8_6_there_is_no_private_talk(house: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(house)

    answer = await bela.decide(table, "britain", "press france: between us")

    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "nw-press-public"
    assert (await ann.snapshot(table, "france"))["view"]["press"] == []
