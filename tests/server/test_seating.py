"""Bids for the sides: who wins the other side goes on with it, and nobody keeps what was not his to see."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from greatpowers.server.matches.seating import reseated
from greatpowers.server.matches.table import Seat
from tests.server.houses import Line, OpenHouse, Visitor

pytestmark = pytest.mark.anyio

OTHER = {"ap": "cp", "cp": "ap"}


async def at_bids(house: OpenHouse, **options: Any) -> tuple[dict[str, Visitor], str, str]:
    """Ann has the Allies, Béla the Central Powers: the visitors by seat, the table, who bids first."""
    ann, bela = await house.guests("Ann", "Béla")
    table = await ann.create(
        {"ap": "me", "cp": "open"}, game="paths-of-glory", scenario="campaign", public=True, spectators=True,
        options={"tournament": True, **options},
    )  # fmt: skip
    await bela.post(f"/api/tables/{table['id']}/join", seat="cp")
    asked = (await ann.snapshot(table["id"]))["view"]["asked"]
    return {"ap": ann, "cp": bela}, table["id"], asked[0]


async def settled(who: dict[str, Visitor], table: str, first: str, side: str) -> None:
    """The first bidder names a side, the other accepts."""
    await who[first].order(table, first, f"bid {side} 2")
    await who[OTHER[first]].order(table, OTHER[first], "accept")


async def dealt(who: dict[str, Visitor], table: str, exchanged: bool) -> None:
    """Whoever plays the Central Powers opens the war, and the hands are dealt."""
    await who["ap" if exchanged else "cp"].order(table, "cp", "guns of august")


async def seats_of(visitor: Visitor, table: str) -> list[str]:
    found: list[str] = (await visitor.get(f"/api/tables/{table}")).json()["my_seats"]
    return found


async def test_r5_6_1_who_wins_the_other_side_sits_there_from_now_on(any_house: OpenHouse) -> None:
    who, table, first = await at_bids(any_house)

    await settled(who, table, first, OTHER[first])
    await dealt(who, table, exchanged=True)

    bidder, accepter = who[first], who[OTHER[first]]
    assert await seats_of(bidder, table) == [OTHER[first]]
    assert await seats_of(accepter, table) == [first]
    assert (await bidder.snapshot(table, OTHER[first]))["view"]["hands"].keys() == {OTHER[first]}
    refused = await bidder.get(f"/api/tables/{table}/snapshot", seat=first)
    assert refused.status_code == 403


async def test_r5_6_1_who_wins_his_own_side_stays(house: OpenHouse) -> None:
    who, table, first = await at_bids(house)

    await settled(who, table, first, first)

    assert await seats_of(who[first], table) == [first]


async def test_r5_6_1_the_exchange_outlives_the_house(house: OpenHouse) -> None:
    who, table, first = await at_bids(house)
    await settled(who, table, first, OTHER[first])

    house.house.matches.forget(table)

    assert await seats_of(who[first], table) == [OTHER[first]]
    shown = (await who[first].get(f"/api/tables/{table}")).json()
    assert [seat["name"] for seat in shown["seats"]] == ["Béla", "Ann"]


@pytest.mark.parametrize("cards", ["none", "selected"])
async def test_r5_6_1_a_settled_side_cannot_be_taken_back(house: OpenHouse, cards: str) -> None:
    """Neither by who accepted nor by who sits in his seat now."""
    who, table, first = await at_bids(house, optional_cards=cards)
    await settled(who, table, first, OTHER[first])

    for visitor in who.values():
        (seat,) = await seats_of(visitor, table)
        revision = (await visitor.snapshot(table, seat))["revision"]
        answer = await visitor.post(f"/api/tables/{table}/undo", seat=seat, revision=revision)
        assert answer.status_code == 422, answer.text


async def test_r4_3_who_wins_the_other_camp_commands_it_from_now_on(any_house: OpenHouse) -> None:
    """The Napoleonic Wars for two: the bidder gives up units of the nations he won."""
    ann, bela = await any_house.guests("Ann", "Béla")
    table = await ann.create(
        {"france": "me", "britain": "open"}, game="napoleonic-wars", scenario="1805-2", public=True,
        options={"bid": True},
    )  # fmt: skip
    await bela.post(f"/api/tables/{table['id']}/join", seat="britain")
    who = {"france": ann, "britain": bela}
    (first,) = (await ann.snapshot(table["id"]))["view"]["asked"]
    (second,) = who.keys() - {first}
    camp, unit = ("imperial", "france @ calais") if second == "france" else ("coalition", "austria @ vienna")

    await who[first].order(table["id"], first, f"bid {camp} 1")
    await who[second].order(table["id"], second, "accept")

    assert await seats_of(who[first], table["id"]) == [second]
    assert await seats_of(who[second], table["id"]) == [first]
    revision = (await who[second].snapshot(table["id"], first))["revision"]
    undone = await who[second].post(f"/api/tables/{table['id']}/undo", seat=first, revision=revision)
    assert undone.status_code == 422
    await who[first].order(table["id"], second, f"give up {unit}")
    assert (await who[first].snapshot(table["id"], second))["view"]["bid"] == 0


async def all_heard(line: Line) -> list[dict[str, Any]]:
    """What comes until the house closes the line."""
    heard = []
    try:
        while True:
            heard.append(await line.hear())
    except ConnectionClosed:
        return heard


async def test_a_socket_of_the_old_seat_is_closed_before_the_new_hand_is_told(served: OpenHouse) -> None:
    who, table, first = await at_bids(served)
    accepter = who[OTHER[first]]

    async with who[first].socket(table, first) as line:
        await line.hear_of("snapshot")
        await settled(who, table, first, OTHER[first])
        await dealt(who, table, exchanged=True)
        heard = await all_heard(line)

    assert heard[-1]["type"] == "table_changed"
    assert all(first not in (message.get("view") or {}).get("hands", {}) for message in heard)
    assert (await accepter.snapshot(table, first))["view"]["hands"][first]


def test_nobody_moves_where_nothing_was_exchanged() -> None:
    chairs = {"ap": Seat("ap", 0, "person", "ann"), "cp": Seat("cp", 1, "bot", level="novice")}

    assert reseated(chairs, {}, {}) == []


def test_bots_change_seats_like_persons_and_back_again() -> None:
    chairs = {"ap": Seat("ap", 0, "person", "ann"), "cp": Seat("cp", 1, "bot", level="novice")}

    swapped = {seat.seat: seat for seat in reseated(chairs, {}, OTHER)}

    assert (swapped["cp"].person, swapped["cp"].place, swapped["ap"].level) == ("ann", 1, "novice")
    assert {seat.seat: seat for seat in reseated(swapped, OTHER, {})} == chairs
