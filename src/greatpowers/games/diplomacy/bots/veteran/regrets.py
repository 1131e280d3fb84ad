"""Regret matching (RM+) among all seats at once, each choosing among its candidates.

Every round draws what everybody gives, weighs all own candidates against it and one rival's candidates in
turn. The others partly play as the regular would: an opponent need not have learnt what we have.
"""

from __future__ import annotations

from collections.abc import Sequence

from .....bots.thinking import Allowance
from .....engine.chance import Stream
from .candidates import Candidate
from .joint import JointResults
from .weights import SEARCH

_HARDLY = 1e-9


class Chooser:
    """What one seat has learnt about its candidates."""

    __slots__ = ("averages", "candidates", "policy", "regrets", "rounds", "totals", "usual")

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self.candidates = candidates
        self.usual = [candidate.prior for candidate in candidates]
        self.policy = list(self.usual)
        self.regrets = [0.0] * len(candidates)
        self.averages = [0.0] * len(candidates)
        #: Worth of each candidate summed over the rounds.
        self.totals = [0.0] * len(candidates)
        self.rounds = 0

    def learn(self, worths: Sequence[float]) -> None:
        """One round: regret what would have been better, and play it more."""
        policy, regrets = self.policy, self.regrets
        self.rounds += 1
        expected = sum(share * worth for share, worth in zip(policy, worths, strict=True))
        for number, worth in enumerate(worths):
            self.averages[number] += self.rounds * policy[number]
            self.totals[number] += worth
            regrets[number] = max(0.0, regrets[number] + worth - expected)
        total = sum(regrets)
        self.policy = [regret / total for regret in regrets] if total > _HARDLY else list(self.usual)

    def mean(self, number: int) -> float:
        """The worth of a candidate over all rounds."""
        return self.totals[number] / max(1, self.rounds)


class Search:
    """The search of one movement phase."""

    def __init__(
        self,
        candidates: Sequence[Sequence[Candidate]],
        me: int,
        rivals: Sequence[int],
        joint: JointResults,
        stream: Stream,
    ) -> None:
        self.choosers = [Chooser(own) for own in candidates]
        self._me = me
        self._rivals = [rival for rival in rivals if len(candidates[rival]) > 1]
        self._joint = joint
        self._stream = stream

    def run(self, most: int, allowance: Allowance) -> None:
        """Go on until so many joint results were looked at, or there is no time for another round."""
        rounds = 0
        limit = most // 4
        while self._joint.looked_at < most and rounds < limit and allowance.allows_more():
            drawn = self._draw()
            self._weigh(self._me, drawn)
            if self._rivals:
                self._weigh(self._rivals[rounds % len(self._rivals)], self._draw())
            rounds += 1

    def _weigh(self, camp: int, drawn: list[int]) -> None:
        """All candidates of a camp against what the others were drawn to give."""
        worths = []
        for number in range(len(self.choosers[camp].candidates)):
            drawn[camp] = number
            worths.append(self._joint.values(tuple(drawn))[camp])
        self.choosers[camp].learn(worths)

    def _draw(self) -> list[int]:
        stream = self._stream
        drawn = []
        for camp, chooser in enumerate(self.choosers):
            if len(chooser.candidates) < 2:
                drawn.append(0)
                continue
            usual = camp != self._me and stream.fraction() < SEARCH.as_usual
            drawn.append(drawn_from(chooser.usual if usual else chooser.policy, stream))
        return drawn

    def chosen(self) -> int:
        """A candidate by the average policy, sharpened, with some chance among near-equals."""
        own = self.choosers[self._me]
        means = [own.mean(number) for number in range(len(own.candidates))]
        best = max(means)
        most = max(own.averages)
        if not own.rounds or most <= 0:
            return 0
        # Where little is left to hope for, little matters.
        stake = min(1.0, best / SEARCH.stake)
        weights = []
        for mean, average in zip(means, own.averages, strict=True):
            weight = (
                (average / most) ** SEARCH.sharpness if mean >= best - stake * SEARCH.leave_behind else 0.0
            )
            weights.append(max(weight, SEARCH.spice) if mean >= best - stake * SEARCH.near_equal else weight)
        total = sum(weights)
        return drawn_from([weight / total for weight in weights], self._stream)


def drawn_from(policy: Sequence[float], stream: Stream) -> int:
    """A number by its share."""
    left = stream.fraction()
    for number, share in enumerate(policy):
        left -= share
        if left < 0:
            return number
    return max(range(len(policy)), key=policy.__getitem__)
