"""Random full games in which everything that must always be true is checked on the way.

Cheap checks are made at every decision, costly ones at some, drawn from the seed so that they fall on all
seats and phases alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from ..engine.chance import Stream, commitment_to
from ..engine.errors import GreatPowersError, IllegalDecision, OptionError
from ..engine.game import Game
from ..engine.match import Match, Question
from ..engine.plain import PlainObject
from ..engine.record import read_record, record_of, replay, write_record
from ..engine.state import GameState, choice_of, decide_in_place, open_choices
from ..engine.study import Taste
from .talking import say_something
from .tasks import MatchTask, Settings, find_function, run_tasks

#: Costly checks are made at one decision in so many, by level of thoroughness.
COSTLY_EVERY = (100, 20, 1)
#: A random game may go on for ever; it is left after so many decisions.
MOST_DECISIONS = 5000
#: One decision in so many is preceded by something said out of turn.
STANDING_EVERY = 25


class SoakFailure(GreatPowersError):
    """Something that must always be true was not; says how to see it again."""

    def __init__(
        self, game: str, scenario: str, options: Settings, seed: str, decision: int, problem: str
    ) -> None:
        # All arguments go to the base, so that a failure can come from another process.
        super().__init__(game, scenario, options, seed, decision, problem)
        self.game, self.scenario, self.options, self.seed = game, scenario, options, seed
        self.decision = decision
        self.problem = problem

    def __str__(self) -> str:
        where = f"{self.game} {self.scenario} seed {self.seed!r} options {dict(self.options)}"
        return f"{where}, after decision {self.decision}: {self.problem}"


def _failure(match: Match, problem: str) -> SoakFailure:
    done = len(match.decisions)
    return SoakFailure(match.game.id, match.scenario.id, match.options, match.seed, done, problem)


@dataclass(frozen=True, slots=True)
class SoakTask(MatchTask):
    """One game to soak."""

    seed: str
    thorough: int = 0
    #: A way of random play the game offers; plain chance if empty.
    prefer: str = ""


@dataclass(frozen=True, slots=True)
class SoakReport:
    """How much one soaked game went through."""

    task: SoakTask
    decisions: int
    standing: int
    costly_checks: int
    undone: int
    result: PlainObject
    #: Card -> how often it was played for its own sake.
    cards: Mapping[str, int]


def soak_game(
    game: Game,
    scenario: str,
    options: Settings,
    seed: str,
    *,
    thorough: int = 1,
    most_decisions: int = MOST_DECISIONS,
    prefer: str = "",
) -> SoakReport:
    """Play a random game to its end, or to so many decisions, and check it; raises SoakFailure.

    `thorough` is 0 for very many games, 1, or 2 for all checks at every decision.
    """
    match = Match(game, scenario, options, seed=seed)
    soak = _Soak(match, Stream(f"soak/{seed}"), thorough, taste_named(game, prefer))
    try:
        while not match.is_over and len(match.decisions) < most_decisions:
            soak.one_decision()
        soak.check_state()
        soak.check_replay()
    except SoakFailure:
        raise
    except Exception as problem:  # any crash is a finding and must say where it happened
        raise _failure(match, f"{type(problem).__name__}: {problem}") from problem
    return SoakReport(
        SoakTask("", game.id, match.scenario.id, options, seed, thorough, prefer),
        len(match.decisions),
        soak.standing,
        soak.costly,
        soak.undone,
        match.result,
        cards_played(match),
    )


def any_answer(_state: object, question: Question, stream: Stream) -> object:
    """Plain chance."""
    return question.choice.sample(question.offer, stream)


def taste_named(game: Game, name: str) -> Taste:
    """The way of random play with this name; plain chance if it is empty."""
    tastes = game.study().tastes()
    if name and name not in tastes:
        known = ", ".join(tastes) or "-"
        raise OptionError(f"{game.id} cannot prefer {name!r} in random play; known: {known}")
    return tastes[name] if name else any_answer


def cards_played(match: Match) -> dict[str, int]:
    """How often each card was played for its own sake, as the log tells."""
    study = match.game.study()
    played = Counter(study.card_played(entry.recorded.event) for entry in match.log)
    return {card: played[card] for card in sorted(played) if card}


class _Soak:
    """One game under observation."""

    def __init__(self, match: Match, stream: Stream, thorough: int, taste: Taste) -> None:
        self.match = match
        self.game = match.game
        self.stream = stream
        self.thorough = thorough
        self.taste = taste
        #: Talk ends many games early, by votes and by giving up; so half of them go without.
        self.talks = bool(stream.below(2))
        self.standing = self.costly = self.undone = 0

    def one_decision(self) -> None:
        """Ask one of the seats that have to decide, in any order, and check around it."""
        if self.talks and not self.stream.below(STANDING_EVERY):
            self._say_something()
            if self.match.is_over:
                return
        pending = self.match.pending()
        self._require(bool(pending), "nobody is asked although the game is not over")
        question = self.stream.pick(pending)
        self._require(len(question.offer) > 0, f"{question.seat} is asked but offered nothing")
        answer = self.taste(self.match.state, question, self.stream)
        text = question.choice.write(answer)
        costly = not self.stream.below(COSTLY_EVERY[self.thorough])
        if costly:
            self.costly += 1
            self.check_saving()
            self.check_copies(question, answer)
            self.check_views()
            self.check_explanations(question, answer, text)
            self.check_determinized()
            self._decide_with_undo(question.seat, text)
        else:
            self.match.decide(question.seat, answer)
        self.check_state()

    def _require(self, holds: bool, problem: str) -> None:
        if not holds:
            raise _failure(self.match, problem)

    def _hash(self, state: GameState | None = None) -> str:
        return self.game.codec.hash(self.match.state if state is None else state)

    def _say_something(self) -> None:
        """Say one of the things the game suggests, if it is allowed just now."""
        said, _ = say_something(self.match, self.stream)
        self.standing += said

    def check_state(self) -> None:
        """The game's own invariants."""
        self.game.check(self.match.state)

    def check_saving(self) -> None:
        """A state written as JSON and read again is the same state."""
        codec = self.game.codec
        saved = msgspec.json.encode(codec.dump(self.match.state))
        loaded = codec.load(msgspec.json.decode(saved))
        self._require(self._hash(loaded) == self._hash(), "a loaded state differs from the saved one")
        asked = [choice.seat for choice in open_choices(loaded)]
        self._require(asked == [q.seat for q in self.match.pending()], "a loaded state asks other seats")

    def check_copies(self, question: Question, answer: object) -> None:
        """Deciding on a copy leaves the original alone, and gives what deciding gives."""
        before = self._hash()
        twin = self.match.state.copy()
        self._require(self._hash(twin) == before, "a copy differs from its original")
        decide_in_place(twin, question.choice, answer)
        self._require(self._hash() == before, "deciding on a copy changed the original")

    def check_views(self) -> None:
        """What a seat cannot see makes no difference to what it sees and is asked."""
        state = self.match.state
        for seat in (None, *self.match.seats):
            shuffled = self.game.hidden_shuffled(state, seat, f"hidden/{self.stream.below(1 << 30)}")
            same = self.game.view(state, seat) == self.game.view(shuffled, seat)
            self._require(same, f"the view of {seat or 'a spectator'} shows something hidden")
            if seat is not None:
                mine, theirs = choice_of(state, seat), choice_of(shuffled, seat)
                self._require(mine == theirs, f"the question to {seat} shows something hidden")
                if mine is not None:
                    same = mine.options(state) == mine.options(shuffled)
                    self._require(same, f"the options of {seat} show something hidden")

    def check_explanations(self, question: Question, answer: object, text: str) -> None:
        """Texts read back as what they were written for; refusals name their rule."""
        seat = question.seat
        self._require(self.match.explain(seat, text) is None, f"{text!r} of {seat} is offered but refused")
        read = question.choice.read(self.match.state, text)
        self._require(question.choice.write(read) == text, f"{text!r} reads back as {read}")
        self._require(read == answer, f"{text!r} reads back as another answer")
        for sample in self.game.illegal_samples(self.match.state, seat):
            refusal = self.match.explain(seat, sample)
            self._require(refusal is not None, f"{sample!r} of {seat} should be refused")
            self._require(bool(refusal and refusal.rule), f"no rule is named against {sample!r} of {seat}")

    def check_determinized(self) -> None:
        """A state made from a view can stand, asks the same seats and can be played on."""
        state = self.match.state
        seat = self.stream.pick((None, *self.match.seats))
        made = self.game.determinize(self.game.view(state, seat), f"made/{self.stream.below(1 << 30)}")
        self.game.check(made)
        asked = [name for name in self.match.seats if choice_of(state, name) is not None]
        asked_there = [name for name in self.match.seats if choice_of(made, name) is not None]
        self._require(asked == asked_there, f"the state {seat} imagines asks {asked_there}, not {asked}")
        for choice in open_choices(made):
            decide_in_place(made, choice, choice.sample(choice.options(made), self.stream))
        self.game.check(made)

    def _decide_with_undo(self, seat: str, text: str) -> None:
        """Decide, take it back where that is allowed, and decide again."""
        match = self.match
        before = self._hash(), list(match.decisions), len(match.log)
        match.decide(seat, text)
        after = self._hash()
        try:
            match.undo(seat)
        except IllegalDecision:
            return
        self.undone += 1
        same = before == (self._hash(), list(match.decisions), len(match.log))
        self._require(same, f"undo of {text!r} by {seat} does not give what was before")
        match.decide(seat, text)
        self._require(self._hash() == after, f"{text!r} by {seat} leads elsewhere after an undo")

    def check_replay(self) -> None:
        """The record, written and read again, replays to the same hashes."""
        record = read_record(write_record(record_of(self.match)))
        self._require(record.commitment == commitment_to(self.match.seed), "the commitment is not the seed's")
        played = replay(record, lambda _: self.game)
        self._require(self._hash(played.state) == self._hash(), "the replay ends in another state")


def random_options(game: Game, stream: Stream) -> dict[str, bool | str | int]:
    """Some value for every option that has only a few; numbers keep their defaults."""
    drawn: dict[str, bool | str | int] = {}
    for spec in game.options:
        if isinstance(spec.default, bool):
            drawn[spec.name] = bool(stream.below(2))
        elif spec.choices:
            drawn[spec.name] = stream.pick(spec.choices)
    return drawn


def soak_tasks(
    table: str,
    game_id: str,
    games: int,
    *,
    scenario: str = "",
    options: Settings | None = None,
    seed: str = "1",
    thorough: int = 0,
    prefer: str = "",
    first: int = 0,
) -> list[SoakTask]:
    """So many games, over all scenarios and options in turn unless they are given; a long run may be made in
    parts, each from its first game on."""
    game = find_function(table)(game_id)
    taste_named(game, prefer)
    scenarios = [scenario] if scenario else [known.id for known in game.scenarios]
    tasks = []
    for number in range(first, first + games):
        drawn = random_options(game, Stream(f"{seed}/{number}/options"))
        settings = {**drawn, **game.arena_options, **(options or {})}
        where = scenarios[number % len(scenarios)]
        tasks.append(SoakTask(table, game_id, where, settings, f"{seed}/{number}", thorough, prefer))
    return tasks


def soak_task(task: SoakTask) -> SoakReport:
    """Soak one game, wherever this runs."""
    report = soak_game(
        task.find_game(), task.scenario, task.options, task.seed, thorough=task.thorough, prefer=task.prefer
    )
    return replace(report, task=task)


def run_soak(
    tasks: Sequence[SoakTask],
    *,
    workers: int = 1,
    progress: Callable[[SoakReport], None] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> list[SoakReport]:
    """Soak the games one after the other until there are enough; the first failure ends it."""
    return run_tasks(soak_task, tasks, workers, progress, enough=enough, batch=4)
