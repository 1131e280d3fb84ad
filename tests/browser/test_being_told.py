"""Being told, as somebody lives through it: an address, a turn, a lost password, no more letters."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser_house import HouseProcess, build_client
from tests.browser.browser_visitor import SEVEN, Browsers, Look, MakeVisitor, Visitor
from tests.server.posts import MailServer, mail_server_beside

pytestmark = pytest.mark.browser

_REACHING = """
import functools
import greatpowers.server.settings as settings
settings.Settings = functools.partial(
    settings.Settings,
    mail="{mail}",
    mail_from="Great Powers <club@house.test>",
    address="http://127.0.0.1:" + __import__("sys").argv[1],
)
"""
_PATIENCE = 90.0


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server_beside() as kept:
        yield kept


@pytest.fixture
def telling_house(tmp_path: Path, mails: MailServer) -> Iterator[HouseProcess]:
    """A house of its own that sends mail."""
    build_client(tmp_path / "client")
    process = HouseProcess(tmp_path, _REACHING.format(mail=mails.url))
    process.open()
    yield process
    process.close()


def letter(mails: MailServer, address: str, subject: str) -> str:
    """The link in the letter with this subject, once it has come."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        for found in mails.of(address):
            if subject in str(found["Subject"]):
                return re.findall(r"https?://\S+", found.get_content())[0]
        time.sleep(0.3)
    raise AssertionError(f"no letter {subject!r} among {mails.subjects(address)}")


def test_an_address_a_turn_a_lost_password_and_no_more_letters(
    browser: Browser, telling_house: HouseProcess, mails: MailServer
) -> None:
    browsers = Browsers(browser, telling_house.url)
    page = browsers.take(Look(), alone=True)
    anna = Visitor(page, telling_house.url)
    page.request.post(
        f"{telling_house.url}/api/register",
        data={"name": "Anna", "password": "correct horse", "language": "en"},
        headers={"X-GP-Request": "1"},
    )
    # The address is confirmed by the letter that goes there.
    page = anna.goto("/account/notices")
    expect(page.get_by_role("heading", level=1, name="Notices")).to_be_visible()
    page.get_by_label("Your e-mail address").fill("anna@mail.test")
    page.get_by_role("button", name="Send the letter").click()
    expect(page.get_by_text("A letter is on its way to anna@mail.test.")).to_be_visible()
    page = anna.goto(letter(mails, "anna@mail.test", "Is this your address").removeprefix(telling_house.url))
    page.get_by_role("button", name="This address is mine").click()
    expect(page.get_by_text("The address is confirmed.")).to_be_visible()
    page = anna.goto("/account/notices")
    expect(page.get_by_text("works")).to_be_visible()

    # A table waits, and nobody looks at it: a letter comes, and the bell tells it, too.
    seats = dict.fromkeys(SEVEN, "bot:holder") | {"France": "me"}
    page.request.post(
        f"{telling_house.url}/api/tables",
        data={"game": "diplomacy", "title": "The Long Summer", "seats": seats},
        headers={"X-GP-Request": "1"},
    )
    link = letter(mails, "anna@mail.test", "Your turn: The Long Summer")
    page = anna.goto("/account/notices")
    expect(page.get_by_role("link", name="Notices: one is new")).to_be_visible()
    page.get_by_role("link", name=re.compile("Your turn: The Long Summer")).click()
    page.wait_for_url("**/table/*")
    assert page.url == link

    # No more letters of turns, by the link that stands in each.
    found = next(one for one in mails.of("anna@mail.test") if "Your turn" in str(one["Subject"]))
    end = str(found["List-Unsubscribe"]).strip("<>").removeprefix(telling_house.url)
    page = anna.goto(end)
    page.get_by_role("button", name="Stop them").click()
    expect(page.get_by_text("You get no more letters of this kind: Your turn.")).to_be_visible()
    page = anna.goto("/account/notices")
    expect(page.get_by_label("Your turn, E-mail")).to_have_value("never")

    # A lost password is found again.
    page.request.post(f"{telling_house.url}/api/sign-out", data={}, headers={"X-GP-Request": "1"})
    page = anna.goto("/account")
    page.get_by_role("link", name="Forgotten the password?").click()
    page.get_by_label("Your name or your address").fill("Anna")
    page.get_by_role("button", name="Send me the letter").click()
    expect(page.get_by_text("a letter is on its way")).to_be_visible()
    page = anna.goto(letter(mails, "anna@mail.test", "A new password").removeprefix(telling_house.url))
    page.get_by_label("New password").fill("another horse")
    page.get_by_role("button", name="Keep it and come in").click()
    page.wait_for_url(f"{telling_house.url}/")
    assert page.request.get(f"{telling_house.url}/api/me").json()["me"]["name"] == "Anna"
    page.context.close()


TITLES = {"en": "Notices", "ru": "Уведомления", "hu": "Értesítések"}


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize("phone", [False, True])
def test_notices_fit_on_the_screen(visitor: MakeVisitor, language: str, phone: bool, axe: str) -> None:
    anna = visitor(language=language, phone=phone, theme="dark" if phone else "light").be("Anna", language)
    page = anna.goto("/account/notices")
    expect(page.get_by_role("heading", level=1, name=TITLES[language])).to_be_visible()
    # Something is connected, so that everything there is to choose is shown.
    page.get_by_placeholder("tgram://").fill("https://hooks.example.org/tables")
    page.keyboard.press("Enter")
    page.wait_for_selector("table")

    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"]
    page.evaluate(axe)
    found = page.evaluate("axe.run().then((all) => all.violations.map((one) => [one.impact, one.id]))")
    assert [one for one in found if one[0] in ("serious", "critical")] == []
