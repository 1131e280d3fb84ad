"""What a state says of who sees its fields, held against what is really seen: over the states of whole games.

Every complaint names the field. A field that everybody sees must change the view of a spectator; one that
nobody sees is not even looked at; one that has owners changes nothing for spectators and something for a
seat; and whatever is hidden is drawn anew by `hidden_shuffled`, which touches nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import islice
from typing import Any

from greatpowers.engine.chance import Stream
from greatpowers.engine.game import Game
from greatpowers.engine.match import Match
from greatpowers.engine.seen import EVERYBODY, NOBODY, NOTHING, OWNER, is_derived, marks_of
from greatpowers.engine.state import GameState

#: Pairs of states that are tried for one field.
_TRIES = 400


class Tripwire:
    """In place of a secret: whoever looks at it fails, whoever passes it on is seen to."""


def states_of(game: Game, scenario: str, options: Mapping[str, Any], seed: str, every: int) -> list[Any]:
    """States of one random game with talk, each at rest."""
    match, stream = Match(game, scenario, options, seed=seed), Stream(seed)
    found = [match.state]
    while not match.is_over:
        seat = stream.pick(match.seats)
        texts = game.standing_samples(match.state, seat)
        if texts and stream.below(6) == 0 and match.explain(seat, text := stream.pick(texts)) is None:
            match.decide(seat, text)
        else:
            question = stream.pick(match.pending())
            match.decide(question.seat, question.choice.sample(question.offer, stream))
        if len(match.decisions) % every == 0:
            found.append(match.state)
    return [*found, match.state]


def leaks(game: Game, states: Sequence[GameState], seats: Sequence[str]) -> Iterator[str]:
    """Fields that are seen by others than they say, or treated as hidden though all see them."""
    marks, anew = marks_of(type(states[0])), drawn_anew(game, states, seats)
    for name, mark in marks.items():
        if name in _derived(states[0]):
            continue
        if mark.who is EVERYBODY:
            if name in anew:
                yield f"{name} is for everybody, but it is drawn anew as if it were hidden"
        elif mark.who is NOBODY and mark.others is NOTHING:
            if _is_looked_at(game, states, name, seats):
                yield f"{name} is for nobody, but somebody sees it"
        elif mark.others is NOTHING and _matters(game, states, name, None):
            yield f"{name} is its owners', but a spectator sees it"


def unseen(game: Game, states: Sequence[GameState], seats: Sequence[str]) -> Iterator[str]:
    """Fields that nobody sees who should, and hidden ones that are not drawn anew, as far as states tell."""
    marks, anew = marks_of(type(states[0])), drawn_anew(game, states, seats)
    for name, mark in marks.items():
        if mark.who is EVERYBODY and not _matters(game, states, name, None):
            yield f"{name} is for everybody, but a spectator does not see it"
        if mark.who is OWNER and not any(_matters(game, states, name, seat) for seat in seats):
            yield f"{name} is its owners', but none of them sees it"
        if mark.who is not EVERYBODY and name not in anew | _derived(states[0]):
            yield f"{name} is hidden, but it is not drawn anew"


def _derived(state: GameState) -> set[str]:
    return {part.name for part in fields(state) if is_derived(part)}  # type: ignore[arg-type]


def drawn_anew(game: Game, states: Sequence[GameState], seats: Sequence[str]) -> set[str]:
    """The fields that `hidden_shuffled` changes for somebody."""
    found: set[str] = set()
    for number, state in enumerate(states):
        for seat in (None, *seats):
            twin = game.hidden_shuffled(state, seat, f"shuffled {number}")
            twin.revision, twin.memo = state.revision, state.memo
            found |= {n for n in marks_of(type(state)) if getattr(twin, n) != getattr(state, n)}
    return found


def _matters(game: Game, states: Sequence[GameState], name: str, seat: str | None) -> bool:
    """Does the seat's view change with the field, the rest of the state staying as it is?"""
    for state, value in islice(_others(states, name), _TRIES):
        try:
            if game.view(with_field(state, name, value), seat) != game.view(state, seat):
                return True
        except (LookupError, ValueError, TypeError, AssertionError, AttributeError):
            continue  # two halves that do not fit: another pair may
    return False


def _others(states: Sequence[GameState], name: str) -> Iterator[tuple[GameState, Any]]:
    """States, each with a value the field has in another."""
    for distance in range(1, len(states)):
        for state, other in zip(states, states[distance:], strict=False):
            if getattr(state, name) != getattr(other, name):
                yield state, getattr(other, name)
    for state in states:
        for value in _neighbours(getattr(state, name)):
            yield state, value


def _neighbours(value: Any) -> list[Any]:
    """Another value of a field that never changed in these games."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, dict):
        return [{**value, "another": 1}]
    if isinstance(value, tuple):
        return [(*value, "another")]
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [[[*value[0], "another"], *value[1:]]]
    if isinstance(value, list) and value and isinstance(value[0], int):
        return [[value[0] + 1, *value[1:]]]
    return ["another"] if isinstance(value, str) else []


def _is_looked_at(game: Game, states: Sequence[GameState], name: str, seats: Sequence[str]) -> bool:
    for state in states[:: max(1, len(states) // 12)]:
        twin = with_field(state, name, Tripwire())
        for seat in (None, *seats):
            try:
                if game.view(twin, seat) != game.view(state, seat):
                    return True
            except (TypeError, AttributeError):
                return True
    return False


def with_field(state: GameState, name: str, value: Any) -> Any:
    """A copy of the state with another value in one field, and nothing remembered."""
    twin = state.copy()
    for part in fields(twin):  # type: ignore[arg-type]
        if part.name.endswith("memo"):
            setattr(twin, part.name, {})
    setattr(twin, name, value)
    return twin
