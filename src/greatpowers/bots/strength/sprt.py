"""A test that stops by itself: is a player stronger by this much, or by that much?

A generalized sequential probability ratio test over pairs of games. Under each hypothesis the distribution of
pair scores is the most likely one whose mean is the score that the hypothesis says; the ratio of the two
likelihoods decides. The variance is thus that of the pairs that were played, not that of single games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10
from typing import Final

from .pairs import Pentanomial

#: Scores of a pair.
_QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
#: Outcomes that have not come up are held possible, a little: otherwise nothing would contradict anything.
_LITTLE: Final = 1e-3
_HALVINGS: Final = 100


def score_of(elo: float) -> float:
    """What a player stronger by so much scores."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """The difference that explains a score; very great differences are cut off."""
    kept = min(max(score, 1e-4), 1 - 1e-4)
    return 400 * log10(kept / (1 - kept))


@dataclass(frozen=True, slots=True)
class Sprt:
    """The two hypotheses as Elo differences, and how often each may be taken wrongly."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)

    def ratio(self, pairs: Pentanomial) -> float:
        """The logarithm of the ratio of likelihoods, the second hypothesis over the first."""
        if not sum(pairs):
            return 0.0
        counts = [max(float(count), _LITTLE) for count in pairs]
        total = sum(counts)
        shares = [count / total for count in counts]
        ones = likeliest(shares, score_of(self.elo1))
        zeros = likeliest(shares, score_of(self.elo0))
        return sum(count * log(one / zero) for count, one, zero in zip(counts, ones, zeros, strict=True))

    def verdict(self, pairs: Pentanomial) -> str:
        """`stronger`, `not-stronger`, or nothing as long as the games do not tell."""
        ratio = self.ratio(pairs)
        if ratio >= self.upper:
            return "stronger"
        return "not-stronger" if ratio <= self.lower else ""


def likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean under which these shares are likeliest.

    It is shares / (1 + x (score − mean)) for the x that makes the mean come out right; the sum whose root
    that is falls as x grows, so it is found by halving.
    """
    away = [score - mean for score in _QUARTERS]
    low, high = -1 / max(away), -1 / min(away)
    for _ in range(_HALVINGS):
        x = (low + high) / 2
        if sum(share * a / (1 + x * a) for share, a in zip(shares, away, strict=True)) > 0:
            low = x
        else:
            high = x
    x = (low + high) / 2
    return [share / (1 + x * a) for share, a in zip(shares, away, strict=True)]
