"""The Napoleonic Wars: its table at the start, in the middle and at the end."""

from __future__ import annotations

from .frame import ABROAD, EVERY, Look, Place, Scene, read_the_end
from .host import Host, Snapshot, Somebody
from .napoleonic_wars_moments import MOMENTS

GAME = "napoleonic-wars"
#: The turn and the round in which Europe is in full swing, and that bots reach in a few minutes.
MIDDLE = (1, 3)
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
    anna.let_play(table, "france", lambda seen: _moment(seen) >= MIDDLE)
    return Place(f"/table/{table}", anna.state)


def _moment(seen: Snapshot) -> tuple[int, int]:
    """Turn and round."""
    view = seen["view"]
    return view["turn"], view["round"]


def end(host: Host) -> Place:
    """A war of two, given up in its second round."""
    anna = host.person("Anna V.")
    table = anna.table(GAME, "1813-2", "Of nations", {"france": "me", "britain": "bot:novice"})
    anna.let_play(table, "france", lambda seen: _moment(seen) >= (1, 2))
    anna.say(table, "france", "concede")
    return Place(f"/table/{table}", anna.state)


SCENES = (
    Scene("napoleonic-wars.start", start),
    Scene("napoleonic-wars.middle", middle, looks=EVERY + ABROAD, kept=(Look(),)),
    Scene("napoleonic-wars.end", end, read_the_end, looks=EVERY + ABROAD),
    *MOMENTS,
)
