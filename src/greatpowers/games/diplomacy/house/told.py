"""What the last resolved phase brought, gathered from its events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine.events import Event, Recorded
from ..state.events import (
    BuildsWaived,
    OrderResolved,
    PhaseBegan,
    UnitBuilt,
    UnitDisbanded,
    UnitRemoved,
    UnitRetreated,
)


class DiplomacyTold:
    """What became of the orders of the last resolved phase."""

    def __init__(self) -> None:
        self._phase = ""
        self._lines: list[dict[str, Any]] = []
        self._last: dict[str, Any] | None = None

    def add(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            if isinstance(recorded.event, PhaseBegan):
                self._close()
                self._phase = recorded.event.phase
            elif recorded.audience is None:
                self._tell(recorded.event)

    def last(self) -> dict[str, Any] | None:
        return {"phase": self._phase, "orders": list(self._lines)} if self._lines else self._last

    def _close(self) -> None:
        if self._lines:
            self._last = {"phase": self._phase, "orders": self._lines}
        self._lines = []

    def _tell(self, event: Event) -> None:
        in_movement = self._phase.endswith("M")
        match event:
            case OrderResolved():
                self._line(event.power, event.order, event.outcome, event.message, event.rule, event.params)
            case UnitDisbanded() if not in_movement:
                self._line(
                    event.power, f"{event.unit} D", "disbands", event.message, event.rule, event.params
                )
            case UnitRetreated():
                self._line(event.power, f"{event.unit} R {event.to}", "retreats")
            case UnitBuilt():
                self._line(event.power, f"B {event.unit}", "builds")
            case UnitRemoved():
                message = "" if event.chosen else "removed-by-distance"
                params: dict[str, str | int] = {} if event.chosen else {"unit": event.unit}
                rule = "" if event.chosen else "9.5"
                self._line(event.power, f"R {event.unit}", "removes", message, rule, params)
            case BuildsWaived():
                for _ in range(event.count):
                    self._line(event.power, "Waive", "waives")
            case _:
                pass

    def _line(
        self,
        power: str,
        order: str,
        outcome: str,
        message: str = "",
        rule: str = "",
        params: dict[str, str | int] | None = None,
    ) -> None:
        self._lines.append(
            {
                "power": power,
                "order": order,
                "outcome": outcome,
                "message": message,
                "rule": rule,
                "params": params or {},
            }
        )
