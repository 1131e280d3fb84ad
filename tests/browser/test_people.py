"""Guests, accounts, languages, themes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from greatpowers.locale import Texts
from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser

PATHS = ("/", "/new", "/find", "/mine", "/replays", "/rules", "/arena", "/account", "/nowhere")
HEADINGS = {"en": "Begin a war", "ru": "Начать войну", "hu": "Új háború"}


def test_a_guest_becomes_a_member_and_comes_back_on_another_device(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna the First")
    anna.table(title="Kept for life")
    page = anna.goto("/account")
    expect(page.get_by_text("You play as a guest on this device.")).to_be_visible()
    page.get_by_label("New password").fill("a long enough secret")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("You have an account.")).to_be_visible()
    elsewhere = visitor(refused=True)
    page = elsewhere.goto("/account")
    page.get_by_label("Your name").first.fill("Anna the First")
    page.get_by_label("Password", exact=True).fill("not the secret")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_label("Password", exact=True).fill("a long enough secret")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You have an account.")).to_be_visible()
    page = elsewhere.goto("/")

    expect(page.get_by_role("heading", name="Kept for life")).to_be_visible()


def test_signing_out_everywhere_ends_the_other_device(visitor: MakeVisitor) -> None:
    first, second = visitor(), visitor()
    first.post("/api/register", {"name": "Olga", "password": "a long enough secret", "language": "en"})
    second.post("/api/sign-in", {"name": "Olga", "password": "a long enough secret"})
    page = first.goto("/account")
    page.get_by_role("button", name="Sign out everywhere").click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    page = second.goto("/account")

    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()


def test_name_and_password_can_be_changed(visitor: MakeVisitor) -> None:
    anna = visitor()
    anna.post("/api/register", {"name": "Vera", "password": "a long enough secret", "language": "en"})
    page = anna.goto("/account")
    page.get_by_role("textbox", name="Your name").fill("Vera Petrovna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("banner").get_by_text("Vera Petrovna")).to_be_visible()
    page.get_by_label("Old password").fill("a long enough secret")
    page.get_by_label("New password").fill("another long secret")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_label("Old password")).to_have_value("")

    visitor().post("/api/sign-in", {"name": "Vera Petrovna", "password": "another long secret"})


def test_a_short_password_is_refused_in_words(visitor: MakeVisitor) -> None:
    page = visitor(refused=True).goto("/account")
    page.get_by_label("Your name").nth(1).fill("Too Short")
    page.get_by_label("New password").fill("short")
    page.get_by_role("button", name="Sign up").click()

    expect(page.get_by_role("alert")).to_have_text("A password has 8 to 200 characters.")


def test_ones_data_can_be_taken_along_and_the_account_deleted(visitor: MakeVisitor) -> None:
    anna = visitor(refused=True)
    anna.post(
        "/api/register", {"name": "Passing Guest", "password": "a long enough secret", "language": "en"}
    )
    anna.table(title="Left to bots")
    page = anna.goto("/account")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    kept = json.loads(download.value.path().read_text())
    assert (kept["person"]["name"], [one["title"] for one in kept["tables"]]) == (
        "Passing Guest",
        ["Left to bots"],
    )
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_label("Your password, to be sure").fill("not the secret")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(Texts("en").format("wrong-password"))
    page.get_by_label("Your password, to be sure").fill("a long enough secret")
    page.get_by_role("button", name="Delete for good").click()

    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert anna.context.request.get(f"{anna.url}/api/me").json()["me"] is None


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_the_browser_language_is_used_at_first(visitor: MakeVisitor, language: str) -> None:
    page = visitor(language=language).goto("/")

    expect(page.get_by_role("heading", name=HEADINGS[language])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_at_once_and_is_remembered(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    page = anna.goto("/")
    for name, language in (("Русский", "ru"), ("Magyar", "hu"), ("English", "en"), ("Русский", "ru")):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("heading", name=HEADINGS[language])).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.reload()

    expect(page.get_by_role("heading", name=HEADINGS["ru"])).to_be_visible()
    assert anna.context.request.get(f"{anna.url}/api/me").json()["me"]["language"] == "ru"


def test_a_refusal_follows_the_language(visitor: MakeVisitor) -> None:
    page = visitor(refused=True).goto("/account")
    form = page.locator("form").first
    form.get_by_label("Your name").fill("Nobody")
    form.get_by_label("Password").fill("not the right one")
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_have_text(Texts("en").format("wrong-password"))
    page.get_by_role("button", name="Русский").first.click()

    expect(page.get_by_role("alert")).to_have_text(Texts("ru").format("wrong-password"))


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_no_text_is_missing(visitor: MakeVisitor, language: str) -> None:
    """A missing text would show its id, and the client would warn."""
    anna = visitor(language=language).be("Anna")
    anna.goto("/")
    for path in PATHS:
        page = anna.turn_to(path)
        expect(page.locator("h1").first).to_be_visible()
        words = page.locator("body").inner_text()

        assert "web-" not in words, path
        assert "dip-" not in words, path
        assert language == "en" or "tables" not in words.lower(), path


def test_the_theme_follows_the_system_until_one_is_chosen(visitor: MakeVisitor) -> None:
    anna = visitor(theme="dark", alone=True)
    page = anna.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light theme").click()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    page = anna.goto("/account")
    page.get_by_text("As the system").click()
    expect(html).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")

    expect(html).to_have_attribute("data-theme", "light")
