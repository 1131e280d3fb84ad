"""What the last resolved phase brought, gathered from its events."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.errors import Reason
from ....engine.events import Event, Recorded
from ..analysis.fates import fates_of
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

    def add(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            if isinstance(recorded.event, PhaseBegan):
                self._close()
                self._phase = recorded.event.phase
            elif recorded.audience is None:
                self._tell(recorded.event)

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
