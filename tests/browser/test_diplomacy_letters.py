"""Letters that say what they mean: sentences understood, proposals by buttons, answers, words given."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_visitor import SEVEN
from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser

#: Pictures to be looked at are left here, if a folder is named.
_PICTURES = os.environ.get("GREATPOWERS_PICTURES", "")
LETTERS = {"en": "Press", "ru": "Переписка", "hu": "Üzenetek"}
LETTER = {"en": "Your letter", "ru": "Ваше письмо", "hu": "A leveled"}


def pictured(page: Page, name: str) -> None:
    if _PICTURES:
        page.screenshot(path=str(Path(_PICTURES) / f"{name}.png"))


@pytest.fixture
def at_table(visitor):
    """Anna is France, Boris Italy, bots are the rest."""

    def make(**look):
        anna, boris = visitor(**look), visitor()
        anna.be("Anna", look.get("language", "en"))
        boris.be("Boris")
        seats = dict.fromkeys(SEVEN, "bot:regular") | {"France": "me", "Italy": "open"}
        table = anna.table(seats=seats, public=True, options={"press": "private"})
        boris.post(f"/api/tables/{table['id']}/join", {"seat": "Italy"})
        return (
            DiplomacyTable(anna.goto(f"/table/{table['id']}")).ready().page,
            DiplomacyTable(boris.goto(f"/table/{table['id']}")).ready().page,
        )

    return make


def open_thread(page: Page, name: str) -> None:
    page.locator(".rail").get_by_role("button", name=name).click()


def sheet(page: Page) -> Locator:
    return page.locator("#letter")


def send(page: Page) -> None:
    page.locator(".compose button[type=submit]").click()


def test_a_sentence_that_can_mean_two_things_is_asked_about_before_it_is_sent(at_table):
    anna, _ = at_table()
    open_thread(anna, "Germany")
    sheet(anna).fill("Support me into Burgundy. Greetings to Berlin!")

    reading = anna.get_by_role("status").filter(has_text="Germany will read this as")
    expect(reading).to_contain_text("choose one")
    expect(reading).to_contain_text("“Greetings to Berlin!” goes along as plain words")
    expect(anna.locator(".arrows .guess")).to_have_count(0)
    expect(anna.get_by_role("button", name="Send")).to_be_in_viewport(ratio=0.9)
    pictured(anna, "reading-asks")

    reading.get_by_label("which?").select_option(label="Munich supports Paris to Burgundy")
    expect(reading.locator("code")).to_have_text("A Mun S A Par - Bur")
    expect(reading).not_to_contain_text("choose one")
    expect(anna.locator(".arrows .guess")).not_to_have_count(0)
    pictured(anna, "reading-chosen")
    send(anna)

    letter = anna.get_by_role("log").locator("article.mine").last
    expect(letter).to_contain_text("Greetings to Berlin!")
    expect(letter).to_contain_text("You propose")
    expect(letter.locator("code")).to_have_text("A Mun S A Par - Bur")


def test_what_is_not_understood_is_said_and_still_goes(at_table):
    anna, _ = at_table()
    open_thread(anna, "Germany")
    sheet(anna).fill("xyzzy plugh")
    expect(anna.get_by_role("status").filter(has_text="Not understood")).to_contain_text("“xyzzy”")

    sheet(anna).press("Enter")
    letter = anna.get_by_role("log").locator("article.mine").last
    expect(letter).to_contain_text("xyzzy plugh")
    expect(letter.locator(".deal")).to_have_count(0)


def test_between_people_nothing_is_read_but_buttons_propose(at_table):
    """The whole way: proposed by buttons, half accepted, answered, agreed, and there after a reload."""
    anna, boris = at_table()
    open_thread(anna, "Italy")
    sheet(anna).fill("peace?")
    anna.wait_for_timeout(900)
    expect(anna.locator(".reading")).to_have_count(0)
    sheet(anna).fill("")

    anna.get_by_role("button", name="Peace", exact=True).click()
    expect(sheet(anna)).to_have_value("Let us keep the peace, you and I.")
    anna.get_by_role("button", name="And something else").click()
    anna.get_by_role("button", name="Bounce here").click()
    anna.get_by_label("in", exact=True).select_option(label="Piedmont")
    both = "Let us keep the peace, you and I. Shall we both go to Piedmont and bounce?"
    expect(sheet(anna)).to_have_value(both)
    pictured(anna, "builder")
    anna.get_by_role("button", name="Send with proposal").click()
    expect(anna.locator(".builder")).to_have_count(0)

    open_thread(boris, "France")
    card = boris.locator(".deal")
    expect(card).to_contain_text("France proposes")
    pictured(boris, "proposal")
    card.get_by_role("button", name="Accept some").click()
    rows = card.get_by_label("Accept this row")
    expect(rows).to_have_count(3)
    rows.nth(1).uncheck()
    rows.nth(2).uncheck()
    card.get_by_role("button", name="Accept these").click()
    expect(card.first).to_contain_text("declined")

    answer = anna.locator(".deal").last
    expect(answer).to_contain_text("Italy proposes instead")
    answer.get_by_role("button", name="Accept", exact=True).click()
    expect(anna.locator(".deal").nth(1)).to_contain_text("agreed")
    anna.reload()
    DiplomacyTable(anna).ready()
    open_thread(anna, "Italy")
    anna.locator("summary", has_text="Words between you").click()
    words = anna.get_by_role("region", name="Words between you")
    expect(words).to_contain_text("Peace between France and Italy")


def test_a_proposal_is_declined_put_off_and_countered(at_table):
    anna, boris = at_table()
    open_thread(anna, "Italy")
    anna.get_by_role("button", name="Against…").click()
    anna.get_by_label("enemy", exact=True).select_option(label="Austria")
    send(anna)
    open_thread(boris, "France")
    card = boris.locator(".deal").first
    card.get_by_role("button", name="Later").click()
    expect(card).to_contain_text("answer later")
    card.get_by_role("button", name="Counter").click()
    boris.get_by_role("button", name="Take this row out").click()
    boris.get_by_role("button", name="Empty zone").click()
    boris.get_by_label("where", exact=True).select_option(label="Piedmont")
    send(boris)

    offered = anna.locator(".deal").last
    expect(offered).to_contain_text("Neither goes to Piedmont")
    offered.get_by_role("button", name="Decline").click()
    expect(offered.get_by_role("button", name="Decline")).to_have_count(0)


def test_the_keyboard_alone_proposes_and_sends(at_table):
    anna, boris = at_table()
    open_thread(anna, "Italy")
    sheet(anna).focus()
    anna.keyboard.press("Alt+1")
    expect(sheet(anna)).to_have_value("Let us keep the peace, you and I.")
    sheet(anna).focus()
    anna.keyboard.press("Enter")

    open_thread(boris, "France")
    expect(boris.locator(".deal")).to_contain_text("Peace between France and Italy")


@pytest.mark.parametrize(
    ("language", "text", "read"),
    [
        ("en", "Keep the Channel empty", "Neither goes to the English Channel"),
        ("ru", "в ламанш никто не входит", "Никто не входит в Ла-Манш"),
        ("hu", "Senki ne lépjen a Csatornába", "Egyik sem lép a La Manche-ra"),
    ],
)
def test_letters_are_understood_in_the_language_of_their_writer(at_table, language, text, read):
    anna, _ = at_table(language=language)
    anna.locator(".rail [data-power=England], .rail button").filter(
        has_text={"en": "England", "ru": "Англия", "hu": "Anglia"}[language]
    ).first.click()
    sheet(anna).fill(text)

    expect(anna.locator(".reading")).to_contain_text(read)
    pictured(anna, f"reading-{language}")


@pytest.mark.parametrize(
    ("language", "text", "read"),
    [
        ("en", "Support me into Moscow", "Clear words, but nothing possible fits."),
        ("ru", "Поддержи меня в Москву", "Слова ясны, но ничего не подходит."),
        ("hu", "Támogass Moszkvába", "Érthető, de most semmi sem illik rá."),
    ],
)
def test_known_words_that_fit_nothing_are_said_to(at_table, language, text, read):
    anna, _ = at_table(language=language)
    anna.locator(".rail").get_by_role("button").filter(
        has_text={"en": "England", "ru": "Англия", "hu": "Anglia"}[language]
    ).first.click()
    sheet(anna).fill(text)

    expect(anna.locator(".reading")).to_contain_text(read)
    pictured(anna, f"nothing-fits-{language}")


def test_while_people_write_nobody_waits_for_bots(at_table):
    """Who has sealed is told of the people still writing; the bots follow them, and the orders open."""
    anna, boris = at_table()
    table = DiplomacyTable(anna)
    table.type("A Par H; A Mar H; F Bre H")
    table.seal()
    waiting = anna.locator("section.waiting")
    expect(waiting).to_contain_text("Waiting for: Italy")
    expect(waiting).not_to_contain_text("Austria")
    expect(waiting).to_contain_text("The bots write their orders once all people have sealed theirs.")
    pictured(anna, "waiting")

    other = DiplomacyTable(boris)
    other.type("A Rom H; A Ven H; F Nap H")
    other.seal()
    expect(anna.get_by_role("heading", name="What became of your 3 units")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_the_phone_the_reading_stands_between_field_and_send(at_table, theme):
    anna, _ = at_table(phone=True, theme=theme)
    anna.get_by_role("navigation").get_by_role("button", name="Press").click()
    anna.get_by_role("region", name="Press").get_by_role("button", name="Germany").click()
    anna.get_by_role("button", name="Support", exact=True).click()
    expect(anna.locator(".builder select").first).to_be_visible()
    pictured(anna, f"phone-builder-{theme}")
    anna.get_by_role("button", name="No proposal").click()
    sheet(anna).fill("Support me into Burgundy")

    expect(anna.locator(".reading")).to_contain_text("choose one")
    field, reading = sheet(anna).bounding_box(), anna.locator(".reading").bounding_box()
    button = anna.locator(".compose button[type=submit]").bounding_box()
    assert field
    assert reading
    assert button
    assert field["y"] + field["height"] <= reading["y"] + 1 <= button["y"]
    assert button["y"] + button["height"] <= 844
    pictured(anna, f"phone-reading-{theme}")


def test_opened_wide_map_and_words_stand_beside_the_thread(at_table):
    anna, _ = at_table(theme="dark")
    open_thread(anna, "Germany")
    anna.get_by_role("button", name="Open wide").click()
    sheet(anna).fill("Munich supports Paris to Burgundy, and nobody goes to the Ruhr")

    beside = anna.get_by_role("complementary", name="Seen on the map and agreed on")
    expect(beside.locator(".mini .arrows .guess")).not_to_have_count(0)
    expect(beside).to_contain_text("No promise between you yet")
    pictured(anna, "wide-dark")


@pytest.mark.parametrize(
    ("language", "theme", "phone"), [("en", "light", False), ("ru", "dark", True), ("hu", "light", True)]
)
def test_a_broken_word_is_told_in_the_thread_and_between_the_two(at_table, language, theme, phone):
    """With the order that broke it; the peace beside it still holds."""
    anna, boris = at_table(language=language, theme=theme, phone=phone)
    visitors = {"France": anna, "Italy": boris}
    table = anna.url.rsplit("/", 1)[1].split("?")[0]

    def decide(seat: str, text: str) -> None:
        request = visitors[seat].context.request
        address = anna.url.split("/table/")[0]
        seen = request.get(f"{address}/api/tables/{table}/snapshot", params={"seat": seat}).json()
        body = {"seat": seat, "text": text, "revision": seen["revision"], "request": text[:60]}
        answer = request.post(
            f"{address}/api/tables/{table}/decide", data=body, headers={"X-GP-Request": "1"}
        )
        assert answer.ok, answer.text()

    decide("Italy", "press France {propose peace(France, Italy)}: Peace?")
    decide("France", "press Italy {accept peace(France, Italy)}: Gladly.")
    decide("Italy", "press France {fact order(Italy; A Ven H)}: Venice stays where it is.")
    decide("Italy", "A Ven - Tyr; A Rom H; F Nap H")
    decide("France", "A Par H; A Mar H; F Bre H")
    broken, open_ = {"en": ("broken", "Open"), "ru": ("нарушено", "В силе"), "hu": ("megszegve", "Érvényes")}[
        language
    ]
    anna.goto(anna.url)
    DiplomacyTable(anna).ready()
    telling = anna.get_by_role("button", name=re.compile("^(To the orders|К приказам|Tovább a parancsokhoz)"))
    expect(telling.first).to_be_visible(timeout=30_000)
    pictured(anna, f"told-{language}")
    telling.first.click()
    if phone:
        anna.get_by_role("navigation").get_by_role("button", name=LETTERS[language]).click()
    italy = {"en": "Italy", "ru": "Италия", "hu": "Olaszország"}[language]
    threads = anna.get_by_role("region", name=LETTERS[language]) if phone else anna.locator(".rail")
    threads.get_by_role("button", name=italy).click()

    log = anna.get_by_role("log")
    expect(log).to_contain_text(broken)
    pictured(anna, f"broken-{language}")
    anna.locator("details.words summary").click()
    expect(anna.locator("details.words")).to_contain_text(open_)
    verdict = anna.locator("details.words li").filter(has_text=broken)
    expect(verdict.last).to_be_in_viewport(ratio=1)
    pictured(anna, f"broken-between-{language}")
