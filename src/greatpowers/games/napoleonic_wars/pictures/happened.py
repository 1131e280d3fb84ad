"""What happened in an impulse, from its events: marches, voyages, fights, losses, Flags."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....engine.events import Event
from ...shared.maps.happenings import Happened, Telling, Way
from ..printed.names import NATIONS
from ..printed.pieces import LEADER_NATION, LEADER_NUMBER, SQUADRON_NATION, SQUADRON_NUMBER
from ..state.events.fights import AnnihilationSuffered, BattleBegan, BattleEnded, NavalBattleEnded
from ..state.events.war import FlagPlaced, FlagRemoved, FleetMoved, ForceMoved, SquadronLost

_RETREATS: Final = ("retreat", "evade", "withdraw")
_TRANSFERS: Final = ("deployment", "convoy")


def happened(events: Iterable[Event]) -> Happened:
    """What the events tell, fit to be drawn."""
    telling = Telling()
    for event in events:
        match event:
            case ForceMoved():
                telling.stepped(_leading(event), event.frm, event.to, _way(event.how))
            case FleetMoved() if event.squadrons:
                nation = NATIONS[SQUADRON_NATION[SQUADRON_NUMBER[event.squadrons[0]]]]
                telling.stepped(nation, event.frm, event.to, _way(event.how))
            case BattleBegan() | BattleEnded():
                telling.fights[event.area] = None
            case NavalBattleEnded():
                telling.fights[event.place] = None
            case AnnihilationSuffered():
                telling.losses[event.area] = None
            case SquadronLost():
                telling.losses[event.place] = None
            case FlagPlaced() | FlagRemoved():
                telling.taken[event.area] = event.nation
            case _:
                pass
    return telling.all()


def _way(how: str) -> Way:
    return "retreat" if how in _RETREATS else "transfer" if how in _TRANSFERS else "march"


def _leading(event: ForceMoved) -> str:
    """The nation with most strength on the march, or that of its first general."""
    strongest = max(range(len(event.sp)), key=lambda nation: event.sp[nation], default=0)
    if event.sp and event.sp[strongest]:
        return NATIONS[strongest]
    return NATIONS[LEADER_NATION[LEADER_NUMBER[event.leaders[0]]]] if event.leaders else NATIONS[0]
