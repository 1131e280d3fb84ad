"""Order in the house: reports, moderators, mutes and bans that are told, one appeal, a log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greatpowers.server.administration import make_admin, make_moderator
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio


async def member(house: OpenHouse, name: str) -> Visitor:
    visitor = house.stranger()
    visitor.me = (await visitor.post("/api/register", name=name, password="correct horse")).json()
    return visitor


async def moderator(house: OpenHouse, name: str) -> Visitor:
    """As `greatpowers admin make-moderator` makes one."""
    visitor = await member(house, name)
    await make_moderator(house.house.database, name)
    await visitor.post("/api/sign-in", name=name, password="correct horse")
    assert (await visitor.get("/api/me")).json()["me"]["kind"] == "moderator"
    return visitor


async def two_at_a_table(house: OpenHouse) -> tuple[Visitor, Visitor, str]:
    """Ann plays France and is written to by Béla, who plays Italy."""
    ann, bela = await member(house, "Ann"), await member(house, "Béla")
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
    table = (await ann.create(seats, public=True))["id"]
    await bela.post(f"/api/tables/{table}/join", seat="Italy")
    await ann.order(table, "France", "press Turkey: our secret plan")
    for words in ("good day", "you fool", "the weather is fine", "one", "two", "three"):
        await bela.order(table, "Italy", f"press France: {words}")
    return ann, bela, str(table)


async def reported(ann: Visitor, table: str, **more: Any) -> None:
    """Ann reports the third letter that she reads: her own to Turkey is the first."""
    body = {"table": table, "whose": "Italy", "kind": "abuse", "text": "he insults me"}
    answer = await ann.post("/api/reports", **body, seat="France", letters=[3], **more)
    assert answer.status_code == 202, answer.text


async def claimed(mod: Visitor) -> str:
    id_ = str((await mod.get("/api/moderation")).json()["reports"][0]["id"])
    assert (await mod.post(f"/api/moderation/reports/{id_}/claim")).status_code == 200
    return id_


async def test_a_moderator_sees_quoted_letters_with_a_few_around_and_each_look_is_logged(
    any_house: OpenHouse,
) -> None:
    ann, _, table = await two_at_a_table(any_house)
    mod, ada = await moderator(any_house, "Mod"), await member(any_house, "Ada")
    await make_admin(any_house.house.database, "Ada")
    await ada.post("/api/sign-in", name="Ada", password="correct horse")
    await reported(ann, table)
    await reported(ann, table)

    listed = (await mod.get("/api/moderation")).json()["reports"]
    seen = (await mod.get(f"/api/moderation/reports/{listed[0]['id']}")).json()
    log = (await ada.get("/api/moderation/log")).json()

    assert len(listed) == 1
    assert listed[0]["text"] == "he insults me\n\nhe insults me"
    quoted = [line["text"] for line in seen["lines"] if line["quoted"]]
    assert quoted == ["press France: you fool"]
    assert "press France: three" not in [line["text"] for line in seen["lines"]]
    assert [(one["who"], one["did"]) for one in log] == [("Mod", "looked")]
    assert (await mod.get("/api/moderation/log")).status_code == 403


async def test_a_mute_is_told_closes_words_and_leaves_the_game_alone(any_house: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(any_house)
    mod = await moderator(any_house, "Mod")
    await reported(ann, table)
    id_ = await claimed(mod)

    await mod.post(f"/api/moderation/reports/{id_}/sanction", kind="mute", days=3, reason="insults")
    await mod.post(f"/api/moderation/reports/{id_}/close", outcome="muted")
    speaks = await bela.decide(table, "Italy", "press France: again")
    plays = await bela.decide(table, "Italy", "A Ven H")
    told = [one["title"] for one in (await bela.get("/api/notices")).json()["notices"]]
    answered = [one["title"] for one in (await ann.get("/api/notices")).json()["notices"]]
    any_house.clock.move(days=3, seconds=1)
    later = await bela.decide(table, "Italy", "press France: sorry")

    assert (speaks.status_code, speaks.json()["error"]["code"]) == (403, "muted")
    assert speaks.json()["error"]["params"] == {"reason": "insults", "until": "2030-01-10"}
    assert (plays.status_code, later.status_code) == (200, 200)
    assert "You cannot write for a while" in told
    assert "Your report was looked at" in answered


async def test_who_is_banned_finishes_his_games_and_begins_none(house: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(house)
    mod = await moderator(house, "Mod")
    await reported(ann, table)
    id_ = await claimed(mod)
    await mod.post(f"/api/moderation/reports/{id_}/sanction", kind="ban", days=0, reason="threats")

    made = await bela.post("/api/tables", game="diplomacy", seats=dict.fromkeys(SEVEN, "hotseat"))
    played = await bela.decide(table, "Italy", "A Ven H")

    assert (made.status_code, made.json()["error"]["code"]) == (403, "banned")
    assert played.status_code == 200


async def test_one_appeal_is_decided_by_another_moderator(any_house: OpenHouse) -> None:
    ann, bela, table = await two_at_a_table(any_house)
    mod, other = await moderator(any_house, "Mod"), await moderator(any_house, "Other")
    await reported(ann, table)
    id_ = await claimed(mod)
    await mod.post(f"/api/moderation/reports/{id_}/sanction", kind="mute", days=3, reason="insults")
    own = (await bela.get("/api/me/standing")).json()["sanctions"][0]["id"]

    await bela.post(f"/api/me/standing/{own}/appeal", text="it was a joke")
    twice = await bela.post(f"/api/me/standing/{own}/appeal", text="please")
    same = await mod.post(f"/api/moderation/sanctions/{own}/answer", lift=True)
    answered = await other.post(f"/api/moderation/sanctions/{own}/answer", lift=True, text="agreed")

    assert twice.json()["error"]["code"] == "appeal-once"
    assert same.json()["error"]["code"] == "appeal-another"
    assert answered.status_code == 200
    assert (await bela.decide(table, "Italy", "press France: thanks")).status_code == 200
    assert "Your appeal was heard" in [
        one["title"] for one in (await bela.get("/api/notices")).json()["notices"]
    ]


async def test_nobody_handles_a_report_about_himself_and_claiming_prevents_double_work(
    house: OpenHouse,
) -> None:
    ann, bela, table = await two_at_a_table(house)
    await make_moderator(house.house.database, "Béla")
    await bela.post("/api/sign-in", name="Béla", password="correct horse")
    mod, other = await moderator(house, "Mod"), await moderator(house, "Other")
    await reported(ann, table)
    id_ = await claimed(mod)

    assert (await bela.get("/api/moderation")).json()["reports"] == []
    assert (await bela.get(f"/api/moderation/reports/{id_}")).status_code == 404
    assert (await other.post(f"/api/moderation/reports/{id_}/claim")).json()["error"][
        "code"
    ] == "report-claimed"
    unclaimed = await other.post(f"/api/moderation/reports/{id_}/sanction", kind="ban", days=1, reason="x")
    assert unclaimed.json()["error"]["code"] == "report-unclaimed"
    assert (await ann.get("/api/moderation")).status_code == 403


async def test_reports_and_sanctions_survive_a_restart(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann, bela, table = await two_at_a_table(house)
        mod = await moderator(house, "Mod")
        await reported(ann, table)
        id_ = await claimed(mod)
        await mod.post(f"/api/moderation/reports/{id_}/sanction", kind="mute", days=3, reason="insults")
        cookies = [dict(one.client.cookies) for one in (bela, mod)]
    async with open_house(tmp_path, clock, database=both_databases) as house:
        bela, mod = house.stranger(), house.stranger()
        bela.client.cookies.update(cookies[0])
        mod.client.cookies.update(cookies[1])
        spoken = await bela.decide(table, "Italy", "press France: again")
        listed = (await mod.get("/api/moderation")).json()["reports"]

    assert spoken.json()["error"]["code"] == "muted"
    assert (listed[0]["mine"], listed[0]["status"]) == (True, "claimed")


async def test_letters_of_others_cannot_be_quoted(house: OpenHouse) -> None:
    _, bela, table = await two_at_a_table(house)
    body = {"table": table, "whose": "France", "kind": "other", "seat": "France", "letters": [1]}

    answer = await bela.post("/api/reports", **body)

    assert answer.status_code == 403
