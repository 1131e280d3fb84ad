"""axe finds nothing serious on any screen, in either theme."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser

SERIOUS = ("serious", "critical")
#: Each theme and each size once; the other two pairs take their time.
LOOKS = (
    ("light", False),
    ("dark", True),
    pytest.param("dark", False, marks=pytest.mark.slow),
    pytest.param("light", True, marks=pytest.mark.slow),
)
PATHS = ("/", "/new", "/find", "/mine", "/replays", "/rules", "/arena", "/account", "/nowhere")


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


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_screens(visitor: MakeVisitor, axe: str, theme: str, phone: bool) -> None:
    anna = visitor(theme=theme, phone=phone).be("Anna")
    anna.table(title="Mine", public=True)
    anna.table(title="Open", public=True, seats={"Turkey": "open"})
    anna.goto("/rules")
    for path in PATHS:
        page = anna.turn_to(path)
        expect(page.locator("h1").first).to_be_visible()

        assert findings(page, axe) == [], path


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
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.press("Escape")

    expect(button).to_be_focused()
