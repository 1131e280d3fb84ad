"""A school on the real table, whatever the game: entering, typing answers, counting what is done."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from greatpowers.games.shared.school import School
from greatpowers.locale import Texts
from tests.browser.browser_visitor import Visitor


@dataclass(frozen=True)
class SchoolRoom:
    """The school of one game on a page; `prefix` is how its messages are called."""

    page: Page
    school: School
    prefix: str

    def choose(self, lesson: str) -> None:
        """Begin a lesson by its number at the top."""
        self.page.locator("header ol button").nth(list(self.school.lessons).index(lesson)).click()
        self.expect_done(lesson, 0)

    def expect_done(self, lesson: str, done: int) -> None:
        """So many tasks of the lesson are ticked off."""
        title = Texts("en").format(f"web-{self.prefix}-lesson", lesson=lesson)
        expect(self.page.get_by_role("heading", name=title)).to_be_visible(timeout=30_000)
        expect(self.page.locator(".lesson .steps .past")).to_have_count(done)

    def answered(self, count: int) -> Locator:
        """So many answers have been given in the lesson."""
        return self.page.locator(f'[data-answers="{count}"]')

    @property
    def _line(self) -> Locator:
        return self.page.get_by_label("Answer", exact=True)

    def type(self, answer: str) -> None:
        self._line.fill(answer)
        self._line.press("Enter")

    def say(self, answer: str, count: int) -> None:
        """Type an answer, or take its picture; what cannot be taken back is confirmed by its button."""
        read = self.page.locator("[data-act=go-on], [data-act=continue]").first
        picture = self.page.locator(f'[role=radio][data-answer="{answer}"]')
        expect(self._line.or_(read).or_(picture).first).to_be_visible()
        if read.count():
            read.click()
            expect(self._line.or_(picture).first).to_be_visible()
        if self._line.count():
            self.type(answer)
        else:
            picture.click()
        confirm = self.page.locator("[data-act=send], [data-act=use], [data-act=march], [data-act=attack]")
        # Either the answer was sent, or its button waits.
        expect(self.answered(count).or_(confirm).first).to_be_visible()
        if self.answered(count).count() == 0:
            confirm.first.click()
        expect(self.answered(count)).to_be_visible()


def enter(anna: Visitor, game: str, school: School, prefix: str, lesson: str = "") -> SchoolRoom:
    """Go to school, to a lesson or to the first."""
    room = SchoolRoom(anna.goto(f"/learn/{game}"), school, prefix)
    first = next(iter(school.lessons))
    room.expect_done(first, 0)
    if lesson and lesson != first:
        room.choose(lesson)
    return room
