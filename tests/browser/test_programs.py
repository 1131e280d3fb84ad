"""A member makes a program, it comes in with its token and challenges her; everybody sees what it is."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import SEVEN, MakeVisitor

pytestmark = pytest.mark.browser


def program_asks(url: str, token: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What a program does, without any browser."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


def fits(page: Page) -> bool:
    """Nothing sticks out at the side."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_a_program_is_made_challenges_and_is_put_out(visitor: MakeVisitor, phone: bool, theme: str) -> None:
    anna = visitor(phone=phone, theme=theme)
    name = f"Anna {theme}"
    anna.post("/api/register", {"name": name, "password": "a long enough secret", "language": "en"})
    page = anna.goto("/account")
    page.get_by_role("link", name="My programs").click()
    page.get_by_label("Its name, as others see it").fill(f"Clockwork {theme}")
    page.get_by_role("button", name="Add it").click()
    page.get_by_label("What the token is for").fill("my machine")
    page.get_by_label("make tables").check()
    page.get_by_role("button", name="Make a token").click()
    sheet = page.get_by_role("dialog", name="Your new token")
    token = sheet.locator("code").inner_text()
    sheet.get_by_role("button", name="I have kept it").click()
    expect(page.get_by_text(token)).to_have_count(0)
    expect(page.get_by_text("my machine")).to_be_visible()
    assert fits(page)

    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me", "Italy": "open"}
    table = program_asks(
        anna.url, token, "/api/tables", {"game": "diplomacy", "seats": seats, "public": True}
    )
    anna.post(f"/api/tables/{table['id']}/join", {"seat": "Italy"})
    shown = anna.goto(f"/table/{table['id']}")
    expect(shown.get_by_role("button", name=f"France, Clockwork {theme}, a program")).to_be_visible()

    page = anna.goto("/account/programs")
    page.get_by_role("button", name="End the token my machine").click()
    expect(page.get_by_text("No token yet")).to_be_visible()
    with pytest.raises(urllib.error.HTTPError, match="401"):
        program_asks(anna.url, token, "/api/tables", {"game": "diplomacy"})
    page.get_by_role("button", name=f"Remove Clockwork {theme}").click()
    page.get_by_role("dialog").get_by_role("button", name=f"Remove Clockwork {theme}").click()
    expect(page.get_by_text("No program yet.")).to_be_visible()
