"""Paths of Glory: its table at the start, in the middle and at the end."""

from __future__ import annotations

from .frame import ABROAD, EVERY, Look, Place, Scene
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


SCENES = (
    Scene("paths-of-glory.start", start),
    Scene("paths-of-glory.middle", middle, looks=EVERY + ABROAD, kept=(Look(),)),
    Scene("paths-of-glory.end", end, looks=EVERY + ABROAD),
)
