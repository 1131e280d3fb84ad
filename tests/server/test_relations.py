"""Friends, blocks, who knows whom; inviting by name. Nothing of it tells who hides behind a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio

SECRET = "a long enough secret"
#: A seat of a game for two.
WEST = "England+France+Russia"


async def member(house: OpenHouse, name: str) -> Visitor:
    visitor = house.stranger()
    answer = await visitor.post("/api/register", name=name, password=SECRET)
    assert answer.status_code == 200, answer.text
    visitor.me = answer.json()
    return visitor


async def members(house: OpenHouse, *names: str) -> list[Visitor]:
    return [await member(house, name) for name in names]


async def says(visitor: Visitor, name: str, kind: str, holds: bool = True) -> Any:
    return await visitor.post("/api/me/relations", name=name, kind=kind, holds=holds)


async def lists(visitor: Visitor, name: str) -> list[str]:
    return [table["title"] for table in (await visitor.get("/api/tables", list=name)).json()["tables"]]


async def told(visitor: Visitor) -> list[str]:
    return [one["title"] for one in (await visitor.get("/api/notices")).json()["notices"]]


def seat_of(table: dict[str, Any], name: str) -> dict[str, Any]:
    return next(seat for seat in table["seats"] if seat["id"] == name)


async def test_people_are_found_by_the_beginning_of_their_name(any_house: OpenHouse) -> None:
    ann, *_ = await members(any_house, "Ann", "Anna Karenina", "Annibale", "Bob", "100%")
    await any_house.guest("Annual guest")

    found = (await ann.get("/api/people", name="aNN")).json()["names"]

    assert found == ["Annibale", "Anna Karenina"]
    assert (await ann.get("/api/people", name="a")).json()["names"] == []
    assert (await ann.get("/api/people", name="10_")).json()["names"] == []
    assert (await any_house.stranger().get("/api/people", name="ann")).status_code == 401


async def test_what_is_said_outlives_the_house_and_can_be_taken_back(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann, bob, _ = await members(house, "Ann", "Bob", "Cecil")
        await says(ann, "Bob", "friend")
        await says(ann, "Bob", "knows")
        await says(ann, "Cecil", "block")
        alone = (await says(ann, "Cecil", "block")).json()["known"]
        await says(bob, "Ann", "knows")

    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann = house.stranger()
        await ann.post("/api/sign-in", name="Ann", password=SECRET)
        known = (await ann.get("/api/me/relations")).json()["known"]
        less = (await says(ann, "Bob", "friend", False)).json()["known"]

    def pairs(known: list[dict[str, Any]]) -> list[tuple[str, str, bool]]:
        return [(one["name"], one["kind"], one["mutual"]) for one in known]

    assert pairs(alone) == [("Bob", "friend", False), ("Bob", "knows", False), ("Cecil", "block", False)]
    assert pairs(known) == [("Bob", "friend", False), ("Bob", "knows", True), ("Cecil", "block", False)]
    assert pairs(less) == [("Bob", "knows", True), ("Cecil", "block", False)]


async def test_whom_one_blocks_is_no_friend_and_nobody_is_his_own(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    guest = await house.guest("Guest")
    await says(ann, "Bob", "friend")

    known = (await says(ann, "Bob", "block")).json()["known"]

    assert [one["kind"] for one in known] == ["block"]
    assert (await says(ann, "Ann", "friend")).json()["error"]["code"] == "relation-self"
    assert (await says(ann, "Guest", "friend")).json()["error"]["code"] == "person-unknown"
    assert (await says(guest, "Ann", "friend")).json()["error"]["code"] == "members-only"
    assert (await bob.get("/api/me/relations")).json()["known"] == []


async def test_a_member_is_invited_by_name_and_accepts(any_house: OpenHouse) -> None:
    ann, bob = await members(any_house, "Ann", "Bob")
    table = (await ann.create({"France": "me"}, title="Salon"))["id"]

    shown = (await ann.post(f"/api/tables/{table}/invite", seat="Turkey", name="bob")).json()
    mine = (await bob.get("/api/tables", list="mine")).json()["tables"]
    sat = (await bob.post(f"/api/tables/{table}/join")).json()

    assert (seat_of(shown, "Turkey")["who"], seat_of(shown, "Turkey")["name"]) == ("invited", "Bob")
    assert [(one["title"], one["kept"], one["my_seats"]) for one in mine] == [("Salon", ["Turkey"], [])]
    assert await told(bob) == ["An invitation: Salon"]
    assert (sat["my_seats"], sat["kept"]) == (["Turkey"], [])


async def test_who_declines_frees_the_seat_and_the_host_is_told(house: OpenHouse) -> None:
    ann, bob, cecil = await members(house, "Ann", "Bob", "Cecil")
    table = (await ann.create({"France": "me"}, title="Salon", public=True))["id"]
    await ann.post(f"/api/tables/{table}/invite", seat="Turkey", name="Bob")
    taken = await cecil.post(f"/api/tables/{table}/join", seat="Turkey")
    none = await cecil.post(f"/api/tables/{table}/decline")

    declined = await bob.post(f"/api/tables/{table}/decline")
    shown = (await ann.get(f"/api/tables/{table}")).json()
    again = await ann.post(f"/api/tables/{table}/invite", seat="Turkey", name="Bob")

    assert (taken.status_code, none.status_code, declined.status_code) == (403, 404, 200)
    assert seat_of(shown, "Turkey")["who"] == "open"
    assert await told(ann) == ["No, thank you: Salon"]
    assert again.status_code == 200
    assert await told(bob) == ["An invitation: Salon", "An invitation: Salon"]


async def test_only_the_host_invites_and_takes_it_back(house: OpenHouse) -> None:
    ann, bob, cecil = await members(house, "Ann", "Bob", "Cecil")
    table = (await ann.create({"France": "me"}, public=True))["id"]
    other = (await ann.create({"France": "me"}))["id"]
    path = f"/api/tables/{table}"

    foreign = await bob.post(f"{path}/invite", seat="Turkey", name="Cecil")
    hidden = await bob.post(f"/api/tables/{other}/invite", seat="Turkey", name="Cecil")
    taken = await ann.post(f"{path}/invite", seat="France", name="Cecil")
    unknown = await ann.post(f"{path}/invite", seat="Turkey", name="Nobody")
    first = await ann.post(f"{path}/invite", seat="Turkey", name="Cecil")
    twice = await ann.post(f"{path}/invite", seat="Russia", name="Cecil")
    back = await ann.post(f"{path}/uninvite", seat="Turkey")

    assert [one.status_code for one in (foreign, hidden, taken, unknown)] == [403, 404, 409, 404]
    assert (first.status_code, twice.json()["error"]["code"]) == (200, "already-invited")
    assert seat_of(back.json(), "Turkey")["who"] == "open"
    assert (await cecil.get("/api/tables", list="mine")).json()["tables"] == []


async def test_nobody_else_learns_who_is_invited(house: OpenHouse) -> None:
    ann, bob, cecil = await members(house, "Ann", "Bob", "Cecil")
    table = (await ann.create({"France": "me"}, public=True))["id"]
    await ann.post(f"/api/tables/{table}/invite", seat="Turkey", name="Bob")

    seen = await cecil.get(f"/api/tables/{table}")

    assert "Bob" not in seen.text
    assert bob.me["id"] not in seen.text


async def test_a_block_hides_invitations_and_new_tables_from_both(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    early = (await bob.create({"France": "me"}, title="Before", public=True))["id"]
    await bob.post(f"/api/tables/{early}/invite", seat="Turkey", name="Ann")
    hers = (await ann.create({"France": "me"}, title="Hers", public=True))["id"]

    await says(ann, "Bob", "block")
    refused = await bob.post(f"/api/tables/{hers}/join", seat="Turkey")
    inviting = [
        await bob.post(f"/api/tables/{early}/invite", seat="Russia", name="Ann"),
        await ann.post(f"/api/tables/{hers}/invite", seat="Russia", name="Bob"),
    ]

    assert (await lists(ann, "mine"), await lists(ann, "open")) == (["Hers"], ["Hers"])
    assert await lists(bob, "open") == ["Before"]
    assert refused.json()["error"]["code"] == "not-welcome"
    assert {one.json()["error"]["code"] for one in inviting} == {"not-invitable"}
    assert "block" not in refused.text + inviting[0].text

    await says(ann, "Bob", "block", False)

    assert sorted(await lists(bob, "open")) == ["Before", "Hers"]


async def test_a_block_never_touches_a_running_game(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    seats = dict.fromkeys(("Austria", "England", "Germany", "Italy", "Russia"), "bot:holder")
    made = await ann.create({"France": "me", "Turkey": "invite", **seats})
    await bob.post(f"/api/tables/{made['id']}/join", invite=made["invites"]["Turkey"])
    await says(ann, "Bob", "block")

    answer = await bob.decide(made["id"], "Turkey", "press France: still here")

    assert answer.status_code == 200
    assert [table["id"] for table in (await bob.get("/api/tables")).json()["tables"]] == []
    assert len((await bob.get("/api/tables", list="mine")).json()["tables"]) == 1


async def test_a_block_does_not_tell_who_made_a_table_with_hidden_names(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    await says(ann, "Bob", "block")
    table = (await ann.create({"France": "me"}, title="Masks", public=True, anonymous=True))["id"]

    listed, sat = await lists(bob, "open"), await bob.post(f"/api/tables/{table}/join", seat="Turkey")

    assert (listed, sat.status_code) == (["Masks"], 200)


async def test_who_knows_whom_is_told_before_the_game_unless_names_are_hidden(house: OpenHouse) -> None:
    ann, bob, cecil = await members(house, "Ann", "Bob", "Cecil")
    for one, other in ((ann, "Bob"), (bob, "Ann"), (ann, "Cecil")):
        await says(one, other, "knows")
    shown = {}
    for anonymous in (False, True):
        table = (await ann.create({"France": "me"}, public=True, anonymous=anonymous))["id"]
        await bob.post(f"/api/tables/{table}/join", seat="Turkey")
        await cecil.post(f"/api/tables/{table}/join", seat="Russia")
        shown[anonymous] = (await house.stranger().get(f"/api/tables/{table}")).json()["acquainted"]

    assert [sorted(pair) for pair in shown[False]] == [["France", "Turkey"]]
    assert shown[True] == []


async def test_a_rematch_keeps_no_seat_for_whom_one_is_apart_from(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    made = await ann.create({"Austria+Germany+Turkey": "me", WEST: "invite"}, scenario="two")
    table = made["id"]
    await bob.post(f"/api/tables/{table}/join", invite=made["invites"][WEST])
    await bob.order(table, WEST, "concede")
    await says(bob, "Ann", "block")

    again = (await ann.post(f"/api/tables/{table}/rematch")).json()

    assert seat_of(again, WEST)["who"] == "invited"
    assert (await bob.get("/api/tables", list="mine")).json()["tables"] == []


async def test_ones_data_holds_what_one_said_and_leaving_takes_it_along(house: OpenHouse) -> None:
    ann, bob = await members(house, "Ann", "Bob")
    await says(ann, "Bob", "friend")
    await says(bob, "Ann", "block")

    data = (await ann.get("/api/me/data")).json()
    await ann.client.request("DELETE", "/api/me", json={"password": SECRET})

    assert [(one["name"], one["kind"]) for one in data["relations"]] == [("Bob", "friend")]
    assert (await bob.get("/api/me/relations")).json()["known"] == []
