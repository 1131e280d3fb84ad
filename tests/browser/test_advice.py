"""What a bot would do in one's place, asked for at the table and followed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browser_visitor import MakeVisitor
from tests.browser.pog_table import pog_table, sit_down

pytestmark = pytest.mark.browser


def test_advice_is_a_sentence_with_reasons_and_can_be_followed(visitor: MakeVisitor) -> None:
    anna = visitor().be("Anna")
    table = sit_down(anna, pog_table(anna))
    page = table.page
    asked = "what will you do in this action round?"
    table.asked(asked)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What would you do?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("would do this:", timeout=30_000)
    said = dialog.locator("ul.answer li").all_inner_texts()
    dialog.get_by_role("button", name="Do it").click()

    assert len(said) == 1
    assert " " in said[0]
    assert "cp_" not in said[0]
    expect(dialog).to_be_hidden()
    expect(page.locator("aside.panel")).not_to_contain_text(asked)
