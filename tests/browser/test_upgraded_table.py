"""The rules change while a game is played: what changed is told at the table and in the list, until read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import Browsers, Look, Visitor

pytestmark = pytest.mark.browser

#: The house as it was by the version before.
OLDER = """
from greatpowers.games.table import find_game
for name in ("diplomacy", "paths-of-glory", "napoleonic-wars"):
    game = type(find_game(name))
    game.version = str(int(game.version) - 1)
"""
NEEDED = {
    "en": ("The rules have changed", "Understood", "New rules: version 4"),
    "ru": ("Правила изменились", "Понятно", "Новые правила: версия 4"),
    "hu": ("Változtak a szabályok", "Értem", "Új szabályok: 4. változat"),
}


@pytest.fixture
def moved(house: HouseProcess, tmp_path: Any) -> Iterator[tuple[HouseProcess, HouseProcess]]:
    """A house of older rules, and the same one by the present rules, on one port; neither is open yet."""
    (tmp_path / "client").symlink_to(house.folder / "client")
    older, newer = HouseProcess(tmp_path, OLDER), HouseProcess(tmp_path)
    newer.port, newer.url = older.port, older.url
    yield older, newer
    older.close()
    newer.close()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True), ("hu", True)])
def test_who_comes_back_is_told_what_changed(
    browser: Browser, moved: tuple[HouseProcess, HouseProcess], language: str, phone: bool
) -> None:
    older, newer = moved
    older.open()
    anna = Visitor(Browsers(browser, older.url).take(Look(language, phone=phone)), older.url).be("Anna")
    seats = {"france": "me", "britain": "bot:random"}
    plan = {"game": "napoleonic-wars", "scenario": "1805-2", "seats": seats, "options": {"bid": False}}
    table = anna.post("/api/tables", plan)["id"]
    before = anna.context.request.get(f"{anna.url}/api/tables/{table}/snapshot?seat=france").json()
    older.close()
    newer.open()
    title, dismiss, row = NEEDED[language]

    lobby = anna.goto("/")
    expect(lobby.get_by_text(row)).to_be_visible()
    page = anna.goto(f"/table/{table}")
    notice = page.get_by_role("status").filter(has_text=title)
    expect(notice).to_be_visible()
    expect(notice).to_be_in_viewport()
    after = anna.context.request.get(f"{anna.url}/api/tables/{table}/snapshot?seat=france").json()
    notice.get_by_role("button", name=dismiss).click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(page.locator(".bar").first).to_be_visible()
    expect(notice).to_have_count(0)
    anna.goto("/")

    expect(lobby.get_by_text(row)).to_have_count(0)
    assert after["view"] == before["view"]
    assert after["log"][-1]["event"] == "greatpowers.RulesChanged"
    assert anna.complaints == []
