"""Who sees which field is written down a second time, by hand: a new field is looked at twice."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

from greatpowers.engine.frames import Frame
from greatpowers.engine.seen import EVERYBODY, Who, marks_of
from greatpowers.engine.state import GameState
from greatpowers.games.table import GAMES, find_game

WRITTEN = Path(__file__).with_name("who_sees.toml")


def parts_of(type_: Any) -> Iterator[Any]:
    """The dataclasses a type is made of, however deep; frames stand on the stack and are not parts."""
    if is_dataclass(type_) and isinstance(type_, type):
        if not issubclass(type_, Frame):
            yield type_
            hints = get_type_hints(type_)
            yield from (found for part in fields(type_) for found in parts_of(hints[part.name]))
    else:
        yield from (found for inner in get_args(type_) for found in parts_of(inner))


def marked(state_type: type[GameState]) -> dict[str, Any]:
    """The fields of a game's own by who sees them, and what lies in those that are for everybody."""
    marks, flow = marks_of(state_type), marks_of(GameState)
    own = {name: mark for name, mark in marks.items() if name not in flow}
    hints = get_type_hints(state_type)
    parts = {part for name, mark in own.items() if mark.who is EVERYBODY for part in parts_of(hints[name])}
    return {
        **{who.value: [name for name, mark in own.items() if mark.who is who] for who in Who},
        "parts": {
            part.__name__: [field.name for field in fields(part)]
            for part in sorted(parts, key=lambda p: str(p.__name__))
        },
    }


def written_now() -> dict[str, Any]:
    return {name: marked(find_game(name).codec.state_type) for name in GAMES}


def written_down() -> dict[str, Any]:
    found = tomllib.loads(WRITTEN.read_text())
    return {
        game: {
            **{who.value: lists[who.value].split() for who in Who},
            "parts": {part: names.split() for part, names in lists.get("parts", {}).items()},
        }
        for game, lists in found.items()
    }


def test_who_sees_a_field_is_written_down() -> None:
    for game, lists in written_now().items():
        assert lists == written_down()[game], game
