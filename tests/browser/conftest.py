"""Visitors with real browsers in a real house. Without Chromium they stay away; under CI that is a failure."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser_house import HouseProcess, Missing, build_client, chromium
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: The browser itself logs answers that are refusals; a test that provokes one says so.
REFUSAL = "Failed to load resource"


def _or_skip(make: Callable[[], Any]) -> Any:
    try:
        return make()
    except Missing as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(f"browser tests cannot run: {missing}")
        pytest.skip(f"BROWSER TESTS SKIPPED: {missing}")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """The server with the built client, open for the whole session."""
    _or_skip(build_client)
    process = HouseProcess(tmp_path_factory.mktemp("house"))
    process.open()
    yield process
    process.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = _or_skip(chromium)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


class Visitor:
    """Somebody at a browser, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page = self.another_page()

    def another_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self._noted)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        return page

    def _noted(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.page.url}: {message.type}: {message.text}")

    def goto(self, path: str) -> Page:
        self.page.goto(self.url + path)
        expect(self.page.locator("#app")).not_to_have_attribute("aria-busy", "true")
        expect(self.page.locator(".opening")).to_have_count(0)
        return self.page

    def be(self, name: str, language: str = "en") -> Visitor:
        """Be a guest without clicking through it."""
        answer = self.context.request.post(
            f"{self.url}/api/guests", data={"name": name, "language": language}, headers={"X-GP-Request": "1"}
        )
        assert answer.ok, answer.text()
        return self

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(self.url + path, data=data, headers={"X-GP-Request": "1"})
        assert answer.ok, answer.text()
        body: dict[str, Any] = answer.json()
        return body

    def table(self, **change: Any) -> dict[str, Any]:
        """A table made over the API: me as England against bots, unless told otherwise."""
        seats = dict.fromkeys(SEVEN, "bot:random") | {"England": "me"} | change.pop("seats", {})
        plan = {
            "game": "diplomacy", "scenario": "seven", "options": {}, "title": "The Long Summer",
            "seats": seats, "public": False, "anonymous": False, "pace": {"kind": "untimed"}, "spectators": True,
            "spectator_delay": 0, "draw_lots": False,
        }  # fmt: skip
        return self.post("/api/tables", plan | change)

    def decide(self, table: dict[str, Any], text: str, seat: str = "England", revision: int = 0) -> None:
        """Answer for a seat without the page that shows it."""
        answer = {"seat": seat, "text": text, "revision": revision, "request": f"{seat}-{revision}"}
        self.post(f"/api/tables/{table['id']}/decide", answer)


SEVEN = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


@pytest.fixture
def visitor(browser: Browser, house: HouseProcess) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end nobody's browser may have complained."""
    visitors: list[tuple[Visitor, bool]] = []

    def make(
        *, language: str = "en", theme: str = "light", phone: bool = False, refused: bool = False
    ) -> Visitor:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme=theme,  # type: ignore[arg-type]
            locale={"en": "en-GB", "ru": "ru-RU", "hu": "hu-HU"}[language],
            timezone_id="Europe/Budapest",
            permissions=["clipboard-read", "clipboard-write"],
        )
        one = Visitor(context, house.url)
        visitors.append((one, refused))
        return one

    yield make
    complaints = [
        complaint
        for one, refused in visitors
        for complaint in one.complaints
        if not (refused and REFUSAL in complaint)
    ]
    for one, _ in visitors:
        one.context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The axe-core script, from the client's development packages."""
    path = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
    if not path.is_file():
        _or_skip(_missing_axe)
    return path.read_text(encoding="utf-8")


def _missing_axe() -> None:
    raise Missing("axe-core is not installed (npm ci in web/)")
