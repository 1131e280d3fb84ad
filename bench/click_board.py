"""How long it takes from a click to the changed board. Run: bench/click_board.py [--clicks N] [--json]

A real server and headless Chromium at a sandbox of each game with a board of points. Answers are clicked in
the panel. Printed: milliseconds from the click to the frame that shows what the server made of it, and how
many of them were spent waiting for the server. Clicks that only mark an answer are not counted. At a table of
Diplomacy, against bots that hold, two kinds of clicks are told apart: an order that is written, of which the
server hears nothing, and the seal after which the result is shown.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from first_load import chromium
from housekeeping import Server
from playwright.sync_api import Browser, Page, sync_playwright

TABLES: Final = {
    "paths-of-glory": {"scenario": "historical", "position": {"format": "greatpowers-pog-1"}},
    "napoleonic-wars": {
        "scenario": "1805-5",
        "position": {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 2},
    },
}
#: Notes the click, the news that follows, and the first frame after the page has changed by it.
_WATCH: Final = """
window.clicks = [];
let open = null;
addEventListener("click", () => { open = { click: performance.now() }; }, { capture: true });
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", () => { if (open && !open.news) open.news = performance.now(); });
  }
};
new MutationObserver((changes) => {
  if (!open || open.seen || !(open.news || window.unheard)) return;
  const shown = "[role=application], aside.panel, aside.side";
  if (!changes.some(({ target }) => target.parentElement?.closest(shown))) return;
  const one = open;
  one.seen = true;
  requestAnimationFrame(() => setTimeout(() => {
    window.clicks.push({ whole: performance.now() - one.click, server: (one.news ?? one.click) - one.click });
  }));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
#: Rows of the panel that answer, and the button that sends what was marked.
_ROWS: Final = 'aside.panel [data-answer]:not([aria-disabled="true"])'
_SEND: Final = "aside.panel .btn.primary"
_PAUSE_MS: Final = 400
#: Who holds in Diplomacy, and the first order that is offered as long as one is to be written.
_OTHERS: Final = ("Austria", "England", "Germany", "Italy", "Russia", "Turkey")
_ORDER: Final = ".option:not(.warned):not(.chosen)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            found = {game: measure(browser, server.address, game, asked.clicks) for game in TABLES}
            found |= measure_diplomacy(browser, server.address, asked.clicks)
        finally:
            browser.close()
            server.stop()
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    for game, times in found.items():
        print(game, " ".join(f"{name} {value:.0f}" for name, value in times.items()))


def measure(browser: Browser, address: str, game: str, wanted: int) -> dict[str, float]:
    """Medians and the slowest twentieth, in milliseconds."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.add_init_script(_WATCH)
    _ask(page, address, "/api/guests", {"name": "Clicker", "language": "en"})
    plan = {"game": game, "title": "Clicks", "seats": {}, "sandbox": True, "options": {}}
    table = _ask(page, address, "/api/tables", plan | TABLES[game])["id"]
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[role=application] [data-space]")
    page.wait_for_timeout(3 * _PAUSE_MS)
    for _ in range(20 * wanted):
        if page.evaluate("window.clicks.length") >= wanted:
            break
        _click_or_answer(page, address, table)
    times: list[dict[str, float]] = page.evaluate("window.clicks")
    context.close()
    return figures(times)


def measure_diplomacy(browser: Browser, address: str, wanted: int) -> dict[str, dict[str, float]]:
    """Orders written, and a third as many seals."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.add_init_script(_WATCH)
    _ask(page, address, "/api/guests", {"name": "Writer", "language": "en"})
    seats = dict.fromkeys(_OTHERS, "bot:holder") | {"France": "me"}
    plan = {"game": "diplomacy", "scenario": "seven", "title": "Clicks", "options": {"press": "none"}}
    table = _ask(page, address, "/api/tables", plan | {"seats": seats})["id"]
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("svg.settled")
    page.wait_for_timeout(3 * _PAUSE_MS)
    times: dict[str, list[dict[str, float]]] = {"an order": [], "the seal": []}
    for _ in range(20 * wanted):
        if len(times["an order"]) >= wanted and len(times["the seal"]) >= wanted // 3:
            break
        for kind, target in (("an order", _ORDER), ("the seal", "button.seal:not([aria-disabled=true])")):
            if page.locator(target).count():
                page.evaluate(
                    "(unheard) => { window.unheard = unheard; window.clicks = []; }", kind == "an order"
                )
                page.locator(target).first.click()
                page.wait_for_timeout(2 * _PAUSE_MS)
                times[kind] += page.evaluate("window.clicks")
                break
        else:
            page.keyboard.press("Enter")
            page.wait_for_timeout(_PAUSE_MS)
    context.close()
    return {f"diplomacy, {kind}": figures(found) for kind, found in times.items()}


def figures(times: list[dict[str, float]]) -> dict[str, float]:
    """Medians and the slowest twentieth, in milliseconds."""
    whole = sorted(one["whole"] for one in times)
    return {
        "clicks": len(whole),
        "median": statistics.median(whole),
        "p95": whole[int(len(whole) * 0.95)],
        "waiting for the server, median": statistics.median(one["server"] for one in times),
    }


def _click_or_answer(page: Page, address: str, table: str) -> None:
    """The first answer of the panel; where it has none, one is given over the API."""
    send, rows = page.locator(_SEND), page.locator(_ROWS)
    target = send.first if send.count() else rows.first if rows.count() else None
    if target is not None and target.is_visible():
        target.click()
    else:
        seat, question, revision = _question(page, address, table)
        text = question["options"][0]["text"]
        _ask(page, address, f"/api/tables/{table}/decide", {"seat": seat, "text": text, "revision": revision})
    page.wait_for_timeout(_PAUSE_MS)


def _question(page: Page, address: str, table: str) -> tuple[str, dict[str, Any], int]:
    about = page.context.request.get(f"{address}/api/tables/{table}").json()
    for seat in about["my_seats"]:
        shown = page.context.request.get(f"{address}/api/tables/{table}/snapshot?seat={seat}").json()
        if shown["question"]:
            return seat, shown["question"], shown["revision"]
    raise RuntimeError("nobody is asked")


def _ask(page: Page, address: str, path: str, data: dict[str, Any]) -> dict[str, Any]:
    answer = page.context.request.post(address + path, data=data, headers={"X-GP-Request": "1"})
    if not answer.ok:
        raise RuntimeError(answer.text())
    found: dict[str, Any] = answer.json()
    return found


if __name__ == "__main__":
    main()
