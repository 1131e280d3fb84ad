"""The position editor of The Napoleonic Wars: pieces, flags, consuls, cards, files, games from a position."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import NwTable
from tests.browser.test_pog_reference import serious_in

pytestmark = pytest.mark.browser

EDITOR = "/study/napoleonic-wars/position"
SMALL = {
    "scenario": "1805-5",
    "turn": 2,
    "areas": {"ulm": "davout + 4 france", "vienna": "charles + 6 austria"},
    "hands": {"france": ["talleyrand"], "austria": ["rally"]},
}


def paste(page: Page, document: str) -> None:
    page.get_by_role("tab", name="File").click()
    page.get_by_label("Or paste a position here").fill(document)
    page.get_by_role("button", name="Take over").click()


def opened(page: Page) -> Page:
    expect(page.get_by_role("button", name="Play all sides")).to_be_enabled(timeout=30_000)
    return page


def test_a_position_is_changed_checked_saved_and_played(visitor: MakeVisitor, axe: str) -> None:
    anna = visitor()
    anna.be("Anna")
    page = opened(anna.goto(EDITOR))
    paste(page, json.dumps(SMALL))

    NwTable(page).space("ulm")
    expect(page.get_by_role("heading", name="Ulm", exact=True)).to_be_visible()
    page.get_by_role("button", name="One unit more: France").click()
    page.get_by_label("Bring a general here…").select_option("napoleon")
    expect(page.get_by_role("button", name="Take away: Napoleon")).to_be_visible()
    page.get_by_label("Flag").select_option("austria")
    expect(page.get_by_role("button", name="Play all sides")).to_be_enabled()
    NwTable(page).still()
    assert serious_in(page, axe) == []

    page.get_by_role("tab", name="Tracks").click()
    page.get_by_label("Row: Denmark").select_option("britain")
    expect(page.get_by_label("Box: Denmark")).to_have_value("friend")
    page.get_by_role("tab", name="Cards").click()
    page.get_by_label("Add a card…: Hand").select_option("metternich")
    expect(page.get_by_role("button", name="Take away: Metternich")).to_be_visible()
    page.get_by_role("tab", name="File").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    document = json.loads(saved.value.path().read_text(encoding="utf-8"))

    assert document["areas"]["ulm"] == "napoleon, davout + 5 france"
    assert document["flags"] == {"ulm": "austria"}
    assert document["consuls"]["denmark"] == "britain friend"
    assert sorted(document["hands"]["france"]) == ["metternich", "talleyrand"]
    opened(page).get_by_role("button", name="Play all sides").click()
    NwTable(page).ready()


def test_what_cannot_be_is_told_and_not_kept(visitor: MakeVisitor) -> None:
    page = opened(visitor().goto(EDITOR))

    paste(page, '{"areas": {"calais": "napolean"}}')

    expect(page.get_by_role("status").filter(has_text="napolean")).to_be_visible()
    expect(page.get_by_role("button", name="Play all sides")).to_be_disabled()


def test_the_editor_fits_on_the_phone(visitor: MakeVisitor, axe: str) -> None:
    page = visitor(language="hu", phone=True, theme="dark").goto(EDITOR)
    expect(page.get_by_role("button", name="Játék egyedül")).to_be_enabled(timeout=30_000)
    page.get_by_role("tab", name="Sávok").click()
    expect(page.get_by_label("Sor: Dánia")).to_be_visible()

    NwTable(page).still()
    assert serious_in(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
