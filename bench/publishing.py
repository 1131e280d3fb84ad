"""What a decision costs the server while every seat and a spectator listen: rules, publishing, store.

Run: bench/publishing.py [--against OTHER_CHECKOUT]. A house on SQLite plays random games, the same ones every
time; printed is processor time of the whole process in milliseconds a decision. With `--against` another
checkout plays the same games in the same run, in turns with this one, each in a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = {
    "paths-of-glory": ("historical", {"peace_terms": False}),
    "napoleonic-wars": ("1805-5", {}),
    "diplomacy": ("seven", {}),
}
PARTS = ("rules", "publishing", "whole")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="another checkout to compare with")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    names = asked.games.split(",")
    if asked.one:
        print(json.dumps({name: asyncio.run(figures(name, asked.decisions)) for name in names}))
        return
    checkouts = {"here": ROOT} | ({"there": asked.against.resolve()} if asked.against else {})
    runs = [{place: _run(root, asked) for place, root in checkouts.items()} for _ in range(asked.runs)]
    found = {
        place: {
            name: {part: statistics.median(run[place][name][part] for run in runs) for part in PARTS}
            for name in names
        }
        for place in checkouts
    }
    print(json.dumps(found, indent=1) if asked.json else _table(found))


def _run(root: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """The same measurement in a process that imports another checkout."""
    command = [sys.executable, __file__, "--one", "--games", asked.games, "--decisions", str(asked.decisions)]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def _table(found: dict[str, Any]) -> str:
    lines = ["ms of processor a decision".ljust(28) + "".join(part.rjust(12) for part in PARTS)]
    for place, games in found.items():
        for name, parts in games.items():
            cells = "".join(f"{parts[part]:.2f}".rjust(12) for part in PARTS)
            lines.append(f"{name} ({place})".ljust(28) + cells)
    return "\n".join(lines)


class Meter:
    """Adds up the processor time of a function."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.spent = 0.0

    def __call__(self, *args: Any, **named: Any) -> Any:
        begun = time.process_time()
        try:
            return self._function(*args, **named)
        finally:
            self.spent += time.process_time() - begun


async def figures(name: str, decisions: int) -> dict[str, float]:
    """One random game in a house of its own."""
    from greatpowers.engine.chance import Stream
    from greatpowers.server.house import House
    from greatpowers.server.live.channels import Listener
    from greatpowers.server.matches.lobby import NewTable
    from greatpowers.server.settings import Settings

    scenario, options = GAMES[name]
    with tempfile.TemporaryDirectory() as folder:
        numbers = count()
        settings = Settings(
            data=Path(folder), workers=0, background=False, secret=lambda size: f"{next(numbers):0{size}}"
        )
        house = House(settings)
        await house.open()
        owner = await house.people.add_guest("Ann", "en")
        seats = _seats(name, scenario)
        wanted = NewTable(
            game=name, scenario=scenario, options=options, seats=dict.fromkeys(seats, "hotseat")
        )
        table = await house.lobby.create(wanted, owner)
        listeners = [Listener(None) for _ in (*seats, None)]
        for seat, listener in zip((*seats, None), listeners, strict=True):
            house.hub.join(table, seat, listener)
        publish = house.hub.publish = Meter(house.hub.publish)  # type: ignore[method-assign]
        stream, spent, rules, made = Stream(f"publishing {name}"), 0.0, 0.0, 0
        while made < decisions and not table.playing().match.is_over:
            play = table.playing()
            question = stream.pick(play.match.pending())
            text = question.choice.write(question.choice.sample(question.offer, stream))
            prepare = play.prepare = Meter(type(play).prepare.__get__(play))  # type: ignore[method-assign]
            begun = time.process_time()
            await house.matches.decide(table, question.seat, text, by=owner.id, request=f"r{made}")
            spent += time.process_time() - begun
            rules, made = rules + prepare.spent, made + 1
            for listener in listeners:
                while not listener.queue.empty():
                    listener.queue.get_nowait()
        await house.close()
    parts = {"rules": rules, "publishing": publish.spent, "whole": spent}
    return {part: seconds / made * 1000 for part, seconds in parts.items()}


def _seats(name: str, scenario: str) -> tuple[str, ...]:
    from greatpowers.games.table import find_game

    return next(one.seats for one in find_game(name).scenarios if one.id == scenario)


if __name__ == "__main__":
    main()
