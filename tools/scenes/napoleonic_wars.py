"""The Napoleonic Wars: its table at the start, in the middle and at the end."""

from __future__ import annotations

from .frame import ABROAD, EVERY, Look, Place, Scene
from .host import Host, Snapshot, Somebody, is_over

GAME = "napoleonic-wars"
FIVE = ("france", "britain", "austria", "russia", "prussia")


def new_table(anna: Somebody, title: str) -> str:
    seats = dict.fromkeys(FIVE, "bot:novice") | {"france": "me"}
    return anna.table(GAME, "1805-5", title, seats)


def start(host: Host) -> Place:
    anna = host.person("Anna V.")
    return Place(f"/table/{new_table(anna, 'The third coalition')}", anna.state)


def middle(host: Host) -> Place:
    anna = host.person("Anna V.")
    table = new_table(anna, "After Austerlitz")
    anna.let_play(table, "france", lambda seen: _turn(seen) >= 2)
    return Place(f"/table/{table}", anna.state)


def _turn(seen: Snapshot) -> int:
    found: int = seen["view"]["turn"]
    return found


def end(host: Host) -> Place:
    anna = host.person("Anna V.")
    table = anna.table(GAME, "1813-2", "Of nations", {"france": "me", "britain": "bot:novice"})
    anna.let_play(table, "france", is_over)
    return Place(f"/table/{table}", anna.state)


SCENES = (
    Scene("napoleonic-wars.start", start),
    Scene("napoleonic-wars.middle", middle, looks=EVERY + ABROAD, kept=(Look(),)),
    Scene("napoleonic-wars.end", end, looks=EVERY + ABROAD),
)
