"""Inviting by name: in the waiting room, answered in the lobby; friends and blocks on a page of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor, Visitor

pytestmark = pytest.mark.browser

SECRET = "a long enough secret"


def member(visitor: Visitor, name: str, language: str = "en") -> Visitor:
    visitor.post("/api/register", {"name": name, "password": SECRET, "language": language})
    return visitor


@pytest.mark.parametrize("phone", [False, True])
def test_a_member_is_invited_by_name_and_answers_in_the_lobby(visitor: MakeVisitor, phone: bool) -> None:
    samovar = member(visitor(phone=phone), f"Samovar {phone}")
    guest = member(visitor(phone=phone), f"Campanile {phone}")
    samovar.post("/api/me/relations", {"name": f"Campanile {phone}", "kind": "friend"})
    table = samovar.table(public=True, title="The Salon", seats={"Turkey": "open", "Italy": "open"})["id"]
    page = samovar.goto(f"/table/{table}")
    page.get_by_role("button", name="Invite somebody: Turkey").click()
    sheet = page.get_by_role("dialog", name="Who shall play this seat?")
    expect(sheet.get_by_role("button", name=f"Campanile {phone}")).to_be_visible()
    sheet.get_by_label("Name of a member").fill("camp")
    sheet.get_by_role("button", name=f"Campanile {phone}").click()
    expect(page.get_by_role("button", name=f"Take the invitation back: Campanile {phone}")).to_be_visible()
    lobby = guest.goto("/")
    invitations = lobby.get_by_role("region", name="Invitations")
    expect(invitations.get_by_role("heading", name="The Salon")).to_be_visible()
    lobby.once("dialog", lambda asked: asked.accept())
    invitations.get_by_role("button", name="Decline: The Salon").click()
    expect(invitations).to_have_count(0)
    samovar.post(f"/api/tables/{table}/invite", {"seat": "Italy", "name": f"campanile {phone}"})
    lobby = guest.goto("/")
    invitations.get_by_role("button", name="Accept: The Salon").click()

    expect(lobby.get_by_role("heading", name="The Salon", level=1)).to_be_visible()
    expect(page.get_by_text(f"Campanile {phone}", exact=True)).to_be_visible()


def test_what_one_has_said_of_others_is_taken_back_on_its_page(visitor: MakeVisitor) -> None:
    anna = member(visitor(), "Anna of Friends")
    member(visitor(), "Bela of Friends")
    anna.post("/api/me/relations", {"name": "Bela of Friends", "kind": "knows"})
    page = anna.goto("/people")
    known = page.get_by_role("region", name="We know each other")
    expect(known.get_by_text("Bela of Friends has not said so yet")).to_be_visible()
    known.get_by_role("button", name="Take back: Bela of Friends").click()

    expect(page.get_by_text("You have said nothing about anybody yet.")).to_be_visible()
