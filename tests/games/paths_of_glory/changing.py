"""Changing a state in the middle of a test, in the words of positions; fields of State are written here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from greatpowers.games.paths_of_glory.printed.board import PRINTED_CP, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import DECKS, NATION_NUMBER, SIDES
from greatpowers.games.paths_of_glory.state.effects import read_effects
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.seen import Side, number_of

Cards = Mapping[str, Sequence[str]]


def spaces(*names: str) -> int:
    """The mask of some spaces."""
    mask = 0
    for name in names:
        mask |= 1 << SPACE_NUMBER[name]
    return mask


# Turn and tracks


def set_turn(state: State, turn: int) -> None:
    state.turn = turn
    state.touch()


def set_round(state: State, number: int) -> None:
    state.round = number
    state.touch()


def set_active(state: State, side: Side) -> None:
    state.active = number_of(side)
    state.touch()


def set_vp(state: State, vp: int) -> None:
    state.vp = vp
    state.touch()


def set_bid(state: State, side: str, points: int) -> None:
    state.bid_side, state.bid = number_of(side), points


def set_war_status(state: State, **told: int) -> None:
    """`ap=4`, `cp=9`; `combined` where it is not the sum of both."""
    for side in SIDES:
        state.war_status[number_of(side)] = told.get(side, state.war_status[number_of(side)])
    state.combined_war_status = told.get("combined", sum(state.war_status))
    state.touch()


def set_commitment(state: State, **told: str) -> None:
    """`ap="limited"`, `cp="total"`."""
    for side, level in told.items():
        state.commitment[number_of(side)] = DECKS.index(level)
    state.touch()


def set_russian_vp_at_fall(state: State, count: int) -> None:
    """Russian VP spaces of the Central Powers when the Tsar fell; -1 before."""
    state.russian_vp_at_fall = count


def set_mandated(state: State, told: Mapping[str, str], met: Iterable[str] = ()) -> None:
    """The nation of this turn's offensive by side, and the sides that have made theirs."""
    state.mandated = [told.get(side, "") for side in SIDES]
    state.mandate_met = [side in met for side in SIDES]
    state.touch()


def set_rp(state: State, points: Mapping[str, int]) -> None:
    state.rp = dict(points)
    state.touch()


def set_ops_left(state: State, ops: int) -> None:
    state.ops_left = ops
    state.touch()


def set_actions(state: State, told: Cards) -> None:
    for side, actions in told.items():
        state.actions[number_of(side)] = list(actions)


def set_near_east_used(state: State, told: Mapping[str, int]) -> None:
    state.near_east_used = dict(told)
    state.touch()


def enter_war(state: State, *nations: str) -> None:
    """These nations are at war, Persia with Turkey."""
    for nation in (*nations, *(["pe"] if "tu" in nations else [])):
        state.at_war |= 1 << NATION_NUMBER[nation]
    state.board_changed()
    state.touch()


# The map


def take(state: State, side: str, *names: str) -> None:
    """A side controls these spaces."""
    mask = spaces(*names)
    state.cp_control = state.cp_control | mask if side == "cp" else state.cp_control & ~mask
    state.board_changed()
    state.touch()


def reset_control(state: State, told: Mapping[str, Iterable[str]]) -> None:
    """Control as printed, but for the spaces each side holds against the print."""
    state.cp_control = PRINTED_CP
    for side, names in told.items():
        take(state, side, *names)


def set_trenches(state: State, told: Mapping[str, Mapping[str, int]]) -> None:
    """Side → space → level; all other trenches are gone."""
    state.trenches = {
        SPACE_NUMBER[space]: level if side == "ap" else -level
        for side, levels in told.items()
        for space, level in levels.items()
    }
    state.board_changed()
    state.touch()


def set_trench(state: State, side: str, space: str, level: int) -> None:
    state.trenches[SPACE_NUMBER[space]] = level if side == "ap" else -level
    state.board_changed()
    state.touch()


def destroy_forts(state: State, *names: str) -> None:
    state.forts_destroyed |= spaces(*names)
    state.board_changed()
    state.touch()


def besiege(state: State, *names: str) -> None:
    state.forts_besieged |= spaces(*names)
    state.board_changed()
    state.touch()


def lift_sieges(state: State) -> None:
    state.forts_besieged = 0
    state.board_changed()
    state.touch()


def set_forts(
    state: State, destroyed: Iterable[str] = (), besieged: Iterable[str] = (), broken: Iterable[str] = ()
) -> None:
    """Forts destroyed, forts besieged, forts whose space is held by too few."""
    state.forts_destroyed, state.forts_besieged = spaces(*destroyed), spaces(*besieged)
    state.broken_sieges = spaces(*broken)
    state.board_changed()
    state.touch()


def set_beachhead(state: State, space: str) -> None:
    """The beach with the MEF marker, "" for none."""
    state.beachhead = SPACE_NUMBER[space] if space else -1
    state.board_changed()
    state.touch()


def mark_for(state: State, purpose: str, *names: str) -> None:
    """Exactly these spaces are activated to `move` or to `attack`."""
    if purpose == "move":
        state.marked_move = spaces(*names)
    else:
        state.marked_attack = spaces(*names)
    state.touch()


# Counters


def put_counter(state: State, unit: int, space: str) -> None:
    """A counter that is nowhere stands here; nothing follows from it."""
    number = SPACE_NUMBER[space]
    state.place[unit] = number
    state.at[number] = (*state.at[number], unit)


def copy_pieces(state: State, other: State) -> None:
    """The counters of another board instead of the own ones."""
    state.place, state.at, state.reduced = other.place, other.at, other.reduced
    state.board_changed()
    state.touch()


def make_ready(state: State, *units: int) -> None:
    """Exactly these units were in supply when their space was activated."""
    state.ready = _mask(units)
    state.touch()


def make_unready(state: State, *units: int) -> None:
    state.ready &= ~_mask(units)
    state.touch()


def mark_retreated(state: State, *units: int) -> None:
    """Exactly these units have retreated this round."""
    state.retreated = _mask(units)
    state.touch()


def mark_attacked(state: State, *units: int) -> None:
    state.attacked = _mask(units)
    state.touch()


def mark_moved(state: State, *units: int) -> None:
    state.moved |= _mask(units)
    state.touch()


def mark_failed_entrench(state: State, *units: int) -> None:
    state.failed_entrench |= _mask(units)
    state.touch()


def bar_from_near_east(state: State, *units: int) -> None:
    state.barred_from_near_east |= _mask(units)
    state.touch()


def _mask(units: Iterable[int]) -> int:
    return sum(1 << unit for unit in units)


# Cards


def note_event(state: State, card: str, turn: int) -> None:
    """The card was played as an event on this turn."""
    state.played[card] = turn
    state.board_changed()
    state.touch()


def forget_event(state: State, card: str) -> None:
    del state.played[card]
    state.board_changed()
    state.touch()


def set_events(state: State, told: Mapping[str, int]) -> None:
    state.played = dict(told)


def set_effects(state: State, told: Mapping[str, int]) -> None:
    """Lasting effects by their names in saves and positions."""
    state.effects = read_effects(told)


def set_hand(state: State, side: Side, cards: Iterable[str]) -> None:
    state.hands[number_of(side)] = list(cards)
    state.touch()


def set_deck(state: State, side: Side, cards: Iterable[str]) -> None:
    """The draw pile, its top card last."""
    state.decks[number_of(side)] = list(cards)
    state.touch()


def set_discards(state: State, side: Side, cards: Iterable[str]) -> None:
    state.discards[number_of(side)] = list(cards)
    state.touch()


def set_table(state: State, told: Cards) -> None:
    """Combat cards face up."""
    state.table_cards = [list(told.get(side, ())) for side in SIDES]
    state.touch()


def set_boxes(state: State, side: Side, cards: Sequence[str]) -> None:
    """The boxes of the solo mode, all face up."""
    state.boxes[number_of(side)] = list(cards)
    state.boxes_up[number_of(side)] = (1 << len(cards)) - 1
    state.touch()


def turn_boxes_down(state: State, side: Side) -> None:
    state.boxes_up[number_of(side)] = 0
    state.touch()


def set_cards_used(state: State, cards: Iterable[str]) -> None:
    """Combat cards that took part in a combat this round."""
    state.cards_used = list(cards)
    state.touch()


def set_removed(state: State, told: Cards) -> None:
    state.removed_cards = [list(told.get(side, ())) for side in SIDES]


def set_swaps(state: State, told: Mapping[str, Mapping[str, str]]) -> None:
    state.swaps = [dict(told.get(side, {})) for side in SIDES]


def set_shuffle_due(state: State, sides: Iterable[str]) -> None:
    state.shuffle_due = [side in sides for side in SIDES]
