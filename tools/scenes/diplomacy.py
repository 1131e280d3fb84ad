"""Diplomacy: its table at the start, in the middle and at the end; a result, a year, letters."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from .frame import ABROAD, EVERY, Look, Place, Scene, read_the_end
from .host import Host, Somebody, is_over

SEVEN = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
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
    ("Germany", "England", "Holland is mine, Norway is yours. Shall we talk about Sweden?"),
    ("England", "Germany", "Sweden, gladly. It will be now or never."),
    ("Germany", "England", "Then let us agree on this:\\nF Den - Swe\\nA Nwy S F Den - Swe"),
    ("Germany", "all", "A toast to the seven of us."),
)
_GERMANY = re.compile("^(Germany|Германия|Németország)")
_LETTERS = re.compile("Press|Переписка|Üzenetek")
#: On the slips when the picture is taken.
DRAFT = "A Nwy S F Den - Swe; F Nth - Nrg; F Lon - Eng"
#: The last year of a game that bots play to its end.
LAST_YEAR = 1904


def against_bots(anna: Somebody, title: str, seat: str, **options: Any) -> str:
    seats = dict.fromkeys(SEVEN, "bot:novice") | {seat: "me"}
    return anna.table("diplomacy", "seven", title, seats, options=options)


def start(host: Host) -> Place:
    anna = host.person("Anna V.")
    return Place(f"/table/{against_bots(anna, 'The first spring', 'France')}", anna.state)


def long_summer(host: Host) -> Place:
    """Spring 1902 between two people and five bots, with letters and orders begun."""
    anna, margit = host.person("Anna V."), host.person("Margit K.", "hu")
    seats = dict.fromkeys(SEVEN, "bot:regular") | {"England": "me", "Germany": "open"}
    table = anna.table("diplomacy", "seven", "The Long Summer", seats, pace={"kind": "slow", "hours": 24})
    margit.join(table, "Germany")
    people = {"England": anna, "Germany": margit}
    for phase, written in WRITTEN.items():
        for seat, orders in written.items():
            _until_asked(people[seat], table, seat, phase)
            people[seat].say(table, seat, orders)
    for seat in people:
        _until_asked(people[seat], table, seat, "S1902M")
    for sender, reader, text in LETTERS:
        people[sender].say(table, sender, f"press {reader}: {text}")
    return Place(f"/table/{table}", anna.state)


def _until_asked(somebody: Somebody, table: str, seat: str, phase: str) -> None:
    """Wait for a phase; whoever is asked on the way to it has nothing to write there."""

    def comes(seen: dict[str, Any]) -> bool:
        view = seen["view"]
        if view["phase"] != phase and seen["question"] and seat not in view["ready"]:
            somebody.say(table, seat, "none")
        return bool(view["phase"] == phase and seen["question"])

    somebody.wait_for(table, seat, comes)


def end(host: Host) -> Place:
    anna = host.person("Anna V.")
    table = against_bots(anna, "Four short years", "England", last_year=LAST_YEAR)
    anna.let_play(table, "England", is_over, "regular")
    return Place(f"/table/{table}", anna.state)


def with_orders(page: Page) -> None:
    """The draft on the slips."""
    line = page.locator(".command input")
    if line.count() and line.is_visible():
        line.fill(DRAFT)
        line.press("Enter")
        page.mouse.move(2, 2)
        expect(line).to_have_value("")


def read_the_result(page: Page) -> None:
    """What became of the orders of the last autumn."""
    page.locator("body").press("r")
    expect(page.locator(".fate").first).to_be_visible()


def read_the_year(page: Page) -> None:
    page.locator("body").press("y")
    expect(page.locator("section.year").first).to_be_visible()


def open_the_letters(page: Page) -> None:
    """The letters of Germany, by the tab of the phone or beside the orders."""
    rail = page.locator(".rail")
    if not rail.count():
        page.locator("nav button", has_text=_LETTERS).click()
    (rail if rail.count() else page).get_by_role("button", name=_GERMANY).first.click()
    expect(page.get_by_role("log").first).to_be_visible()


SCENES = (
    Scene("diplomacy.start", start),
    Scene(
        "diplomacy.middle",
        long_summer,
        with_orders,
        looks=EVERY + ABROAD,
        kept=(Look(), *EVERY[1:3], ABROAD[0]),
    ),
    Scene("diplomacy.result", long_summer, read_the_result, looks=EVERY + ABROAD),
    Scene("diplomacy.year", long_summer, read_the_year, looks=EVERY + ABROAD),
    Scene("diplomacy.letters", long_summer, open_the_letters, looks=EVERY + ABROAD),
    Scene("diplomacy.end", end, read_the_end, looks=EVERY + ABROAD),
)
