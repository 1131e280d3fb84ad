"""What the last resolved phase brought, and what became of words given, gathered from events."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.errors import Reason
from ....engine.events import Event, Recorded
from ..analysis.fates import fates_of
from ..press.chronicle import CHRONICLED, chronicle_of
from ..show.board import DipResolved, ResolvedPhase
from ..show.fates import DipFate, fate_shown
from ..show.orders import encoded_order
from ..state.events import (
    BuildsWaived,
    OrderResolved,
    PhaseBegan,
    UnitBuilt,
    UnitDisbanded,
    UnitDislodged,
    UnitRemoved,
    UnitRetreated,
)
from ..state.orders import Order
from ..state.view import View
from .words import WordsGiven, words_given


class DiplomacyTold:
    """What became of the orders of the last resolved phase."""

    def __init__(self) -> None:
        self._phase = ""
        self._lines: list[DipResolved] = []
        self._last: ResolvedPhase | None = None
        self._moved = ""
        self._resolved: list[OrderResolved] = []
        self._dislodged: list[UnitDislodged] = []
        self._fates: list[DipFate] | None = None
        #: What everybody has seen, and the words given that were judged by it, by seat and number of letters.
        self._seen: list[Event] = []
        self._words: dict[str, tuple[int, int, WordsGiven]] = {}

    def add(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            if recorded.audience is None and isinstance(recorded.event, CHRONICLED):
                self._seen.append(recorded.event)
            if isinstance(recorded.event, PhaseBegan):
                self._close()
                self._phase = recorded.event.phase
            elif recorded.audience is None:
                self._tell(recorded.event)

    def words_of(self, view: View) -> WordsGiven:
        """Proposals and promises of a seat; worked out anew when it has read more or more has happened."""
        seat, letters, seen = view.seat or "", len(view.press), len(self._seen)
        known = self._words.get(seat)
        if known is None or known[:2] != (letters, seen):
            known = (letters, seen, words_given(view, chronicle_of(self._seen)))
            self._words[seat] = known
        return known[2]

    def last(self) -> ResolvedPhase | None:
        if self._lines:
            return ResolvedPhase(self._phase, list(self._lines), self._moved, self._all_fates())
        if self._last is not None:
            self._last.moved, self._last.fates = self._moved, self._all_fates()
        return self._last

    def _all_fates(self) -> list[DipFate]:
        """Worked out when first asked for: most phases of a long record never are."""
        if self._fates is None:
            self._fates = [fate_shown(fate) for fate in fates_of(self._resolved, self._dislodged)]
        return self._fates

    def _close(self) -> None:
        if self._lines:
            self._last = ResolvedPhase(self._phase, self._lines)
        self._lines = []

    def _tell(self, event: Event) -> None:
        in_movement = self._phase.endswith("M")
        match event:
            case OrderResolved():
                self._move(event)
                self._line(event.power, event.order, event.outcome, event.reason())
            case UnitDislodged():
                self._dislodged.append(event)
                self._fates = None
            case UnitDisbanded() if not in_movement:
                self._line(event.power, event.order(), "disbands", event.reason())
            case UnitRetreated():
                self._line(event.power, event.order(), "retreats")
            case UnitBuilt():
                self._line(event.power, event.order(), "builds")
            case UnitRemoved(chosen=True):
                self._line(event.power, event.order(), "removes")
            case UnitRemoved():
                why = Reason("removed-by-distance", "9.5", {"unit": event.unit.text})
                self._line(event.power, event.order(), "removes", why)
            case BuildsWaived():
                for _ in range(event.count):
                    self._line(event.power, event.order(), "waives")
            case _:
                pass

    def _move(self, event: OrderResolved) -> None:
        if self._moved != self._phase:
            self._moved, self._resolved, self._dislodged = self._phase, [], []
        self._resolved.append(event)
        self._fates = None

    def _line(self, power: str, order: Order, outcome: str, why: Reason | None = None) -> None:
        self._lines.append(
            DipResolved(
                power=power,
                order=encoded_order(order),
                outcome=outcome,
                message=why.message if why else "",
                rule=why.rule if why else "",
                params=dict(why.params) if why else {},
            )
        )
