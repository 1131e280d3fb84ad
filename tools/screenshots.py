"""Pictures of the main screens at both sizes into docs/images/: run by `make screenshots`.

Opens a house of its own in a passing folder, fills it with a few tables, and looks at it with Chromium.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browser_house import HouseProcess, Missing, build_client, chromium  # noqa: E402

IMAGES = ROOT / "docs/images"
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
SEVEN = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
OUR_HEADER = {"X-GP-Request": "1"}
#: Longest wait for a page to settle, in milliseconds.
PATIENCE = 20_000
QUALITY = 84
#: What the two people at the pictured table write in its first phases; the bots move as they like.
WRITTEN = {
    "S1901M": {
        "England": "F Lon - Nth; F Edi - Nrg; A Lvp - Yor",
        "Germany": "F Kie - Den; A Ber - Kie; A Mun - Ruh",
    },
    "F1901M": {
        "England": "A Yor - Nwy via convoy; F Nth C A Yor - Nwy; F Nrg - Bar",
        "Germany": "F Den H; A Kie - Hol; A Ruh H",
    },
    "F1901A": {"England": "B F Lon", "Germany": "B F Kie; B A Mun"},
}
LETTERS = (
    (
        "Germany",
        "England",
        "Holland is mine, Norway is yours. Shall we talk about Sweden?",
    ),
    ("England", "Germany", "Sweden, gladly. It will be now or never."),
    ("Germany", "England", "Then let us agree on this:\\nF Den - Swe\\nA Nwy S F Den - Swe"),
    ("Germany", "all", "A toast to the seven of us."),
)
PICTURED = "S1902M"
#: On the slips when the picture is taken.
DRAFT = "A Nwy S F Den - Swe; F Nth - Nrg; F Lon - Eng"


class Host:
    """Fills the house with people and tables over its API."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url

    def person(self, name: str, language: str = "en", **look: Any) -> BrowserContext:
        context = self._browser.new_context(timezone_id="Europe/Budapest", locale="en-GB", **look)
        self._post(context, "/api/guests", {"name": name, "language": language})
        return context

    def table(self, context: BrowserContext, title: str, **change: Any) -> dict[str, Any]:
        seats = dict.fromkeys(SEVEN, "bot:regular") | change.pop("seats", {"England": "me"})
        plan = {
            "game": "diplomacy", "scenario": "seven", "options": {}, "title": title, "seats": seats,
            "public": True, "anonymous": False, "pace": {"kind": "slow", "hours": 24}, "spectators": True,
            "spectator_delay": 0, "draw_lots": False,
        }  # fmt: skip
        return self._post(context, "/api/tables", plan | change)

    def play_to(self, people: dict[str, BrowserContext], table: str, goal: str) -> None:
        """Everybody writes what he is known to write, until a phase begins."""
        page = next(iter(people.values())).new_page()
        for _ in range(200):
            seen = {seat: self.snapshot(context, table, seat) for seat, context in people.items()}
            phase = next(iter(seen.values()))["view"]["phase"]
            if phase == goal:
                break
            for seat, snapshot in seen.items():
                if snapshot["question"] and seat not in snapshot["view"]["ready"]:
                    self.say(people[seat], table, seat, WRITTEN.get(phase, {}).get(seat, "none"))
            page.wait_for_timeout(300)
        page.close()

    def say(self, context: BrowserContext, table: str, seat: str, text: str) -> None:
        revision = self.snapshot(context, table, seat)["revision"]
        answer = {"seat": seat, "text": text, "revision": revision, "request": f"{revision} {text}"[:60]}
        self._post(context, f"/api/tables/{table}/decide", answer)

    def join(self, context: BrowserContext, table: str, seat: str) -> None:
        self._post(context, f"/api/tables/{table}/join", {"seat": seat})

    def snapshot(self, context: BrowserContext, table: str, seat: str) -> dict[str, Any]:
        found: dict[str, Any] = context.request.get(
            f"{self._url}/api/tables/{table}/snapshot?seat={seat}"
        ).json()
        return found

    def _post(self, context: BrowserContext, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = context.request.post(self._url + path, data=data, headers=OUR_HEADER)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        found: dict[str, Any] = answer.json()
        return found


def furnish(host: Host, anna: BrowserContext) -> str:
    """Tables of Anna's and of others; answers the id of the one that is shown."""
    speak = {"Gergő": "hu", "Олег": "ru", "Tomás": "en", "Margit K.": "hu"}
    others = {name: host.person(name, language) for name, language in speak.items()}
    free = {"England": "me", "France": "open", "Turkey": "open"}
    host.table(others["Gergő"], "Vasárnapi asztal", seats=free)
    host.table(
        others["Олег"], "Без конвоя", seats=free | {"Italy": "open"}, pace={"kind": "slow", "hours": 12}
    )
    host.table(others["Tomás"], "First game, gently", seats=free | {"Russia": "open"}, pace={"kind": "live"})
    host.table(anna, "Letters and Guns", seats={"France": "me", "Austria": "invite"}, public=False)
    shown: str = host.table(anna, "The Long Summer", seats={"England": "me", "Germany": "open"})["id"]
    host.join(others["Margit K."], shown, "Germany")
    people = {"England": anna, "Germany": others["Margit K."]}
    host.play_to(people, shown, PICTURED)
    for sender, reader, text in LETTERS:
        host.say(people[sender], shown, sender, f"press {reader}: {text}")
    return shown


def look(
    context: BrowserContext, url: str, path: str, name: str, *, theme: str, language: str = "en"
) -> None:
    settings = {"gp.theme": theme, "gp.language": language}
    keep = "; ".join(f"localStorage.setItem('{name}', '{value}')" for name, value in settings.items())
    context.add_init_script(f"try {{ {keep} }} catch (_) {{}}")
    page = context.new_page()
    page.goto(url + path)
    page.wait_for_load_state("networkidle", timeout=PATIENCE)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(700)
    if (line := page.locator(".table .command input")).count() and line.is_visible():
        line.fill(DRAFT)
        line.press("Enter")
        page.wait_for_timeout(1500)
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=QUALITY)
    page.close()


def pictures(browser: Browser, url: str) -> None:
    host = Host(browser, url)
    anna = host.person("Anna V.", viewport=DESKTOP)
    table = furnish(host, anna)
    state = anna.storage_state()
    phone = browser.new_context(
        viewport=PHONE, is_mobile=True, has_touch=True, storage_state=state,
        timezone_id="Europe/Budapest", locale="en-GB",
    )  # fmt: skip
    for context, size in ((anna, "desktop"), (phone, "phone")):
        for path, screen in (
            ("/", "lobby"), ("/new/diplomacy", "create"), (f"/table/{table}", "table"),
            ("/learn/diplomacy", "learn"), ("/rules/diplomacy", "rules"), ("/account", "account"),
        ):  # fmt: skip
            look(context, url, path, f"{screen}.{size}", theme="light")
    look(anna, url, f"/table/{table}", "table.dark", theme="dark")
    look(anna, url, f"/table/{table}", "table.russian", theme="light", language="ru")
    look(anna, url, "/", "lobby.hungarian", theme="light", language="hu")


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        try:
            path = chromium()
            build_client(Path(folder) / "client")
        except Missing as missing:
            print(f"no pictures: {missing}", file=sys.stderr)
            return 1
        house = HouseProcess(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            pictures(browser, house.url)
        finally:
            browser.close()
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
