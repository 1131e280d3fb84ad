"""States as plain JSON values and back, and their hash.

Frames and events go by their registered names; a procedure also names the step it reached, so that a new
step breaks no save. Types that JSON does not know are given by the game as pairs of functions.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar, get_type_hints

import msgspec

from .chance import Dice
from .errors import RecordError
from .events import EVENTS, Event
from .frames import FRAMES, AnyChoice, Choice, Frame, Procedure, Together
from .option import Option
from .packages import name_in, package_of
from .plain import Plain, PlainDict, PlainObject, plain_list, plain_number, plain_object
from .seen import is_derived, marks_of
from .state import GameState

#: Types that are plain already.
_PLAIN = frozenset({int, str, bool, type(None)})

T = TypeVar("T")

#: How values of a type are written and read: each pair of functions knows its own type, and no other.
Hooks = Mapping[type, tuple[Callable[[Any], object], Callable[[Any], object]]]

#: Fields of the flow that are written specially.
_WRITTEN = {"stack", "sealed", "dice", "result"}
_FLOW = {*_WRITTEN, "reached"}


def _saved_fields(state_type: type[GameState]) -> tuple[str, ...]:
    """A game's own fields, but for those that are derived."""
    return tuple(f.name for f in dataclasses.fields(state_type) if f.name not in _FLOW and not is_derived(f))


def _hints(cls: Any) -> dict[str, type]:
    """Kept with the class and not beside it: an edition of a game may be put away with all its classes.

    No class has such an attribute until it is put there, so none can be named.
    """
    if "__hints__" not in cls.__dict__:
        cls.__hints__ = get_type_hints(cls)
    found: dict[str, type] = cls.__hints__
    return found


def _names(cls: Any) -> tuple[str, ...]:
    """The names of its fields, kept with the class as well."""
    if "__names__" not in cls.__dict__:
        cls.__names__ = tuple(field.name for field in dataclasses.fields(cls))
    found: tuple[str, ...] = cls.__names__
    return found


def _step_number(procedure: Procedure, name: Plain) -> int:
    """Where the step with this name stands now; None: all are done."""
    if name is None:
        return len(procedure.steps)
    if not isinstance(name, str) or name not in procedure.steps:
        raise RecordError(f"{type(procedure).__name__} has no step {name!r}")
    return procedure.steps.index(name)


class Codec:
    """How one game's states, options and events are written."""

    def __init__(
        self, state_type: type[GameState], hooks: Hooks | None = None, dropped: Collection[str] = ()
    ) -> None:
        marks_of(state_type)
        self.state_type = state_type
        self._saved = _saved_fields(state_type)
        #: Fields that states once had: what is saved of them is passed over.
        self.dropped = frozenset(dropped)
        #: Where the names of frames and events are looked up.
        self._package = package_of(state_type.__module__)
        self.hooks: Hooks = hooks or {}

    def plain(self, value: Any) -> Plain:
        """The value as dicts, lists, strings and numbers, in one canonical order."""
        # That a value of these very types is plain already, mypy does not see.
        found: Plain = value
        if type(value) not in _PLAIN:
            found = msgspec.to_builtins(
                value, str_keys=True, order="deterministic", enc_hook=self._encode, builtin_types=()
            )
        return found

    def value(self, plain: Plain, type_: type[T]) -> T:
        return msgspec.convert(plain, type_, strict=True, str_keys=True, dec_hook=self._decode)

    def _encode(self, value: object) -> object:
        if isinstance(value, Frame):
            return self.frame(value)
        if isinstance(value, Event):
            return self.event(value)
        for type_, (encode, _) in self.hooks.items():
            if isinstance(value, type_):
                return encode(value)
        raise TypeError(f"{type(value).__name__} cannot be saved")

    def _decode(self, type_: type, plain: object) -> object:
        if isinstance(type_, type) and issubclass(type_, Frame):
            return self.read_frame(plain_object(plain))
        for known, (_, decode) in self.hooks.items():
            if type_ is known:
                return decode(plain)
        raise TypeError(f"{type_} cannot be loaded")

    def _fields(self, value: object) -> PlainDict:
        return {name: self.plain(getattr(value, name)) for name in _names(type(value))}

    def _from_fields(self, cls: type[T], plain: PlainObject) -> T:
        """Fields added since it was saved get their defaults; one that is gone is not lost in silence."""
        hints = _hints(cls)
        make: Callable[..., T] = cls
        try:
            return make(**{name: self.value(part, hints[name]) for name, part in plain.items()})
        except (LookupError, TypeError, ValueError) as problem:
            raise RecordError(f"{cls.__name__} cannot be read: {problem}") from None

    def frame(self, frame: Frame, reached: int | None = None) -> PlainDict:
        """A frame by name; `reached` is the step a procedure does next."""
        if isinstance(frame, Together):
            return {"frame": "Together", "choices": [self.frame(choice) for choice in frame.choices]}
        own = frame.saved_form()
        fields = self._fields(frame) if own is None else plain_object(self.plain(own))
        plain: PlainDict = {"frame": frame.frame_name, **fields}
        if reached is not None and isinstance(frame, Procedure):
            plain["step"] = frame.steps[reached] if reached < len(frame.steps) else None
        return plain

    def read_frame(self, plain: PlainObject) -> Frame:
        fields = dict(plain)
        fields.pop("step", None)
        cls = FRAMES.get(name_in(self._package, str(fields.pop("frame", ""))))
        if cls is None:
            raise RecordError(f"unknown frame {plain.get('frame')!r}")
        if cls is Together:
            return Together(tuple(self._read_choice(choice) for choice in plain_list(fields["choices"])))
        own = cls.of_saved_form(fields)
        return self._from_fields(cls, fields) if own is None else own

    def _read_choice(self, plain: Plain) -> AnyChoice:
        choice = self.read_frame(plain_object(plain))
        assert isinstance(choice, Choice)
        return choice

    def event(self, event: Event) -> PlainDict:
        return {"event": event.event_name, **self._fields(event)}

    def read_event(self, plain: PlainObject) -> Event:
        fields = dict(plain)
        cls = EVENTS.get(name_in(self._package, str(fields.pop("event", ""))))
        if cls is None:
            raise RecordError(f"unknown event {plain.get('event')!r}")
        return self._from_fields(cls, fields)

    def dump(self, state: GameState) -> PlainDict:
        """Everything a save needs."""
        return {
            **{name: self.plain(getattr(state, name)) for name in self._saved},
            "stack": [self.frame(f, n) for f, n in zip(state.stack, state.reached, strict=True)],
            "sealed": {seat: self._plain_answer(state.sealed[seat]) for seat in sorted(state.sealed)},
            "dice": {"key": state.dice.key.hex(), "drawn": state.dice.drawn},
            "result": self.plain(state.result),
        }

    def save(self, state: GameState) -> PlainDict:
        """The same, but what is kept by name stays in its own order: a game that goes on must not notice."""
        return {
            **{name: self._in_order(getattr(state, name)) for name in self._saved},
            "stack": [self.frame(f, n) for f, n in zip(state.stack, state.reached, strict=True)],
            "sealed": {seat: self._plain_answer(answer) for seat, answer in state.sealed.items()},
            "dice": {"key": state.dice.key.hex(), "drawn": state.dice.drawn},
            "result": self._in_order(state.result),
        }

    def _in_order(self, value: Any) -> Plain:
        """Sets have no order of their own and get the canonical one."""
        found: Plain = value
        if type(value) not in _PLAIN:
            if isinstance(value, set | frozenset):
                return self.plain(value)
            found = msgspec.to_builtins(value, str_keys=True, enc_hook=self._encode, builtin_types=())
        return found

    def load(self, plain: PlainObject) -> GameState:
        """The state that was dumped. Fields added since then have their defaults."""
        try:
            return self._loaded(plain)
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError, StopIteration) as problem:
            raise RecordError(f"the state cannot be read: {problem!r}"[:300]) from None

    def _loaded(self, plain: PlainObject) -> GameState:
        state = self.state_type()
        hints = _hints(self.state_type)
        if unknown := plain.keys() - {*self._saved, *_WRITTEN} - self.dropped:
            raise RecordError(f"the state has fields nobody knows: {', '.join(sorted(unknown))[:200]}")
        for name in self._saved:
            if name in plain:
                setattr(state, name, self.value(plain[name], hints[name]))
        for part in map(plain_object, plain_list(plain["stack"])):
            frame = self.read_frame(part)
            state.push(frame)
            if isinstance(frame, Procedure):
                state.reached[-1] = _step_number(frame, part.get("step"))
        state.sealed = {
            seat: self._sealed_answer(state, seat, part)
            for seat, part in plain_object(plain["sealed"]).items()
        }
        dice = plain_object(plain["dice"])
        state.dice = Dice(bytes.fromhex(str(dice["key"])), plain_number(dice["drawn"]))
        state.result = dict(plain_object(plain["result"]))
        return state

    def _plain_answer(self, answer: object) -> Plain:
        """Options are kept as their texts, whatever they are made of later."""
        return self.plain(answer.saved if isinstance(answer, Option) else answer)

    def _sealed_answer(self, state: GameState, seat: str, plain: Plain) -> object:
        top = state.stack[-1]
        assert isinstance(top, Together)
        choice = next(choice for choice in top.choices if choice.seat == seat)
        if choice.takes:
            return choice.read_saved(state, plain)
        option_type: type = getattr(type(choice), "option_type", str)
        return self.value(plain, option_type)

    def hash(self, state: GameState) -> str:
        """A fingerprint of the whole state; equal states have equal fingerprints."""
        return hash_of(self.dump(state))


def hash_of(plain: Plain) -> str:
    """The fingerprint of a state that was dumped."""
    data = msgspec.json.encode(plain, order="deterministic")
    return hashlib.blake2b(data, digest_size=16).hexdigest()
