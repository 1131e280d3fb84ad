"""What every game's state has: the stack, sealed answers, dice, events, a revision and its memo."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from .chance import Dice
from .events import DieRolled, Event, Recorded
from .frames import LEAVE, REPEAT, AnyChoice, Choice, Frame, Procedure, Together, run_step
from .plain import Plain, PlainDict
from .seen import EVERYBODY, NOBODY, OWNER, WHOSE, game_state, seen_by

R = TypeVar("R")
#: Answers worked out before, by what was asked; each is of the type its question says.
Memo = dict[Hashable, Any]
#: Told of every step that was done, by its name, and of every choice that was answered, by "".
Watch = Callable[[Frame, str], None]


@game_state
class GameState:
    """The flow part of a state. Games add their own fields and a `copy` that calls `copy_flow_from`."""

    #: Frames name nothing that is hidden.
    stack: list[Frame] = seen_by(EVERYBODY, factory=list)
    #: The step reached, one number for each frame of the stack.
    reached: list[int] = seen_by(EVERYBODY, factory=list)
    #: Answers given in the Together on top, by seat.
    sealed: dict[str, object] = seen_by(OWNER, factory=dict, others=WHOSE)
    dice: Dice = seen_by(NOBODY, factory=lambda: Dice(b""))
    #: Why and how the game ended; empty while it goes on.
    result: PlainDict = seen_by(EVERYBODY, factory=dict)
    called: list[Frame] = seen_by(NOBODY, factory=list, derived=True)
    #: What has just happened: each event has an audience of its own.
    events: list[Recorded] = seen_by(NOBODY, factory=list, derived=True)
    revision: int = seen_by(NOBODY, default=0, derived=True)
    memo: Memo = seen_by(NOBODY, factory=dict, derived=True)

    def copy_flow_from(self, other: GameState) -> None:
        """Take over the flow of another state; events start empty."""
        self.stack = other.stack.copy()
        self.reached = other.reached.copy()
        self.sealed = other.sealed.copy()
        self.dice = other.dice.copy()
        self.result = other.result
        self.revision = other.revision
        # Safe to share unless empty: a change gives the changed state a new one, but keeps an empty one.
        self.memo = other.memo or {}

    def copy(self) -> GameState:
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")

    def then(self, *frames: Frame) -> None:
        """Run these frames, in this order, before the next step."""
        self.called.extend(frames)

    def record(
        self, event: Event, audience: tuple[str, ...] | None = None, instead: Event | None = None
    ) -> None:
        """Note that something happened; whatever was derived before may have changed."""
        self.events.append(Recorded(event, audience, instead))
        self.touch()

    def touch(self) -> None:
        self.revision += 1
        if self.memo:
            self.memo = {}

    def draw(self, bound: int, purpose: str) -> int:
        """A verifiable number from 0 to bound − 1, with its event."""
        number = self.dice.drawn
        result = self.dice.below(bound, purpose)
        self.record(DieRolled(number, purpose, bound, result))
        return result

    def remembered(self, key: Hashable, compute: Callable[[], R]) -> R:
        """A derived answer, computed once for each revision of the state."""
        if key not in self.memo:
            self.memo[key] = compute()
        answer: R = self.memo[key]
        return answer

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)
        self.reached.append(0)

    def pop(self) -> None:
        self.stack.pop()
        self.reached.pop()

    def push_called(self) -> None:
        """Put what a step or choice called on the stack, the first on top."""
        if self.called:
            for frame in reversed(self.called):
                self.push(frame)
            self.called.clear()

    def finish(self, **result: Plain) -> None:
        """End the game: nothing is asked any more."""
        self.result = result
        self.stack.clear()
        self.reached.clear()
        self.sealed.clear()
        self.called.clear()
        self.touch()

    @property
    def is_over(self) -> bool:
        return not self.stack


def advance(state: GameState, watch: Watch | None = None) -> None:
    """Run procedures until somebody must choose or the game is over."""
    while state.stack:
        top = state.stack[-1]
        if isinstance(top, Choice):
            if not _forced(state, top, watch):
                return
        elif isinstance(top, Together):
            if len(state.sealed) < len(top.choices):
                return
            _open_sealed(state, top, watch)
        else:
            _run(state, top, watch)


def _run(state: GameState, top: Frame, watch: Watch | None) -> None:
    assert isinstance(top, Procedure)
    index = state.reached[-1]
    if index == len(top.steps):
        state.pop()
        return
    depth = len(state.reached)
    state.reached[-1] = index + 1
    answer = run_step(top, index, state)
    if watch is not None:
        watch(top, top.steps[index])
    if len(state.reached) == depth:
        if answer is REPEAT:
            state.reached[-1] = index
        elif answer is LEAVE:
            state.reached[-1] = len(top.steps)
    state.push_called()


def _forced(state: GameState, choice: AnyChoice, watch: Watch | None) -> bool:
    """A question with one answer answers itself, unless the silence would tell something."""
    if choice.always_ask:
        return False
    options = choice.options(state)
    if len(options) != 1:
        return False
    answer(state, choice, options[0], watch)
    return True


def answer(state: GameState, choice: AnyChoice, option: object, watch: Watch | None = None) -> None:
    """Take the choice off the stack and carry its answer out."""
    state.pop()
    state.touch()
    choice.chosen(state, option)
    if watch is not None:
        watch(choice, "")
    state.push_called()


def seal(state: GameState, choice: AnyChoice, option: object) -> None:
    """Keep an answer to a simultaneous question closed until all are in; the board stays as it is."""
    state.sealed[choice.seat] = option


def _open_sealed(state: GameState, top: Together, watch: Watch | None) -> None:
    answers = state.sealed
    state.sealed = {}
    state.pop()
    state.touch()
    for choice in top.choices:
        choice.chosen(state, answers[choice.seat])
        if watch is not None:
            watch(choice, "")
    state.push_called()


def open_choices(state: GameState) -> list[AnyChoice]:
    """The questions waiting for an answer."""
    if not state.stack:
        return []
    top = state.stack[-1]
    if isinstance(top, Together):
        return [choice for choice in top.choices if choice.seat not in state.sealed]
    assert isinstance(top, Choice)
    return [top]


def choice_of(state: GameState, seat: str) -> AnyChoice | None:
    """The question this seat may answer now, or change its sealed answer to."""
    if not state.stack:
        return None
    top = state.stack[-1]
    choices = top.choices if isinstance(top, Together) else (top,)
    return next((c for c in choices if isinstance(c, Choice) and c.seat == seat), None)


def decide_in_place(state: GameState, choice: AnyChoice, option: object, watch: Watch | None = None) -> None:
    """Answer one open question and run on to the next; the quick way for search and random play."""
    if isinstance(state.stack[-1], Together):
        seal(state, choice, option)
    else:
        answer(state, choice, option, watch)
    advance(state, watch)
