"""Matches beside matches: one to try a decision on, and what the two have in common afterwards."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from ...engine.match import Match


def common(before: Sequence[object], after: Sequence[object]) -> int:
    """How many of the first are the same."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(before), len(after)))


def top(match: Match) -> object:
    """What stands on top of the stack: another frame is another question, though nothing happened."""
    return match.state.stack[-1] if match.state.stack else None


def twin(match: Match) -> Match:
    """A match that can be changed without the first one noticing; states are copied by the match itself."""
    fresh = copy.copy(match)
    for name, value in vars(fresh).items():
        if isinstance(value, list):
            setattr(fresh, name, value.copy())
    return fresh
