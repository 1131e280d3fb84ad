"""Being told: from a decision to a letter, a push or a webhook, and never of what is not so any more."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, holds, open_house
from tests.server.posts import MailServer, PushService, mail_server, push_service

pytestmark = pytest.mark.anyio


@pytest.fixture
async def mails() -> AsyncIterator[MailServer]:
    async with mail_server() as server:
        yield server


@pytest.fixture
async def pushes() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
async def told_house(
    tmp_path, clock: HandClock, both_databases: str, mails: MailServer
) -> AsyncIterator[OpenHouse]:
    """A house that sends mail to a real server nearby; nothing goes on by itself."""
    reaching = {"mail": mails.url, "mail_from": "Great Powers <club@house.test>", "reach_private": True}
    async with open_house(
        tmp_path, clock, database=both_databases, background=False, public_url="http://house.test", **reaching
    ) as opened:
        yield opened


async def member(house: OpenHouse, name: str, mails: MailServer) -> Visitor:
    """Somebody with an account and an address that he has confirmed by the letter he got."""
    visitor = house.stranger()
    visitor.me = (await visitor.post("/api/register", name=name, password="correct horse")).json()
    address = f"{name.casefold()}@mail.test"
    assert (await visitor.post("/api/me/mail", address=address)).status_code == 202
    token = mails.links(address)[-1].rpartition("/")[2]
    assert (await house.stranger().post("/api/mail/confirm", token=token)).status_code == 200
    mails.letters.clear()
    return visitor


async def pass_time(house: OpenHouse, **time: float) -> None:
    """Let time go by, and everything go out that is due then."""
    house.clock.move(**time)
    desk = house.house.notices
    await desk.alarms.tick()
    await desk.outbox.tick()
    await desk.outbox.settled()
    await desk.outbox.tick()
    await desk.outbox.settled()


async def two_at_a_table(ann: Visitor, bea: Visitor, **more: Any) -> str:
    """Ann plays France, Bea Italy, bots that hold the rest."""
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "invite"}
    made = await ann.create(seats, title="The Long Summer", **more)
    await bea.post(f"/api/tables/{made['id']}/join", invite=made["invites"]["Italy"])
    return str(made["id"])


async def hold(visitor: Visitor, table: str, seat: str) -> None:
    await visitor.order(table, seat, holds((await visitor.snapshot(table, seat))["view"], seat))


async def bots_hold(house: OpenHouse, table: str) -> None:
    live = await house.house.matches.table(table)
    house.house.bots.wake(live)
    await house.settled(table)


async def test_whoever_is_awaited_gets_one_letter_a_turn(told_house: OpenHouse, mails: MailServer) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    table = await two_at_a_table(ann, bea)

    await pass_time(told_house, minutes=2)
    first = mails.subjects("bea@mail.test")
    await pass_time(told_house, hours=5)
    again = mails.subjects("bea@mail.test")
    await hold(ann, table, "France")
    await hold(bea, table, "Italy")
    await bots_hold(told_house, table)
    await pass_time(told_house, minutes=2)

    assert first == again == ["Your turn: The Long Summer"]
    assert mails.subjects("bea@mail.test") == ["Your turn: The Long Summer"] * 2
    body = mails.letters[-1].get_content()
    assert f"http://house.test/table/{table}" in body
    assert "Italy" in mails.of("bea@mail.test")[-1].get_content()


async def test_whoever_has_answered_before_the_letter_goes_out_gets_none(
    told_house: OpenHouse, mails: MailServer
) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    table = await two_at_a_table(ann, bea)

    await hold(bea, table, "Italy")
    await pass_time(told_house, minutes=2)

    assert mails.subjects("bea@mail.test") == []
    assert mails.subjects("ann@mail.test") == ["Your turn: The Long Summer"]


async def test_whoever_has_the_table_before_his_eyes_is_not_disturbed(
    told_house: OpenHouse, mails: MailServer
) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    table = await two_at_a_table(ann, bea)

    told_house.clock.move(seconds=55)
    await told_house.house.looks(bea.me["id"], table)
    await pass_time(told_house, seconds=10)

    assert mails.subjects("bea@mail.test") == []


async def test_letters_are_told_once_until_they_are_read_and_never_quoted(
    told_house: OpenHouse, mails: MailServer
) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    table = await two_at_a_table(ann, bea)
    await pass_time(told_house, minutes=2)
    mails.letters.clear()

    await ann.order(table, "France", "press Italy: the old mill at noon")
    await ann.order(table, "France", "press Italy: come alone")
    await pass_time(told_house, minutes=3)
    await pass_time(told_house, minutes=30)

    assert mails.subjects("bea@mail.test") == ["New letters: The Long Summer"]
    assert "old mill" not in mails.of("bea@mail.test")[0].as_string()
    await bea.post(f"/api/tables/{table}/read", seat="Italy", count=2)
    await ann.order(table, "France", "press Italy: where were you?")
    await pass_time(told_house, minutes=3)
    assert len(mails.subjects("bea@mail.test")) == 2


async def test_a_deadline_is_told_once_and_again_when_it_was_put_off(
    told_house: OpenHouse, mails: MailServer
) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    await two_at_a_table(ann, bea, pace={"kind": "slow", "hours": 24})
    await pass_time(told_house, minutes=2)
    mails.letters.clear()

    await pass_time(told_house, hours=18)
    assert mails.letters == []
    await pass_time(told_house, hours=2)
    await pass_time(told_house, hours=1)

    assert mails.subjects("bea@mail.test") == ["Your time is running out: The Long Summer"]
    # The time itself, not how long it is until then: it stays true however late it is read.
    assert "12:00" in mails.of("bea@mail.test")[0].get_content()


async def test_the_end_is_told(told_house: OpenHouse, mails: MailServer) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    table = await two_at_a_table(ann, bea)
    await pass_time(told_house, minutes=2)
    mails.letters.clear()

    await bots_hold(told_house, table)
    await ann.order(table, "France", "draw")
    await bots_hold(told_house, table)
    await bea.order(table, "Italy", "draw")
    await bots_hold(told_house, table)
    await pass_time(told_house, minutes=2)

    assert (await ann.get(f"/api/tables/{table}")).json()["status"] == "finished"
    assert mails.subjects("ann@mail.test") == ["The game is over: The Long Summer"]


async def test_a_push_reaches_the_browser_until_it_signs_out(
    told_house: OpenHouse, mails: MailServer, pushes: PushService
) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    browser = pushes.browser()
    added = await bea.post(
        "/api/me/channels/push", endpoint=browser.endpoint, keys=browser.keys, label="Phone"
    )
    assert added.status_code == 201, added.text
    table = await two_at_a_table(ann, bea)

    await pass_time(told_house, minutes=2)
    heard = [browser.open(raw) for raw in pushes.raw]
    await bea.post("/api/sign-out")
    await ann.order(table, "France", "press Italy: hello")
    await pass_time(told_house, minutes=3)

    assert [one["title"] for one in heard] == ["Your turn: The Long Summer"]
    assert heard[0]["link"] == f"http://house.test/table/{table}"
    assert len(pushes.raw) == 1


async def test_a_browser_that_is_gone_is_forgotten(
    told_house: OpenHouse, mails: MailServer, pushes: PushService
) -> None:
    bea = await member(told_house, "Bea", mails)
    browser = pushes.browser()
    await bea.post("/api/me/channels/push", endpoint=browser.endpoint, keys=browser.keys)
    pushes.status = 410

    channels = (await bea.get("/api/me/notices")).json()["channels"]
    push = next(one["id"] for one in channels if one["kind"] == "push")
    answer = await bea.post(f"/api/me/channels/{push}/test")

    assert answer.status_code == 502
    assert {one["kind"] for one in (await bea.get("/api/me/notices")).json()["channels"]} == {"push", "mail"}
    ann = await member(told_house, "Ann", mails)
    await two_at_a_table(ann, bea)
    await pass_time(told_house, minutes=2)
    assert {one["kind"] for one in (await bea.get("/api/me/notices")).json()["channels"]} == {"mail"}


async def test_a_webhook_gets_the_notice(
    told_house: OpenHouse, mails: MailServer, pushes: PushService
) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    await bea.post("/api/me/channels/app", url=pushes.webhook, label="Our server")
    await two_at_a_table(ann, bea)

    await pass_time(told_house, minutes=2)

    assert [hook["title"] for hook in pushes.hooks] == ["Your turn: The Long Summer"]


async def test_wishes_are_kept(told_house: OpenHouse, mails: MailServer) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    wish = {"kind": "turn", "channel": "mail", "wish": "never"}
    changed = await bea.client.patch("/api/me/notices", json={"wishes": [wish]})
    assert changed.status_code == 200, changed.text
    await two_at_a_table(ann, bea)

    await pass_time(told_house, minutes=2)

    assert mails.subjects("bea@mail.test") == []
    listed = (await bea.get("/api/notices")).json()
    assert [one["title"] for one in listed["notices"]] == ["Your turn: The Long Summer"]


async def test_quiet_hours_hold_back_and_sum_up(told_house: OpenHouse, mails: MailServer) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    hours = {"zone": "Europe/Budapest", "begins": 12 * 60, "ends": 18 * 60, "urgent": True}
    await bea.client.patch("/api/me/notices", json={"hours": hours})
    first, second = await two_at_a_table(ann, bea), await two_at_a_table(ann, bea)

    await pass_time(told_house, hours=1)
    within = mails.subjects("bea@mail.test")
    await pass_time(told_house, hours=4, minutes=5)

    assert within == []
    assert mails.subjects("bea@mail.test") == ["2 things wait for you"]
    body = mails.of("bea@mail.test")[0].get_content()
    assert first in body
    assert second in body


async def test_one_click_ends_letters_of_a_kind(told_house: OpenHouse, mails: MailServer) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    await two_at_a_table(ann, bea)
    await pass_time(told_house, minutes=2)
    letter = mails.of("bea@mail.test")[0]
    link = letter["List-Unsubscribe"].strip("<>").removeprefix("http://house.test")

    stranger = told_house.stranger()
    looked = await stranger.client.get(link, headers={"Accept": "text/html"})
    mails.letters.clear()
    still = (await bea.get("/api/me/notices")).json()["wishes"]
    # A mail program knows nothing of our headers.
    del stranger.client.headers["X-GP-Request"]
    ended = await stranger.client.post(link, data={"List-Unsubscribe": "One-Click"})

    assert looked.status_code == 200
    assert next(one for one in still if (one["kind"], one["channel"]) == ("turn", "mail"))["wish"] == "now"
    assert ended.status_code == 200, ended.text
    await two_at_a_table(ann, bea)
    await pass_time(told_house, minutes=2)
    assert mails.subjects("bea@mail.test") == []
    forged = link.replace("/turn-", "/letter-")
    assert (await told_house.stranger().post(forged)).status_code == 410


async def test_a_mail_server_that_refuses_or_hangs_delays_nothing_and_is_tried_again(
    told_house: OpenHouse, mails: MailServer
) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    mails.answer = "451 later"
    table = await two_at_a_table(ann, bea)
    await pass_time(told_house, minutes=2)
    assert mails.subjects("bea@mail.test") == []

    mails.answer, mails.hang = "", asyncio.Event()
    told_house.clock.move(minutes=3)
    await told_house.house.notices.outbox.tick()
    async with asyncio.timeout(5):
        await ann.order(table, "France", "press Italy: quick")
    mails.hang.set()
    await told_house.house.notices.outbox.settled()

    assert mails.subjects("bea@mail.test").count("Your turn: The Long Summer") == 1


async def test_a_lost_password_is_found_again_by_mail(told_house: OpenHouse, mails: MailServer) -> None:
    bea = await member(told_house, "Bea", mails)
    stranger = told_house.stranger()

    for letters, who in enumerate(("bea@mail.test", "Bea", "nobody@mail.test")):
        # Letters that are on their way together may come in any order.
        while len(mails.links("bea@mail.test")) < letters:
            await asyncio.sleep(0.02)
        assert (await stranger.post("/api/password/forgotten", who=who)).status_code == 202
    await told_house.house.notices.close()
    links = mails.links("bea@mail.test")
    token = links[-1].rpartition("/")[2]
    old = await stranger.post(
        "/api/password/choose", token=links[0].rpartition("/")[2], password="new horse here"
    )
    weak = await stranger.post("/api/password/choose", token=token, password="x")
    chosen = await stranger.post("/api/password/choose", token=token, password="another horse")
    twice = await stranger.post("/api/password/choose", token=token, password="another horse")

    assert [len(links), old.status_code, weak.status_code] == [2, 410, 422]
    assert (chosen.status_code, twice.status_code) == (200, 410)
    assert (await bea.get("/api/me")).json()["me"] is None
    signed_in = await told_house.stranger().post("/api/sign-in", name="Bea", password="another horse")
    assert signed_in.status_code == 200


async def test_notices_are_their_readers_alone(told_house: OpenHouse, mails: MailServer) -> None:
    ann, bea = await member(told_house, "Ann", mails), await member(told_house, "Bea", mails)
    await bea.post("/api/me/channels/app", url="https://hooks.example.org/a-secret", label="Ours")
    channel = next(
        one for one in (await bea.get("/api/me/notices")).json()["channels"] if one["kind"] == "app"
    )

    assert "a-secret" not in (await bea.get("/api/me/notices")).text
    assert (await ann.client.delete(f"/api/me/channels/{channel['id']}")).status_code == 404
    assert (await ann.post(f"/api/me/channels/{channel['id']}/test")).status_code == 404
    for path in ("/api/notices", "/api/me/notices"):
        assert (await told_house.stranger().get(path)).status_code == 401


@pytest.mark.parametrize(
    "url", ["file:///etc/passwd", "http://127.0.0.1/x", "mailto://a:b@gmail.com", "jsons://127.0.0.1/x", "x"]
)
async def test_addresses_that_lead_into_our_own_network_are_refused(house: OpenHouse, url: str) -> None:
    bea = await house.guest("Bea")

    assert (await bea.post("/api/me/channels/app", url=url)).status_code == 422


async def test_what_leads_to_a_private_address_is_not_reached(house: OpenHouse) -> None:
    bea = await house.guest("Bea")
    await bea.post("/api/me/channels/app", url="https://localhost/hook", label="Inside")
    channel = (await bea.get("/api/me/notices")).json()["channels"][0]

    answer = await bea.post(f"/api/me/channels/{channel['id']}/test")

    assert answer.status_code == 502
    assert "not a public one" in answer.json()["error"]["message"]


class Killed(BaseException):
    """The process is gone in the middle of something."""


@pytest.mark.parametrize("moment", range(14))
async def test_killed_at_any_moment_every_notice_goes_out_and_none_wrongly(
    tmp_path: Path, clock: HandClock, mails: MailServer, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    """The sender dies at its n-th use of the store; another one takes over what it left."""
    reaching = {"mail": mails.url, "mail_from": "club@house.test", "background": False}
    async with open_house(tmp_path, clock, **reaching) as house:
        ann, bea = await member(house, "Ann", mails), await member(house, "Bea", mails)
        table = await two_at_a_table(ann, bea)
        await hold(ann, table, "France")
        clock.move(minutes=2)
        _dies_at(house, moment, monkeypatch)
        with contextlib.suppress(Killed):
            await house.house.notices.outbox.tick()
        await house.house.notices.outbox.settled()
        monkeypatch.undo()
    before = mails.subjects("bea@mail.test")
    async with open_house(tmp_path, clock, **reaching) as house:
        await pass_time(house, minutes=3)
        await pass_time(house, minutes=3)

    told = mails.subjects("bea@mail.test")
    assert set(told) == {"Your turn: The Long Summer"}
    assert 1 <= len(told) <= 2
    assert len(told) == 1 or before
    # Ann had ordered before anything went out.
    assert mails.subjects("ann@mail.test") == []


def _dies_at(house: OpenHouse, moment: int, monkeypatch: pytest.MonkeyPatch) -> None:
    database, left = house.house.database, itertools.count()
    for name in ("reading", "writing"):
        real = getattr(database, name)

        def opened(real: Any = real) -> Any:
            if next(left) >= moment:
                raise Killed
            return real()

        monkeypatch.setattr(database, name, opened)


async def test_whoever_nothing_reaches_costs_one_transaction_for_all_and_no_letter_of_others(
    told_house: OpenHouse, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bea = await member(told_house, "Ann", mails), await told_house.guest("Bea")
    for _ in range(4):
        await two_at_a_table(ann, bea)
    told_house.clock.move(minutes=2)
    database, outbox = told_house.house.database, told_house.house.notices.outbox
    writing, count = database.writing, itertools.count()
    monkeypatch.setattr(database, "writing", lambda: (next(count), writing())[1])
    await outbox.tick()
    await outbox.settled()
    written = next(count)

    rows = await told_house.house.notices.notices.of(bea.me["id"])
    assert len(rows) == 4
    assert all(row.due is None and row.read is None for row in rows)
    assert mails.subjects("ann@mail.test") == ["Your turn: The Long Summer"] * 4
    # For Ann four each: the delivery is made, leased, its letter gets a link, it is sent. And the cleaning.
    assert written <= 4 * 4 + 2
