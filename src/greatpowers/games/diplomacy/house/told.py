"""What the last resolved phase brought, gathered from its events."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.errors import Reason
from ....engine.events import Event, Recorded
from ..show.board import DipResolved, ResolvedPhase
from ..show.orders import encoded_order
from ..state.events import (
    BuildsWaived,
    OrderResolved,
    PhaseBegan,
    UnitBuilt,
    UnitDisbanded,
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

    def add(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            if isinstance(recorded.event, PhaseBegan):
                self._close()
                self._phase = recorded.event.phase
            elif recorded.audience is None:
                self._tell(recorded.event)

    def last(self) -> ResolvedPhase | None:
        return ResolvedPhase(self._phase, list(self._lines)) if self._lines else self._last

    def _close(self) -> None:
        if self._lines:
            self._last = ResolvedPhase(self._phase, self._lines)
        self._lines = []

    def _tell(self, event: Event) -> None:
        in_movement = self._phase.endswith("M")
        match event:
            case OrderResolved():
                self._line(event.power, event.order, event.outcome, event.reason())
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
