"""The map of The Napoleonic Wars goes to what is asked and told, shows all of itself, and warns."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.nw_table import WINDOWS, at_position, nw_plan, nw_table
from tests.browser.test_nw_scenes import wait_for_the_map
from tests.browser.test_pog_faces import findings
from tests.browser.test_pog_places import all_of_it_is_seen

pytestmark = pytest.mark.browser


def test_a_key_that_stands_open_is_said_below_the_header_and_shown(visitor: MakeVisitor) -> None:
    areas = {"ratisbon": "napoleon + 8 france", "linz": "charles + 6 austria"}
    table = at_position(visitor().be("Anna"), due="france", areas=areas, hands={"france": ["talleyrand"]})
    page = table.question("play").page
    open_key = page.locator(".dangers").get_by_role("button", name="The key Munich stands open")
    expect(open_key).to_contain_text("Austria could walk in from Linz")
    page.get_by_role("button", name="Show the whole map").click()
    open_key.click()
    wait_for_the_map(page, "munich")


@pytest.mark.parametrize("phone", [False, True])
def test_no_edge_of_the_whole_map_is_cut(visitor: MakeVisitor, phone: bool) -> None:
    anna = visitor(phone=phone).be("Anna")
    page = anna.goto(
        f"/table/{nw_table(anna, seats={'france': 'me', 'britain': 'bot:random'}, scenario='1813-2')}"
    )
    if page.get_by_role("button", name="Map", exact=True).count():
        page.get_by_role("button", name="Map", exact=True).click()
    all_of_it_is_seen(page, "Show the whole map")


_NOTHING = ("done", "pass", "stand", "enough", "no offer", "no siege")


def play_elsewhere(anna: Visitor, table: str, until_round: int) -> None:
    """France does nothing, on another device, until a card is asked for in that round."""
    for number in range(400):
        path = f"{anna.url}/api/tables/{table}/snapshot?seat=france"
        seen: dict[str, Any] = anna.context.request.get(path).json()
        question = seen["question"]
        if question is None:
            anna.page.wait_for_timeout(100)
        elif question["kind"] == "play" and seen["view"]["round"] >= until_round:
            return
        else:
            texts = [one["text"] for one in question["options"]]
            text = next((one for one in texts if one in _NOTHING), texts[0])
            answer = {"seat": "france", "text": text, "revision": seen["revision"]}
            anna.post(f"/api/tables/{table}/decide", answer | {"request": f"{number}-{seen['revision']}"})
    raise AssertionError("that round never came")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_phone_tells_what_the_others_did(visitor: MakeVisitor, axe: str, theme: str) -> None:
    anna = visitor(phone=True, theme=theme).be("Anna")
    seats = {"france": "me", **dict.fromkeys(("britain", "austria", "russia", "prussia"), "bot:random")}
    start = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 1, "due": "france"}
    start |= {"auto_pass": {"france": list(WINDOWS)}, "areas": {"paris": "napoleon + 9 france"}}
    id_ = anna.post("/api/tables", nw_plan(seats=seats, position=start))["id"]
    page = anna.goto(f"/table/{id_}")
    expect(page.locator("nav").get_by_role("button", name="Hand")).to_be_visible()
    anna.goto("/")
    play_elsewhere(anna, id_, 2)
    anna.goto(f"/table/{id_}")

    told = page.locator(".sheet #round-head")
    expect(told).to_have_text("Since your last impulse")
    expect(page.locator(".sheet article").first).to_be_visible()
    assert findings(page, axe) == []
    page.get_by_role("button", name="To my impulse").click()
    expect(told).to_have_count(0)
    expect(page.locator('nav [aria-current="page"]')).to_have_text("Hand")
