"""Every field of every state says who sees it, and it is so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from greatpowers.engine.codec import Codec
from greatpowers.engine.game import Game
from greatpowers.engine.options import Scenario
from greatpowers.engine.seen import NOBODY, Unmarked, game_state, seen_by
from greatpowers.engine.state import GameState
from greatpowers.games.table import find_game
from tests.conformance.marks import leaks, states_of, unseen, with_field
from tests.testkit.toy import Course, Toy, ToyView
from tests.testkit.toy_state import ToyState

#: Games to look at: scenario, options, and how often.
GAMES: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "diplomacy": [
        ("seven", {"last_year": 1904, "hidden_votes": True, "unlawful_orders": "hold"}, 1),
        ("two", {"last_year": 1908}, 3),
    ],
    "napoleonic-wars": [
        ("1805-5", {"responses": "sealed"}, 12),
        ("1805-4", {"responses": "brisk"}, 5),
        ("1805-2", {"bid": True}, 20),
    ],
    "paths-of-glory": [
        ("historical", {"optional_cards": "selected", "peace_terms": False}, 12),
        ("limited", {"edition": "2010", "tournament": True}, 30),
        ("historical", {"solo": True, "peace_terms": False}, 30),
    ],
}
#: What random play does not lead to: answers kept for a window under seal, and those that wait their turn.
RARE: dict[str, dict[str, Any]] = {
    "napoleonic-wars": {
        "kept": {"france": (0, "countermanded", "")},
        "opened": {"1 france": (0, "countermanded", "", False)},
    }
}
#: What cannot be told of these games, and why.
KNOWN = {
    "diplomacy": {
        # Where the flow stands follows from the season and the phase.
        "reached is for everybody, but a spectator does not see it",
        # Orders are written and read within one decision.
        "written is hidden, but it is not drawn anew",
    },
    "napoleonic-wars": {
        # Answers under seal are kept by standing actions, until the house answers for all.
        "sealed is hidden, but it is not drawn anew",
        "sealed is its owners', but none of them sees it",
    },
    "paths-of-glory": {
        # Where units stand follows from the place of each.
        "at is for everybody, but a spectator does not see it",
        # Nobody answers at the same time as others.
        "sealed is hidden, but it is not drawn anew",
        "sealed is its owners', but none of them sees it",
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_who_sees_a_field_is_as_it_says(name: str) -> None:
    game = find_game(name)
    everywhere: list[GameState] = []
    anybody: dict[str, None] = {}
    for scenario, options, every in GAMES[name]:
        states = states_of(game, scenario, options, f"marks of {scenario}", every)
        seats = next(one.seats for one in game.scenarios if one.id == scenario)
        anybody |= dict.fromkeys(seats)
        everywhere += states

        assert list(leaks(game, states, seats)) == []
    everywhere += [with_field(everywhere[0], field, value) for field, value in RARE.get(name, {}).items()]
    assert sorted(unseen(game, everywhere, list(anybody))) == sorted(KNOWN[name])


@game_state
class Plotter(ToyState):
    """The toy with a field that nobody is to see."""

    plot: str = seen_by(NOBODY, default="")

    def copy(self) -> Plotter:
        twin = ToyState.copy(self)
        assert isinstance(twin, Plotter)
        twin.plot = self.plot
        return twin


class Plot(Toy):
    """Somebody plots from the first round on."""

    codec = Codec(Plotter)

    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> Plotter:
        plain = super().setup(scenario, options, state_dice_key)
        state = Plotter(seats=plain.seats, options=plain.options, treasury=plain.treasury, plot="murder")
        state.dice = plain.dice
        state.push(Course())
        return state


class PlotShuffled(Plot):
    """Nobody can know of the plot."""

    def hidden_shuffled(self, state: ToyState, seat: str | None, seed: str) -> ToyState:
        twin = super().hidden_shuffled(state, seat, seed)
        assert isinstance(twin, Plotter)
        twin.plot = seed
        return twin


class PlotTold(PlotShuffled):
    """What nobody is to see is put into the view."""

    def view(self, state: ToyState, seat: str | None) -> ToyView:
        assert isinstance(state, Plotter)
        return replace(super().view(state, seat), said=(*state.said, ("somebody", state.plot)))


class Mute(Toy):
    """The treasury is for everybody, and nobody is told."""

    def view(self, state: ToyState, seat: str | None) -> ToyView:
        return replace(super().view(state, seat), treasury=0)


def found(game: Game) -> list[str]:
    states, seats = states_of(game, "two", {}, "planted", 1), game.scenarios[0].seats
    return [*leaks(game, states, seats), *unseen(game, states, seats)]


def test_the_sound_toy_says_what_is_so() -> None:
    assert found(Toy()) == []
    assert found(PlotShuffled()) == []


def test_a_secret_that_is_put_into_the_view_is_found() -> None:
    assert found(PlotTold()) == ["plot is for nobody, but somebody sees it"]


def test_a_secret_that_the_leak_test_does_not_know_is_found() -> None:
    assert found(Plot()) == ["plot is hidden, but it is not drawn anew"]


def test_what_is_for_everybody_and_is_not_shown_is_found() -> None:
    assert found(Mute()) == ["treasury is for everybody, but a spectator does not see it"]


def test_a_field_that_does_not_say_who_sees_it_is_an_error_at_once() -> None:
    with pytest.raises(Unmarked, match=r"Forgetful\.treaty does not say who sees it"):

        @game_state
        class Forgetful(GameState):
            treaty: str = ""


def test_a_state_made_past_the_marks_cannot_be_saved() -> None:
    """Whoever makes an ordinary dataclass of his state has no game: a game needs a codec."""

    @dataclass(slots=True)
    class Sneaky(GameState):
        treaty: str = ""

    with pytest.raises(Unmarked, match=r"Sneaky\.treaty"):
        Codec(Sneaky)


def test_who_sees_it_has_no_default() -> None:
    with pytest.raises(TypeError):
        seen_by(default=1)  # type: ignore[call-overload]
