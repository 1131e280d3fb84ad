"""Consuls, surrender and the Interphase of The Napoleonic Wars on the screen, from positions."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import at_position

pytestmark = pytest.mark.browser


def test_r8_2_a_consul_is_pushed_into_a_pact_on_the_diplomatic_track(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        due="france",
        consuls={"spain": "france pact", "denmark": "france partner"},
        hands={"france": ["talleyrand"]},
    )
    page = table.page

    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    page.locator('button[data-scene="diplomacy"]').click()
    page.locator("section.scene").get_by_role("button", name="Denmark: France, Pact").click()
    table.press("send")
    table.log("The consul of Denmark stands in the row of France: Pact")


def test_r15_41_a_beaten_power_offers_terms_and_the_winner_accepts(visitor: MakeVisitor) -> None:
    """Austria has fewer pieces than the French in its land."""
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        due="france",
        areas={"vienna": "napoleon, davout + 12 france", "budapest": "charles + 2 austria"},
        hands={"france": ["talleyrand"], "austria": ["rally"]},
    )
    page = table.page

    table.question("play")
    table.card("Talleyrand", "cp")
    table.end_impulse()
    table.question("offer")
    page.locator(".terms .areas button").first.click()
    page.locator(".terms .write").click()
    table.press("send")
    table.question("acceptance")
    table.asked("Austria offers submission to France")
    table.answer("accept")
    table.press("send")
    table.log("Offer of submission accepted: Austria.")


def test_r14_the_interphase_is_gone_through(visitor: MakeVisitor) -> None:
    """Camps, reinforcements, a Deployment in which Murat takes troops along, then the new hands."""
    anna = visitor().be("Anna")
    table = at_position(
        anna, phase="camps", areas={"paris": "murat + 3 france", "vienna": "charles + 2 austria"}
    )
    page = table.page

    for power in ("France", "Britain", "Austria", "Russia", "Prussia"):
        table.asked(f"{power}: change Camp or declare war?")
        table.question("camp").press("idle")
    table.asked("France: spend 18 CP")
    table.question("act").press("idle")
    table.question("deployment")
    table.answer("deploy army murat")
    table.question("gathering")
    page.locator('[data-answer="take 3 france @ paris"]').click()
    expect(page.locator('[data-answer="take 3 france @ paris"]')).to_have_count(0)
    table.question("gathering")
    table.space("reims")
    table.log("deployed from")
    for _ in range(30):
        table.asking()
        if table.kind() == "mulligan":
            break
        moment = table.moment()
        table.press("idle")
        table.answered(moment)
    table.question("mulligan")
    table.asked("keep these cards?")
    expect(page.locator(".tray li")).not_to_have_count(0)
