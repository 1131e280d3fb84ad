"""Stretches of a record that were played by other rules than the present ones: shown from stored states.

A record of one version has none. Otherwise there is one for each version it was played by: the state it
begins with and, where the rules are gone, what every decision changed and what happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from .codec import Codec, hash_of
from .errors import RecordError
from .events import Event, Recorded
from .game import Game
from .match import Match, Upgrade
from .moments import patched
from .plain import Plain, PlainDict, plain_list, plain_object
from .state import GameState
from .upgrade import migrated


class Stretch(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """So many decisions were made before it. The first state is whole, the others are changes."""

    version: str
    after: int
    states: list[PlainDict]
    #: What happened at the beginning and with each decision: `[event, audience, what others see]`.
    events: list[list[list[Plain]]] = []


def write_event(codec: Codec, recorded: Recorded) -> list[Plain]:
    """An event with who sees it: `[event]`, `[event, audience]` or `[event, audience, what others see]`."""
    plain: list[Plain] = [codec.event(recorded.event)]
    if recorded.audience is not None:
        plain.append(recorded.audience)
        if recorded.instead is not None:
            plain.append(codec.event(recorded.instead))
    return plain


def read_events(codec: Codec, plain: Sequence[Sequence[Plain]], *, strict: bool) -> list[Recorded]:
    """Events that were written; of older rules those nobody knows any more are passed over."""
    found = []
    for one in plain:
        try:
            found.append(_recorded(codec, one))
        except RecordError:
            if strict:
                raise
    return found


def _recorded(codec: Codec, plain: Sequence[Plain]) -> Recorded:
    audience = tuple(str(seat) for seat in plain_list(plain[1])) if len(plain) > 1 else None
    instead: Event | None = codec.read_event(plain_object(plain[2])) if len(plain) > 2 else None
    return Recorded(codec.read_event(plain_object(plain[0])), audience, instead)


def plains_of(stretch: Stretch) -> Iterator[PlainDict]:
    """The states of a stretch as they were dumped, one after the other."""
    state: PlainDict = {}
    for number, part in enumerate(stretch.states):
        try:
            state = dict(part) if number == 0 else patched(state, part)
        except (LookupError, TypeError) as problem:
            raise RecordError(
                f"state {stretch.after + number} cannot be read: {problem!r}", "states"
            ) from None
        yield state


def check_stretches(stretches: Sequence[Stretch], upgrades: Sequence[Upgrade], decisions: int) -> None:
    """Do the stretches follow each other as the marks say, and are those of older rules complete?"""
    marks = [(one.decisions, one.new) for one in upgrades]
    found = [(one.after, one.version) for one in stretches]
    ends = [*(after for after, _ in found[1:]), decisions]
    sound = bool(found) and found[0][0] == 0 and found[1:] == marks
    for stretch, end in zip(stretches, ends, strict=True):
        length = end - stretch.after
        sound = sound and len(stretch.states) in (1, length + 1) and length >= 0
    if not sound:
        raise RecordError("the stretches of the record do not fit its upgrades", "states")


def walked(match: Match, stretch: Stretch, decisions: Sequence[tuple[str, str]]) -> Iterator[tuple[int, str]]:
    """Lead the match through a stretch of older rules; gives the number and the hash after each decision."""
    game, plains = match.game, plains_of(stretch)
    next(plains)
    for number, (plain, made) in enumerate(zip(plains, decisions, strict=True), start=1):
        events = stretch.events[number] if number < len(stretch.events) else []
        recorded = read_events(game.codec, events, strict=False)
        match.follow(*made, state_of(game, plain, stretch.version), recorded)
        yield stretch.after + number, hash_of(plain)


def state_of(game: Game, plain: PlainDict, version: str) -> GameState:
    """A state of a stretch as the present rules read it."""
    return game.codec.load(migrated(game, plain, version))
