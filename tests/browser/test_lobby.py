"""The lobby: from nothing to a game, the tables that wait, what happened meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser


def test_a_newcomer_is_at_the_table_after_two_clicks(visitor: MakeVisitor) -> None:
    """Whoever accepts what is offered chooses nothing and types nothing, not even a name."""
    anna = visitor()
    page = anna.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Europe at war, one click away")
    page.get_by_role("button", name="Against bots").first.click()
    expect(page.get_by_role("radio", name="France")).to_be_checked()
    offered = page.get_by_label("You play as").input_value()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()

    me = anna.context.request.get(f"{anna.url}/api/me").json()["me"]
    assert (me["name"], me["kind"]) == (offered, "guest")
    assert len(offered) > 3


def test_side_strength_and_clock_are_chosen_and_offered_again(visitor: MakeVisitor) -> None:
    anna = visitor(language="ru").be("Анна", "ru")
    page = anna.goto("/")
    page.get_by_role("button", name="Против ботов").nth(1).click()
    expect(page.get_by_label("Ваше имя за столом")).to_have_count(0)
    page.get_by_role("radio", name="Союзники").check(force=True)
    page.get_by_role("radio", name="ветеран").check()
    page.get_by_role("radio", name="По переписке").check(force=True)
    page.get_by_role("button", name="Начать", exact=True).click()
    page.wait_for_url("**/table/*")
    made = anna.context.request.get(f"{anna.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    page = anna.goto("/")
    page.get_by_role("button", name="Против ботов").nth(1).click()

    assert {seat["id"]: (seat["who"], seat["level"]) for seat in made["seats"]} == {
        "ap": ("person", None),
        "cp": ("bot", "veteran"),
    }
    assert made["pace"]["kind"] == "slow"
    expect(page.get_by_role("radio", name="Союзники")).to_be_checked()
    expect(page.get_by_role("radio", name="ветеран")).to_be_checked()


def test_a_closed_sheet_starts_nothing(visitor: MakeVisitor) -> None:
    page = visitor().goto("/")
    page.get_by_role("button", name="Against bots").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.endswith("/")


def test_the_tab_tells_whose_turn_it_is(visitor: MakeVisitor) -> None:
    """At the table, in the lobby and on any other page; the sign on the tab has a dot then."""
    anna = visitor().be("Anna")
    table = anna.table(title="My turn")
    page = anna.goto("/rules")
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("(1) Rules · Great Powers")
    expect(icon).to_have_attribute("href", "/icons/icon-waiting.svg")
    page = anna.goto(f"/table/{table['id']}")
    expect(page).to_have_title("Your turn – My turn")
    anna.decide(table, "concede")

    expect(page).to_have_title("My turn · Great Powers")
    expect(icon).to_have_attribute("href", "/icons/icon.svg")


def test_tables_that_wait_for_me_come_first(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    anna.table(title="Nobody came", seats={"France": "open"})
    anna.table(title="My turn")
    page = anna.goto("/")

    expect(page.get_by_role("heading", level=1)).to_have_text("One table waits for you")
    expect(page.locator(".tables h3")).to_have_text(["My turn"])
    expect(page.locator(".others li")).to_contain_text(["Nobody came"])
    expect(page).to_have_title("(1) Great Powers")
    page.get_by_role("link", name="Play: My turn").click()
    page.wait_for_url("**/table/*")


def test_an_open_table_appears_without_a_reload_and_a_stranger_sits_down(visitor: MakeVisitor) -> None:
    anna, boris = visitor().be("Anna"), visitor()
    page = boris.goto("/find")
    anna.table(title="Open to all", public=True, seats={"France": "open", "Turkey": "open"})
    page.get_by_role("link", name="Take a seat: Open to all").click()
    page.get_by_role("button", name="Sit down: France").click()
    page.get_by_label("Your name").fill("Boris")
    page.keyboard.press("Enter")

    expect(page.get_by_text("your seat")).to_be_visible()
    expect(page.get_by_text("Boris").first).to_be_visible()


def test_a_private_table_is_in_no_list(visitor: MakeVisitor) -> None:
    visitor().be("Anna").table(title="Behind closed doors", seats={"France": "open"})
    page = visitor().goto("/find")
    expect(page.get_by_role("heading", name="Find")).to_be_visible()
    page.wait_for_load_state("networkidle")

    expect(page.get_by_text("Behind closed doors")).to_have_count(0)


def test_what_happened_while_i_was_away(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = anna.table(title="Left alone")
    page = anna.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()
    page.goto("about:blank")
    anna.decide(table, "none")
    page = anna.goto("/")

    away = page.get_by_role("region", name="While you were away")
    expect(away.get_by_role("link")).to_contain_text("Left alone: Spring 1901", timeout=30_000)


def test_a_table_tells_itself_what_happened_meanwhile(visitor: MakeVisitor) -> None:
    """Its own card on the map is enough: no dialog lies over the table."""
    anna = visitor().be("Anna")
    table = anna.table(title="Left alone")
    page = anna.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()
    page.goto("about:blank")
    anna.decide(table, "none")
    page = anna.goto("/")
    expect(page.get_by_text("Autumn 1901")).not_to_have_count(0, timeout=30_000)
    page = anna.goto(f"/table/{table['id']}")

    expect(page.get_by_role("region", name="While you were away")).to_contain_text("Spring 1901")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_table_in_the_list_shows_its_board_as_it_stands(visitor: MakeVisitor) -> None:
    """The units of the table are drawn, not those of the printed map."""
    anna = visitor().be("Anna")
    table = anna.table(seats=dict.fromkeys(("Austria", "France", "Germany", "Italy", "Russia"), "bot:holder"))
    page = anna.goto("/")
    counters = page.locator(".tables .thumb .counter")
    expect(counters).to_have_count(22)
    before = page.locator(".tables .thumb svg g:has(> .counter[data-power=England])").first
    start = before.get_attribute("transform")
    anna.decide(table, "F Lon - Nth; F Edi - Nrg; A Lvp - Yor")

    expect(before).not_to_have_attribute("transform", start or "", timeout=30_000)


def test_open_tables_can_be_narrowed_to_my_languages(visitor: MakeVisitor) -> None:
    host = visitor().be("Host")
    for language, title in (("en", "In English"), ("ru", "По-русски"), ("hu", "Magyarul")):
        host.table(title=title, public=True, language=language, seats={"France": "open"})
    ilona = visitor(language="hu").be("Ilona", "hu")
    page = ilona.goto("/")
    rows = page.locator("aside .open h3")
    expect(rows.filter(has_text="По-русски")).to_have_count(1)
    expect(page.locator("aside .open li", has_text="Magyarul")).to_contain_text("Diplomacy · Host · magyar")
    page.get_by_role("button", name="Az én nyelveimen").click()

    expect(rows.filter(has_text="По-русски")).to_have_count(0)
    expect(rows.filter(has_text="Magyarul")).to_have_count(1)
    page = ilona.goto("/find")
    expect(page.get_by_role("button", name="Az én nyelveimen")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Magyarul")).to_be_visible()
    expect(page.get_by_text("По-русски")).to_have_count(0)


def test_an_invite_link_can_be_pasted(visitor: MakeVisitor) -> None:
    table = visitor().be("Anna").table(title="By invitation", seats={"France": "invite"})
    boris = visitor()
    page = boris.goto("/")
    page.get_by_label("Invited?").fill("what is this")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("This is not an invite link.")).to_be_visible()
    page.get_by_label("Invited?").fill(f"{boris.url}/join/{table['invites']['France']}")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_role("heading", name="By invitation")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down: France")).to_be_visible()


def test_the_lobby_says_so_when_the_server_is_gone(visitor: MakeVisitor) -> None:
    anna = visitor(refused=True).be("Anna")
    page = anna.goto("/arena")
    page.route("**/api/tables**", lambda route: route.abort())
    page.get_by_role("link", name="Tables").first.click()
    expect(page.get_by_text("The lobby cannot be reached")).to_be_visible()
    page.unroute("**/api/tables**")
    page.get_by_role("button", name="Try again").click()

    expect(page.get_by_text("The lobby cannot be reached")).to_have_count(0)


def test_every_game_words_its_own_pace(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    for game, words in (
        ("diplomacy", "15 min talk, 5 min writing"),
        ("paths-of-glory", "15 min for an action round"),
        ("napoleonic-wars", "15 min for an impulse"),
    ):
        page = anna.goto(f"/new/{game}")
        expect(page.get_by_text(words)).to_be_visible()
