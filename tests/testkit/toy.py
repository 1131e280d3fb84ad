"""A small game with everything the engine offers: hidden hands, sealed bids, dice, forced choices, talk.

Each round all seats bid a card at once; the highest bid takes a coin from the treasury or throws for coins.
Then everybody walks up to two steps on a short track and may swap a card, unseen by the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from greatpowers.engine.chance import Dice, Stream, dice_key, shuffled
from greatpowers.engine.codec import Codec
from greatpowers.engine.errors import InvariantBroken, Refusal, UnreadableDecision
from greatpowers.engine.frames import REPEAT, Choice, Frame, Next, Procedure, Together, frame, step
from greatpowers.engine.game import Game, Standing
from greatpowers.engine.options import OptionSpec, Scenario
from tests.testkit.toy_state import (
    LAST_PLACE,
    ToyState,
    begin_round,
    bid_card,
    deal_cards,
    move_seat,
    open_bids,
    say,
    swap_card,
    take_coin,
    throw_for_coins,
)

LONGEST_SENTENCE = 40


class ToyChoice(Choice):
    """A question whose answers are words or card numbers; every refusal names the rule of the question."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    words: ClassVar[tuple[str, ...]] = ()

    def read(self, state: ToyState, text: str) -> str | int:
        word = text.strip().casefold()
        if word in self.words:
            return word
        if word.isdecimal() and len(word) < 4:
            return int(word)
        raise UnreadableDecision(Refusal("toy-unreadable", self.rule, {"text": text[:40]}))

    def refuse(self, state: ToyState, option: str | int) -> Refusal | None:
        return None if option in self.options(state) else Refusal("toy-not-offered", self.rule)


@frame
class ChooseBid(ToyChoice):
    """Which card do you bid?"""

    seat: str
    always_ask = True
    rule = "T1"
    option_type: ClassVar[type] = int

    def options(self, state: ToyState) -> Sequence[int]:
        return state.hands[self.seat]

    def chosen(self, state: ToyState, option: int) -> None:
        bid_card(state, self.seat, option)


@frame
class ChooseReward(ToyChoice):
    """A coin for sure, or a throw?"""

    seat: str
    rule = "T2"
    words = ("coin", "throw")

    def options(self, state: ToyState) -> Sequence[str]:
        return ("coin", "throw") if state.treasury else ("throw",)

    def chosen(self, state: ToyState, option: str) -> None:
        (take_coin if option == "coin" else throw_for_coins)(state, self.seat)


@frame
class ChooseStep(ToyChoice):
    """Where do you step next?"""

    seat: str
    left: int
    rule = "T3"
    words = ("stay", "up", "down")

    def options(self, state: ToyState) -> Sequence[str]:
        place = state.places[self.seat]
        return ("stay", *(["up"] if place < LAST_PLACE else []), *(["down"] if place > 0 else []))

    def chosen(self, state: ToyState, option: str) -> None:
        if option != "stay":
            move_seat(state, self.seat, 1 if option == "up" else -1)
            if self.left > 1:
                state.then(ChooseStep(self.seat, self.left - 1))


@frame
class ChooseSwap(ToyChoice):
    """Which card do you put under the deck for its top card?"""

    seat: str
    always_ask = True
    rule = "T4"
    words = ("keep",)

    def options(self, state: ToyState) -> Sequence[str | int]:
        return ("keep", *(state.hands[self.seat] if state.deck else ()))

    def chosen(self, state: ToyState, option: str | int) -> None:
        if option != "keep":
            swap_card(state, self.seat, int(option))


@frame
class Round(Procedure):
    """Bids, the winner's reward, a walk and a swap."""

    @step
    def bid(self, state: ToyState) -> None:
        begin_round(state)
        state.then(Together(tuple(ChooseBid(seat) for seat in state.seats)))

    @step
    def reward(self, state: ToyState) -> None:
        state.then(ChooseReward(open_bids(state)))

    @step
    def walk(self, state: ToyState) -> None:
        state.then(*(ChooseStep(seat, 2) for seat in state.seats))

    @step
    def swap(self, state: ToyState) -> None:
        state.then(*(ChooseSwap(seat) for seat in state.seats))


@frame
class Course(Procedure):
    """Deal, play the rounds, count the coins."""

    @step
    def deal(self, state: ToyState) -> None:
        deal_cards(state)

    @step
    def play(self, state: ToyState) -> Next | None:
        if state.round == state.options["rounds"]:
            return None
        state.then(Round())
        return REPEAT

    @step
    def count(self, state: ToyState) -> None:
        most = max(state.coins.values())
        state.finish(
            kind="win", seats=[seat for seat in state.seats if state.coins[seat] == most], coins=most
        )


class Talk(Standing):
    """`say …`, at any time."""

    word = "say"

    def read(self, state: ToyState, seat: str, rest: str) -> str:
        if not rest:
            raise UnreadableDecision(Refusal("toy-nothing-said", "T5"))
        return rest

    def refuse(self, state: ToyState, seat: str, action: str) -> Refusal | None:
        return Refusal("toy-too-long", "T5") if len(action) > LONGEST_SENTENCE else None

    def apply(self, state: ToyState, seat: str, action: str) -> None:
        say(state, seat, action)


@dataclass(frozen=True, slots=True)
class ToyView:
    """What a seat sees: its own cards and bid, the open table. Frames hold no secrets."""

    seat: str | None
    seats: tuple[str, ...]
    options: dict[str, bool | str | int]
    round: int
    hand: tuple[int, ...]
    hand_sizes: dict[str, int]
    deck_size: int
    coins: dict[str, int]
    treasury: int
    places: dict[str, int]
    bids: dict[str, int]
    spent: tuple[int, ...]
    ready: tuple[str, ...]
    own_bid: int | None
    said: tuple[tuple[str, str], ...]
    stack: tuple[Frame, ...]
    reached: tuple[int, ...]
    result: dict[str, Any]


class Toy(Game):
    """The toy for the engine."""

    id = "toy"
    version = "3"
    scenarios = (Scenario("two", ("red", "blue")), Scenario("three", ("red", "blue", "green")))
    options = (
        OptionSpec("rounds", 4, lowest=1, highest=4),
        OptionSpec("coins", "few", ("few", "many", "none")),
        OptionSpec("open_deal", False),
    )
    codec = Codec(ToyState)
    standing = (Talk(),)

    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> ToyState:
        treasury = {"few": 2, "many": 9, "none": 0}[options["coins"]]
        state = ToyState(seats=scenario.seats, options=dict(options), treasury=treasury)
        state.dice = Dice(state_dice_key)
        state.push(Course())
        return state

    def view(self, state: ToyState, seat: str | None) -> ToyView:
        return ToyView(
            seat=seat,
            seats=state.seats,
            options=dict(state.options),
            round=state.round,
            hand=state.hands.get(seat, ()) if seat else (),
            hand_sizes={name: len(hand) for name, hand in state.hands.items()},
            deck_size=len(state.deck),
            coins=dict(state.coins),
            treasury=state.treasury,
            places=dict(state.places),
            bids=dict(state.bids),
            spent=state.spent,
            ready=tuple(name for name in state.seats if name in state.sealed),
            own_bid=state.sealed.get(seat) if seat else None,
            said=tuple(state.said),
            stack=tuple(state.stack),
            reached=tuple(state.reached),
            result=dict(state.result),
        )

    def determinize(self, view: ToyView, seed: str) -> ToyState:
        """The unseen cards are dealt anew; nobody else's bid is in."""
        seen = {*view.hand, *view.spent}
        unseen = shuffled(Stream(seed), [card for card in range(1, 13) if card not in seen])
        hands = {}
        for name in view.seats:
            cards, size = (list(view.hand), 0) if name == view.seat else ([], view.hand_sizes[name])
            hands[name] = tuple(sorted(cards + [unseen.pop() for _ in range(size)]))
        state = ToyState(
            seats=view.seats, options=dict(view.options), round=view.round, hands=hands,
            deck=tuple(unseen[: view.deck_size]), coins=dict(view.coins), treasury=view.treasury,
            places=dict(view.places), bids=dict(view.bids), spent=view.spent, said=list(view.said),
        )  # fmt: skip
        state.dice = Dice(dice_key(seed))
        state.stack, state.reached = list(view.stack), list(view.reached)
        if view.own_bid is not None:
            state.sealed[view.seat or ""] = view.own_bid
        state.result = dict(view.result)
        return state

    def check(self, state: ToyState) -> None:
        cards = [card for hand in state.hands.values() for card in hand]
        cards += [*state.deck, *state.spent]
        if len(cards) != len(set(cards)):
            raise InvariantBroken("T1", "a card is in two places")
        if not all(0 <= place <= LAST_PLACE for place in state.places.values()):
            raise InvariantBroken("T3", "somebody left the track")

    def scores(self, state: ToyState) -> Mapping[str, float]:
        winners = state.result["seats"]
        return {seat: (seat in winners) / len(winners) for seat in state.seats}

    def survivors(self, state: ToyState) -> Sequence[str]:
        return state.seats

    def standing_samples(self, state: ToyState, seat: str) -> Sequence[str]:
        return [f"say {state.round}", f"say {seat} was here", f"say {'x' * (LONGEST_SENTENCE + 1)}"]

    def bots(self) -> Mapping[str, Callable[..., Any]]:
        return {}

    def hidden_shuffled(self, state: ToyState, seat: str | None, seed: str) -> ToyState:
        """Other hands and the deck exchange cards; the others' sealed bids follow their new hands."""
        twin = state.copy()
        stream = Stream(seed)
        others = [name for name in twin.seats if name != seat and name in twin.hands]
        pool = shuffled(stream, [card for name in others for card in twin.hands[name]] + list(twin.deck))
        for name in others:
            twin.hands[name] = tuple(sorted(pool.pop() for _ in twin.hands[name]))
            if name in twin.sealed:
                twin.sealed[name] = stream.pick(twin.hands[name])
        twin.deck = tuple(pool)
        twin.dice = Dice(dice_key(seed), state.dice.drawn)
        twin.touch()
        return twin

    def illegal_samples(self, state: ToyState, seat: str) -> Sequence[str]:
        missing = next(card for card in range(1, 14) if card not in state.hands[seat])
        return [str(missing), "dance", f"say {'x' * (LONGEST_SENTENCE + 1)}", "say"]
