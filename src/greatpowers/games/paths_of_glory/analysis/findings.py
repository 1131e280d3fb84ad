"""Questions about any position, answered in plain ids; described in docs/formats/paths-of-glory-analysis.md.

A unit is referred to as `ge_2@sedan` or `ge_corps reduced@sedan`, a side as `ap` or `cp`. Nothing here alters
the state that is asked about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ....engine.plain import PlainDict
from ...shared.documents import PositionError, number, one_of, wrong
from ..printed.board import SPACES, each_space
from ..printed.cards import CARDS
from ..printed.names import SIDES, Side, Unit
from ..printed.units import KIND_ID, RP_TYPES, SIDE
from ..rules.actions.actions import event_refusal
from ..rules.actions.activation import activation_costs as activation_costs_of
from ..rules.actions.activation import activation_refusal, supplied_in
from ..rules.answers import Flip
from ..rules.combat.targets import attack_refusal, attackable_spaces
from ..rules.movement.movement import ends, mover_refusal
from ..rules.movement.occupation import accept_weak_sieges
from ..rules.movement.stacking import too_full_for
from ..rules.redeployment.redeployment import goals
from ..rules.replacements.replacements import Rebuild, RebuildAt, halves_of, replacements_for
from ..rules.supply.attrition import attrition as toll_of
from ..rules.supply.attrition import out_of_supply as units_without_supply
from ..rules.war.mandates import mandated_for as offensive_for
from ..state.changes.rounds import begin_round, mark_space, note_moved, set_rp
from ..state.ids import ref_text
from ..state.state import State, rules
from ..state.texts import ref
from .combat import fire as fire
from .combat import loss_choices as loss_choices
from .combat import odds as odds
from .combat import retreats as retreats
from .reading import read_side, read_units

_POINT_NAMES: Final = (*RP_TYPES, "a")


def out_of_supply(state: State) -> list[str]:
    """Units on the map that are not in supply. [14.1]"""
    return [ref(state, unit) for unit in units_without_supply(state)]


def attrition(state: State) -> dict[str, list[str]]:
    """What an Attrition Phase would take now. [14.3.5, 14.3.6]"""
    toll = toll_of(state)
    return {
        "armies_removed": [ref(state, unit) for unit in toll.armies],
        "corps_eliminated": [ref(state, unit) for unit in toll.corps],
        **{
            f"lost_by_{SIDES[side]}": [SPACES[space] for space in each_space(mask)]
            for side, mask in enumerate(toll.lost)
        },
    }


def activation_costs(state: State, side: str) -> dict[str, dict[str, int | None]]:
    """What each space with units of the side costs; None where it may not be activated for it. [9.2]"""
    costs = activation_costs_of(state, read_side(side))
    return {SPACES[space]: {"move": move, "attack": attack} for space, (move, attack) in costs.items()}


def _in_round(state: State, side: Side) -> State:
    """A copy in which it is the side's action round."""
    twin = state.copy()
    if twin.active != side or not twin.round:
        begin_round(twin, side, twin.round or 1)
    accept_weak_sieges(twin, side)
    return twin


def _activated(state: State, units: Sequence[Unit], purpose: str) -> State | None:
    """A copy in which the spaces of the units are marked for the purpose; None if they cannot all be."""
    side = SIDE[units[0]]
    twin = _in_round(state, side)
    for space in sorted({state.place[unit] for unit in units}):
        marked = twin.marked_move if purpose == "move" else twin.marked_attack
        if marked >> space & 1:
            continue
        if activation_refusal(twin, side, space, purpose) is not None:
            return None
        mark_space(twin, space, purpose, 0, sum(1 << unit for unit in supplied_in(state, space)))
    return twin


def attack_targets(state: State, refs: Iterable[str]) -> list[str]:
    """Spaces these units may attack together, their spaces being activated for it. [12.1]"""
    units = read_units(state, refs)
    side = SIDE[units[0]]
    twin = _activated(state, units, "attack")
    if twin is None:
        return []
    return [
        SPACES[space]
        for space in each_space(attackable_spaces(twin, side))
        if attack_refusal(twin, side, units, space) is None
    ]


def move_destinations(state: State, refs: Iterable[str]) -> list[str]:
    """Spaces where these units may end a march together by any path, nobody else moving. [11.1]"""
    units = read_units(state, refs)
    twin = _activated(state, units, "move")
    if twin is None:
        return []
    start = state.place[units[0]]
    note_moved(twin, sum(1 << unit for unit in state.at[start] if unit not in units))
    if mover_refusal(twin, units) is not None:
        return []
    return [SPACES[space] for space in each_space(ends(twin, units))]


def sr_destinations(state: State, unit_ref: str) -> list[str]:
    """Where the unit may be sent if nothing else is; the reserve box goes by its id. Full spaces are left
    out. [10.1.2, 13]"""
    (unit,) = read_units(state, [unit_ref])
    return [SPACES[space] for space in each_space(goals(state, unit) & ~too_full_for(state, 1))]


def rp_uses(state: State, side: str, points: Mapping[str, int]) -> PlainDict:
    """What replacement points can do: one step each, whatever comes after. [17.1]"""
    number_of_side = read_side(side)
    twin = state.copy()
    given: dict[str, int] = {}
    for name, count in points.items():
        kind = one_of(name, _POINT_NAMES, "points", "kind of points")
        given["allied" if kind == "a" else kind] = number(count, f"points.{name}", 0, 99)
    set_rp(twin, given)
    uses = replacements_for(twin, number_of_side, dict(halves_of(twin, number_of_side)))
    armies: dict[str, list[str]] = {}
    for use in uses:
        if isinstance(use, RebuildAt):
            armies.setdefault(KIND_ID[use.unit.unit], []).append(SPACES[use.space])
    return {
        "flip": _unique(ref_text(use.unit) for use in uses if isinstance(use, Flip)),
        "rebuild_corps": _unique(KIND_ID[use.unit.unit] for use in uses if isinstance(use, Rebuild)),
        "rebuild_army": armies,
    }


def _unique(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(texts))


def playable_events(state: State, side: str, cards: str = "hand") -> list[str]:
    """Cards whose event the side may play now: of its hand, or all that are not out of the game. [9.5]"""
    number_of_side = read_side(side)
    if cards not in ("hand", "all"):
        raise wrong("cards", f"'hand' or 'all' is needed, not {cards!r}")
    asked = sorted(state.hands[number_of_side]) if cards == "hand" else _all_cards(state, number_of_side)
    return [card for card in asked if event_refusal(state, number_of_side, card) is None]


def _all_cards(state: State, side: Side) -> list[str]:
    """Every card that could still be drawn; optional ones only in games with them."""
    has_optional = rules(state).optional_cards != "none"
    return [
        name
        for name, card in CARDS.items()
        if card.side == side
        and name not in state.removed_cards[side]
        and (has_optional or not card.is_optional)
    ]


def mandated_for(state: State, side: str, die: int) -> str | None:
    """The offensive a roll calls for: a nation, "ah_it", or None. [7.1.1]"""
    return offensive_for(state, read_side(side), number(die, "die", 1, 6)) or None


__all__ = [
    "PositionError",
    "activation_costs",
    "attack_targets",
    "attrition",
    "fire",
    "loss_choices",
    "mandated_for",
    "move_destinations",
    "odds",
    "out_of_supply",
    "playable_events",
    "retreats",
    "rp_uses",
    "sr_destinations",
]
