"""WebSockets: what a seat hears, coming back after an absence, and messages that make no sense."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.houses import SEVEN, OpenHouse, Visitor, holds, sealed_in

pytestmark = pytest.mark.anyio


async def two_at_a_table(house: OpenHouse, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Ann has every seat but Italy, which is Béla's."""
    ann, bela = await house.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "open"}
    table = (await ann.create(seats, public=True, spectators=True, **wishes))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    return ann, bela, table


class Follower:
    """A client that keeps its picture up to date from what it hears."""

    def __init__(self) -> None:
        self.seen: dict[str, Any] = {}

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.seen = {name: message[name] for name in ("view", "question", "revision", "log", "can_undo")}
        elif message["type"] == "updates":
            for update in message["updates"]:
                self.hear(update)
        elif message["type"] == "update":
            view = dict(message.get("view", {}))
            letters = view.pop("press_more", [])
            self.seen["view"] = {**self.seen["view"], **view}
            self.seen["view"]["press"] = self.seen["view"]["press"] + letters
            self.seen["log"] = self.seen["log"] + message.get("events", [])
            self.seen["revision"] = message["revision"]
            for name in ("question", "can_undo"):
                if name in message:
                    self.seen[name] = message[name]


async def test_a_socket_begins_with_a_snapshot_and_answers_decisions(served: OpenHouse) -> None:
    ann, _, table = await two_at_a_table(served)

    async with ann.socket(table, "France") as line:
        first = await line.hear()
        await line.say(type="decide", request="r-1", revision=first["revision"], text="A Par - Bur")
        answer = await line.hear_of("answer")

    assert (first["type"], first["view"]["phase"], first["seat"]) == ("snapshot", "S1901M", "France")
    assert answer == {"type": "answer", "request": "r-1", "ok": True, "revision": 1}


async def test_updates_add_up_to_what_a_fresh_snapshot_tells(served: OpenHouse) -> None:
    """Over a year with letters, votes, changed orders, builds: a follower never drifts from the truth."""
    ann, bela, table = await two_at_a_table(served)
    follower = Follower()

    async with bela.socket(table, "Italy") as line:
        follower.hear(await line.hear_of("snapshot"))
        await ann.order(table, "France", "press Italy: hello")
        await ann.order(table, "Turkey", "press Russia: not for you")
        await ann.order(table, "France", "draw yes")
        await ann.order(table, "Germany", "A Mun - Bur")
        for orders in ({"Germany": "A Mun - Ruh", "Italy": "A Ven - Tyr"}, {"Germany": "A Ruh - Bel"}):
            view = (await ann.snapshot(table))["view"]
            for seat in SEVEN:
                who = bela if seat == "Italy" else ann
                await who.order(table, seat, orders.get(seat) or holds(view, seat))
        truth = await bela.snapshot(table, "Italy")
        while follower.seen["revision"] < truth["revision"]:
            follower.hear(await line.hear())

    assert truth["view"]["phase"] == "F1901A"
    for name in ("view", "question", "revision", "log", "can_undo"):
        assert follower.seen[name] == truth[name], name


async def test_a_question_that_reads_like_the_last_one_is_put_again(served: OpenHouse) -> None:
    """When nobody moves, the autumn offers the same orders as the spring."""
    ann, bela, table = await two_at_a_table(served)

    async with bela.socket(table, "Italy") as line:
        first = await line.hear_of("snapshot")
        for seat in SEVEN:
            if seat != "Italy":
                await ann.order(table, seat, holds(first["view"], seat))
        await bela.order(table, "Italy", holds(first["view"], "Italy"))
        update = await line.hear_of("update")
        while update["view"].get("phase") != "F1901M":
            assert "question" not in update
            update = await line.hear_of("update")

    assert update["question"] == first["question"]


async def test_a_short_absence_is_made_up_for_by_updates(served: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(served)
    follower = Follower()
    async with bela.socket(table, "Italy") as line:
        follower.hear(await line.hear_of("snapshot"))
        await ann.order(table, "France", "A Par - Bur")
        follower.hear(await line.hear_of("update"))
    await ann.order(table, "France", "press Italy: while you were away")
    await ann.order(table, "Russia", "A Mos - Ukr")

    async with bela.socket(table, "Italy", since=follower.seen["revision"]) as line:
        back = await line.hear()
        follower.hear(back)
        truth = await bela.snapshot(table, "Italy")

    assert (back["type"], len(back["updates"])) == ("updates", 2)
    assert follower.seen["view"] == truth["view"]
    assert follower.seen["log"] == truth["log"]


async def test_nothing_missed_is_told_so(served: OpenHouse) -> None:
    _, bela, table = await two_at_a_table(served)
    async with bela.socket(table, "Italy") as line:
        revision = (await line.hear_of("snapshot"))["revision"]

    async with bela.socket(table, "Italy", since=revision) as line:
        back = await line.hear()

    assert (back["type"], back["updates"]) == ("updates", [])


async def test_after_a_long_absence_there_is_a_snapshot(served: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(served)
    async with bela.socket(table, "Italy") as line:
        await line.hear_of("snapshot")
    served.clock.move(minutes=5)
    await ann.order(table, "France", "A Par - Bur")

    async with bela.socket(table, "Italy", since=0) as line:
        back = await line.hear()

    assert (back["type"], back["revision"]) == ("snapshot", 1)


async def test_a_repeated_request_is_answered_but_not_done_twice(served: OpenHouse) -> None:
    """The answer was lost with the connection: the client asks again on the new one."""
    ann, _, table = await two_at_a_table(served)
    async with ann.socket(table, "France") as line:
        await line.hear_of("snapshot")
        await line.say(type="decide", request="r-1", revision=0, text="press all: once")
        await line.hear_of("answer")

    async with ann.socket(table, "France") as line:
        await line.hear_of("snapshot")
        await line.say(type="decide", request="r-1", revision=0, text="press all: once")
        again = await line.hear_of("answer")
        letters = (await ann.snapshot(table, "France"))["view"]["press"]

    assert (again["ok"], again["revision"]) == (True, 1)
    assert len(letters) == 1


async def test_a_stale_decision_brings_the_fresh_snapshot(served: OpenHouse) -> None:
    ann, _, table = await two_at_a_table(served)
    async with ann.socket(table, "France") as line:
        await line.hear_of("snapshot")
        await ann.order(table, "France", "A Par - Bur")
        await line.say(type="decide", request="r-2", revision=0, text="A Par - Pic")
        answer = await line.hear_of("answer")

    assert (answer["ok"], answer["error"]["code"]) == (False, "stale")
    assert sealed_in(answer["snapshot"]) == ["A Par - Bur"]


async def test_undo_explain_and_read_work_over_the_socket(served: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(served)
    await bela.order(table, "Italy", "press France: hello")
    async with ann.socket(table, "France") as line:
        await line.hear_of("snapshot")
        await line.say(type="decide", request="1", revision=1, text="A Par - Bur")
        decided = await line.hear_of("answer")
        await line.say(type="undo", request="2", revision=decided["revision"])
        undone = await line.hear_of("answer")
        await line.say(type="explain", request="3", text="A Par - Lon")
        explained = await line.hear_of("answer")
        await line.say(type="read", request="4", count=1)
        await line.hear_of("answer")
    seen = await ann.snapshot(table, "France")

    assert (undone["ok"], sealed_in(seen)) == (True, [])
    assert explained["explanation"]["allowed"] is False
    assert explained["explanation"]["reason"]["rule"]
    assert [order["text"] for order in explained["explanation"]["reads"]] == ["A Par - Lon"]
    assert seen["table"]["unread"] == 0


async def test_a_spectator_hears_public_things_and_may_say_nothing(served: OpenHouse) -> None:
    ann, _, table = await two_at_a_table(served)

    async with served.stranger().socket(table) as line:
        first = await line.hear()
        await ann.order(table, "France", "press Italy: secret")
        await ann.order(table, "France", "A Par - Bur")
        update = await line.hear_of("update")
        await line.say(type="decide", request="r", revision=0, text="A Par - Pic")
        answer = await line.hear_of("answer")

    assert (first["seat"], first["question"]) == (None, None)
    assert update["view"] == {"ready": ["France"]}
    assert "secret" not in str(line.aside) + str(update)
    assert answer["error"]["code"] == "not-your-seat"


@pytest.mark.parametrize("seat", ["France", "Prussia"])
async def test_nobody_listens_at_another_seat(served: OpenHouse, seat: str) -> None:
    _, bela, table = await two_at_a_table(served)

    async with bela.socket(table, seat) as line:
        said = await line.hear()
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear()

    assert said["type"] == "refused"
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (4403, 4404)


async def test_a_page_of_another_site_is_turned_away(served: OpenHouse) -> None:
    ann, _, table = await two_at_a_table(served)
    url = served.base.replace("http", "ws") + f"/ws/tables/{table}?seat=France"
    headers = {"Cookie": f"gp_session={ann.client.cookies['gp_session']}", "Origin": "https://evil.example"}

    async with connect(url, additional_headers=headers) as connection:
        said = await connection.recv()

    assert '"foreign-origin"' in str(said)


NONSENSE = (
    "",
    "null",
    "[1,2",
    '"text"',
    "{}",
    '{"type":5}',
    '{"type":"decide","text":"a\\u0000b"}',
    '{"type":"dance"}',
)


@pytest.mark.parametrize("message", NONSENSE)
async def test_nonsense_is_answered_and_the_line_stays_open(served: OpenHouse, message: str) -> None:
    ann, _, table = await two_at_a_table(served)

    async with ann.socket(table, "France") as line:
        await line.hear_of("snapshot")
        await line.connection.send(message)
        answer = await line.hear_of("answer")
        await line.say(type="decide", request="after", revision=0, text="A Par - Bur")
        after = await line.hear_of("answer")

    assert answer["ok"] is False
    assert after["ok"] is True


async def test_the_waiting_room_tells_of_changes(served: OpenHouse) -> None:
    ann, bela = await served.guests("Ann", "Béla")
    seats = dict.fromkeys(SEVEN, "hotseat") | {"Italy": "open"}
    table = (await ann.create(seats, public=True))["id"]

    async with ann.socket(table) as line:
        waiting = await line.hear()
        await bela.post(f"/api/tables/{table}/join", seat="Italy")
        changed = await line.hear()

    assert (waiting["type"], waiting["table"]["free_seats"]) == ("waiting", 1)
    assert changed == {"type": "table_changed"}


async def test_presence_follows_who_is_connected(served: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(served)

    async with ann.socket(table, "France") as line:
        await line.hear_of("presence")
        async with bela.socket(table, "Italy"):
            came = await line.hear_of("presence")
        went = await line.hear_of("presence")

    assert "Italy" in came["online"]
    assert "Italy" not in went["online"]


async def test_the_lobby_hints_at_changes(served: OpenHouse) -> None:
    ann, bela = await served.guests("Ann", "Béla")
    cookie = f"gp_session={bela.client.cookies['gp_session']}"
    url = served.base.replace("http", "ws") + "/ws/lobby"

    async with connect(url, additional_headers={"Cookie": cookie}) as connection:
        await ann.create({"France": "me"})
        table = (await ann.create({"France": "me"}, public=True))["id"]
        hint = await connection.recv()

    assert f'"table":"{table}"' in str(hint)
    assert '"mine":false' in str(hint)


async def test_signing_out_everywhere_closes_the_sockets(served: OpenHouse) -> None:
    ann, _, table = await two_at_a_table(served)

    async with ann.socket(table, "France") as line:
        await line.hear_of("snapshot")
        await ann.post("/api/sign-out", everywhere=True)
        with pytest.raises(ConnectionClosed):
            await line.hear_of("a message that never comes")
