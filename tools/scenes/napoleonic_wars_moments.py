"""The moments of The Napoleonic Wars: each from a position, played to where it can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from .frame import ABROAD, EVERY, PATIENCE, Look, Place, Scene, come_back
from .host import Host, Somebody

Until = Callable[[str, dict[str, Any]], bool]

_GAME: Final = "napoleonic-wars"
_FIVE: Final = ("france", "britain", "austria", "russia", "prussia")
_MARCH: Final = "move napoleon, murat + 8 france @ ratisbon to prague"
_ARMIES: Final = {
    "ratisbon": "napoleon, murat + 8 france",
    "prague": "mack + 7 austria",
    "brunn": "kutuzov + 5 russia",
    "vienna": "charles + 3 austria",
    "madrid": "3 spain",
}
_EUROPE: Final = {
    "areas": _ARMIES,
    "hands": {
        "france": ["talleyrand", "horse_artillery", "countermanded", "haiti", "luddites"],
        "austria": ["infantry_squares", "typhus"],
        "russia": ["dysentery", "cossacks"],
        "britain": ["stragglers"],
        "spain": ["wet_powder", "mutiny"],
    },
}
#: Whoever does nothing says it in one of these ways.
_NOTHING: Final = ("stand", "pass", "done", "no siege", "enough", "no offer", "let pass")


def _in_europe(host: Host, title: str, **change: Any) -> tuple[Somebody, str]:
    """Everybody on one screen: France is about to play."""
    anna = host.person("Anna V.")
    position = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 2, "due": "france"}
    seats = dict.fromkeys(_FIVE, "hotseat")
    return anna, anna.table(_GAME, "1805-5", title, seats, sandbox=True, position=position | _EUROPE | change)


def _go_on(anna: Somebody, table: str, until: Until) -> None:
    """Everybody does nothing, or the least, until somebody is asked what is to be shown."""
    for _ in range(200):
        asked = ((seat, anna.snapshot(table, seat)["question"]) for seat in _FIVE)
        seat, question = next((seat, found) for seat, found in asked if found)
        if until(seat, question):
            return
        texts = [one["text"] for one in question["options"]]
        anna.say(table, seat, next((text for text in texts if text in _NOTHING), texts[0]))
    raise RuntimeError(f"the moment of {table} did not come")


def _asks(kind: str) -> Until:
    return lambda _seat, question: bool(question["kind"] == kind)


def _spending(host: Host, title: str) -> tuple[Somebody, str]:
    """France has played a card for its points."""
    anna, table = _in_europe(host, title)
    _go_on(anna, table, _asks("play"))
    anna.say(table, "france", "cp talleyrand")
    _go_on(anna, table, _asks("act"))
    return anna, table


def _marched(title: str, until: Until) -> Callable[[Host], Place]:
    """Napoleon is in Prague, and so is Mack."""

    def furnish(host: Host) -> Place:
        anna, table = _spending(host, title)
        anna.say(table, "france", _MARCH)
        _go_on(anna, table, until)
        return Place(f"/table/{table}", anna.state)

    return furnish


def a_card(host: Host) -> Place:
    anna, table = _in_europe(host, "A card")
    _go_on(anna, table, _asks("play"))
    return Place(f"/table/{table}", anna.state)


def before_the_march(host: Host) -> Place:
    anna, table = _spending(host, "Ratisbon")
    return Place(f"/table/{table}", anna.state)


def reinforcements(host: Host) -> Place:
    """Nobody has a card: the rounds are over."""
    empty: dict[str, list[str]] = {seat: [] for seat in _FIVE}
    anna, table = _in_europe(host, "Winter", turn=1, hands=empty, peace=-9, regroup="2 france")
    _go_on(anna, table, lambda seat, question: seat == "france" and "reinforcements" in question)
    return Place(f"/table/{table}", anna.state)


def since_last_impulse(host: Host) -> Place:
    """France has done nothing; four bots have had their impulses since."""
    anna = host.person("Anna V.")
    position = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 1, "due": "france"}
    seats = dict.fromkeys(_FIVE, "bot:novice") | {"france": "me"}
    table = anna.table(_GAME, "1805-5", "Four impulses later", seats, position=position | {"areas": _ARMIES})
    for _ in range(60):
        anna.wait_for(table, "france", lambda seen: bool(seen["question"]))
        seen = anna.snapshot(table, "france")
        if seen["question"]["kind"] == "play" and seen["view"]["round"] > 1:
            return Place(f"/table/{table}", anna.state)
        texts = [one["text"] for one in seen["question"]["options"]]
        anna.say(table, "france", next((text for text in texts if text in _NOTHING), texts[0]))
    raise RuntimeError("the second round did not come")


def read_what_they_did(page: Page) -> None:
    come_back(page)
    expect(page.locator("#round-head").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("dialog")).to_have_count(0)


def point_to_prague(page: Page) -> None:
    """The march is looked at before it is ordered: its road, its dangers, the odds at its end."""
    line = page.locator("aside.panel .line input, .sheet .line input").first
    line.fill(_MARCH)
    line.press("Enter")
    expect(page.locator('[data-road="prague"] [data-chances]')).to_be_visible()


def take_a_card(page: Page) -> None:
    """On the phone the first card lies open by itself."""
    card = page.locator(".tray [data-card=horse_artillery]")
    if card.count():
        card.click()
    expect(page.locator("[data-answer^='cp ']").first).to_be_visible()


def open_the_score(page: Page) -> None:
    page.locator("body").press("s")
    expect(page.get_by_role("dialog")).to_be_visible()


def fight_to_the_end(page: Page) -> None:
    """Every picture has a battle of its own: it is fought out while somebody looks at it."""
    end = page.locator("[data-battle-end]")
    for _ in range(30):
        asked = page.locator('.asked[data-busy="false"]:not([data-kind=""])').first
        asked.wait_for()
        if asked.get_attribute("data-kind") in ("act", "play", "battle-flag"):
            end.wait_for()
            return
        moment = asked.get_attribute("data-moment")
        choices = page.locator('.acts [data-act="idle"], aside.panel [role=radio], .sheet [role=radio]')
        rows = page.locator("aside.panel .options button.row, .sheet .options button.row")
        (choices if choices.count() else rows).first.click()
        if (send := page.locator('.acts [data-act="send"]')).count():
            send.first.click()
        expect(page.locator(f'.asked[data-moment="{moment}"]')).to_have_count(0, timeout=20_000)


def _of_its_own(look: Look) -> Scene:
    return Scene(
        f"{_GAME}.verdict", _marched("After Prague", _asks("hits")), arrange=fight_to_the_end, looks=(look,)
    )


_WIDELY: Final = EVERY + ABROAD
MOMENTS: Final = (
    Scene(f"{_GAME}.told", since_last_impulse, read_what_they_did, looks=_WIDELY),
    Scene(f"{_GAME}.card", a_card, take_a_card, looks=_WIDELY),
    Scene(f"{_GAME}.act", before_the_march, looks=_WIDELY),
    Scene(f"{_GAME}.march", before_the_march, arrange=point_to_prague, looks=EVERY[:2]),
    Scene(f"{_GAME}.score", before_the_march, arrange=open_the_score, looks=_WIDELY),
    Scene(f"{_GAME}.stand", _marched("Mack stands", _asks("reaction")), looks=_WIDELY),
    Scene(f"{_GAME}.response", _marched("Dysentery", _asks("response")), looks=_WIDELY),
    Scene(f"{_GAME}.battle", _marched("Before Prague", _asks("battle-card")), looks=_WIDELY),
    Scene(f"{_GAME}.losses", _marched("Prague", _asks("hits")), looks=_WIDELY),
    *map(_of_its_own, _WIDELY),
    Scene(f"{_GAME}.reinforcements", reinforcements, looks=_WIDELY),
)
