"""Logistic regression without any package: chances of winning from rows of numbers, by Newton's method."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

_ROUNDS: Final = 25
_CLOSE: Final = 1e-8


def logistic(rows: Sequence[Sequence[float]], scores: Sequence[float], ridge: float = 1.0) -> list[float]:
    """Coefficients under which these scores are likeliest; `ridge` keeps them small where rows say little.

    Columns should be of about the same size. There is no constant: put a column of ones for one.
    """
    width = len(rows[0])
    found = [0.0] * width
    for _ in range(_ROUNDS):
        slope = [-ridge * value for value in found]
        bend = [[ridge if i == j else 0.0 for j in range(width)] for i in range(width)]
        for row, score in zip(rows, scores, strict=True):
            chance = _chance(sum(value * coefficient for value, coefficient in zip(row, found, strict=True)))
            spread = chance * (1 - chance)
            for i, value in enumerate(row):
                slope[i] += (score - chance) * value
                for j in range(i + 1):
                    bend[i][j] += spread * value * row[j]
        for i in range(width):
            for j in range(i):
                bend[j][i] = bend[i][j]
        step = solved(bend, slope)
        found = [value + more for value, more in zip(found, step, strict=True)]
        if max(map(abs, step)) < _CLOSE:
            break
    return found


def _chance(value: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with the greatest pivot."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for i in range(column + 1, size):
            factor = rows[i][column] / rows[column][column]
            rows[i] = [value - factor * above for value, above in zip(rows[i], rows[column], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
