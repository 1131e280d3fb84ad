"""axe finds nothing serious on any screen, in either theme."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import DESKTOP, PHONE, MakeVisitor
from tests.browser.nw_table import FIVE, nw_table
from tests.browser.pog_table import pog_table

pytestmark = pytest.mark.browser

SERIOUS = ("serious", "critical")
#: Each theme and each size once; the other two pairs take their time.
LOOKS = (
    ("light", False),
    ("dark", True),
    pytest.param("dark", False, marks=pytest.mark.slow),
    pytest.param("light", True, marks=pytest.mark.slow),
)
PATHS = (
    "/", "/new", "/find", "/mine", "/replays", "/rules", "/arena", "/account", "/nowhere",
    "/new/diplomacy", "/new/paths-of-glory", "/new/napoleonic-wars",
    "/rules/diplomacy", "/rules/paths-of-glory", "/rules/napoleonic-wars",
    "/study/diplomacy/referee", "/study/paths-of-glory/odds",
    "/study/paths-of-glory/position", "/study/napoleonic-wars/odds", "/study/napoleonic-wars/position",
    "/account/notices", "/password", "/password/nosuchtoken", "/confirm/nosuchtoken",
    "/unsubscribe/nosuchtoken", "/join/nosuchtoken", "/table/nosuchtabl", "/events", "/events/new", "/clubs",
)  # fmt: skip


def findings(page: Page, script: str) -> list[str]:
    """Serious findings, each with the places it concerns."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script)
    result: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes'][:5]]}"
        for one in result["violations"]
        if one["impact"] in SERIOUS
    ]


def in_every_look(page: Page, script: str, where: str) -> None:
    """Nothing serious in either theme at either size; the page is left as it was found."""
    for theme, size in product(("dark", "light"), (PHONE, DESKTOP)):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.wait_for_timeout(400)
        assert findings(page, script) == [], f"{where}, {theme}, {size['width']}"


def landmarks(page: Page) -> tuple[int, int]:
    """How many main headings and main parts there are: one of each on every page."""
    return page.get_by_role("heading", level=1).count(), page.get_by_role("main").count()


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_screens(visitor: MakeVisitor, axe: str, theme: str, phone: bool) -> None:
    anna = visitor(theme=theme, phone=phone, refused=True).be("Anna")
    anna.table(title="Mine", public=True)
    anna.table(title="Open", public=True, seats={"Turkey": "open"})
    anna.goto("/rules")
    for path in PATHS:
        page = anna.turn_to(path)
        expect(page.locator("h1").first).to_be_visible()

        assert findings(page, axe) == [], path
        assert path.startswith("/new") or landmarks(page) == (1, 1), path


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_tables_in_play(visitor: MakeVisitor, axe: str, theme: str, phone: bool) -> None:
    anna = visitor(theme=theme, phone=phone).be("Anna")
    anna.goto("/rules")
    against_bots = dict.fromkeys(FIVE, "bot:novice") | {"france": "me"}
    for id_ in (anna.table()["id"], pog_table(anna), nw_table(anna, seats=against_bots)):
        page = anna.turn_to(f"/table/{id_}")
        expect(page.locator("h2").first).to_be_visible(timeout=30_000)
        page.wait_for_timeout(500)

        assert landmarks(page) == (1, 1), page.url
        assert findings(page, axe) == [], page.url
        for about in ("verification", "dice"):
            page = anna.turn_to(f"/table/{id_}/{about}")
            expect(page.locator("h1").first).to_be_visible()

            assert findings(page, axe) == [], page.url


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_lessons(visitor: MakeVisitor, axe: str, theme: str, phone: bool) -> None:
    anna = visitor(theme=theme, phone=phone)
    anna.goto("/rules")
    for game in ("diplomacy", "paths-of-glory", "napoleonic-wars"):
        page = anna.turn_to(f"/learn/{game}")
        expect(page.get_by_role("heading", level=2).first).to_be_visible(timeout=30_000)
        page.wait_for_timeout(500)

        assert landmarks(page) == (1, 1), game
        assert findings(page, axe) == [], game


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_curtain_between_players(visitor: MakeVisitor, axe: str, theme: str) -> None:
    anna = visitor(theme=theme).be("Anna")
    page = anna.goto(f"/table/{nw_table(anna)}")
    expect(page.get_by_role("button", name="Open: France")).to_be_visible(timeout=30_000)

    assert landmarks(page) == (1, 1)
    assert findings(page, axe) == []


def test_the_sheets_of_the_first_click_and_of_the_last(visitor: MakeVisitor, axe: str) -> None:
    anna = visitor(theme="dark").be("Anna")
    page = anna.goto("/")
    page.get_by_role("button", name="Against bots").first.click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert findings(page, axe) == []
    page = anna.goto(f"/table/{anna.table()['id']}")
    page.get_by_role("button", name="Menu").click()
    assert findings(page, axe) == []
    page.get_by_role("button", name="Hand the seat to a bot").click()

    assert findings(page, axe) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_waiting_room_and_name_dialog(visitor: MakeVisitor, axe: str, theme: str) -> None:
    table = visitor().be("Anna").table(public=True, seats={"Turkey": "open"})
    page = visitor(theme=theme).goto(f"/table/{table['id']}")
    expect(page.get_by_role("button", name="Sit down: Turkey")).to_be_visible()
    assert findings(page, axe) == []
    page.get_by_role("button", name="Sit down: Turkey").click()
    expect(page.get_by_role("dialog")).to_be_visible()

    assert findings(page, axe) == []


def test_the_first_tab_skips_to_the_content(visitor: MakeVisitor) -> None:
    page = visitor().goto("/rules")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")

    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_a_closed_dialog_gives_the_focus_back(visitor: MakeVisitor) -> None:
    page = visitor().goto("/")
    button = page.get_by_role("button", name="Against bots").first
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    page.keyboard.press("Escape")

    expect(button).to_be_focused()
