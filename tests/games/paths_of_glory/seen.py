"""What tests ask of a state, in the words of positions: ids of spaces, cards, nations; sides `ap`, `cp`.

A test that reads the board does it here, so that a field of State is named in one place."""

from __future__ import annotations

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER, SPACES
from greatpowers.games.paths_of_glory.printed.names import DECKS, NATIONS, SIDE_NUMBER, SIDES
from greatpowers.games.paths_of_glory.state.state import NOWHERE, Combat, State
from greatpowers.games.paths_of_glory.state.texts import unit_text

#: A side by its id, or by its number as frames and choices have it.
Side = str | int


def number_of(side: Side) -> int:
    return SIDE_NUMBER[side] if isinstance(side, str) else side


def ids(mask: int) -> set[str]:
    """The ids of the spaces in a mask."""
    return {name for space, name in enumerate(SPACES) if mask >> space & 1}


# Turn and tracks


def turn_of(state: State) -> int:
    return state.turn


def round_of(state: State) -> int:
    """The action round; 0 outside the action phase."""
    return state.round


def phase_of(state: State) -> str:
    return state.phase


def active_number(state: State) -> int:
    """The side whose round it is, as frames number it."""
    return state.active


def active_side(state: State) -> str:
    return SIDES[state.active]


def vp_of(state: State) -> int:
    return state.vp


def war_status_of(state: State) -> dict[str, int]:
    return dict(zip(SIDES, state.war_status, strict=True))


def combined_war_status(state: State) -> int:
    return state.combined_war_status


def commitment_of(state: State) -> dict[str, str]:
    """Side → `mobilization`, `limited`, `total`."""
    return {side: DECKS[level] for side, level in zip(SIDES, state.commitment, strict=True)}


def mandates_met(state: State) -> set[str]:
    """The sides that made their offensive this turn."""
    return {side for side, met in zip(SIDES, state.mandate_met, strict=True) if met}


def mandated_of(state: State) -> dict[str, str]:
    """Side → the nation of its offensive; sides without one are left out."""
    return {side: nation for side, nation in zip(SIDES, state.mandated, strict=True) if nation}


def rp_of(state: State) -> dict[str, int]:
    """Replacement points by nation."""
    return state.rp


def actions_of(state: State, side: Side) -> list[str]:
    return state.actions[number_of(side)]


def bid_of(state: State) -> tuple[str, int]:
    """The side that was bid for, and the points."""
    return SIDES[state.bid_side], state.bid


def seats_exchanged(state: State) -> bool:
    return state.seats_exchanged


def russian_vp_at_fall(state: State) -> int:
    """Russian VP spaces of the Central Powers when the Tsar fell; -1 before."""
    return state.russian_vp_at_fall


def neutral_entered(state: State) -> bool:
    """A neutral nation has entered on this turn."""
    return state.neutral_entered


def ops_left(state: State) -> int:
    return state.ops_left


def near_east_used(state: State) -> dict[str, int]:
    return state.near_east_used


# Pieces


def counters_in(state: State, space: str | int) -> tuple[int, ...]:
    """The numbers of the units in a space or box."""
    return state.at[SPACE_NUMBER[space] if isinstance(space, str) else space]


def all_stacks(state: State) -> list[tuple[int, ...]]:
    """The numbers of the units of every space and box, in the order of the map."""
    return state.at


def units_in(state: State, space: str) -> list[str]:
    """The units in a space or box, as texts in order."""
    return sorted(unit_text(state, unit) for unit in counters_in(state, space))


def place_of(state: State, unit: int) -> str:
    """The space or box of a unit; "" if it is not in play."""
    place = state.place[unit]
    return SPACES[place] if place != NOWHERE else ""


def place_number(state: State, unit: int) -> int:
    """The space or box of a unit as the rules number it; NOWHERE if it is not in play."""
    return state.place[unit]


def in_play(state: State) -> list[int]:
    """The units that are somewhere."""
    return [unit for unit, place in enumerate(state.place) if place != NOWHERE]


def has_moved(state: State, unit: int) -> bool:
    return bool(state.moved >> unit & 1)


def places(state: State) -> tuple[list[int], list[tuple[int, ...]], int]:
    """Where every counter is and which are reduced: for comparing two states."""
    return state.place, state.at, state.reduced


def retreated_units(state: State) -> set[int]:
    """The numbers of the units that retreated this round."""
    return {unit for unit in range(len(state.place)) if state.retreated >> unit & 1}


def entrenchment_failed(state: State) -> set[int]:
    """The armies whose last attempt to entrench failed."""
    return {unit for unit in range(len(state.place)) if state.failed_entrench >> unit & 1}


def combat_in(state: State) -> Combat | None:
    """The combat being fought."""
    return state.combat


def effects_of(state: State) -> dict[str, int]:
    """Lasting effects by their names."""
    return {one.name: one.number for one in state.effects}


def cards_used(state: State) -> list[str]:
    """Combat cards that took part in a combat this round."""
    return state.cards_used


# The map


def cp_spaces(state: State) -> set[str]:
    """The spaces the Central Powers control."""
    return ids(state.cp_control)


def holder_of(state: State, space: str) -> str:
    """The id of the side that controls a space."""
    return "cp" if space in cp_spaces(state) else "ap"


def unclaimed_spaces(state: State) -> set[str]:
    return ids(state.unclaimed)


def trenches_of(state: State) -> dict[str, dict[str, int]]:
    """Side → space → level; sides without trenches are left out."""
    found: dict[str, dict[str, int]] = {}
    for space, level in state.trenches.items():
        found.setdefault("ap" if level > 0 else "cp", {})[SPACES[space]] = abs(level)
    return found


def besieged_forts(state: State) -> set[str]:
    return ids(state.forts_besieged)


def destroyed_forts(state: State) -> set[str]:
    return ids(state.forts_destroyed)


def broken_sieges(state: State) -> set[str]:
    return ids(state.broken_sieges)


def beachhead_of(state: State) -> str:
    """The beach with the MEF marker, "" for none."""
    return SPACES[state.beachhead] if state.beachhead >= 0 else ""


def held_by_arabs(state: State) -> str:
    """The space the Arab Northern Army holds while it stands there, "" for none."""
    return SPACES[state.ana_holds] if state.ana_holds >= 0 else ""


def marked_for(state: State, purpose: str) -> set[str]:
    """The spaces activated to `move` or to `attack`."""
    return ids(state.marked_move if purpose == "move" else state.marked_attack)


def nations_at_war(state: State) -> set[str]:
    return {nation for number, nation in enumerate(NATIONS) if state.at_war >> number & 1}


# Cards


def events_of(state: State) -> dict[str, int]:
    """Card → turn on which it was played as an event."""
    return state.played


def hand_of(state: State, side: Side) -> list[str]:
    return state.hands[number_of(side)]


def deck_of(state: State, side: Side) -> list[str]:
    """The draw pile, its top card last."""
    return state.decks[number_of(side)]


def discards_of(state: State, side: Side) -> list[str]:
    return state.discards[number_of(side)]


def removed_of(state: State, side: Side) -> list[str]:
    """Cards of a side that are out of the game."""
    return state.removed_cards[number_of(side)]


def on_table(state: State, side: Side) -> list[str]:
    """Combat cards that lie face up."""
    return state.table_cards[number_of(side)]


def shown_of(state: State, side: Side) -> list[str]:
    """Cards of a hand that the other side has seen."""
    return state.shown[number_of(side)]


def boxes_of(state: State, side: Side) -> list[str]:
    """The boxes of the solo mode."""
    return state.boxes[number_of(side)]


def card_in_play(state: State) -> str:
    return state.card_in_play


def decks(state: State) -> list[list[str]]:
    """Both draw piles: for comparing two states."""
    return state.decks


def shuffle_is_due(state: State, side: Side) -> bool:
    return state.shuffle_due[number_of(side)]
