"""A table with somebody's own copy: its area, its point and its card are seen; the dialog offers it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from greatpowers.games.shared.packs import folder_of
from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import FIVE, WINDOWS, NwTable, nw_table
from tests.games.napoleonic_wars.packs import pack, renamed

#: Where the pack has Kent.
MOVED = 'g[transform^="translate(930 8"]'

pytestmark = pytest.mark.browser


def install(house: HouseProcess) -> str:
    folder = folder_of(house.folder, "napoleonic-wars", "My copy")
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in renamed().items():
        (folder / file).write_text(text, encoding="utf-8")
    return pack().hash


def test_the_table_shows_the_map_and_cards_of_the_pack(house: HouseProcess, visitor: MakeVisitor) -> None:
    hash_ = install(house)
    anna = visitor().be("Anna")
    start = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 2, "due": "france"}
    start |= {"auto_pass": {seat: list(WINDOWS) for seat in FIVE}, "hands": {"france": ["wet_powder"]}}

    packed = nw_table(anna, sandbox=True, position=start, pack=hash_)
    page = NwTable(anna.goto(f"/table/{packed}")).ready().page
    expect(page.locator(".tray li button", has_text="Thunderstorm").first).to_be_visible()
    expect(page.get_by_text("My copy").first).to_be_visible()
    expect(page.locator("svg text", has_text="Dover").first).to_be_attached()
    expect(page.locator('[data-space="kent"]').first).to_have_attribute("aria-label", re.compile("Dover"))
    expect(page.locator(MOVED).first).to_be_attached()

    plain = nw_table(anna, sandbox=True, position=start)
    page = NwTable(anna.goto(f"/table/{plain}")).ready().page
    expect(page.locator("svg text", has_text="Kent").first).to_be_attached()
    expect(page.locator("svg text", has_text="Dover")).to_have_count(0)
    expect(page.locator(MOVED)).to_have_count(0)
    expect(page.locator(".tray li button", has_text="Thunderstorm")).to_have_count(0)


def test_a_table_can_be_made_with_a_pack(house: HouseProcess, visitor: MakeVisitor) -> None:
    hash_ = install(house)
    anna = visitor().be("Anna")
    page = anna.goto("/new/napoleonic-wars")

    page.get_by_label("Map and cards").select_option(label="pack: My copy")
    with page.expect_response(lambda answer: answer.request.method == "POST") as made:
        page.get_by_role("button", name="Open the table").click()
    NwTable(page).ready()

    assert made.value.json()["pack"] == {"hash": hash_, "name": "My copy"}
    expect(page.get_by_text("My copy").first).to_be_visible()


def test_a_game_without_packs_offers_none(visitor: MakeVisitor) -> None:
    page = visitor().be("Anna").goto("/new/diplomacy")

    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(page.get_by_label("Map and cards")).to_have_count(0)
