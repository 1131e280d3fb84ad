"""Retreats after a dislodgement."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.diplomacy_table import DiplomacyTable

pytestmark = pytest.mark.browser


def decide(anna, table: str, seat: str, text: str) -> None:
    """Answer over the API, so that a test begins where it is about to look."""
    snapshot = anna.context.request.get(f"{anna.url}/api/tables/{table}/snapshot?seat={seat}").json()
    anna.post(
        f"/api/tables/{table}/decide",
        {
            "seat": seat,
            "revision": snapshot["revision"],
            "text": text,
            "request": f"{table}-{seat}-{snapshot['revision']}",
        },
    )


@pytest.fixture
def driven_out(visitor):
    """Autumn 1901: the German army in Burgundy is dislodged and Boris, who plays Germany, must retreat."""
    anna, boris = visitor().be("Anna"), visitor().be("Boris")
    seats = dict.fromkeys(("Austria", "England", "Italy", "Russia", "Turkey"), "bot:holder")
    table = anna.table(seats=seats | {"France": "me", "Germany": "open"}, public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {"seat": "Germany"})
    decide(anna, table, "France", "A Par - Pic; A Mar - Gas; F Bre H")
    decide(boris, table, "Germany", "A Mun - Bur; A Ber - Mun; F Kie - Hol")
    anna.until_phase(table, "F1901M")
    decide(anna, table, "France", "A Pic - Bur; A Gas S A Pic - Bur; F Bre H")
    decide(boris, table, "Germany", "A Bur H; A Mun H; F Hol - Bel")
    anna.until_phase(table, "F1901R")
    return DiplomacyTable(boris.goto(f"/table/{table}")).ready(), DiplomacyTable(
        anna.goto(f"/table/{table}")
    ).ready()


def test_a_dislodged_unit_is_tilted_beside_its_province_and_retreats_by_a_click(driven_out):
    germany, _ = driven_out
    page = germany.page
    expect(page.locator(".bar .now")).to_have_text("Retreats")
    expect(page.get_by_text("Retreat 1 of 1")).to_be_visible()
    expect(page.locator(".unit .out")).to_have_count(1)
    germany.province("Ruh")
    germany.written("A Bur R Ruh")
    expect(page.locator(".arrow.retreat")).to_have_count(1)
    germany.seal()

    expect(page.locator(".bar .now")).to_have_text("Builds", timeout=30_000)


def test_r7_4_a_retreat_to_where_the_attack_came_from_is_refused_with_the_rule(driven_out):
    germany, _ = driven_out
    germany.province("Pic")

    expect(germany.page.get_by_role("dialog", name="Picardy")).to_contain_text(
        "the attack came from that province"
    )
    expect(germany.page.get_by_role("dialog", name="Picardy")).to_contain_text("rule 7.")


def test_a_unit_can_be_disbanded_with_one_key(driven_out):
    germany, france = driven_out
    germany.page.keyboard.press("d")
    germany.written("A Bur D")
    germany.seal()

    expect(germany.page.locator(".bar .now")).to_have_text("Builds", timeout=30_000)
    expect(
        france.page.get_by_text("Nothing is asked of you").or_(france.page.get_by_text("Adjustment 1 of"))
    ).to_be_visible()


def test_who_does_not_retreat_waits_and_sees_for_whom(driven_out):
    _, france = driven_out

    expect(france.page.get_by_role("heading", name="Nothing to decide now")).to_be_visible()
    expect(france.page.get_by_text("Waiting for: Germany")).to_be_visible()
