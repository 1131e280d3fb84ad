"""What The Napoleonic Wars says at small moments: before the start, at the first questions, on its cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import FIVE, NwTable, at_position, nw_table

pytestmark = pytest.mark.browser

BOTS = {"france": "me"} | dict.fromkeys(FIVE[1:], "bot:random")


@pytest.mark.parametrize("game", ["diplomacy", "napoleonic-wars"])
def test_the_waiting_room_speaks_of_press_only_where_letters_are_written(
    visitor: MakeVisitor, game: str
) -> None:
    """At a table of The Napoleonic Wars everybody talks; there is nothing to choose."""
    anna = visitor().be("Anna")
    open_seats = {"france": "me"} | dict.fromkeys(FIVE[1:], "open")
    table = (
        anna.table(seats={"France": "open"})["id"]
        if game == "diplomacy"
        else nw_table(anna, seats=open_seats)
    )
    about = anna.goto(f"/table/{table}").get_by_role("region", name="About this table")
    expect(about).to_contain_text("Pace")

    expect(about.get_by_role("term").filter(has_text=re.compile("^Press$"))).to_have_count(
        int(game == "diplomacy")
    )


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_first_questions_say_what_they_are_about(visitor: MakeVisitor, language: str) -> None:
    """Resource and mulligan each have a sentence with the number of its rule."""
    anna = visitor(language=language).be("Anna", language)
    table = NwTable(anna.goto(f"/table/{nw_table(anna, seats=BOTS)}")).ready()
    about = table.page.locator(".asked .about").first
    table.question("resource")
    expect(about).to_contain_text("(16.2)")
    table.page.locator("aside.panel .options button.row").first.click()
    if table.page.locator('.acts [data-act="send"]').count():
        table.press("send")
    table.question("mulligan")
    expect(about).to_contain_text("(4.5)")


def test_the_plus_of_a_card_is_seen_in_the_hand(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    hands = {"france": ["talleyrand", "luddites"]}
    table = at_position(anna, due="france", areas={"paris": "napoleon + 4 france"}, hands=hands)
    table.question("play")
    corner = table.page.locator(".tray [data-card=luddites] .cp")

    expect(corner).to_have_text("2+")
    expect(corner).to_be_in_viewport()
    expect(table.page.locator(".tray [data-card=talleyrand] .cp")).to_have_text("6")


def test_h1_a_march_without_points_shows_no_price_and_ends_with_a_march(visitor: MakeVisitor) -> None:
    """The Emperor Commands: areas within reach bear no “0 CP”, and nobody is asked to “spend no more”."""
    anna = visitor().be("Anna")
    areas = {"stuttgart": "napoleon, murat + 8 france", "vienna": "charles + 3 austria"}
    table = at_position(anna, idle=True, due="france", areas=areas, hands={"france": ["talleyrand"]})
    page = table.page
    table.question("play")
    page.locator(".tray [data-card=the_emperor_commands]").click()
    page.locator('.use [data-answer="event the_emperor_commands"]').click()
    table.question("free-march")
    if not page.locator(".force").count():
        table.space("stuttgart")
    expect(page.get_by_role("application")).not_to_contain_text("0 CP")
    expect(page.locator("aside.panel")).not_to_contain_text("0 CP")
    expect(page.locator('.acts [data-act="idle"]')).to_contain_text("March no farther")
    table.press("idle")
    expect(page.locator('.asked[data-kind="free-march"]')).to_have_count(0)


def test_r5_12_who_has_no_second_card_is_told_so_and_ends_with_enter(visitor: MakeVisitor) -> None:
    """Of two cards in an impulse one has a plus: the hand has no other, and the question does not pretend."""
    anna = visitor().be("Anna")
    hands = {"france": ["luddites", "guerre_de_course"], "austria": ["typhus"]}
    used = ["the_emperor_commands", "grande_armee"]
    areas = {"paris": "napoleon + 4 france"}
    table = at_position(anna, idle=True, due="france", areas=areas, hands=hands, home_used=used)
    page = table.page
    table.question("play")
    table.card("Luddites", "cp")
    table.question("act").press("idle")
    table.press("idle")
    moment = table.question("play").moment()

    expect(page.locator(".asked h2")).to_have_text("France: the impulse is played out")
    expect(page.locator(".asked")).to_contain_text("exactly one has a plus")
    page.locator("body").press("Enter")
    table.answered(moment)


def test_an_announced_card_shows_its_text_and_where_it_strikes(visitor: MakeVisitor) -> None:
    """France is asked about a card of Austria: its whole text, who plays it, and the area on the map."""
    anna = visitor().be("Anna")
    hands = {"france": ["countermanded"], "austria": ["typhus", "talleyrand"]}
    areas = {"paris": "napoleon + 4 france", "vienna": "charles + 9 austria"}
    table = at_position(anna, {"france": ["card"]}, idle=True, due="austria", areas=areas, hands=hands)
    table.question("play")
    table.card("Typhus", "event")
    table.question("response")
    page = table.page

    expect(page.get_by_role("complementary", name="Typhus")).to_contain_text("more than six pieces")
    panel = page.locator("aside.panel")
    expect(panel).to_contain_text("Austria plays “Typhus”")
    expect(panel.locator("dl")).to_contain_text("In every area with more than six pieces")
