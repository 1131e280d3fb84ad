"""Autumn 1904 seen by Austria: the result, the retreat in its card, winter, the page of the year."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import DESKTOP, PHONE, Visitor
from tests.browser.diplomacy_moments import autumn_1904, decide, house_in_1904
from tests.browser.diplomacy_table import DiplomacyTable
from tests.browser.test_accessibility import in_every_look
from tests.games.diplomacy import moments

pytestmark = pytest.mark.browser

#: What the others build and remove.
WINTER = {"Italy": "B A Rom", "Germany": "B F Kie", "Russia": "R A Mos", "Turkey": "R F Ank"}


@pytest.fixture(scope="module")
def in_1904(house: HouseProcess, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    process = house_in_1904(tmp_path_factory.mktemp("in-1904"), house.folder / "client")
    process.open()
    yield process
    process.close()


@pytest.fixture
def people(
    browser: Browser, in_1904: HouseProcess, request: pytest.FixtureRequest
) -> Iterator[list[Visitor]]:
    """Who plays Austria, and who plays all the others."""
    phone = getattr(request, "param", False)
    first = browser.new_context(
        viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone,
        locale="en-GB", reduced_motion="reduce",
    )  # fmt: skip
    contexts = [first, browser.new_context(viewport=DESKTOP, locale="en-GB")]
    visitors = [
        Visitor(context.new_page(), in_1904.url).be(name)
        for context, name in zip(contexts, "AB", strict=True)
    ]
    yield visitors
    complaints = [complaint for one in visitors for complaint in one.complaints]
    for context in contexts:
        context.close()
    assert complaints == []


def fates(page: Page) -> list[str]:
    return [str(tag.text_content()) for tag in page.locator(".fate .tag").all()]


def test_the_fate_of_my_units_comes_first_and_the_year_ends_on_one_page(people: list[Visitor]) -> None:
    anna, boris = people
    table = autumn_1904(anna, boris)
    screen = DiplomacyTable(anna.goto(f"/table/{table}")).ready()
    page = screen.page
    screen.type(moments.ORDERS["Austria"])
    screen.seal()

    expect(page.get_by_role("heading", name="What became of your 5 units")).to_be_focused(timeout=30_000)
    expect(page.get_by_text("1 driven out · 1 destroyed · 1 support cut · 2 as ordered")).to_be_visible()
    assert fates(page) == ["driven out", "destroyed", "support cut", "took Greece", "helped"]
    expect(page.locator(".fate").nth(1)).to_contain_text(
        "Italy drove your fleet out of the Adriatic Sea from the Ionian Sea, "
        "helped by Apulia: two against one."
    )
    expect(page.locator(".fate").nth(2)).to_contain_text("With it: two against two, and Vienna stands.")
    others = page.locator(".others li")
    expect(others.first).to_contain_text("Germany")
    expect(others.first).to_contain_text("breaks into Sweden")
    expect(others.filter(has_text="Italy")).to_contain_text(
        "breaks into Vienna and into the Adriatic Sea, does not get into Trieste"
    )
    expect(page.locator(".unit.ghost")).to_have_count(1)
    expect(page.locator(".pills text")).to_have_count(3)
    expect(page.get_by_role("group", name="Where shall it go?")).to_contain_text(
        "Budapest: no build this winter."
    )

    page.keyboard.press("2")
    screen_seal = page.get_by_role("button", name="Seal: retreat to Galicia")
    expect(screen_seal).to_be_visible()
    decide(boris, table, "Russia", "F Swe R Bot")
    decide(boris, table, "Turkey", "F Gre R Aeg")
    screen_seal.click()

    screen.leave_resolution()
    screen.phase("Winter 1904")
    expect(page.get_by_text("5 centres, 4 units: you may build one.")).to_be_visible()
    expect(page.get_by_text("Vienna: lost to Italy")).to_be_visible()
    for seat, order in WINTER.items():
        decide(boris, table, seat, order)
    page.locator(".option", has_text="Army Budapest").click()
    screen.seal()

    expect(page.get_by_role("heading", name="The year 1904")).to_be_focused(timeout=30_000)
    rows = page.locator("section.year li")
    expect(rows).to_have_count(7)
    expect(rows.first).to_contain_text("army retreated from Vienna to Galicia · built an army in Budapest")
    expect(rows.nth(4)).to_contain_text("removed its fleet in Ankara")
    screen.leave_year()
    screen.phase("Spring 1905")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("button", name="Year 1904")).to_be_visible()
    expect(page.get_by_role("heading", name="Winter 1904 · Builds")).to_be_visible()
    page.keyboard.press("y")
    expect(page.get_by_role("heading", name="The year 1904")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("heading", name="What became of your 5 units")).to_be_visible()


@pytest.mark.parametrize("people", [True], indirect=True)
def test_on_a_phone_the_result_opens_by_itself_with_its_badge(people: list[Visitor]) -> None:
    anna, boris = people
    table = autumn_1904(anna, boris)
    page = DiplomacyTable(anna.goto(f"/table/{table}")).ready().page
    decide(anna, table, "Austria", moments.ORDERS["Austria"])

    parts = page.get_by_role("navigation", name="Parts of the table")
    result = parts.get_by_role("button", name="Result")
    expect(result).to_have_attribute("aria-current", "page", timeout=30_000)
    expect(result).to_contain_text("3")
    way = page.get_by_role("button", name="Galicia", exact=True)
    assert way.bounding_box()["height"] >= 44  # type: ignore[index]
    way.tap()
    parts.get_by_role("button", name="Seal the orders").tap()
    expect(page.get_by_role("group", name="Where shall it go?")).to_have_count(0)


def test_axe_finds_nothing_serious_from_the_letters_to_the_page_of_the_year(
    people: list[Visitor], axe: str
) -> None:
    """Orders, letters, log, notes, dialogs, the last round told with its retreat, winter, the year."""
    anna, boris = people
    table = autumn_1904(anna, boris)
    decide(boris, table, "Germany", "press Austria: A Boh S A Tyr - Vie")
    screen = DiplomacyTable(anna.goto(f"/table/{table}")).ready()
    page = screen.page
    screen.type(moments.ORDERS["Austria"])
    in_every_look(page, axe, "orders")
    for panel in ("Log", "Notes", "Press"):
        page.get_by_role("tab", name=panel).click()
        in_every_look(page, axe, panel)
    page.locator(".rail").get_by_role("button", name="Germany").click()
    in_every_look(page, axe, "a letter")
    page.get_by_role("button", name="Open wide").click()
    in_every_look(page, axe, "letters opened wide")
    page.get_by_role("button", name="Close").first.click()
    page.get_by_role("button", name="All threads").click()
    for words in ("Share this game", "Take back"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=words).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        in_every_look(page, axe, words)
        page.keyboard.press("Escape")
    screen.seal()
    expect(page.get_by_role("heading", name="What became of your 5 units")).to_be_focused(timeout=30_000)
    in_every_look(page, axe, "the last round told")
    page.keyboard.press("2")
    decide(boris, table, "Russia", "F Swe R Bot")
    decide(boris, table, "Turkey", "F Gre R Aeg")
    page.get_by_role("button", name="Seal: retreat to Galicia").click()
    screen.leave_resolution()
    screen.phase("Winter 1904")
    in_every_look(page, axe, "winter")
    for seat, order in WINTER.items():
        decide(boris, table, seat, order)
    page.locator(".option", has_text="Army Budapest").click()
    screen.seal()
    expect(page.get_by_role("heading", name="The year 1904")).to_be_focused(timeout=30_000)
    in_every_look(page, axe, "the year")
