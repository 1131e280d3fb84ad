"""The phone: everything fits, everything can be hit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser

PATHS = ("/", "/new", "/find", "/mine", "/replays", "/rules", "/arena", "/account")
#: Smallest side of a button for a finger, in pixels.
FINGER = 44
PHONE_WIDTH = 390


def overflow(page: Page) -> list[str]:
    """Elements that stick out at the right, unless something around them scrolls."""
    found: list[str] = page.evaluate(
        """() => {
          const width = document.documentElement.clientWidth;
          const scrolls = (e) => { for (let p = e.parentElement; p; p = p.parentElement) {
            if (/(auto|scroll|hidden)/.test(getComputedStyle(p).overflowX)) return true; } return false; };
          return [...document.querySelectorAll('#app *')]
            .filter((e) => e.getClientRects().length && !scrolls(e))
            .filter((e) => e.getBoundingClientRect().right > width + 1)
            .map((e) => e.outerHTML.slice(0, 120));
        }"""
    )
    return found


def too_small(page: Page) -> list[str]:
    """Buttons and fields that a finger would miss; links inside sentences are let off."""
    found: list[str] = page.evaluate(
        """(finger) => [...document.querySelectorAll('button, select, .btn, nav a, input:not(.sr-only)')]
          .filter((e) => e.checkVisibility() && !e.classList.contains('sr-only'))
          .map((e) => [e, (e.labels?.length && e.type !== 'text' ? e.labels[0].parentElement : e)])
          .filter(([, e]) => { const r = e.getBoundingClientRect(); return r.height < finger - 0.5; })
          .map(([e]) => e.outerHTML.slice(0, 120))""",
        FINGER,
    )
    return found


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_nothing_sticks_out_and_fingers_hit_everything(visitor: MakeVisitor, language: str) -> None:
    anna = visitor(phone=True, language=language).be("Anna")
    table = anna.table(title="A table with quite a long name", public=True, seats={"Turkey": "open"})
    for path in (*PATHS, f"/table/{table['id']}"):
        page = anna.goto(path)
        page.wait_for_load_state("networkidle")

        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH, path
        assert overflow(page) == [], path
        assert too_small(page) == [], path


def test_the_bar_at_the_bottom_leads_everywhere(visitor: MakeVisitor) -> None:
    page = visitor(phone=True).goto("/")
    bar = page.get_by_role("navigation").last
    for name, path in (("Find", "/find"), ("Replays", "/replays"), ("Rules", "/rules"), ("Tables", "/")):
        bar.get_by_role("link", name=name).click()
        page.wait_for_url(f"**{path}")
    page.get_by_role("button", name="New game").click()

    expect(page.get_by_role("dialog", name="New game")).to_be_visible()


def test_seven_seats_fit_beside_each_other(visitor: MakeVisitor) -> None:
    """Nobody has to push the strip aside, and badges tell writing, sealed, bot and away apart."""
    anna, boris = visitor(phone=True).be("Anna"), visitor().be("Boris")
    table = anna.table(public=True, seats={"Turkey": "open"})
    boris.post(f"/api/tables/{table['id']}/join", {"seat": "Turkey"})
    page = anna.goto(f"/table/{table['id']}")
    seats = page.locator(".seats button")
    expect(seats).to_have_count(7)
    boxes = [seat.bounding_box() for seat in seats.all()]

    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE_WIDTH for box in boxes)
    expect(page.get_by_role("button", name="Turkey, Boris, away, supply centres: 3, writing")).to_be_visible()
    expect(page.get_by_role("button", name="England, Anna, supply centres: 3, writing")).to_be_visible()
    expect(
        page.get_by_role("button", name="Austria, bot, random, supply centres: 3, orders in")
    ).to_be_visible(timeout=30_000)


def test_a_table_opens_for_those_who_want_no_motion(visitor: MakeVisitor) -> None:
    anna = visitor(phone=True, moving=False).be("Anna")
    table = anna.table()
    page = anna.goto(f"/table/{table['id']}")
    expect(page.get_by_text("Order 1 of 3")).to_be_visible()
    heading = page.locator(".sheet h2").first.inner_text()
    page.get_by_role("button", name="Next").first.tap()

    expect(page.locator(".sheet h2").first).not_to_have_text(heading)


def test_a_newcomer_on_the_phone(visitor: MakeVisitor) -> None:
    page = visitor(phone=True).goto("/")
    page.get_by_role("button", name="Against bots").first.tap()
    page.get_by_label("You play as").fill("Pocket general")
    page.get_by_role("button", name="Start").tap()
    page.wait_for_url("**/table/*")

    expect(page.get_by_role("heading", level=1, name="Spring 1901")).to_be_visible()


def test_large_text_loses_nothing(visitor: MakeVisitor) -> None:
    """At twice the size of text the lobby still fits its width."""
    page = visitor().goto("/")
    page.set_viewport_size({"width": 720, "height": 900})

    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    assert overflow(page) == []
