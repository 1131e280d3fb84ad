"""Absence, as people live through it: a pause is agreed to, leave is taken by keyboard, a seat is given up
and taken by somebody else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import SEVEN, MakeVisitor, Visitor

pytestmark = pytest.mark.browser

SLOW = {"kind": "slow", "hours": 24, "grace": 0, "missed": "bot", "excuses": 1}


def two_at_a_table(visitor: MakeVisitor) -> tuple[Visitor, Visitor, str]:
    """Anna plays England, Bea France."""
    anna, bea = visitor().be("Anna"), visitor().be("Bea")
    seats: dict[str, Any] = dict.fromkeys(SEVEN, "bot:holder") | {"England": "me", "France": "open"}
    table = str(anna.table(seats=seats, public=True, pace=SLOW)["id"])
    bea.post(f"/api/tables/{table}/join", {"seat": "France"})
    return anna, bea, table


def from_the_menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name=entry).click()


def test_a_pause_is_asked_for_agreed_to_and_seen_by_both(visitor: MakeVisitor) -> None:
    anna, bea, table = two_at_a_table(visitor)
    hers, his = anna.goto(f"/table/{table}"), bea.goto(f"/table/{table}")

    from_the_menu(hers, "Ask for a pause or more time…")
    dialog = hers.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option(label="5 days")
    dialog.get_by_label("Why").fill("harvest")
    dialog.get_by_role("button", name="Ask", exact=True).click()
    vote = his.get_by_role("region", name="England asks for a pause of 5 days")
    expect(vote).to_contain_text("1 yes, 0 no.")
    expect(vote).to_contain_text("2 of 2 decide.")
    vote.get_by_role("button", name="Agree").click()

    for page in (hers, his):
        expect(page.get_by_role("region", name="Paused until")).to_contain_text("harvest")


def test_a_seat_is_given_up_and_taken_by_somebody_who_finds_it(visitor: MakeVisitor) -> None:
    anna, bea, table = two_at_a_table(visitor)
    page = bea.goto(f"/table/{table}")
    from_the_menu(page, "Give up the seat…")
    page.get_by_role("dialog").get_by_role("button", name="Give it up").click()
    expect(page.get_by_role("region", name="Welcome back, Bea")).to_contain_text("offered to others")

    clara = visitor(phone=True).be("Clara")
    found = clara.goto("/find?list=offered")
    found.get_by_role("listitem").filter(has_text="The Long Summer").first.get_by_role(
        "button", name="Take France"
    ).click()
    found.wait_for_url(f"**/table/{table}")

    seats = anna.context.request.get(f"{anna.url}/api/tables/{table}").json()["seats"]
    assert {seat["id"]: seat["name"] for seat in seats}["France"] == "Clara"


def test_leave_is_chosen_and_taken_by_keyboard(visitor: MakeVisitor) -> None:
    anna, _, _ = two_at_a_table(visitor)
    page = anna.goto("/account/leave")

    page.locator("[data-day][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_text("The Long Summer")).to_be_visible()
    expect(page.get_by_text("the clock stops for all as long as you are away")).to_be_visible()
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="Announced")).to_be_visible()
    expect(page.get_by_test_id("left")).to_contain_text("one day left")
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_test_id("left")).to_contain_text("3 days left")
