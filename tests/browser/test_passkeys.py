"""Passkeys with a device that Chromium itself plays: made on the account page, then good for signing in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_house import HouseProcess
from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser

SECRET = "a long enough secret"


def with_device(page: Page) -> None:
    """A device with a finger on it."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@pytest.mark.parametrize("phone", [False, True])
def test_a_member_makes_a_passkey_and_signs_in_with_it(
    visitor: MakeVisitor, house: HouseProcess, phone: bool
) -> None:
    anna = visitor(phone=phone, alone=True)
    # Keys are for hosts with a name.
    anna.url = house.url.replace("127.0.0.1", "localhost")
    name = f"Key Holder {phone}"
    anna.post("/api/register", {"name": name, "password": SECRET, "language": "en"})
    with_device(anna.page)
    page = anna.goto("/account")
    keys = page.get_by_role("region", name="Passkeys")
    expect(keys.get_by_text("You have none yet.")).to_be_visible()
    keys.get_by_label("What you call it").fill("My phone")
    keys.get_by_label("Password").fill(SECRET)
    keys.get_by_role("button", name="Add a passkey").click()
    expect(keys.get_by_text("My phone")).to_be_visible()
    expect(keys.get_by_text("Not used yet.")).to_be_visible()
    keys.get_by_role("button", name="Rename My phone").click()
    keys.get_by_label("What you call it").first.fill("Old phone")
    keys.get_by_role("button", name="Save").click()
    expect(keys.get_by_text("Old phone")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You have an account.")).to_be_visible()
    expect(keys.get_by_text("Used last on")).to_be_visible()
    keys.get_by_role("button", name="Take Old phone away").click()

    expect(keys.get_by_text("You have none yet.")).to_be_visible()
