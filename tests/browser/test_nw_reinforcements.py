"""Between two turns of The Napoleonic Wars: reinforcements are planned in the panel, sent, and stay."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.nw_table import FIVE, WINDOWS, NwTable, at_position, carry_on, nw_table
from tests.browser.test_pog_faces import findings

pytestmark = pytest.mark.browser


def interphase(anna: Visitor, **position: Any) -> NwTable:
    """France has 18 CP to spend, two units and Ney wait in Regroup."""
    told = {"phase": "reinforcements", "due": "france", "regroup": "2 france, ney"}
    return at_position(anna, **(told | position)).question("act")


def row(table: NwTable, key: str) -> Locator:
    return table.page.locator(f'[data-row="{key}"]')


def more(table: NwTable, key: str, count: int = 1) -> None:
    for _ in range(count):
        row(table, key).get_by_role("button", name="One more").click()


def left(table: NwTable, manoeuvres: int) -> None:
    expect(table.page.locator("[data-left]")).to_have_attribute("data-left", str(manoeuvres))


def words_of(table: NwTable, place: str) -> Locator:
    """A place of the map as a listener hears it."""
    return table.page.locator(f'[role=button][data-space="{place}"]').first


def test_r14_2_from_the_rounds_to_reinforcements_that_outlast_the_server(
    visitor: MakeVisitor, house: HouseProcess
) -> None:
    """A game against four bots comes to its Interphase; what Anna calls up is there after a restart."""
    anna = visitor(alone=True, refused=True).be("Anna")
    seats = dict.fromkeys(FIVE, "bot:random") | {"france": "me"}
    start: dict[str, Any] = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 1, "round": 2}
    start |= {"auto_pass": {seat: list(WINDOWS) for seat in FIVE}, "hands": {seat: [] for seat in FIVE}}
    start |= {"due": "france", "peace": -9, "regroup": "2 france"}
    id_ = nw_table(anna, seats=seats, position=start)
    table = NwTable(anna.goto(f"/table/{id_}")).ready()
    page = table.page
    ours = page.get_by_role("heading", name="France: spend 18 CP")
    carry_on((table,), lambda: ours.count() > 0)

    expect(page.locator("[data-step]")).to_have_attribute("data-step", "reinforcements")
    expect(page.locator("[data-step]")).to_contain_text("Now: France")
    before = words_of(table, "paris").get_attribute("aria-label")
    more(table, "sp", 4)
    more(table, "leader lannes")
    row(table, "squadron").get_by_label("Place").select_option("marseilles")
    more(table, "squadron")
    more(table, "regroup-sp")
    left(table, 2)
    assert words_of(table, "paris").get_attribute("aria-label") != before
    expect(page.locator(".acts").locator("..")).to_contain_text("1 CP unspent is lost")
    page.locator('[data-act="best"]').click()
    left(table, 0)
    standing = "Lannes and France: 10 units"
    expect(words_of(table, "paris")).to_have_attribute("aria-label", re.compile(re.escape(standing)))
    page.get_by_role("button", name="Call them up: 18 CP").click()

    table.question("deployment")
    for told in (
        "France raises 4 SP in Paris",
        "Lannes takes the field in Paris",
        "lays down a squadron in Marseilles",
        "France brings 2 SP back from Regroup to Paris",
    ):
        table.log(told)
    house.close()
    house.open()
    page.reload()
    table.ready().question("deployment")
    table.log("Lannes takes the field in Paris")
    expect(words_of(table, "paris")).to_have_attribute("aria-label", re.compile(re.escape(standing)))
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "deployment")
    # The browser itself complains of the line that was lost; nothing else may have gone wrong.
    anna.complaints = [one for one in anna.complaints if "WebSocket connection" not in one]


def test_r14_2_the_plan_is_made_by_keys_and_heard(visitor: MakeVisitor) -> None:
    table = interphase(visitor().be("Anna"))
    page = table.page
    units = page.get_by_role("spinbutton", name="Unit", exact=True)

    page.keyboard.press("ArrowDown")
    expect(units).to_be_focused()
    for _ in range(4):
        page.keyboard.press("+")
    expect(units).to_have_attribute("aria-valuetext", "Unit, 4, 8 of 18 command points")
    page.keyboard.press("-")
    expect(units).to_have_attribute("aria-valuenow", "3")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("spinbutton", name="Lannes")).to_be_focused()
    page.keyboard.press("+")
    left(table, 16)
    page.keyboard.press("r")
    left(table, 36)
    page.keyboard.press("+")
    page.keyboard.press("Enter")
    table.log("Lannes takes the field in Paris")
    left(table, 28)


def test_r6_3_what_cannot_be_called_up_says_why(visitor: MakeVisitor) -> None:
    """Too few points; a general of a card; more units than there are counters for would be told likewise."""
    table = interphase(visitor().be("Anna"))
    alert = table.page.get_by_role("alert")

    expect(row(table, "leader poniatowski")).to_contain_text("rule 7.2")
    more(table, "sp", 9)
    left(table, 0)
    more(table, "leader eugene")
    expect(alert).to_contain_text("rule 6.3")
    left(table, 0)
    table.page.get_by_role("button", name="Reset").click()
    left(table, 36)
    expect(alert).to_have_count(0)


def test_r14_21_a_deployment_is_ordered_between_two_purchases(visitor: MakeVisitor) -> None:
    """Murat takes two of three units along, free of charge; what is left buys a second Deployment."""
    table = interphase(
        visitor().be("Anna"), areas={"paris": "murat + 3 france", "vienna": "2 austria"}, regroup=""
    )
    page = table.page
    more(table, "sp")
    more(table, "deploy")
    page.get_by_role("button", name="Call them up: 2 CP").click()
    table.question("deployment").answer("deploy army murat")
    table.question("gathering")
    page.get_by_role("button", name="One less: France, Paris").click()
    page.locator('[data-answer="take 4 france @ paris"]').click()
    expect(page.locator(".along")).to_contain_text("France 3 (Paris)")
    table.question("gathering").space("reims")
    table.log("deployed from")
    table.question("act")
    left(table, 32)
    expect(row(table, "deploy-again")).to_contain_text("1 CP a piece")
    more(table, "deploy-again")
    page.get_by_role("button", name="Deploy now").click()
    table.question("deployment").press("idle")


def test_r14_2_two_ports_and_a_push_of_a_consul_in_one_plan(visitor: MakeVisitor) -> None:
    table = interphase(visitor().be("Anna"))
    page = table.page
    place = row(table, "squadron").get_by_label("Place")
    place.select_option("brest")
    more(table, "squadron")
    place.select_option("marseilles")
    more(table, "squadron")
    expect(row(table, "squadron")).to_contain_text("Also: Brest 1")
    page.get_by_text("Influence on consuls").click()
    more(table, "consul sweden")
    left(table, 18)
    page.get_by_role("button", name="Call them up: 9 CP").click()
    table.log("lays down a squadron in Brest")
    table.log("lays down a squadron in Marseilles")
    table.question("act")
    left(table, 18)


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_words_of_the_reinforcements_leave_their_place(
    visitor: MakeVisitor, language: str, phone: bool
) -> None:
    table = interphase(visitor(language=language, phone=phone).be("Anna", language))
    row(table, "sp").locator(".stepper button").last.click()
    table.still()
    beyond = table.page.evaluate(
        """() => [...document.querySelectorAll('.asked :not(svg *), .interphase :not(svg *), .acts *')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .filter((one) => getComputedStyle(one).display !== 'inline' && one.tagName !== 'svg')
        .map((one) => one.className + ': ' + one.textContent.slice(0, 60))"""
    )
    assert beyond == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_between_two_turns(visitor: MakeVisitor, axe: str, theme: str) -> None:
    table = interphase(visitor(theme=theme).be("Anna"))
    more(table, "sp", 2)
    table.page.get_by_text("Influence on consuls").click()
    assert findings(table.still().page, axe) == []

    table.page.locator('[data-act="reset"]').click()
    table.press("idle")
    table.question("deployment").answer("deploy army napoleon")
    table.question("gathering")
    assert findings(table.still().page, axe) == []
