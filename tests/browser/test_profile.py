"""A rated game from the form to the member's page, and the bots' ladder with the reader on it."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.test_invitations import member

pytestmark = pytest.mark.browser

WEST, EAST = "England+France+Russia", "Austria+Germany+Turkey"
#: The house closes its books when a game is over.
_BOOKS_MS = 30_000


def rated_game(anna: Visitor, boris: Visitor) -> None:
    """Boris gives a rated game for two up."""
    made: dict[str, Any] = anna.post(
        "/api/tables",
        {
            "game": "diplomacy",
            "scenario": "two",
            "title": "The Duel",
            "seats": {EAST: "me", WEST: "open"},
            "public": True,
            "rated": True,
            "spectators": True,
            "pace": {"kind": "slow", "hours": 24},
        },
    )
    boris.post(f"/api/tables/{made['id']}/join", {"seat": WEST})
    path = f"{boris.url}/api/tables/{made['id']}/snapshot?seat={quote(WEST)}"
    snapshot = boris.context.request.get(path).json()
    boris.decide({"id": made["id"]}, "concede", WEST, snapshot["revision"])


@pytest.mark.parametrize("phone", [False, True])
def test_a_rated_game_stands_on_the_pages_of_both(visitor: MakeVisitor, phone: bool) -> None:
    name = f"Amiens {phone}"
    anna = member(visitor(phone=phone), name)
    boris = member(visitor(phone=phone), f"Boris {phone}")
    rated_game(anna, boris)
    page = boris.goto("/people")
    page.get_by_label("The first letters of a name").fill("amie")
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    page.get_by_role("button", name="Add as friend").click()
    expect(page.get_by_role("button", name="Friend", exact=True)).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(
        "async name => (await (await fetch('/api/people/profile?name=' + name)).json()).played",
        arg=name,
        timeout=_BOOKS_MS,
    )
    page = boris.goto(f"/people/{name}")
    recent = page.get_by_role("region", name="Recent games")
    expect(recent.get_by_role("link", name="The Duel")).to_be_visible()
    expect(recent.get_by_text("won", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Diplomacy, by mail, with letters, 2 seats")).to_be_visible()
    page.get_by_role("button", name="Block", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Block").click()
    page.get_by_role("button", name="Take the block back").click()

    expect(page.get_by_role("button", name="Add as friend")).to_be_visible()


def test_the_ladder_tells_where_the_bots_stand(visitor: MakeVisitor) -> None:
    page = visitor().goto("/arena")
    page.get_by_text("Paths of Glory", exact=True).click()
    ladder = page.get_by_role("region", name="Ladder")
    expect(ladder.get_by_role("listitem").first).to_contain_text("measured bot against bot")
    ladder.get_by_role("button", name="Play against").first.click()

    expect(page.get_by_role("dialog")).to_be_visible()
