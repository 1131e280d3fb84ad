"""How the war was fought, in figures: battles begun and won, armies lost, by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ....engine.events import Event
from ....engine.scoring import Figure, Sentence
from ..printed.names import SIDES
from ..printed.units import IS_ARMY, OF_KIND, SIDE
from ..state.events.war import AttackCancelled, AttackDeclared, CombatDecided, UnitEliminated

#: An army whose corps found no way to retreat is lost a second time, for good. [12.5.8]
_LOST_AGAIN: Final = "pog-lost-stand-in"


def course_of(events: Sequence[Event]) -> list[Figure]:
    """Of every side: attacks that came to a battle, battles won on either side, armies destroyed."""
    begun: Counter[str] = Counter()
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    attacker = ""
    for event in events:
        match event:
            case AttackDeclared():
                attacker = event.side
                begun[attacker] += 1
            case AttackCancelled():
                begun[attacker] -= 1
            case CombatDecided() if event.winner:
                won[event.winner] += 1
            case UnitEliminated() if event.why != _LOST_AGAIN:
                unit = OF_KIND[event.unit][0]
                lost[SIDES[SIDE[unit]]] += IS_ARMY[unit]
            case _:
                pass
    told = {"pog-figure-begun": begun, "pog-figure-won": won, "pog-figure-lost": lost}
    return [
        Figure(Sentence(message), {side: counts[side] for side in SIDES}) for message, counts in told.items()
    ]
