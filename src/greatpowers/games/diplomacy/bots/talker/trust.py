"""How far a seat believes the others: words by what became of promises, deeds by what was ordered.

Every change has a sentence, so that somebody who asks why can be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, tanh

from .....bots.player import Why
from ...press.calendar import year_of
from ...press.ledger import Standing, lasts
from ...press.verdicts import BROKEN, KEPT, Verdict, could_attack, hostile
from ...state.orders import SUPPORT_HOLD, SUPPORT_MOVE
from .history import History, Past
from .judging import verdicts
from .weights import DEEDS, TRUST


@dataclass(frozen=True, slots=True)
class Point:
    """Trust after a phase: for plots."""

    phase: str
    seat: str
    words: float
    deeds: float


class Trust:
    """What one seat thinks of all others, phase by phase."""

    def __init__(self, history: History, standings: list[Standing], observer: str) -> None:
        self._history = history
        self._me = history.table.seats.index(observer)
        self._observer = observer
        seats = [seat for seat in history.table.seats if seat != observer]
        self._good = dict.fromkeys(seats, TRUST.start)
        self._bad = dict.fromkeys(seats, TRUST.start)
        self._stance = dict.fromkeys(seats, 0.0)
        judged = verdicts(history, standings, observer)
        self.verdicts = [verdict for verdict in judged if verdict.promise.by != observer]
        self.own = [verdict for verdict in judged if verdict.promise.by == observer]
        #: Lasting agreements that one side has broken, and when.
        self.over = {
            verdict.promise.what: verdict.phase
            for verdict in judged
            if verdict.outcome == BROKEN and lasts(verdict.promise.what)
        }
        self.curve: list[Point] = []
        self.told: dict[str, list[tuple[str, Why]]] = {seat: [] for seat in seats}
        self._go_through(seats)

    def words(self, seat: str) -> float:
        """The share of words that may be expected to be kept."""
        return self._good[seat] / (self._good[seat] + self._bad[seat])

    def deeds(self, seat: str) -> float:
        """What its orders say, between -1 and 1."""
        return tanh(self._stance[seat] / DEEDS.scale)

    def chance(self, seat: str, temptation: float = 0.0, hostage: bool = False) -> float:
        """The chance that it keeps a word now."""
        words = self.words(seat)
        lean = log(words / (1 - words)) + TRUST.deeds * self.deeds(seat) - temptation / TRUST.calm
        return 1 / (1 + exp(-(lean + TRUST.hostage * hostage)))

    def broken_by(self, seat: str) -> list[Verdict]:
        """Its broken words towards the observer, the latest last."""
        return [
            v for v in self.verdicts
            if v.promise.by == seat and v.outcome == BROKEN and self._observer in v.promise.to
        ]  # fmt: skip

    def hear(self, speaker: str, about: str) -> None:
        """Somebody accuses a third: believed as far as the speaker is."""
        if about in self._bad and speaker in self._good:
            self._bad[about] += TRUST.hearsay * self.words(speaker)
            self._tell(about, "", "bot-trust-hearsay", speaker=speaker)

    def _go_through(self, seats: Sequence[str]) -> None:
        by_phase: dict[str, list[Verdict]] = {}
        for verdict in self.verdicts:
            by_phase.setdefault(verdict.phase, []).append(verdict)
        year = 0
        for past in self._history.pasts:
            if year and year_of(past.phase) != year:
                self._forget(seats)
            year = year_of(past.phase)
            for verdict in by_phase.get(past.phase, ()):
                self._learn(verdict)
            for seat in seats:
                self._watch(past, seat)
                self.curve.append(Point(past.phase, seat, self.words(seat), self.deeds(seat)))

    def _forget(self, seats: Sequence[str]) -> None:
        for seat in seats:
            self._good[seat] = TRUST.start + TRUST.memory * (self._good[seat] - TRUST.start)
            self._bad[seat] = TRUST.start + TRUST.memory * (self._bad[seat] - TRUST.start)

    def _learn(self, verdict: Verdict) -> None:
        seat = verdict.promise.by
        if verdict.outcome == KEPT:
            tempted = verdict.stake >= TRUST.tempting
            self._good[seat] += weight_of(verdict.stake) if tempted else TRUST.easy
            if self._observer in verdict.promise.to:
                self._tell(seat, verdict.phase, "bot-trust-kept")
        elif verdict.outcome == BROKEN:
            mine = self._observer in verdict.promise.to
            self._bad[seat] += TRUST.broken * weight_of(verdict.stake) * (1.0 if mine else TRUST.hearsay)
            self._tell(seat, verdict.phase, "bot-trust-broken" if mine else "bot-trust-broken-other")

    def _watch(self, past: Past, seat: str) -> None:
        """Half of yesterday, less attacks, plus help, plus restraint where an attack was possible."""
        camp = self._history.table.seats.index(seat)
        me = frozenset({self._me})
        change = 0.0
        against = hostile(past, self._history.table, camp, me, None)
        attacks = [order for order in against if order.kind != SUPPORT_MOVE]
        helps = [order for order in against if order.kind == SUPPORT_MOVE]
        change -= DEEDS.attack * len(attacks) + DEEDS.hostile_support * len(helps)
        friendly = self._friendly(past, camp)
        change += DEEDS.friendly_support * friendly
        if not attacks and not helps and could_attack(past, self._history.table, camp, me):
            change += DEEDS.restraint
        self._stance[seat] = DEEDS.memory * self._stance[seat] + change
        if attacks:
            self._tell(seat, past.phase, "bot-trust-attack", number=len(attacks))
        if friendly:
            self._tell(seat, past.phase, "bot-trust-support", number=friendly)

    def _friendly(self, past: Past, camp: int) -> int:
        camp_of, units = past.light.table.camp_of, past.light.units
        return sum(
            order.kind in (SUPPORT_HOLD, SUPPORT_MOVE)
            and camp_of[units[province].power] == camp
            and (other := units.get(order.other_province)) is not None
            and camp_of[other.power] == self._me
            for province, order in past.orders.items()
        )

    def _tell(self, seat: str, phase: str, message: str, **more: str | int) -> None:
        said: dict[str, str | int] = {"seat": seat, "phase": phase, **more}
        self.told[seat].append((phase, (message, said)))


def weight_of(stake: float) -> float:
    """How much a word counts by what was at stake."""
    return min(TRUST.most, 1 + stake / TRUST.per_temptation)
