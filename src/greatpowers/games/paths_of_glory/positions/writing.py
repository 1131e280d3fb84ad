"""Writing a position: everything a state holds between two actions, in plain ids."""

from __future__ import annotations

from typing import Final, TypeVar

from ....engine.plain import Plain, PlainDict
from ..printed.board import BEACHES, BOARD_SIZE, ELIMINATED, PRINTED_CP, REMOVED, SPACES, each_space
from ..printed.cards import CARDS
from ..printed.names import (
    ACTIONS,
    AP,
    CP,
    DECKS,
    NATIONS,
    NEUTRAL_AT_START,
    PERSIA,
    SIDES,
    Mask,
    each_nation,
)
from ..printed.ruleset import OPTIONS
from ..printed.units import KIND_ID, RP_TYPES, each_unit
from ..rules.actions.action_round import ROUNDS
from ..rules.war.war import russian_capitulation, russian_vp_count, us_entry
from ..state.effects import MandateMissed
from ..state.state import State, rules
from ..state.texts import ref, unit_text

T = TypeVar("T")
FORMAT: Final = "greatpowers-pog-1"
#: Allowances of the turn for the border of the Near East. [11.3.2, 13.2]
DOORS: Final = ("british_sr", "cp_sr", "russian_sr", "russian_move")


def dump(state: State) -> PlainDict:
    """The position of a state; what is going on inside an action is not part of it."""
    return {
        "format": FORMAT,
        "edition": str(state.options.get("edition", "2018")),
        "scenario": state.scenario,
        **_options(state),
        **_bid(state),
        "turn": state.turn,
        **_phase(state),
        "vp": state.vp,
        "war_status": _war_status(state),
        "commitment": _by_side([DECKS[level] for level in state.commitment]),
        "to_act": _to_act(state),
        "round": _round(state),
        **_pieces(state),
        **_board(state),
        **_tracks(state),
        **_cards(state),
        **_turn(state),
    }


def _by_side(values: list[T]) -> dict[str, T]:
    return dict(zip(SIDES, values, strict=True))


def _war_status(state: State) -> dict[str, int]:
    """The combined marker is told only where it is not the sum of the others. [16.1.6]"""
    markers: dict[str, int] = _by_side(state.war_status)
    if state.combined_war_status != sum(state.war_status):
        markers["combined"] = state.combined_war_status
    return markers


def _names(mask: Mask) -> list[str]:
    return [SPACES[space] for space in each_space(mask)]


def _options(state: State) -> PlainDict:
    """Options that are not as usual; the edition stands by itself."""
    usual = {spec.name: spec.default for spec in OPTIONS}
    chosen = {
        name: value for name, value in state.options.items() if name != "edition" and usual.get(name) != value
    }
    return {"options": chosen} if chosen else {}


def _bid(state: State) -> PlainDict:
    """[5.6.1]"""
    return {"bid": {"side": SIDES[state.bid_side], "points": state.bid}} if state.bid_side >= 0 else {}


def _phase(state: State) -> PlainDict:
    """Told only outside the action phase, which is over with the last action. [6.0 B]"""
    if state.phase in ("", "actions"):
        return {"phase": "attrition"} if len(state.actions[AP]) >= ROUNDS else {}
    return {"phase": state.phase}


def _to_act(state: State) -> str:
    return "cp" if len(state.actions[CP]) == len(state.actions[AP]) else "ap"


def _round(state: State) -> int:
    """The round of the side that acts next; after the last one it stays the sixth."""
    return min(len(state.actions[AP]) + 1, ROUNDS)


def _pieces(state: State) -> PlainDict:
    units: dict[str, list[str]] = {}
    for space, found in enumerate(state.at):
        if found and space not in (*ELIMINATED, *REMOVED):
            units[SPACES[space]] = sorted(unit_text(state, unit) for unit in found)
    boxes = {
        name: [KIND_ID[unit] for side in box for unit in state.at[side]]
        for name, box in (("eliminated", ELIMINATED), ("removed", REMOVED))
    }
    return {"units": units, **boxes}


def _board(state: State) -> PlainDict:
    control = state.cp_control | (1 << state.ana_holds if state.ana_holds >= 0 else 0)
    changed = (control ^ PRINTED_CP) & ~BEACHES & ~state.unclaimed & (1 << BOARD_SIZE) - 1
    levels = sorted(state.trenches.items())
    return {
        "control": _by_side([_names(changed & ~control), _names(changed & control)]),
        **({} if rules(state).persia_assigned else {"unclaimed": _names(state.unclaimed)}),
        "trenches": _by_side(
            [
                {SPACES[space]: level for space, level in levels if level > 0},
                {SPACES[space]: -level for space, level in levels if level < 0},
            ]
        ),
        "forts_destroyed": _names(state.forts_destroyed),
        "forts_besieged": _names(state.forts_besieged),
        "broken_sieges": _names(state.broken_sieges),
        "beachhead": SPACES[state.beachhead] if state.beachhead >= 0 else None,
    }


def _tracks(state: State) -> PlainDict:
    owed: list[Plain] = [
        nation if nation and not met else None
        for nation, met in zip(state.mandated, state.mandate_met, strict=True)
    ]
    entered = [n for n in NEUTRAL_AT_START if n != PERSIA and state.at_war >> n & 1]
    fall = state.russian_vp_at_fall
    return {
        "events": dict(sorted(state.played.items())),
        "at_war": [NATIONS[nation] for nation in entered],
        "us_entry": us_entry(state),
        "russian_capitulation": russian_capitulation(state),
        "cp_russian_vp": russian_vp_count(state),
        "cp_russian_vp_at_fall": fall if fall >= 0 else None,
        "mandated": _by_side(owed),
        "missed_mandates": _by_side([_missed(state, side) for side in SIDES]),
        "mutiny_paid": state.mutiny_paid,
        "rp": {name: state.rp.get(name, 0) for name in RP_TYPES},
    }


def _missed(state: State, side: str) -> list[int]:
    return sorted(one.turn for one in state.effects.every(MandateMissed) if SIDES[one.side] == side)


def _cards(state: State) -> PlainDict:
    """Draw piles have no order here: it is nobody's to know. The card of a running action counts as used."""
    discards = [list(pile) for pile in state.discards]
    if state.card_in_play:
        discards[CARDS[state.card_in_play].side].append(state.card_in_play)
    return {
        "hands": _by_side([sorted(hand) for hand in state.hands]),
        "decks": _by_side([sorted(deck) for deck in state.decks]),
        "discards": _by_side([sorted(pile) for pile in discards]),
        "removed_cards": _by_side([sorted(pile) for pile in state.removed_cards]),
        "table_cards": sorted(card for cards in state.table_cards for card in cards),
        **_secrets(state),
    }


def _secrets(state: State) -> PlainDict:
    """Told only where there is something to tell: swapped cards, cards that were seen, a shuffle due."""
    found: PlainDict = {
        "swaps": _by_side([dict(sorted(swaps.items())) for swaps in state.swaps]) if any(state.swaps) else {},
        "shown": _by_side([sorted(cards) for cards in state.shown]) if any(state.shown) else {},
        "shuffle_due": [SIDES[side] for side in (AP, CP) if state.shuffle_due[side]],
    }
    return {name: value for name, value in found.items() if value}


def _turn(state: State) -> PlainDict:
    effects = {one.name: one.number for one in state.effects if not isinstance(one, MandateMissed)}
    return {
        "actions_this_turn": _by_side([[a for a in taken if a in ACTIONS] for taken in state.actions]),
        "reinforced_this_turn": [NATIONS[n] for n in each_nation(state.reinforced)],
        "near_east_used": {door: state.near_east_used.get(door, 0) for door in DOORS},
        "barred_from_near_east": sorted({KIND_ID[unit] for unit in each_unit(state.barred_from_near_east)}),
        "failed_entrench": [ref(state, unit) for unit in each_unit(state.failed_entrench)],
        **({"effects": effects} if effects else {}),
    }
