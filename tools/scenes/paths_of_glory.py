"""Paths of Glory: its table at the start, in the middle and at the end."""

from __future__ import annotations

from typing import Any

from .frame import ABROAD, EVERY, Look, Place, Scene
from .host import Host, Snapshot, Somebody, is_over

GAME = "paths-of-glory"
SEATS = {"cp": "me", "ap": "bot:novice"}
#: The turn in which the war is in full swing.
MIDDLE = 4


def new_table(anna: Somebody, title: str, scenario: str, **options: Any) -> str:
    return anna.table(GAME, scenario, title, SEATS, options=options)


def start(host: Host) -> Place:
    anna = host.person("Anna V.")
    return Place(f"/table/{new_table(anna, 'Guns of August', 'historical')}", anna.state)


def middle(host: Host) -> Place:
    anna = host.person("Anna V.")
    table = new_table(anna, "The second summer", "historical")
    anna.let_play(table, "cp", lambda seen: _turn(seen) >= MIDDLE)
    return Place(f"/table/{table}", anna.state)


def _turn(seen: Snapshot) -> int:
    found: int = seen["view"]["turn"]
    return found


def end(host: Host) -> Place:
    anna = host.person("Anna V.")
    table = new_table(anna, "A short war", "introductory", peace_terms=False)
    anna.let_play(table, "cp", is_over)
    return Place(f"/table/{table}", anna.state)


SCENES = (
    Scene("paths-of-glory.start", start),
    Scene("paths-of-glory.middle", middle, looks=EVERY + ABROAD, kept=(Look(),)),
    Scene("paths-of-glory.end", end, looks=EVERY + ABROAD),
)
