"""Toys that are broken on purpose, one fault each: what the checks must be able to find."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from greatpowers.engine.codec import Codec
from greatpowers.engine.errors import InvariantBroken, Refusal
from greatpowers.engine.frames import frame
from greatpowers.engine.options import Scenario
from tests.testkit.toy import ChooseReward, Talk, Toy, ToyView
from tests.testkit.toy_state import ToyState

_calls = itertools.count()


class BrokenInvariant(Toy):
    """Somebody gets richer than the game allows."""

    def check(self, state: ToyState) -> None:
        super().check(state)
        if max(state.coins.values(), default=0) > 1:
            raise InvariantBroken("T2", "more than one coin")


class LeakingView(Toy):
    """The number of cards in the deck gives its top card away."""

    def view(self, state: ToyState, seat: str | None) -> ToyView:
        return replace(super().view(state, seat), deck_size=state.deck[-1] if state.deck else 0)


class LeakingBids(Toy):
    """Sealed bids are shown to everybody."""

    def view(self, state: ToyState, seat: str | None) -> ToyView:
        return replace(super().view(state, seat), bids={**state.bids, **state.sealed})


class SharingState(ToyState):
    """A state whose copies share coins and places."""

    __slots__ = ()

    def copy(self) -> ToyState:
        twin = super().copy()
        twin.coins, twin.places = self.coins, self.places
        return twin


class FickleState(ToyState):
    """A state with dice that no replay can repeat."""

    __slots__ = ()

    def draw(self, bound: int, purpose: str) -> int:
        return (super().draw(bound, purpose) + next(_calls)) % bound


class OtherState(Toy):
    """A toy on another kind of state."""

    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> ToyState:
        made = super().setup(scenario, options, state_dice_key)
        kind: type[ToyState] = self.codec.state_type  # type: ignore[assignment]
        state = kind(seats=made.seats, options=made.options, treasury=made.treasury)
        state.dice, state.stack, state.reached = made.dice, made.stack, made.reached
        return state


class SharedCopy(OtherState):
    """What happens to a copy happens to the original."""

    codec = Codec(SharingState)


class UnreplayableChance(OtherState):
    """Its dice do not come from the seed alone."""

    codec = Codec(FickleState)


class ForgetfulCodec(Codec):
    """Loses the number of the round."""

    def load(self, plain: Mapping[str, Any]) -> Any:
        return super().load({**plain, "round": 0})


class LossySave(Toy):
    """A saved game comes back younger."""

    codec = ForgetfulCodec(ToyState)


@frame
class ChooseNothing(ChooseReward):
    """A question without an answer."""

    def options(self, state: ToyState) -> Sequence[str]:
        return ()


class EmptyOptions(Toy):
    """Somebody is asked and can answer nothing."""

    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> ToyState:
        state = super().setup(scenario, options, state_dice_key)
        state.push(ChooseNothing("red"))
        return state


class Mumble(Talk):
    """Refuses without saying by which rule."""

    def refuse(self, state: ToyState, seat: str, action: str) -> Refusal | None:
        return Refusal("toy-too-long") if super().refuse(state, seat, action) else None


class SilentRefusal(Toy):
    """What is not allowed is refused without the number of a rule."""

    standing = (Mumble(),)


class AllowsEverything(Toy):
    """Something that counts as not allowed is allowed."""

    def illegal_samples(self, state: ToyState, seat: str) -> Sequence[str]:
        return ["say hello"]


class WrongScores(Toy):
    """Everybody has won alone."""

    def scores(self, state: ToyState) -> Mapping[str, float]:
        return dict.fromkeys(state.seats, 1.0)


class WildGuess(Toy):
    """The state made up for search gives the viewer other cards."""

    def determinize(self, view: ToyView, seed: str) -> ToyState:
        state = super().determinize(view, seed)
        hand = state.hands[view.seat or "red"]
        if state.deck and hand:
            state.hands[view.seat or "red"] = tuple(sorted((*hand[1:], state.deck[0])))
            state.deck = (hand[0], *state.deck[1:])
        return state
