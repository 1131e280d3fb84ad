"""Where armies should meet so that combat cards can be laid: attacks that suit the cards both sides hold, and
places from which such attacks can be made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from .....engine.masks import mask_of
from ...printed.board import (
    ANY_NEIGHBOURS,
    FORTS,
    IN_NATION,
    NEAR_EAST,
    OF_TERRAIN,
    SPACE_NUMBER,
    SPACES,
    each_space,
)
from ...printed.card_names import (
    ALBERICH,
    ALPENKORPS,
    MAUDE,
    MINE_ATTACK,
    PLACE_OF_EXECUTION,
    ROYAL_TANK_CORPS,
    THEY_SHALL_NOT_PASS,
    TREATY_OF_BREST_LITOVSK,
    VON_BELOW,
    VON_FRANCOIS,
    WIRELESS_INTERCEPTS,
)
from ...printed.names import (
    AP,
    BE,
    BR,
    CP,
    ENEMY,
    FR,
    GE,
    IT,
    MOUNTAIN,
    RU,
    SIDE_OF_NATION,
    SWAMP,
    Mask,
    Nation,
    Side,
    Space,
    Unit,
)
from ...printed.units import NATION, SIDE
from ...rules.actions.activation import prey, supplied_in
from ...rules.combat.combat_cards import COMBAT_CARDS
from ...rules.combat.flank import flank_refusal
from ...rules.combat.targets import combat_of, multinational_refusal
from ...rules.events.modifiers import may_cancel_trench, may_use_kerensky
from ...rules.supply.supply import occupied
from ...state.state import Combat, State, rules, was_played
from .patience import waits

BASRA: Final = SPACE_NUMBER["basra"]
_NEXT: Final = tuple(mask_of(near) for near in ANY_NEIGHBOURS)
_WEST: Final = IN_NATION[FR] | IN_NATION[BE]
#: Cards whose battle is hard to bring about, and how much it is worth.
_RARE: Final = {
    WIRELESS_INTERCEPTS: 15, VON_BELOW: 8, MAUDE: 8, MINE_ATTACK: 4, ROYAL_TANK_CORPS: 4, VON_FRANCOIS: 2,
    ALPENKORPS: 3, ALBERICH: 2,
}  # fmt: skip
#: What the one attack of the round is worth to which an event gives more than to others.
_PROMISED: Final = 15
#: What an attack weighs in which one of them can be laid.
_RARE_BATTLE: Final = 150
#: Further than anybody looks.
FAR: Final = 6
#: How many spaces most armies can march.
_MARCH: Final = 3
#: Cards that need a French fort which still stands.
_FORT_CARDS: Final = (PLACE_OF_EXECUTION, THEY_SHALL_NOT_PASS)


def suiting(state: State, side: Side, attackers: Sequence[Unit], target: Space) -> int:
    """What the cards both sides hold are worth that could be laid if these units attacked the space, and what
    Kerensky and Brusilov promised. [cards ap_45, ap_46]"""
    if not attackers:
        return 0
    combat = combat_of(state, side, attackers, target)
    held = [(who, card) for who in (AP, CP) for card in state.hands[who]]
    promised = _PROMISED if may_use_kerensky(state, combat) or may_cancel_trench(state, combat) else 0
    return promised + sum(_RARE.get(card, 1) for who, card in held if _suits(state, combat, who, card))


def _suits(state: State, combat: Combat, who: Side, card: str) -> bool:
    found = COMBAT_CARDS.get(card)
    if found is None or waits(state, card):
        return False
    may = found.attacker if who == combat.side else found.defender and bool(combat.defenders)
    if found.auto_flank and flank_refusal(state, combat) is not None:
        return False
    return may and found.when(state, combat, who)


def attack_weight(state: State, side: Side, space: Space) -> int:
    """How well an attack out of this space suits the cards, together with spaces already marked for it."""
    targets = [t for t in each_space(_NEXT[space] & prey(state, side)) if not spares(state, side, t)]
    return max((_joint_weight(state, side, space, target) for target in targets), default=0)


def rare_battle_at_hand(state: State, side: Side) -> bool:
    """Could one of the rare cards be laid if the side attacked now?"""
    held = state.hands[AP] + state.hands[CP]
    if not any(card in held for card in _RARE):
        return False
    return any(
        attack_weight(state, side, space) >= _RARE_BATTLE for space in each_space(occupied(state, side))
    )


def _joint_weight(state: State, side: Side, space: Space, target: Space) -> int:
    """What can be had with the spaces marked counts in full, what others could add a little."""
    beside = _NEXT[target] & occupied(state, side)
    marked = _units_in(state, beside & state.marked_attack | 1 << space)
    together = _units_in(state, beside)
    return 30 * suiting(state, side, marked, target) + 10 * suiting(state, side, together, target)


def _units_in(state: State, spaces: Mask) -> list[Unit]:
    """Units of these spaces that may attack together; of several nations the Germans. [12.1.11]"""
    units = [unit for space in each_space(spaces) for unit in supplied_in(state, space)]
    if multinational_refusal(state, units) is None:
        return units
    return [unit for unit in units if NATION[unit] == GE] or units


def spares(state: State, side: Side, target: Space) -> bool:
    """French forts are left alone until a card is held that needs one. [cards ap_39, cp_26]"""
    if side != CP or not FORTS & IN_NATION[FR] & ~state.forts_destroyed & 1 << target:
        return False
    return not any(card in state.hands[who] for card in _FORT_CARDS for who in (AP, CP))


def front_of(state: State, side: Side) -> Mask:
    """Spaces next to enemies."""
    return state.remembered(("meeting", side), lambda: _around(occupied(state, ENEMY[side])))


def _around(spaces: Mask) -> Mask:
    mask = 0
    for space in each_space(spaces):
        mask |= _NEXT[space]
    return mask


def meeting_places(state: State, unit: Unit) -> Mask:
    """Where the unit should go: the British to France, Germans to Italy if a card calls them, others on."""
    front = front_of(state, SIDE[unit])
    if NATION[unit] == BR:
        return front & (NEAR_EAST if NEAR_EAST >> state.place[unit] & 1 else _WEST)
    if NATION[unit] == GE and VON_BELOW in state.hands[CP]:
        return _around(IN_NATION[IT] & occupied(state, AP)) & ~occupied(state, AP)
    return front


@lru_cache(maxsize=256)
def _steps_to(goals: Mask) -> tuple[int, ...]:
    """How far each space is from the nearest goal, as the crow marches; FAR at most."""
    steps = [FAR] * len(SPACES)
    reached, edge, far = goals, goals, 0
    while edge and far < FAR:
        for space in each_space(edge):
            steps[space] = far
        edge = _around(edge) & ~reached
        reached |= edge
        far += 1
    return tuple(steps)


def steps_to_russian_points(state: State, space: Space) -> int:
    """How far it is to the next Russian space that counts and is not the Central Powers' yet. [16.4.2]"""
    return _steps_to(rules(state).vp_spaces & IN_NATION[RU] & ~state.cp_control)[space]


def gives_way(state: State, side: Side, space: Space) -> bool:
    """Russians leave what counts to the Central Powers, whose later cards wait for it. [16.4]"""
    if side != AP or was_played(state, TREATY_OF_BREST_LITOVSK):
        return False
    counts = (rules(state).vp_spaces & IN_NATION[RU]) >> space & 1
    return bool(counts) and NATION[state.at[space][0]] == RU


def pincer_places(state: State) -> Mask:
    """Spaces next to Russians who could be attacked from two sides then; wanted for one card. [card cp_02]"""
    if WIRELESS_INTERCEPTS not in state.hands[CP]:
        return 0
    return state.remembered("pincer", lambda: _pincers(state))


def may_close_pincers(state: State, space: Space) -> bool:
    """Is such a space within a march of Germans?"""
    if not any(NATION[unit] == GE for unit in state.at[space]):
        return False
    return _steps_to(pincer_places(state))[space] <= _MARCH


def _pincers(state: State) -> Mask:
    own, enemies, mask = _spaces_with(state, GE), occupied(state, AP), 0
    for space in each_space(enemies & ~OF_TERRAIN[MOUNTAIN] & ~OF_TERRAIN[SWAMP]):
        is_russian = all(NATION[unit] == RU for unit in state.at[space])
        if is_russian and _NEXT[space] & own and state.trenches.get(space, 0) <= 0:
            mask |= _NEXT[space] & ~own & ~enemies
    return mask


def _spaces_with(state: State, nation: Nation) -> Mask:
    return mask_of(
        space
        for space in each_space(occupied(state, SIDE_OF_NATION[nation]))
        if any(NATION[unit] == nation for unit in state.at[space])
    )


def is_behind(state: State, space: Space) -> bool:
    """Do British stand here who should be at the front?"""
    if NATION[state.at[space][0]] != BR or stays_for_a_card(state, space):
        return False
    return not front_of(state, AP) >> space & 1


def stays_for_a_card(state: State, space: Space) -> bool:
    """The garrison of Basra is too weak to go far: it waits for the card that needs it. [card ap_61]"""
    return space == BASRA and MAUDE not in state.hands[AP]
