"""Words that would be scripts in a careless page: what people write is shown as written and runs nowhere."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from greatpowers.engine.match import Match
from greatpowers.engine.record import record_of, write_record
from greatpowers.games.shared.packs import folder_of
from greatpowers.games.table import find_game
from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import SEVEN, MakeVisitor, Visitor
from tests.browser.diplomacy_table import DiplomacyTable
from tests.browser.nw_table import NwTable
from tests.games.napoleonic_wars.packs import own, pack, with_cell

pytestmark = pytest.mark.browser

IMAGE = "<img src=x onerror=hit()>"
SCRIPT = "</title><script>hit()</script>"
SHAPE = '"><svg/onload=hit()>{ $hit }'
LINK = '<a href="javascript:hit()">here</a> javascript:hit() ${hit()} {{hit()}} <b onclick=hit()>x</b>'
RIGHT_TO_LEFT = "\u202etfel ot thgir\u202c \u2066<iframe srcdoc='<script>parent.hit()</script>'>"
LETTERS = (IMAGE, SCRIPT, SHAPE, LINK, RIGHT_TO_LEFT)
#: Tells if anything of it was taken for more than words: run, fetched, or made an element of the page.
WATCH = """
window.hits = 0;
window.hit = () => { window.hits += 1; };
document.addEventListener("securitypolicyviolation", window.hit);
"""
STRANGE = "img[src=x], iframe, a[href^='javascript:'], [onclick], [onload], [onerror], script:not([src])"


class Watched:
    """A visitor whose page tells if something ran."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor = visitor.be(name)
        self.dialogs: list[str] = []
        visitor.page.add_init_script(WATCH)
        visitor.page.on("dialog", lambda dialog: (self.dialogs.append(dialog.message), dialog.dismiss()))

    def at(self, path: str, *shown: str) -> Page:
        """Look at a page; these words are to be read on it."""
        page = self.visitor.goto(path)
        for words in shown:
            expect(page.get_by_text(words).first).to_be_attached()
        self.unharmed()
        return page

    def unharmed(self) -> None:
        page = self.visitor.page
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.hits") == 0, page.url
        assert page.locator(STRANGE).count() == 0, page.url
        assert self.dialogs == []


def imported(one: Visitor, title: str) -> str:
    """A game somebody brought along, with his title."""
    match = Match(find_game("diplomacy"), "seven", {}, seed="brought")
    for seat in SEVEN:
        match.decide(seat, "press all: " + LINK)
    record = json.loads(write_record(record_of(match))) | {"title": title}
    answer = one.context.request.post(
        f"{one.url}/api/records", data=json.dumps(record).encode(), headers={"X-GP-Request": "1"}
    )
    assert answer.ok, answer.text()
    found: str = answer.json()["id"]
    return found


def test_names_titles_and_letters_are_words_on_every_page(visitor: MakeVisitor) -> None:
    anna, boris = Watched(visitor(alone=True), IMAGE), Watched(visitor(alone=True), SHAPE)
    seats = {"France": "open", "Russia": "invite"}
    options = {"press": "grey"}
    one = anna.visitor
    waiting = one.table(seats=seats, public=True, title=SCRIPT)
    table = one.table(seats={"France": "open"}, public=True, title=SCRIPT, options=options)["id"]
    boris.visitor.post(f"/api/tables/{table}/join", {"seat": "France"})
    for number, letter in enumerate(LETTERS):
        one.decide({"id": table}, f"press France: {letter}", revision=number)
    ours = imported(one, SCRIPT)

    for path in ("/", "/mine", "/replays", "/arena", "/account"):
        anna.at(path)
    anna.at("/", SCRIPT)
    anna.at("/account", IMAGE)
    anna.at(f"/table/{waiting['id']}", SCRIPT)
    boris.at("/find", SCRIPT)
    boris.at(f"/join/{waiting['invites']['Russia']}", SCRIPT)
    page = boris.at(f"/table/{table}")
    DiplomacyTable(page).ready()
    page.locator(".rail").get_by_role("button", name="England").click()
    for letter in LETTERS[:-1]:
        expect(page.get_by_role("log")).to_contain_text(letter)
    boris.unharmed()
    DiplomacyTable(page).type(f"A Par - {IMAGE}; {SCRIPT}")
    boris.unharmed()
    Watched(visitor(alone=True), "Watcher").at(f"/table/{table}")
    anna.at(f"/table/{ours}")
    anna.at(f"/table/{ours}/verification")

    assert anna.visitor.page.title().count("<script>") <= 1


def test_what_was_written_to_the_game_master_is_words(visitor: MakeVisitor) -> None:
    anna = Watched(visitor(alone=True), "Anna")
    page = anna.at("/study/diplomacy/referee")
    page.locator("#referee-orders").fill(f"France: A Par - Bur; {IMAGE}\n{SCRIPT}\n{LINK}")
    page.get_by_role("button", name="Check the orders").click()

    expect(page.get_by_text(IMAGE).last).to_be_visible()
    anna.unharmed()


def test_public_talk_and_the_cards_of_a_pack_are_words(house: HouseProcess, visitor: MakeVisitor) -> None:
    files = with_cell(own(), "areas.csv", "kent", "name_en", IMAGE)
    files = with_cell(files, "cards.csv", "wet_powder", "name_en", SCRIPT)
    folder = folder_of(house.folder, "napoleonic-wars", "hostile")
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8")
    anna = Watched(visitor(alone=True), IMAGE)
    plan: dict[str, Any] = {"game": "napoleonic-wars", "scenario": "1805-2", "title": SHAPE}
    plan |= {"seats": {"france": "me", "britain": "bot:random"}, "options": {"bid": False}}
    table = anna.visitor.post("/api/tables", plan | {"pack": pack(files, "hostile").hash})["id"]
    for number, letter in enumerate(LETTERS):
        anna.visitor.decide({"id": table}, f"press all: {letter}", "france", number)

    page = anna.at(f"/table/{table}")
    NwTable(page).ready()
    expect(page.locator("svg text", has_text=IMAGE).first).to_be_attached()
    for letter in LETTERS[:-1]:
        expect(page.get_by_text(letter).first).to_be_attached()
    anna.unharmed()
