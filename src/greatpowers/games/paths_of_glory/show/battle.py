"""A battle before the dice, as it is shown: both shots with their reasons, chances, losses, what is at stake.

No hand goes into it: cards count once they are laid; of others one may ask whether they could be. [12.2]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Final

from msgspec import Struct

from ....engine.shown import ReasonShown, named, reason_shown
from ..analysis.stakes import at_stake
from ..printed.board import SPACES
from ..printed.names import ENEMY, SIDES, Space, Unit
from ..printed.units import KIND_ID, SIDE
from ..rules.combat.causes import causes_of
from ..rules.combat.combat_cards import COMBAT_CARDS, combat_card_refusal
from ..rules.combat.firing import first_to_fire
from ..rules.combat.flank import NEEDED, flank_modifier, flank_refusal
from ..rules.combat.losses import Outcome, loss_outcomes
from ..rules.combat.odds import ATTACKER_WINS, DEFENDER_WINS, TIE, Odds, odds_before, odds_of
from ..rules.combat.strength import attacker_fire, defender_fire, defending_fort, settled_drm
from ..rules.combat.targets import combat_of
from ..state.changes.rounds import set_combat
from ..state.state import NOWHERE, Combat, State

FIRST: Final = ("both", "attacker", "defender")
_FLANKS: Final = ("", "succeeded", "failed")

FireTableName = Annotated[str, named("FireTable", ("army", "corps"))]


class Cause(Struct):
    """One thing that makes a shot what it is; `which` is a card, a terrain, a level."""

    moves: str
    what: str
    by: int
    which: str
    rule: str


class Shot(Struct):
    """How a side fires: `column` after the shifts, `natural` before them, by the lowest strength of each."""

    factors: int
    table: FireTableName
    shift: int
    column: int
    drm: int
    natural: int
    causes: list[Cause]


class Pin(Struct):
    """A space that may pin in a flank attack, what helps the die, and the chance to succeed. [12.3.2]"""

    space: str
    modifier: int
    chance: float


class LossBar(Struct):
    """A loss number, its chance, and what it does to units borne as well as can be."""

    loss: int
    chance: float
    reduced: list[str]
    destroyed: list[str]
    fort: bool = False


class Order(Struct):
    """Who fires first without a flank attack, after one that succeeded, after one that failed. [12.2.9]"""

    frontal: Annotated[str, named("First", FIRST)]
    succeeded: Annotated[str, named("First", FIRST)]
    failed: Annotated[str, named("First", FIRST)]


class Stakes(Struct):
    """If the attackers took the space: units of theirs fed again, enemies cut off, victory points."""

    saved: list[int]
    cut_off: list[int]
    vp: int


class Battle(Struct, kw_only=True):
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
    attacker_bars: list[LossBar] = []
    defender_bars: list[LossBar] = []
    first: Order | None = None
    #: Spaces to pin from while no flank attack was tried, or why none may be.
    pins: list[Pin] = []
    no_flank: ReasonShown | None = None
    #: Of the cards asked about, those that have no place in this combat.
    refused_cards: dict[str, ReasonShown] = {}
    stakes: Stakes | None = None


def battle_before(
    state: State,
    attackers: Sequence[Unit],
    target: Space,
    pinning: Space = NOWHERE,
    cards: Iterable[str] = (),
) -> Battle:
    """The attack as it would be declared, or the combat that is being fought on this space."""
    is_running = state.combat is not None and state.combat.target == target
    combat = (
        state.combat
        if is_running and state.combat
        else combat_of(state, SIDE[attackers[0]], attackers, target)
    )
    combat = replace(combat, drm=settled_drm(state, combat))
    laid = (combat.cards[0], combat.cards[1])
    if combat.flank or pinning < 0:
        odds = odds_before(state, combat)
    else:
        cancelled = combat.trench_cancelled
        odds = odds_of(
            state,
            combat.side,
            combat.attackers,
            target,
            pinning=pinning,
            cards=laid,
            trench_cancelled=cancelled,
        )
    battle = _battle(state, combat, odds)
    if not combat.flank:
        battle.pins, battle.no_flank = flanks(state, combat)
    battle.refused_cards = _refusals(state, combat, cards)
    return battle


def _battle(state: State, combat: Combat, odds: Odds) -> Battle:
    return Battle(
        attacker=shot_before(state, combat, attacking=True),
        defender=shot_before(state, combat, attacking=False),
        attacker_wins=float(odds.chances[ATTACKER_WINS]),
        tie=float(odds.chances[TIE]),
        defender_wins=float(odds.chances[DEFENDER_WINS]),
        retreat=float(odds.retreat),
        flank=float(odds.flank),
        may_stand=odds.may_stand,
        attacker_loss=float(odds.expected_attacker_loss),
        defender_loss=float(odds.expected_defender_loss),
        attacker_bars=_bars(state, combat, odds, attacking=True),
        defender_bars=_bars(state, combat, odds, attacking=False),
        first=Order(*(_first(replace(combat, flank=flank)) for flank in _FLANKS)),
        stakes=_stakes(state, combat),
    )


def shot_before(state: State, combat: Combat, *, attacking: bool) -> Shot:
    """How one side of a combat would fire, and why so."""
    fire = attacker_fire(state, combat) if attacking else defender_fire(state, combat)
    table = fire.table
    return Shot(
        factors=fire.factors,
        table=table.name,
        shift=fire.shift,
        column=fire.column,
        drm=fire.drm,
        natural=table.columns[table.column_for(fire.factors, 0)],
        causes=[Cause(*one) for one in causes_of(state, combat, attacking=attacking)],
    )


def _first(combat: Combat) -> str:
    side = first_to_fire(combat)
    return FIRST[0] if side < 0 else FIRST[1] if side == combat.side else FIRST[2]


def _bars(state: State, combat: Combat, odds: Odds, *, attacking: bool) -> list[LossBar]:
    """The chances of each loss number of one side, and what it would do."""
    chances: dict[int, Fraction] = {}
    for (to_defender, to_attacker), chance in odds.losses.items():
        loss = to_attacker if attacking else to_defender
        chances[loss] = chances.get(loss, Fraction(0)) + chance
    return [_bar(state, combat, loss, float(chances[loss]), attacking) for loss in sorted(chances)]


def _bar(state: State, combat: Combat, loss: int, chance: float, attacking: bool) -> LossBar:
    units = combat.attackers if attacking else combat.defenders
    fort = 0 if attacking else defending_fort(state, combat)
    ends = loss_outcomes(state, units, loss, attacking=attacking, fort=fort)
    # Fewest units gone, then fewest steps: how most people bear losses.
    end = min(ends, key=lambda one: (len(one.gone), sum(piece.reduced for piece in one.pieces)))
    return LossBar(
        loss,
        chance,
        _reduced(state, units, end),
        [KIND_ID[lost.type] for lost in end.gone],
        end.fort_destroyed,
    )


def _reduced(state: State, units: Iterable[Unit], end: Outcome) -> list[str]:
    """Kinds of units that stood at full strength and would not any more."""
    was_full = [KIND_ID[unit] for unit in units if not state.reduced >> unit & 1]
    still_full = [KIND_ID[piece.type] for piece in end.pieces if not piece.reduced]
    gone = [KIND_ID[lost.type] for lost in end.gone]
    found: list[str] = []
    for kind in was_full:
        for others in (still_full, gone):
            if kind in others:
                others.remove(kind)
                break
        else:
            found.append(kind)
    return found


def _stakes(state: State, combat: Combat) -> Stakes:
    saved, cut, vp = at_stake(state, combat)
    return Stakes(saved, cut, vp)


def flanks(state: State, combat: Combat) -> tuple[list[Pin], ReasonShown | None]:
    """The flank attacks these units could try, or why they could not. [12.3]"""
    refusal = flank_refusal(state, combat)
    if refusal is not None:
        return [], reason_shown(refusal)
    return [_pin(state, combat, space) for space in sorted(set(combat.origins))], None


def _pin(state: State, combat: Combat, space: Space) -> Pin:
    modifier = flank_modifier(state, combat, space)
    faces = 7 - max(NEEDED - modifier, 1)
    return Pin(SPACES[space], modifier, faces / 6)


def _refusals(state: State, combat: Combat, cards: Iterable[str]) -> dict[str, ReasonShown]:
    twin = state.copy()
    set_combat(twin, combat)
    found: dict[str, ReasonShown] = {}
    for card in cards:
        if card not in COMBAT_CARDS:
            continue
        side = combat.side if card.startswith(SIDES[combat.side]) else ENEMY[combat.side]
        refusal = combat_card_refusal(twin, side, card)
        if refusal is not None:
            found[card] = reason_shown(refusal)
    return found
