"""Action rounds of Paths of Glory against a bot and at a shared screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import PogTable, Question, play_until, pog_table, sit_down, texts_of

pytestmark = pytest.mark.browser

BOTH = {"cp": "hotseat", "ap": "hotseat"}


def first(question: Question) -> str:
    """Attack Brussels with everybody, play no cards, take whatever else comes first."""
    options = texts_of(question)
    for wished in ("attack brussels", "frontal"):
        if wished in options:
            return wished
    if question["kind"] == "combat-card":
        return "done"
    return options[-1] if question["kind"] == "attackers" else options[0]


def guns_of_august(table: PogTable) -> None:
    table.asked("what will you do in this action round?")
    table.card("Guns of August")
    table.use("Event")
    table.asked("which space will you attack?")


def test_a_person_opens_the_war_and_fights_a_round_against_the_novice(visitor: MakeVisitor) -> None:
    """Guns of August with a flank attack, then an operation with a march."""
    anna = visitor().be("Anna")
    table = sit_down(anna, pog_table(anna))
    page = table.page

    guns_of_august(table)
    table.log("The fort of Liege is destroyed.")
    table.space("sedan")
    table.asked("Attack on Sedan")
    expect(page.locator("aside.panel")).to_contain_text("You win 97%")
    page.get_by_role("button", name="German 3rd Army (Koblenz)").click()
    expect(page.locator(".acts")).to_contain_text("Attack (2)")
    page.get_by_role("button", name="German 3rd Army (Koblenz)").click()
    table.row("Liege pins the enemy")
    expect(page.locator("aside.panel")).to_contain_text("Try it: 4 in 6 (67%)")
    expect(page.get_by_label("The battle before the dice: Sedan")).to_contain_text("flank fails: the enemy")
    expect(page.get_by_role("application")).to_contain_text("pins")
    table.act("Attack with a flank (3)")
    table.log("Flank attack, Liege pins")
    finish_combat(table)

    table.asked("what will you do in this action round?")
    page.locator(".tray li button").first.click()
    table.use("Operations")
    table.asked("which space will you activate?")
    for space in ("Strasbourg", "Metz"):
        table.chip(space.casefold(), "move")
        table.log(f"{space} is activated for movement")
    if page.locator(".acts", has_text="No more activations").count():
        table.act("No more activations")
        expect(page.get_by_role("alert")).to_contain_text("would be lost")
        table.act("End anyway")
    table.asked("which units move or entrench?")
    table.drag("strasbourg", "mannheim")
    table.log("German 6th Army marches: Strasbourg → Mannheim.")
    table.act("Undo")
    table.asked("where do they go?")
    table.space("paris")
    expect(page.get_by_role("alert")).to_contain_text("rule 11.1")
    table.act("Way of my own")
    table.space("mannheim")
    table.space("stuttgart")
    table.act("March: Stuttgart")
    table.log("Strasbourg → Mannheim → Stuttgart.")


def finish_combat(table: PogTable) -> None:
    """Whatever the dice ask of the attacker until the next round."""
    page = table.page
    for _ in range(80):
        asked = page.locator('.asked[data-busy="false"]')
        # Read at one stroke: the question may go between being counted and being read.
        kind = asked.evaluate_all("found => found[0]?.dataset.kind ?? ''")
        if page.locator("[data-act=go-on]").count():
            table.go_on()
        elif page.locator("section.told").count():
            table.close_round()
        elif kind == "action":
            return
        elif kind == "losses":
            page.locator("aside.panel button.row").first.click()
            table.act("Take these losses")
        elif kind == "advance":
            table.row("Advance")
        elif kind == "target":
            table.act("No more attacks")
        elif kind == "combat-card":
            table.act("No card")
        page.wait_for_timeout(400)
    raise AssertionError("the combat never ended")


def test_r12_4_losses_are_pictures_and_retreats_are_clicked(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    id_ = pog_table(anna, seats=BOTH)
    question = play_until(anna, id_, lambda q: q["kind"] in ("losses", "retreat", "stand"), first)
    table = sit_down(anna, id_, question["seat"])
    if question["kind"] == "losses":
        expect(table.page.locator("aside.panel")).to_contain_text("After: choose one", ignore_case=True)
        expect(table.page.locator("aside.panel button.row")).to_have_count(len(question["options"]))
        table.page.locator("aside.panel button.row").first.click()
        table.act("Take these losses")
    elif question["kind"] == "retreat":
        table.space(question["options"][0]["parts"]["path"][-1])
    else:
        table.page.locator("aside.panel button.row").first.click()
        table.act("So be it")
    expect(table.page.locator("aside.panel .row.chosen")).to_have_count(0, timeout=15_000)


def test_r13_a_unit_is_redeployed_by_clicking_it_and_its_goal(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    id_ = pog_table(anna, seats=BOTH)

    def redeploy(question: Question) -> str:
        if question["kind"] == "action" and question["seat"] == "ap":
            return next(text for text in texts_of(question) if text.startswith("sr "))
        options = texts_of(question)
        return "done" if "done" in options else options[0]

    play_until(anna, id_, lambda q: q["kind"] == "redeployment", redeploy)
    table = sit_down(anna, id_, "ap")
    table.asked("which unit will you redeploy?")
    table.page.get_by_label("Answer", exact=True).fill("sr fr_corps@belfort to paris")
    table.page.keyboard.press("Enter")

    table.log("French corps is redeployed: Belfort → Paris.")
    table.space("nancy")
    table.row("French")
    expect(table.page.locator("aside.panel")).to_contain_text("Answer", ignore_case=True)


def test_r17_replacement_points_restore_a_unit(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    id_ = pog_table(anna, seats=BOTH)

    def saving(question: Question) -> str:
        options = texts_of(question)
        if question["kind"] == "action":
            return next((text for text in options if text.startswith("rp ")), options[0])
        return "done" if "done" in options else options[0]

    question = play_until(anna, id_, lambda q: q["kind"] == "replacement", saving)
    flip = next(text for text in texts_of(question) if text.startswith("flip "))
    table = sit_down(anna, id_, question["seat"])
    table.asked("how will you use replacement points?")
    table.page.get_by_label("Answer", exact=True).fill(flip)
    table.page.keyboard.press("Enter")

    table.log("is at full strength again")


def test_what_is_not_allowed_says_why(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = sit_down(anna, pog_table(anna))
    guns_of_august(table)

    table.space("paris")
    expect(table.page.get_by_role("alert")).to_contain_text(re.compile(r"rule \d"))
    table.page.get_by_label("Answer", exact=True).fill("attack berlin")
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_role("alert")).to_contain_text("Berlin")


def test_two_players_share_a_screen_and_see_no_foreign_hand(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    id_ = pog_table(anna, seats=BOTH)
    table = sit_down(anna, id_, "cp")
    guns_of_august(table)
    assert table.page.locator(".tray li .head.ap").count() == 0
    table.act("No more attacks")

    curtain = table.page.get_by_role("button", name="Open: Allied Powers")
    expect(curtain).to_be_visible(timeout=30_000)
    expect(table.page.locator(".tray li")).to_have_count(0)
    curtain.click()
    table.ready().asked("what will you do in this action round?")
    assert table.page.locator(".tray li .head.cp").count() == 0
    assert table.page.locator(".tray li .head.ap").count() == 8


def test_the_game_can_be_looked_back_at_and_given_up(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    id_ = pog_table(anna, seats=BOTH)
    table = sit_down(anna, id_, "cp")
    page = table.page
    guns_of_august(table)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back at the game").click()
    page.get_by_role("slider").fill("0")
    table.asked("Looking back")
    page.get_by_role("button", name="Back to the present").click()
    table.asked("which space will you attack?")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    table.asked("The war is over")
