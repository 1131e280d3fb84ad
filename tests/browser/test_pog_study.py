"""Studying Paths of Glory: coming back to a game, dice, odds, positions and sandboxes, taking back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_visitor import MakeVisitor, Visitor
from tests.browser.pog_table import PogTable, pog_table, sit_down
from tests.browser.test_pog_faces import findings

pytestmark = pytest.mark.browser

PHONE_WIDTH = 390
LANGUAGES = ("en", "ru", "hu")


def snapshot(one: Visitor, table: str, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = one.context.request.get(
        f"{one.url}/api/tables/{table}/snapshot?seat={seat}"
    ).json()
    return found


def rounds(people: dict[str, Visitor], table: str, count: int) -> None:
    """So many action rounds over the API: operations that attack wherever they can."""
    done = 0
    while True:
        seat = snapshot(people["cp"], table, "")["view"]["asked"][0]
        shown = snapshot(people[seat], table, seat)
        question = shown["question"]
        if done >= count and question["kind"] == "action" and seat == "cp":
            return
        options = [option["text"] for option in question["options"]]
        wanted = [text for text in options if text.startswith("ops") or "attack" in text]
        done += question["kind"] == "action"
        said = {"seat": seat, "text": (wanted or options)[0], "revision": shown["revision"]}
        people[seat].post(f"/api/tables/{table}/decide", said | {"request": f"r{shown['revision']}"})


def two_at_a_table(anna: Visitor, bela: Visitor) -> str:
    table = pog_table(anna, seats={"cp": "me", "ap": "invite"})
    invite = anna.context.request.get(f"{anna.url}/api/tables/{table}").json()["invites"]["ap"]
    bela.post(f"/api/tables/{table}/join", {"invite": invite})
    return table


def away_and_back(visitor: MakeVisitor, **face: Any) -> tuple[Visitor, Visitor, str]:
    """Anna has looked at her table; then some rounds were played without her page."""
    language = face.get("language", "en")
    anna, bela = visitor(**face).be("Anna", language), visitor().be("Béla")
    table = two_at_a_table(anna, bela)
    page = anna.goto(f"/table/{table}")
    expect(page.locator(".tray li, .use button").first).to_be_visible(timeout=30_000)
    page.goto("about:blank")
    rounds({"cp": anna, "ap": bela}, table, 4)
    return anna, bela, table


# ---- the last round on the map


def test_coming_back_one_sees_what_the_other_side_did(visitor: MakeVisitor, axe: str) -> None:
    anna, _, table = away_and_back(visitor)
    page = sit_down(anna, table).page
    told = page.locator("section.told")
    stops = page.locator(".stops button")

    expect(told).to_contain_text("The last round · Allied Powers")
    expect(page.locator("aside.panel")).not_to_contain_text("Looking back")
    assert findings(page, axe) == []
    stops.first.click()
    expect(page.locator(".stops [aria-current=step]")).to_have_count(1)
    attack = page.get_by_role("button", name="Allied Powers attack").first
    attack.click()
    expect(page.locator(".pieces .arrow.attack").first).to_be_attached()
    page.get_by_role("button", name="Continue to my round").click()
    expect(told).to_have_count(0)
    page.keyboard.press("r")
    expect(told).to_be_visible()
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    page.reload()
    PogTable(page).ready()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_phone_it_stands_in_the_sheet(visitor: MakeVisitor, language: str) -> None:
    anna, _, table = away_and_back(visitor, phone=True, language=language)
    page = anna.goto(f"/table/{table}")
    expect(page.locator(".sheet .told h2")).to_be_visible()
    page.locator(".sheet .stops button").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH


# ---- dice


def test_the_dice_of_a_table_are_counted(visitor: MakeVisitor, axe: str) -> None:
    anna, _, table = away_and_back(visitor)
    rolled = anna.context.request.get(f"{anna.url}/api/tables/{table}/dice").json()
    page = anna.goto(f"/table/{table}/dice")
    fire = [group for group in rolled["groups"] if group["purpose"] == "fire"]

    expect(page.get_by_role("heading", name="Dice statistics")).to_be_visible()
    expect(page.locator("tbody tr", has_text="Fire")).to_have_count(len(fire))
    for group in fire:
        row = page.locator("tbody tr", has_text="Fire").filter(has_text=group["side"].upper())
        expect(row.locator("td").nth(1)).to_have_text(str(group["count"]))
        expect(row.locator("td").nth(3)).to_have_text(str(int(group["good"])))
    assert findings(page, axe) == []


def test_diplomacy_has_no_dice(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    page = anna.goto(f"/table/{anna.table()['id']}/dice")

    expect(page.get_by_text("Nothing was left to chance")).to_be_visible()


# ---- odds


def shown_chance(page: Page, name: str) -> float:
    text = page.locator(".told dl div", has_text=name).first.locator("dd").inner_text()
    return float(text.rstrip("%"))


def test_an_attack_is_put_together_and_its_odds_are_read(visitor: MakeVisitor, axe: str) -> None:
    page = visitor().goto("/study/paths-of-glory/odds")
    expect(page.locator(".told")).to_contain_text("strength 10")
    before = shown_chance(page, "Attacker wins")
    assert findings(page, axe) == []

    page.get_by_role("group", name="Counters to add: Central Powers").get_by_role(
        "button", name="German 3rd Army"
    ).click()
    expect(page.locator(".told")).to_contain_text("strength 15")
    assert shown_chance(page, "Attacker wins") >= before
    page.locator("label", has_text="2").filter(has=page.locator("[name=bench-trench]")).click()
    expect(page.locator(".told")).to_contain_text("shift −2")
    page.get_by_label("Attacks from: German 3rd Army").select_option("liege")
    page.get_by_label("Kind of attack").select_option("koblenz")
    expect(page.locator("section.cp .why")).to_contain_text("12.3.1")


def test_cards_and_forts_count(visitor: MakeVisitor) -> None:
    page = visitor().goto("/study/paths-of-glory/odds")
    page.get_by_label("Terrain").select_option("clear")
    page.get_by_label("Space").first.select_option("verdun")
    expect(page.locator(".told")).to_contain_text("strength 7")
    page.get_by_role("switch", name="Fort 3 stands").click()
    expect(page.locator(".told")).to_contain_text("strength 4")
    page.get_by_text("Combat cards").first.click()
    expect(page.locator("section.cp em").first).to_contain_text("rule")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit_the_phone_and_speak_the_language(visitor: MakeVisitor, language: str) -> None:
    """A text that is missing would be a complaint of the browser."""
    anna = visitor(phone=True, language=language).be("Anna", language)
    page = anna.goto("/study/paths-of-glory/odds")
    expect(page.locator(".told dl")).to_be_visible()
    page.locator("summary").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH
    page = anna.goto("/study/paths-of-glory/position")
    PogTable(page).ready()
    for tab in range(4):
        page.get_by_role("tab").nth(tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH


# ---- positions


def checks(page: Page) -> Locator:
    """What the rules say of the position."""
    return page.locator("aside [role=status]")


def test_a_position_is_edited_checked_and_played(visitor: MakeVisitor, axe: str) -> None:
    anna = visitor().be("Anna")
    page = anna.goto("/study/paths-of-glory/position")
    table = PogTable(page).ready()
    table.space("sedan")
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("French 5th Army")
    add = page.get_by_role("group", name="Counters to add here")
    for name in ("French 7th Army", "French 10th Army", "Army of the Orient"):
        add.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("button", name="Undo")).to_be_enabled()
        expect(page.get_by_role("button", name="Play both sides")).to_be_visible()
    expect(checks(page)).to_contain_text("More than three units stand in a space.")
    expect(page.get_by_role("button", name="Play both sides")).to_be_disabled()
    assert findings(page, axe) == []

    page.get_by_role("button", name="Undo").click()
    expect(checks(page)).to_contain_text("Nothing speaks against this position.")
    page.get_by_role("button", name="French 7th Army: Flip").click()
    expect(panel).to_contain_text("French 7th Army (reduced)")
    page.get_by_role("tab", name="Tracks").click()
    page.get_by_label("Victory points").fill("12")
    page.get_by_label("Victory points").press("Tab")
    page.get_by_role("button", name="Play both sides").click()
    page.wait_for_url("**/table/*")
    table.ready()
    id_ = page.url.split("/")[-1]
    shown = snapshot(anna, id_, "cp")
    found = sorted((p["kind"], p["reduced"]) for p in shown["view"]["pieces"] if p["space"] == "sedan")
    assert shown["view"]["vp"] == 12
    assert found == [("fr_10", False), ("fr_5", False), ("fr_7", True)]


def test_positions_are_saved_and_loaded(visitor: MakeVisitor, tmp_path: Path) -> None:
    anna = visitor().be("Anna")
    page = anna.goto("/study/paths-of-glory/position")
    PogTable(page).ready()
    page.get_by_role("tab", name="File").click()
    small = {"scenario": "campaign", "turn": 7, "units": {"sedan": ["fr_5"], "metz": ["ge_1"]}}
    page.get_by_label("Or paste a position here").fill(json.dumps(small))
    page.get_by_role("button", name="Take over").click()
    expect(page.locator("h1")).to_contain_text("7 ·")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    saved.value.save_as(tmp_path / "position.json")
    page.get_by_role("button", name="August 1914").click()
    expect(page.locator("h1")).to_contain_text("1 ·")
    page.locator("input[type=file]").set_input_files(tmp_path / "position.json")
    expect(page.locator("h1")).to_contain_text("7 ·")

    assert json.loads((tmp_path / "position.json").read_text())["units"] == small["units"]
    page.get_by_label("Or paste a position here").fill('{"units": {"nowhere": []}}')
    page.get_by_role("button", name="Take over").click()
    expect(checks(page)).to_contain_text("“nowhere” is not known")


def test_the_position_of_a_table_is_forked(visitor: MakeVisitor) -> None:
    anna, _, table = away_and_back(visitor)
    page = sit_down(anna, table).page
    page.get_by_role("button", name="Continue to my round").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Study this position").click()
    PogTable(page).ready()
    page.get_by_role("tab", name="Cards").click()
    for card in snapshot(anna, table, "cp")["view"]["hands"]["cp"]:
        expect(page.get_by_role("tabpanel")).to_contain_text(f"CP {int(card.split('_')[1])} ·")
    page.get_by_role("button", name="Start a game").click()
    page.get_by_label("Against").select_option("bot:novice")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    PogTable(page).ready()

    before, after = snapshot(anna, table, "cp"), snapshot(anna, page.url.split("/")[-1], "cp")
    assert after["table"]["id"] != table
    assert after["view"]["hands"] == before["view"]["hands"]


# ---- taking back


@pytest.mark.parametrize("agrees", [True, False])
def test_taking_back_needs_the_other_side(visitor: MakeVisitor, axe: str, agrees: bool) -> None:
    anna, bela, table = away_and_back(visitor)
    own = sit_down(anna, table).page
    own.get_by_role("button", name="Continue to my round").click()
    other = sit_down(bela, table).page
    before = snapshot(anna, table, "cp")

    own.get_by_role("button", name="Menu").click()
    own.get_by_role("button", name="Ask to take back").click()
    own.get_by_role("radio").last.check()
    assert findings(own, axe) == []
    own.get_by_role("button", name="Ask", exact=True).click()
    expect(own.get_by_text("You ask to take back. Waiting for: Allied Powers")).to_be_visible()
    asked = other.get_by_role("alertdialog")
    expect(asked).to_contain_text("Asks to take back: Central Powers")
    assert findings(other, axe) == []
    asked.get_by_role("button", name="Agree" if agrees else "Refuse").click()

    expect(asked).to_have_count(0)
    told = "The game went back to an earlier decision" if agrees else "Refused to take back"
    PogTable(own).log(told)
    PogTable(other).log(told)
    after = snapshot(anna, table, "cp")
    assert (after["view"]["pieces"] == before["view"]["pieces"]) is not agrees
    assert (len(after["log"]) < len(before["log"])) is agrees


def test_whoever_asks_may_withdraw(visitor: MakeVisitor) -> None:
    anna, bela, table = away_and_back(visitor)
    own = sit_down(anna, table).page
    own.get_by_role("button", name="Continue to my round").click()
    own.get_by_role("button", name="Menu").click()
    own.get_by_role("button", name="Ask to take back").click()
    own.get_by_role("radio").first.check()
    own.get_by_role("button", name="Ask", exact=True).click()
    own.get_by_role("button", name="Withdraw").click()

    PogTable(own).log("No longer asks to take back")
    assert snapshot(bela, table, "ap")["takeback"] is None
