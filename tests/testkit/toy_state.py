"""The toy's state, its events, and the verbs that alter it."""

from __future__ import annotations

from greatpowers.engine.chance import shuffled
from greatpowers.engine.events import Event, event
from greatpowers.engine.seen import COUNT, EVERYBODY, NOBODY, OWNER, game_state, seen_by
from greatpowers.engine.state import GameState

HAND_SIZE = 4
LAST_PLACE = 3


@event
class CardsDealt(Event):
    """A hand was dealt; the others see no cards."""

    seat: str
    cards: tuple[int, ...]


@event
class BidsOpened(Event):
    bids: dict[str, int]
    winner: str
    reveals = True


@event
class CoinsTaken(Event):
    seat: str
    coins: int


@event
class SeatMoved(Event):
    seat: str
    place: int


@event
class CardSwapped(Event):
    """A card came from the deck: 0 for those who may not see it."""

    seat: str
    card: int
    reveals = True


@event
class SomethingSaid(Event):
    seat: str
    text: str


@game_state
class ToyState(GameState):
    """Cards, coins and places on the track."""

    seats: tuple[str, ...] = seen_by(EVERYBODY, default=())
    options: dict[str, bool | str | int] = seen_by(EVERYBODY, factory=dict)
    round: int = seen_by(EVERYBODY, default=0)
    hands: dict[str, tuple[int, ...]] = seen_by(OWNER, factory=dict, others=COUNT)
    #: The top card is the last.
    deck: tuple[int, ...] = seen_by(NOBODY, default=(), others=COUNT)
    coins: dict[str, int] = seen_by(EVERYBODY, factory=dict)
    treasury: int = seen_by(EVERYBODY, default=0)
    places: dict[str, int] = seen_by(EVERYBODY, factory=dict)
    bids: dict[str, int] = seen_by(EVERYBODY, factory=dict)
    #: Cards that were bid: they are out of the game.
    spent: tuple[int, ...] = seen_by(EVERYBODY, default=())
    said: list[tuple[str, str]] = seen_by(EVERYBODY, factory=list)

    def copy(self) -> ToyState:
        twin = type(self)(
            seats=self.seats, options=self.options, round=self.round, hands=self.hands.copy(), deck=self.deck,
            coins=self.coins.copy(), treasury=self.treasury, places=self.places.copy(), bids=self.bids.copy(),
            spent=self.spent, said=self.said.copy(),
        )  # fmt: skip
        twin.copy_flow_from(self)
        return twin


def deal_cards(state: ToyState) -> None:
    cards = shuffled(state.dice, range(1, 13))
    for seat in state.seats:
        hand = tuple(sorted(cards.pop() for _ in range(HAND_SIZE)))
        state.hands[seat] = hand
        state.coins[seat] = state.places[seat] = 0
        if state.options["open_deal"]:
            state.record(CardsDealt(seat, hand))
        else:
            state.record(CardsDealt(seat, hand), (seat,), CardsDealt(seat, ()))
    state.deck = tuple(cards)
    state.touch()


def begin_round(state: ToyState) -> None:
    state.round += 1
    state.bids.clear()
    state.touch()


def bid_card(state: ToyState, seat: str, card: int) -> None:
    state.bids[seat] = card
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)
    state.spent += (card,)
    state.touch()


def open_bids(state: ToyState) -> str:
    """All bids lie open; answers the seat with the highest."""
    winner = max(state.seats, key=lambda seat: state.bids[seat])
    state.record(BidsOpened(dict(state.bids), winner))
    return winner


def take_coin(state: ToyState, seat: str) -> None:
    state.treasury -= 1
    state.coins[seat] += 1
    state.record(CoinsTaken(seat, 1))


def throw_for_coins(state: ToyState, seat: str) -> None:
    coins = state.draw(3, "reward")
    state.coins[seat] += coins
    state.record(CoinsTaken(seat, coins))


def move_seat(state: ToyState, seat: str, steps: int) -> None:
    state.places[seat] += steps
    state.record(SeatMoved(seat, state.places[seat]))


def swap_card(state: ToyState, seat: str, card: int) -> None:
    """The card goes under the deck; the top card comes, unseen by the others."""
    new = state.deck[-1]
    state.deck = (card, *state.deck[:-1])
    state.hands[seat] = tuple(sorted({*state.hands[seat], new} - {card}))
    state.record(CardSwapped(seat, new), (seat,), CardSwapped(seat, 0))


def say(state: ToyState, seat: str, text: str) -> None:
    state.said.append((seat, text))
    state.record(SomethingSaid(seat, text))
