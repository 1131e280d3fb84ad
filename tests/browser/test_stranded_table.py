"""A game the present rules cannot go on with: why, its record, an end as a draw, or going on alone."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.board_table import Question, play_until
from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import Browsers, Look, Visitor
from tests.browser.pog_table import pog_table
from tests.browser.test_pog_reference import serious_in

pytestmark = pytest.mark.browser

#: The house as it was by the version before; after so many states it writes what nobody knows any more.
OLDER = """
from greatpowers.games.table import find_game
game = find_game("paths-of-glory")
type(game).version = str(int(game.version) - 1)
save, written = game.codec.save, []
def older(state):
    written.append(1)
    return {**save(state), **({"mystery": 1} if len(written) > FROM else {})}
game.codec.save = older
"""
ANSWERS = 7
LOOKS = [("light", False), ("dark", True)]


def opened(house: HouseProcess, folder: Path, readable: int) -> Iterator[tuple[HouseProcess, HouseProcess]]:
    (folder / "client").symlink_to(house.folder / "client")
    older = HouseProcess(folder, OLDER.replace("FROM", str(readable)))
    newer = HouseProcess(folder)
    newer.port, newer.url = older.port, older.url
    older.open()
    yield older, newer
    older.close()
    newer.close()


@pytest.fixture
def lost(house: HouseProcess, tmp_path: Path) -> Iterator[tuple[HouseProcess, HouseProcess]]:
    """Nothing of the game can be read by the present rules."""
    yield from opened(house, tmp_path, 0)


@pytest.fixture
def half_lost(house: HouseProcess, tmp_path: Path) -> Iterator[tuple[HouseProcess, HouseProcess]]:
    """Its beginning can be read."""
    yield from opened(house, tmp_path, 3)


def begun(browsers: Browsers, url: str, look: Look) -> tuple[Visitor, str]:
    """Anna at both sides of a table, some answers into the game."""
    anna = Visitor(browsers.take(look), url).be("Anna")
    table = pog_table(anna, seats={"cp": "me", "ap": "me"})
    answers: list[str] = []

    def last(question: Question) -> str:
        answers.append(question["options"][-1]["text"])
        return answers[-1]

    play_until(anna, table, lambda _: len(answers) == ANSWERS, last)
    return anna, table


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="This game cannot go on")


def check_looks(page: Page, axe: str, name: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_in(page, axe) == []
    if folder := os.environ.get("GREATPOWERS_SHOTS"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_who_comes_back_learns_why_and_ends_it(
    browser: Browser, lost: tuple[HouseProcess, HouseProcess], axe: str, theme: str, phone: bool
) -> None:
    older, newer = lost
    look = Look(theme=theme, phone=phone)
    anna, table = begun(Browsers(browser, older.url), older.url, look)
    older.close()
    newer.open()
    name = f"stranded-{theme}-{'phone' if phone else 'desk'}"

    lobby = anna.goto("/")
    expect(lobby.get_by_text("Cannot go on: the rules have changed").first).to_be_visible()
    check_looks(lobby, axe, f"{name}-lobby")
    page = anna.goto(f"/table/{table}")
    expect(panel(page)).to_be_in_viewport()
    expect(panel(page)).to_contain_text("Nothing of it is lost")
    expect(panel(page).get_by_role("listitem").first).to_be_visible()
    check_looks(page, axe, name)
    with page.expect_download() as saving:
        panel(page).get_by_role("link", name="Save the record").click()
    record: dict[str, Any] = json.loads(Path(saving.value.path()).read_text("utf-8"))
    panel(page).get_by_role("button", name="End as a draw").click()
    expect(panel(page)).to_have_count(0)
    expect(page.get_by_role("heading", name="This game is over")).to_be_visible()

    assert record["decisions"]
    assert "seed" not in record
    details = anna.context.request.get(f"{anna.url}/api/tables/{table}").json()
    assert (details["status"], details["result"]["kind"]) == ("finished", "draw")
    check_looks(page, axe, f"{name}-ended")
    assert anna.complaints == []


@pytest.mark.parametrize(("theme", "phone"), LOOKS[1:])
def test_who_cannot_wait_goes_on_alone(
    browser: Browser, half_lost: tuple[HouseProcess, HouseProcess], axe: str, theme: str, phone: bool
) -> None:
    older, newer = half_lost
    look = Look(theme=theme, phone=phone)
    anna, table = begun(Browsers(browser, older.url), older.url, look)
    older.close()
    newer.open()

    page = anna.goto(f"/table/{table}")
    expect(panel(page)).to_be_in_viewport()
    check_looks(page, axe, f"half-stranded-{theme}-{'phone' if phone else 'desk'}")
    panel(page).get_by_role("button", name="Play on alone").click()
    page.wait_for_url(lambda url: table not in url)
    expect(panel(page)).to_have_count(0)
    expect(page.get_by_role("banner")).to_contain_text("Your move", timeout=30_000)
    alone = page.url.rsplit("/", 1)[-1]

    details = anna.context.request.get(f"{anna.url}/api/tables/{alone}").json()
    assert (details["status"], details["sandbox"]) == ("playing", True)
    assert anna.complaints == []
