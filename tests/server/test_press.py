"""Letters: who reads them, how they are counted, when nobody may write."""

from __future__ import annotations

import pytest

from tests.server.houses import SEVEN, OpenHouse, Visitor, holds

pytestmark = pytest.mark.anyio


async def three_at_a_table(house: OpenHouse, **wishes: object) -> tuple[list[Visitor], str]:
    """Ann plays France and most others, Béla Italy, Cili Turkey."""
    people = await house.guests("Ann", "Béla", "Cili")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "open", "Turkey": "open"}
    table = (await people[0].create(seats, public=True, spectators=True, **wishes))["id"]
    await people[1].post(f"/api/tables/{table}/join", seat="Italy")
    await people[2].post(f"/api/tables/{table}/join", seat="Turkey")
    return people, table


async def test_a_letter_reaches_its_readers_and_nobody_else(any_house: OpenHouse) -> None:
    (ann, bela, cili), table = await three_at_a_table(any_house)

    await ann.order(table, "France", "press Italy: let us meet in Tyrolia")
    read = await bela.snapshot(table, "Italy")
    foreign = await cili.get(f"/api/tables/{table}/snapshot", seat="Turkey")
    watched = await any_house.stranger().get(f"/api/tables/{table}/snapshot")

    [letter] = read["view"]["press"]
    assert letter.pop("sent")
    assert letter == {
        "n": 0, "phase": "S1901M", "sender": "France", "to": ["Italy"], "text": "let us meet in Tyrolia",
        "orders": {},
    }  # fmt: skip
    assert "Tyrolia" not in foreign.text + watched.text


async def test_others_cannot_even_tell_that_a_letter_was_written(house: OpenHouse) -> None:
    """The revision of a seat counts only what the seat could notice."""
    (ann, bela, cili), table = await three_at_a_table(house)
    before = await cili.snapshot(table, "Turkey")
    house.clock.move(seconds=9)

    await ann.order(table, "France", "press Italy: let us meet in Tyrolia")
    after = await cili.snapshot(table, "Turkey")
    after["clock"]["now"] = before["clock"]["now"]
    reader = await bela.snapshot(table, "Italy")

    assert reader["revision"] == before["revision"] + 1
    assert after == before


async def test_letters_tell_when_they_were_sent(served: OpenHouse) -> None:
    """Live, in a snapshot and when looking back; a seat counts only its own letters."""
    (ann, bela, cili), table = await three_at_a_table(served)
    async with bela.socket(table, "Italy") as line:
        await line.hear_of("snapshot")
        await ann.order(table, "France", "press Turkey: one")
        first = served.clock.moment.isoformat()[:19]
        served.clock.move(seconds=90)
        await ann.order(table, "France", "press Italy: two")
        live = (await line.hear_of("update"))["view"]["press_more"]
    second = served.clock.moment.isoformat()[:19]
    seen = await bela.snapshot(table, "Italy")
    sent = {
        seat: [letter["sent"][:19] for letter in (await who.snapshot(table, seat))["view"]["press"]]
        for who, seat in ((ann, "France"), (bela, "Italy"), (cili, "Turkey"))
    }
    past = (await bela.get(f"/api/tables/{table}/snapshot", seat="Italy", at=seen["revision"])).json()

    assert sent == {"France": [first, second], "Italy": [second], "Turkey": [first]}
    assert [letter["sent"][:19] for letter in live] == [second]
    assert past["view"]["press"] == seen["view"]["press"]


async def test_unread_letters_are_counted_until_they_are_read(any_house: OpenHouse) -> None:
    (ann, bela, cili), table = await three_at_a_table(any_house)
    await ann.order(table, "France", "press Italy: one")
    await ann.order(table, "France", "press all: two")
    await bela.order(table, "Italy", "press all: three")

    counts = [(await who.get(f"/api/tables/{table}")).json()["unread"] for who in (bela, cili)]
    await bela.post(f"/api/tables/{table}/read", seat="Italy", count=2)
    after = await bela.snapshot(table, "Italy")

    assert counts == [2, 2]
    assert (after["table"]["unread"], after["press_read"]) == (0, 2)


async def test_a_letter_is_never_stale(house: OpenHouse) -> None:
    (ann, *_), table = await three_at_a_table(house)
    await ann.order(table, "France", "A Par - Bur")

    answer = await ann.decide(table, "France", "press all: written before", revision=0)

    assert answer.status_code == 200


async def test_r1_9_nobody_talks_in_retreats_and_builds(house: OpenHouse) -> None:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
    for orders in ({"Germany": "A Mun - Ruh"}, {"Germany": "A Ruh - Bel"}):
        view = (await ann.snapshot(table))["view"]
        for seat in SEVEN:
            await ann.order(table, seat, orders.get(seat) or holds(view, seat))

    seen = await ann.snapshot(table, "Germany")
    answer = await ann.decide(table, "Germany", "press all: look what I have")

    assert (seen["view"]["phase"], seen["view"]["press_open"]) == ("F1901A", False)
    assert (answer.json()["error"]["code"], answer.json()["error"]["rule"]) == ("press-closed", "1.9")


async def test_grey_letters_have_no_sender(house: OpenHouse) -> None:
    (ann, bela, _), table = await three_at_a_table(house, options={"press": "grey"})

    await ann.order(table, "France", "press grey all: the end is near")
    letter = (await bela.snapshot(table, "Italy"))["view"]["press"][0]

    assert (letter["sender"], letter["text"]) == ("", "the end is near")


async def test_hidden_votes_show_neither_who_nor_how(house: OpenHouse) -> None:
    (ann, bela, _), table = await three_at_a_table(house, options={"hidden_votes": True})

    mine = await ann.order(table, "France", "draw yes")
    seen = await bela.snapshot(table, "Italy")

    assert mine["view"]["votes"] == {"France": sorted(SEVEN)}
    assert seen["view"]["votes"] == {}
    assert [line["event"] for line in seen["log"]][-1] == "diplomacy.VotedSecretly"
    assert "France" not in str(seen["log"][-1])
