"""What a seat sees, states made up from it, saving, and what must always hold."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.errors import InvariantBroken
from greatpowers.engine.match import Match
from greatpowers.engine.seen import EVERYBODY, marks_of
from greatpowers.games.napoleonic_wars.positions.rebuild import hidden_shuffled, state_from_view
from greatpowers.games.napoleonic_wars.printed.cards import DECK_CARDS
from greatpowers.games.napoleonic_wars.printed.names import (
    BRITAIN,
    FRANCE,
    NATION_COUNT,
    PACT,
    RUSSIA,
)
from greatpowers.games.napoleonic_wars.rules.invariants import all_cards, check
from greatpowers.games.napoleonic_wars.show.table import Table
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.state.changes.cards import (
    draw_cards,
    look_away,
    look_into,
    pass_card,
    show_hand,
)
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import place_consul
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import board, nation, place
from tests.games.napoleonic_wars.changing import set_squadron
from tests.games.napoleonic_wars.matches import GAME, new_match, some_match, state_of
from tests.games.napoleonic_wars.seen import deck_of, hand_of


def hands_seen(state: State, seat: str | None) -> set[str]:
    """Nations whose cards the seat sees."""
    return {n.nation for n in view(state, seat).nations if n.hand}


def dealt() -> State:
    hands = {"france": ["rally"], "spain": ["mutiny"], "britain": ["typhus"], "turkey": ["haiti"]}
    return board(hands=hands, deck=("fouche", "cossacks"), discards=("old_guard", "desertion"))


def test_r6_5_a_seat_sees_the_hands_of_the_nations_it_runs() -> None:
    """Item 77: its own Power and its Pact ally, nobody else's; a spectator none."""
    state = dealt()

    assert hands_seen(state, "france") == {"france", "spain"}
    assert hands_seen(state, "britain") == {"britain"}
    assert hands_seen(state, None) == set()


def test_r8_2_a_new_ally_shows_its_hand() -> None:
    """Item 111: with the Pact its cards are run by its ally."""
    state = dealt()
    place_consul(state, nation("turkey"), RUSSIA, PACT, "test")

    assert hands_seen(state, "russia") == {"turkey"}


def test_no_hidden_card_stands_anywhere_in_a_view() -> None:
    seen = str(view(dealt(), "britain"))

    assert not [
        card for card in ("rally", "mutiny", "haiti", "fouche", "cossacks", "old_guard") if card in seen
    ]
    assert "desertion" in seen  # the top discard
    assert "typhus" in seen


def test_what_everybody_sees_is_listed_in_the_view() -> None:
    """Field by field: who sees which is written down in tests/conformance/who_sees.toml."""
    flow = {"stack", "reached", "result"}
    for_all = {name for name, mark in marks_of(State).items() if mark.who is EVERYBODY} - flow

    assert set(Table.__struct_fields__) == for_all


def test_draws_are_told_to_their_player_only() -> None:
    state = dealt()
    draw_cards(state, FRANCE, 1)
    recorded = state.events[-1]

    assert "cossacks" in str(recorded.as_seen_by("france"))
    assert "cossacks" not in str(recorded.as_seen_by("britain"))
    assert "count=1" in str(recorded.as_seen_by(None))


def test_a_card_passed_is_known_to_both_and_a_hand_shown_to_one() -> None:
    state = dealt()
    pass_card(state, BRITAIN, FRANCE, "typhus")
    told = [str(state.events[-1].as_seen_by(seat)) for seat in ("france", "britain", "russia")]
    assert ["typhus" in text for text in told] == [True, True, False]
    show_hand(state, nation("turkey"), "austria")
    told = [str(state.events[-1].as_seen_by(seat)) for seat in ("austria", "france")]
    assert ["haiti" in text for text in told] == [True, False]


def full() -> Match:
    return some_match("1805-4", lambda m: len(m.decisions) == 60)


def test_a_state_made_up_from_a_view_looks_the_same_and_keeps_the_rules() -> None:
    match = full()
    for seat in match.seats:
        made = state_from_view(match.view(seat), "made")
        check(made)

        assert view(made, seat) == match.view(seat)
        assert sorted(all_cards(made)) == sorted(DECK_CARDS)


def test_what_a_seat_cannot_see_can_be_drawn_anew() -> None:
    state = state_of(full())
    twin = hidden_shuffled(state, "france", "other")

    assert view(twin, "france") == view(state, "france")
    assert deck_of(twin) != deck_of(state)
    assert hand_of(twin, "france") == hand_of(state, "france")


def test_a_saved_state_comes_back() -> None:
    state = state_of(full())
    plain = GAME.codec.dump(state)

    assert GAME.codec.dump(GAME.codec.load(plain)) == plain


BREAKAGES: dict[str, dict[str, Any]] = {
    "7": {"sp_regroup": [200] + [0] * 8},
    "7.4": {"held": [0] * NATION_COUNT},
    "4.4": {"deck": ("rally",)},
    "8.1": {"consul_box": [0] * NATION_COUNT},
    "8.22": {"camp": [0, 0, 1, 1, -1, -1, -1, -1, -1]},
    "6.3": {"purse": -1},
}


@pytest.mark.parametrize("rule", BREAKAGES)
def test_a_state_that_cannot_be_is_found(rule: str) -> None:
    state = board(start=True, deck=DECK_CARDS)
    check(state)
    for name, value in BREAKAGES[rule].items():
        setattr(state, name, value)
    state.ties_changed()

    with pytest.raises(InvariantBroken, match=rf"\[{rule}\]"):
        check(state)


def test_pieces_noted_wrongly_are_found() -> None:
    state = board({"paris": "ney + 2 france"}, deck=DECK_CARDS)
    state.present[FRANCE] = 0
    with pytest.raises(InvariantBroken, match="noted wrongly"):
        check(state)

    other = board(fleets={"brest": "1 france"}, deck=DECK_CARDS)
    set_squadron(other, other.squadron_at.index(place("brest")), "vienna")
    with pytest.raises(InvariantBroken, match="neither in port nor at sea"):
        check(other)


def test_scores_follow_the_points_and_add_up() -> None:
    match = full()
    scores = GAME.scores(match.state)

    assert abs(sum(scores.values()) - 1) < 1e-9
    best = max(match.view(None).points, key=lambda seat: match.view(None).points[seat])
    assert scores[best] == max(scores.values())


def test_giving_up_ends_a_game_for_two_and_no_other() -> None:
    two, three = new_match("1805-2"), new_match("1805-3")
    refused = three.explain("france", "concede")
    assert refused is not None
    assert refused.message == "nw-concede-many"
    two.decide("france", "concede")

    assert two.result["winner"] == "britain"


def test_who_looks_into_a_hand_sees_it_until_he_looks_away() -> None:
    """Item 77: only an event lets him."""
    state = dealt()
    look_into(state, "austria", nation("turkey"))
    seen = [hands_seen(state, seat) for seat in ("austria", "russia")]
    look_away(state)

    assert seen == [{"turkey"}, set()]
    assert hands_seen(state, "austria") == set()
