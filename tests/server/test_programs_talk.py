"""Programs at a table: they write in their own syntax, hear it from others, and bots answer them."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import SEVEN, HandClock, Line, serving

pytestmark = pytest.mark.anyio

#: A program plays England, another Russia; the rest are bots that talk.
SEATS = dict.fromkeys(SEVEN, "bot:regular") | {"England": "me", "Russia": "hotseat"}


#: What a letter does that answers a proposal; a bot may begin something of its own beside.
ANSWERS = ("accept", "reject", "later", "counter")


async def next_letter(
    line: Line, sender: str, acts: Collection[str] = ("propose", *ANSWERS)
) -> dict[str, Any]:
    """The next letter of a power on a line of another that does one of these things."""
    while True:
        update = await line.hear_of("update")
        more: list[dict[str, Any]] = (update.get("view") or {}).get("press_more", [])
        for letter in more:
            if letter["sender"] == sender and letter["meaning"]["act"] in acts:
                return letter


async def test_a_program_hears_another_and_is_answered_by_a_bot(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock, bot_tempo=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(SEATS))["id"]
        await house.settled(table)
        async with ann.socket(table, "England") as england, ann.socket(table, "Russia") as russia:
            said = "press SND (RUS) (PRP (DMZ (ENG RUS) (BAR)))"
            revision = (await england.hear_of("snapshot"))["revision"]
            await russia.hear_of("snapshot")
            await england.say(type="decide", request="dmz", revision=revision, text=said)
            heard = await next_letter(russia, "England")
            answer = "press SND (ENG) (YES (PRP (DMZ (ENG RUS) (BAR))))"
            await russia.say(type="decide", request="yes", revision=0, text=answer)
            agreed = await next_letter(england, "Russia")
            said = "press SND (GER) (PRP (PCE (ENG GER)))"
            await england.say(type="decide", request="peace", revision=0, text=said)
            bot = await next_letter(england, "Germany", ANSWERS)
        seen = (await ann.snapshot(table, "England"))["view"]
        stored = [row.text for row in (await house.house.matches.table(table)).playing().rows]

    assert heard["program"] == "FRM (ENG) (RUS) (PRP (DMZ (ENG RUS) (BAR)))"
    assert agreed["program"] == "FRM (RUS) (ENG) (YES (PRP (DMZ (ENG RUS) (BAR))))"
    assert bot["program"].startswith("FRM (GER) (ENG) (")
    assert "(PRP (PCE (ENG GER)))" in bot["program"]
    assert [one["what"]["kind"] for one in seen["promises"] if "Russia" in one["to"]] == ["empty"]
    assert said in stored


async def test_what_a_program_gets_wrong_is_answered_with_the_place(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock, bot_tempo=0.0) as house:
        ann = await house.guest("Ann")
        table = (await ann.create(SEATS))["id"]
        answer = await ann.decide(table, "England", "press SND (GER) (PRP (PCE (ENG XXX)))")
        unlawful = await ann.decide(table, "England", "press SND (GER) (PRP (XDO ((GER AMY MUN) MTO MOS)))")

    assert answer.json()["error"]["code"] == "press-huh"
    assert "ERR XXX" in answer.json()["error"]["params"]["text"]
    assert unlawful.status_code == 422
