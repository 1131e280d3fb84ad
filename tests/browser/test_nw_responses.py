"""Responses and standing orders of The Napoleonic Wars: asked, ordered, carried out, sealed, and heard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.nw_table import FIVE, NwTable, nw_plan, nw_table
from tests.browser.test_pog_faces import findings

pytestmark = pytest.mark.browser

START: dict[str, Any] = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 2}
START |= {"due": "france", "areas": {"stuttgart": "ney + 4 france", "london": "moore + 2 britain"}}
#: A panel that has just come takes no keys for so many milliseconds.
DEAF = 400
HELD = ["stragglers", "countermanded", "skilful_withdrawal"]


def seated(
    anna: Visitor, bela: Visitor, hands: dict[str, list[str]] | None = None, **change: Any
) -> tuple[NwTable, NwTable]:
    """Anna plays France and has the first Impulse, Béla Britain; the others are bots without a card."""
    cards = {"france": ["rally", "typhus", "haiti", "luddites", "talleyrand"], "britain": HELD} | (
        hands or {}
    )
    seats = dict.fromkeys(FIVE, "bot:random") | {"france": "me", "britain": "open"}
    options = change.get("options", {})
    position = START | {"hands": cards} | ({"options": options} if options else {})
    id_ = anna.post("/api/tables", nw_plan(seats=seats, public=True, position=position, **change))["id"]
    bela.post(f"/api/tables/{id_}/join", {"seat": "britain"})
    return tuple(NwTable(one.goto(f"/table/{id_}")).ready() for one in (anna, bela))  # type: ignore[return-value]


def typed(table: NwTable, text: str) -> None:
    """Any answer can be written."""
    field = table.page.get_by_label(re.compile("^(Answer|Ответ|Válasz)$"))
    field.fill(text)
    field.press("Enter")


def march(france: NwTable, to: str, *, since: str = "stuttgart") -> None:
    france.question("act")
    typed(france, f"move ney + 4 france @ {since} to {to}")
    # A march that is written is shown with its road first, like one that is pointed at.
    france.press("march")


def begin(france: NwTable) -> None:
    """The Impulse of France is for CPs."""
    france.question("play")
    france.page.locator('.tray [data-card="rally"]').click()
    france.page.locator('.use [data-answer="cp rally"]').click()
    france.question("act")


def panel(page: Page) -> Locator:
    return page.get_by_role("alertdialog")


def order(page: Page, card: str) -> Locator:
    return page.locator(f'[data-order="{card}"]')


def gap(page: Page, name: str) -> Locator:
    return page.locator(f'select[data-gap="{name}"]')


def test_r6_14_asked_once_then_ordered_and_carried_out_after_a_restart(
    visitor: MakeVisitor, house: HouseProcess
) -> None:
    """Béla is asked about a march, passes, gives an order; it outlasts the server and meets the next."""
    anna, bela = (visitor(alone=True, refused=True).be(name) for name in ("Anna", "Béla"))
    france, britain = seated(anna, bela)
    page = britain.page
    expect(page.locator("[data-offer]")).to_have_count(4)
    page.locator('[data-offer="keep"]').click()
    expect(page.locator("[data-offer]")).to_have_count(0)
    begin(france)
    march(france, "ulm")

    britain.question("response")
    expect(panel(page)).to_contain_text("France enters Ulm. Respond?")
    expect(panel(page)).to_contain_text("Ney and 4 SP of France")
    expect(panel(page)).to_contain_text("You give up 2 CP.")
    expect(page.locator('[data-other="countermanded"]')).to_contain_text("only when an event is announced")
    expect(page.get_by_role("heading", name="France enters Ulm. Respond?")).to_be_focused()
    britain.press("idle")
    france.question("act")

    page.locator("body").press("o")
    order(page, "stragglers").click()
    page.get_by_role("radio", name="Play it when").check()
    gap(page, "against").select_option("ney")
    gap(page, "at").select_option("munich")
    expect(page.locator("[data-editor]")).to_contain_text("If Ney enters Munich, that army goes no farther.")
    page.locator('[data-act="give"]').click()
    expect(order(page, "stragglers")).to_have_attribute("data-mode", "play")
    order(page, "countermanded").click()
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(order(page, "countermanded")).to_have_attribute("data-mode", "off")

    house.close()
    house.open()
    for table in (france, britain):
        table.page.reload()
        table.ready()
    expect(order(page, "stragglers")).to_contain_text("Ney, Munich")
    expect(order(page, "countermanded")).to_contain_text("not this turn")
    expect(page.locator("[data-offer]")).to_have_count(0)
    march(france, "munich", since="ulm")
    britain.log("By your order: “Stragglers” (Britain).")
    expect(order(page, "stragglers")).to_have_count(0)
    expect(order(page, "countermanded")).to_have_attribute("data-mode", "off")
    expect(panel(page)).to_have_count(0)
    france.question("act")
    expect(france.page.locator("aside.rail")).to_contain_text("Stragglers")
    expect(france.page.locator("aside.rail")).not_to_contain_text("By your order")
    for one in (anna, bela):
        one.complaints = [told for told in one.complaints if "WebSocket connection" not in told]


def test_r6_14_under_seal_a_common_clock_an_answer_kept_and_changed(visitor: MakeVisitor) -> None:
    """Béla may answer until the clock ends; Anna, who holds nothing that fits, has nothing to press."""
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    pace = {"kind": "live", "grace": 0, "later": 600, "short": 60}
    hands = {"france": ["rally", "typhus"], "britain": ["stragglers"]}
    france, britain = seated(anna, bela, hands, pace=pace, options={"responses": "sealed"})
    page = britain.page
    waits = france.page.get_by_text(re.compile(r"Nothing fits: waiting, \d s"))
    begin(france)
    march(france, "ulm")

    expect(panel(page)).to_contain_text("France enters Ulm", timeout=30_000)
    expect(page.locator("[data-clock]")).to_have_text(re.compile(r"[1-8] s for everybody"))
    expect(waits).to_be_visible()
    expect(france.page.locator(".acts button")).to_have_count(0)
    page.wait_for_timeout(DEAF)
    page.keyboard.press("p")
    expect(page.locator('[data-kept="pass"]')).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-kept]")).to_have_attribute("data-kept", "britain responds stragglers")
    expect(france.page.locator("aside.rail")).not_to_contain_text("Stragglers")
    # In time: the house wakes for a window that begins within an Impulse.
    expect(page.locator("aside.rail")).to_contain_text("Stragglers", timeout=12_000)


def test_r6_14_the_question_is_answered_by_keys_and_no_stray_enter(visitor: MakeVisitor) -> None:
    """Enter does nothing before a card is chosen; ? says why, M goes to the map and back."""
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    france, britain = seated(anna, bela)
    page = britain.page
    begin(france)
    march(france, "ulm")
    britain.question("response")
    moment = britain.moment()
    page.wait_for_timeout(DEAF)
    page.keyboard.press("Enter")
    page.keyboard.press("?")
    expect(page.locator("details[open]")).to_contain_text("The table is brisk")
    page.keyboard.press("m")
    expect(page.locator('[role=application] [data-space="ulm"][tabindex]').first).to_be_focused()
    page.keyboard.press("m")
    expect(page.get_by_role("heading", name="France enters Ulm. Respond?")).to_be_focused()
    assert britain.moment() == moment
    page.keyboard.press("1")
    expect(page.locator('[data-act="send"]')).to_have_text("Play Stragglers")
    page.keyboard.press("Enter")
    britain.answered(moment)
    france.log("Stragglers")


def test_r6_14_not_asked_again_this_turn(visitor: MakeVisitor) -> None:
    """The link under the reason passes and turns the card off; the next army is not asked about."""
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    france, britain = seated(anna, bela)
    begin(france)
    march(france, "ulm")
    britain.question("response")
    britain.page.get_by_text("Why am I asked?").click()
    britain.page.locator('[data-act="silence"]').click()
    expect(order(britain.page, "stragglers")).to_have_attribute("data-mode", "off")
    march(france, "munich", since="ulm")
    france.question("act")
    expect(panel(britain.page)).to_have_count(0)


def test_r6_14_an_announced_card_lies_open_and_is_cancelled(visitor: MakeVisitor) -> None:
    anna, bela = visitor().be("Anna"), visitor().be("Béla")
    france, britain = seated(anna, bela)
    france.question("play")
    france.page.locator('.tray [data-card="talleyrand"]').click()
    france.page.locator('.use [data-answer="event talleyrand"]').click()
    britain.question("response")
    page = britain.page
    expect(panel(page)).to_contain_text("France plays “Talleyrand”. Cancel it?")
    expect(page.get_by_role("complementary", name="Talleyrand")).to_be_visible()
    britain.answer("britain responds countermanded")
    britain.press("send")
    france.log("Orders Countermanded")


def test_r6_14_a_shared_screen_is_handed_over_only_for_a_card_that_fits(visitor: MakeVisitor) -> None:
    """Under seal all five seats are asked; the device goes to Britain alone."""
    anna = visitor().be("Anna")
    hands = {"france": ["rally", "typhus"], "britain": ["stragglers"], "russia": ["haiti"]}
    options = {"responses": "sealed"}
    id_ = nw_table(anna, position=START | {"hands": hands, "options": options}, options=options)
    page = anna.goto(f"/table/{id_}")
    page.get_by_role("button", name="Open: France").click()
    table = NwTable(page).ready()
    begin(table)
    march(table, "ulm")
    page.get_by_role("button", name="Open: Britain").click()
    table.question("response").press("idle")
    page.get_by_role("button", name="Open: France").click()
    table.question("act")


def test_a_new_table_weighs_brisk_against_sealed(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    page = anna.goto("/new/napoleonic-wars")
    option = page.locator('[data-option="responses"]')
    expect(option.get_by_role("radio", name="Brisk")).to_be_checked()
    expect(option.locator(".gain")).to_have_count(4)
    expect(option.locator(".price")).to_have_count(2)
    option.get_by_role("radio", name="Sealed").check()


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_words_of_responses_leave_their_place(visitor: MakeVisitor, language: str, phone: bool) -> None:
    anna, bela = visitor().be("Anna"), visitor(language=language, phone=phone).be("Béla", language)
    france, britain = seated(anna, bela)
    begin(france)
    march(france, "ulm")
    page = britain.question("response").page
    assert beyond(page) == []
    page.locator('.acts [data-act="idle"]').click()
    expect(panel(page)).to_have_count(0)
    if phone:
        page.locator("nav button").nth(2).click()
        page.locator("[data-orders]").click()
        assert order(page, "stragglers").bounding_box()["height"] >= 44  # type: ignore[index]
    order(page, "skilful_withdrawal").click()
    page.get_by_role("radio").nth(1).check()
    gap(page, "own").select_option("moore")
    gap(page, "measure").select_option("twice")
    assert beyond(page) == []


def beyond(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.asked :not(svg *), .editor :not(svg *), .orders *, .acts *')]
        .filter((one) => !one.closest('.card') && !one.matches('.sr-only'))
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .filter((one) => getComputedStyle(one).display !== 'inline' && one.tagName !== 'svg')
        .map((one) => one.className + ': ' + one.textContent.slice(0, 60))"""
    )
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_responses_and_orders(
    visitor: MakeVisitor, axe: str, theme: str
) -> None:
    anna, bela = visitor().be("Anna"), visitor(theme=theme).be("Béla")
    france, britain = seated(anna, bela)
    begin(france)
    march(france, "ulm")
    page = britain.question("response").page
    page.wait_for_timeout(DEAF)
    page.keyboard.press("1")
    page.get_by_text("Why am I asked?").click()
    assert findings(britain.still().page, axe) == []
    britain.press("idle")
    order(page, "skilful_withdrawal").click()
    page.get_by_role("radio").nth(1).check()
    assert findings(britain.still().page, axe) == []
