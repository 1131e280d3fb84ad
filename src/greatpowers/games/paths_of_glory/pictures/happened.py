"""What happened in an action round, from its events: marches, attacks with their result, losses, spaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ....engine.events import Event
from ...shared.maps.happenings import Happened, Telling, Way
from ..printed.names import NATIONS
from ..printed.units import KINDS
from ..state.events.war import (
    AttackCancelled,
    AttackDeclared,
    CombatDecided,
    ControlChanged,
    UnitEliminated,
    UnitMoved,
)

_WAYS: Final[Mapping[str, Way]] = {
    "move": "march",
    "advance": "march",
    "event": "march",
    "retreat": "retreat",
    "sr": "transfer",
}


def happened(events: Iterable[Event]) -> Happened:
    """What the events tell, fit to be drawn."""
    telling = Telling()
    declared: AttackDeclared | None = None
    for event in events:
        match event:
            case UnitMoved() if event.how in _WAYS and len(event.path) > 1:
                telling.went(_nation(event.unit), event.path, _WAYS[event.how])
            case AttackDeclared():
                declared = event
                _attacked(telling, event)
            case AttackCancelled():
                declared = None
            case CombatDecided() if declared is not None:
                _attacked(telling, declared, failed=event.winner != declared.side)
            case UnitEliminated() if not event.space.endswith("_box"):
                telling.losses[event.space] = None
            case ControlChanged():
                telling.taken[event.space] = event.side
            case _:
                pass
    return telling.all()


def _attacked(telling: Telling, attack: AttackDeclared, failed: bool = False) -> None:
    """One arrow from each space for each nation."""
    telling.fights[attack.target] = None
    for unit in attack.attackers:
        kind, _, space = unit.partition("@")
        telling.went(_nation(kind.split()[0]), (space, attack.target), "attack", failed)


def _nation(kind: str) -> str:
    return NATIONS[KINDS[kind].nation]
