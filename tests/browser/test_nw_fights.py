"""Battles, sieges and landings of The Napoleonic Wars on the screen, from positions."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import NwTable, at_position

pytestmark = pytest.mark.browser

CHANNEL_FLEET = "britain_sq4, britain_sq5"


def fight_on(table: NwTable, until: tuple[str, ...]) -> None:
    """Whatever the dice ask, until one of these questions."""
    for _ in range(60):
        kind = table.asking().kind()
        if kind in until:
            return
        moment = table.page.locator(".asked").first.get_attribute("data-moment")
        idle = table.page.locator('.acts [data-act="idle"]')
        if idle.count():
            idle.first.click()
        else:
            table.page.locator("aside.panel .options button.row").first.click()
            if table.page.locator('.acts [data-act="send"]').count():
                table.press("send")
        expect(table.page.locator(f'.asked[data-moment="{moment}"]')).to_have_count(0, timeout=30_000)
    raise AssertionError(f"still {table.kind()}")


def test_r10_1_a_march_is_intercepted_and_fought_with_battle_cards(visitor: MakeVisitor) -> None:
    """Napoleon enters Ulm, Charles marches to the guns; both sides may play cards before the dice."""
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        asked_in={"austria": ["intercept"]},
        due="france",
        areas={"stuttgart": "napoleon, murat + 8 france", "munich": "charles + 6 austria"},
        hands={"france": ["grand_battery", "talleyrand"], "austria": ["march_to_the_guns", "rally"]},
    )
    page = table.page

    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    table.space("stuttgart")
    table.space("ulm")
    expect(page.locator('[data-road="ulm"]')).to_contain_text("Charles may intercept")
    table.press("march")

    table.question("reaction")
    expect(page.locator("aside.panel")).to_contain_text("%")
    table.press("idle")
    table.question("response")
    page.locator('aside.panel [data-answer^="austria responds march_to_the_guns"]').first.click()
    table.press("send")
    expect(page.locator('aside.panel [data-answer^="austria responds"]')).to_have_count(0)
    table.question("reaction")
    page.locator('aside.panel [data-answer^="intercept charles"]').first.click()
    table.press("send")

    expect(page.locator('.asked[data-kind="reaction"]')).to_have_count(0)
    fight_on(table, ("battle-card",))
    fight = page.locator('[data-fight="ulm"]')
    expect(fight).to_contain_text("Battle of")
    expect(fight).to_contain_text("Napoleon commands")
    expect(fight).to_contain_text("wins")
    while table.kind() == "battle-card":
        guard = page.locator('aside.panel [data-answer="play grand_battery"]')
        if guard.count():
            guard.first.click()
            table.press("send")
            expect(fight).to_contain_text("Grand Battery")
            break
        table.press("idle")
        page.locator('.asked[data-busy="false"]').first.wait_for()
    fight_on(table, ("act", "play", "siege", "preemption"))
    table.log("Austria intercepts")
    table.log("The battle in")


def test_r12_2_a_fortress_is_besieged_at_the_end_of_the_impulse(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        due="france",
        areas={"magdeburg": "napoleon, ney + 12 france", "berlin": "1 prussia"},
        camps={"prussia": "coalition"},
        hands={"france": ["talleyrand"]},
    )

    table.question("play")
    table.card("Talleyrand", "cp")
    table.end_impulse()
    table.question("siege")
    table.page.locator('aside.panel [data-answer^="siege magdeburg"]').first.click()
    table.press("send")
    fight_on(table, ("act", "play", "siege", "preemption", "offer", "response"))
    table.log("Siege of ")
    table.log("sixes against it")


def test_r13_5_a_fleet_attacks_a_port_and_an_army_lands(visitor: MakeVisitor) -> None:
    """The Channel fleet attacks Brest; the one in the Bay covers a landing in the Vendée."""
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        due="britain",
        areas={"kent": "moore + 4 britain", "paris": "napoleon + 6 france"},
        fleets={"bay_of_biscay": "3 britain", "english_channel": CHANNEL_FLEET, "brest": "1 france"},
        hands={"britain": ["talleyrand"]},
    )
    page = table.page

    table.question("play")
    table.card("Talleyrand", "cp")
    table.open_act("sail")
    table.answer(f"sail {CHANNEL_FLEET} to brest")
    expect(page.locator('[data-ahead="brest"]')).to_contain_text("dice")
    table.press("send")
    fight_on(table, ("act",))
    table.log("at sea in")

    table.open_act("convoy")
    table.space("kent")
    table.space("vendee")
    page.locator('aside.panel [data-answer^="convoy moore + 4 britain @ kent to vendee"]').first.click()
    fight_on(table, ("act", "play", "siege", "preemption"))
    table.log("SP of Britain land in")
