"""Rules move on, games go on: a state written by older rules, read by the present ones and looked over."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import GreatPowersError, RecordError
from .game import Game
from .plain import PlainObject
from .state import GameState, open_choices


def migrated(game: Game, plain: PlainObject, version: str) -> PlainObject:
    """A dumped state of an older version with everything done that was stated for newer ones."""
    if version == game.version:
        return plain
    for old, change in sorted(game.migrations.items(), key=lambda stated: _age(stated[0])):
        if _age(old) >= _age(version):
            plain = change(dict(plain))
    return plain


def is_older(version: str, than: str) -> bool:
    """Was this version of the rules before that one? Nothing is taken back to older rules."""
    return _age(version) < _age(than)


def _age(version: str) -> tuple[int, str]:
    return (int(version), "") if version.isdecimal() and len(version) < 10 else (0, version)


def carried_over(game: Game, plain: PlainObject, version: str, seats: Sequence[str]) -> GameState:
    """The state of a running game by the present rules; raises RecordError if play cannot go on from it."""
    try:
        state = game.codec.load(migrated(game, plain, version))
        game.check(state)
        choices = open_choices(state)
        if not choices:
            raise RecordError("nobody is asked anything")
        for choice in choices:
            if not len(choice.options(state)):
                raise RecordError(f"{choice.seat} is asked {type(choice).__name__} and has no answer")
        for seat in (None, *seats):
            game.view(state, seat)
    except RecordError:
        raise
    except (GreatPowersError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as problem:
        raise RecordError(f"{type(problem).__name__}: {problem}"[:300]) from None
    return state
