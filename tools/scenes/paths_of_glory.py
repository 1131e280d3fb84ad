"""Paths of Glory: its table at the start, in the middle and at the end, and its moments.

A card, a battle before and after the dice, the last round, units that starve, solo mode, 2010 edition."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .frame import ABROAD, EVERY, Look, Place, Scene, come_back, read_the_end
from .host import Host, Snapshot, Somebody

GAME = "paths-of-glory"
SEATS = {"cp": "me", "ap": "bot:novice"}
#: The turn in which the war is in full swing, and that bots reach in a few minutes.
MIDDLE = 2


def new_table(anna: Somebody, title: str) -> str:
    return anna.table(GAME, "historical", title, SEATS)


def start(host: Host) -> Place:
    anna = host.person("Anna V.")
    return Place(f"/table/{new_table(anna, 'Guns of August')}", anna.state)


def middle(host: Host) -> Place:
    anna = host.person("Anna V.")
    table = new_table(anna, "The second summer")
    anna.let_play(table, "cp", lambda seen: _turn(seen) >= MIDDLE)
    return Place(f"/table/{table}", anna.state)


def _turn(seen: Snapshot) -> int:
    found: int = seen["view"]["turn"]
    return found


def end(host: Host) -> Place:
    """The same table after the war was given up; it is shown after the middle of it."""
    place = host.once(middle)
    host.person("Anna V.").say(place.path.rsplit("/", 1)[-1], "cp", "concede")
    return place


#: Two German armies behind the French in the last round, and whoever could or could not help them.
CUT_OFF: dict[str, Any] = {
    "scenario": "historical",
    "turn": 2,
    "round": 6,
    "to_act": "cp",
    "units": {
        "cambrai": ["ge_2", "ge_3"],
        "sedan": ["fr_4", "fr_6 reduced"],
        "brussels": ["br_bef_army"],
        "verdun": ["fr_3"],
        "paris": ["fr_9"],
        "koblenz": ["ge_4"],
        "metz": ["ge_5", "ge_6"],
        "strasbourg": ["ge_7 reduced"],
        "breslau": ["ge_8"],
        "lodz": ["ru_2"],
        "tarnopol": ["ah_3"],
        "ap_reserve_box": ["fr_corps", "fr_corps", "br_corps"],
        "cp_reserve_box": ["ge_corps", "ah_corps"],
    },
    "control": {"cp": ["cambrai"]},
    "trenches": {"ap": {"verdun": 1}},
    "hands": {"cp": ["cp_13", "cp_08", "cp_10", "cp_05"], "ap": ["ap_01", "ap_02"]},
}
BOTH = {"cp": "me", "ap": "open"}


def _cut_off(
    host: Host, title: str, answers: tuple[str, ...], **change: Any
) -> tuple[Somebody, Somebody, str]:
    """Anna and Bela at a table in the midst of the war, after these answers of hers."""
    anna, bela = host.person("Anna V."), host.person("Bela B.")
    table = anna.table(GAME, "historical", title, BOTH, position=CUT_OFF | change)
    bela.join(table, "ap")
    for answer in answers:
        anna.say(table, "cp", answer)
    return anna, bela, table


#: So many attacks are enough for one that hurts.
_ATTACKS = 8


def _answered(anna: Somebody, bela: Somebody, table: str, until: str) -> bool:
    """Both take the last answer of whatever is asked, until one is asked this; is it?"""
    for _ in range(40):
        asked = anna.snapshot(table, "cp")["view"]["asked"][0]
        who = anna if asked == "cp" else bela
        question = who.snapshot(table, asked)["question"]
        if f"{asked} {question['kind']}" == until:
            return True
        who.say(table, asked, question["options"][-1]["text"])
    return False


def card(host: Host) -> Place:
    anna, _, table = _cut_off(host, "A card", (), round=3)
    return Place(f"/table/{table}", anna.state)


def point_at_operations(page: Page) -> None:
    first = page.locator(".tray [data-card]").first
    if not first.count():
        return
    first.click()
    page.locator("[data-use=ops]").hover()


def marks(host: Host) -> Place:
    answers = ("ops cp_08", "activate koblenz attack", "activate strasbourg move")
    anna, _, table = _cut_off(host, "Activations", answers, round=3)
    return Place(f"/table/{table}", anna.state)


def battle(host: Host) -> Place:
    answers = ("ops cp_08", "activate koblenz attack", "activate metz attack", "done")
    anna, _, table = _cut_off(host, "Before the dice", answers, round=3)
    return Place(f"/table/{table}", anna.state)


def _attack(page: Page, space: str) -> None:
    page.locator(f'[role=button][data-space="{space}"]').dispatch_event("click")
    expect(page.locator(".stage").first).to_be_visible()


def attack_sedan(page: Page) -> None:
    if page.locator('.asked[data-kind="target"]').count():
        page.locator('[data-answer="attack sedan"]').click()
        expect(page.locator('.asked[data-kind="attackers"]')).to_be_visible()
    page.keyboard.press("f")


def trench(host: Host) -> Place:
    answers = ("ops cp_08", "activate koblenz attack", "activate metz attack", "done", "attack verdun")
    anna, _, table = _cut_off(host, "A trench", answers, round=3)
    return Place(f"/table/{table}", anna.state)


def result(host: Host) -> Place:
    anna, bela, table = _cut_off(
        host, "After the dice", ("auto", "activate koblenz attack", "attack sedan"), round=3
    )
    _answered(anna, bela, table, "ap action")
    return Place(f"/table/{table}", anna.state)


def losses(host: Host) -> Place:
    """The French attack two armies that cannot go back: Anna chooses which of them suffers."""
    for _ in range(_ATTACKS):
        anna, bela, table = _cut_off(host, "Losses", ("auto", "done"), round=3)
        for answer in ("auto", "activate sedan attack", "attack cambrai"):
            bela.say(table, "ap", answer)
        if _answered(anna, bela, table, "cp losses"):
            return Place(f"/table/{table}", anna.state)
    raise RuntimeError("nobody was asked for losses")


def supply(host: Host) -> Place:
    anna, _, table = _cut_off(host, "Out of supply", ("auto", "activate breslau move"))
    return Place(f"/table/{table}", anna.state)


def end_the_turn(page: Page) -> None:
    done = page.locator("[data-act=done]").last
    done.click()
    expect(page.get_by_role("alertdialog").or_(page.get_by_role("alert")).first).to_be_visible()
    if not page.get_by_role("alertdialog").count():
        done.click()
        expect(page.get_by_role("alertdialog").first).to_be_visible()


def told(host: Host) -> Place:
    """The Allies have moved and fought since Anna was asked last."""
    anna, bela, table = _cut_off(host, "The last round", ("auto", "done"), round=3)
    for answer in ("ops ap_01", "activate sedan attack", "activate paris move"):
        bela.say(table, "ap", answer)
    for answer in ("done", "move fr_9@paris", "to melun", "attack cambrai"):
        bela.say(table, "ap", answer)
    _answered(anna, bela, table, "cp action")
    return Place(f"/table/{table}", anna.state)


def read_on(page: Page) -> None:
    """Whoever fought himself reads his battle first."""
    come_back(page)
    expect(page.locator("[data-act=go-on]").or_(page.locator("section.told")).first).to_be_visible()
    if page.locator("[data-act=go-on]").count():
        page.locator("[data-act=go-on]").first.click()
    expect(page.locator("section.told").first).to_be_visible()


def alone(host: Host) -> Place:
    anna = host.person("Anna V.")
    table = anna.table(GAME, "historical", "Alone", {"cp": "me", "ap": "hotseat"}, options={"solo": True})
    anna.say(table, "cp", "done")
    return Place(f"/table/{table}", anna.state)


def of_2010(host: Host) -> Place:
    anna = host.person("Anna V.")
    table = anna.table(GAME, "campaign", "The edition of 2010", SEATS, options={"edition": "2010"})
    return Place(f"/table/{table}", anna.state)


def new_game(host: Host) -> Place:
    return Place("/new/paths-of-glory", host.person("Anna V.").state)


SCENES = (
    Scene("paths-of-glory.new", new_game),
    Scene("paths-of-glory.start", start, looks=EVERY + ABROAD),
    Scene("paths-of-glory.card", card, point_at_operations, looks=EVERY + ABROAD),
    Scene("paths-of-glory.marks", marks, looks=EVERY + ABROAD),
    Scene("paths-of-glory.battle", battle, attack_sedan, looks=EVERY + ABROAD),
    Scene("paths-of-glory.trench", trench),
    Scene("paths-of-glory.losses", losses),
    Scene("paths-of-glory.result", result, come_back, looks=EVERY + ABROAD),
    Scene("paths-of-glory.supply", supply, looks=EVERY + ABROAD),
    Scene("paths-of-glory.starving", supply, end_the_turn, looks=EVERY + ABROAD),
    Scene("paths-of-glory.told", told, read_on, looks=EVERY + ABROAD),
    Scene("paths-of-glory.solo", alone, looks=EVERY + ABROAD),
    Scene("paths-of-glory.2010", of_2010),
    Scene("paths-of-glory.middle", middle, looks=EVERY + ABROAD, kept=(Look(),)),
    Scene("paths-of-glory.end", end, read_the_end, looks=EVERY + ABROAD),
)
