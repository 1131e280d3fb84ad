"""What a recorded game is to be: its scenario, who plays, what is said and taken back, where it stops."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from greatpowers.engine.match import Match
from greatpowers.engine.pack import Pack, pack_of
from greatpowers.games.table import pack_desk

HERE: Final = Path(__file__).parent


class Stop(msgspec.Struct, forbid_unknown_fields=True):
    """A game left unfinished: at the first such moment after so many decisions."""

    after: int = 0
    #: The name of a question that is open or of a procedure that runs; empty: any.
    at: str = ""
    #: So many answers at least lie under seal.
    sealed: int = 0
    #: This seat is asked.
    seat: str = ""

    def is_reached(self, match: Match) -> bool:
        if len(match.decisions) < self.after or len(match.state.sealed) < self.sealed:
            return False
        running = [type(frame).__name__ for frame in match.state.stack]
        asked = {question.seat: type(question.choice).__name__ for question in match.pending()}
        is_there = not self.at or self.at in (*running, *asked.values())
        return is_there and (not self.seat or self.seat in asked)


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """One game; its name is also what its seed is made of."""

    name: str
    game: str
    scenario: str
    #: Levels in the order of the seats, the last one for all others; `events`: at random, but for events.
    levels: list[str]
    options: dict[str, bool | str | int] = {}
    #: Seats add to the seed.
    nonces: bool = False
    #: Played with a copy of the tables in which something is changed.
    pack: bool = False
    #: One answer in so many is an odd one, if the rules allow it; is taken back and given again; is
    #: preceded by something said out of turn.
    odd: int = 0
    undo: int = 0
    talk: int = 0
    #: After so many decisions the seat says this; `*` is every seat still in the game.
    said: list[tuple[int, str, str]] = []
    #: It begins from the position of a random game after so many decisions.
    begins_after: int = 0
    stop: Stop | None = None
    #: What must be said of its result, and whether a bid made the seats change hands; from which seed ever.
    wants: dict[str, str] = {}
    exchanged: bool | None = None

    def is_met(self, match: Match) -> bool:
        """Is the game what it was to be?"""
        if self.stop is not None and match.is_over:
            return False
        if self.exchanged is not None and bool(match.game.seating(match.state)) != self.exchanged:
            return False
        return all(match.result.get(name) == value for name, value in self.wants.items())


def plans_in(file: str) -> list[dict[str, Any]]:
    """The tables of one of our TOML files; those of a group share what is written once above them."""
    with (HERE / file).open("rb") as opened:
        groups = tomllib.load(opened)["group"]
    return [
        {**{name: value for name, value in group.items() if name != "games"}, **one}
        for group in groups
        for one in group["games"]
    ]


def read_plans() -> list[Plan]:
    """All plans; every name once."""
    files = ("diplomacy.toml", "paths-of-glory.toml", "napoleonic-wars.toml")
    plans = [msgspec.convert(one, Plan) for file in files for one in plans_in(file)]
    assert len({(plan.game, plan.name) for plan in plans}) == len(plans)
    return plans


def changed_pack(game: str) -> Pack:
    """Our own tables under other names, one card with another number: a copy as somebody would make it."""
    files = dict(pack_desk(game).own())
    for file, old, new in (
        ("areas.csv", ",Kent,", ",Dover,"),
        ("cards.csv", ",Wet Powder,", ",Thunderstorm,"),
        ("cards.csv", ",Nedves puskapor,3,", ",Nedves puskapor,1,"),
    ):
        assert old in files[file]
        files[file] = files[file].replace(old, new, 1)
    return pack_of("a copy", files)
