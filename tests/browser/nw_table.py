"""What a player does at a table of The Napoleonic Wars, in the words of a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.board_table import BoardTable
from tests.browser.browser_visitor import Visitor

FIVE = ("france", "britain", "austria", "russia", "prussia")
#: Windows for Responses; a seat is passed over in all of them unless a test plays one.
WINDOWS = (
    "impulse", "card", "consul", "move", "roll", "intercept", "evade", "battle", "retreat", "aftermath",
    "fleet", "convoy",
)  # fmt: skip
#: Nothing moves but what moves for ever.
_STILL = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""


class NwTable(BoardTable):
    """A page that shows a table; every method waits for what it asks for."""

    def question(self, kind: str, *, patience: float = 30_000) -> NwTable:
        """The panel asks a question of this kind, and nothing is on its way."""
        asked = self.page.locator(f'.asked[data-kind="{kind}"][data-busy="false"]').first
        expect(asked.or_(self._told()).first).to_be_visible(timeout=patience)
        self.read_on()
        expect(asked).to_be_visible(timeout=patience)
        return self

    def asking(self) -> NwTable:
        """Somebody is asked something, and nothing is on its way."""
        asked = self.page.locator('.asked[data-busy="false"]:not([data-kind=""])').first
        expect(asked).to_be_visible(timeout=30_000)
        return self.read_on()

    def read_on(self) -> NwTable:
        """What the others did, and a fight that has ended, is read of before anything else is answered."""
        for onward in (self._told(), self.page.locator('[data-act="continue"]')):
            if onward.count():
                onward.first.click()
                expect(onward).to_have_count(0)
        return self

    def _told(self) -> Locator:
        """The button below what the others did that leads to the own Impulse."""
        return self.page.get_by_role("button", name="To my impulse")

    def still(self) -> NwTable:
        """Nothing fades in or out any more."""
        self.page.wait_for_function(_STILL)
        return self

    def kind(self) -> str:
        asked = self.page.locator(".asked").first
        # What the others did may be told in place of the question, at once or a moment later.
        while not asked.count():
            expect(asked.or_(self._told()).first).to_be_attached(timeout=30_000)
            self.read_on()
        return asked.get_attribute("data-kind") or ""

    def card(self, card: str, use: str) -> None:
        """Play a card of the hand, as an event or for its CPs."""
        self.page.locator(".tray li button", has_text=card).first.click()
        self.page.locator(f'.use [data-answer^="{use} "]').click()

    def answer(self, text: str) -> None:
        """A row of the panel, by the text of its answer."""
        self.page.locator(f'aside.panel [data-answer="{text}"]').first.click()

    def press(self, act: str) -> None:
        """A button at the foot of the panel."""
        self.page.locator(f'.acts [data-act="{act}"]').first.click()

    def open_act(self, word: str) -> None:
        """One kind of action while CPs are spent."""
        self.question("act")
        self.answer(f"act:{word}")

    def end_impulse(self) -> None:
        """No more CPs are spent, warned or not, and no second card is played."""
        self.question("act").press("idle")
        expect(self.page.get_by_role("alert")).to_contain_text("would be lost")
        self.press("idle")
        moment = self.question("play").moment()
        self.press("idle")
        self.answered(moment)

    def moment(self) -> str:
        """The name of the question that is asked: every question has another."""
        return self.page.locator(".asked").first.get_attribute("data-moment") or ""

    def answered(self, moment: str) -> None:
        """That question is asked no more."""
        expect(self.page.locator(f'.asked[data-moment="{moment}"]')).to_have_count(0, timeout=30_000)


def nw_plan(**change: Any) -> dict[str, Any]:
    """What is asked of the lobby: five hot seats in 1805, unless told otherwise."""
    plan: dict[str, Any] = {"game": "napoleonic-wars", "scenario": "1805-5", "title": "Europe", "options": {}}
    plan |= {"public": False, "anonymous": False, "pace": {"kind": "untimed"}, "spectators": True}
    return plan | {"spectator_delay": 0, "draw_lots": False, "seats": dict.fromkeys(FIVE, "hotseat")} | change


def nw_table(anna: Visitor, **change: Any) -> str:
    found: str = anna.post("/api/tables", nw_plan(**change))["id"]
    return found


def at_position(
    anna: Visitor, asked_in: dict[str, list[str]] | None = None, *, ready: bool = True, **position: Any
) -> NwTable:
    """A sandbox at a position in which nobody is asked for Responses but where `asked_in` says so."""
    wanted = asked_in or {}
    passes = {seat: [w for w in WINDOWS if w not in wanted.get(seat, [])] for seat in FIVE}
    told = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 2, "auto_pass": passes}
    id_ = nw_table(anna, sandbox=True, position=told | position)
    table = NwTable(anna.goto(f"/table/{id_}"))
    return table.ready() if ready else table


def carry_on(tables: tuple[NwTable, ...], until: Callable[[], bool]) -> None:
    """Everybody answers whatever comes, as quietly as possible, until something is so."""
    for _ in range(900):
        if until():
            return
        for table in tables:
            if table.kind() and not until():
                quietly(table)
        tables[0].page.wait_for_timeout(100)
    raise AssertionError("it never came to that")


def quietly(table: NwTable) -> None:
    """Do nothing if that is allowed, else what stands first; a card is played for its CPs if it may be."""
    page = table.read_on().page
    moment = table.moment()
    idle = page.locator('.acts [data-act="idle"]')
    if idle.count():
        idle.first.click()
        expect(page.locator('.asked[data-busy="true"]')).to_have_count(0, timeout=30_000)
        if page.locator(f'.asked[data-moment="{moment}"]').count():  # warned of what would be lost
            idle.first.click()
    elif table.kind() == "play":
        page.locator(".tray li button").first.click()
        uses = page.locator('.use [data-answer]:not([aria-disabled="true"])')
        expect(uses.first).to_be_visible()
        for_points = uses.and_(page.locator('[data-answer^="cp "]'))
        (for_points if for_points.count() else uses).first.click()
    elif page.locator("aside.panel .options button.row").count():
        page.locator("aside.panel .options button.row").first.click()
        if page.locator('.acts [data-act="send"]').count():
            table.press("send")
    else:
        return  # the question went while it was read
    table.answered(moment)
