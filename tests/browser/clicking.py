"""Presses of the mouse, counted by the browser."""

from __future__ import annotations

from playwright.sync_api import Page

#: Counts every press of the mouse, also over a change of the page.
COUNTING = """addEventListener('click', event => {
  if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true)"""


def clicks(page: Page) -> int:
    """Clicks since it was asked last."""
    counted = page.evaluate("Number(sessionStorage.clicks ?? 0)")
    page.evaluate("sessionStorage.clicks = 0")
    return int(counted)
