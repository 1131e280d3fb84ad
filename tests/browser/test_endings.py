"""The end of a game in each of the three: verdict, standings with names, points that add up, talk."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import SEVEN, MakeVisitor, Visitor
from tests.browser.test_accessibility import findings

pytestmark = pytest.mark.browser

#: Games that bots finish soon, my seat first.
SHORT: dict[str, dict[str, Any]] = {
    "diplomacy": {
        "seats": {"England": "me"} | {seat: "bot:novice" for seat in SEVEN if seat != "England"},
        "options": {"last_year": 1902, "press": "none"},
    },
    "paths-of-glory": {
        "scenario": "introductory",
        "seats": {"cp": "me", "ap": "bot:novice"},
        "options": {"peace_terms": False},
    },
    "napoleonic-wars": {"scenario": "1813-2", "seats": {"france": "me", "britain": "bot:novice"}},
}


def finished(anna: Visitor, game: str) -> str:
    """A game of Anna's that is over: bots play it out, or in a longer one she gives up."""
    plan = {"game": game, "title": "The last one", "public": True, "spectators": True, **SHORT[game]}
    table: str = anna.post("/api/tables", plan)["id"]
    seat = next(iter(SHORT[game]["seats"]))
    if game != "diplomacy":
        anna.decide({"id": table}, "concede", seat)
    else:
        anna.post(f"/api/tables/{table}/hand-over", {"seat": seat, "level": "novice"})
    for _ in range(600):  # seven bots on a busy machine take their time
        if anna.context.request.get(f"{anna.url}/api/tables/{table}").json()["status"] == "finished":
            return table
        anna.page.wait_for_timeout(300)
    raise AssertionError("the game never ended")


def numbers(page: Page, where: str) -> list[int]:
    return [int(text.replace("−", "-")) for text in page.locator(where).all_inner_texts()]


def check_that_points_add_up(page: Page, game: str) -> None:
    """Every source is told, and together they are the count beside the name or on the track."""
    if game == "paths-of-glory":
        course = page.get_by_role("list", name="How it was fought").get_by_role("listitem")
        expect(course).to_have_count(3)
        expect(course.first).to_have_text(
            re.compile(r"Battles begun: Allied Powers \d+ and Central Powers \d+")
        )
        expect(page.locator(".graph .half")).to_have_count(2)
        assert sum(numbers(page, ".result li .points")) == numbers(page, ".total .sum")[0]
        return
    first = page.locator(".result table tbody tr").first.get_by_role("button")
    first.click()
    total = int(re.sub(r"[^\d−+]", "", first.inner_text()).replace("−", "-"))
    assert sum(numbers(page, "tr.inside li .points")) == total


@pytest.mark.parametrize("game", SHORT)
def test_a_game_ends_with_standings_talk_and_another_game(visitor: MakeVisitor, game: str) -> None:
    anna = visitor().be("Anna")
    table = finished(anna, game)
    page = anna.goto(f"/table/{table}")
    ending = page.locator("main.ending")
    expect(ending.get_by_role("heading", level=1)).to_be_focused(timeout=60_000)
    seats = SHORT[game]["seats"]
    expect(ending.locator("tbody tr", has=page.locator(".names"))).to_have_count(len(seats))
    expect(ending.locator(".names", has_text="Anna")).to_have_count(1)
    expect(ending.locator(".names", has_text="novice")).to_have_count(len(seats) - 1)
    check_that_points_add_up(page, game)

    ending.get_by_label("Your letter").fill("Well played.")
    ending.get_by_role("button", name="Send").click()
    expect(ending.get_by_label("Your letter")).to_have_value("")
    expect(ending.locator(".problem")).to_have_count(0)
    expect(ending.get_by_role("log")).to_contain_text("Well played.")

    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name=re.compile("^Same (sides|seats)")).click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator("main.ending")).to_have_count(0)


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_serious_at_the_end(
    visitor: MakeVisitor, axe: str, theme: str, phone: bool
) -> None:
    anna = visitor(theme=theme, phone=phone).be("Anna")
    page = anna.goto(f"/table/{finished(anna, 'napoleonic-wars')}")
    expect(page.locator("main.ending .more")).to_be_visible(timeout=60_000)

    assert findings(page, axe) == []


def test_the_end_comes_by_itself_to_those_who_watch(visitor: MakeVisitor) -> None:
    anna, clara = visitor().be("Anna"), visitor().be("Clara")
    plan = {"game": "paths-of-glory", "title": "Given up", "public": True, "spectators": True}
    table = anna.post("/api/tables", {**plan, **SHORT["paths-of-glory"]})["id"]
    page = clara.goto(f"/table/{table}")
    expect(page.locator("header").first).to_be_visible(timeout=60_000)
    anna.decide({"id": table}, "concede", "cp")

    expect(page.get_by_role("heading", level=1, name="The Allied Powers win the war")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Rematch"))).to_have_count(0)


def test_the_graph_is_walked_by_keys_and_a_turning_point_is_replayed(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    page = anna.goto(f"/table/{finished(anna, 'diplomacy')}")
    graph = page.get_by_role("group", name="Over the turns")
    graph.focus(timeout=60_000)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".sentence")).to_contain_text("Spring 1902: Austria")

    page.locator("ol button", has_text="The year 1901").first.click()
    expect(page.locator("main.ending")).to_have_count(0)
    expect(page.get_by_role("heading", name="Spring 1901").first).to_be_visible()


def test_the_score_of_a_game_under_way_is_one_key_away(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    plan = {"game": "napoleonic-wars", "title": "Points", "scenario": "1805-5"}
    seats = dict.fromkeys(("britain", "austria", "russia", "prussia"), "bot:novice") | {"france": "me"}
    table = anna.post("/api/tables", {**plan, "seats": seats})["id"]
    page = anna.goto(f"/table/{table}")
    expect(page.locator("header").get_by_role("button", name="Score")).to_be_visible(timeout=60_000)
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name="Score")

    expect(sheet.get_by_text("If peace came now, France would win with 1")).to_be_visible()
    expect(sheet.get_by_text("one chance in six")).to_be_visible()
    assert sum(numbers(page, "dialog details[open] li .points")) == 1
