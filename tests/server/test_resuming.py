"""A game taken up from its stored moments is the game that is played again: in all anybody can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import GreatPowersError
from greatpowers.engine.moments import Reel
from greatpowers.engine.record import record_of, write_record
from greatpowers.server.games.served import game_named
from greatpowers.server.live.snapshots import Encoded, log_lines, takeback_on_wire, view_with_letters
from greatpowers.server.live.wire import Digest
from greatpowers.server.matches.moments import Moment
from greatpowers.server.matches.pace import Untimed
from greatpowers.server.matches.resuming import (
    first_needed,
    followed,
    match_at,
    read_light,
    with_match,
)
from greatpowers.server.matches.table import OPEN, About, Play, Row
from greatpowers.server.matches.takebacks import goes_back_to, offered, wish_text

GAMES = ["diplomacy", "paths-of-glory", "napoleonic-wars"]
TALK = {"diplomacy": "press {to}: word {n}", "napoleonic-wars": "press all: word {n}"}


def about_of(game: str, seed: str) -> About:
    found = game_named(game)
    return About(
        id="table", title="A game", game=game, rules=found.version, scenario=found.scenarios[0].id,
        options={}, status="playing", owner=None, language="en", public=False, anonymous=False,
        spectators=False, spectator_delay=0, draw_lots=False, sandbox=False, pace=Untimed(), seed=seed,
        nonces={}, lots={}, position=None, pack=None, revision=0, changes=0, digest=Digest(), result=None,
        rematch=None, created=0.0, updated=0.0, started=0.0, finished=None,
    )  # fmt: skip


class Keeper:
    """Plays a game row by row and keeps what the store would keep."""

    def __init__(self, game: str, seed: str) -> None:
        self.about = about_of(game, seed)
        self.play = Play(self.about)
        self.rows: list[Row] = []
        self.moments: list[Moment] = [self.play.first_moment()]
        self.stream = Stream(seed)

    def say(self, seat: str, kind: str, text: str) -> bool:
        """Whether the row was accepted."""
        number = len(self.rows) + 1
        row = Row(number, seat, kind, text, "p", f"r{number}", float(number))
        try:
            step = self.play.prepare(row, self.before(row))
        except GreatPowersError:
            return False
        self.moments.append(self.play.moment(step))
        self.play.accept(step)
        self.rows.append(step.row)
        return True

    def before(self, row: Row) -> Any:
        """The match to go back to, from what is kept."""
        target = goes_back_to(self.play, row)
        if target is None or target not in self.play.line:
            return None
        marks = read_light(self.about, self.light())[target - 1].marks
        return match_at(self.play, target - 1, marks, self.reel(), self.play.match.checkpoints)

    def light(self) -> list[Any]:
        return [(m.number, m.rules, m.whole, m.marks, m.events) for m in self.moments]

    def reel(self, first: int = 0) -> Reel:
        return Reel((m.number, m.whole, m.state) for m in self.moments[first:])

    def resumed(self) -> Play:
        play, told = followed(self.about, self.rows, self.light())
        return with_match(play, told, self.reel(first_needed(play.line, told)))

    def replayed(self) -> Play:
        play = Play(self.about)
        for row in self.rows:
            play.accept(play.prepare(row))
        return play

    def go_on(self, count: int) -> Iterator[int]:
        """So many attempts of every kind: answers, undoing, talk, taking back and words about it."""
        for n in range(count):
            if self.play.match.is_over:
                return
            self.something(n)
            yield n

    def something(self, n: int) -> None:
        stream, play = self.stream, self.play
        seats, chance = play.match.seats, self.stream.below(20)
        if chance == 0 and play.rows:
            self.say(play.rows[-1].seat or seats[0], "undo", "")
        elif chance == 1 and self.about.game in TALK:
            to = stream.pick(["all", *seats])
            self.say(stream.pick(seats), "decide", TALK[self.about.game].format(to=to, n=n))
        elif chance == 2:
            seat = stream.pick(seats)
            if (found := offered(play, seat)) and play.wish is None:
                others = [other for other in seats if other != seat][: stream.below(3)]
                self.say(seat, "ask", wish_text(stream.pick(found[:12]).number, others))
        elif chance <= 5 and play.wish is not None:
            word = stream.pick(["agree", "agree", "agree", "refuse", "withdraw"])
            seat = play.wish.seat if word == "withdraw" else stream.pick(play.wish.waiting)
            self.say(seat, word, "")
        else:
            question = stream.pick(play.match.pending())
            option = question.choice.sample(question.offer, stream)
            self.say(question.seat, "decide", question.choice.write(option))


def visible(play: Play) -> dict[str, Any]:
    """Everything a house tells anybody about a game, and what it needs to judge the next request."""
    shown = Encoded(play)
    seats = [None, *play.match.seats]
    seen = {
        seat or "": {
            "view": view_with_letters(shown, seat, ""),
            "question": shown.question(seat),
            "log": log_lines(play, play.events_for(seat)),
            "can_undo": seat is not None and play.can_undo(seat),
            "takeback": takeback_on_wire(play, seat),
            "offered": offered(play, seat) if seat else [],
            "revision": play.seen(seat),
        }
        for seat in seats
    }
    return {
        "seen": msgspec.json.decode(msgspec.json.encode(seen)),
        "open": log_lines(play, play.events_for(OPEN)),
        "pending": [(q.seat, q.choice, q.offer) for q in play.match.pending()],
        "export": write_record(record_of(play.match)),
        "digest": play.digest(),
        "phases": play.phase_starts(),
        "kept": (play.line, play.sealed, play.struck, play.noticed, play.asked_since, play.requests),
        "rows": (play.board_row, play.question_row, play.rules_since, play.rows, play.wish),
        "barriers": play.match.barriers,
        "over": (play.match.is_over, play.match.result),
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["red", "blue"])
def test_a_resumed_game_is_the_replayed_one(game: str, seed: str) -> None:
    keeper = Keeper(game, seed)
    for n in keeper.go_on(150):
        if n % 49 == 0:
            resumed = visible(keeper.resumed())

            assert resumed == visible(keeper.play)
            assert resumed == visible(keeper.replayed())
    kinds = {row.kind for row in keeper.rows}

    assert {"decide", "undo", "ask"} <= kinds or game == "diplomacy"
    assert visible(keeper.resumed()) == visible(keeper.replayed())


@pytest.mark.parametrize("game", GAMES)
def test_a_resumed_game_goes_on_as_the_other_does(game: str) -> None:
    keeper = Keeper(game, "green")
    for _ in keeper.go_on(120):
        pass
    one, other = Keeper(game, "green"), Keeper(game, "green")
    for twin, play in ((one, keeper.play), (other, keeper.resumed())):
        twin.play, twin.rows, twin.moments = play, list(keeper.rows), list(keeper.moments)
        twin.stream = Stream("on")
        for _ in twin.go_on(80):
            pass

    assert one.rows == other.rows
    assert visible(one.play) == visible(other.play)
    assert [m.events for m in one.moments] == [m.events for m in other.moments]


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_reaches_as_far_back_as_before(game: str) -> None:
    """Whatever may still be undone is there again, decision by decision."""
    keeper = Keeper(game, "deep")
    deepest = 0
    for _ in keeper.go_on(150):
        barriers, made = keeper.play.match.barriers, len(keeper.play.match.decisions)
        if made - barriers.floor > max(deepest, 1):
            deepest = made - barriers.floor
            one, other = keeper.resumed(), keeper.replayed()
            for play in (one, other):
                while play.match.decisions and len(play.match.decisions) > play.match.barriers.floor:
                    row = Row(play.revision + 1, play.match.decisions[-1][0], "undo", "", "p", "u", 0.0)
                    play.accept(play.prepare(row))

            assert visible(one) == visible(other)
    assert deepest > 1 or game == "diplomacy"
