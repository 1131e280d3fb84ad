"""What seats see, states made from views, invariants, giving up, saving. [views of 2–17]"""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import InvariantBroken
from greatpowers.engine.match import Match
from greatpowers.engine.state import decide_in_place, open_choices
from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.names import AP, CP, SIDE_NUMBER
from greatpowers.games.paths_of_glory.printed.units import the
from greatpowers.games.paths_of_glory.rules.turn.pools import cards_in_play
from greatpowers.games.paths_of_glory.state.changes.cards import draw_cards, leave_hand, show_hand
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.seen import deck_of, hand_of
from tests.games.paths_of_glory.turns import GAME, answer, deal, new_game, question

#: What may differ between a state and one made from a view of it.
HIDDEN = {"hands", "decks", "dice", "swaps"}


def played_on(scenario: str, decisions: int, seed: str = "view", **options: object) -> State:
    """A random game some decisions old."""
    state, stream = new_game(scenario, seed, **options), Stream(seed)
    for _ in range(decisions):
        if not state.stack:
            break
        choice = open_choices(state)[0]
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))
    return state


STATES = [
    ("campaign", 3, {}),
    ("campaign", 200, {}),
    ("historical", 90, {}),
    ("historical", 400, {"edition": "2010"}),
    ("limited", 260, {"optional_cards": "selected", "peace_terms": False}),
    ("introductory", 101, {"optional_cards": "all"}),
]


@pytest.mark.parametrize(("scenario", "decisions", "options"), STATES)
@pytest.mark.parametrize("seat", ["ap", "cp", None])
def test_a_state_made_from_a_view_is_the_same_but_for_what_is_hidden(
    scenario: str, decisions: int, options: dict[str, object], seat: str | None
) -> None:
    """Every field of the state is in the view, or hidden on purpose."""
    state = played_on(scenario, decisions, **options)
    made = GAME.determinize(GAME.view(state, seat), "made up")
    here, there = GAME.codec.dump(state), GAME.codec.dump(made)

    assert {name for name in here if here[name] != there[name]} <= HIDDEN
    assert GAME.view(made, seat) == GAME.view(state, seat)
    GAME.check(made)


@pytest.mark.parametrize("seat", ["ap", "cp"])
def test_a_seat_sees_its_own_hand_only(seat: str) -> None:
    """The other hand, both draw piles and their order stay hidden."""
    state = played_on("campaign", 60)
    view = GAME.view(state, seat)
    own, other = SIDE_NUMBER[seat], 1 - SIDE_NUMBER[seat]

    assert view.sides[own].hand == tuple(sorted(hand_of(state, own)))
    assert view.sides[other].hand == ()
    assert [side.hand_size for side in view.sides] == [len(hand) for hand in state.hands]
    assert [side.deck_size for side in view.sides] == [len(deck) for deck in state.decks]
    secret = set(hand_of(state, other)) - set(view.sides[other].shown)
    assert not [card for card in secret if card in repr(view)]


def test_a_spectator_sees_no_hand() -> None:
    view = GAME.view(played_on("campaign", 60), None)

    assert [side.hand for side in view.sides] == [(), ()]


def test_views_are_values() -> None:
    """What happens later does not change a view."""
    state = played_on("campaign", 30)
    view = GAME.view(state, "ap")
    again = GAME.view(state, "ap")
    choice = question(state)
    decide_in_place(state, choice, choice.options(state)[0])

    assert view == again


def test_shown_cards_are_known_until_they_are_played() -> None:
    """A hand that was shown is remembered; cards drawn later are not in it."""
    state = board()
    deal(state, "cp", "cp_02", "cp_03")
    deck_of(state, "cp").remove("cp_05")
    deck_of(state, "cp").append("cp_05")
    show_hand(state, CP, AP)
    draw_cards(state, CP, 1)
    leave_hand(state, CP, "cp_02")

    assert GAME.view(state, "ap").sides[CP].shown == ("cp_03",)
    made = GAME.determinize(GAME.view(state, "ap"), "guess")
    assert "cp_03" in hand_of(made, "cp")
    assert len(hand_of(made, "cp")) == 2


def test_unknown_hands_are_drawn_at_random() -> None:
    """Different seeds give different hands, the same seed the same."""
    view = GAME.view(answer(new_game(), "guns of august"), "ap")
    hands = [sorted(GAME.determinize(view, f"seed {n}").hands[CP]) for n in range(8)]

    assert all("cp_01" in hand and len(hand) == 7 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1
    assert sorted(GAME.determinize(view, "seed 0").hands[CP]) == hands[0]


def test_own_cards_stay_own_cards() -> None:
    state = answer(new_game(), "guns of august")
    made = GAME.determinize(GAME.view(state, "cp"), "guess")

    assert sorted(hand_of(made, "cp")) == sorted(hand_of(state, "cp"))
    assert sorted(hand_of(made, "cp") + deck_of(made, "cp")) == sorted(cards_in_play(state, CP))


def test_hidden_things_are_drawn_anew() -> None:
    """What the leak test compares does differ."""
    state = played_on("limited", 40, optional_cards="selected")
    twins = [GAME.hidden_shuffled(state, "ap", f"twin {n}") for n in range(6)]

    assert any(sorted(hand_of(twin, "cp")) != sorted(hand_of(state, "cp")) for twin in twins)
    assert any(twin.swaps[CP] != state.swaps[CP] for twin in twins)
    assert all(hand_of(twin, "ap") == hand_of(state, "ap") for twin in twins)
    for twin in twins:
        GAME.check(twin)


@pytest.mark.parametrize(("seat", "winner"), [("ap", "cp"), ("cp", "ap")])
def test_conceding(seat: str, winner: str) -> None:
    """Giving up is possible at any time and makes the other side win."""
    match = Match(GAME, "campaign", seed="given up")
    match.decide(seat, "concede")

    expected = {"kind": "win", "seats": [winner], "winner": winner, "why": "conceded", "vp": 10, "turn": 1}
    assert match.result == expected
    assert GAME.scores(match.state) == {winner: 1.0, seat: 0.0}


def test_conceding_is_one_word() -> None:
    match = Match(GAME, "campaign", seed="given up")
    refusal = match.explain("ap", "concede Paris")

    assert refusal is not None
    assert refusal.rule == "5.1.1"


def test_scores_before_and_after_the_end() -> None:
    """The share of the points while the game goes on, halves for a draw."""
    assert GAME.scores(board(vp=15)) == {"ap": 0.25, "cp": 0.75}
    assert GAME.scores(board(vp=30)) == {"ap": 0.0, "cp": 1.0}
    assert GAME.scores(board(result={"kind": "draw", "winner": ""})) == {"ap": 0.5, "cp": 0.5}


CARDS_OF_1914 = [f"ap_{n:02}" for n in range(1, 15)]
BROKEN = [
    ("10.1.1", {"units": {"sedan": ["fr_1", "fr_2", "fr_3", "fr_4"]}}),
    ("10.1.5", {"units": {"sedan": ["fr_1", "ge_1"]}}),
    ("11.1.14", {"units": {"sedan": ["ge_1"]}}),
    ("11.2.3", {"trenches": {"ap": {"sedan": 3}}}),
    ("15.2.1", {"forts_besieged": ["verdun"]}),
    ("15.2.1", {"forts_besieged": ["sedan"]}),
    ("15.2.4", {"units": {"verdun": ["ge_corps"]}, "forts_besieged": ["verdun"]}),
    ("13.1.9", {"units": {"ap_reserve_box": ["fr_1"]}}),
    ("17.1.7", {"units": {"ap_eliminated_box": ["br_bef_army"]}}),
    ("9.1.2", {"hands": {"ap": ["ap_01", "ap_01"]}}),
    ("6.0", {"hands": {"ap": CARDS_OF_1914[:8]}, "decks": {"ap": CARDS_OF_1914[8:]}}),
    ("8.1.1", {"actions_this_turn": {"ap": ["ops"] * 7}}),
    ("17.1.1", {"rp": {"ge": -1}}),
    ("5.3.2", {"scenario": "introductory", "commitment": {"ap": "limited"}}),
    ("5", {"scenario": "introductory", "turn": 4}),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "fields"), BROKEN)
def test_invariants_are_noticed(rule: str, fields: dict[str, object]) -> None:
    """A state that cannot be reached is found out, with the rule it breaks."""
    with pytest.raises(InvariantBroken) as caught:
        GAME.check(board(**fields))  # type: ignore[arg-type]

    assert caught.value.rule == rule


def test_a_counter_in_two_places_is_noticed() -> None:
    state = board(start=True)
    state.at[SPACE_NUMBER["paris"]] += (the("ge_1"),)

    with pytest.raises(InvariantBroken):
        GAME.check(state)


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_the_start_breaks_nothing(scenario: str) -> None:
    GAME.check(new_game(scenario))


def test_the_random_player_depends_on_seed_and_view_alone() -> None:
    match = Match(GAME, "campaign", seed="bot")
    first, second = (GAME.bots()["random"]("seed") for _ in range(2))
    asked = match.pending()[0]
    view = match.view(asked.seat)

    assert first.decide(view, asked) == first.decide(view, asked) == second.decide(view, asked)
