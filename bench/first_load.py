"""First load: what a browser with an empty cache fetches before a game can be played. Run:
bench/first_load.py

A newcomer opens the page of a table in headless Chromium. Printed for each game: kilobytes as they came over
the wire, compressed and with their headers, by kind.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import tempfile
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

from housekeeping import Server
from playwright.sync_api import Browser, sync_playwright

GAMES = {"diplomacy": "France", "paths-of-glory": "cp", "napoleonic-wars": "france"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            found = {game: first_load(browser, server.address, game) for game in served(server.address)}
        finally:
            browser.close()
            server.stop()
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    for game, kinds in found.items():
        print(f"{game}: {sum(kinds.values()):.0f} kB")
        for kind, size in sorted(kinds.items(), key=lambda one: -one[1]):
            print(f"  {kind:>12} {size:8.1f}")


def served(address: str) -> list[str]:
    """The games the server offers."""
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        return [game["id"] for game in json.load(answer) if game["id"] in GAMES]


def first_load(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Kilobytes by kind of a table's page in a browser that has never been here."""
    cookie, table = new_table(address, game)
    # The service worker would fetch in its own name what the page needs.
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", service_workers="block"
    )
    context.add_cookies([{"name": "gp_session", "value": cookie, "url": address}])
    page = context.new_page()
    kinds: dict[str, str] = {}
    sizes: Counter[str] = Counter()
    watch = context.new_cdp_session(page)
    watch.send("Network.enable")
    watch.on("Network.responseReceived", lambda told: kinds.__setitem__(told["requestId"], told["type"]))
    watch.on(
        "Network.loadingFinished",
        lambda told: sizes.update({kinds.get(told["requestId"], "Other"): told["encodedDataLength"]}),
    )
    page.goto(f"{address}/table/{table}")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    context.close()
    return {kind: size / 1000 for kind, size in sizes.items()}


def new_table(address: str, game: str) -> tuple[str, str]:
    """A guest's cookie, and his table against bots."""
    answer = post(address, "/api/guests", {"name": "Newcomer", "language": "en"})
    cookie = answer.headers["Set-Cookie"].split(";")[0]
    with urllib.request.urlopen(f"{address}/api/games") as games:
        offered = next(one for one in json.load(games) if one["id"] == game)
    seats = dict.fromkeys(offered["scenarios"][0]["seats"], "bot:random")
    seats[GAMES[game]] = "me"
    table = json.load(post(address, "/api/tables", {"game": game, "seats": seats}, cookie))
    return cookie.split("=", 1)[1], table["id"]


def post(address: str, path: str, body: dict[str, Any], cookie: str = "") -> Any:
    headers = {"Content-Type": "application/json", "X-GP-Request": "1", "Cookie": cookie}
    return urllib.request.urlopen(urllib.request.Request(address + path, json.dumps(body).encode(), headers))


def chromium() -> str:
    wanted = os.environ.get("GREATPOWERS_CHROMIUM") or shutil.which("chromium")
    if not wanted:
        raise SystemExit("Chromium is not installed (apt-get install chromium)")
    return wanted


if __name__ == "__main__":
    main()
