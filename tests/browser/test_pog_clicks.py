"""How many clicks a newcomer needs in Paths of Glory: every lesson, then the first battle, by mouse alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.terminal.school import school
from tests.browser.browser_visitor import MakeVisitor
from tests.browser.clicking import COUNTING, clicks
from tests.browser.pog_table import PogTable
from tests.browser.school_room import SchoolRoom

pytestmark = pytest.mark.browser

USES = ("event", "ops", "sr", "rp")
#: Clicks of each lesson; the last of them leads on to the next. They stand in docs/clicks.md.
MOST = {
    "cards": 9, "moving": 11, "combat": 10, "retreat": 10, "flank": 9, "trenches": 10, "supply": 8,
    "redeployment": 6, "replacements": 4, "mandate": 13, "status": 3, "victory": 6,
}  # fmt: skip


class Pupil:
    """Does what an answer says with the mouse, as the screen offers it."""

    def __init__(self, room: SchoolRoom) -> None:
        self.room = room
        self.page = room.page
        self.table = PogTable(room.page)

    def learn(self, answers: Sequence[str]) -> None:
        given = 0
        while given < len(answers):
            given += self._do(answers[given], answers[given + 1 : given + 3])
            expect(self.room.answered(given)).to_be_visible()

    def _do(self, answer: str, after: Sequence[str]) -> int:
        """How many answers it was: a march and its goal are one drag, an attack and its flank one button."""
        read = self.page.locator("[data-act=go-on]")
        busy = self.page.locator('.asked[data-busy="true"]')
        expect(busy).to_have_count(0)
        if read.count():
            read.click()
        verb, _, rest = answer.partition(" ")
        if verb in USES and rest in CARDS:
            self.page.locator(f'.tray [data-card="{rest}"]').click()
            self.page.locator(f'.over [data-use="{verb}"]').click()
        elif verb == "done":
            self._end()
        elif verb == "activate":
            self.table.chip(*rest.split(" "))
        elif verb in ("move", "entrench"):
            return self._take(verb, rest, after)
        elif verb == "with":
            return self._attack(rest, after)
        elif verb == "attack":
            self.table.space(rest)
        elif verb in ("sr", "retreat"):
            unit, _, way = rest.partition(" to ")
            row = self.page.locator(f'aside.panel [data-answer="{unit}"]')
            if "@" in unit:
                self.table.space(unit.partition("@")[2])
            if row.count():
                row.click()
            self._go(way.split(" "))
        else:
            self._row(answer)
        return 1

    def _go(self, way: Sequence[str]) -> None:
        """The last space of a way; those before it where there is another way to it."""
        moment = self._moment()
        self.table.space(way[-1])
        if len(way) > 1 and self._moment() == moment:
            self.page.wait_for_timeout(500)
            if self._moment() == moment:
                for space in way:
                    self.table.space(space)

    def _moment(self) -> str:
        return str(self.page.locator(".asked").get_attribute("data-moment"))

    def _end(self) -> None:
        self.page.locator("[data-act=done]").click()
        warned = self.page.get_by_role("alert")
        if warned.count():
            self.page.locator("[data-act=done]").click()

    def _take(self, verb: str, units: str, after: Sequence[str]) -> int:
        refs = units.split(", ")
        space = refs[0].partition("@")[2]
        stack = self.page.locator(f'aside.panel [data-ref$="@{space}"]')
        if not stack.count():
            self.table.space(space)
            expect(stack.first).to_be_visible()
        self._switch(refs)
        if verb == "entrench":
            self.page.locator("[data-act=entrench]").click()
            return 1
        self.table.space(after[0].removeprefix("to "))
        return 2

    def _attack(self, units: str, after: Sequence[str]) -> int:
        self._switch(units.split(", "))
        planned = bool(after) and after[0].startswith(("flank", "frontal"))
        if planned:
            self.page.locator(f'[data-answer="{after[0]}"]').click()
        self.page.locator("[data-act=with]").click()
        return 2 if planned else 1

    def _switch(self, refs: Sequence[str]) -> None:
        """Those take part, and nobody else."""
        for one in self.page.locator("aside.panel [data-ref]").all():
            is_on = one.get_attribute("aria-pressed") == "true"
            if is_on != (one.get_attribute("data-ref") in refs):
                one.click()

    def _row(self, answer: str) -> None:
        self.page.locator(f'[data-answer="{answer}"]').first.click()
        send = self.page.locator("[data-act=send]")
        if send.count():
            send.click()


def test_every_lesson_and_its_clicks_are_written_down() -> None:
    told = (Path(__file__).parents[2] / "docs/clicks.md").read_text(encoding="utf-8")
    for number, lesson in enumerate(school().lessons, 1):
        assert re.search(rf"\| Lesson {number}, [^|]+ \| {MOST[lesson]} \|", told), lesson


@pytest.mark.parametrize("lesson", school().lessons)
def test_a_lesson_is_learnt_by_mouse_alone(visitor: MakeVisitor, lesson: str) -> None:
    anna = visitor(alone=True)
    anna.context.add_init_script(COUNTING)
    room = SchoolRoom(anna.goto("/learn/paths-of-glory"), school(), "pog")
    if lesson != next(iter(school().lessons)):
        room.choose(lesson)
    clicks(room.page)

    Pupil(room).learn(school().lessons[lesson].solution)
    room.expect_done(lesson, len(school().lessons[lesson].tasks))
    onward = room.page.get_by_role("button", name="Next lesson")
    read = room.page.locator("[data-act=go-on]")
    if read.count():
        read.click()
    if lesson != list(school().lessons)[-1]:
        onward.click()

    assert clicks(room.page) <= MOST[lesson]


def test_a_newcomer_uses_a_card_with_two_clicks_and_fights_with_two(visitor: MakeVisitor) -> None:
    """From the lobby against a bot: the Guns of August, an attack to its dice, and what comes of it."""
    anna = visitor(alone=True)
    anna.context.add_init_script(COUNTING)
    page = anna.goto("/")
    page.get_by_role("button", name="Against bots").nth(1).click()
    expect(page.get_by_role("dialog", name="Paths of Glory: against bots")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    table = PogTable(page).ready().untold()
    table.asked("what will you do in this action round?")
    assert clicks(page) == 2

    table.card("Guns of August")
    table.use("Event")
    table.asked("which space will you attack?")
    assert clicks(page) == 2

    table.space("sedan")
    table.asked("Attack on Sedan")
    page.locator("[data-act=with]").click()
    expect(page.get_by_label("The battle of Sedan")).to_be_visible(timeout=30_000)
    table.log("Central Powers fire and roll")
    assert clicks(page) == 2
