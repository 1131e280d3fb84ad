"""A tournament and a club through the browser: made, entered, played with a restart in between, and ended."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import MakeVisitor, Visitor

WAIT = 60_000


def made(page: Page, title: str, rounds: int = 2) -> str:
    """Make a short tournament for two seats a table, by the form."""
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name", exact=True).fill(title)
    page.get_by_label("Scenario").select_option("two")
    page.get_by_role("spinbutton", name="Rounds").fill(str(rounds))
    page.get_by_label("Pace").select_option("0")
    page.get_by_label("Most turns (0: all)").fill("1")
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    return page.url.rsplit("/", 1)[-1]


def plays_his_table(person: Visitor, event: str) -> None:
    """Open the next table as it is offered; hold there until the house stops the game."""
    page = person.goto(f"/event/{event}")
    page.get_by_role("article").get_by_role("link", name="Play").first.click(timeout=WAIT)
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[-1]
    seat = _look(person, table)["table"]["my_seats"][0]
    for number in range(250):
        seen = _look(person, table, seat)
        if seen["table"]["status"] != "playing":
            return
        if seen["question"] is not None and seat not in _sealed(seen):
            person.post(
                f"/api/tables/{table}/decide",
                {
                    "seat": seat,
                    "text": _holds(seen["view"], seat),
                    "revision": seen["revision"],
                    "request": f"hold-{number}",
                },
            )
        page.wait_for_timeout(300)
    raise AssertionError("the game went on")


def _look(person: Visitor, table: str, seat: str = "") -> dict[str, Any]:
    path = f"{person.url}/api/tables/{table}/snapshot"
    answer = person.context.request.get(path, params={"seat": seat})
    found: dict[str, Any] = answer.json()
    return found


def _sealed(seen: dict[str, Any]) -> list[str]:
    return [seat["id"] for seat in seen["table"]["seats"] if seat["ready"]]


def _holds(view: dict[str, Any], seat: str) -> str:
    if view["kind"] != "M":
        return "none"
    powers = view["powers"][seat]
    return "; ".join(f"{unit['kind']} {unit['place']} H" for unit in view["units"] if unit["power"] in powers)


def test_a_swiss_of_eight_with_bots_from_the_first_click_to_the_last_standings(
    visitor: MakeVisitor, house: HouseProcess
) -> None:
    anna = visitor(refused=True).be("Anna")
    event = made(anna.goto("/events"), "Autumn Swiss")
    page = anna.page
    page.get_by_label("Bots").select_option("holder")
    page.get_by_label("How many").fill("7")
    page.get_by_role("button", name="Add bots").click()
    expect(page.get_by_role("row")).to_have_count(8)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("row")).to_have_count(9)
    page.get_by_role("button", name="Begin").click()
    plays_his_table(anna, event)
    house.close()
    house.open()
    plays_his_table(anna, event)

    page = anna.goto(f"/event/{event}")
    expect(page.get_by_role("columnheader", name="After round 2")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("row").nth(1)).to_contain_text("1")
    expect(page.get_by_text("Lots and tables follow from the seed")).to_be_visible()
    with page.expect_download() as csv:
        page.get_by_role("link", name="Table as CSV").click()
    assert csv.value.suggested_filename == f"{event}-standings.csv"
    bell = anna.context.request.get(f"{anna.url}/api/notices").json()["notices"]
    assert {"Round 1: Autumn Swiss", "Round 2: Autumn Swiss"} <= {notice["title"] for notice in bell}


def test_a_host_changes_a_draft_and_sees_its_cost(visitor: MakeVisitor) -> None:
    host = visitor().be("Host")
    duel = {"game": "diplomacy", "scenario": "two", "host_pairs": True, "pace": {"kind": "untimed"}}
    event = host.post("/api/events", {"title": "By hand", "settings": duel})["id"]
    host.post(f"/api/events/{event}/bots", {"level": "holder", "count": 4})
    page = host.goto(f"/event/{event}")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("pairs that meet again 0")).to_be_visible()
    before = page.get_by_role("complementary").get_by_role("listitem").all_inner_texts()
    page.get_by_label("This one").select_option(index=1)
    page.get_by_label("changes with").select_option(index=3)
    page.get_by_role("button", name="Change places").click()
    expect(page.get_by_role("complementary").get_by_role("listitem").first).not_to_have_text(before[0])
    page.get_by_role("button", name="Publish the round").click()

    expect(page.get_by_role("list", name="Rounds").get_by_text("Round 1")).to_be_visible()
    expect(page.get_by_role("button", name="Publish the round")).to_have_count(0)


def test_the_life_of_a_club(visitor: MakeVisitor) -> None:
    owner, ann = visitor().be("Owner"), visitor().be("Ann")
    page = owner.goto("/clubs")
    page.get_by_label("Name").fill("Winter Congress")
    page.get_by_role("button", name="Make the club").click()
    expect(page.get_by_role("heading", name="Winter Congress", level=1)).to_be_visible()
    page.get_by_text("Hang something up").click()
    page.get_by_label("Headline").fill("Congress in Ghent")
    page.get_by_role("button", name="Hang it up").click()
    expect(page.get_by_role("heading", name="Congress in Ghent")).to_be_visible()
    club = page.url.rsplit("/", 1)[-1]

    asks = ann.goto(f"/club/{club}")
    expect(asks.get_by_text("Congress in Ghent")).to_have_count(0)
    asks.get_by_role("button", name="Ask to join").click()
    expect(asks.get_by_text("You have asked to join")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Admit").click()
    expect(page.get_by_role("combobox", name="Role of Ann")).to_be_visible()
    asks.reload()
    expect(asks.get_by_role("heading", name="Congress in Ghent")).to_be_visible()
    page.get_by_role("button", name="Put out Ann").click()
    expect(page.get_by_role("combobox", name="Role of Ann")).to_have_count(0)


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_keys_lead_from_page_to_page(visitor: MakeVisitor, language: str) -> None:
    page = visitor(language=language).be("Keys", language).goto("/")
    places = {"ge": "/events", "gc": "/clubs", "gb": "/arena", "gt": "/", "/": "/find"}
    for keys, path in places.items():
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_url(f"**{path}")
