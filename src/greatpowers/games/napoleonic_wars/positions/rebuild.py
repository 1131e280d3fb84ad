"""From a view back to a full state, and what a seat cannot see drawn anew: for players that look ahead."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.chance import Dice, Stream, dice_key, shuffled
from ..printed.cards import DECK_CARDS
from ..printed.names import EACH_NATION
from ..show.table import Table
from ..show.view import UNSEEN, Own, View, own_of, sees_aside, sees_hand
from ..state.relations import seat_of
from ..state.state import State


def state_from_view(view: View, seed: str, dice: Dice | None = None) -> State:
    """A state that looks like this to the seat; hidden cards lie as the seed says, and so do dice fall unless
    there are others to throw."""
    state = _laid_out(view.table)
    _put_wishes(state, view.seat or "", view.own)
    for frame, reached in view.flow:
        state.stack.append(frame)
        state.reached.append(reached)
    state.result = dict(view.result)
    state.dice = Dice(dice_key(seed)) if dice is None else dice
    for nation, seen in enumerate(view.nations):
        state.hands[nation] = seen.hand or ("",) * seen.hand_size
        state.aside[nation] = seen.aside or ("",) * seen.aside_size
    state.drawn = view.drawn
    state.deck = ("",) * view.deck_size
    hidden = ("",) * max(view.discard_size - 1, 0)
    state.discards = (*hidden, view.top_discard) if view.discard_size else ()
    _fill_blanks(state, Stream(seed))
    if view.drawn == UNSEEN:
        state.drawn = _might_be_drawn(state)
    return state


def _laid_out(table: Table) -> State:
    """Everything that lies open, to be changed freely."""
    return State(
        scenario=table.scenario,
        options=table.options.copy(),
        turn=table.turn,
        round=table.round,
        phase=table.phase,
        due=table.due,
        active=table.active,
        last_active=table.last_active,
        turn_over=table.turn_over,
        bid_seat=table.bid_seat,
        bid=table.bid,
        seats_exchanged=table.seats_exchanged,
        camp=list(table.camp),
        consul_row=list(table.consul_row),
        consul_box=list(table.consul_box),
        consul_plus=table.consul_plus,
        consul_frozen=table.consul_frozen,
        command=list(table.command),
        hostile=list(table.hostile),
        truces=list(table.truces),
        open_to=list(table.open_to),
        conquered=table.conquered,
        sp=bytearray(table.sp),
        present=list(table.present),
        sp_regroup=list(table.sp_regroup),
        leader_at=list(table.leader_at),
        squadron_at=list(table.squadron_at),
        building=table.building,
        refitting=table.refitting,
        armadas=table.armadas,
        flag=list(table.flag),
        held=list(table.held),
        saved_cp=table.saved_cp,
        resources=list(table.resources),
        plus_key=table.plus_key,
        start_keys=list(table.start_keys),
        hands_open=table.hands_open,
        looking=table.looking,
        looked_at=table.looked_at,
        home_used=table.home_used,
        parliament=table.parliament,
        removed=table.removed,
        in_play=table.in_play,
        foreign_wars=table.foreign_wars,
        effects=table.effects,
        windows=table.windows,
        press=table.press,
        peace=table.peace,
        peace_paid=table.peace_paid,
        deployed=table.deployed,
        deployed_again=table.deployed_again,
        reinforced_at=table.reinforced_at,
        purse=table.purse,
        purse_use=table.purse_use,
        saved=table.saved,
        plays=table.plays,
        plus_is_free=table.plus_is_free,
        resource_used=table.resource_used,
        submission_offered=table.submission_offered,
        armada_formed=table.armada_formed,
        marched_sp=table.marched_sp.copy(),
        marched_leader=table.marched_leader.copy(),
        stopped_sp=table.stopped_sp.copy(),
        stopped_leaders=table.stopped_leaders,
        stopped_squadrons=table.stopped_squadrons,
        spent_leaders=table.spent_leaders,
        spent_areas=table.spent_areas,
        fought=table.fought,
        besieged=table.besieged,
        convoyed=table.convoyed,
        battle=table.battle,
        naval=table.naval,
        convoy=table.convoy,
    )


def _put_wishes(state: State, seat: str, own: Own) -> None:
    """Wishes of nobody but the seat."""
    state.orders, state.opened = own.orders.copy(), own.opened.copy()
    state.auto_pass = {seat: own.auto_pass} if own.auto_pass or not own.passes_idle else {}
    state.declined = {seat: own.declined} if own.declined else {}
    state.kept = {seat: own.kept} if own.kept is not None else {}


def _fill_blanks(state: State, stream: Stream) -> None:
    """Cards that are nowhere in sight lie where blanks are."""
    piles = (*state.hands, *state.aside, state.deck, state.discards, state.removed, state.in_play)
    seen = {card for pile in piles for card in pile} | {war.card for war in state.foreign_wars}
    if not any("" in pile for pile in piles):
        return
    unknown = shuffled(stream, [card for card in DECK_CARDS if card not in seen])
    for nation in EACH_NATION:
        state.hands[nation] = _filled(state.hands[nation], unknown)
        state.aside[nation] = _filled(state.aside[nation], unknown)
    state.deck = _filled(state.deck, unknown)
    state.discards = _filled(state.discards, unknown)


def _filled(pile: Sequence[str], unknown: list[str]) -> tuple[str, ...]:
    """The pile with a card for each blank; cards used up leave the list."""
    return tuple(card or unknown.pop() for card in pile)


def hidden_shuffled(state: State, seat: str | None, seed: str) -> State:
    """The state with hands, piles and dice the seat cannot see drawn anew, and no orders of others."""
    twin = state.copy()
    twin.dice = Dice(dice_key(seed), state.dice.drawn)
    for nation in EACH_NATION:
        if not sees_hand(state, nation, seat):
            twin.hands[nation] = ("",) * len(state.hands[nation])
        if not sees_aside(state, nation, seat):
            twin.aside[nation] = ("",) * len(state.aside[nation])
    _put_wishes(twin, seat or "", own_of(state, seat))
    twin.deck = ("",) * len(state.deck)
    twin.discards = (*("",) * (len(state.discards) - 1), state.discards[-1]) if state.discards else ()
    _fill_blanks(twin, Stream(seed))
    if state.drawn and seat_of(state, state.active) != seat:
        twin.drawn = _might_be_drawn(twin)
    twin.touch()
    return twin


def _might_be_drawn(state: State) -> str:
    """A card that the active nation's Resource may have drawn, for all that others know. [16.2]"""
    return (*state.hands[state.active], *state.plays)[0]
