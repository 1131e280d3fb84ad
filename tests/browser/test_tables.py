"""Making tables and coming together at them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser

OPTIONS = 12


def open_dialog(page: Page) -> None:
    page.get_by_role("link", name="New game").first.click()
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()


def test_a_table_can_be_made_with_the_keyboard_alone(visitor: MakeVisitor) -> None:
    """Nothing but Tab, arrows, letters, Space and Enter, from the lobby to the waiting room."""
    anna = visitor().be("Anna")
    page = anna.goto("/")
    press = page.keyboard.press

    def tab_to(name: str) -> None:
        for _ in range(80):
            press("Tab")
            found = page.evaluate(
                "() => { const e = document.activeElement; return e && (e.getAttribute('aria-label')"
                " || e.labels?.[0]?.innerText || e.innerText || '').trim().replace(/\\s+/g, ' ') }"
            )
            if name in (found or ""):
                return
        raise AssertionError(f"Tab never came to {name!r}")

    tab_to("New game")
    press("Enter")
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()
    seat = "document.activeElement.name"
    while page.evaluate(seat) != "holder-France":
        press("Tab")
    press("ArrowLeft")
    expect(page.get_by_text("1 seat stays open.")).to_be_visible()
    tab_to("Name of the table")
    press("Control+A")
    page.keyboard.type("Typed by hand")
    press("Tab")
    press("ArrowDown")
    tab_to("Open table shown in the list")
    press("Space")
    tab_to("Open the table")
    press("Enter")
    page.wait_for_url("**/table/*")

    expect(page.get_by_role("heading", name="Typed by hand")).to_be_visible()
    expect(page.get_by_text("live, 15 min")).to_be_visible()
    expect(page.get_by_text("the list of open tables")).to_be_visible()


def test_a_stranger_is_asked_for_a_name_on_top_of_the_dialog(visitor: MakeVisitor) -> None:
    page = visitor().goto("/new/diplomacy")
    page.get_by_role("button", name="Save as preset").click()
    expect(page.get_by_text("Preset saved")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Your name").fill("Stranger")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()


def test_every_option_is_explained(visitor: MakeVisitor) -> None:
    page = visitor().goto("/new/diplomacy")
    page.get_by_text("More rules").click()
    options = page.locator(".option, details .row")
    expect(options).to_have_count(OPTIONS)

    for option in options.all():
        name, about = option.locator("b").inner_text(), option.locator("small").inner_text()
        assert name
        assert about
        assert not re.search(r"dip-|web-|_", name + about)


def test_the_dialog_closes_with_escape_and_the_back_button(visitor: MakeVisitor) -> None:
    page = visitor().goto("/")
    open_dialog(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    open_dialog(page)
    page.go_back()

    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="Begin a war")).to_be_visible()


def test_the_summary_follows_the_pace(visitor: MakeVisitor) -> None:
    page = visitor().goto("/new/diplomacy")
    page.get_by_role("radio", name="Over days").check()
    page.get_by_label("Time for a phase").select_option("48")

    expect(page.get_by_role("dialog").locator(".summary")).to_contain_text("48 h a phase")
    expect(page.locator(".kinds label.on small")).to_contain_text("48 hours")


def test_an_open_table_has_a_language(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    page = anna.goto("/new/diplomacy")
    expect(page.get_by_label("Language of the letters")).to_have_count(0)
    page.get_by_role("switch", name="Open table").check()
    page.get_by_label("Language of the letters").select_option("hu")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    made = anna.context.request.get(f"{anna.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()

    assert (made["public"], made["language"]) == (True, "hu")


def test_settings_can_be_kept_for_the_next_game(visitor: MakeVisitor) -> None:
    anna = visitor()
    page = anna.goto("/new/diplomacy")
    page.get_by_text("Fixed hours", exact=True).click()
    page.get_by_label("Anonymous players").check()
    page.get_by_role("button", name="Save as preset").click()
    page = anna.goto("/new/diplomacy")

    expect(page.get_by_role("radio", name="Fixed hours")).to_be_checked()
    expect(page.get_by_label("Anonymous players")).to_be_checked()
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Budapest")


def test_a_scenario_for_four_shows_its_four_seats(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    page = anna.goto("/new/diplomacy")
    page.get_by_label("Scenario").select_option("four")
    expect(page.locator(".left li")).to_have_count(4)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")

    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()


def test_a_seat_is_changed_by_choosing_it_and_a_shared_screen_by_name(visitor: MakeVisitor) -> None:
    """Solo there is nothing to give away, and its numbers show only where they count."""
    page = visitor().goto("/new/paths-of-glory")
    plan = page.locator(".left")
    plan.get_by_text("You", exact=True).nth(1).click()
    expect(plan.get_by_role("radio", name="You", exact=True).nth(1)).to_be_checked()
    expect(plan.get_by_role("radio", name="Bot", exact=True).first).to_be_checked()
    plan.get_by_text("Here", exact=True).first.click()
    expect(plan).to_contain_text("One more seat is played at this screen")
    page.get_by_text("More rules").click()
    expect(page.get_by_text("Activation range of cards")).to_have_count(0)
    page.get_by_role("switch", name="Solo mode").check()

    expect(plan.get_by_role("radio")).to_have_count(0)
    expect(plan).to_contain_text("Solo mode: you play every seat yourself.")


def test_two_people_meet_by_an_invite_link(visitor: MakeVisitor) -> None:
    """The game begins for both as soon as the last seat is taken."""
    anna, boris = visitor().be("Anna"), visitor()
    page = anna.goto("/new/diplomacy")
    page.get_by_text("Open", exact=True).nth(2).click()
    expect(page.get_by_label("Details: France")).to_have_value("invite")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy invite link: France").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    there = boris.goto(link.removeprefix(boris.url))
    expect(there.get_by_text("waits for the invited player")).to_be_visible()
    there.get_by_role("button", name="Sit down: France").click()
    there.get_by_label("Your name").fill("Boris")
    there.keyboard.press("Enter")

    for one in (page, there):
        expect(one.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()
    assert page.url == there.url


def test_a_used_invite_is_dead_for_others_and_leads_its_user_to_the_table(visitor: MakeVisitor) -> None:
    table = visitor().be("Anna").table(seats={"France": "invite", "Turkey": "open"})
    token = table["invites"]["France"]
    boris = visitor(refused=True).be("Boris")
    page = boris.goto(f"/join/{token}")
    page.get_by_role("button", name="Sit down: France").click()
    expect(page.get_by_text("your seat")).to_be_visible()
    late = visitor(refused=True).goto(f"/join/{token}")
    expect(late.get_by_text("The invitation is not valid")).to_be_visible()
    page = boris.goto(f"/join/{token}")

    expect(page.get_by_text("your seat")).to_be_visible()
    assert table["id"] in page.url


def test_a_dead_invite_says_so(visitor: MakeVisitor) -> None:
    page = visitor(refused=True).goto("/join/nosuchtoken")

    expect(page.get_by_text("The invitation is not valid")).to_be_visible()


def test_open_seats_can_be_given_to_bots_at_once(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = anna.table(seats={"France": "open", "Turkey": "invite"})
    page = anna.goto(f"/table/{table['id']}")
    expect(page.get_by_text("The game starts when 2 more players sit down.")).to_be_visible()
    page.get_by_label("Bots in the open seats").select_option("random")
    page.get_by_role("button", name="Start now with bots").click()

    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()


def test_a_seat_can_be_left_and_a_table_cancelled(visitor: MakeVisitor) -> None:
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    table = anna.table(title="Soon gone", public=True, seats={"France": "open", "Turkey": "open"})
    there = boris.goto(f"/table/{table['id']}")
    there.get_by_role("button", name="Sit down: France").click()
    there.get_by_role("button", name="Leave the seat").click()
    expect(there.get_by_role("button", name="Sit down: France")).to_be_visible()
    page = anna.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="Cancel the game").click()

    expect(page.get_by_role("heading", name="Begin a war")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("Soon gone")).to_have_count(0)


def test_on_a_shared_screen_a_curtain_falls_between_the_players(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = anna.table(seats={"France": "hotseat"})
    page = anna.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name="Next at this screen: England")).to_be_visible()
    expect(page.locator("svg [data-power]")).to_have_count(0)
    page.get_by_role("button", name="Open: England").click()
    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()
    anna.decide(table, "none")

    expect(page.get_by_role("heading", name="Next at this screen: France")).to_be_visible()


def test_a_lost_connection_is_told_and_mended(visitor: MakeVisitor, house: HouseProcess) -> None:
    anna = visitor(refused=True).be("Anna")
    table = anna.table()
    page = anna.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()
    house.close()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible(timeout=20_000)
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
    finally:
        house.open()
    # It is tried by itself as soon as the house answers, however long the pause had grown.
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=5_000)
    # The browser itself complains of every attempt; nothing else may have gone wrong.
    anna.complaints = [one for one in anna.complaints if "WebSocket connection" not in one]


def test_a_spectator_watches_a_public_game(visitor: MakeVisitor) -> None:
    visitor().be("Anna").table(title="Worth watching", public=True)
    page = visitor().goto("/find?list=watch")
    page.get_by_role("link", name="Watch: Worth watching").first.click()

    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()
    expect(page.get_by_role("button", name="Seal the orders")).to_have_count(0)


def test_a_table_that_does_not_exist_says_so(visitor: MakeVisitor) -> None:
    page = visitor(refused=True).goto("/table/nosuchtabl")

    expect(page.get_by_text("The table cannot be opened")).to_be_visible()
