"""What a seat may see: the board, the tracks, its own hand and how many cards the others hold.

Units keep their numbers, because counters of one kind that look alike may have done different things this
round; everything else goes by ids. What stands on the stack is open to all: frames name nothing hidden.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from ....engine.frames import Frame
from ....engine.plain import PlainDict
from ..printed.board import SPACES, each_space
from ..printed.names import AP, CP, DECKS, NATIONS, SIDE_NUMBER, SIDES, Mask, Side, Space, Unit, each_nation
from ..printed.units import KIND_ID, each_unit
from ..rules.solo.boxes import seen_boxes
from ..rules.war.mandates import is_mutiny, offensive_due
from ..rules.war.war import russian_capitulation, russian_vp_count, us_entry
from ..state.state import NOWHERE, Combat, State, rules
from .ids import ActionName, CommitmentName, SideName, SideOrNone


@dataclass(frozen=True, slots=True)
class Piece:
    """A counter in play, on the map or in a box."""

    number: Unit
    kind: str
    space: str
    reduced: bool


@dataclass(frozen=True, slots=True)
class Trench:
    """A trench marker."""

    space: str
    side: SideName
    level: int


@dataclass(frozen=True, slots=True)
class SideView:
    """What is known of one side."""

    war_status: int
    commitment: CommitmentName
    #: The offensive rolled this turn, "" for none; whether it is still owed; whether it is a mutiny.
    mandated: str
    mandate_met: bool
    offensive_due: str
    is_mutiny: bool
    hand_size: int
    deck_size: int
    discards: tuple[str, ...]
    removed_cards: tuple[str, ...]
    table_cards: tuple[str, ...]
    #: Cards of the hand that the other side was shown and that are still there.
    shown: tuple[str, ...]
    #: The side's own hand and its secret swaps; empty for everybody else.
    hand: tuple[str, ...]
    #: The boxes of the solo mode, "?" for a card that lies face down, "" for none. [solo]
    boxes: tuple[str, ...]
    boxes_up: int
    swaps: tuple[tuple[str, str], ...]
    shuffle_due: bool
    actions: tuple[ActionName, ...]


@dataclass(frozen=True, slots=True)
class RoundView:
    """The marks of the action round. Units by number, spaces by id. [9.2]"""

    ops_left: int
    marked_move: tuple[str, ...]
    marked_attack: tuple[str, ...]
    assaulted: tuple[str, ...]
    left: tuple[str, ...]
    ready: tuple[Unit, ...]
    moved: tuple[Unit, ...]
    attacked: tuple[Unit, ...]
    sortied: tuple[Unit, ...]
    retreated: tuple[Unit, ...]
    entrenching: tuple[Unit, ...]
    sud_army_at: str
    card_in_play: str
    cards_used: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Built up from nothing."""

    seat: str | None
    scenario: str
    options: dict[str, bool | str | int]
    turn: int
    round: int
    active: SideName
    phase: str
    vp: int
    bid: tuple[SideOrNone, int]
    seats_exchanged: bool
    combined_war_status: int
    us_entry: str
    russian_capitulation: str
    russian_vp: int
    russian_vp_at_fall: int
    sides: tuple[SideView, SideView]
    pieces: tuple[Piece, ...]
    #: Spaces the Central Powers control; all others are the Allies'.
    cp_control: tuple[str, ...]
    #: Spaces nobody controls yet. [11.1.13 of 2010]
    unclaimed: tuple[str, ...]
    trenches: tuple[Trench, ...]
    forts_destroyed: tuple[str, ...]
    forts_besieged: tuple[str, ...]
    broken_sieges: tuple[str, ...]
    at_war: tuple[str, ...]
    beachhead: str
    ana_holds: str
    barred_from_near_east: tuple[Unit, ...]
    failed_entrench: tuple[Unit, ...]
    events: dict[str, int]
    effects: dict[str, int]
    mutiny_paid: bool
    rp: dict[str, int]
    reinforced: tuple[str, ...]
    neutral_entered: bool
    near_east_used: dict[str, int]
    in_round: RoundView
    combat: Combat | None
    #: The frames on the stack with the step each has reached: what is being asked, and what follows.
    flow: tuple[tuple[Frame, int], ...]
    result: PlainDict


def view(state: State, seat: str | None) -> View:
    """The state as one seat sees it; None is a spectator."""
    return View(
        seat=seat,
        scenario=state.scenario,
        options=dict(state.options),
        turn=state.turn,
        round=state.round,
        active=SIDES[state.active],
        phase=state.phase,
        vp=state.vp,
        bid=(SIDES[state.bid_side] if state.bid_side >= 0 else "", state.bid),
        seats_exchanged=state.seats_exchanged,
        combined_war_status=state.combined_war_status,
        us_entry=us_entry(state),
        russian_capitulation=russian_capitulation(state),
        russian_vp=russian_vp_count(state),
        russian_vp_at_fall=state.russian_vp_at_fall,
        sides=(_side_view(state, AP, seat), _side_view(state, CP, seat)),
        pieces=_pieces(state),
        cp_control=_names(state.cp_control),
        unclaimed=_names(state.unclaimed),
        trenches=_trenches(state),
        forts_destroyed=_names(state.forts_destroyed),
        forts_besieged=_names(state.forts_besieged),
        broken_sieges=_names(state.broken_sieges),
        at_war=tuple(NATIONS[nation] for nation in each_nation(state.at_war)),
        beachhead=_name(state.beachhead),
        ana_holds=_name(state.ana_holds),
        barred_from_near_east=tuple(each_unit(state.barred_from_near_east)),
        failed_entrench=tuple(each_unit(state.failed_entrench)),
        events=dict(state.played),
        effects=state.effects.saved(),
        mutiny_paid=state.mutiny_paid,
        rp=dict(state.rp),
        reinforced=tuple(NATIONS[nation] for nation in each_nation(state.reinforced)),
        neutral_entered=state.neutral_entered,
        near_east_used=dict(state.near_east_used),
        in_round=_round_view(state),
        combat=state.combat,
        flow=tuple(zip(state.stack, state.reached, strict=True)),
        result=dict(state.result),
    )


def seen_by_seat(state: State, seat: str | None) -> View:
    """The same for those who only read it: what is open to all is worked out once for all seats."""
    seen: View = state.remembered("open", lambda: view(state, None))
    # Frames may have come and gone although nothing happened.
    flow = tuple(zip(state.stack, state.reached, strict=True))
    if seat is None:
        return replace(seen, flow=flow)
    sides = (_side_view(state, AP, seat), _side_view(state, CP, seat))
    return replace(seen, seat=seat, sides=sides, flow=flow)


def _side_view(state: State, side: Side, seat: str | None) -> SideView:
    own = seat is not None and SIDE_NUMBER[seat] == side
    return SideView(
        war_status=state.war_status[side],
        commitment=DECKS[state.commitment[side]],
        mandated=state.mandated[side],
        mandate_met=state.mandate_met[side],
        offensive_due=offensive_due(state, side),
        is_mutiny=is_mutiny(state, side),
        hand_size=len(state.hands[side]),
        deck_size=len(state.decks[side]),
        discards=tuple(state.discards[side]),
        removed_cards=tuple(state.removed_cards[side]),
        table_cards=tuple(state.table_cards[side]),
        shown=tuple(sorted(state.shown[side])),
        hand=_hand(state, side, own),
        boxes=seen_boxes(state, side),
        boxes_up=state.boxes_up[side],
        swaps=tuple(sorted(state.swaps[side].items())) if own else (),
        shuffle_due=state.shuffle_due[side],
        actions=tuple(state.actions[side]),
    )


def _hand(state: State, side: Side, own: bool) -> tuple[str, ...]:
    """A hand is its owner's secret; in the solo mode everybody sees what lies open."""
    if rules(state).solo:
        return tuple(sorted(state.shown[side]))
    return tuple(sorted(state.hands[side])) if own else ()


def _round_view(state: State) -> RoundView:
    return RoundView(
        ops_left=state.ops_left,
        marked_move=_names(state.marked_move),
        marked_attack=_names(state.marked_attack),
        assaulted=_names(state.assaulted),
        left=_names(state.left),
        ready=tuple(each_unit(state.ready)),
        moved=tuple(each_unit(state.moved)),
        attacked=tuple(each_unit(state.attacked)),
        sortied=tuple(each_unit(state.sortied)),
        retreated=tuple(each_unit(state.retreated)),
        entrenching=state.entrenching,
        sud_army_at=_name(state.sud_army_at),
        card_in_play=state.card_in_play,
        cards_used=tuple(state.cards_used),
    )


def _pieces(state: State) -> tuple[Piece, ...]:
    """Every counter in play."""
    return state.known(("pieces", state.reduced), lambda: _make_pieces(state))


def _make_pieces(state: State) -> tuple[Piece, ...]:
    reduced = state.reduced
    in_play = ((unit, place) for unit, place in enumerate(state.place) if place != NOWHERE)
    return tuple([_piece(unit, place, bool(reduced >> unit & 1)) for unit, place in in_play])


@cache
def _piece(unit: Unit, place: Space, is_reduced: bool) -> Piece:
    return Piece(unit, KIND_ID[unit], SPACES[place], is_reduced)


def _trenches(state: State) -> tuple[Trench, ...]:
    return tuple([_trench(space, level) for space, level in sorted(state.trenches.items())])


@cache
def _trench(space: Space, level: int) -> Trench:
    return Trench(SPACES[space], SIDES[AP if level > 0 else CP], abs(level))


@lru_cache(maxsize=4096)
def _names(mask: Mask) -> tuple[str, ...]:
    return tuple([SPACES[space] for space in each_space(mask)])


def _name(space: Space) -> str:
    return SPACES[space] if space >= 0 else ""
