"""Writing orders at a Diplomacy table: by click, drag, key and typed line; and why an order cannot be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser


@pytest.fixture
def england(visitor):
    """Anna as England in spring 1901, everybody else a bot."""
    anna = visitor().be("Anna")
    page = anna.goto(f"/table/{anna.table()['id']}")
    return DiplomacyTable(page).ready()


def test_the_first_unit_is_asked_with_all_its_options(england):
    page = england.page

    expect(page.get_by_text("Order 1 of 3")).to_be_visible()
    expect(page.locator(".slip.open")).to_have_count(3)
    expect(page.locator(".option")).not_to_have_count(0)
    for verb in ("Hold", "Move", "Support", "Convoy"):
        expect(page.locator(".verb", has_text=verb)).to_be_visible()


def test_a_unit_moves_by_clicking_it_and_its_target(england):
    england.unit("Lon")
    england.province("Nth")

    england.written("F Lon - Nth")
    expect(england.page.locator(".arrow.move")).to_have_count(1)


def test_a_unit_moves_by_dragging_it(england):
    england.drag("Edi", "Nrg")

    england.written("F Edi - Nrg")


def test_support_is_given_by_clicking_the_unit_and_its_destination(england):
    england.unit("Lon")
    england.province("Nth")
    england.unit("Edi")
    england.page.keyboard.press("s")
    england.unit("Lon")
    england.province("Nth")

    england.written("F Lon - Nth", "F Edi S F Lon - Nth")
    expect(england.page.locator(".arrow.support")).to_have_count(1)


def test_an_option_of_the_list_is_as_good_as_a_click(england):
    england.unit("Lvp")
    england.page.locator(".option", has_text="Yorkshire").click()

    england.written("A Lvp - Yor")


def test_typed_orders_become_slips_and_arrows(england):
    england.type("a lvp-yor; F Edi - Nth; F LON S F EDI - NTH")

    england.written("A Lvp - Yor", "F Edi - Nth", "F Lon S F Edi - Nth")
    expect(england.page.get_by_role("heading", name="All orders are written")).to_be_visible()


def test_orders_typed_in_another_language_become_slips_and_arrows(england):
    england.type("армия Ливерпуль - Йоркшир; ф Эдинбург - Северное море")

    england.written("A Lvp - Yor", "F Edi - Nth")
    expect(england.page.locator(".arrow.move")).to_have_count(2)


def test_a_typed_order_that_cannot_be_is_explained_with_its_rule(england):
    england.type("A Lvp - Mos")

    expect(england.page.get_by_role("alert")).to_contain_text("rule 3.")
    expect(england.page.get_by_role("alert")).to_contain_text("Moscow")
    expect(england.page.locator(".slip.open")).to_have_count(3)


def test_r3_1_a_click_on_a_province_out_of_reach_answers_why_not(england):
    england.unit("Lvp")
    england.province("Mun")
    reason = england.page.get_by_role("dialog", name="Munich")

    expect(reason).to_contain_text("rule 3.")
    expect(reason.get_by_role("link", name="Open")).to_have_attribute(
        "href", re.compile(r"/rules/diplomacy#rule-3-")
    )
    england.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)


def test_r6_2_a_closed_verb_answers_why_not(england):
    england.unit("Edi")
    england.page.locator(".verb", has_text="Convoy").click()

    expect(england.page.locator(".why")).to_contain_text("6.2")


def test_the_keyboard_walks_the_map_and_writes_orders(england):
    page = england.page
    page.locator('[role="button"][data-province="Lvp"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Army Liverpool")).to_be_visible()
    page.keyboard.press("ArrowRight")
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "legal target" in name
    page.keyboard.press("Enter")

    expect(page.locator(".slip:not(.open)")).to_have_count(1)


def test_an_order_can_be_taken_back(england):
    england.type("A Lvp - Yor")
    england.written("A Lvp - Yor")
    england.page.get_by_role("button", name="Take the order back: Liverpool").click()

    expect(england.page.locator(".slip.open")).to_have_count(3)


def test_slips_survive_a_reload(england):
    england.type("A Lvp - Yor; F Edi - Nrg")
    england.written("A Lvp - Yor")
    england.page.reload()
    england.ready()

    england.written("A Lvp - Yor", "F Edi - Nrg")
    expect(
        england.page.get_by_text("Order 3 of 3")
        .or_(england.page.get_by_text("Order 1 of 3"))
        .or_(england.page.get_by_text("Order 2 of 3"))
    ).to_be_visible()


def test_sealing_with_open_slips_asks_once_more(england):
    england.seal()

    expect(england.page.get_by_role("alert")).to_contain_text("Open slips: 3. These units hold.")
    england.page.get_by_role("button", name="Go on writing").click()
    expect(england.page.locator(".slip.open")).to_have_count(3)


def test_lawful_targets_are_ticked_and_doubtful_ones_warned(england):
    england.unit("Edi")
    page = england.page

    expect(page.locator('.spot[data-place="Nrg"]:not(.warning)')).to_have_count(1)
    expect(page.locator(".option.warned")).to_have_count(0)
    england.type("F Lon - Nth")
    england.unit("Edi")
    expect(page.locator('.spot.warning[data-place="Nth"]')).to_have_count(1)
    expect(page.locator(".option.warned")).to_contain_text("another of yours goes there")


def test_provinces_tell_everything_in_a_sentence(england):
    name = england.page.locator('[role="button"][data-province="Lon"]').get_attribute("aria-label")

    assert name.startswith("London, coastal province, supply centre of England, fleet of England")
