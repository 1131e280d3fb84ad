"""What a game tells the engine about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from .codec import Codec
from .errors import GreatPowersError, Reason, Refusal
from .events import Event
from .frames import AnyChoice
from .options import Options, OptionSpec, Scenario
from .pack import Pack
from .plain import ActionT, PlainDict, PlainObject, StateT, ViewT
from .scoring import Scoring
from .shown import Shown
from .state import GameState
from .study import Study


class Standing(ABC, Generic[StateT, ActionT]):
    """Something a seat may say at any time, outside the questions: a message, a vote, giving up."""

    #: The first word of its text form.
    word: ClassVar[str]

    @abstractmethod
    def read(self, state: StateT, seat: str, rest: str) -> ActionT:
        """The action meant by the text after the word; raises UnreadableDecision."""

    @abstractmethod
    def refuse(self, state: StateT, seat: str, action: ActionT) -> Refusal | None:
        """Why it may not be said now."""

    @abstractmethod
    def apply(self, state: StateT, seat: str, action: ActionT) -> None:
        """Carry it out."""


class Game(ABC, Generic[StateT, ViewT]):
    """A game: its scenarios and options, how it is set up, seen and saved."""

    id: ClassVar[str]
    #: The tables it is played with, if they are not its own.
    pack: Pack | None = None
    #: Changes whenever a recorded decision could lead to another state.
    version: ClassVar[str]
    scenarios: ClassVar[Sequence[Scenario]]
    options: ClassVar[Sequence[OptionSpec]]
    codec: ClassVar[Codec]
    standing: ClassVar[Sequence[Standing]] = ()
    #: How a dumped state of a version becomes one of the next, where defaults of new fields are not enough.
    migrations: ClassVar[Mapping[str, Callable[[PlainDict], PlainDict]]] = {}
    #: Options that make games between bots end in good time.
    arena_options: ClassVar[Mapping[str, bool | str | int]] = {}

    @abstractmethod
    def setup(self, scenario: Scenario, options: Options, state_dice_key: bytes) -> GameState:
        """The state before the first question; the engine runs it on."""

    def setup_position(
        self,
        position: PlainObject,
        scenario: Scenario,
        options: Options,
        state_dice_key: bytes,
    ) -> GameState:
        """The same from a position in the game's own format, of this scenario and these options."""
        raise GreatPowersError(f"{self.id} cannot begin from a position")

    @abstractmethod
    def view(self, state: StateT, seat: str | None) -> ViewT:
        """What a seat (None: a spectator) may see, built from nothing."""

    def show(self, state: Any, seat: str | None) -> Shown:
        """All that leaves the house for a seat: its view, the board, its question."""
        return Shown(self.view(state, seat))

    @abstractmethod
    def determinize(self, view: ViewT, seed: str) -> GameState:
        """A full state consistent with a view, hidden things drawn from the seed."""

    @abstractmethod
    def check(self, state: StateT) -> None:
        """Raise InvariantBroken if the rules cannot reach this state."""

    def is_safe(self, state: StateT) -> bool:
        """Is nothing in mid-air, neither card nor battle, so that other rules can take over here?"""
        return True

    def seating(self, state: StateT) -> Mapping[str, str]:
        """Where people sit who changed seats since they sat down, by their first seats."""
        return {}

    def warnings(self, state: StateT, seat: str, choice: AnyChoice, option: object) -> Sequence[Reason]:
        """What the seat should hear before it gives this answer, which is allowed; refuses nothing."""
        return ()

    @abstractmethod
    def scores(self, state: StateT) -> Mapping[str, float]:
        """What the game is worth to each seat, from 0 to 1 and 1 in all."""

    @abstractmethod
    def survivors(self, state: StateT) -> Sequence[str]:
        """The seats that are still in the game."""

    @abstractmethod
    def standing_samples(self, state: StateT, seat: str) -> Sequence[str]:
        """Texts of standing actions the seat might say now, allowed or not, for random play."""

    @abstractmethod
    def bots(self) -> Mapping[str, Callable[[str], Any]]:
        """Players by level name; each is called with a seed. What players are, bots know."""

    def yardsticks(self) -> Mapping[str, Callable[[str], Any]]:
        """Players for measuring only, by level name: what the others are compared with. Nobody meets them."""
        return {}

    def speakers(self) -> Mapping[str, Callable[[str], Any]]:
        """Players that talk, by level name: each has a silent player of the same level among the bots."""
        return {}

    def talk_is_open(self, state: StateT) -> bool:
        """May players that talk do so now?"""
        return False

    def past(self, events: Iterable[Event]) -> object:
        """What a player that talks must know beside its view, from the events its seat has seen."""
        return None

    def study(self) -> Study:
        """What is asked of the game by those who study many of its matches."""
        return Study()

    def scoring(self) -> Scoring | None:
        """How its score is told by its sources and followed over time; None: it counts nothing."""
        return None

    @abstractmethod
    def hidden_shuffled(self, state: StateT, seat: str | None, seed: str) -> GameState:
        """The state with everything the seat cannot see drawn anew: what the leak test compares."""

    @abstractmethod
    def illegal_samples(self, state: StateT, seat: str) -> Sequence[str]:
        """Texts of actions that are not allowed now: `explain` must name a rule for each."""
