"""Every moment of an Impulse of The Napoleonic Wars by axe, in both themes and at both sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.nw_table import NwTable, at_position, nw_table
from tests.browser.test_accessibility import findings, landmarks

pytestmark = pytest.mark.browser

ARMY = "napoleon, murat + 8 france"
PRAGUE = {"ratisbon": ARMY, "prague": "mack + 7 austria"}
HANDS = {"france": ["talleyrand", "horse_artillery", "countermanded"], "austria": ["typhus"]}


def sound(page: Page, axe: str, where: str) -> None:
    assert findings(page, axe) == [], where
    assert landmarks(page) == (1, 1), where


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_battle_from_the_card_to_the_verdict(visitor: MakeVisitor, axe: str, theme: str) -> None:
    """Card, purse, road, the question whether to stand, battle card, losses, verdict, score, politics."""
    anna = visitor(theme=theme).be("Anna")
    anna.goto("/rules")
    table = at_position(anna, idle=True, due="france", areas=PRAGUE, hands=HANDS)
    page = table.page
    table.question("play")
    sound(page, axe, "play")
    page.locator(".tray li button", has_text="Talleyrand").first.click()
    expect(page.locator('.use [data-answer^="cp "]')).to_be_visible()
    sound(page, axe, "card")
    page.locator('.use [data-answer^="cp "]').click()
    table.question("act")
    sound(page, axe, "act")
    table.space("ratisbon")
    table.space("prague")
    expect(page.locator('[data-road="prague"] [data-chances]')).to_be_visible()
    sound(page, axe, "road")
    table.press("march")
    seen: set[str] = set()
    end = page.locator("[data-battle-end=prague]")
    for _ in range(40):
        page.locator('.asked[data-busy="false"]:not([data-kind=""])').first.wait_for()
        kind = page.locator(".asked").first.get_attribute("data-kind") or ""
        if end.count():
            break
        if kind not in seen:
            sound(page, axe, kind)
        seen.add(kind)
        do_the_least(table)
    assert {"reaction", "battle-card"} <= seen
    sound(page, axe, "verdict")
    page.locator('[data-act="continue"]').click()
    page.locator("body").press("s")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page, axe) == [], "score"
    page.keyboard.press("Escape")
    for scene in ("diplomacy", "table"):
        page.locator(f'button[data-scene="{scene}"]').click()
        expect(page.locator(f'section[data-scene="{scene}"]')).to_be_visible()
        sound(page, axe, scene)


def do_the_least(table: NwTable) -> None:
    page, moment = table.page, table.moment()
    choice = page.locator('.acts [data-act="idle"], aside.panel [role=radio]')
    (choice if choice.count() else page.locator("aside.panel .options button.row")).first.click()
    if page.locator('.acts [data-act="send"]').count():
        table.press("send")
    table.answered(moment)


def test_the_end_of_a_war_of_two(visitor: MakeVisitor, axe: str) -> None:
    anna = visitor(theme="dark", phone=True).be("Anna")
    id_ = nw_table(anna, scenario="1813-2", seats={"france": "me", "britain": "bot:random"})
    page = anna.goto(f"/table/{id_}")
    revision = anna.context.request.get(f"{anna.url}/api/tables/{id_}/snapshot?seat=france").json()[
        "revision"
    ]
    answer = {"seat": "france", "text": "concede", "revision": revision, "request": "concede"}
    anna.post(f"/api/tables/{id_}/decide", answer)
    expect(page.locator("main.ending h1")).to_contain_text("wins")

    assert findings(page, axe) == []
