"""A game shown to others: its link and the picture of the moment, from the menu of the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor

pytestmark = pytest.mark.browser

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_link_is_copied_and_the_picture_is_saved(visitor: MakeVisitor, phone: bool) -> None:
    anna = visitor(phone=phone).be("Anna")
    table = anna.table(title="Shown to friends")
    page = anna.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share this game").click()
    sheet = page.get_by_role("dialog", name="Share this game")
    preview = sheet.get_by_role("img", name="The picture that is shared")
    expect(preview).to_have_js_property("complete", True, timeout=90_000)
    assert preview.evaluate("one => one.naturalWidth") == 1200

    sheet.get_by_role("button", name="Copy the link").click()
    expect(sheet.get_by_role("status")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{anna.url}/table/{table['id']}"

    with page.expect_download(timeout=60_000) as saving:
        sheet.get_by_role("button", name="Save the picture (PNG)").click()
    assert saving.value.suggested_filename == "Shown-to-friends.png"
    assert Path(saving.value.path()).read_bytes().startswith(PNG)
