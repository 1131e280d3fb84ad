"""The verbs that alter hands, piles, Home cards, Foreign Wars and lasting effects. [4.4, 6]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from .....engine.effects import Effect, Span
from ...printed.cards import CARDS, PARLIAMENT
from ...printed.ids import Nation
from ...printed.names import BRITAIN, NATIONS, NO_NATION
from ..events.foreign_wars import ForeignWarBegan, ForeignWarEnded
from ..events.war import (
    CardDiscarded,
    CardPassed,
    CardPlayed,
    CardRemoved,
    CardsDrawn,
    CardShown,
    CardsTaken,
    DeckShuffled,
    EffectBegan,
    EffectEnded,
    HandShown,
    HandThrownIn,
    HomeCardTurned,
    ParliamentHanded,
    PressSent,
    ResourcesChanged,
)
from ..fights import Committed, ForeignWar
from ..relations import seat_of
from ..state import State, Words


def _audience(state: State, nation: Nation) -> tuple[str, ...]:
    """Who may see the nation's hand: the seat that runs it, once it may look. [4.5]"""
    seat = seat_of(state, nation)
    return (seat,) if seat and state.hands_open >> nation & 1 else ()


def _drop_orders(state: State, cards: Iterable[str]) -> None:
    """A card that leaves a hand takes the orders for it along. [6.14]"""
    for card in cards:
        state.orders.pop(card, None)


def lay_deck(state: State, cards: Iterable[str]) -> None:
    """These cards are the draw pile, in this order; not yet shuffled."""
    state.deck = tuple(cards)
    state.touch()


def shuffle_deck(state: State) -> None:
    """The draw pile in a new order."""
    pile = list(state.deck)
    for last in range(len(pile) - 1, 0, -1):
        other = state.dice.below(last + 1, "shuffle")
        pile[last], pile[other] = pile[other], pile[last]
    state.deck = tuple(pile)
    state.record(DeckShuffled(len(pile)))


def shuffle_discards_in(state: State) -> None:
    """The discards go back into the draw pile. [14.31]"""
    state.deck, state.discards = (*state.deck, *state.discards), ()
    shuffle_deck(state)


def draw_cards(state: State, nation: Nation, count: int) -> int:
    """Cards from the top of the pile into a hand; discards are shuffled in if it runs out. How many came."""
    drawn: list[str] = []
    while len(drawn) < count:
        if not state.deck:
            if not state.discards:
                break
            shuffle_discards_in(state)
        drawn.append(state.deck[-1])
        state.deck = state.deck[:-1]
    if drawn:
        state.hands[nation] = (*state.hands[nation], *drawn)
        known = CardsDrawn(NATIONS[nation], tuple(drawn))
        state.record(known, _audience(state, nation), CardsTaken(NATIONS[nation], len(drawn)))
    return len(drawn)


def draw_open(state: State, nation: Nation) -> str:
    """The top card of the pile lies on the table for everybody to see; "" if there is none. [5.12]"""
    if not state.deck and state.discards:
        shuffle_discards_in(state)
    if not state.deck:
        return ""
    card = state.deck[-1]
    state.deck, state.in_play = state.deck[:-1], (*state.in_play, card)
    state.record(CardShown(NATIONS[nation], card))
    return card


def play_open(state: State, nation: Nation, card: str, use: str) -> None:
    """A card that lies on the table is played."""
    state.record(CardPlayed(NATIONS[nation], card, use))


def take_up(state: State, nation: Nation, card: str) -> None:
    """A card that lies on the table goes into a hand."""
    state.in_play = tuple(lying for lying in state.in_play if lying != card)
    state.hands[nation] = (*state.hands[nation], card)
    state.touch()


def open_hand(state: State, nation: Nation, is_open: bool = True) -> None:
    """The player who runs the nation may look into its hand from now on, or not yet. [4.5]"""
    bit = 1 << nation
    state.hands_open = state.hands_open | bit if is_open else state.hands_open & ~bit
    state.touch()


def throw_in_hand(state: State, nation: Nation) -> None:
    """A mulligan: the hand goes to the discards, unseen but for its last card. [4.5]"""
    cards = state.hands[nation]
    state.discards = (*state.discards, *sorted(cards))
    state.hands[nation] = ()
    _drop_orders(state, cards)
    state.record(HandThrownIn(NATIONS[nation], len(cards)))


def set_hand_aside(state: State, nation: Nation) -> None:
    """Cards left from the last turn wait until the new hand is settled. [14.31]"""
    state.aside[nation], state.hands[nation] = state.hands[nation], ()
    state.touch()


def take_hand_back(state: State, nation: Nation) -> None:
    """Cards left from the last turn join the new hand. [14.31]"""
    state.hands[nation], state.aside[nation] = (*state.aside[nation], *state.hands[nation]), ()
    state.touch()


def return_hand_to_deck(state: State, nation: Nation) -> int:
    """A whole hand goes to the discards unseen, to be replaced; how many cards there were. [8.21, 8.32]"""
    cards = state.hands[nation]
    state.discards = (*state.discards, *cards)
    state.hands[nation] = ()
    _drop_orders(state, cards)
    state.touch()
    return len(cards)


def play_card(state: State, nation: Nation, card: str, use: str) -> None:
    """A card leaves the hand, or a Home card its place, and lies on the table. [6]"""
    if not CARDS[card].is_home:
        state.hands[nation] = tuple(held for held in state.hands[nation] if held != card)
    state.in_play = (*state.in_play, card)
    _drop_orders(state, (card,))
    state.record(CardPlayed(NATIONS[nation], card, use))


def note_play(state: State, card: str, *, plus_is_free: bool = False) -> None:
    """The card counts as played in this Impulse; its plus may not count. [5.12]"""
    state.plays = (*state.plays, card)
    state.plus_is_free |= plus_is_free
    state.touch()


def put_away(state: State, card: str, *, for_good: bool = False) -> None:
    """A card on the table goes face down (Home), out of the game, or to the discards. [6.2, 6]"""
    if card not in state.in_play:
        return  # it already lies elsewhere, such as a Foreign War
    state.in_play = tuple(lying for lying in state.in_play if lying != card)
    if CARDS[card].is_home:
        turn_home_card(state, card, False)
    elif for_good:
        state.removed = (*state.removed, card)
        state.record(CardRemoved(card))
    else:
        state.discards = (*state.discards, card)
        state.record(CardDiscarded("", card))


def discard_card(state: State, nation: Nation, card: str) -> None:
    """A card goes from a hand to the discards."""
    state.hands[nation] = tuple(held for held in state.hands[nation] if held != card)
    state.discards = (*state.discards, card)
    _drop_orders(state, (card,))
    state.record(CardDiscarded(NATIONS[nation], card))


def pass_card(state: State, frm: Nation, to: Nation, card: str) -> None:
    """A card goes from one hand into another; only the two players know which."""
    state.hands[frm] = tuple(held for held in state.hands[frm] if held != card)
    state.hands[to] = (*state.hands[to], card)
    _drop_orders(state, (card,))
    seen = (*_audience(state, frm), *_audience(state, to))
    state.record(CardPassed(NATIONS[frm], NATIONS[to], card), seen, CardPassed(NATIONS[frm], NATIONS[to], ""))


def show_hand(state: State, nation: Nation, to: str) -> None:
    """A seat looks into a nation's hand."""
    known = HandShown(NATIONS[nation], tuple(sorted(state.hands[nation])))
    state.record(known, (to,), HandShown(NATIONS[nation], ()))


def look_into(state: State, seat: str, nation: Nation) -> None:
    """A seat sees a nation's hand until it looks away: it has to choose from it."""
    state.looking, state.looked_at = seat, nation
    show_hand(state, nation, seat)


def look_away(state: State) -> None:
    state.looking, state.looked_at = "", NO_NATION
    state.touch()


def random_card(state: State, nation: Nation, purpose: str) -> str:
    """A card of the hand drawn by lot; it stays in the hand. Home cards are never drawn. [6.2]"""
    hand = sorted(state.hands[nation])
    return hand[state.draw(len(hand), purpose)]


def turn_home_card(state: State, card: str, is_ready: bool) -> None:
    """Face down after use, face up again at the start of a turn. [6.2, 14.34]"""
    if is_ready == (card in state.home_used):
        used = (*state.home_used, card)
        state.home_used = tuple(c for c in used if c != card) if is_ready else used
        state.record(HomeCardTurned(card, is_ready))
    if card == PARLIAMENT and state.parliament != BRITAIN:
        hand_parliament(state, BRITAIN)


def hand_parliament(state: State, nation: Nation) -> None:
    """Another nation holds the Parliament card, or Britain has it back. [6.2]"""
    state.parliament = nation
    state.record(ParliamentHanded(NATIONS[nation]))


def lend_parliament(state: State, nation: Nation) -> None:
    """Britain hands the card over: it lies with its new holder, still to be used. [6.2]"""
    state.in_play = tuple(lying for lying in state.in_play if lying != PARLIAMENT)
    hand_parliament(state, nation)


def change_resources(state: State, nation: Nation, by: int, why: str) -> None:
    """[15.5, 16]"""
    if by:
        state.resources[nation] += by
        state.record(ResourcesChanged(NATIONS[nation], by, state.resources[nation], why))


def begin_foreign_war(state: State, card: str, committed: Sequence[Committed]) -> None:
    """The card lies beside the map with pieces on it; these were taken off the map before. [6.13]"""
    state.in_play = tuple(lying for lying in state.in_play if lying != card)
    state.foreign_wars = (*state.foreign_wars, ForeignWar(card, tuple(committed)))
    state.record(ForeignWarBegan(card, tuple(NATIONS[one.nation] for one in committed)))


def change_foreign_war(state: State, card: str, committed: Sequence[Committed]) -> None:
    """Other pieces lie on the card now."""
    state.foreign_wars = tuple(
        replace(war, committed=tuple(committed)) if war.card == card else war for war in state.foreign_wars
    )
    state.touch()


def end_foreign_war(state: State, card: str) -> None:
    """The war is over and its card goes; its pieces are put into Regroup by who calls. [7.6]"""
    state.foreign_wars = tuple(war for war in state.foreign_wars if war.card != card)
    state.in_play = (*state.in_play, card)
    state.record(ForeignWarEnded(card))
    put_away(state, card, for_good=CARDS[card].is_removed)


def set_effect(state: State, effect: Effect) -> None:
    """Something lasting is in force. [6.1]"""
    state.effects = state.effects.with_effect(effect)
    state.board_changed()
    state.record(EffectBegan(effect.name, effect.number))


def note_at_start(state: State, effect: Effect) -> None:
    """Something everybody can see at the start of an Impulse is kept in mind: no news to anybody."""
    state.effects = state.effects.with_effect(effect)
    state.touch()


def end_effect(state: State, kind: type[Effect], *about: int | str) -> None:
    """It is over, if it was in force."""
    ended = state.effects.find(kind, *about)
    if ended is not None:
        state.effects = state.effects.without(ended)
        state.board_changed()
        state.record(EffectEnded(ended.name))


def end_effects(state: State, span: Span) -> None:
    """All effects of a span are over; nobody needs to be told that those of an Impulse are."""
    ended = state.effects.lasting(span)
    if ended:
        state.effects = state.effects.without(*ended)
        state.board_changed()
    if span is not Span.IMPULSE:
        for effect in ended:
            state.record(EffectEnded(effect.name))
    state.touch()


def say(state: State, seat: str, text: str) -> None:
    """Words to all; they bind nobody. [8.6]"""
    state.press = (*state.press, Words(state.turn, state.round, state.active, seat, text))
    state.record(PressSent(seat, text))
    state.touch()
