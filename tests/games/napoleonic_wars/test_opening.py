"""Preparing for play: pieces, tracks, roles, bids, hands, mulligans. [2.2, 4]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.cards import HOME_CARDS
from greatpowers.games.napoleonic_wars.printed.names import (
    COALITION,
    IMPERIAL,
    NATION_COUNT,
    NATIONS,
    NO_CAMP,
    PRUSSIA,
)
from greatpowers.games.napoleonic_wars.printed.pieces import HAND_MAX, HAND_MIN
from greatpowers.games.napoleonic_wars.rules.impulse.playing import playable
from greatpowers.games.napoleonic_wars.rules.turn.bidding import Bidding, ChoosePayment
from greatpowers.games.napoleonic_wars.rules.turn.mulligan import Mulligans
from greatpowers.games.napoleonic_wars.rules.turn.peace import cards_due
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.state.changes.map import set_flag
from greatpowers.games.napoleonic_wars.state.control import controller
from greatpowers.games.napoleonic_wars.state.events.war import CardsDrawn, CardsTaken
from greatpowers.games.napoleonic_wars.state.relations import camp_of, is_proxy, nations_of, seat_of
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    nation,
    place,
    refusal,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.matches import GAME, new_match, offered, say, state_of
from tests.games.napoleonic_wars.seen import (
    deck_of,
    due_nation,
    hand_of,
    hand_sizes,
    held_mask,
    squadrons_in,
    turn_of,
)
from tests.games.napoleonic_wars.war_boards import consul

HANDS = {"france": 6, "britain": 4, "austria": 4, "russia": 3, "prussia": 3, "spain": 2, "turkey": 2,
         "sweden": 1, "denmark": 1}  # fmt: skip


def test_r4_1_pieces_stand_where_the_set_up_says() -> None:
    state = board(start=True)

    assert standing_in(state, "calais") == "napoleon, murat, soult + 7 france"
    assert standing_in(state, "venice") == "charles + 4 austria"
    assert len(squadrons_in(state, "english_channel")) == 2


def test_r2_2_one_flag_at_most_marks_an_area() -> None:
    """Item 6: nine nations; a second Flag takes the place of the first."""
    state = board(flags={"munich": "austria"})
    set_flag(state, place("munich"), nation("russia"), "test")

    assert len(NATIONS) == NATION_COUNT == 9
    assert controller(state, place("munich")) == nation("russia")
    assert not held_mask(state, "austria") >> place("munich") & 1


def test_r4_2_the_markers_start_on_1805_and_france() -> None:
    """Item 7: turn one, the first box."""
    state = state_of(new_match())

    assert (turn_of(state), due_nation(state)) == (1, "france")


def test_r4_2_camps_at_the_start() -> None:
    """Item 8: three Powers in the Coalition, France and its Pact ally Spain in the Imperial Camp."""
    state = board()
    camps = [camp_of(state, n) for n in range(NATION_COUNT)]

    assert camps == [IMPERIAL, COALITION, COALITION, COALITION, NO_CAMP, IMPERIAL, NO_CAMP, NO_CAMP, NO_CAMP]
    assert consul(state, "spain").split()[1] == "pact"


def test_r4_2_each_player_puts_one_of_his_nations_on_the_resource_track() -> None:
    """Item 9: one Resource a player, for a nation of his own."""
    match = new_match("1805-3")
    assert offered(match) == ["resource france", "resource spain"]
    say(match, "resource spain")
    assert offered(match) == ["resource austria", "resource russia"]  # Britain has only itself
    say(match, "resource russia")

    found = {NATIONS[n]: count for n, count in enumerate(state_of(match).resources) if count}
    assert found == {"spain": 1, "britain": 1, "russia": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r4_3_prussia_is_a_proxy_below_five_players(players: int) -> None:
    """Item 10: its Consul starts unaligned, in no row."""
    state = board(scenario=f"1805-{players}")

    assert is_proxy(state, PRUSSIA)
    assert consul(state, "prussia") == "unaligned"
    assert seat_of(state, PRUSSIA) == ""


def test_r4_3_with_five_players_prussia_is_a_power_without_consul() -> None:
    """Item 10: only then somebody plays it."""
    state = board(scenario="1805-5")

    assert not is_proxy(state, PRUSSIA)
    assert seat_of(state, PRUSSIA) == "prussia"
    assert camp_of(state, PRUSSIA) == NO_CAMP


@pytest.mark.parametrize(
    ("scenario", "seat", "powers"),
    [("1805-3", "austria", ["austria", "russia"]), ("1805-2", "britain", ["britain", "austria", "russia"])],
)
def test_r4_3_one_player_may_run_several_powers(scenario: str, seat: str, powers: list[str]) -> None:
    """Items 11, 12: none of them a Proxy, each with a hand of its own."""
    match = new_match(scenario, bid=False)
    state = board(scenario=scenario)
    while offered(match)[0].startswith("resource"):
        say(match, offered(match)[0])

    assert [NATIONS[n] for n in nations_of(state, seat)] == powers
    assert not any(is_proxy(state, nation(power)) for power in powers)
    assert [len(hand_of(state_of(match), power)) for power in powers] == [HANDS[p] for p in powers]


def test_r4_3_a_contested_camp_goes_to_the_higher_bid() -> None:
    """Item 13: the winner gives up that much strength, wherever he likes, before play."""
    state = board({"calais": "napoleon + 8 france"}, scenario="1805-2", dice=[2, 5], options={"bid": True})
    run(state, Bidding())
    assert asked(state).seat == "britain"  # type: ignore[union-attr]
    answer(state, "bid imperial 1", "bid imperial 2", "accept")

    assert GAME.seating(state) == {}
    assert standing_in(state, "calais") == "napoleon + 6 france"


def test_r4_3_the_winner_of_the_other_camp_changes_seats() -> None:
    """Item 13: who sat down for France may win the Coalition."""
    state = board(
        {"kent": "4 britain", "vienna": "3 austria"}, scenario="1805-2", dice=[6, 1], options={"bid": True}
    )
    run(state, Bidding())
    answer(state, "bid coalition 3", "accept")

    assert GAME.seating(state) == {"france": "britain", "britain": "france"}
    assert (seat_of(state, nation("austria")), seat_of(state, nation("france"))) == ("britain", "france")
    assert asked(state) == ChoosePayment("britain", 3)
    assert set(texts(state)) == {"give up britain @ kent", "give up austria @ vienna"}
    answer(state, "give up austria @ vienna", "give up britain @ kent", "give up britain @ kent")
    assert (standing_in(state, "kent"), standing_in(state, "vienna")) == ("2 britain", "2 austria")
    assert asked(state) is None


def test_r4_3_equal_dice_are_rolled_again_and_bids_must_rise() -> None:
    """Item 13: for the same Camp, higher than before, and not more than it has on the map."""
    state = board({"calais": "8 france"}, scenario="1805-2", dice=[3, 3, 1, 4], options={"bid": True})
    run(state, Bidding())
    assert refusal(state, "accept") == "nw-bid-nothing"
    answer(state, "bid imperial 2")

    assert refusal(state, "bid imperial 2") == "nw-bid-too-low"
    assert refusal(state, "bid coalition 3") == "nw-bid-other-camp"
    assert refusal(state, "bid imperial 9") == "nw-bid-too-high"
    assert refusal(state, "bid imperial 8") == ""
    answer(state, "accept")
    assert standing_in(state, "calais") == "6 france"


def test_r4_3_two_players_bid_unless_they_have_agreed() -> None:
    """Item 13: three players have nothing to bid for."""
    assert offered(new_match("1805-2"))[0].startswith("bid")
    assert offered(new_match("1805-2", bid=False))[0].startswith("resource")
    assert offered(new_match("1805-3", bid=True))[0].startswith("resource")


def test_r4_4_first_hands() -> None:
    """Item 14: six for France down to one for Sweden and Denmark."""
    match = new_match("1805-5")
    say(match, "resource france")

    assert hand_sizes(state_of(match)) == HANDS


@pytest.mark.parametrize("scenario", ["1812-5", "1812-2", "1813-5", "1813-2"])
def test_r14_32_first_hands_of_later_years_are_within_their_limits(scenario: str) -> None:
    """Item 261: a card for two Keys, but no fewer than the minimum and no more than the maximum."""
    match = new_match(scenario, bid=False)
    state = state_of(match)
    while not any(hand_sizes(state).values()):
        say(match, offered(match)[0])
        state = state_of(match)

    for nation_, hand in enumerate(state.hands):
        due = cards_due(state, nation_)
        assert len(hand) == min(max(due, HAND_MIN[nation_]), HAND_MAX[nation_])


def test_r4_4_home_cards_are_not_dealt_and_lie_with_their_nation() -> None:
    """Item 15: nobody holds them in hand, and they may be played."""
    match = new_match("1805-5")
    say(match, "resource france")
    state = state_of(match)
    homes = {card for cards in HOME_CARDS for card in cards}

    assert not homes & {card for pile in (*state.hands, deck_of(state)) for card in pile}
    assert set(HOME_CARDS[nation("france")]) <= set(playable(state, nation("france")))


def test_r4_5_a_hand_may_be_thrown_in_for_one_card_fewer_again_and_again() -> None:
    """Items 16, 17: in track order, each time one fewer, until the nation keeps."""
    state = board(
        hands={"france": ["talleyrand", "rally", "privateers"], "britain": ["typhus"]},
        deck=("cossacks", "old_guard", "haiti", "dysentery"),
    )
    run(state, Mulligans(0))
    assert texts(state) == ["keep", "mulligan"]
    answer(state, "mulligan")
    assert hand_of(state, "france") == ("dysentery", "haiti")
    answer(state, "mulligan")
    assert hand_of(state, "france") == ("old_guard",)
    answer(state, "keep")

    assert asked(state).seat == "britain"  # type: ignore[union-attr]


def test_r4_5_the_last_card_may_go_too_and_home_cards_stay() -> None:
    """Item 18: a mulligan takes the hand, never a Home card."""
    state = board(hands={"france": ["talleyrand"]}, deck=("cossacks",))
    run(state, Mulligans(0))
    answer(state, "mulligan")

    assert hand_of(state, "france") == ()
    assert playable(state, 0) == ("the_emperor_commands", "grande_armee")


def test_r4_5_a_later_hand_lies_closed_until_the_earlier_is_settled() -> None:
    """Item 19: France looks into the Spanish hand only after its own is decided."""
    state = board(hands={"france": ["rally"], "spain": ["mutiny"]}, deck=("cossacks",))
    run(state, Mulligans(0))
    before = view(state, "france").nations[nation("spain")]
    answer(state, "keep")
    after = view(state, "france").nations[nation("spain")]

    assert (before.hand, before.hand_size, before.is_open) == ((), 1, False)
    assert (after.hand, after.is_open) == (("mutiny",), True)


def test_r4_5_nobody_decides_on_the_hand_of_a_neutral_proxy() -> None:
    """Item 19: it keeps what it was dealt, unseen."""
    state = board(hands={"turkey": ["rally"]}, deck=("cossacks",))

    assert run(state, Mulligans(0)) is None
    assert all(view(state, seat).nations[nation("turkey")].hand == () for seat in ("france", "britain"))


def test_r4_5_only_the_top_discard_can_be_seen() -> None:
    """Item 20: how many there are is known, and the last of them."""
    state = board(discards=("rally", "mutiny", "typhus"))
    seen = view(state, "france")

    assert (seen.discard_size, seen.top_discard) == (3, "typhus")
    assert "mutiny" not in str(seen)


def test_what_is_dealt_is_told_to_nobody_before_the_mulligan() -> None:
    """Item 19: the deal shows numbers only."""
    match = new_match("1805-5")
    say(match, "resource france")
    told = match.events("france")

    assert not any(isinstance(event, CardsDrawn) for event in told)
    assert sum(isinstance(event, CardsTaken) for event in told) == NATION_COUNT


def test_every_scenario_starts_with_a_question_and_keeps_the_rules() -> None:
    for scenario in GAME.scenarios:
        match = new_match(scenario.id)
        GAME.check(match.state)
        assert match.pending()
