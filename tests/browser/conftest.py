"""Visitors with real browsers in a real house. Without Chromium they stay away; under CI that fails."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.browser_house import HouseProcess, Missing, build_client, chromium
from tests.browser.browser_visitor import Browsers, Look, MakeVisitor, Visitor

# Several browsers on a busy machine: what comes late is not missing.
expect.set_options(timeout=10_000)

#: What the browser itself logs of refusals, and of a house that is closed; a test that provokes them says so.
REFUSALS = ("Failed to load resource", "An unknown error occurred when fetching the script")


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
    folder = tmp_path_factory.mktemp("house")
    _or_skip(lambda: build_client(folder / "client"))
    process = HouseProcess(folder)
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


@pytest.fixture(scope="session")
def browsers(browser: Browser, house: HouseProcess) -> Browsers:
    return Browsers(browser, house.url)


@pytest.fixture
def visitor(browsers: Browsers, house: HouseProcess) -> Iterator[MakeVisitor]:
    """Makes visitors; at the end nobody's browser may have complained."""
    visitors: list[tuple[Visitor, Look, bool, bool]] = []

    def make(
        *,
        language: str = "en",
        theme: str = "light",
        phone: bool = False,
        moving: bool = False,
        refused: bool = False,
        alone: bool = False,
    ) -> Visitor:
        look = Look(language, theme, phone, moving)
        one = Visitor(browsers.take(look, alone=alone), house.url)
        visitors.append((one, look, refused, alone))
        return one

    yield make
    complaints = [
        complaint
        for one, _, refused, _ in visitors
        for complaint in one.complaints
        if not (refused and any(refusal in complaint for refusal in REFUSALS))
    ]
    for one, look, _, alone in visitors:
        one.leave()
        browsers.give_back(look, one.page, alone=alone)
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
