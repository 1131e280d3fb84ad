"""inspect and the position desk with files nobody should have written: a clear line, never a surprise."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from greatpowers.engine.match import Match
from greatpowers.engine.record import record_of, write_record
from greatpowers.games.napoleonic_wars.positions import documents as nw_position
from greatpowers.games.paths_of_glory.positions import documents as pog_position
from greatpowers.games.table import find_game
from tests.cli.conftest import Run
from tests.cli.test_inspect import POSITION as DIPLOMACY
from tests.cli.test_inspect_nw import POSITION as NW
from tests.cli.test_inspect_pog import POSITION as POG

TIMES = 25
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 7, 10**6, -(10**9), 2**63, 10**30, 1.5, -0.0, 1e308, "", " ", "x",
    "napoleon", "ge_1", "1 france", "999999 france", "-1 france", "+ +", "@", "A Par", "Par", "F Par/NC",
    "ge_corps reduced", "\u0000", "\u202e", "é" * 50, "[bold]x[/bold]", "{ $x }", "x" * 5000, [], {}, [[]],
    [None], {"": ""}, {"x": {"x": {}}}, ["x", "x"], [1, 2, 3], {"france": 1}, {"ap": [], "cp": []},
    {"ap": None},
]  # fmt: skip


def places(node: Any) -> list[tuple[Any, Any]]:
    """Everything in a document that can be replaced: what holds it, and under which key."""
    found: list[tuple[Any, Any]] = []
    inside = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in list(inside):
        found += [(node, key), *places(value)]
    return found


def spoilt(document: dict[str, Any], chance: random.Random) -> Any:
    """The document with some of it made odd."""
    twin: Any = copy.deepcopy(document)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        found = places(twin)
        if not found:
            break
        holder, key = chance.choice(found)
        # Fields of the document itself are hit as often as all that is in them together.
        if chance.random() < 0.5 and isinstance(twin, dict) and twin:
            holder, key = twin, chance.choice(list(twin))
        other_holder, other = chance.choice(found)
        match chance.randrange(5):
            case 0 if isinstance(holder, dict):
                holder[chance.choice(["x", "", "munich", "sedan", "Par", "ap", "france", "\u0000"])] = holder[
                    key
                ]
            case 1:
                del holder[key]
            case 2 if other in other_holder if isinstance(other_holder, dict) else True:
                holder[key] = copy.deepcopy(other_holder[other])
            case _:
                holder[key] = copy.deepcopy(chance.choice(ODD))
    return twin


def dumped(game: str) -> dict[str, Any]:
    """A whole position as the game writes it."""
    match = Match(find_game(game), find_game(game).scenarios[0].id, {}, seed="fuzz")
    whole: dict[str, Any] = (pog_position if game == "paths-of-glory" else nw_position).dump(match.state)
    return whole


def recorded(game: str) -> dict[str, Any]:
    match = Match(find_game(game), find_game(game).scenarios[0].id, {}, seed="fuzz")
    read: dict[str, Any] = json.loads(write_record(record_of(match)))
    return read


def check(call: Run, *words: str) -> None:
    done = call("inspect", *words)
    assert done.code in (0, 1, 2)
    assert "unexpected" not in done.err, done.err
    assert "Traceback" not in done.err, done.err
    if done.code:
        assert len(done.err.strip().splitlines()) == 1
        assert len(done.err) < 2000


@pytest.mark.parametrize("kind", ["small", "whole", "record"])
@pytest.mark.parametrize("game", ["diplomacy", "paths-of-glory", "napoleonic-wars"])
def test_no_file_makes_inspect_stumble(tmp_path: Path, call: Run, game: str, kind: str) -> None:
    small = {"diplomacy": DIPLOMACY, "paths-of-glory": POG, "napoleonic-wars": NW}[game]
    document = small if kind == "small" or (game == "diplomacy" and kind == "whole") else (
        dumped(game) if kind == "whole" else recorded(game)
    )  # fmt: skip
    chance = random.Random(f"{game} {kind}")
    file = tmp_path / "odd.json"
    for number in range(TIMES):
        odd = spoilt(document, chance)
        file.write_text(json.dumps(odd), "utf-8")
        check(call, game, str(file), *(["--json"] if number % 3 else []))
