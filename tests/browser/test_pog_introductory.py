"""The introductory scenario from its first card to its result, played by clicks against the novice. [5.3]"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import PogTable, pog_table, sit_down

pytestmark = pytest.mark.browser

#: More answers than three turns can ask for.
MOST = 400


class QuietPlayer:
    """Plays lawfully and short: one operation a round, and he defends as he must."""

    def __init__(self, table: PogTable) -> None:
        self.table = table
        self.page: Page = table.page
        self.panel = table.page.locator("aside.panel")
        self.asked = self.panel.locator('.asked[data-busy="false"]:not([data-kind=""])')
        table.untold()
        self.over = self.panel.get_by_role("heading", name="The war is over")

    def play_on(self) -> bool:
        """Answer whatever is asked next; no more once the war is over."""
        expect(self.asked.or_(self.over).first).to_be_visible(timeout=180_000)
        if self.over.count():
            return False
        kind = str(self.asked.get_attribute("data-kind"))
        moment = str(self.asked.get_attribute("data-moment"))
        read = self.panel.locator('[data-act="go-on"]')
        if read.count():
            read.click()
        if kind == "action":
            self._act_shortly()
        else:
            self._answer()
        gone = self.panel.locator(f'.asked:not([data-moment="{moment}"])')
        points = self.panel.get_by_role("alert")
        units = self.panel.get_by_role("alertdialog")
        expect(gone.or_(points).or_(units).first).to_be_attached(timeout=30_000)
        if not gone.count() and not units.count():
            self._again()
            expect(gone.or_(units).first).to_be_attached(timeout=30_000)
        if not gone.count():
            units.locator('[data-act="lose"]').click()
            expect(gone).to_be_attached(timeout=30_000)
        return True

    def _act_shortly(self) -> None:
        """One operation, or a card where that is not allowed."""
        one = self.panel.locator('[data-answer="auto"]')
        if one.count():
            one.click()
            self.panel.locator('[data-act="send"]').click()
            return
        self.page.locator(".tray [data-card]").first.click()
        self.page.locator('.over [data-use]:not([aria-disabled="true"])').first.click()

    def _answer(self) -> None:
        done = self.panel.locator('[data-act="done"]')
        if done.count():
            done.click()
            return
        self.panel.locator("[data-answer]").first.click()
        send = self.panel.locator('[data-act="send"]')
        if send.count():
            send.click()

    def _again(self) -> None:
        """Which points would be lost is said first; said again, it is done."""
        done = self.panel.locator('[data-act="done"]')
        (done if done.count() else self.panel.locator('[data-act="send"]')).first.click()


def test_r5_3_the_introductory_scenario_is_played_to_its_end(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = sit_down(anna, pog_table(anna, scenario="introductory"))
    player = QuietPlayer(table)

    answered = 0
    while player.play_on():
        answered += 1
        assert answered < MOST

    snapshot = anna.context.request.get(f"{anna.url}/api/tables/{table.page.url.split('/')[-1]}/snapshot")
    assert snapshot.json()["table"]["status"] == "finished"
    assert snapshot.json()["view"]["turn"] <= 3
    assert answered > 18
