"""A match: questions out, decisions in. A refused decision changes nothing; a decision may be undone up to
the last barrier, which is a die, a revealed secret or another seat's answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, cast

from .chance import commitment_to, dice_key
from .errors import GreatPowersError, IllegalDecision, Reason, Refusal, UnreadableDecision
from .events import Event, Recorded, RulesChanged
from .frames import AnyChoice, Together
from .game import Game, Standing
from .options import checked_options, scenario_named
from .plain import PlainDict, PlainObject, ViewT
from .shown import Shown
from .state import GameState, Watch, advance, choice_of, decide_in_place, open_choices

if TYPE_CHECKING:
    from .stretches import Stretch

#: A fingerprint of the state is kept every so many decisions.
CHECKPOINT_EVERY = 25


@dataclass(frozen=True, slots=True)
class Question:
    """An open question to a seat, with what it may answer."""

    seat: str
    choice: AnyChoice
    #: The options of one game's question, or a compound choice's own description of them.
    offer: Any


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event and the number of the decision that led to it."""

    decision: int
    recorded: Recorded


#: A state before a decision that may still be undone, or how to come by it.
Past = GameState | Callable[[], GameState]


@dataclass(frozen=True, slots=True)
class Agreed:
    """What is agreed on before the first decision."""

    scenario: str
    options: Mapping[str, object]
    seed: str
    nonces: Mapping[str, str]
    position: PlainObject | None = None


@dataclass(frozen=True, slots=True)
class Barriers:
    """What a match remembers of its decisions beside them: those before `floor` cannot be undone any more,
    and `asked_since` of them were made when the open question was asked."""

    floor: int = 0
    asked_since: int = 0


@dataclass(frozen=True, slots=True)
class Upgrade:
    """After so many decisions the match went over to other rules, with a state of this hash."""

    decisions: int
    old: str
    new: str
    hash: str


class Match(Generic[ViewT]):
    """One game being played: everything that happens goes through `decide`."""

    def __init__(
        self,
        game: Game[Any, ViewT],
        scenario: str = "",
        options: Mapping[str, object] | None = None,
        *,
        seed: str,
        nonces: Mapping[str, str] | None = None,
        position: PlainObject | None = None,
        watch: Watch | None = None,
    ) -> None:
        self._agree(game, Agreed(scenario, options or {}, seed, nonces or {}, position))
        key = dice_key(seed, self.nonces)
        if self.position is None:
            self.state = game.setup(self.scenario, self.options, key)
        else:
            self.state = game.setup_position(self.position, self.scenario, self.options, key)
        self._watch = watch
        advance(self.state, watch)
        self._collect(0)

    def _agree(self, game: Game[Any, ViewT], agreed: Agreed) -> None:
        self.game = game
        self.version = game.version
        self.scenario = scenario_named(game.scenarios, agreed.scenario or game.scenarios[0].id)
        self.options = checked_options(game.options, agreed.options)
        self.seed = agreed.seed
        self.nonces = dict(agreed.nonces)
        for seat in self.nonces:
            if seat not in self.scenario.seats:
                raise GreatPowersError(f"nonce of an unknown seat {seat!r}")
        self.commitment = commitment_to(agreed.seed)
        self.decisions: list[tuple[str, str]] = []
        self.checkpoints: list[tuple[int, str]] = []
        self.log: list[LogEntry] = []
        #: Where the match went over to other rules, and the record of how it came there.
        self.upgrades: list[Upgrade] = []
        self.stretches: Sequence[Stretch] = ()
        #: The position the match begins from; None: as the scenario says.
        self.position = None if agreed.position is None else dict(agreed.position)
        #: States before each decision that may still be undone; the first belongs to `_floor`.
        self._past: list[Past] = []
        self._floor = 0
        #: The number of decisions when the open question was asked.
        self._asked_since = 0
        #: What is shown of one state at one revision, by seat.
        self._shown: tuple[GameState | None, int, dict[str | None, Shown]] = (None, 0, {})

    @classmethod
    def resumed(
        cls,
        game: Game[Any, ViewT],
        agreed: Agreed,
        state: GameState,
        decisions: Sequence[tuple[str, str]],
        checkpoints: Sequence[tuple[int, str]] = (),
        barriers: Barriers | None = None,
        past: Sequence[Past] = (),
        upgrades: Sequence[Upgrade] = (),
    ) -> Match[ViewT]:
        """A match that goes on from a state after these decisions, without playing them again."""
        match = cls.__new__(cls)
        match._agree(game, agreed)
        match.state, match._watch = state, None
        match.decisions = list(decisions)
        match.checkpoints = list(checkpoints)
        match.upgrades = list(upgrades)
        match._past = list(past)
        # Of a state nothing is known before, nothing can be undone.
        known = barriers or Barriers(len(match.decisions), len(match.decisions))
        match._floor, match._asked_since = known.floor, known.asked_since
        return match

    @property
    def barriers(self) -> Barriers:
        return Barriers(self._floor, self._asked_since)

    @property
    def seats(self) -> tuple[str, ...]:
        return self.scenario.seats

    def first_seat(self, seat: str) -> str:
        """The seat its holder took at the start: whoever wins the other side by a bid goes over to it."""
        moved = self.game.seating(self.state)
        return next((first for first, now in moved.items() if now == seat), seat)

    @property
    def result(self) -> PlainDict:
        return self.state.result

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def pending(self) -> list[Question]:
        """The open questions, in the order of the seats."""
        return [Question(c.seat, c, c.options(self.state)) for c in open_choices(self.state)]

    def question(self, seat: str) -> Question | None:
        """The question the seat can answer now; also one whose sealed answer it may still change."""
        choice = choice_of(self.state, seat)
        return None if choice is None else Question(seat, choice, choice.options(self.state))

    def view(self, seat: str | None) -> ViewT:
        """What the seat sees now, to be kept and altered freely."""
        return self.game.view(self.state, seat)

    def shown(self, seat: str | None) -> ViewT:
        """The same for those who only read it: made once for each state, however often it is asked for."""
        return cast("ViewT", self.show(seat).view)

    def show(self, seat: str | None) -> Shown:
        """Everything that leaves the house for the seat now, made once for each state."""
        known, revision, shown = self._shown
        if known is not self.state or revision != self.state.revision:
            shown = {}
            self._shown = (self.state, self.state.revision, shown)
        if seat not in shown:
            shown[seat] = self.game.show(self.state, seat)
        return shown[seat]

    def events(self, seat: str | None, since: int = 0) -> list[Event]:
        """What the seat may know of what happened after the first `since` decisions."""
        seen = (e.recorded.as_seen_by(seat) for e in self.log if e.decision > since or since == 0)
        return [event for event in seen if event is not None]

    def decide(self, seat: str, answer: object) -> list[Recorded]:
        """Carry out a decision given as text or as an option; returns what happened."""
        action, standing, choice = self._understand(seat, answer)
        state = self.state.copy()
        if standing is not None:
            assert isinstance(answer, str)
            standing.apply(state, seat, action)
            advance(state, self._watch)
            text = f"{standing.word} {answer.strip().partition(' ')[2].strip()}".strip()
        else:
            assert choice is not None
            text = choice.write(action)
            decide_in_place(state, choice, action, self._watch)
        replaced = self._sealed_index(seat) if standing is None else None
        if replaced is not None:
            self._forget(replaced)
        known = len(self.log)
        self._commit(seat, text, state, keeps_past=standing is None)
        return [entry.recorded for entry in self.log[known:]]

    def follow(self, seat: str, text: str, state: GameState, events: Sequence[Recorded]) -> None:
        """Take over what older rules made of a decision; it cannot be undone by the present ones."""
        before = self.state.stack
        self.decisions.append((seat, text))
        self.state = state
        self.log += [LogEntry(len(self.decisions), recorded) for recorded in events]
        self._floor = len(self.decisions)
        if not before or not state.stack or before[-1] != state.stack[-1]:
            self._asked_since = len(self.decisions)

    def carry_over(self, state: GameState, upgrade: Upgrade) -> None:
        """Go on from a state by other rules; what was decided before stays so."""
        self.state = state
        self.upgrades.append(upgrade)
        told = Recorded(RulesChanged(upgrade.old, upgrade.new))
        self.log.append(LogEntry(len(self.decisions), told))
        self._floor = len(self.decisions)
        self._past.clear()

    def explain(self, seat: str, text: str) -> Refusal | None:
        """Why an action is not allowed now; None if it is."""
        try:
            self._understand(seat, text)
        except (IllegalDecision, UnreadableDecision) as refused:
            return refused.refusal
        return None

    def warnings(self, seat: str, text: str) -> Sequence[Reason]:
        """What the seat should hear before it says this; nothing if it may not be said at all."""
        try:
            option, standing, choice = self._understand(seat, text)
        except (IllegalDecision, UnreadableDecision):
            return ()
        if standing is not None or choice is None:
            return ()
        return self.game.warnings(self.state, seat, choice, option)

    def may_undo(self, seat: str) -> bool:
        """Could the seat's last decision be taken back?"""
        return self._replaceable(seat) is not None or self._is_undoable(seat)

    def _replaceable(self, seat: str) -> int | None:
        """Where the seat's sealed answer stands in the decisions, if it may still be withdrawn."""
        sealed = self._sealed_index(seat)
        choice = None if sealed is None else choice_of(self.state, seat)
        return sealed if choice is not None and choice.may_change(self.state) else None

    def _is_undoable(self, seat: str) -> bool:
        """Was the last decision the seat's own, and after the barrier?"""
        return len(self.decisions) > self._floor and self.decisions[-1][0] == seat

    def undo(self, seat: str) -> None:
        """Take back the seat's last decision, as far as the barrier allows."""
        sealed = self._replaceable(seat)
        if sealed is not None:
            state = self.state.copy()
            del state.sealed[seat]
            self._forget(sealed)
            self.state = state
            self._floor = len(self.decisions)
            self._past.clear()
        elif self._is_undoable(seat):
            self._forget(len(self.decisions) - 1)
            before = self._past.pop()
            self.state = before if isinstance(before, GameState) else before()
        else:
            raise IllegalDecision(seat, Refusal("undo-barrier"))

    def _understand(self, seat: str, answer: object) -> tuple[object, Standing | None, AnyChoice | None]:
        """Read the answer and make sure it is allowed now."""
        if seat not in self.seats:
            raise IllegalDecision(seat, Refusal("seat-unknown", params={"seat": seat}))
        if self.is_over:
            raise IllegalDecision(seat, Refusal("game-over"))
        if isinstance(answer, str):
            standing = self._standing(answer)
            if standing is not None:
                action = standing.read(self.state, seat, answer.strip().partition(" ")[2].strip())
                self._refuse(seat, standing.refuse(self.state, seat, action))
                return action, standing, None
        choice = choice_of(self.state, seat)
        if choice is None:
            raise IllegalDecision(seat, Refusal("not-your-turn"))
        if seat in self.state.sealed and not choice.may_change(self.state):
            raise IllegalDecision(seat, Refusal("answer-closed"))
        option = self._read(choice, answer) if isinstance(answer, str) else answer
        self._refuse(seat, choice.refuse(self.state, option))
        return option, None, choice

    def _read(self, choice: AnyChoice, text: str) -> object:
        """What a text means; an option that is itself a string stands for itself."""
        try:
            return choice.read(self.state, text)
        except UnreadableDecision:
            if text in choice.options(self.state):
                return text
            raise

    def _standing(self, text: str) -> Standing | None:
        word = text.strip().partition(" ")[0].casefold()
        return next((standing for standing in self.game.standing if standing.word == word), None)

    @staticmethod
    def _refuse(seat: str, refusal: Refusal | None) -> None:
        if refusal is not None:
            raise IllegalDecision(seat, refusal)

    def _sealed_index(self, seat: str) -> int | None:
        """Where the seat's sealed answer stands in the decisions, if it has one."""
        if seat not in self.state.sealed:
            return None
        words = {standing.word for standing in self.game.standing}
        for index in range(len(self.decisions) - 1, self._asked_since - 1, -1):
            who, text = self.decisions[index]
            if who == seat and text.partition(" ")[0].casefold() not in words:
                return index
        return None

    def _forget(self, index: int) -> None:
        """Strike one decision out; what was said after it moves up, fingerprints after it are void."""
        del self.decisions[index]
        number = index + 1
        kept = (entry for entry in self.log if entry.decision != number)
        self.log = [replace(e, decision=e.decision - 1) if e.decision > number else e for e in kept]
        self.checkpoints = [point for point in self.checkpoints if point[0] <= index]
        self.upgrades = [
            replace(one, decisions=one.decisions - 1) if one.decisions > index else one
            for one in self.upgrades
        ]

    def _commit(self, seat: str, text: str, state: GameState, keeps_past: bool) -> None:
        before = self.state
        drawn = state.dice.drawn != before.dice.drawn
        revealed = drawn or any(recorded.event.reveals for recorded in state.events)
        together = bool(before.stack) and isinstance(before.stack[-1], Together)
        if revealed or together or not keeps_past:
            self._floor = len(self.decisions) + 1
            self._past.clear()
        elif self.decisions and self.decisions[-1][0] != seat:
            self._floor = len(self.decisions)
            self._past = [before]
        else:
            self._past.append(before)
        self.decisions.append((seat, text))
        if not state.stack or not before.stack or state.stack[-1] is not before.stack[-1]:
            self._asked_since = len(self.decisions)
        self.state = state
        self._collect(len(self.decisions))
        if len(self.decisions) % CHECKPOINT_EVERY == 0 or self.is_over:
            self.checkpoints.append((len(self.decisions), self.game.codec.hash(state)))

    def _collect(self, decision: int) -> None:
        self.log.extend(LogEntry(decision, recorded) for recorded in self.state.events)
        self.state.events = []


def play_through(match: Match, decisions: Sequence[tuple[str, str]]) -> None:
    """Decide one after the other; a failure names the decision."""
    for number, (seat, text) in enumerate(decisions, start=1):
        try:
            match.decide(seat, text)
        except GreatPowersError as problem:
            raise GreatPowersError(f"decision {number} ({seat}: {text[:80]!r}): {problem}") from problem
