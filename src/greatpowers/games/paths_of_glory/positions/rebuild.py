"""From a view back to a full state, and what a seat cannot see drawn anew: for players that look ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....engine.chance import Dice, Stream, dice_key, shuffled
from ....engine.masks import mask_of
from ..printed.board import SPACE_NUMBER, named
from ..printed.cards import CARDS
from ..printed.names import AP, CP, DECKS, NATION_NUMBER, NO_SIDE, SIDE_NUMBER, Side, Space, Unit
from ..rules.solo.boxes import HIDDEN, seen_boxes
from ..rules.turn.pools import cards_in_play, stand_ins
from ..show.view import SideView, View
from ..state.effects import read_effects
from ..state.state import NOWHERE, State, rules


def state_from_view(view: View, seed: str) -> State:
    """A state that looks like this to the seat; hidden cards lie as the seed says."""
    state = State(scenario=view.scenario, options=dict(view.options))
    _put_tracks(state, view)
    _put_board(state, view)
    _put_round(state, view)
    for side in (AP, CP):
        _put_side(state, side, view.sides[side])
    for frame, reached in view.flow:
        state.stack.append(frame)
        state.reached.append(reached)
    state.result = dict(view.result)
    state.dice = Dice(dice_key(seed))
    stream = Stream(seed)
    for side in (AP, CP):
        own = view.seat is not None and SIDE_NUMBER[view.seat] == side
        _deal(state, side, view.sides[side], own, stream)
    return state


def _put_tracks(state: State, view: View) -> None:
    state.turn, state.round, state.phase = view.turn, view.round, view.phase
    state.active = SIDE_NUMBER[view.active]
    state.vp = view.vp
    bid_side, state.bid = view.bid
    state.bid_side = SIDE_NUMBER[bid_side] if bid_side else NO_SIDE
    state.seats_exchanged = view.seats_exchanged
    state.combined_war_status = view.combined_war_status
    state.russian_vp_at_fall = view.russian_vp_at_fall
    state.played, state.effects = dict(view.events), read_effects(view.effects)
    state.mutiny_paid = view.mutiny_paid
    state.rp = dict(view.rp)
    state.reinforced = mask_of(NATION_NUMBER[nation] for nation in view.reinforced)
    state.neutral_entered = view.neutral_entered
    state.near_east_used = dict(view.near_east_used)


def _put_board(state: State, view: View) -> None:
    stacks: dict[Space, list[Unit]] = {}
    for piece in view.pieces:
        space = SPACE_NUMBER[piece.space]
        state.place[piece.number] = space
        stacks.setdefault(space, []).append(piece.number)
        if piece.reduced:
            state.reduced |= 1 << piece.number
    for space, units in stacks.items():
        state.at[space] = tuple(sorted(units))
    state.cp_control = named(*view.cp_control)
    state.unclaimed = named(*view.unclaimed)
    state.trenches = {
        SPACE_NUMBER[t.space]: t.level if SIDE_NUMBER[t.side] == AP else -t.level for t in view.trenches
    }
    state.forts_destroyed = named(*view.forts_destroyed)
    state.forts_besieged = named(*view.forts_besieged)
    state.broken_sieges = named(*view.broken_sieges)
    state.at_war = mask_of(NATION_NUMBER[nation] for nation in view.at_war)
    state.beachhead = SPACE_NUMBER.get(view.beachhead, NOWHERE)
    state.ana_holds = SPACE_NUMBER.get(view.ana_holds, NOWHERE)
    state.barred_from_near_east = mask_of(view.barred_from_near_east)
    state.failed_entrench = mask_of(view.failed_entrench)


def _put_round(state: State, view: View) -> None:
    marks = view.in_round
    state.ops_left = marks.ops_left
    state.marked_move, state.marked_attack = named(*marks.marked_move), named(*marks.marked_attack)
    state.assaulted, state.left = named(*marks.assaulted), named(*marks.left)
    state.ready = mask_of(marks.ready)
    state.moved, state.attacked = mask_of(marks.moved), mask_of(marks.attacked)
    state.sortied, state.retreated = mask_of(marks.sortied), mask_of(marks.retreated)
    state.entrenching = marks.entrenching
    state.sud_army_at = SPACE_NUMBER.get(marks.sud_army_at, NOWHERE)
    state.card_in_play, state.cards_used = marks.card_in_play, list(marks.cards_used)
    state.combat = view.combat


def _put_side(state: State, side: Side, seen: SideView) -> None:
    """What everybody knows of a side, and its secret swaps if the view has them."""
    state.war_status[side] = seen.war_status
    state.commitment[side] = DECKS.index(seen.commitment)
    state.mandated[side], state.mandate_met[side] = seen.mandated, seen.mandate_met
    state.discards[side] = list(seen.discards)
    state.removed_cards[side] = list(seen.removed_cards)
    state.table_cards[side] = list(seen.table_cards)
    state.shown[side] = list(seen.shown)
    state.swaps[side] = dict(seen.swaps)
    state.shuffle_due[side] = seen.shuffle_due
    state.actions[side] = list(seen.actions)


def _deal(state: State, side: Side, seen: SideView, own: bool, stream: Stream) -> None:
    """Put the cards that are not in sight into hand and draw pile."""
    if not own and rules(state).optional_cards == "selected":
        _explain_optional_cards(state, side, stream)
        _imagine_swaps(state, side, stream)
    if seen.hand_size + seen.deck_size == 0:
        return
    in_sight = _in_sight(state, side)
    hidden = [card for card in cards_in_play(state, side) if card not in in_sight]
    is_solo = rules(state).solo
    known = seen.hand if own and not is_solo else seen.shown
    _lay(state, side, known, [card for card in hidden if card not in known], seen.hand_size, stream)
    if is_solo:
        state.boxes_up[side] = seen.boxes_up
        _fill_boxes(state, side, seen.boxes)


def _lay(
    state: State, side: Side, known: Sequence[str], unknown: Sequence[str], hand_size: int, stream: Stream
) -> None:
    """The hand is what is known of it and as many of the others as it takes."""
    mixed = shuffled(stream, sorted(unknown))
    missing = hand_size - len(known)
    state.hands[side] = [*known, *mixed[:missing]]
    state.decks[side] = mixed[missing:]


def _fill_boxes(state: State, side: Side, seen: Sequence[str]) -> None:
    """Cards that lie face down are those of the hand that lie in no open box. [solo]"""
    unseen = [card for card in state.hands[side] if card not in seen]
    # A card just drawn from the pile lies in no box.
    unseen = unseen[len(unseen) - list(seen).count(HIDDEN) :]
    state.boxes[side] = [unseen.pop() if card == HIDDEN else card for card in seen]


def _in_sight(state: State, side: Side) -> set[str]:
    """Cards of a side that lie open or are being used."""
    combat = state.combat.cards[side] if state.combat is not None else ()
    piles = (state.discards[side], state.removed_cards[side], state.table_cards[side], combat)
    return {state.card_in_play, *(card for pile in piles for card in pile)}


def _ever_seen(state: State, side: Side) -> set[str]:
    """Cards of a side that were seen and so are surely not swapped away."""
    return _in_sight(state, side) | set(state.shown[side]) | set(state.played)


def _explain_optional_cards(state: State, side: Side, stream: Stream) -> None:
    """Optional cards that were seen must stand for some card that was not."""
    seen = _ever_seen(state, side)
    for card in sorted(seen):
        if card and CARDS[card].side == side and CARDS[card].is_optional:
            others = [out for out in stand_ins(state, side, card) if out not in seen]
            state.swaps[side][card] = stream.pick(others)


def _imagine_swaps(state: State, side: Side, stream: Stream) -> None:
    """Optional cards nobody has seen may be there or not; each stands for a card nobody has seen."""
    seen = _ever_seen(state, side)
    for card in _optional_cards(side):
        if card in seen:
            continue
        state.swaps[side].pop(card, None)
        others = [out for out in stand_ins(state, side, card) if out not in seen]
        if others and stream.below(2):
            state.swaps[side][card] = stream.pick(others)


def _optional_cards(side: Side) -> Iterable[str]:
    return (card.id for card in CARDS.values() if card.side == side and card.is_optional)


def hidden_shuffled(state: State, seat: str | None, seed: str) -> State:
    """The state with hands, draw piles, swaps and dice the seat cannot see drawn anew."""
    twin = state.copy()
    twin.dice = Dice(dice_key(seed), state.dice.drawn)
    stream = Stream(seed)
    for side in (AP, CP):
        own = seat is not None and SIDE_NUMBER[seat] == side
        known = _known_hand(twin, side, own)
        size = len(twin.hands[side])
        if not own and rules(twin).optional_cards == "selected" and not _is_choosing(twin):
            _imagine_swaps(twin, side, stream)
        if size + len(twin.decks[side]):
            in_sight = _in_sight(twin, side) | set(known)
            unknown = [card for card in cards_in_play(twin, side) if card not in in_sight]
            seen = seen_boxes(twin, side)
            _lay(twin, side, known, unknown, size, stream)
            if rules(twin).solo:
                _fill_boxes(twin, side, seen)
    twin.touch()
    return twin


def _known_hand(state: State, side: Side, own: bool) -> tuple[str, ...]:
    return tuple(state.hands[side] if own and not rules(state).solo else state.shown[side])


def _is_choosing(state: State) -> bool:
    """Swaps are still being made: what was taken so far belongs to the open question."""
    return not any(state.hands) and not any(state.decks)
