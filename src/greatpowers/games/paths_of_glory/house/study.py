"""What an attack might bring, worked out from what lies open: no hand goes into it. [12.2, 12.3]"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....server.contract import ReasonOnWire
from ...shared.reporting import Found
from ..analysis import findings as analysis
from ..analysis.reading import read_space, read_units
from ..printed.board import SPACES
from ..printed.names import Space
from ..printed.units import SIDE
from ..rules.combat.flank import NEEDED, flank_modifier, flank_refusal
from ..rules.combat.targets import combat_of
from ..state.state import Combat, State


class Shot(msgspec.Struct):
    """How a side fires: the number of the column after shifts, and the table it stands in."""

    factors: int
    table: str
    shift: int
    column: int
    drm: int


class Pin(msgspec.Struct):
    """A space that may pin in a flank attack, what helps the die, and the chance to succeed. [12.3.2]"""

    space: str
    modifier: int
    chance: float


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
    #: Spaces to pin from while the attack is not declared, or why no flank attack may be tried.
    pins: list[Pin] = []
    no_flank: ReasonOnWire | None = None


def battle_in(state: State, attackers: Sequence[str], target: str, pinning: str) -> Battle:
    """Fire and chances of the attack: cards laid in a running combat on this space count, hands do not."""
    battle, _ = battle_of(state, attackers, target, *_laid(state.combat), pinning)
    if state.combat is None:
        battle.pins, battle.no_flank = _flanks(state, attackers, target)
    return battle


def battle_of(
    state: State,
    attackers: Sequence[str],
    target: str,
    own: Sequence[str],
    enemy: Sequence[str],
    pinning: str,
) -> tuple[Battle, Found]:
    """Fire and chances in any state, with the cards of both sides; and all the odds behind them."""
    shots = analysis.fire(state, attackers, target, attacker_cards=own, defender_cards=enemy)
    odds = analysis.odds(state, attackers, target, attacker_cards=own, defender_cards=enemy, pinning=pinning)
    battle = Battle(
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
    return battle, odds


def _shot(shot: Found) -> Shot:
    return Shot(**{name: shot[name] for name in Shot.__struct_fields__})


def _laid(combat: Combat | None) -> tuple[Sequence[str], Sequence[str]]:
    """The cards of the attacker and of the defender."""
    if combat is None:
        return (), ()
    return combat.cards[combat.side], combat.cards[1 - combat.side]


def _flanks(state: State, attackers: Sequence[str], target: str) -> tuple[list[Pin], ReasonOnWire | None]:
    """The flank attacks these units could try, or why they could not. [12.3]"""
    units = read_units(state, attackers)
    combat = combat_of(state, SIDE[units[0]], units, read_space(target))
    refusal = flank_refusal(state, combat)
    if refusal is not None:
        return [], ReasonOnWire(refusal.message, refusal.rule, dict(refusal.params), [])
    return [_pin(state, combat, space) for space in sorted(set(combat.origins))], None


def _pin(state: State, combat: Combat, space: Space) -> Pin:
    modifier = flank_modifier(state, combat, space)
    faces = 7 - max(NEEDED - modifier, 1)
    return Pin(SPACES[space], modifier, faces / 6)
