"""Flow as data: procedures with steps, choices with their effects, several choices at once.

Frames are immutable values; the place reached in a procedure and sealed answers are kept by the state.
So a state can be copied, saved and resumed at any choice by copying two short lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform, get_args, get_origin

from .errors import Refusal, UnreadableDecision
from .kinds import unreadable
from .option import Option
from .packages import game_of, package_of
from .plain import Plain, PlainObject

if TYPE_CHECKING:
    from .chance import Stream
    from .state import GameState

F = TypeVar("F", bound="type[Frame]")
#: The state a choice is about, and what it takes for an answer: options, or a compound value of its own.
StateT = TypeVar("StateT")
OptionT = TypeVar("OptionT")
S = TypeVar("S", bound=Callable[..., object])


class Next(Enum):
    """What a step may answer: do me again, or leave the procedure."""

    REPEAT = "repeat"
    LEAVE = "leave"


REPEAT, LEAVE = Next.REPEAT, Next.LEAVE


class Frame:
    """Anything that can stand on the stack."""

    __slots__ = ()
    #: What it is called in saved games: its game and its own name.
    frame_name: ClassVar[str] = ""

    def saved_form(self) -> PlainObject | None:
        """The plain form it is saved in, if that is not simply its fields."""
        return None

    @classmethod
    def of_saved_form(cls, plain: PlainObject) -> Frame | None:  # noqa: ARG003
        """The frame of such a plain form; None: it is its fields."""
        return None


class Procedure(Frame):
    """Steps in the order of the rulebook; each may push further frames with `state.then`."""

    __slots__ = ()
    steps: ClassVar[tuple[str, ...]] = ()


class Choice(Frame, Generic[StateT, OptionT]):
    """A question to one seat: `Choice[State, Activate | Done]`. Subclasses have a field `seat`."""

    __slots__ = ()
    #: Ask even if only one option is left, where not being asked would tell a secret.
    always_ask: ClassVar[bool] = False
    #: Its answer is asked for twice: cards, dice or somebody else's answer may come next, and nothing goes
    #: back over these. Whether they do come would have to be tried out on what the seat cannot see, and being
    #: asked twice, or not, must not tell of it; so all questions of a kind say the same.
    is_grave: ClassVar[bool] = False
    #: What is asked, for clients, players and words.
    asks: ClassVar[str] = ""
    #: The options it takes, as its base says.
    takes: ClassVar[tuple[type[Option], ...]] = ()
    seat: str

    def options(self, state: StateT) -> Sequence[OptionT]:
        """What the seat may answer; a compound choice returns its own description instead."""
        raise NotImplementedError(f"{type(self).__name__} lists no options")

    def chosen(self, state: StateT, option: OptionT) -> None:
        """Carry the answer out."""
        raise NotImplementedError(f"{type(self).__name__} has no effect")

    def write(self, option: OptionT) -> str:
        """The stable one-line text of an option."""
        return option.text if isinstance(option, Option) else str(option)

    def read(self, state: StateT, text: str) -> OptionT:
        """The option with this text; refuses what cannot be read as any option."""
        if self.takes:
            found: OptionT = read_as(self.takes, state, text)
            return found
        words = " ".join(text.split()).casefold()
        for option in self.options(state):
            if self.write(option).casefold() == words:
                return option
        raise unreadable(text)

    def read_saved(self, state: StateT, plain: Plain) -> OptionT:
        """The sealed answer that was saved so."""
        return self.read(state, str(plain))

    def refuse(self, state: StateT, option: OptionT) -> Refusal | None:
        """Why this option is not allowed now; None if it is."""
        return None if option in self.options(state) else Refusal("decision-not-offered")

    def may_change(self, state: StateT) -> bool:
        """May the seat replace or withdraw its sealed answer while others still think?"""
        return True

    def sample(self, offer: Sequence[OptionT], stream: Stream) -> OptionT:
        """Some legal answer, for random play; works on what `options` returned."""
        return stream.pick(offer)


def read_as(takes: Iterable[type[Option]], state: object, text: str) -> Any:
    """The option of one of these kinds with this text; raises UnreadableDecision.

    Whoever asks knows which kinds these are, and says so.
    """
    words = " ".join(text.split()).casefold()
    problem: UnreadableDecision | None = None
    for option_type in takes:
        parts = option_type.matched(words)
        if parts is None:
            continue
        try:
            return option_type.of_parts(state, parts)
        except UnreadableDecision as unread:
            problem = problem or unread
    raise problem or unreadable(text)


#: A question of whichever game, where it does not matter about what.
AnyChoice = Choice[Any, Any]


def _options_of(cls: type) -> tuple[type[Option], ...]:
    """The options a choice takes, from `Choice[State, A | B]` among its bases."""
    for base in cls.__mro__:
        for generic in vars(base).get("__orig_bases__", ()):
            origin, args = get_origin(generic), get_args(generic)
            if isinstance(origin, type) and issubclass(origin, Choice) and args:
                taken = get_args(args[-1]) or (args[-1],)
                return tuple(one for one in taken if isinstance(one, type) and issubclass(one, Option))
    return ()


@dataclass(frozen=True, slots=True)
class Together(Frame):
    """Several seats answer at once; answers stay sealed until the last one is in."""

    choices: tuple[AnyChoice, ...]


def step(method: S) -> S:
    """Mark a method of a procedure as one of its steps."""
    method.__is_step__ = True  # type: ignore[attr-defined]
    return method


FRAMES: dict[str, type[Frame]] = {"Together": Together}


@dataclass_transform(frozen_default=True)
def frame(cls: F) -> F:
    """Make a frozen dataclass of a procedure or choice and register it for saving."""
    steps = tuple(name for name, value in vars(cls).items() if getattr(value, "__is_step__", False))
    # What a class decorator makes has attributes that are given to it only below.
    made: Any = dataclass(frozen=True, slots=True)(cls)
    _let_super_find(made, instead_of=cls)
    if steps:
        made.steps = steps
    if issubclass(made, Choice):
        made.takes = _options_of(made)
    name = made.__qualname__
    package = package_of(made.__module__)
    made.frame_name = f"{game_of(package)}.{name}"
    registered = f"{package}.{name}"
    # A saved game finds its frames by name: two of one name would be mistaken for each other.
    assert registered not in FRAMES, f"there are two frames called {registered}"
    FRAMES[registered] = made
    return made  # type: ignore[no-any-return]


def _let_super_find(made: type, instead_of: type) -> None:
    """A class with slots is made anew, while `super()` in its methods still means the class as written."""
    for method in vars(made).values():
        for cell in getattr(method, "__closure__", None) or ():
            if cell.cell_contents is instead_of:
                cell.cell_contents = made


def run_step(frame: Procedure, index: int, state: GameState) -> Next | None:
    """Do one step and report what it asks for."""
    answer: Next | None = getattr(frame, frame.steps[index])(state)
    return answer
