"""Questions about a combat that might be fought: fire, losses, retreats, odds. [12]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ....engine.plain import PlainDict
from ...shared.documents import number, wrong
from ..positions.reading import card as read_card
from ..printed.board import FORT, SPACES
from ..printed.names import ENEMY, Unit
from ..printed.units import KIND_ID, SIDE
from ..rules.combat.combat_cards import COMBAT_CARDS, combat_card_refusal
from ..rules.combat.firing import can_fire
from ..rules.combat.losses import Outcome, loss_outcomes
from ..rules.combat.odds import odds_of
from ..rules.combat.retreat_paths import saving_paths
from ..rules.combat.strength import Fire, attacker_fire, defender_fire, settled_drm
from ..rules.combat.targets import combat_of
from ..state.changes.rounds import set_combat
from ..state.state import NOWHERE, Combat, State, controller, has_fort
from ..state.texts import ref
from .reading import read_space, read_units

_DICE: Final = {"attacker": 3, "defender": 4}


def fire(
    state: State,
    attackers: Iterable[str],
    target: str,
    *,
    attacker_cards: Sequence[str] = (),
    defender_cards: Sequence[str] = (),
    dice: Mapping[str, int] = _DICE,
) -> dict[str, PlainDict]:
    """What both sides inflict when they fire at the same time. A card that may not be used in this combat has
    no effect. [12.2]"""
    twin, combat = fought(state, attackers, target, attacker_cards, defender_cards)
    shots = {"attacker": attacker_fire(twin, combat), "defender": defender_fire(twin, combat)}
    return {
        who: _shot(shot, dice, who, can_fire(twin, combat, who == "attacker")) for who, shot in shots.items()
    }


def fought(
    state: State,
    attackers: Iterable[str],
    target: str,
    attacker_cards: Sequence[str],
    defender_cards: Sequence[str],
) -> tuple[State, Combat]:
    """A copy in which this attack is being fought with these cards, and the combat itself."""
    combat = _combat(state, read_units(state, attackers), target)
    return _with_cards(state, combat, attacker_cards, defender_cards)


def _combat(state: State, attackers: Sequence[Unit], target: str) -> Combat:
    space = read_space(target)
    side = SIDE[attackers[0]]
    combat = combat_of(state, side, attackers, space)
    if combat.fort_alone and not (has_fort(state, space) and controller(state, space) != side):
        raise wrong(target, "there is no enemy to attack")
    return combat


def _with_cards(
    state: State, combat: Combat, attacker_cards: Sequence[str], defender_cards: Sequence[str]
) -> tuple[State, Combat]:
    """A copy in which the combat is fought with these cards, those before the flank first. [12.2.4]"""
    twin = state.copy()
    set_combat(twin, combat)
    laid = [(combat.side, read_card(card, "attacker_cards", combat.side)) for card in attacker_cards]
    enemy = ENEMY[combat.side]
    laid += [(enemy, read_card(card, "defender_cards", enemy)) for card in defender_cards]
    for side, card in sorted(laid, key=lambda entry: not _is_early(entry[1])):
        if combat_card_refusal(twin, side, card) is None:
            cards = list(combat.cards)
            cards[side] = (*cards[side], card)
            cancelled = combat.trench_cancelled or COMBAT_CARDS[card].cancels_trenches
            combat = replace(combat, cards=(cards[0], cards[1]), trench_cancelled=cancelled)
            set_combat(twin, combat)
    return twin, replace(combat, drm=settled_drm(twin, combat))


def _is_early(card: str) -> bool:
    return card in COMBAT_CARDS and COMBAT_CARDS[card].before_flank


def _shot(shot: Fire, dice: Mapping[str, int], who: str, fires: bool) -> PlainDict:
    die = number(dice.get(who, _DICE[who]), f"dice.{who}", 1, 6)
    return {
        "factors": shot.factors,
        "table": shot.table.name,
        "shift": shot.shift,
        "column": shot.column,
        "drm": shot.drm,
        "loss": shot.loss(die) if fires else 0,
    }


def loss_choices(state: State, refs: Iterable[str], loss_number: int, attacking: bool) -> list[PlainDict]:
    """Every legal final result of bearing a loss number; a fort around the defenders is among it. [12.4]"""
    units = read_units(state, refs)
    number(loss_number, "loss_number", 0, 99)
    fort = 0 if attacking else _fort_around(state, units)
    results = [
        _result(end) for end in loss_outcomes(state, units, loss_number, attacking=attacking, fort=fort)
    ]
    return [result for index, result in enumerate(results) if result not in results[:index]]


def _fort_around(state: State, units: Sequence[Unit]) -> int:
    """The number of the intact fort of their own that the units defend with. [12.4.6]"""
    space = state.place[units[0]]
    own = has_fort(state, space) and controller(state, space) == SIDE[units[0]]
    return FORT[space] if own else 0


def _result(outcome: Outcome) -> PlainDict:
    gone = [(KIND_ID[lost.type], lost.for_good) for lost in outcome.gone]
    found: PlainDict = {
        "remaining": [KIND_ID[p.type] + (" reduced" if p.reduced else "") for p in outcome.pieces],
        "eliminated": [unit for unit, for_good in gone if not for_good],
        "removed": [unit for unit, for_good in gone if for_good],
        "absorbed": outcome.absorbed,
    }
    return found | ({"fort_destroyed": True} if outcome.fort_destroyed else {})


def retreats(state: State, refs: Iterable[str], length: int) -> dict[str, list[list[str]]]:
    """Paths over which each unit may retreat so that nobody is lost who can be saved. [12.5.5]"""
    units = read_units(state, refs)
    number(length, "length", 1, 2)
    return {
        ref(state, unit): [[SPACES[space] for space in path] for path in paths if len(path) == length]
        for unit, paths in saving_paths(state, units, length).items()
    }


def odds(
    state: State,
    attackers: Iterable[str],
    target: str,
    *,
    attacker_cards: Sequence[str] = (),
    defender_cards: Sequence[str] = (),
    pinning: str = "",
) -> dict[str, Any]:  # chances, fractions and losses side by side, as clients get them
    """Exact chances of an attack, as numbers and as fractions; `pinning` makes it a flank attack. [12.3]"""
    _, combat = fought(state, attackers, target, attacker_cards, defender_cards)
    found = odds_of(
        state,
        combat.side,
        combat.attackers,
        combat.target,
        pinning=read_space(pinning) if pinning else NOWHERE,
        cards=combat.cards,
        trench_cancelled=combat.trench_cancelled,
    )
    chances = {**found.chances, "retreat": found.retreat, "flank_succeeds": found.flank}
    return {
        **{name: float(chance) for name, chance in chances.items()},
        "exact": {name: str(chance) for name, chance in chances.items()},
        "may_stand": found.may_stand,
        "expected_loss": {
            "attacker": float(found.expected_attacker_loss),
            "defender": float(found.expected_defender_loss),
        },
        "losses": [
            {"defender": to_defender, "attacker": to_attacker, "chance": float(chance)}
            for (to_defender, to_attacker), chance in found.losses.items()
        ],
    }
