"""The client can be installed, and keeps its own files but nobody's games."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser


def test_the_manifest_names_icons_that_exist(visitor: MakeVisitor) -> None:
    anna = visitor(alone=True)
    page = anna.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = anna.context.request.get(f"{anna.url}{address}").json()

    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = anna.context.request.get(anna.url + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].split(";")[0] == icon["type"]


def test_only_built_files_are_kept(visitor: MakeVisitor) -> None:
    anna = visitor(alone=True).be("Anna")
    anna.table()
    page = anna.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_load_state("networkidle")
    kept = page.evaluate(
        """async () => { const urls = []; for (const name of await caches.keys())
           for (const request of await (await caches.open(name)).keys())
             urls.push(new URL(request.url).pathname);
           return urls }"""
    )

    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path != "/" and not path.startswith(("/assets/", "/icons/"))] == []


def test_without_a_network_the_house_still_has_a_door(visitor: MakeVisitor) -> None:
    anna = visitor(refused=True, alone=True)
    page = anna.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_load_state("networkidle")
    anna.context.set_offline(True)
    page.reload()
    expect(page.locator(".opening.deaf")).to_have_count(1)
    anna.context.set_offline(False)

    expect(page.get_by_role("heading", name="Begin a war")).to_be_visible()


def test_the_page_of_a_table_names_what_its_first_look_needs(visitor: MakeVisitor) -> None:
    """Nothing is found out step by step: what the page loads is what it names, and all of it is there."""
    anna = visitor(alone=True).be("Anna")
    table = anna.table()["id"]
    ask = anna.context.request.get
    page = ask(f"{anna.url}/table/{table}").text()
    named = set(re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page))
    loaded: set[str] = set()
    anna.page.on("response", lambda answer: loaded.add(urlsplit(answer.url).path))
    expect(anna.goto(f"/table/{table}").locator("svg.settled")).to_have_count(1, timeout=30_000)

    assert '<meta name="game" content="diplomacy">' in page
    assert any("table-diplomacy" in file for file in named)
    assert {file for file in loaded if file.endswith((".js", ".css")) and "/assets/" in file} == named
    assert {ask(anna.url + file).status for file in named} == {200}
