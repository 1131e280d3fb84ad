"""Armies of The Napoleonic Wars piece by piece, who commands them, and what the menu leads to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import at_position

pytestmark = pytest.mark.browser


def test_r9_6_an_army_is_put_together_from_the_pieces_of_its_stack(visitor: MakeVisitor) -> None:
    """The group opens into the armies of Napoleon and Murat; Murat is taken along, then left behind."""
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        due="france",
        areas={"stuttgart": "napoleon, murat + 12 france"},
        hands={"france": ["talleyrand"]},
    )
    page = table.page
    table.question("play")
    table.card("Talleyrand", "cp")
    table.question("act")
    table.space("stuttgart")
    murat = page.locator('[data-leader="murat"]')
    before = murat.get_attribute("aria-pressed")
    fan = page.locator('.fan[data-space="stuttgart"]')

    expect(fan.locator("[data-unit^='leader ']")).to_have_count(2)
    fan.locator('[data-unit="leader murat"]').click()
    expect(murat).to_have_attribute("aria-pressed", "false" if before == "true" else "true")
    fan.locator('[data-unit="leader murat"]').click()
    expect(murat).to_have_attribute("aria-pressed", str(before))
    fan.locator('[data-unit="strength france 0 8 8"]').click()
    expect(page.locator('[data-strength="france"]')).to_contain_text("0 of 12")


def test_r9_7_who_decides_in_a_group_of_several_players_says_who_commands(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = at_position(
        anna,
        due="austria",
        areas={"brunn": "kutuzov, charles + 4 russia, 6 austria"},
        hands={"austria": ["talleyrand"]},
    )
    commands = table.question("play").page.locator('[data-group="brunn"] select')

    expect(commands).to_have_value("charles")
    commands.select_option("kutuzov")
    table.question("play")
    expect(commands).to_have_value("kutuzov")
    table.log("command (Kutuzov)")


def test_the_menu_leads_to_the_dice_and_to_the_editor(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = at_position(anna, due="france", areas={"ulm": "ney + 3 france"}, hands={"france": ["talleyrand"]})
    page, address = table.page, table.page.url

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Dice statistics").click()
    expect(page.get_by_role("heading", name="Dice statistics")).to_be_visible()
    expect(page.get_by_text("Nothing was left to chance so far.")).to_be_visible()
    page.goto(address)
    table.ready()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Study this position").click()
    expect(page.get_by_role("heading", name="Position editor")).to_be_visible()
    table.ready().space("ulm")
    expect(page.get_by_role("button", name="Take away: Ney")).to_be_visible()


def test_truces_foreign_wars_and_lasting_effects_are_put_into_a_position(visitor: MakeVisitor) -> None:
    page = visitor().goto("/study/napoleonic-wars/position")
    page.get_by_role("tab", name="Wars").click()
    page.get_by_role("button", name="Add the safe period").click()
    expect(page.get_by_role("button", name="Take away: France – Austria")).to_be_visible()
    page.get_by_label("Add a foreign war…").select_option(index=1)
    page.get_by_label("Add units of…").select_option("britain")
    expect(page.get_by_role("button", name="One unit more: Britain")).to_be_visible()
    page.get_by_label("Add an effect…").select_option("game.crop_failure")

    expect(page.get_by_role("button", name="Take away: crop failure")).to_be_visible()
    expect(page.get_by_role("button", name="Play all sides")).to_be_enabled()
