"""From a view back to a full state, and what a seat cannot see drawn anew: for players that look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.chance import Dice, Stream, dice_key, shuffled
from .card_facts import DECK_CARDS
from .names import NATION_COUNT
from .relations import seat_of
from .state import State
from .view import UNSEEN, View, own_of, sees_aside, sees_hand


def state_from_view(view: View, seed: str) -> State:
    """A state that looks like this to the seat; hidden cards lie as the seed says."""
    state = State()
    for name, value in (*view.table.items(), *view.own.items()):
        setattr(state, name, _own(getattr(state, name), value))
    for frame, reached in view.flow:
        state.stack.append(frame)
        state.reached.append(reached)
    state.result = dict(view.result)
    state.dice = Dice(dice_key(seed))
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
    state.ties_changed()
    state.touch()
    return state


def _own(like: Any, value: Any) -> Any:
    """The value in the form the state keeps it in, to be changed freely."""
    return type(like)(value) if isinstance(like, list | dict | bytearray) else value


def _fill_blanks(state: State, stream: Stream) -> None:
    """Cards that are nowhere in sight lie where blanks are."""
    piles = (*state.hands, *state.aside, state.deck, state.discards, state.removed, state.in_play)
    seen = {card for pile in piles for card in pile} | {war.card for war in state.foreign_wars}
    if not any("" in pile for pile in piles):
        return
    unknown = shuffled(stream, [card for card in DECK_CARDS if card not in seen])
    for nation in range(NATION_COUNT):
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
    for nation in range(NATION_COUNT):
        if not sees_hand(state, nation, seat):
            twin.hands[nation] = ("",) * len(state.hands[nation])
        if not sees_aside(state, nation, seat):
            twin.aside[nation] = ("",) * len(state.aside[nation])
    for name, wishes in own_of(state, seat).items():
        setattr(twin, name, wishes)
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
