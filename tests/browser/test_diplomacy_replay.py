"""Stepping back in a running game and replaying a finished one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser

HOLDERS = dict.fromkeys(("Austria", "Germany", "Italy", "Russia", "Turkey"), "bot:holder")


def decide(person, table: str, seat: str, text: str) -> None:
    snapshot = person.context.request.get(f"{person.url}/api/tables/{table}/snapshot?seat={seat}").json()
    request = f"{table}-{seat}-{snapshot['revision']}-{text[:4]}"
    person.post(
        f"/api/tables/{table}/decide",
        {"seat": seat, "revision": snapshot["revision"], "text": text, "request": request},
    )


@pytest.fixture
def played(visitor):
    """Spring 1901 is over: England moved, France bounced off it. Both are played by people."""
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    table = anna.table(seats=HOLDERS | {"France": "open"}, public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {"seat": "France"})
    decide(anna, table, "England", "F Lon - Eng; F Edi - Nth; A Lvp - Yor")
    decide(boris, table, "France", "F Bre - Eng; A Par - Bur; A Mar H")
    return anna, boris, table


def test_the_past_of_a_running_game_can_be_looked_at_and_left(played):
    anna, _, table = played
    page = anna.goto(f"/table/{table}")
    screen = DiplomacyTable(page).ready()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Step back in time").click()

    screen.phase("Spring 1901")
    expect(page.locator(".burst")).to_have_count(2)
    told = page.get_by_role("button").filter(has=page.get_by_title("F Bre - Eng"))
    expect(told).to_contain_text("Brest")
    expect(told).to_contain_text("bounces")
    page.get_by_role("button", name="Back to the present").click()
    screen.phase("Autumn 1901")
    expect(page.get_by_text("Order 1 of 3")).to_be_visible()


def test_a_finished_game_is_played_step_by_step_as_any_seat_saw_it(played):
    anna, boris, table = played
    decide(anna, table, "England", "press France: Sorry about the Channel.")
    decide(anna, table, "England", "concede")
    decide(boris, table, "France", "concede")
    page = boris.goto(f"/table/{table}")
    screen = DiplomacyTable(page).ready()
    page.get_by_role("button", name="Last map", exact=True).click(timeout=90_000)
    expect(page.get_by_role("link", name="Verify")).to_be_visible()

    # Nothing can be played on from where the game is over.
    fork = page.get_by_role("button", name="Fork to sandbox")
    expect(fork).to_have_count(0)
    page.get_by_role("slider", name="Phase of the match").fill("0")
    screen.phase("Spring 1901")
    expect(fork).to_be_visible()
    steps = page.locator(".side ol li")
    expect(steps).to_have_count(22)
    page.get_by_role("button", name="Previous step").click()
    expect(page.locator(".side .future").first).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".side .future")).to_have_count(0, timeout=30_000)

    page.get_by_label("Seen as").select_option("England")
    expect(page.get_by_label("Seen as")).to_have_value("England")
    page.get_by_label("Seen as").select_option("*")
    expect(page.get_by_label("Seen as")).to_have_value("*")
    page.get_by_role("button", name="Share this game").click()
    with page.expect_download(timeout=60_000) as download:
        page.get_by_role("button", name="Save the picture (PNG)").click()
    assert download.value.suggested_filename.endswith(".png")
    page.keyboard.press("Escape")
    page.get_by_role("slider", name="Phase of the match").fill("0")
    fork.click()
    page.wait_for_url(lambda url: not url.endswith(table))
    screen.ready().phase("Spring 1901")
    expect(page.get_by_text("Order 1 of")).to_be_visible()


def test_the_log_shows_its_places_on_the_map(played):
    anna, _, table = played
    page = anna.goto(f"/table/{table}")
    DiplomacyTable(page).ready()
    page.get_by_role("tab", name="Log").click()
    page.locator(".log button", has_text="Brest").hover()

    expect(page.locator(".state.lit")).to_have_count(2)
