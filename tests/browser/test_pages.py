"""The quieter pages: rules, bots, replays, verification, and what is not there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor, Visitor

pytestmark = pytest.mark.browser


def test_a_rule_can_be_linked_to(visitor: MakeVisitor) -> None:
    page = visitor().goto("/rules/diplomacy#rule-6-2")
    rule = page.locator("#rule-6-2")

    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("Fleets in coastal provinces carry nobody")


def test_the_rules_can_be_searched(visitor: MakeVisitor) -> None:
    page = visitor(language="ru").goto("/rules")
    page.get_by_label("Поиск по правилам").fill("флот")
    expect(page.locator("dd").first).to_contain_text("флот")
    page.get_by_label("Поиск по правилам").fill("абракадабра")

    expect(page.get_by_text("Таких слов в правилах нет.")).to_be_visible()


def test_the_bots_are_introduced(visitor: MakeVisitor) -> None:
    """Their strength in words and figures, and a table against the one that is picked."""
    page = visitor().goto("/arena")
    regular = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="regular"))
    expect(regular).to_contain_text("Against novice: 86\u00a0% (82–89\u00a0%) in 350 games, Seven players.")
    expect(page.locator("pre")).to_have_count(0)
    page.get_by_text("Paths of Glory", exact=True).click()
    page.get_by_role("button", name="Play against: veteran").click()

    expect(page.get_by_role("dialog").get_by_role("radio", name="veteran")).to_be_checked()


def test_nothing_here(visitor: MakeVisitor) -> None:
    anna = visitor(refused=True)
    assert anna.context.request.get(f"{anna.url}/no/such/page").status == 404
    page = anna.goto("/no/such/page")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()

    expect(page.get_by_role("heading", name="Begin a war")).to_be_visible()


@pytest.fixture
def finished(visitor: MakeVisitor) -> tuple[Visitor, dict[str, Any]]:
    """A game that ends with its first year."""
    anna = visitor().be("Anna")
    table = anna.table(title="A short war", public=True, options={"last_year": 1901})
    for _ in range(40):
        now = anna.context.request.get(f"{anna.url}/api/tables/{table['id']}/snapshot?seat=England").json()
        if now["table"]["status"] == "finished":
            return anna, table
        if now["question"] is None or "England" in now["view"]["ready"]:
            anna.page.wait_for_timeout(300)
            continue
        anna.decide(table, "none", revision=now["revision"])
    raise AssertionError("the game never ended")


def test_a_finished_game_is_in_the_archive_with_its_record_and_proof(
    finished: tuple[Visitor, dict[str, Any]],
) -> None:
    anna, table = finished
    page = anna.goto("/replays")
    expect(page.get_by_role("heading", name="A short war").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record: A short war").first.click()
    record = json.loads(download.value.path().read_text())
    assert record["format"] == "greatpowers-record-1"
    page = anna.goto(f"/table/{table['id']}/verification")
    expect(page.get_by_text("everything agrees")).to_be_visible()
    expect(page.get_by_text("greatpowers verify")).to_contain_text(download.value.suggested_filename)
    page = anna.goto("/replays")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.gp.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )

    page.wait_for_url("**/table/*")
    assert table["id"] not in page.url


def test_a_file_that_is_no_record_is_refused_in_words(visitor: MakeVisitor) -> None:
    anna = visitor(refused=True).be("Anna")
    page = anna.goto("/replays")
    for name, content in (("a.json", b"not json"), ("b.json", b'{"format": "other"}')):
        page.locator("input[type=file]").set_input_files(
            {"name": name, "mimeType": "application/json", "buffer": content}
        )
        expect(page.locator(".toast.bad").last).to_contain_text("The file is not a match record.")
        page.locator(".toast.bad").last.get_by_role("button").click()
        expect(page.locator(".toast.bad")).to_have_count(0)


def test_a_refused_record_says_why_and_the_notice_follows_the_language(visitor: MakeVisitor) -> None:
    page = visitor(refused=True).be("Anna").goto("/replays")
    record = {"format": "greatpowers-record-1", "game": "diplomacy", "version": "1805", "scenario": "seven"}
    nothing: dict[str, Any] = {"options": {}, "seats": [], "decisions": [], "checkpoints": []}
    page.locator("input[type=file]").set_input_files(
        {"name": "old.json", "mimeType": "application/json", "buffer": json.dumps(record | nothing).encode()}
    )
    notice = page.locator(".toast.bad")
    expect(notice).to_contain_text("does not show its seed yet")
    page.get_by_role("button", name="magyar").click()

    expect(notice).to_contain_text("A partijegyzék véletlenmagja még titkos")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "cannot be reached"), ("ru", "Сервер не отвечает"), ("hu", "A szerver nem érhető el")],
)
def test_a_silent_server_is_told_in_the_language_of_the_browser(
    visitor: MakeVisitor, language: str, words: str
) -> None:
    anna = visitor(language=language, refused=True, alone=True)
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.page.goto(f"{anna.url}/")

    expect(anna.page.get_by_role("status").filter(has_text=words)).to_be_visible()


def test_the_seed_of_a_running_game_stays_secret(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = anna.table()
    page = anna.goto(f"/table/{table['id']}/verification")

    expect(page.get_by_text("secret until the game is over")).to_be_visible()
    expect(page.get_by_text("can be verified after the game")).to_be_visible()
