"""Letters at a Diplomacy table: threads, drafts, proposals; votes and giving up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import SEVEN, MakeVisitor
from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser

#: Pixels in which three letters can be read one below the other.
ROOM_FOR_LETTERS = 300


@pytest.fixture
def couple(visitor):
    """Anna as England, Boris as France, the rest bots; private press."""
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    table = anna.table(seats={"France": "open"}, public=True, options={"press": "grey"})
    boris.post(f"/api/tables/{table['id']}/join", {"seat": "France"})
    return (
        DiplomacyTable(anna.goto(f"/table/{table['id']}")).ready(),
        DiplomacyTable(boris.goto(f"/table/{table['id']}")).ready(),
    )


def open_thread(page, name):
    page.locator(".rail").get_by_role("button", name=name).click()


def write(page, text):
    page.get_by_label("Your letter").fill(text)
    page.get_by_role("button", name="Send").click()


def test_a_letter_arrives_and_is_unread_until_it_is_opened(couple):
    anna, boris = couple
    open_thread(anna.page, "France")
    write(anna.page, "Shall we leave the Channel empty?")

    expect(boris.page.get_by_role("tab", name="Press")).to_contain_text("1")
    expect(boris.page.locator(".unread")).to_contain_text("Shall we leave")
    open_thread(boris.page, "England")
    expect(boris.page.get_by_role("log")).to_contain_text("Shall we leave the Channel empty?")
    expect(boris.page.get_by_role("log").locator("time")).to_have_text("this minute")
    expect(boris.page.locator(".unread")).to_have_count(0)


def test_talk_can_be_ended_early_only_where_it_has_a_time_of_its_own(visitor):
    anna = visitor().be("Anna")
    slow = anna.table(pace={"kind": "slow", "hours": 24})
    live = anna.table(pace={"kind": "live"})

    page = DiplomacyTable(anna.goto(f"/table/{slow['id']}")).ready().page
    expect(page.get_by_role("button", name="End the talk early")).to_have_count(0)
    page = DiplomacyTable(anna.goto(f"/table/{live['id']}")).ready().page
    expect(page.get_by_text("Agreed: 0 of 1")).to_be_visible()
    page.get_by_role("button", name="End the talk early").click()
    expect(page.get_by_role("button", name="End the talk early")).to_have_count(0)


def test_bots_that_read_no_letters_are_no_correspondents(couple):
    anna, _ = couple
    rail = anna.page.locator(".rail")
    expect(rail.get_by_role("button", name="Austria")).to_contain_text("A bot: reads no letters")
    expect(rail.get_by_role("button", name="France")).to_contain_text("No letters yet")
    open_thread(anna.page, "Austria")
    expect(anna.page.get_by_role("note")).to_have_text(
        "A bot sits here. It reads no letters and will not answer."
    )
    anna.page.get_by_role("button", name="All threads").click()
    open_thread(anna.page, "France")
    expect(anna.page.get_by_role("note")).to_have_count(0)


def test_a_draft_is_kept_while_one_looks_elsewhere(couple):
    anna, _ = couple
    open_thread(anna.page, "France")
    anna.page.get_by_label("Your letter").fill("Half a thought")
    anna.page.get_by_role("button", name="All threads").click()
    anna.page.reload()
    anna.ready()
    open_thread(anna.page, "France")

    expect(anna.page.get_by_label("Your letter")).to_have_value("Half a thought")


def test_proposed_orders_can_be_taken_over(couple):
    anna, boris = couple
    open_thread(anna.page, "France")
    write(anna.page, "Together:\nA Par - Bur\nA Mar S A Par - Bur")
    open_thread(boris.page, "England")
    boris.page.get_by_role("button", name="Preview").click()
    expect(boris.page.locator(".arrows .guess")).to_have_count(2)

    boris.page.get_by_role("button", name="Write my order").click()

    boris.written("A Par - Bur", "A Mar S A Par - Bur")


def test_a_letter_without_a_sender_names_nobody(couple):
    anna, boris = couple
    open_thread(anna.page, "Everyone")
    anna.page.get_by_label("without a sender").check()
    write(anna.page, "Germany lies.")

    open_thread(boris.page, "Everyone")
    expect(boris.page.get_by_role("log")).to_contain_text("Germany lies.")
    expect(boris.page.get_by_role("log")).to_contain_text("Without a sender")
    expect(boris.page.get_by_role("log")).not_to_contain_text("England")


def test_a_circle_reads_its_letters_together(couple):
    anna, boris = couple
    open_thread(anna.page, "Everyone")
    anna.page.get_by_role("button", name="Open wide").click()
    anna.page.get_by_role("region", name="Press").get_by_role("button", name="New circle").click()
    dialog = anna.page.get_by_role("dialog", name="New circle")
    dialog.get_by_label("France").check()
    dialog.get_by_label("Italy").check()
    dialog.get_by_role("button", name="Make the circle").click()
    write(anna.page, "To the two of you.")

    expect(boris.page.locator(".rail")).to_contain_text("England and Italy")
    expect(boris.page.locator(".rail")).to_contain_text("To the two of you.")


def test_r1_12_a_draw_is_voted_and_withdrawn(couple):
    anna, boris = couple
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Draw vote").click()
    anna.page.get_by_role("button", name="Vote for a draw").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)

    boris.page.get_by_role("button", name="Menu").click()
    boris.page.get_by_role("button", name="Draw vote").click()
    voters = boris.page.get_by_role("dialog", name="Draw vote")
    expect(voters.locator("li", has_text="England")).to_contain_text("for a draw")
    expect(voters.locator("li", has_text="Italy")).to_contain_text("no vote")

    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Draw vote").click()
    anna.page.get_by_role("button", name="Withdraw my vote").click()
    expect(voters.locator("li", has_text="England")).to_contain_text("no vote")


def test_resigning_asks_for_confirmation(couple):
    _anna, boris = couple
    page = boris.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    dialog = page.get_by_role("dialog", name="Resign")
    expect(dialog).to_contain_text("cannot be undone")
    dialog.get_by_role("button", name="Resign now").click()

    expect(page.get_by_role("heading", name="You have resigned")).to_be_visible()


def test_letters_are_on_against_bots_that_answer_them(visitor):
    """In the dialog with all settings, and at the table that is made of it."""
    page = visitor().be("Anna").goto("/new/diplomacy")
    expect(page.get_by_label("Press", exact=True)).to_have_value("private")
    expect(page.get_by_role("note")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".rail").get_by_role("button", name="Germany")).not_to_contain_text(
        "reads no letters"
    )


def test_letters_to_bots_alone_that_read_none_are_warned_of_before_the_game(visitor):
    page = visitor().goto("/new/diplomacy")
    levels = page.locator("select:has(option[value='bot:novice'])")
    expect(levels).to_have_count(len(SEVEN) - 1)
    for level in levels.all():
        expect(page.get_by_role("note")).to_have_count(0)
        level.select_option("bot:novice")
    expect(page.get_by_role("note")).to_contain_text("Bots of this strength read no letters")
    page.get_by_label("Press", exact=True).select_option("none")
    expect(page.get_by_role("note")).to_have_count(0)


@pytest.mark.parametrize(("level", "press"), [("regular", True), ("novice", False)])
def test_the_first_click_against_bots_has_letters_if_they_answer(visitor, level, press):
    page = visitor().goto("/")
    page.get_by_role("button", name="Against bots").first.click()
    page.get_by_role("radio", name=level).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()
    expect(page.get_by_role("tab", name="Press")).to_have_count(int(press))


def test_against_bots_orders_are_taken_back_in_words(visitor):
    anna = visitor().be("Anna")
    bots = dict.fromkeys(SEVEN, "bot:holder") | {"England": "me"}
    table = anna.table(seats=bots, options={"press": "none"})
    screen = DiplomacyTable(anna.goto(f"/table/{table['id']}")).ready()
    screen.type("F Lon - Nth; F Edi - Nrg; A Lvp - Yor")
    screen.written("F Lon - Nth")
    screen.seal()
    page = screen.page
    expect(page.get_by_role("heading", name="What became of your 3 units")).to_be_visible(timeout=60_000)
    expect(page.locator(".others li").first).to_contain_text("stands")
    screen.leave_resolution()
    screen.phase("Autumn 1901")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take back…").click()
    page.get_by_role("dialog").get_by_text("London moves to the North Sea").click()
    page.get_by_role("button", name="Go back").click()
    screen.phase("Spring 1901")


def test_an_open_letter_has_its_head_and_its_answer_in_sight_beside_the_orders(visitor: MakeVisitor) -> None:
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    table = anna.table(seats={"England": "open", "Germany": "me"}, public=True)
    boris.post(f"/api/tables/{table['id']}/join", {"seat": "England"})
    page = anna.goto(f"/table/{table['id']}")
    DiplomacyTable(page).ready().unit("Mun")
    page.keyboard.press("s")
    page.locator("aside.side").get_by_role("button", name="England").last.click()
    letter = page.get_by_label("Your letter")
    letter.fill("Shall we leave Denmark to each other?")
    letter.press("Enter")

    expect(page.get_by_role("log")).to_contain_text("Denmark to each other")
    assert _height(page) > ROOM_FOR_LETTERS
    for part in (
        page.locator("#dip-thread"),
        page.get_by_role("button", name="Send"),
        page.locator("#dip-asked"),
    ):
        expect(part).to_be_in_viewport(ratio=1)
        box = part.bounding_box()
        assert box
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert part.evaluate(
            "(one, [x, y]) => { const hit = document.elementFromPoint(x, y);"
            " return one.contains(hit) || hit.contains(one); }",
            middle,
        )


def _height(page: Page) -> float:
    box = page.get_by_role("log").bounding_box()
    assert box
    return box["height"]


def test_beside_an_open_letter_orders_unfold_when_they_are_written(visitor: MakeVisitor) -> None:
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    table = anna.table(seats={"England": "open", "Germany": "me"}, public=True)
    boris.post(f"/api/tables/{table['id']}/join", {"seat": "England"})
    for n in range(6):
        line = "press Germany: Denmark to you, Norway to me, and nobody in between." + "!" * n
        boris.decide(table, line, "England", revision=n)
    page = anna.goto(f"/table/{table['id']}")
    screen = DiplomacyTable(page).ready()
    page.locator("aside.side").get_by_role("button", name="England").last.click()
    unfold = page.get_by_role("button", name="Unfold the orders")
    expect(unfold).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("group", name="What the unit does")).to_have_count(0)
    assert _height(page) > ROOM_FOR_LETTERS
    expect(page.get_by_role("log").locator("article").last).to_be_in_viewport(ratio=0.9)

    screen.unit("Mun")
    expect(unfold).to_have_attribute("aria-expanded", "true")
    rows = page.get_by_role("list", name="Where shall the army march, or whom shall it help?")
    expect(rows.get_by_role("listitem")).not_to_have_count(0)
    expect(page.locator(".more")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
    page.get_by_label("Your letter").click()

    expect(unfold).to_have_attribute("aria-expanded", "false")
    unfold.click()
    expect(unfold).to_have_attribute("aria-expanded", "true")
