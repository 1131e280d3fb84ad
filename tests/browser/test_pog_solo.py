"""Playing alone: both sides under one hand, ten boxes, a grey and a blue die. [solo]"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import PogTable, pog_table, sit_down
from tests.browser.test_pog_faces import findings

pytestmark = pytest.mark.browser

ALONE = {"cp": "me", "ap": "hotseat"}


def named(page: Page) -> None:
    """Name the first open card, look at it large, and let the dice fall."""
    page.locator(".mat button.box").first.click()
    expect(page.locator("aside.panel .card").first).to_be_visible()
    page.locator('[data-act="send"]').click()
    expect(page.locator(".roll")).to_be_visible()


def used(page: Page) -> str:
    """Use what the dice have chosen in the quietest way; one operation alone is not asked about."""
    if not page.locator('.asked[data-kind="solo-use"]').count():
        return "auto"
    for use in ("rp", "sr", "ops", "event"):
        way = page.locator(f'aside.panel [data-use="{use}"]:not([aria-disabled="true"])')
        if way.count():
            way.click()
            page.locator('aside.panel [data-act="use"]').click()
            return use
    page.locator('[data-answer="auto"]').click()
    page.locator('[data-act="send"]').click()
    return "auto"


def quiet(table: PogTable, side: str) -> None:
    """End whatever the use of the card asks for, until the other side names a card or the turn is over."""
    page = table.page
    other = page.locator(f'.asked[data-kind="nomination"]:not([data-side="{side}"])')
    for _ in range(25):
        done = page.locator('aside.panel [data-act="done"]')
        row = page.locator("aside.panel .options [data-answer]").first
        expect(other.or_(done).or_(row).first).to_be_attached(timeout=30_000)
        if other.count():
            return
        moment = str(page.locator(".asked").get_attribute("data-moment"))
        (done if done.count() else row).click()
        gone = page.locator(f'.asked:not([data-moment="{moment}"])')
        send = page.locator('[data-act="send"]')
        expect(gone.or_(send).or_(page.get_by_role("alert")).first).to_be_attached()
        if not gone.count():
            (send if send.count() else done).first.click()
            expect(gone).to_have_count(1)
    raise AssertionError("the other side was never asked")


def test_a_turn_is_played_alone_without_a_curtain(visitor: MakeVisitor, axe: str) -> None:
    """Guns of August need no dice; then the sides take turns on one board until the next turn begins."""
    anna = visitor().be("Anna")
    table = sit_down(anna, pog_table(anna, options={"solo": True}, seats=ALONE))
    page = table.page
    table.asked("which space will you attack?")
    table.log("“Guns of August”")
    page.locator('[data-act="done"]').click()

    expect(page.locator('.asked[data-kind="nomination"]')).to_have_count(1)
    expect(page.locator(".mat .box")).to_have_count(10)
    expect(page.locator(".mat .boxes.cp .box.down")).to_have_count(1)
    assert findings(page, axe) == []
    named(page)
    expect(page.locator(".roll .grey [role=img]")).to_have_count(1)
    expect(page.locator(".roll .blue [role=img]")).to_have_count(1)
    table.log("grey die")
    words = page.locator(".roll").inner_text()
    assert re.search("obeys|random event|draws a card|comes in its place|one operation", words), words
    used(page)
    quiet(table, "ap")
    assert page.get_by_role("button", name=re.compile("^Open:")).count() == 0
    expect(page.locator(".mat button.box")).to_have_count(5)


def test_the_lobby_seats_one_person_everywhere(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    page = anna.goto("/new/paths-of-glory")
    page.get_by_role("switch", name=re.compile("^Solo mode")).check()
    expect(page.get_by_text("you play every seat yourself")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()

    PogTable(page).ready().asked("Central Powers")
    expect(page.locator(".asked")).not_to_have_attribute("data-kind", "")


def test_a_second_seat_is_not_taken_by_surprise_and_solo_rules_wait_for_solo(visitor: MakeVisitor) -> None:
    """“You” moves the seat, a shared screen is said openly; what belongs to the solo mode comes with it."""
    anna = visitor().be("Anna")
    page = anna.goto("/new/paths-of-glory")
    plan = page.get_by_role("dialog")
    yours = plan.get_by_text("You", exact=True)
    expect(yours).to_have_count(2)
    expect(plan).to_contain_text("you and 1 bot")
    yours.nth(1).click()
    expect(plan).to_contain_text("you and 1 bot")
    plan.get_by_text("Here", exact=True).first.click()
    expect(plan).to_contain_text("this screen")

    plan.get_by_text("More rules").click()
    expect(plan.get_by_text("Activation range of cards (solo)")).to_have_count(0)
    plan.get_by_role("switch", name=re.compile("^Solo mode")).check()
    expect(plan.get_by_text("Activation range of cards (solo)")).to_be_visible()
    expect(yours).to_have_count(0)


def test_the_phone_names_a_card(visitor: MakeVisitor) -> None:
    anna = visitor(phone=True).be("Anna")
    page = anna.goto(f"/table/{pog_table(anna, options={'solo': True}, seats=ALONE)}")
    page.locator('[data-act="done"]').first.click(timeout=30_000)
    page.locator(".mat button.box").first.click()
    page.locator('[data-act="send"]').first.click()
    expect(page.locator(".roll")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
