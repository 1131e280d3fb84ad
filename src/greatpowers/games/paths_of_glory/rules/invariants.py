"""What must be true of every state the rules can reach. [2–17]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ....engine.errors import InvariantBroken
from ..printed.board import (
    BEACHES,
    BOARD_SIZE,
    BOARD_SPACES,
    ELIMINATED,
    FORT,
    FORTS,
    REMOVED,
    RESERVE,
    SPACE_NUMBER,
    SPACES,
    each_space,
)
from ..printed.names import AP, CP, SIDES, Side, Space, Unit
from ..printed.units import ALL_UNITS, IS_ARMY, KIND_ID, SIDE, UNIT_COUNT, UNITS
from ..state.state import NOWHERE, State, controller, rules, side_at
from .actions.action_round import ROUNDS, ChooseAction
from .movement.occupation import can_besiege
from .movement.stacking import STACK_LIMIT
from .turn.pools import cards_in_play

#: The deepest trench. [11.2.3]
_DEEPEST_TRENCH = 2


def check(state: State) -> None:
    """Raise InvariantBroken with the rule that was broken."""
    for rule, problem in problems(state):
        raise InvariantBroken(rule, problem)


def problems(state: State) -> Iterator[tuple[str, str]]:
    """Everything that is wrong, each with its rule."""
    yield from _places(state)
    yield from _stacks(state)
    yield from _forts(state)
    yield from _trenches(state)
    yield from _cards(state)
    yield from _tracks(state)


def _places(state: State) -> Iterator[tuple[str, str]]:
    """Every counter is in one place, and the places agree."""
    for space, units in zip(SPACE_NUMBER.values(), state.at, strict=True):
        if not units:
            continue
        for unit in units:
            if state.place[unit] != space:
                yield "2.2", f"{KIND_ID[unit]} is said to be in {SPACES[space]} but stands elsewhere"
        if len(units) > 1 and tuple(sorted(set(units))) != units:
            yield "2.2", f"the stack in {SPACES[space]} is not in order: {units}"
    if sum(map(len, state.at)) != UNIT_COUNT - state.place.count(NOWHERE):
        yield "2.2", "a counter stands nowhere although it is in play"
    for unit, place in zip(ALL_UNITS, state.place, strict=True):
        if not 0 <= place < BOARD_SIZE:
            yield from _box(state, unit, place)


def _box(state: State, unit: Unit, place: Space) -> Iterator[tuple[str, str]]:
    """A counter off the map: in a box of its own side that can hold it, and not reduced for nothing."""
    side = SIDE[unit]
    if place not in (NOWHERE, RESERVE[side], ELIMINATED[side], REMOVED[side]):
        yield "2.2", f"{KIND_ID[unit]} lies in a box of the other side"
    if IS_ARMY[unit] and place in RESERVE:
        yield "13.1.9", f"the army {KIND_ID[unit]} is in the reserve box"
    if UNITS[unit].is_dotted and place in ELIMINATED:
        yield "17.1.7", f"{KIND_ID[unit]} cannot be rebuilt but waits for it"
    if state.reduced >> unit & 1 and place not in RESERVE:
        yield "12.4.4", f"{KIND_ID[unit]} is reduced though it is not in play"


def _stacks(state: State) -> Iterator[tuple[str, str]]:
    settled = _is_settled(state)
    for space, units in zip(BOARD_SPACES, state.at, strict=False):
        if not units:
            continue
        if len(units) > 1 and len({SIDE[unit] for unit in units}) > 1:
            yield "10.1.5", f"units of both sides stand in {SPACES[space]}"
        if settled and len(units) > STACK_LIMIT:
            yield "10.1.1", f"{len(units)} units stand in {SPACES[space]}"
        side = SIDE[units[0]]
        # Whoever took the beachhead away may still stand there. [9.5.3.5]
        if BEACHES >> space & 1 and space != state.beachhead and side == AP:
            yield "11.1.10", f"units stand on the beach {SPACES[space]} without the beachhead"
        intact = FORT[space] and not state.forts_destroyed >> space & 1
        if settled and controller(state, space) != side and not intact:
            yield "11.1.14", f"{SPACES[space]} is not controlled by the units in it"


def _is_settled(state: State) -> bool:
    """Nobody is on the way: movement, combat and giving up may leave things unfinished. [10.1.2]"""
    return state.phase != "actions" or (bool(state.stack) and isinstance(state.stack[-1], ChooseAction))


def _forts(state: State) -> Iterator[tuple[str, str]]:
    for space in each_space(state.forts_besieged):
        if not FORTS >> space & 1 or state.forts_destroyed >> space & 1:
            yield "15.2.1", f"a siege of {SPACES[space]}, which has no fort"
        elif side_at(state, space) == controller(state, space):
            yield "15.2.1", f"{SPACES[space]} is besieged by its own side"
        elif _is_settled(state) and side_at(state, space) < 0:
            # Besiegers who fall in a combat leave the siege to be settled at its end.
            yield "15.2.1", f"nobody besieges {SPACES[space]}"
        elif _is_settled(state) and not can_besiege(state.at[space], FORT[space]):
            yield "15.2.4", f"the force in {SPACES[space]} cannot keep up a siege"
    if state.forts_besieged & state.broken_sieges:
        yield "15.2.4", "a siege is on and broken at once"
    if state.forts_destroyed & ~FORTS:
        yield "15.1.7", "a fort is destroyed that never was"


def _trenches(state: State) -> Iterator[tuple[str, str]]:
    for space, level in state.trenches.items():
        if not 1 <= abs(level) <= _DEEPEST_TRENCH:
            yield "11.2.3", f"trench level {abs(level)} in {SPACES[space]}"


def _cards(state: State) -> Iterator[tuple[str, str]]:
    for side in (AP, CP):
        piles = (state.hands[side], state.decks[side], state.discards[side], state.removed_cards[side])
        found = [card for pile in (*piles, state.table_cards[side]) for card in pile]
        if not found:
            continue  # the decks have not been laid out yet
        combat = state.combat.cards[side] if state.combat is not None else ()
        in_use = (state.card_in_play, *combat)
        wanted = cards_in_play(state, side)
        found += {card for card in in_use if card in wanted and card not in found}
        if Counter(found) != Counter(wanted):
            odd = sorted((Counter(found) - Counter(wanted)) + (Counter(wanted) - Counter(found)))
            yield "9.1.2", f"cards of {SIDES[side]} lost or doubled: {odd}"
        # The solo dice may take one card more from the pile. [solo]
        if len(state.hands[side]) > rules(state).hand_size + rules(state).solo:
            yield "6.0", f"{SIDES[side]} holds {len(state.hands[side])} cards"
        if not set(state.shown[side]) <= set(state.hands[side]):
            yield "9.1.2", f"{SIDES[side]} has shown cards that are not in its hand"
        yield from _boxes(state, side)


def _boxes(state: State, side: Side) -> Iterator[tuple[str, str]]:
    """Only a card in use may be away from its box, and only the side that acts uses one between combats."""
    if state.combat is None and side != state.active:
        gone = [card for card in state.boxes[side] if card and card not in state.hands[side]]
        if gone:
            yield "solo", f"boxes of {SIDES[side]} hold cards that are not there: {gone}"


def _tracks(state: State) -> Iterator[tuple[str, str]]:
    if not 1 <= state.turn <= rules(state).last_turn:
        yield "5", f"turn {state.turn}"
    if any(len(actions) > ROUNDS for actions in state.actions):
        yield "8.1.1", "a seventh action"
    if any(points < 0 for points in state.rp.values()):
        yield "17.1.1", "fewer than no replacement points"
    if not rules(state).commitment_rises and any(state.commitment):
        yield "5.3.2", "commitment rose in the introductory scenario"
