"""How long a table of twenty turns takes to open in a browser that has never been there. Run:
bench/open_browser.py [--runs N] [--json]

Two regular players play Paths of Glory, the campaign, into a store: one table stands in its last turn, at a
question of the visitor, another is over. For every run a server process is started on the store and Chromium
opens a context with nothing kept. Printed: milliseconds from the navigation to the frame in which the board
stands with every counter and name in sight and the panel with its question, or with the end; and what came
before it. Counters and names that come later count as well, unless they lie beyond the frame of the board.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from first_load import chromium
from housekeeping import Server
from open_table import in_house
from playwright.sync_api import Browser, sync_playwright

from greatpowers.bots.arena import make_player
from greatpowers.server.house import House
from greatpowers.server.matches.lobby import NewTable
from greatpowers.server.matches.table import Table
from greatpowers.server.people.people import Person
from greatpowers.server.people.sessions import COOKIE

GAME, SCENARIO, LAST_TURN = "paths-of-glory", "campaign", 20
MINE, OTHER = "cp", "ap"
_MOST_GAMES = 12
#: Notes when everything stood on the screen for the first time, and when the parts of it did.
_WATCH = """
window.stood = {};
const parts = {
  board: () => document.querySelectorAll("[role=application] [data-space]").length > 100
    && document.querySelector("[role=application] g.counter") !== null,
  panel: () => /Central Powers:|The war is over/.test(
    document.querySelector("aside.panel .inner")?.textContent),
};
const look = () => {
  for (const [name, stands] of Object.entries(parts))
    if (!(name in window.stood) && stands()) window.stood[name] = performance.now();
  if (Object.keys(parts).every((name) => name in window.stood)) {
    if (!("all" in window.stood)) requestAnimationFrame(() => setTimeout(() => {
      window.stood.all = performance.now();
    }));
    return;
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
window.came = [];
new MutationObserver((changes) => {
  const now = performance.now();
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.ownerSVGElement) window.came.push([node, now]);
}).observe(document, { childList: true, subtree: true });
"""
#: When the last counter or name in sight was put on the board.
_LAST_IN_SIGHT = """() => {
  const board = document.querySelector("[role=application]");
  const frame = board.getBoundingClientRect();
  const inSight = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
  };
  const late = window.came.filter(([node]) => board.contains(node) && [node, ...node.querySelectorAll("*")]
    .some((one) => one.matches("g.counter, text") && inSight(one)));
  return Math.max(0, ...late.map(([, when]) => when));
}"""
#: A browser that was just started loads pages of its own window first, half a second of processor.
_BROWSER_STARTS_MS = 2000
#: Until the whole board is there, in sight or not.
_SETTLED_MS = 1500
_REQUESTS = """() => performance.getEntriesByType("resource").map((one) =>
  [one.name.replace(location.origin, ""), one.startTime, one.responseEnd, one.transferSize])"""


async def prepare(house: House) -> tuple[str, dict[str, str]]:
    """The cookie of a visitor, and the tables: one that is being played and one that is over."""
    visitor = await house.people.add_guest("Visitor", "en")
    over: list[Table] = []
    for n in range(_MOST_GAMES):
        table = await played(house, visitor, f"game {n}", until_over=False)
        if not table.playing().match.is_over:
            if not over:
                over.append(await played(house, visitor, "over", until_over=True))
            longest = max(over, key=lambda one: one.playing().revision)
            return await house.sessions.open(visitor), {"running": table.id, "over": longest.id}
        over.append(table)
    raise SystemExit(f"no game of {_MOST_GAMES} came to turn {LAST_TURN}")


async def played(house: House, visitor: Person, seed: str, until_over: bool) -> Table:
    """A table whose seats were played by regulars, to the last turn's first question or to the end."""
    asked = NewTable(
        game=GAME, scenario=SCENARIO, title=seed, seats={MINE: "me", OTHER: "bot:regular"},
        options={"peace_terms": False},
    )  # fmt: skip
    table = await house.lobby.create(asked, visitor)
    play = table.playing()
    players = {seat: make_player(play.match.game, "regular", f"{seed} {seat}") for seat in (MINE, OTHER)}
    while not play.match.is_over:
        question = play.match.pending()[0]
        if question.seat == MINE and play.match.state.turn == LAST_TURN and not until_over:
            break
        chosen = players[question.seat].decide(play.match.view(question.seat), question)
        text = question.choice.write(chosen)
        await house.matches.decide(table, question.seat, text, by=visitor.id, request=f"r{play.revision}")
        play = table.playing()
    return table


def opened(browser: Browser, folder: Path, cookie: str, table: str) -> dict[str, Any]:
    """One opening by a server that was just started and a browser with nothing kept."""
    server = Server(folder)
    server.start()
    try:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
        page = context.new_page()
        page.add_init_script(_WATCH)
        page.wait_for_timeout(_BROWSER_STARTS_MS)
        page.goto(f"{server.address}/table/{table}", wait_until="commit")
        page.wait_for_function("() => window.stood && window.stood.all")
        page.wait_for_timeout(_SETTLED_MS)
        stood: dict[str, Any] = page.evaluate("window.stood")
        stood["all"] = max(stood["all"], page.evaluate(_LAST_IN_SIGHT))
        stood["requests"] = page.evaluate(_REQUESTS)
        context.close()
        return stood
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--requests", action="store_true", help="list what was asked for in the last run")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory(prefix="greatpowers-open-") as folder:
        cookie, tables = asyncio.run(in_house(Path(folder), prepare))
        for name, table in tables.items():
            found[name] = []
            for _ in range(asked.runs):
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
                    found[name].append(opened(browser, Path(folder), cookie, table))
                    browser.close()
    if asked.json:
        print(json.dumps(found))
        return
    for name, runs in found.items():
        times = [run["all"] for run in runs]
        print(f"{name}: median {statistics.median(times):.0f} ms ({min(times):.0f}–{max(times):.0f})")
        if asked.requests:
            for path, start, end, size in runs[-1]["requests"]:
                print(f"  {start:6.0f} – {end:6.0f} ms {size / 1000:7.1f} kB  {path}")


if __name__ == "__main__":
    main()
