"""How a running game comes to go on by other rules than it was begun by: from its stored state, from an
earlier one if only one seat has decided since, or played again from the start; else it is kept as it is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

import msgspec

from ...engine.codec import hash_of
from ...engine.errors import GreatPowersError, RecordError
from ...engine.events import Recorded, RulesChanged
from ...engine.match import Match
from ...engine.moments import Reel
from ...engine.plain import PlainDict
from ...engine.upgrade import carried_over
from ..games.served import game_named
from ..live.snapshots import Encoded
from ..matches.moments import Marks, Moment, Told, moment_of, write_events
from ..matches.resuming import checkpoints_of, read_light
from ..matches.stored import UPGRADED, About, Row
from ..matches.table import Play
from ..problems import Problem
from ..store.shelf import LightRow

#: Who makes the row of a carry-over.
HOUSE: Final = "house"
#: So many rows back a safe moment is looked for.
_FURTHEST: Final = 200


class Stranded(Exception):
    """The game cannot go on by the present rules."""

    def __init__(self, problem: str, detail: str) -> None:
        super().__init__(detail)
        self.problem = problem
        self.detail = detail[:300]


class Carrying(msgspec.Struct, frozen=True):
    """All that is to be stored of a carry-over, and the match that goes on."""

    #: `stored`, `earlier` or `replayed`: where the state comes from.
    how: str
    row: Row
    moments: list[Moment]
    match: Match


def carrying(
    about: About,
    rows: Sequence[Row],
    light: Sequence[LightRow],
    states: Sequence[tuple[int, bool, bytes]],
    now: float,
) -> Carrying:
    """How the game goes on by the present rules; raises Stranded if it cannot."""
    try:
        if light and len(light) == len(states) == len(rows) + 1:
            return _from_states(about, rows, read_light(about, light), Reel(states), now)
        return _from_start(about, rows, now)
    except Problem as problem:
        raise Stranded("upgrade-impossible", problem.message) from None


def _from_states(about: About, rows: Sequence[Row], told: Sequence[Told], reel: Reel, now: float) -> Carrying:
    first: RecordError | None = None
    for number in range(len(rows), max(len(rows) - _FURTHEST, 0) - 1, -1):
        if number < len(rows) and _loses_others(rows[number:]):
            break
        try:
            match = _match_from(about, rows, told, reel, number)
        except RecordError as problem:
            first = first or problem
            continue
        if number == len(rows) or match.game.is_safe(match.state):
            return _carried(about, rows, told, number, match, now)
    raise Stranded("upgrade-impossible", str(first))


def latest_usable(
    about: About,
    rows: Sequence[Row],
    light: Sequence[LightRow],
    states: Sequence[tuple[int, bool, bytes]],
) -> Match | None:
    """The match at the latest moment from which the present rules could go on; None if there is none."""
    if not light or not len(light) == len(states) == len(rows) + 1:
        return None
    told, reel = read_light(about, light), Reel(states)
    for number in range(len(rows), -1, -1):
        try:
            return _match_from(about, rows, told, reel, number)
        except RecordError:
            continue
    return None


def _loses_others(since: Sequence[Row]) -> bool:
    """Would decisions of more than one seat be lost? What bots and the clock said is said again."""
    return len({row.seat for row in since if row.made_by not in ("bot", "clock", HOUSE)}) > 1


def _match_from(about: About, rows: Sequence[Row], told: Sequence[Told], reel: Reel, number: int) -> Match:
    """The match after a row by the present rules; raises RecordError if it cannot be shown and asked."""
    game = game_named(about.game, about.pack)
    play = Play(about, told[0].events)
    for row, after in zip(rows[:number], told[1:], strict=False):
        play.take(row, after.events, after.marks)
    version = told[number].rules
    state = carried_over(game, reel.plain(number), version, list(play.asked_since))
    checkpoints = checkpoints_of(told[: number + 1])
    decisions = [(rows[n - 1].seat, rows[n - 1].text) for n in play.line]
    try:
        play.match = Match.resumed(game, about.agreed, state, decisions, checkpoints)
        shown = Encoded(play)
        for seat in (None, *play.match.seats):
            shown.fields(seat, "")
            shown.question(seat)
    except (GreatPowersError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as problem:
        raise RecordError(f"{type(problem).__name__}: {problem}"[:300]) from None
    return play.match


def _carried(
    about: About, rows: Sequence[Row], told: Sequence[Told], number: int, match: Match, now: float
) -> Carrying:
    """The row and the moment of a carry-over from the state after a row."""
    plain = match.game.codec.save(match.state)
    row = _row(about, match, plain, len(rows) + 1, now)
    line = _line(rows, told)
    kept = bisect_right(line, number)
    checkpoints = checkpoints_of(told)
    marks = Marks(
        began=True,
        anew=True,
        gone=line[kept:],
        floor=kept,
        asked=min(told[number].marks.asked, kept),
        checks_kept=len(match.checkpoints) if len(match.checkpoints) < len(checkpoints) else None,
    )
    back = number < len(rows)
    moment = _moment(row, match, plain, marks, RulesChanged(about.rules, match.version, back))
    return Carrying("earlier" if back else "stored", row, [moment], match)


def _moment(row: Row, match: Match, plain: PlainDict, marks: Marks, told: RulesChanged) -> Moment:
    events = write_events(match.game.codec, [Recorded(told)])
    return moment_of(row.number, match.version, None, plain, marks, events)


def _row(about: About, match: Match, plain: PlainDict, number: int, now: float) -> Row:
    text = f"{about.rules} {match.version} {hash_of(plain)}"
    return Row(number, "", UPGRADED, text, HOUSE, f"{UPGRADED}/{number}", now)


def _line(rows: Sequence[Row], told: Sequence[Told]) -> list[int]:
    line: list[int] = []
    for row, after in zip(rows, told[1:], strict=True):
        if after.marks.gone:
            line = [number for number in line if number not in after.marks.gone]
        if row.kind == "decide":
            line.append(row.number)
    return line


def _from_start(about: About, rows: Sequence[Row], now: float) -> Carrying:
    """A game begun before states were stored: if the present rules accept every row and come to the same
    board, it is taken to have been played by them."""
    game = game_named(about.game, about.pack)
    try:
        play, moments = played_again(msgspec.structs.replace(about, rules=game.version), rows)
    except GreatPowersError as problem:
        raise Stranded("upgrade-refused", str(problem)) from None
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as problem:
        raise Stranded("upgrade-refused", f"{type(problem).__name__}: {problem}") from None
    if play.match.is_over or not is_plausible(about, play):
        raise Stranded("upgrade-differs", "the present rules lead to another board")
    plain = game.codec.save(play.match.state)
    row = _row(about, play.match, plain, len(rows) + 1, now)
    barriers = play.match.barriers
    marks = Marks(began=True, anew=True, floor=len(play.line), asked=barriers.asked_since)
    moment = _moment(row, play.match, plain, marks, RulesChanged(about.rules, game.version))
    return Carrying("replayed", row, [*moments, moment], play.match)


def played_again(about: About, rows: Sequence[Row]) -> tuple[Play, list[Moment]]:
    """A game played from its rows, and the moments to be stored of it."""
    play = Play(about)
    moments = [play.first_moment()]
    for row in rows:
        step = play.prepare(row)
        moments.append(play.moment(step))
        play.accept(step)
    return play, moments


def is_plausible(about: About, play: Play) -> bool:
    """Does the board look as the lobby knew it? Of a private matter nothing is known there."""
    known, found = about.digest, play.digest()
    return (known.phase, known.asked, known.scores, known.active) == (
        found.phase,
        found.asked,
        found.scores,
        found.active,
    ) and known.board == msgspec.json.decode(msgspec.json.encode(found.board))
