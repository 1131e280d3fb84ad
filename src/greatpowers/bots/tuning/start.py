"""A start for the search: what a regression on positions says about weights that a judgement is linear in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import pstdev
from typing import Final

from .features import Row
from .regression import logistic

#: The part of a judgement that no weight in question belongs to; what the others are compared with.
REST: Final = ""
#: A weight is not moved further than this from where it was, up or down.
_FURTHEST: Final = 2.0
_FEWEST: Final = 30


def started(rows: Iterable[Row], weights: Mapping[str, float]) -> dict[str, float]:
    """The weights as the games suggest them; as they were where the games are too few to tell.

    A judgement is `rest + Σ weight · feature`. The regression finds a coefficient for each part; a weight is
    its own divided by that of the rest.
    """
    known = list(rows)
    names = [name for name in weights if any(name in row.features for row in known)]
    if len(known) < _FEWEST or not names:
        return dict(weights)
    columns = [REST, *names]
    sizes = {name: pstdev(row.features.get(name, 0.0) for row in known) or 1.0 for name in columns}
    table = [[row.features.get(name, 0.0) / sizes[name] for name in columns] for row in known]
    found = logistic(table, [row.score for row in known])
    base = found[0] / sizes[REST]
    if base <= 0:
        return dict(weights)
    told = {name: value / sizes[name] / base for name, value in zip(columns[1:], found[1:], strict=True)}
    return {name: _within(told.get(name, weight), weight) for name, weight in weights.items()}


def _within(value: float, before: float) -> float:
    return min(max(value, before / _FURTHEST), before * _FURTHEST)
