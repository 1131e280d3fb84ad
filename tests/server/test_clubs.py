"""Clubs over HTTP: joining, roles, the board, the calendar, tables and tournaments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio


async def club_of(owner: Visitor, name: str = "Winter Congress") -> dict[str, Any]:
    answer = await owner.post("/api/clubs", name=name, about="We meet on Tuesdays.")
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def club_seen(visitor: Visitor, club: str) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.get(f"/api/clubs/{club}")).json()
    return found


async def told(visitor: Visitor) -> list[str]:
    return [notice["title"] for notice in (await visitor.get("/api/notices")).json()["notices"]]


async def test_the_life_of_a_club_over_a_restart(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    async with open_house(tmp_path, clock, database=both_databases) as house:
        owner, ann, bob = await house.guests("Owner", "Ann", "Bob")
        made = await club_of(owner)
        club, link = made["id"], made["invite"]
        asked = (await ann.post(f"/api/clubs/{club}/join")).json()
        await owner.post(f"/api/clubs/{club}/roles", person=ann.me["id"], role="member")
        joined = (await bob.post(f"/api/clubs/{club}/join", invite=link)).json()
        await owner.post(f"/api/clubs/{club}/roles", person=bob.me["id"], role="officer")
        note = {"title": "Congress", "text": "Bring maps.", "on": clock().timestamp() + 86400}
        posted = await bob.post(f"/api/clubs/{club}/notes", **note)
        table = (await ann.create(dict.fromkeys(SEVEN, "bot:holder") | {"Austria": "me"}, public=True))["id"]
        await ann.post(f"/api/clubs/{club}/tables", table=table)
        settings = {"game": "diplomacy", "scenario": "two"}
        await bob.post("/api/events", title="Club Swiss", club=club, settings=settings)
        cookies = ann.client.cookies

    assert (asked["role"], joined["role"], posted.status_code) == ("asks", "member", 201)
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann, stranger = house.stranger(), house.stranger()
        ann.client.cookies = cookies
        found = await club_seen(ann, club)
        calendar = await stranger.get(found["calendar"])
        news = await told(ann)

    assert {one["name"]: one["role"] for one in found["people"]} == {
        "Owner": "owner", "Ann": "member", "Bob": "officer",
    }  # fmt: skip
    assert [note["title"] for note in found["notes"]] == ["Congress"]
    assert [one["id"] for one in found["tables"]] == [table]
    assert [event["title"] for event in found["events"]] == ["Club Swiss"]
    assert "SUMMARY:Congress" in calendar.text
    assert found["invite"] == ""
    assert len(news) >= 2


async def test_a_renewed_link_closes_the_old_one(house: OpenHouse) -> None:
    owner, ann = await house.guests("Owner", "Ann")
    made = await club_of(owner)
    club, old = made["id"], made["calendar"]
    await owner.post(f"/api/clubs/{club}/renew", what="calendar")
    await owner.post(f"/api/clubs/{club}/renew", what="invite")

    assert (await ann.get(old)).status_code == 404
    assert (await ann.post(f"/api/clubs/{club}/join", invite=made["invite"])).status_code == 404
    fresh = await club_seen(owner, club)
    assert (await ann.post(f"/api/clubs/{club}/join", invite=fresh["invite"])).json()["role"] == "member"


async def test_a_club_keeps_an_owner_and_officers_are_made_by_owners(house: OpenHouse) -> None:
    owner, ann, bob = await house.guests("Owner", "Ann", "Bob")
    made = await club_of(owner)
    club = made["id"]
    for one in (ann, bob):
        await one.post(f"/api/clubs/{club}/join", invite=made["invite"])
    by_member = await ann.post(f"/api/clubs/{club}/roles", person=ann.me["id"], role="officer")
    last = await owner.post(f"/api/clubs/{club}/remove", person=owner.me["id"])
    put_out = await ann.post(f"/api/clubs/{club}/remove", person=bob.me["id"])
    left = await bob.post(f"/api/clubs/{club}/remove", person=bob.me["id"])

    assert (by_member.status_code, last.status_code, put_out.status_code) == (403, 409, 403)
    assert (left.status_code, left.json()["role"]) == (200, None)


async def test_a_private_table_in_a_club_shows_only_to_those_who_may_see_it(house: OpenHouse) -> None:
    owner, ann = await house.guests("Owner", "Ann")
    made = await club_of(owner)
    await ann.post(f"/api/clubs/{made['id']}/join", invite=made["invite"])
    table = (await owner.create({**dict.fromkeys(SEVEN, "invite"), "Austria": "me"}))["id"]
    shown = await owner.post(f"/api/clubs/{made['id']}/tables", table=table)
    foreign = await ann.post(f"/api/clubs/{made['id']}/tables", table=table)

    assert (shown.status_code, foreign.status_code) == (201, 404)
    assert (await club_seen(ann, made["id"]))["tables"] == []
    assert len((await club_seen(owner, made["id"]))["tables"]) == 1
