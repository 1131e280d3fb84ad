"""The frame of all scenes: who looks at what, at which sizes, in which theme and language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, StorageState, ViewportSize, expect

from .host import Host

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
LOCALES = {"en": "en-GB", "ru": "ru-RU", "hu": "hu-HU"}
#: Longest wait for a page to settle, in milliseconds.
PATIENCE = 180_000
QUALITY = 84
#: Something is there, nothing on it is still to come, and nothing moves but what moves for ever.
_SETTLED = """() => document.querySelector('h1, h2, [role=application]')
  && !document.querySelector('[aria-busy=true], .opening, .skeleton')
  && document.fonts.status === 'loaded'
  && [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight)
  && document.getAnimations().every((one) => one.playState !== 'running'
    || one.effect.getComputedTiming().iterations === Infinity)"""
#: What comes when something else has come begins within this time, in milliseconds.
_PAUSE = 500


@dataclass(frozen=True)
class Look:
    """What the pictures of one scene differ in."""

    phone: bool = False
    theme: str = "light"
    language: str = "en"

    @property
    def name(self) -> str:
        size = "phone" if self.phone else "desktop"
        theme = "" if self.theme == "light" else f".{self.theme}"
        return size + theme + ("" if self.language == "en" else f".{self.language}")


#: Both sizes in both themes: how every scene is shown unless it says otherwise.
EVERY = (Look(), Look(theme="dark"), Look(phone=True), Look(phone=True, theme="dark"))
#: The other two languages, each in another theme and size.
ABROAD = (Look(theme="dark", language="ru"), Look(language="hu"), Look(phone=True, language="ru"))


@dataclass(frozen=True)
class Place:
    """A page of the house, and as whom it is looked at; nobody: somebody who was never here."""

    path: str
    person: StorageState | None = None


def as_it_is(_page: Page) -> None:
    """Nothing is clicked before the picture."""


@dataclass(frozen=True)
class Scene:
    """A screen worth a picture.

    `furnish` brings the house to where it can be seen; scenes that share one share what it made, so
    `arrange`, what is clicked before each picture, must not answer for anybody. `kept`: the looks whose
    pictures are in `docs/images/`; the others are only looked at.
    """

    name: str
    furnish: Callable[[Host], Place]
    arrange: Callable[[Page], None] = as_it_is
    looks: tuple[Look, ...] = EVERY
    kept: tuple[Look, ...] = ()


class Photographer:
    """Takes the pictures of scenes."""

    def __init__(self, browser: Browser, host: Host) -> None:
        self._browser = browser
        self._host = host

    def take(self, scene: Scene, look: Look, files: list[Path]) -> None:
        place = self._host.once(scene.furnish)
        context = self._browser.new_context(
            viewport=PHONE if look.phone else DESKTOP,
            is_mobile=look.phone,
            has_touch=look.phone,
            color_scheme=look.theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale=LOCALES[look.language],
            timezone_id="Europe/Budapest",
            storage_state=place.person,
        )
        settings = {"gp.theme": look.theme, "gp.language": look.language}
        keep = "; ".join(f"localStorage.setItem('{name}', '{value}')" for name, value in settings.items())
        context.add_init_script(f"try {{ {keep} }} catch (_) {{}}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        try:
            page.goto(self._host.url + place.path)
            settle(page)
            scene.arrange(page)
            settle(page)
            for file in files:
                if file.suffix == ".jpg":
                    page.screenshot(path=file, type="jpeg", quality=QUALITY)
                else:
                    page.screenshot(path=file)
        finally:
            context.close()


def settle(page: Page) -> None:
    """Wait until everything is there and stands still; what a scene is about its `arrange` waits for."""
    for _ in range(2):
        page.wait_for_function(_SETTLED)
        page.wait_for_timeout(_PAUSE)
    page.wait_for_function(_SETTLED)


def read_the_end(page: Page) -> None:
    """The game is over: its result is there, with all its points, and its last map where one is shown."""
    ending = page.locator("main.ending")
    expect(ending.locator(".more")).to_be_visible(timeout=PATIENCE)
    expect(ending.locator("tbody tr").first).to_be_visible()


#: As if the reader had left the table after its second decision.
_LEFT_EARLY = """() => {
  const key = Object.keys(localStorage).find((one) => one.startsWith("gp.seen."));
  const seen = JSON.parse(localStorage.getItem(key));
  for (const seat of Object.keys(seen.revisions)) seen.revisions[seat] = 2;
  localStorage.setItem(key, JSON.stringify(seen));
}"""


def come_back(page: Page) -> None:
    """Somebody who has missed nearly all of the game looks at the table again."""
    page.evaluate(_LEFT_EARLY)
    page.reload()
