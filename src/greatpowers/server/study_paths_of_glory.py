"""What an attack might bring, worked out from what a seat sees: nothing hidden goes into it. [12.2, 12.3]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..games.paths_of_glory import analysis
from ..games.paths_of_glory.rebuild import state_from_view
from ..games.paths_of_glory.state import Combat
from ..games.paths_of_glory.view import View

#: Odds hang on the board alone; hidden cards may lie anyhow.
_SEED: Final = "odds"


class Shot(msgspec.Struct):
    """How a side fires: the number of the column after shifts, and the table it stands in."""

    factors: int
    table: str
    shift: int
    column: int
    drm: int


class Battle(msgspec.Struct):
    """Chances are between 0 and 1."""

    attacker: Shot
    defender: Shot
    attacker_wins: float
    tie: float
    defender_wins: float
    retreat: float
    flank: float
    may_stand: bool
    attacker_loss: float
    defender_loss: float


def battle_in(view: View, attackers: Sequence[str], target: str, pinning: str) -> Battle:
    """Fire and chances of the attack; cards laid in a running combat on this space count."""
    state = state_from_view(view, _SEED)
    own, enemy = _laid(view.combat)
    shots = analysis.fire(state, attackers, target, attacker_cards=own, defender_cards=enemy)
    odds = analysis.odds(state, attackers, target, attacker_cards=own, defender_cards=enemy, pinning=pinning)
    return Battle(
        attacker=_shot(shots["attacker"]),
        defender=_shot(shots["defender"]),
        attacker_wins=odds["attacker_wins"],
        tie=odds["tie"],
        defender_wins=odds["defender_wins"],
        retreat=odds["retreat"],
        flank=odds["flank_succeeds"],
        may_stand=odds["may_stand"],
        attacker_loss=odds["expected_loss"]["attacker"],
        defender_loss=odds["expected_loss"]["defender"],
    )


def _shot(shot: dict[str, Any]) -> Shot:
    return Shot(**{name: shot[name] for name in Shot.__struct_fields__})


def _laid(combat: Combat | None) -> tuple[Sequence[str], Sequence[str]]:
    """The cards of the attacker and of the defender."""
    if combat is None:
        return (), ()
    return combat.cards[combat.side], combat.cards[1 - combat.side]
