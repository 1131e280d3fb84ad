"""A year of Diplomacy by two people and five bots; sealing, resolution, builds; coming back after a
lost line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import SEVEN, MakeVisitor
from tests.browser.diplomacy_moments import decide
from tests.browser.diplomacy_table import DiplomacyTable, Line

pytestmark = pytest.mark.browser

SPRING = {
    "England": "F Lon - Nth; F Edi - Nrg; A Lvp - Yor",
    "France": "F Bre - Mid; A Par - Bur; A Mar - Spa",
}
AUTUMN = {"England": "F Nrg - Nwy; F Nth - Bel; A Yor H", "France": "F Mid - Por; A Spa H; A Bur - Gas"}


def two_people(visitor) -> dict[str, DiplomacyTable]:
    """Anna as England and Boris as France; the bots only hold, so that the year is known."""
    return sit_down(visitor().be("Anna"), visitor().be("Boris"))


def sit_down(anna, boris) -> dict[str, DiplomacyTable]:
    seats = dict.fromkeys(("Austria", "Germany", "Italy", "Russia", "Turkey"), "bot:holder")
    table = anna.table(seats=seats | {"France": "open"}, public=True)
    boris.post(f"/api/tables/{table['id']}/join", {"seat": "France"})
    return {
        "England": DiplomacyTable(anna.goto(f"/table/{table['id']}")).ready(),
        "France": DiplomacyTable(boris.goto(f"/table/{table['id']}")).ready(),
    }


def write_and_seal(tables: dict[str, DiplomacyTable], orders: dict[str, str]) -> None:
    for power, table in tables.items():
        table.type(orders[power])
        table.written(*orders[power].split("; "))
        table.seal()


def test_two_people_play_a_year_with_bots(visitor):
    """Spring, autumn and winter: orders, resolutions, centres, builds."""
    tables = two_people(visitor)
    england, france = tables["England"], tables["France"]

    write_and_seal(tables, SPRING)
    for table in tables.values():
        expect(table.page.get_by_role("heading", name="What became of your 3 units")).to_be_focused(
            timeout=30_000
        )
        expect(table.page.get_by_role("list", name="Your units, 3").get_by_role("listitem")).to_have_count(3)
        table.leave_resolution()
        table.phase("Autumn 1901")

    write_and_seal(tables, AUTUMN)
    for table in tables.values():
        table.leave_resolution()
        expect(table.page.locator(".bar .now")).to_have_text("Builds", timeout=30_000)

    england.page.locator(".option", has_text="Fleet London").click()
    england.province("Lvp")
    england.page.locator(".option", has_text="Army Liverpool").click()
    england.written("B F Lon", "B A Lvp")
    england.seal()
    france.type("B F Mar")
    france.page.get_by_role("button", name="Waive", exact=False).first.click()
    france.written("B F Mar", "Waive")
    france.seal()

    for table in tables.values():
        expect(table.page.get_by_role("heading", name="The year 1901")).to_be_focused(timeout=30_000)
        table.phase("Winter 1901")
        expect(table.page.locator("section.year li").first).to_contain_text("3 to 5")
        table.leave_year()
        table.phase("Spring 1902")
    expect(england.page.get_by_text("Order 1 of 5")).to_be_visible()
    expect(france.page.get_by_text("Order 1 of 4")).to_be_visible()
    assert "England, " in england.page.locator(".seats button.mine").get_attribute("aria-label")
    expect(england.page.locator(".seats button.mine")).to_contain_text("5")


def test_a_seal_can_be_broken_until_everybody_has_written(visitor):
    tables = two_people(visitor)
    england = tables["England"]
    england.type(SPRING["England"])
    england.seal()
    expect(england.page.get_by_role("heading", name="Your orders are sealed")).to_be_visible()
    expect(england.page.locator(".slip")).to_have_count(3)

    england.page.get_by_role("button", name=re.compile("^Break the seal")).click()

    england.written(*SPRING["England"].split("; "))
    expect(england.page.get_by_role("button", name=re.compile("^Seal the orders"))).to_be_visible()


def test_nobody_sees_the_orders_of_another_before_they_open(visitor):
    tables = two_people(visitor)
    tables["England"].type(SPRING["England"])
    tables["England"].seal()
    expect(tables["England"].page.get_by_role("heading", name="Your orders are sealed")).to_be_visible()

    france = tables["France"].page
    expect(france.locator(".seats button", has=france.locator(".done")).first).to_be_visible()
    assert "Lon - Nth" not in france.content()


def test_a_lost_line_in_the_middle_of_a_phase_loses_nothing(visitor):
    """Orders sealed while the line is down are sent once it is back, and only once."""
    anna, boris = visitor(alone=True).be("Anna"), visitor().be("Boris")
    line = Line(anna.context)
    tables = sit_down(anna, boris)
    england, france = tables["England"], tables["France"]
    england.type(SPRING["England"])
    england.written(*SPRING["England"].split("; "))

    line.cut()
    expect(england.page.locator(".toast")).to_be_visible()
    england.seal()
    expect(england.page.get_by_role("button", name=re.compile("^Sending"))).to_be_visible()
    france.type(SPRING["France"])
    france.seal()
    expect(france.page.get_by_role("heading", name="Your orders are sealed")).to_be_visible()
    line.mend()

    for table in tables.values():
        table.leave_resolution()
        table.phase("Autumn 1901")
    expect(england.page.get_by_text("Order 1 of 3")).to_be_visible()
    expect(england.page.locator(".toast")).to_have_count(0)


def test_the_resolution_is_told_in_the_order_of_the_rules(visitor):
    tables = two_people(visitor)
    write_and_seal(
        tables,
        {
            "England": "F Lon - Eng; F Edi - Nth; A Lvp H",
            "France": "F Bre - Eng; A Par - Bur; A Mar S A Par - Bur",
        },
    )
    page = tables["England"].page
    expect(page.get_by_role("heading", name="What became of your 3 units")).to_be_visible(timeout=30_000)

    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".burst")).to_have_count(0)
    page.get_by_role("button", name="Conflicts").click()
    expect(page.locator(".burst")).to_have_count(2)
    expect(page.locator(".stages p")).to_contain_text("Fleet London")

    london = page.locator(".fate", has_text="Fleet London")
    expect(london).to_contain_text("thrown back")
    expect(london).to_contain_text("France wanted to go there as well from Brest: one against one.")
    london.get_by_role("button").click()
    reason = page.get_by_role("dialog")
    expect(reason).to_contain_text("Standoff in the English Channel")
    expect(reason).to_contain_text("1 against 1")


def test_the_page_of_a_year_shows_the_board_of_its_end(visitor: MakeVisitor) -> None:
    """Also when the next year is half over: what has moved since stands where it stood."""
    anna = visitor().be("Anna")
    table = anna.table(seats={seat: "bot:holder" for seat in SEVEN if seat != "England"})
    for phase, orders in (("S1901M", "none"), ("F1901M", "none"), ("S1902M", "F Lon - Eng")):
        anna.until_phase(table["id"], phase)
        decide(anna, table["id"], "England", orders)
    anna.until_phase(table["id"], "F1902M")
    page = anna.goto(f"/table/{table['id']}")
    DiplomacyTable(page).ready()
    london = page.locator('[role=button][data-province="Lon"]').first
    channel = page.locator('[role=button][data-province="Eng"]').first
    expect(channel).to_have_attribute("aria-label", re.compile("fleet"))

    page.keyboard.press("y")
    expect(page.get_by_role("heading", name="The year 1901")).to_be_visible()
    expect(london).to_have_attribute("aria-label", re.compile("fleet"))
    expect(channel).not_to_have_attribute("aria-label", re.compile("fleet"))
