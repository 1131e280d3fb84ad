"""What the whole table should know: time is up, a bot sits here, the view is old, the match is over."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board_table import BoardTable
from tests.browser.browser_visitor import SEVEN, MakeVisitor, Visitor
from tests.browser.pog_table import pog_table, sit_down

pytestmark = pytest.mark.browser


def say(visitor: Visitor, table: str, seat: str, text: str) -> None:
    """Answer for a seat at its latest revision."""
    snapshot = visitor.context.request.get(f"{visitor.url}/api/tables/{table}/snapshot?seat={seat}").json()
    visitor.decide({"id": table}, text, seat, snapshot["revision"])


def with_boris(anna: Visitor, boris: Visitor, **change: Any) -> str:
    """A table that waits for Boris, who plays Turkey."""
    table: str = anna.table(public=True, seats={"Turkey": "open"}, **change)["id"]
    boris.post(f"/api/tables/{table}/join", {"seat": "Turkey"})
    return table


@pytest.mark.parametrize("phone", [False, True])
def test_who_is_replaced_by_a_bot_learns_it_and_takes_the_seat_back(
    visitor: MakeVisitor, phone: bool
) -> None:
    anna, boris = visitor(phone=phone).be("Anna"), visitor().be("Boris")
    table = with_boris(anna, boris)
    anna.post(f"/api/tables/{table}/hand-over", {"seat": "England"})
    page = anna.goto(f"/table/{table}")
    notice = page.get_by_role("status").filter(has_text="A bot plays your seat: England")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Take the seat back").click()

    expect(notice).to_have_count(0)
    expect(page.get_by_role("button", name="England, Anna, supply centres: 3")).to_be_visible()


def test_handing_a_seat_over_asks_first_and_can_be_undone(visitor: MakeVisitor) -> None:
    """Bots that play on alone leave time to come back."""
    anna = visitor().be("Anna")
    page = anna.goto(f"/table/{pog_table(anna)}")
    BoardTable(page).ready()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").locator("ul").last.get_by_role("listitem").last).to_have_text("Give up")
    page.get_by_role("button", name="Hand the seat to a bot").click()
    sheet = page.get_by_role("dialog", name="Hand the seat to a bot?")
    expect(sheet).to_contain_text("you can take the seat back at any moment")
    sheet.get_by_role("button", name="Hand it over").click()
    notice = page.get_by_role("status").filter(has_text="A bot plays your seat")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Take the seat back").click()

    expect(notice).to_have_count(0)
    assert (
        anna.context.request.get(f"{anna.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()["status"]
        == "playing"
    )


def test_against_bots_a_shown_card_is_taken_back_by_one_key(visitor: MakeVisitor) -> None:
    """Undo ends where something was shown; bots agree to more at once."""
    anna = visitor().be("Anna")
    table = sit_down(anna, pog_table(anna))
    table.card("Guns of August")
    table.use("Event")
    table.asked("attack")
    before = table.page.locator(".tray li").count()
    table.page.keyboard.press("Z")

    expect(table.page.locator(".tray li")).to_have_count(before + 1)
    table.asked("what will you do in this action round?")


def test_a_missed_deadline_is_told_with_the_grace_and_what_follows(visitor: MakeVisitor) -> None:
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    pace = {"kind": "live", "first": 5, "later": 5, "writing": 5, "short": 5, "grace": 3600, "missed": "bot"}
    page = anna.goto(f"/table/{with_boris(anna, boris, pace=pace)}")
    notice = page.get_by_role("status").filter(has_text="Time is up. Grace until")

    expect(notice).to_contain_text("then bots play for those who have not answered", timeout=40_000)
    expect(page.locator(".bar .clock").first).to_contain_text("grace until")


def test_a_live_table_tells_talk_from_writing(visitor: MakeVisitor) -> None:
    anna, boris = visitor(phone=True).be("Anna"), visitor().be("Boris")
    page = anna.goto(f"/table/{with_boris(anna, boris, pace={'kind': 'live'})}")

    expect(page.get_by_text("talk until")).to_be_visible()
    expect(page.get_by_role("button", name="End the talk early")).to_be_in_viewport()


def test_a_delayed_spectator_is_told_how_old_the_view_is(visitor: MakeVisitor) -> None:
    anna, boris, clara = visitor().be("Anna"), visitor().be("Boris"), visitor().be("Clara")
    table = with_boris(anna, boris, spectator_delay=600)
    told = "You watch with a delay: 10 min"

    expect(clara.goto(f"/table/{table}").get_by_text(told)).to_be_visible()
    expect(anna.goto(f"/table/{table}").get_by_text("Order 1 of 3")).to_be_visible()
    expect(anna.page.get_by_text(told)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_finished_match_says_how_it_ended(visitor: MakeVisitor, phone: bool) -> None:
    anna = visitor(phone=phone).be("Anna")
    table = anna.table(seats=dict.fromkeys(SEVEN, "hotseat"))["id"]
    for seat in SEVEN:
        say(anna, table, seat, "draw yes")
    page = anna.goto(f"/table/{table}")

    expect(page.get_by_role("heading", level=1, name="A draw shared by 7")).to_be_visible()
    expect(page.locator(".ending").get_by_text("The players agreed.")).to_be_visible()


def test_letters_can_be_read_again_after_the_match(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = anna.table(seats=dict.fromkeys(SEVEN, "hotseat"))["id"]
    say(anna, table, "France", "press all: To the seven of us.")
    for seat in SEVEN:
        say(anna, table, seat, "draw yes")
    page = anna.goto(f"/table/{table}")
    page.get_by_role("button", name="Last map", exact=True).click()
    page.get_by_role("tab", name="Press").click()
    page.get_by_role("button", name="Everyone").click()

    expect(page.get_by_text("To the seven of us.").last).to_be_visible()


def test_ones_own_open_table_is_opened_and_not_joined_again(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    anna.table(public=True, title="My own door", seats={"Turkey": "open"})
    page = anna.goto("/find")

    expect(page.get_by_role("link", name="Open: My own door")).to_be_visible()
    expect(page.get_by_role("link", name="Take a seat: My own door")).to_have_count(0)


def test_a_vote_for_a_draw_is_told_to_the_others(visitor: MakeVisitor) -> None:
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    table = with_boris(anna, boris)
    page = anna.goto(f"/table/{table}")
    expect(page.get_by_text("Order 1 of 3")).to_be_visible()
    say(boris, table, "Turkey", "draw yes")
    page.get_by_role("button", name="For a draw: Turkey").click()

    expect(page.get_by_role("dialog", name="Draw vote")).to_be_visible()
