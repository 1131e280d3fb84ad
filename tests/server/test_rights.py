"""What nobody may do or learn: rights of administrators, votes kept secret, time as a tell-tale."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greatpowers.server.administration import make_admin
from greatpowers.server.people.people import People
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, open_house, sealed_in

pytestmark = pytest.mark.anyio


async def administrator(house: OpenHouse) -> Visitor:
    """As `greatpowers admin make-admin` makes one."""
    ada = house.stranger()
    await ada.post("/api/register", name="Ada", password="correct horse")
    await make_admin(house.house.database, "Ada")
    await ada.post("/api/sign-in", name="Ada", password="correct horse")
    assert (await ada.get("/api/me")).json()["me"]["kind"] == "admin"
    return ada


async def private_game(house: OpenHouse, **wishes: Any) -> tuple[Visitor, str]:
    ann = await house.guest("Ann")
    table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), **wishes))["id"]
    await ann.order(table, "France", "press Italy: the old mill at noon")
    await ann.order(table, "France", "A Mar - Pie; A Par - Gas; F Bre - Eng")
    return ann, table


async def test_an_administrator_watches_and_learns_no_secret(any_house: OpenHouse) -> None:
    ann, table = await private_game(any_house)
    ada = await administrator(any_house)
    about = (await any_house.house.matches.table(table)).about

    seen = await ada.get(f"/api/tables/{table}/snapshot")
    answers = [
        seen,
        await ada.get(f"/api/tables/{table}"),
        await ada.get(f"/api/tables/{table}/verification"),
        await ada.get(f"/api/tables/{table}/timeline"),
        await ada.get(f"/api/tables/{table}/scores"),
        await ada.get(f"/api/tables/{table}/map.svg"),
        await ada.get("/api/tables", list="watch"),
        await ada.get("/api/tables", list="finished"),
    ]

    assert seen.status_code == 200
    for answer in answers:
        for secret in (about.seed, "old mill", "Mar - Pie", "A Mar-Pie"):
            assert secret not in answer.text
    for path in (
        "snapshot?seat=France",
        "snapshot?seat=*",
        "record",
        "takeback?seat=France",
        "timeline?seat=France",
        "scores?seat=France",
    ):
        assert (await ada.client.get(f"/api/tables/{table}/{path}")).status_code == 403
    assert sealed_in(await ann.snapshot(table, "France"))


async def test_an_administrator_decides_nothing_for_others(any_house: OpenHouse) -> None:
    ann, table = await private_game(any_house)
    waiting = (await ann.create({"France": "me", "Italy": "invite"}))["id"]
    ada = await administrator(any_house)
    before = await ann.snapshot(table, "France")

    tried = {
        "decide": {"seat": "France", "text": "A Par H", "revision": before["revision"]},
        "undo": {"seat": "France", "revision": before["revision"]},
        "explain": {"seat": "France", "text": "A Par H"},
        "ready": {"seat": "France"},
        "read": {"seat": "France", "count": 1},
        "hand-over": {"seat": "France"},
        "take-back": {"seat": "France"},
        "takeback": {"seat": "France", "word": "ask", "to": 1},
        "cancel": {},
        "rematch": {},
    }
    codes = {
        path: (await ada.post(f"/api/tables/{table}/{path}", **body)).status_code
        for path, body in tried.items()
    }
    owners = {
        path: (await ada.post(f"/api/tables/{waiting}/{path}")).status_code for path in ("start", "cancel")
    }
    joined = await ada.post(f"/api/tables/{waiting}/join", seat="Italy")
    details = (await ada.get(f"/api/tables/{waiting}")).json()

    assert codes == dict.fromkeys(tried, 403)
    assert owners == {"start": 403, "cancel": 403}
    assert joined.status_code == 403
    assert not details["invites"]
    assert (await ann.snapshot(table, "France"))["view"] == before["view"]


async def test_an_administrator_sees_no_names_where_names_are_hidden(house: OpenHouse) -> None:
    ann = await house.guest("Zsófia")
    table = (await ann.create({"France": "me"}, anonymous=True, title="x"))["id"]
    await ann.post(f"/api/tables/{table}/start", fill="novice")
    ada = await administrator(house)

    answer = await ada.get(f"/api/tables/{table}")

    assert answer.status_code == 200
    assert "Zsófia" not in answer.text
    assert "Zs\\u00f3fia" not in answer.text


@pytest.mark.parametrize("path", ["/api/guests", "/api/register"])
async def test_nobody_makes_himself_an_administrator(house: OpenHouse, path: str) -> None:
    somebody = house.stranger()
    made = await somebody.post(path, name="Ann", password="correct horse", kind="admin", id="x", seen=0)
    await somebody.client.patch("/api/me", json={"kind": "admin", "name": "Anna", "id": "x"})

    me = (await somebody.get("/api/me")).json()["me"]

    assert made.json()["kind"] == me["kind"] != "admin"
    assert me["id"] == made.json()["id"] != "x"


async def test_hidden_votes_are_hidden_from_everybody_else(any_house: OpenHouse) -> None:
    """That somebody has voted is told, neither who nor how."""
    ann, bela = await any_house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "open"}
    wishes = {"public": True, "spectators": True, "options": {"hidden_votes": True}}
    table = (await ann.create(seats, **wishes))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    others = {"Italy": bela, "": any_house.stranger()}
    before = {seat: await who.snapshot(table, seat) for seat, who in others.items()}
    lists = (await bela.get(f"/api/tables/{table}")).json()

    await ann.order(table, "France", "draw yes")
    mine = await ann.snapshot(table, "France")
    after = {seat: await who.snapshot(table, seat) for seat, who in others.items()}

    assert mine["view"]["votes"].keys() == {"France"}
    for seat in others:
        told = after[seat]["log"][-1]
        assert told == {"n": after[seat]["revision"], "event": "diplomacy.VotedSecretly"}
        assert _without_news(after[seat]) == _without_news(before[seat])
    assert (await bela.get(f"/api/tables/{table}")).json() | {"updated": 0, "revision": 0} == lists | {
        "updated": 0,
        "revision": 0,
    }


def _without_news(seen: dict[str, Any]) -> dict[str, Any]:
    return {name: seen[name] for name in seen.keys() - {"clock", "table", "log", "log_size", "revision"}}


async def test_open_votes_are_seen_by_all(house: OpenHouse) -> None:
    ann, table = await private_game(house, spectators=True, public=True)

    await ann.order(table, "France", "draw yes")

    assert (await house.stranger().snapshot(table))["view"]["votes"].keys() == {"France"}


async def test_signing_in_is_the_same_work_for_every_name(
    any_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long the answer takes must not tell whether there is such a member."""
    await any_house.stranger().post("/api/register", name="Béla", password="correct horse")
    await any_house.guest("Guest")
    work: list[str] = []
    matches = People._matches

    async def watched(self: People, stored: str, password: str) -> bool:
        work.append(stored.rpartition("$")[0].rpartition("$")[0])
        return await matches(self, stored, password)

    monkeypatch.setattr(People, "_matches", watched)
    for name in ("Béla", "Nobody", "Guest", "x" * 200, "\u200b"):
        answer = await any_house.stranger().post("/api/sign-in", name=name, password="wrong horse")
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "wrong-password")

    assert len(work) == 5
    assert len(set(work)) == 1


async def test_a_clock_put_forward_by_hours_ruins_nobody(tmp_path: Path, clock: HandClock) -> None:
    """Whoever was within his time before the jump still has his grace after it."""
    async with open_house(tmp_path, clock, background=False) as house:
        ann = await house.guest("Ann")
        pace = {"kind": "slow", "hours": 2, "grace": 600}
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), pace=pace))["id"]
        clock.move(hours=9)
        await house.house.clocks.tick()
        seen = await ann.snapshot(table, "France")
        answer = await ann.decide(table, "France", "A Par - Bur")

    assert seen["clock"]["late"]
    assert seen["clock"]["grace_until"] > seen["clock"]["now"]
    assert seen["view"]["disorder"] == []
    assert answer.status_code == 200


async def test_a_clock_put_back_by_hours_leaves_the_house_open(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, background=False, limits=1.0) as house:
        ann = await house.guest("Ann")
        pace = {"kind": "slow", "hours": 2, "grace": 0}
        table = (await ann.create(dict.fromkeys(SEVEN, "hotseat"), pace=pace))["id"]
        clock.move(hours=-9)
        await house.house.clocks.tick()
        before = await ann.snapshot(table, "France")
        answer = await ann.decide(table, "France", "A Par - Bur")
        clock.move(hours=12)
        await house.house.clocks.tick()
        after = await ann.snapshot(table, "France")

    assert before["view"]["phase"] == "S1901M"
    assert answer.status_code == 200
    assert after["view"]["phase"] == "F1901M"
