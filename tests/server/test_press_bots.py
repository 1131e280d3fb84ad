"""A person and bots at a table with letters: answers, promises kept and remembered, past a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games.diplomacy.bots.talker.council import Council
from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, holds, open_house, serving

pytestmark = pytest.mark.anyio

#: Ann plays France, the others are bots.
AGAINST_BOTS = dict.fromkeys(SEVEN, "bot:regular") | {"France": "me"}
NEAR = ("England", "Germany", "Italy")


def counted() -> Callable[[int], str]:
    """Secrets that are the same in every run."""
    number = 0

    def secret(length: int) -> str:
        nonlocal number
        number += 1
        return f"{number:0{max(length, 8)}d}"

    return secret


async def letters_of(ann: Visitor, table: str, sender: str = "") -> list[dict[str, Any]]:
    press: list[dict[str, Any]] = (await ann.snapshot(table, "France"))["view"]["press"]
    return [letter for letter in press if not sender or letter["sender"] == sender]


async def write(house: OpenHouse, ann: Visitor, table: str, text: str) -> None:
    await ann.order(table, "France", text)
    await house.settled(table)


async def seal(house: OpenHouse, ann: Visitor, table: str, own: str = "") -> None:
    """Ann orders; the bots follow, and the next phase begins."""
    seen = await ann.snapshot(table, "France")
    await ann.order(table, "France", own or holds(seen["view"], "France"))
    await house.settled(table)


async def promised_order(house: OpenHouse, ann: Visitor, table: str, seat: str) -> str:
    """An order a bot says yes to; it is asked for one after the other."""
    view = (await ann.snapshot(table, "France"))["view"]
    power = next(p for p in view["powers"][seat])
    units = [f"{u['kind']} {u['place']}" for u in view["units"] if u["power"] == power]
    wanted = {
        "England": ["F Lon - Nth", "F Lon - Eng", "F Edi - Nth", "F Edi - Nrg", "A Lvp - Yor", "A Lvp - Edi"],
        "Germany": ["F Kie - Den", "F Kie - Hol", "A Ber - Kie", "A Mun - Ruh", "A Mun H", "A Ber H"],
        "Italy": ["F Nap - Ion", "A Ven H", "A Rom - Apu", "A Ven - Tyr", "A Rom H"],
    }[seat]
    for order in wanted:
        if not any(order.startswith(unit) for unit in units):
            continue
        deal = f"order({seat}; {order})"
        await write(house, ann, table, f"press {seat} {{propose {deal}}}: Would you do that?")
        [*_, last] = await letters_of(ann, table, seat)
        if last["meaning"]["act"] == "accept":
            return order
    return ""


async def test_a_deal_is_made_kept_and_remembered_past_a_restart(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    more: dict[str, Any] = {"database": both_databases, "bot_tempo": 0.0}
    async with open_house(tmp_path, clock, secret=counted(), **more) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(AGAINST_BOTS))["id"]
        await house.settled(table)
        waiting = (await ann.snapshot(table, "France"))["view"]["ready"]
        before = {seat: len(await letters_of(ann, table, seat)) for seat in NEAR}
        for seat in NEAR:
            await write(house, ann, table, f"press {seat} {{propose peace(France, {seat})}}: Peace?")
        written = {seat: (await letters_of(ann, table, seat))[before[seat] :] for seat in NEAR}
        # A bot may begin something of its own beside.
        answers = {
            seat: [one for one in said if one["meaning"]["act"] in ("accept", "reject", "later", "counter")]
            for seat, said in written.items()
        }
        friends = [seat for seat in NEAR if answers[seat][0]["meaning"]["act"] == "accept"]
        partner = friends[0]
        order = await promised_order(house, ann, table, partner)
        cookies = dict(ann.client.cookies)

    assert waiting == [], "orders of bots wait while a person may still write"
    assert all(len(said) == 1 for said in answers.values()), "one answer a letter"
    assert order

    async with open_house(tmp_path, clock, secret=counted(), **more) as house:
        ann = house.stranger()
        ann.client.cookies.update(cookies)
        await house.settled(table)
        again = await letters_of(ann, table)
        await seal(house, ann, table)
        told = (await ann.snapshot(table, "France"))["view"]["last"]
        given = {line["order"]["text"] for line in told["orders"]}
        play = (await house.house.matches.table(table)).playing()
        council = Council(play.match.view("France"), play.past_of("France"), "any", "careful")  # type: ignore[arg-type]
        kept = council.trust.words(partner)

    assert any(letter.get("meaning", {}).get("act") == "accept" for letter in again)
    assert order in given, "the bot does what it said"
    assert [v.outcome for v in council.trust.verdicts if v.promise.by == partner][:1] == ["kept"]
    assert kept > 0.5, "who keeps a word is trusted more"


async def test_a_broken_word_is_told_and_lowers_trust(tmp_path: Path, clock: HandClock) -> None:
    """Ann promises an order to everybody near and gives another: she is accused of it."""
    async with open_house(tmp_path, clock, secret=counted(), bot_tempo=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(AGAINST_BOTS))["id"]
        await house.settled(table)
        for seat in NEAR:
            words = "I stay at home, I promise."
            await write(house, ann, table, f"press {seat} {{fact order(France; A Mar H)}}: {words}")
            await write(house, ann, table, f"press {seat} {{propose peace(France, {seat})}}: Peace?")
        await seal(house, ann, table, "A Mar - Pie; A Par H; F Bre - Eng")
        accused = [
            one for one in await letters_of(ann, table) if one.get("meaning", {}).get("act") == "accuse"
        ]
        play = (await house.house.matches.table(table)).playing()
        view: Any = play.match.view("Italy")
        past: Any = play.past_of("Italy")
        trust = Council(view, past, "any", "careful").trust

    assert "Italy" in {letter["sender"] for letter in accused}
    assert trust.words("France") < 0.5
    assert any(message == "bot-trust-broken" for _, (message, _) in trust.told["France"])


async def test_what_is_not_understood_is_answered_so(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, secret=counted(), bot_tempo=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(AGAINST_BOTS))["id"]
        await house.settled(table)
        before = len(await letters_of(ann, table, "Turkey"))
        await write(house, ann, table, "press Turkey: qwerty zxcvb asdf")
        answers = (await letters_of(ann, table, "Turkey"))[before:]

    assert [letter["meaning"]["act"] for letter in answers] == ["huh"]


async def test_letters_of_bots_come_after_a_while_and_in_the_language_of_the_table(
    tmp_path: Path, clock: HandClock
) -> None:
    """At a hundredth of the pace a letter takes some hundredths of a second, never none."""
    async with open_house(tmp_path, clock, secret=counted(), bot_tempo=0.01) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(AGAINST_BOTS, language="ru"))["id"]
        at_once = await letters_of(ann, table)
        await house.settled(table)
        await write(house, ann, table, "press Italy {propose peace(France, Italy)}: Мир?")
        [*_, answer] = await letters_of(ann, table, "Italy")

    assert at_once == []
    assert any("а" <= sign <= "я" for sign in answer["text"].casefold())


async def test_a_talker_that_fails_says_nothing_and_the_game_goes_on(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> list[str]:
        raise RuntimeError("lost for words")

    monkeypatch.setattr("greatpowers.server.workers.talking.bot_letters", broken)
    async with open_house(tmp_path, clock, secret=counted(), bot_tempo=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(AGAINST_BOTS))["id"]
        await house.settled(table)
        await write(house, ann, table, "press Italy {propose peace(France, Italy)}: Peace?")
        await seal(house, ann, table)
        seen = await ann.snapshot(table, "France")

    assert [letter["sender"] for letter in seen["view"]["press"]] == ["France"]
    assert seen["view"]["phase"] != "S1901M"


async def test_bots_do_not_wait_where_there_is_no_talk(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, secret=counted(), bot_tempo=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(AGAINST_BOTS, options={"press": "none"}))["id"]
        await house.settled(table)
        seen = await ann.snapshot(table, "France")

    assert set(seen["view"]["ready"]) == set(SEVEN) - {"France"}
    assert seen["view"]["press"] == []


async def test_bots_write_their_orders_before_time_is_up(tmp_path: Path, clock: HandClock) -> None:
    """At nine tenths of a stage, whoever still writes; later letters change nothing and get no promise."""
    async with open_house(tmp_path, clock, secret=counted(), bot_tempo=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(AGAINST_BOTS, pace={"kind": "slow", "hours": 10}))["id"]
        await house.settled(table)
        early = (await ann.snapshot(table, "France"))["view"]["ready"]
        clock.move(hours=9, minutes=1)
        house.house.bots.wake(await house.house.matches.table(table))
        await house.settled(table)
        late = (await ann.snapshot(table, "France"))["view"]["ready"]

    assert early == []
    assert set(late) == set(SEVEN) - {"France"}


async def test_nobody_waits_for_letters_once_the_only_person_has_sealed(
    tmp_path: Path, clock: HandClock
) -> None:
    """At pauses of hours between letters: who seals and writes to nobody sees the phase resolved at once."""
    async with serving(tmp_path, clock, secret=counted(), bot_tempo=1000.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(AGAINST_BOTS))["id"]
        seen: list[str] = []
        view = (await ann.snapshot(table, "France"))["view"]
        for _ in range(3):
            seen.append(view["phase"])
            await ann.order(table, "France", holds(view, "France"))
            view = await asyncio.wait_for(next_phase(ann, table, seen[-1]), 100)
        bots_ready = set(view["ready"]) & (set(SEVEN) - {"France"})

    assert seen[:2] == ["S1901M", "F1901M"]
    assert bots_ready == set(), "in the next talk they hold their orders again"


async def next_phase(ann: Visitor, table: str, before: str) -> dict[str, Any]:
    """The first phase after this one in which France is asked something."""
    while True:
        view: dict[str, Any] = (await ann.snapshot(table, "France"))["view"]
        if view["phase"] != before and "France" in view["asked"]:
            return view
        await asyncio.sleep(0.02)
