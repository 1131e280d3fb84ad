"""A game taken up again from its stored moments: what playing it again would give, only sooner."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import partial

import msgspec

from ...engine.errors import GreatPowersError
from ...engine.events import Recorded
from ...engine.game import Game
from ...engine.match import Barriers, Match, Upgrade
from ...engine.moments import Reel
from ...engine.state import GameState
from ...engine.stretches import read_events
from ...engine.upgrade import migrated
from ..games.served import game_named
from ..store.shelf import LightRow
from .moments import Marks, Told, read_marks
from .stored import UPGRADED, About, Row
from .table import Play


def read_light(about: About, light: Iterable[LightRow]) -> list[Told]:
    """The light parts of moments as they stand in the store."""
    game = game_named(about.game, about.pack)
    return [
        Told(number, rules, whole, read_marks(marks), _events(game, rules, events))
        for number, rules, whole, marks, events in light
    ]


def _events(game: Game, rules: str, text: str) -> list[Recorded]:
    if text == "[]":
        return []
    return read_events(game.codec, msgspec.json.decode(text), strict=rules == game.version)


def first_needed(line: Sequence[int], told: Sequence[Told]) -> int:
    """The moment from which on states are needed: a whole one, not after any that may be undone to."""
    floor = told[-1].marks.floor
    oldest = line[floor] - 1 if floor < len(line) else len(told) - 1
    return next(one.number for one in reversed(told[: oldest + 1]) if one.whole)


def followed(about: About, rows: Sequence[Row], light: Iterable[LightRow]) -> tuple[Play, list[Told]]:
    """The game with everything but its match, and the light part of its moments, one more than rows."""
    told = read_light(about, light)
    play = Play(about, told[0].events)
    for row, after in zip(rows, told[1:], strict=True):
        play.take(row, after.events, after.marks)
    return play, told


def with_match(play: Play, told: Sequence[Told], reel: Reel) -> Play:
    """The game, its match taken from the last state."""
    last = len(told) - 1
    play.match = match_at(play, last, told[-1].marks, reel, checkpoints_of(told))
    play.written = (last, reel.plain(last))
    return play


def with_latest_match(play: Play, told: Sequence[Told], reel: Reel) -> Play | None:
    """The game with the latest state that can still be looked at; None if there is none."""
    for number in range(len(told) - 1, -1, -1):
        try:
            play.match = match_at(play, number, told[number].marks, reel, checkpoints_of(told))
            for seat in (None, *play.match.seats):
                play.match.shown(seat)
        except (GreatPowersError, LookupError, TypeError, ValueError, AttributeError, AssertionError):
            continue
        return play
    return None


def match_at(
    play: Play, number: int, marks: Marks, reel: Reel, checkpoints: Sequence[tuple[int, str]]
) -> Match:
    """The match as it stood after a row, of which what counts has not changed since."""
    line = play.line[: bisect_right(play.line, number)]
    game = play.game
    load = partial(state_at, game, reel, rules=play.about.rules)
    return Match.resumed(
        game,
        play.about.agreed,
        load(number),
        [(play.rows[n - 1].seat, play.rows[n - 1].text) for n in line],
        [point for point in checkpoints if point[0] <= len(line)],
        Barriers(marks.floor, marks.asked),
        [partial(load, n - 1) for n in line[marks.floor :]],
        [_upgrade(row, line) for row in play.rows[:number] if row.kind == UPGRADED],
    )


def state_at(game: Game, reel: Reel, number: int, rules: str) -> GameState:
    """A stored state; one of older rules as the present ones read it."""
    return game.codec.load(migrated(game, reel.plain(number), rules))


def _upgrade(row: Row, line: Sequence[int]) -> Upgrade:
    old, new, hash_ = row.text.split()
    return Upgrade(bisect_right(line, row.number), old, new, hash_)


def checkpoints_of(told: Sequence[Told]) -> list[tuple[int, str]]:
    """The fingerprints the match has, folded from what each row did to them."""
    points: list[tuple[int, str]] = []
    for one in told:
        if one.marks.checks_kept is not None:
            del points[one.marks.checks_kept :]
        points += one.marks.checks
    return points
