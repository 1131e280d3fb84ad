"""The Draw Phase: discards, shuffles, full and short hands; optional cards. [6.0 G, 9.5.4, options]"""

from __future__ import annotations

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import IllegalDecision
from greatpowers.engine.match import Match
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.printed.ruleset import rules_of
from greatpowers.games.paths_of_glory.rules.turn.drawing import ChooseDiscard, Drawing, DrawPhase
from greatpowers.games.paths_of_glory.rules.turn.pools import cards_in_play, deck_cards
from greatpowers.games.paths_of_glory.rules.war.war_status import WarStatusPhase
from greatpowers.games.paths_of_glory.state.state import State
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.changing import set_deck, set_discards, set_table
from tests.games.paths_of_glory.seen import commitment_of, deck_of, discards_of, hand_of, on_table, phase_of
from tests.games.paths_of_glory.turns import (
    GAME,
    answer,
    deal,
    new_game,
    question,
    real_dice,
    run,
    texts,
    why_not,
)


def drawing(*hand: str, **fields: object) -> State:
    """The Allies are asked for discards."""
    state = real_dice(board(**{"turn": 4, **fields}))  # type: ignore[arg-type]
    return deal(state, "ap", *hand)


@pytest.mark.parametrize(("options", "size"), [({}, 7), ({"eight_cards": True}, 8)])
def test_r6_0_g_hands_are_filled(options: dict[str, bool], size: int) -> None:
    """Item 070: up to seven, or eight by agreement."""
    state = drawing("ap_02", "ap_09", options=options)
    answer(run(state, Drawing(AP)), "done")

    assert len(hand_of(state, "ap")) == size
    assert {"ap_02", "ap_09"} <= set(hand_of(state, "ap"))


def test_r6_0_g_a_full_hand_draws_nothing() -> None:
    """Item 070"""
    cards = tuple(f"ap_{n:02}" for n in range(1, 8))
    state = drawing(*cards)
    answer(run(state, Drawing(AP)), "done")

    assert sorted(hand_of(state, "ap")) == list(cards)


def test_r6_0_g_the_pile_runs_out() -> None:
    """Item 071: what is left is dealt first, then the discards are shuffled and dealt on."""
    state = drawing("ap_02")
    set_deck(state, "ap", ["ap_05", "ap_06"])
    rest = [f"ap_{n:02}" for n in range(7, 15)]
    set_discards(state, "ap", rest)
    answer(run(state, Drawing(AP)), "done")

    assert len(hand_of(state, "ap")) == 7
    assert {"ap_02", "ap_05", "ap_06"} <= set(hand_of(state, "ap"))
    assert discards_of(state, "ap") == []
    assert len(deck_of(state, "ap")) == 4


def test_r6_0_g_a_short_hand() -> None:
    """Item 072: if there are no more cards the turn begins with fewer."""
    state = drawing("ap_02")
    set_deck(state, "ap", ["ap_05"])
    set_discards(state, "ap", ["ap_06"])
    answer(run(state, Drawing(AP)), "done")

    assert sorted(hand_of(state, "ap")) == ["ap_02", "ap_05", "ap_06"]


def test_r6_0_g_combat_cards_just_discarded_are_mixed_in() -> None:
    """Item 073: with the new cards of this turn."""
    state = drawing("ap_04", "ap_02", shuffle_due=["ap"])
    run(state, Drawing(AP))
    answer(answer(state, "discard ap_04"), "done")

    assert discards_of(state, "ap") == []
    assert "ap_04" in deck_of(state, "ap") + hand_of(state, "ap")


def test_r6_0_g_without_new_cards_nothing_is_mixed() -> None:
    """Item 073"""
    state = drawing("ap_04", "ap_02")
    run(state, Drawing(AP))
    answer(answer(state, "discard ap_04"), "done")

    assert discards_of(state, "ap") == ["ap_04"]


def test_r9_5_4_5_face_up_cards_go_at_the_end_of_the_turn() -> None:
    """Item 181: whoever won with them."""
    state = drawing()
    set_table(state, {"ap": ["ap_05"], "cp": ["cp_03"]})
    deck_of(state, "ap").remove("ap_05")
    run(state, DrawPhase())

    assert on_table(state, "ap") == on_table(state, "cp") == []
    assert (discards_of(state, "ap"), discards_of(state, "cp")) == (["ap_05"], ["cp_03"])


def test_r9_5_4_6_combat_cards_may_be_discarded() -> None:
    """Items 182, 184: any number of them, and nothing else."""
    state = run(drawing("ap_02", "ap_04", "ap_05", "ap_09"), Drawing(AP))

    assert texts(state) == ["done", "discard ap_04", "discard ap_05"]
    assert why_not(state, "discard ap_02") == "9.5.4.6"
    assert why_not(state, "discard ap_06") == "9.1.2"
    answer(answer(answer(state, "discard ap_04"), "discard ap_05"), "done")
    assert discards_of(state, "ap") == ["ap_04", "ap_05"]


def test_r9_5_4_6_being_asked_tells_nothing() -> None:
    """Item 184: a hand without combat cards is asked as well."""
    state = run(drawing("ap_02"), Drawing(AP))

    assert question(state) == ChooseDiscard("ap")
    assert texts(state) == ["done"]


def test_r6_0_g_the_allies_are_first() -> None:
    """Item 070: each side discards and draws before the other."""
    state = run(deal(drawing("ap_04"), "cp", "cp_02"), DrawPhase())

    assert question(state).seat == "ap"
    answer(state, "done")
    assert len(hand_of(state, "ap")) == 7
    assert question(state).seat == "cp"


def test_drawing_cannot_be_taken_back() -> None:
    """Item 070: who has seen new cards does not discard again."""
    match = Match(GAME, "campaign", seed="undo", options={"peace_terms": False})
    match.decide("cp", "guns of august")
    stream = Stream("undo")
    while phase_of(match.state) != "draw":
        asked = match.pending()[0]
        match.decide(asked.seat, asked.choice.sample(asked.offer, stream))
    match.decide("ap", "done")

    with pytest.raises(IllegalDecision):
        match.undo("ap")


def test_r9_5_2_5_late_entries_may_be_discarded() -> None:
    """Items 149, 184: Romania and Italy, like combat cards, while the limit holds."""
    limited = run(drawing("ap_16", "ap_17", commitment={"ap": "limited", "cp": "total"}), Drawing(AP))
    free = run(drawing("ap_16", "ap_17", commitment={"ap": "total", "cp": "total"}), Drawing(AP))

    assert texts(limited) == ["done", "discard ap_16", "discard ap_17"]
    assert texts(free) == ["done"]


def test_r9_5_2_5_the_limit_lifts_with_the_next_turn() -> None:
    """Item 150: on the turn that brings the Allies to Total War they may still be discarded."""
    state = drawing(
        "ap_16",
        commitment={"ap": "limited", "cp": "total"},
        war_status={"ap": 11, "cp": 11},
        turn=12,
        at_war=["tu"],
    )
    run(state, WarStatusPhase())
    run(state, Drawing(AP))

    assert commitment_of(state)["ap"] == "total"
    assert texts(state) == ["done", "discard ap_16"]


def test_options_all_optional_cards() -> None:
    """Item 421: ten more a side in their decks, and eight cards in hand."""
    state = board(options={"optional_cards": "all"})
    rules = rules_of("campaign", {"optional_cards": "all"})
    added = [[card for card in deck_cards(state, AP, deck) if CARDS[card].is_optional] for deck in range(3)]

    assert [len(cards) for cards in added] == [2, 4, 4]
    assert [len(deck_cards(state, CP, deck)) for deck in range(3)] == [16, 24, 25]
    assert rules.hand_size == 8


def test_options_none() -> None:
    """Item 421: without the agreement there are fourteen, twenty and twenty-one."""
    state = board()

    for side in (AP, CP):
        assert [len(deck_cards(state, side, deck)) for deck in range(3)] == [14, 20, 21]


def selecting() -> State:
    return new_game(optional_cards="selected")


def test_options_selected_cards() -> None:
    """Item 422: one for one, from the same deck and of the same values."""
    state = selecting()
    taken = [text.split() for text in texts(state)[1:]]

    assert question(state).seat == "ap"
    assert taken
    for _, optional, _, out in taken:
        new, old = CARDS[optional], CARDS[out]
        assert (new.deck, new.ops, new.sr) == (old.deck, old.ops, old.sr)
        assert new.is_optional
        assert not old.is_optional


def test_options_a_swap() -> None:
    """Item 422: the new card is in, the old one out; each is used once."""
    state = answer(selecting(), "take ap_56 for ap_05")

    assert why_not(state, "take ap_56 for ap_06") == "9.1.2"
    assert why_not(state, "take ap_58 for ap_05") == "9.1.2"
    assert why_not(state, "take cp_56 for cp_02") == "9.1.2"
    answer(answer(answer(state, "take ap_58 for ap_20"), "done"), "done")
    assert "ap_56" in cards_in_play(state, AP)
    assert "ap_05" not in cards_in_play(state, AP)
    assert len(cards_in_play(state, AP)) == 14
    assert "ap_58" in deck_cards(state, AP, 1)
    assert "ap_20" not in deck_cards(state, AP, 1)


def test_options_swaps_are_secret() -> None:
    """Item 422: the other side sees nothing of them, in views and events."""
    state = answer(selecting(), "take ap_56 for ap_05")
    hidden = [r for r in state.events if type(r.event).__name__ == "CardSwapped"]

    assert hidden
    assert all(r.as_seen_by("cp") is None and r.as_seen_by(None) is None for r in hidden)
    assert GAME.view(state, "cp").sides[AP].swaps == ()
    assert GAME.view(state, "ap").sides[AP].swaps == (("ap_56", "ap_05"),)


@pytest.mark.parametrize(("eight", "size"), [(False, 7), (True, 8)])
def test_options_hand_size_with_selected_cards(eight: bool, size: int) -> None:
    """Item 423: agreed on separately."""
    assert rules_of("campaign", {"optional_cards": "selected", "eight_cards": eight}).hand_size == size


def test_options_2010_knows_no_optional_cards() -> None:
    """Item 421: they came with the later edition."""
    state = board(options={"edition": "2010", "optional_cards": "all"})

    assert len(deck_cards(state, AP, 0)) == 14
