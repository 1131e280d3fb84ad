"""Somebody at a browser: what tests and their fixtures make of a visitor."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

SEVEN = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
#: Show another screen, and count what the page asks the server for; an answer takes a moment to be drawn.
_TURN = """path => {
  if (window.asked === undefined) {
    const ask = window.fetch;
    window.asked = 0;
    window.fetch = (...what) => {
      window.asked += 1;
      return ask(...what).finally(() => setTimeout(() => { window.asked -= 1; }, 100));
    };
  }
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
#: Nothing is waited for, and nothing moves but what moves for ever.
_SETTLED = """() => window.asked === 0 && document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
LOCALES = {"en": "en-GB", "ru": "ru-RU", "hu": "hu-HU"}


class Look(NamedTuple):
    """What browsers differ in."""

    language: str = "en"
    theme: str = "light"
    phone: bool = False
    #: Boards glide and pieces march; otherwise everything stands where it is going at once.
    moving: bool = False


class Browsers:
    """Browsers for visitors. To open one takes longer than most visits: who leaves it tidy leaves it open."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._free: dict[Look, list[Page]] = {}

    def take(self, look: Look, *, alone: bool = False) -> Page:
        free = self._free.get(look, [])
        return free.pop() if free and not alone else self._opened(look)

    def give_back(self, look: Look, page: Page, *, alone: bool = False) -> None:
        """Nothing of the visit may be left for the next one, but for the client itself."""
        context = page.context
        if alone or len(context.pages) > 1:
            context.close()
            return
        if page.url.startswith(self._url):
            page.evaluate("localStorage.clear(), sessionStorage.clear()")
        context.clear_cookies()
        page.goto("about:blank")
        page.set_viewport_size(PHONE if look.phone else DESKTOP)
        self._free.setdefault(look, []).append(page)

    def _opened(self, look: Look) -> Page:
        context = self._browser.new_context(
            viewport=PHONE if look.phone else DESKTOP,
            has_touch=look.phone,
            is_mobile=look.phone,
            color_scheme=look.theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if look.moving else "reduce",
            locale=LOCALES[look.language],
            timezone_id="Europe/Budapest",
            permissions=["clipboard-read", "clipboard-write"],
        )
        return context.new_page()


class Visitor:
    """Somebody at a browser, and everything that went wrong in it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.context: BrowserContext = page.context
        self.url = url
        self.complaints: list[str] = []
        page.set_default_timeout(15_000)
        page.on("console", self._noted)
        page.on("pageerror", self._failed)

    def leave(self) -> None:
        """Nothing that is said from now on is meant for this visitor."""
        self.page.remove_listener("console", self._noted)
        self.page.remove_listener("pageerror", self._failed)

    def _noted(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            where = (message.location or {}).get("url", "")
            self.complaints.append(f"{self.page.url}: {message.type}: {message.text} {where}".rstrip())

    def _failed(self, error: Any) -> None:
        self.complaints.append(f"{self.page.url}: {error}")

    def goto(self, path: str) -> Page:
        self.page.goto(self.url + path)
        expect(self.page.locator("#app")).not_to_have_attribute("aria-busy", "true")
        expect(self.page.locator(".opening")).to_have_count(0)
        return self.page

    def turn_to(self, path: str) -> Page:
        """Another screen of the page that is open, as by one of its own links."""
        self.page.evaluate(_TURN, path)
        self.page.wait_for_function(_SETTLED)
        return self.page

    def be(self, name: str, language: str = "en") -> Visitor:
        """Be a guest without clicking through it."""
        answer = self.context.request.post(
            f"{self.url}/api/guests", data={"name": name, "language": language}, headers={"X-GP-Request": "1"}
        )
        assert answer.ok, answer.text()
        return self

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(self.url + path, data=data, headers={"X-GP-Request": "1"})
        assert answer.ok, answer.text()
        body: dict[str, Any] = answer.json()
        return body

    def table(self, **change: Any) -> dict[str, Any]:
        """A table made over the API: me as England against bots, unless told otherwise."""
        seats = dict.fromkeys(SEVEN, "bot:random") | {"England": "me"} | change.pop("seats", {})
        plan = {
            "game": "diplomacy", "scenario": "seven", "options": {}, "title": "The Long Summer",
            "seats": seats, "public": False, "anonymous": False, "pace": {"kind": "untimed"},
            "spectators": True, "spectator_delay": 0, "draw_lots": False,
        }  # fmt: skip
        return self.post("/api/tables", plan | change)

    def decide(self, table: dict[str, Any], text: str, seat: str = "England", revision: int = 0) -> None:
        """Answer for a seat without the page that shows it."""
        answer = {"seat": seat, "text": text, "revision": revision, "request": f"{seat}-{revision}"}
        self.post(f"/api/tables/{table['id']}/decide", answer)

    def until_phase(self, table: str, phase: str) -> None:
        """Wait until a phase has begun: bots take their time on a busy machine."""
        for _ in range(300):
            shown = self.context.request.get(f"{self.url}/api/tables/{table}").json()
            if shown["phase"] == phase:
                return
            self.page.wait_for_timeout(200)
        raise AssertionError(f"{phase} did not begin")


class MakeVisitor(Protocol):
    """How a test asks for a visitor.

    `moving`: boards glide and pieces march. `refused`: refusals in the console are expected. `alone`: the
    browser itself is meddled with, nobody else may use it afterwards.
    """

    def __call__(
        self,
        *,
        language: str = "en",
        theme: str = "light",
        phone: bool = False,
        moving: bool = False,
        refused: bool = False,
        alone: bool = False,
    ) -> Visitor: ...
