"""What an attack might bring, worked out from what lies open: no hand goes into it. [12.2, 12.3]"""

from __future__ import annotations

from collections.abc import Sequence

from ...shared.reporting import Found
from ..analysis import findings as analysis
from ..analysis.combat import fought
from ..analysis.reading import read_space, read_units
from ..show.battle import Battle, battle_before, shot_before
from ..state.state import NOWHERE, State


def battle_in(
    state: State, attackers: Sequence[str], target: str, pinning: str, cards: Sequence[str] = ()
) -> Battle:
    """Fire and chances of the attack: cards laid in a running combat on this space count, hands do not."""
    pin = read_space(pinning) if pinning else NOWHERE
    return battle_before(state, read_units(state, attackers), read_space(target), pin, cards)


def battle_of(
    state: State,
    attackers: Sequence[str],
    target: str,
    own: Sequence[str],
    enemy: Sequence[str],
    pinning: str,
) -> tuple[Battle, Found]:
    """Fire and chances in any state, with the cards of both sides; and all the odds behind them."""
    twin, combat = fought(state, attackers, target, own, enemy)
    odds = analysis.odds(state, attackers, target, attacker_cards=own, defender_cards=enemy, pinning=pinning)
    battle = Battle(
        attacker=shot_before(twin, combat, attacking=True),
        defender=shot_before(twin, combat, attacking=False),
        attacker_wins=odds["attacker_wins"],
        tie=odds["tie"],
        defender_wins=odds["defender_wins"],
        retreat=odds["retreat"],
        flank=odds["flank_succeeds"],
        may_stand=odds["may_stand"],
        attacker_loss=odds["expected_loss"]["attacker"],
        defender_loss=odds["expected_loss"]["defender"],
    )
    return battle, odds
