"""Programs have accounts of their own; tokens say what they may do; what a seat sees comes in lines."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from greatpowers.server.administration import make_admin
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, open_house, serving

pytestmark = pytest.mark.anyio

EVERYTHING = ["read", "play", "press", "challenge", "host"]
FRANCE = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me"}


async def member(house: OpenHouse, name: str) -> Visitor:
    visitor = house.stranger()
    visitor.me = (
        await visitor.post("/api/register", name=name, password="correct horse", language="en")
    ).json()
    return visitor


async def program_of(owner: Visitor, name: str, scopes: list[str] | None = None) -> Visitor:
    """A program that comes with its token and no cookie."""
    made = (await owner.post("/api/me/programs", name=name)).json()
    path = f"/api/me/programs/{made['id']}/tokens"
    token = (await owner.post(path, label="tests", scopes=scopes or EVERYTHING)).json()
    program = owner.opened.stranger()
    del program.client.headers["X-GP-Request"]
    program.client.headers["Authorization"] = f"Bearer {token['token']}"
    program.me = {**made, "token": token}
    return program


class Lines:
    """A stream of lines, read one by one."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines

    async def next(self, *types: str) -> dict[str, Any]:
        """The next line of these types; blank lines only show that somebody is there."""
        while True:
            raw = await asyncio.wait_for(anext(self._lines), 20)
            if raw.strip():
                line: dict[str, Any] = json.loads(raw)
                if not types or line["type"] in types:
                    return line


@asynccontextmanager
async def stream(visitor: Visitor, path: str) -> AsyncIterator[Lines]:
    async with visitor.client.stream("GET", path) as answer:
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield Lines(answer.aiter_lines())


async def test_a_program_plays_by_lines_and_comes_back_after_a_break(
    tmp_path: Path, clock: HandClock
) -> None:
    async with serving(tmp_path, clock) as house:
        owner = await member(house, "Ann")
        program = await program_of(owner, "Clockwork")
        table = (await program.create(FRANCE))["id"]
        await house.settled(table)
        async with stream(program, f"/api/stream/tables/{table}?seat=France") as lines:
            whole = await lines.next()
            await program.order(table, "France", "A Par - Bur")
            change = await lines.next("update")
        await house.settled(table)
        later = await program.order(table, "France", "A Bur - Mun")
        async with stream(program, f"/api/stream/tables/{table}?seat=France&after={change['seq']}") as lines:
            missed = await lines.next()

    assert whole["type"] == "snapshot"
    assert whole["question"]["seat"] == "France"
    assert change["seq"] > whole["seq"]
    assert missed["type"] == "update"
    assert change["seq"] < missed["seq"] <= later["revision"]


async def test_the_stream_goes_from_the_waiting_room_to_the_end(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock) as house:
        owner = await member(house, "Ann")
        program = await program_of(owner, "Clockwork")
        seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
        table = (await program.create(seats, public=True, options={"last_year": 1901}))["id"]
        async with (
            stream(program, "/api/stream/events") as events,
            stream(program, f"/api/stream/tables/{table}") as lines,
        ):
            everything = await events.next()
            waiting = await lines.next()
            await program.post(f"/api/tables/{table}/start", fill="holder")
            begun = await lines.next("snapshot")
            told = await events.next()
            end: dict[str, Any] = {}
            while end.get("type") != "end":
                await house.settled(table)
                now = await program.snapshot(table, "France")
                if now["question"]:
                    await program.order(table, "France", "none")
                end = await lines.next("update", "end")

    assert [one["id"] for one in everything["tables"]] == [table]
    assert waiting["type"] == "waiting"
    assert begun["seat"] == "France"
    assert (told["type"], told["table"]["id"], told["seq"]) == ("table", table, 1)
    assert end == {"type": "end", "why": "over"}


async def test_a_second_stream_takes_the_place_of_the_first_and_a_lost_token_ends_it(
    tmp_path: Path, clock: HandClock
) -> None:
    async with serving(tmp_path, clock) as house:
        owner = await member(house, "Ann")
        program = await program_of(owner, "Clockwork")
        table = (await program.create(FRANCE))["id"]
        path = f"/api/stream/tables/{table}"
        async with stream(program, path) as first:
            await first.next("snapshot")
            async with stream(program, path) as second:
                await second.next("snapshot")
                replaced = await first.next("end")
                token = f"/api/me/programs/{program.me['id']}/tokens/{program.me['token']['id']}"
                assert (await owner.client.delete(token)).status_code == 200
                ended = await second.next("end")
        refused = await program.get(path)

    assert replaced["why"] == "replaced"
    assert ended["why"] == "closed"
    assert refused.json()["error"]["code"] == "sign-in-needed"


async def test_lines_tell_no_more_than_the_seat_sees(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock) as house:
        ann, ben = await member(house, "Ann"), await member(house, "Ben")
        program = await program_of(ann, "Clockwork")
        seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
        table = (await program.create(seats, public=True))["id"]
        await ben.post(f"/api/tables/{table}/join", seat="Italy")
        path = f"/api/stream/tables/{table}"
        strangers = [
            (await visitor.get(path, seat="France")).status_code
            for visitor in (house.stranger(), ben, await member(house, "Watcher"))
        ]
        async with program.client.stream("GET", path) as answer:
            lines = answer.aiter_lines()
            told = [await anext(lines)]
            await ben.order(table, "Italy", "press England: the Adriatic plan")
            await ben.order(table, "Italy", "A Rom - Apu")
            await program.order(table, "France", "press Italy: well?")
            while "well?" not in told[-1]:
                told.append(await asyncio.wait_for(anext(lines), 20))

    assert strangers == [401, 403, 404]
    assert '"ready"' in told[-1]
    assert [text for text in ("the Adriatic plan", "A Rom - Apu") if text in "".join(told)] == []


async def test_an_answer_to_an_older_moment_is_told_the_present(house: OpenHouse) -> None:
    program = await program_of(await member(house, "Ann"), "Clockwork")
    table = (await program.create(FRANCE))["id"]
    await house.settled(table)
    await program.order(table, "France", "A Par - Bur")
    await house.settled(table)
    stale = await program.decide(table, "France", "A Bur - Mun", revision=0)

    assert stale.status_code == 409
    assert stale.json()["snapshot"]["question"]["seat"] == "France"


@pytest.mark.parametrize(
    ("scope", "method", "path", "body"),
    [
        ("read", "GET", "/api/tables/{t}/snapshot?seat=France", None),
        ("play", "POST", "/api/tables/{t}/decide", {"seat": "France", "text": "A Par - Bur", "revision": 0}),
        ("press", "POST", "/api/tables/{t}/remarks", {"seat": "France", "text": "gg"}),
        ("challenge", "POST", "/api/tables/{t}/leave", None),
        ("host", "POST", "/api/tables", {"game": "diplomacy"}),
    ],
)
async def test_a_token_is_good_for_what_it_says(
    house: OpenHouse, scope: str, method: str, path: str, body: dict[str, Any] | None
) -> None:
    owner = await member(house, "Ann")
    host = await program_of(owner, "Clockwork")
    table = (await host.create(FRANCE))["id"]
    for named in EVERYTHING:
        token = await owner.post(f"/api/me/programs/{host.me['id']}/tokens", label=named, scopes=[named])
        headers = {"Authorization": f"Bearer {token.json()['token']}"}
        answer = await host.client.request(method, path.format(t=table), json=body, headers=headers)
        refused = answer.status_code == 403 and answer.json()["error"]["code"] == "token-scope"
        assert refused == (named != scope), (named, answer.text)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/programs", {"name": "Child"}),
        ("DELETE", "/api/me", {"password": ""}),
        ("PATCH", "/api/me", {"name": "Somebody"}),
        ("POST", "/api/tables/{t}/advice", {"seat": "France"}),
        ("POST", "/api/records", {}),
    ],
)
async def test_what_belongs_to_people_no_token_opens(
    house: OpenHouse, method: str, path: str, body: dict[str, Any]
) -> None:
    program = await program_of(await member(house, "Ann"), "Clockwork")
    table = (await program.create(FRANCE))["id"]
    answer = await program.client.request(method, path.format(t=table), json=body)

    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "token-scope")


async def test_letters_need_a_scope_of_their_own_over_a_socket_too(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock) as house:
        program = await program_of(await member(house, "Ann"), "Clockwork", ["read", "play", "host"])
        table = (await program.create(FRANCE))["id"]
        answer = await program.decide(table, "France", "press Italy: peace?")

    assert answer.json()["error"]["code"] == "token-scope"


async def test_programs_are_their_owners_alone_and_go_with_them(any_house: OpenHouse) -> None:
    ann, ben = await member(any_house, "Ann"), await member(any_house, "Ben")
    program = await program_of(ann, "Clockwork")
    table = (await program.create(FRANCE))["id"]
    listed = (await ann.get("/api/me/programs")).json()
    foreign = await ben.client.delete(f"/api/me/programs/{program.me['id']}")
    taken = await ben.post("/api/me/programs", name="Clockw0rk")
    guest = await (await any_house.guest("Guest")).post("/api/me/programs", name="Other")
    signed_in = await any_house.stranger().post("/api/sign-in", name="Clockwork", password="")
    seen = (await ben.get("/api/me/programs")).json()
    left = await ann.client.request("DELETE", "/api/me", json={"password": "correct horse"})
    gone = await program.get(f"/api/tables/{table}/snapshot", seat="France")

    assert [one["name"] for one in listed] == ["Clockwork"]
    assert "token" not in listed[0]["tokens"][0]
    assert foreign.status_code == 404
    assert taken.json()["error"]["code"] == "name-alike"
    assert guest.json()["error"]["code"] == "members-only"
    assert signed_in.json()["error"]["code"] == "wrong-password"
    assert seen == []
    assert left.status_code == 200
    assert gone.status_code == 401


async def test_a_person_challenges_a_program_and_a_program_a_person(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock) as house:
        ann = await member(house, "Ann")
        program = await program_of(ann, "Clockwork")
        seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
        async with stream(program, "/api/stream/events") as events:
            await events.next("all")
            table = (await ann.create(seats))["id"]
            await ann.post(f"/api/tables/{table}/invite", seat="Italy", name="Clockwork")
            told = await events.next("table")
            joined = await program.post(f"/api/tables/{table}/join", seat="Italy")
            begun = await events.next("table")
            while begun["table"]["status"] != "playing":
                begun = await events.next("table")
        other = (await program.create(seats))["id"]
        invited = await program.post(f"/api/tables/{other}/invite", seat="Italy", name="Ann")
        waiting = (await ann.get("/api/tables", list="mine")).json()["tables"]
        declined = await ann.post(f"/api/tables/{other}/decline")

    assert told["table"]["id"] == table
    assert (joined.status_code, begun["table"]["my_seats"]) == (200, ["Italy"])
    assert invited.status_code == 200, invited.text
    assert other in [one["id"] for one in waiting]
    assert declined.status_code == 200


async def test_seats_of_programs_are_marked(house: OpenHouse) -> None:
    ann = await member(house, "Ann")
    program = await program_of(ann, "Clockwork")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
    table = (await program.create(seats, public=True))["id"]
    await ann.post(f"/api/tables/{table}/join", seat="Italy")
    shown = (await ann.get(f"/api/tables/{table}")).json()["seats"]

    assert [one["id"] for one in shown if one["program"]] == ["France"]


async def test_too_many_requests_are_told_with_what_and_how_long(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, limits=1.0) as house:
        program = await program_of(await member(house, "Ann"), "Clockwork")
        spent = [await program.post("/api/tables", game="diplomacy", seats={}) for _ in range(25)][-1]

    assert spent.status_code == 429
    assert spent.json()["ratelimit"]["key"] == "create"
    assert int(spent.headers["retry-after"]) == spent.json()["ratelimit"]["seconds"]
    assert spent.headers["ratelimit"].startswith('"create";r=0;t=')
    assert spent.headers["ratelimit-policy"] == '"create";q=20;w=300'


async def test_an_administrator_is_no_owner_of_foreign_programs(house: OpenHouse) -> None:
    program = await program_of(await member(house, "Ann"), "Clockwork")
    admin = await member(house, "Keeper")
    await make_admin(house.house.database, "Keeper")
    path = f"/api/me/programs/{program.me['id']}/tokens"

    assert (await admin.post(path, label="mine", scopes=["play"])).status_code == 404
