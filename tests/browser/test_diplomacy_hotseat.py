"""Several players at one screen, and one person who orders for all in a sandbox."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser

HOLDERS = dict.fromkeys(("Austria", "Germany", "Italy", "Russia", "Turkey"), "bot:holder")


def test_two_players_share_a_screen_and_see_nothing_of_each_other(visitor):
    anna = visitor().be("Anna")
    table = anna.table(seats=HOLDERS | {"England": "hotseat", "France": "hotseat"})
    page = anna.goto(f"/table/{table['id']}")
    screen = DiplomacyTable(page)

    page.get_by_role("button", name=re.compile("^Open: (England|France)$")).click()
    screen.ready()
    mine = "England" if page.locator(".slip[data-power=England]").count() else "France"
    screen.all_hold_and_seal()

    other = "France" if mine == "England" else "England"
    curtain = page.get_by_role("button", name=f"Open: {other}", exact=True)
    expect(curtain).to_be_visible()
    expect(page.locator(".slip")).to_have_count(0)
    curtain.click()
    screen.ready()
    expect(page.locator(f".slip[data-power={mine}]")).to_have_count(0)
    assert f"supply centre of {mine}" in page.content()
    assert page.locator(".arrow").count() == 0
    screen.all_hold_and_seal()

    screen.leave_resolution()
    screen.phase("Autumn 1901")
    expect(page.locator(f".slip[data-power={other}]")).to_have_count(3)
    expect(page.locator(f".slip[data-power={mine}]")).to_have_count(0)


def test_in_a_sandbox_one_person_orders_for_everybody(visitor):
    """A finished game forked at its beginning."""
    anna = visitor().be("Anna")
    table = anna.table(seats=dict.fromkeys(HOLDERS, "bot:holder") | {"France": "bot:holder"})["id"]
    anna.post(
        f"/api/tables/{table}/decide",
        {"seat": "England", "revision": 0, "text": "concede", "request": "the-end"},
    )
    page = anna.goto(f"/table/{table}")
    screen = DiplomacyTable(page).ready()
    page.get_by_role("button", name="Last map", exact=True).click(timeout=60_000)
    page.get_by_role("slider", name="Phase of the match").fill("0")
    screen.phase("Spring 1901")
    page.get_by_role("button", name="Fork to sandbox").click()
    page.wait_for_url(lambda url: table not in url)
    screen.ready()

    powers = set()
    for _ in range(7):
        power = page.locator(".slip").first.get_attribute("data-power")
        powers.add(power)
        screen.all_hold_and_seal()
        if len(powers) < 7:
            expect(page.locator(f".slip.open:not([data-power={power}])").first).to_be_visible(timeout=30_000)

    assert len(powers) == 7
    screen.leave_resolution()
    screen.phase("Autumn 1901")
