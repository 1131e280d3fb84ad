"""Letters before they are sent: read for their writer, chosen among readings, sent with what they mean."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import SEVEN, HandClock, OpenHouse, Visitor, open_house

pytestmark = pytest.mark.anyio


async def seven_seats(house: OpenHouse) -> tuple[Visitor, str]:
    ann = await house.guest("Ann")
    return ann, (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]


async def draft(ann: Visitor, table: str, text: str, **more: Any) -> dict[str, Any]:
    asked = {"seat": "France", "to": ["Germany"], "text": text, **more}
    answer = await ann.post(f"/api/tables/{table}/letters/draft", **asked)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_a_draft_is_chosen_sent_answered_and_still_agreed_on_after_a_restart(
    tmp_path: Path, clock: HandClock, both_databases: str
) -> None:
    """The whole way: written, read in two ways, one chosen, sent, answered with yes, kept on disk."""
    said = "поддержи меня в Бургундию"
    async with open_house(tmp_path, clock, database=both_databases) as house:
        ann, table = await seven_seats(house)
        asked = await draft(ann, table, said, language="ru")
        chosen = await draft(ann, table, said, language="ru", picks=[1])

        orders = [one["order"]["text"] for one in asked["rows"][0]["choices"]]
        assert orders == ["A Mun S A Par - Bur", "A Mun S A Mar - Bur"]
        assert asked["meaning"] == ""
        assert chosen["meaning"] == f"propose order(Germany; {orders[1]})"

        await ann.order(table, "France", f"press Germany {{{chosen['meaning']}}}: {said}")
        path = f"/api/tables/{table}/letters/draft"
        answer = await ann.post(path, seat="Germany", to=["France"], text="да, согласен", language="ru")
        meaning = answer.json()["meaning"]
        assert meaning == f"accept order(Germany; {orders[1]})"
        await ann.order(table, "Germany", f"press France {{{meaning}}}: да, согласен")
        cookie = ann.client.cookies["gp_session"]

    async with open_house(tmp_path, clock, database=both_databases) as house:
        again = house.stranger()
        again.client.cookies.set("gp_session", cookie)
        view = (await again.snapshot(table, "France"))["view"]
        assert view["press"][0]["meaning"]["what"]["order"]["text"] == orders[1]
        assert view["proposals"] == {"0": "agreed"}
        assert [(one["by"], one["what"]["kind"]) for one in view["promises"]] == [("Germany", "order")]
        other = (await again.snapshot(table, "Italy"))["view"]
        assert (other["press"], other["proposals"], other["promises"]) == ([], {}, [])


async def test_what_nobody_understands_is_named_and_small_talk_is_talk(house: OpenHouse) -> None:
    ann, table = await seven_seats(house)

    odd = await draft(ann, table, "xyzzy plugh")
    talk = await draft(ann, table, "Hello, good luck!")

    assert (odd["rows"], odd["unknown"], odd["meaning"]) == ([], ["xyzzy", "plugh"], "")
    assert (talk["rows"], talk["is_talk"], talk["meaning"]) == ([], True, "")


async def test_the_buttons_offer_only_what_is_lawful(house: OpenHouse) -> None:
    ann, table = await seven_seats(house)

    offers = (await ann.post(f"/api/tables/{table}/letters/offers", seat="France", to=["Germany"])).json()
    for kind in ("support", "bounce"):
        assert offers[kind]
        for one in offers[kind]:
            text = f"press Germany {{propose {one['text']}}}: shall we?"
            answer = await ann.post(f"/api/tables/{table}/explain", seat="France", text=text)
            assert answer.json()["allowed"], one

    assert offers["places"][0] in ("Bur", "Mun", "Par", "Ruh")
    assert offers["against"] == ["Austria", "England", "Italy", "Russia", "Turkey"]


async def test_bad_drafts_are_refused_plainly(house: OpenHouse) -> None:
    ann, table = await seven_seats(house)
    bad: list[dict[str, Any]] = [
        {"to": []},
        {"to": ["France"]},
        {"to": ["Atlantis"]},
        {"text": "x" * 4001},
        {"language": "xx"},
        {"picks": [-1]},
    ]

    for wrong in bad:
        asked = {"seat": "France", "to": ["Germany"], "text": "peace", **wrong}
        answer = await ann.post(f"/api/tables/{table}/letters/draft", **asked)
        assert answer.status_code in (400, 422), wrong
