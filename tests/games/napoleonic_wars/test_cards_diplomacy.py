"""Events of courts and cabinets, one by one. Cards 53 to 69. [6.16, 8]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.rules.cards.playing import EventPlay
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.impulse.playing import playable
from greatpowers.games.napoleonic_wars.state.changes.cards import lend_parliament, play_card
from greatpowers.games.napoleonic_wars.state.effects import have_armistice
from greatpowers.games.napoleonic_wars.state.relations import are_allies, are_enemies, seat_of
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, run, standing_in, texts
from tests.games.napoleonic_wars.card_boards import dice, event_refused, midgame, play_event, settle
from tests.games.napoleonic_wars.changing import set_active, set_auto_pass, set_due, set_hand, set_round
from tests.games.napoleonic_wars.land_boards import refused
from tests.games.napoleonic_wars.seen import (
    discards_of,
    hand_of,
    in_regroup,
    leader_place,
    purse_of,
    removed_cards,
    squadrons_in,
    strength_of,
)
from tests.games.napoleonic_wars.war_boards import consul, owner, put_consul
from tests.games.napoleonic_wars.war_boards import refused as act_refused

NOTHING = "nw-event-no-effect 6.1"
CARDS_TO_DRAW = ("haiti", "rally", "typhus", "fouche", "mutiny")


def asked_of(state: State) -> str:
    question = asked(state)
    assert question is not None
    return question.seat


# 53: Treaty of Tilsit


def test_card_53_an_enemy_who_accepts_changes_sides_for_two_cards() -> None:
    """Item 129: the one who offers draws one."""
    state = board(turn=3, deck=CARDS_TO_DRAW)
    play_event(state, "france", "treaty_of_tilsit", "offer russia")
    assert asked_of(state) == "russia"
    answer(state, "tilsit accept russia")
    settle(state)

    assert are_allies(state, nation("france"), nation("russia"))
    assert are_enemies(state, nation("russia"), nation("austria"))
    assert len(hand_of(state, "russia")) == 2
    assert len(hand_of(state, "france")) == 1
    assert removed_cards(state) == ("treaty_of_tilsit",)


def test_card_53_a_refusal_brings_three_cps() -> None:
    state = board({"paris": "ney + 2 france"}, turn=3)
    play_event(state, "france", "treaty_of_tilsit", "offer austria", "tilsit refuse austria")

    assert purse_of(state) == 6
    assert are_enemies(state, nation("france"), nation("austria"))


def test_card_53_france_and_britain_are_never_partners() -> None:
    """Item 117."""
    state = board(turn=3)
    play_event(state, "france", "treaty_of_tilsit")
    assert set(texts(state)) == {"offer austria", "offer russia"}

    british = board(turn=3)
    assert event_refused(british, "britain", "treaty_of_tilsit") == NOTHING


def test_card_53_needs_an_enemy() -> None:
    assert event_refused(board(turn=3), "prussia", "treaty_of_tilsit") == NOTHING


# 54: Armistice


def armistice() -> State:
    state = board({"munich": "ney + 4 france", "linz": "mack + 2 austria"}, turn=3, dice=[6, *[1] * 60])
    play_event(state, "france", "armistice", "with austria")
    return state


def test_card_54_neither_enters_the_others_land() -> None:
    """Item 61: Russia is not bound, nor is anybody bound towards it."""
    state = armistice()

    assert have_armistice(state, nation("france"), nation("austria"))
    assert refused(state, "ney + 4 france @ munich to linz") == "nw-armistice"
    assert not have_armistice(state, nation("france"), nation("russia"))
    assert event_refused(state, "austria", "armistice") == NOTHING


@pytest.mark.parametrize(("first", "ends"), [(6, True), (5, False)])
@pytest.mark.parametrize("who", ["france", "austria"])
def test_card_54_a_six_at_the_start_of_the_own_impulse_ends_it(first: int, ends: bool, who: str) -> None:
    """Item 61: whichever of the two rolls."""
    state = board(turn=3, hands={who: ["rally"]}, dice=[first], active=who)
    play_event(state, "france", "armistice", "with austria")
    other = {"france": "austria", "austria": "france"}[who]
    run(state, Impulse(nation(who), False))
    assert asked_of(state) == who
    answer(state, f"roll armistice {other}")

    assert have_armistice(state, nation("france"), nation("austria")) != ends


def test_card_54_nobody_has_to_roll_and_others_are_not_asked() -> None:
    state = board(turn=3, hands={"france": ["rally"], "russia": ["rally"]})
    play_event(state, "france", "armistice", "with austria")
    run(state, Impulse(nation("france"), False))
    answer(state, "keep armistice austria")
    assert have_armistice(state, nation("france"), nation("austria"))

    russian = board(turn=3, hands={"russia": ["rally"]}, active="russia")
    play_event(russian, "france", "armistice", "with austria")
    run(russian, Impulse(nation("russia"), False))
    assert "cp rally" in texts(russian)


def test_card_54_is_made_with_an_enemy() -> None:
    assert event_refused(board(turn=3), "prussia", "armistice") == NOTHING


# 55, 56


def test_card_55_two_cards_and_nothing_more() -> None:
    """Item 60: no second card though one bears a plus."""
    state = board(
        turn=3, hands={"austria": ["rothschilds", "serbian_revolt"]}, deck=CARDS_TO_DRAW, active="austria"
    )
    run(state, Impulse(nation("austria"), False))
    answer(state, "event rothschilds")

    assert len(hand_of(state, "austria")) == 3
    assert asked(state) is None
    assert purse_of(state) == 0


def test_card_55_is_for_powers() -> None:
    assert event_refused(midgame(), "spain", "rothschilds") == "nw-event-other-nation 6"


def test_card_56_france_chooses_whoever_plays_it() -> None:
    """Item 72: Home cards are not in a hand."""
    state = board(turn=3, hands={"austria": ["rally"], "russia": ["typhus"]}, dice=dice())
    play_event(state, "britain", "fouche")
    assert asked_of(state) == "france"
    answer(state, "from russia")

    assert hand_of(state, "france") == ("typhus",)
    assert hand_of(state, "russia") == ()


def test_card_56_needs_a_hand_to_take_from() -> None:
    """The card itself is no loot."""
    assert event_refused(board(turn=3, hands={"france": ["rally"]}), "austria", "fouche") == NOTHING
    assert event_refused(board(turn=3, hands={"austria": ["fouche"]}), "austria", "fouche") == NOTHING


# 57, 58, 66: Talleyrand, Metternich, Secret Treaty


def test_card_57_one_consul_two_boxes_even_into_pact() -> None:
    """Items 68, 111."""
    state = board(turn=3)
    put_consul(state, "denmark", "france", "aide")
    play_event(state, "france", "talleyrand", "consul denmark right france 2")

    assert consul(state, "denmark") == "france pact"
    assert asked(state) is None


def test_card_57_or_two_consuls_one_box_each() -> None:
    state = board(turn=3)
    play_event(state, "france", "talleyrand", "consul sweden left britain", "again turkey right france")

    assert consul(state, "sweden") == "britain friend"
    assert consul(state, "turkey") == "france friend"


def test_card_57_the_second_push_is_for_another_consul() -> None:
    state = board(turn=3)
    play_event(state, "france", "talleyrand", "consul turkey right france")

    assert not any("turkey" in text for text in texts(state))
    assert "again none" in texts(state)


@pytest.mark.parametrize("card", ["talleyrand", "metternich"])
def test_cards_57_and_58_two_boxes_are_one_move_to_respond_to(card: str) -> None:
    """Item 110: the ambassador is expelled once, from both boxes; it goes back to where it came from."""
    state = board(turn=3, hands={"britain": ["ambassador_expelled"]}, auto_pass={})
    put_consul(state, "denmark", "france", "friend")
    play_event(state, "france", card)
    while "consul denmark right france 2" not in texts(state):
        answer(state, "pass")
    answer(state, "consul denmark right france 2")

    assert consul(state, "denmark") == "france partner"
    assert texts(state) == ["pass", "britain responds ambassador_expelled"]
    answer(state, "britain responds ambassador_expelled")
    while asked(state) is not None:
        answer(state, "pass")
    assert consul(state, "denmark") == "unaligned"


def test_cards_57_and_58_two_boxes_only_where_the_track_goes_on() -> None:
    """Not beyond Pact, not through Unaligned, not out of Pact."""
    state = board(turn=3)
    put_consul(state, "denmark", "france", "partner")
    put_consul(state, "sweden", "russia", "friend")
    play_event(state, "france", "metternich")

    assert "consul denmark right france" in texts(state)
    assert "consul denmark right france 2" not in texts(state)
    assert "consul sweden left russia" in texts(state)
    assert "consul sweden left russia 2" not in texts(state)


def test_card_57_pact_is_not_left() -> None:
    """Item 68."""
    state = board(turn=3)
    play_event(state, "britain", "talleyrand")

    assert not any(text.startswith("consul spain") for text in texts(state))


def test_r8_23_nobody_moves_a_consul_back_in_his_own_row() -> None:
    """Item 121: not by an event either."""
    state = board(turn=3)
    play_event(state, "britain", "secret_treaty")

    assert "consul sweden right britain" in texts(state)
    assert "consul sweden left britain" not in texts(state)


def test_card_58_the_same_consul_only() -> None:
    state = board(turn=3)
    play_event(state, "russia", "metternich", "consul turkey right russia 2")

    assert consul(state, "turkey") == "russia aide"
    assert asked(state) is None


def test_card_58_austria_may_change_sides_with_consent() -> None:
    """Item 130: France agrees, and no CPs are paid."""
    state = board(turn=3, dice=dice())
    play_event(state, "austria", "metternich", "consul turkey right austria")
    assert "camp join_imperial" in texts(state)
    answer(state, "camp join_imperial")
    assert asked_of(state) == "france"
    answer(state, texts(state)[0])
    settle(state)

    assert are_allies(state, nation("austria"), nation("france"))
    assert are_enemies(state, nation("austria"), nation("russia"))


def test_card_66_one_box() -> None:
    state = board(turn=3)
    put_consul(state, "denmark", "france", "partner")
    play_event(state, "france", "secret_treaty", "consul denmark right france")

    assert consul(state, "denmark") == "france pact"
    assert asked(state) is None


@pytest.mark.parametrize("card", ["talleyrand", "metternich", "secret_treaty"])
def test_cards_57_58_66_need_a_consul_to_move(card: str) -> None:
    """Item 60: all four are in Pact."""
    state = board(turn=3)
    for proxy in ("turkey", "sweden", "denmark"):
        put_consul(state, proxy, "france", "pact")

    assert event_refused(state, "austria", card) == NOTHING


# 59: British Subsidies


def test_card_59_eight_cps_for_allies_and_two_for_britain() -> None:
    state = board({"london": "1 britain"}, turn=3, active="britain")
    play_event(state, "britain", "british_subsidies", "share austria 5 russia 3")
    assert asked_of(state) == "austria"
    assert purse_of(state) == 10
    assert {text.split()[0] for text in texts(state)} <= {"done", "build", "regroup"}
    answer(state, "done")
    assert (asked_of(state), purse_of(state)) == ("russia", 6)
    answer(state, "done")
    assert (asked_of(state), purse_of(state)) == ("britain", 4)


def test_card_59_is_for_members_of_the_camp() -> None:
    state = board(turn=3, active="britain")
    play_event(state, "britain", "british_subsidies")

    assert not any("prussia" in text or "france" in text for text in texts(state))
    assert event_refused(state, "austria", "british_subsidies") == "nw-event-other-nation 6"


# 60: Royal Marriage


@pytest.mark.parametrize(("boxes", "stands"), [(3, "austria partner"), (1, "austria friend")])
def test_card_60_a_proxy_comes_up_to_three_boxes_nearer(boxes: int, stands: str) -> None:
    state = board(scenario="1805-4", turn=3)
    play_event(state, "austria", "royal_marriage", "with prussia", f"boxes {boxes} prussia")

    assert consul(state, "prussia") == stands


def test_card_60_pact_may_be_entered() -> None:
    """Item 68."""
    state = board(scenario="1805-4", turn=3)
    put_consul(state, "prussia", "austria", "aide")
    play_event(state, "austria", "royal_marriage", "with prussia", "boxes 2 prussia")

    assert seat_of(state, nation("prussia")) == seat_of(state, nation("austria"))


def test_card_60_a_players_power_may_agree_to_peace_and_cards() -> None:
    """Item 127: no war between the two until the Interphase."""
    state = board(turn=3, deck=CARDS_TO_DRAW)
    play_event(state, "prussia", "royal_marriage", "with france")
    assert asked_of(state) == "france"
    answer(state, "marriage accept france")

    assert len(hand_of(state, "france")) == len(hand_of(state, "prussia")) == 1
    assert act_refused(state, "prussia", "war france join coalition") == "nw-truce 15.21"
    assert act_refused(board(turn=3), "prussia", "war france join coalition") == ""


def test_card_60_a_refusal_changes_nothing() -> None:
    state = board(turn=3, deck=CARDS_TO_DRAW)
    play_event(state, "prussia", "royal_marriage", "with france", "marriage refuse france")

    assert hand_of(state, "france") == ()
    assert act_refused(state, "prussia", "war france join coalition") == ""


def test_card_60_a_proxy_out_of_reach_is_not_offered() -> None:
    """Its Consul stands in another row."""
    state = board(scenario="1805-4", turn=3)
    put_consul(state, "prussia", "france", "aide")
    play_event(state, "austria", "royal_marriage")

    assert "with prussia" not in texts(state)


# 61: Raid on Copenhagen


def raid(fleet: str = "skagerrak") -> State:
    return board(fleets={"copenhagen": "3 denmark", fleet: "1 britain"}, turn=3, active="britain")


@pytest.mark.parametrize("zone", ["skagerrak", "baltic_sea"])
def test_card_61_half_of_the_danish_ships_and_a_french_friend(zone: str) -> None:
    """Two of three ships; two boxes right in the French row."""
    state = raid(zone)
    play_event(state, "britain", "raid_on_copenhagen")

    assert len(squadrons_in(state, "regroup", of="denmark")) == 2
    assert consul(state, "denmark") == "france partner"
    assert removed_cards(state) == ("raid_on_copenhagen",)


def test_card_61_from_another_row_denmark_is_unaligned() -> None:
    """Its hand stays: it was no ally of anybody."""
    state = raid()
    put_consul(state, "denmark", "russia", "aide")
    set_hand(state, "denmark", ("rally",))
    play_event(state, "britain", "raid_on_copenhagen")

    assert consul(state, "denmark") == "unaligned"
    assert hand_of(state, "denmark") == ("rally",)


def test_card_61_needs_a_fleet_and_no_british_vassal() -> None:
    assert event_refused(raid("north_sea"), "britain", "raid_on_copenhagen") == NOTHING
    state = raid()
    put_consul(state, "denmark", "britain", "friend")
    assert event_refused(state, "britain", "raid_on_copenhagen") == NOTHING


# 62: Dos de Mayo


def test_card_62_spain_turns_and_the_french_suffer_before_they_go() -> None:
    """Items 113, 114: one of two points is lost in Madrid, what is left regroups; Spain arms."""
    state = board({"madrid": "2 france"}, turn=3, dice=[6, 1, *[1] * 20])
    play_event(state, "britain", "dos_de_mayo")
    settle(state)

    assert consul(state, "spain") == "britain friend"
    assert standing_in(state, "madrid") == ""
    assert in_regroup(state, "france") == 1
    assert strength_of(state, "spain") == 3
    assert removed_cards(state) == ("dos_de_mayo",)


def test_card_62_needs_the_french_pact() -> None:
    state = board(turn=3)
    put_consul(state, "spain", "france", "partner")

    assert event_refused(state, "britain", "dos_de_mayo") == NOTHING


# 63, 64


def test_card_63_sweden_is_unaligned_and_gustav_eliminated() -> None:
    """Items 82, 113: he may be called again."""
    state = board({"stockholm": "gustav + 1 sweden"}, turn=3)
    put_consul(state, "sweden", "britain", "pact")
    play_event(state, "france", "swedish_coup")

    assert consul(state, "sweden") == "unaligned"
    assert leader_place(state, "gustav") == "pool"
    assert standing_in(state, "stockholm") == "1 sweden"


def test_card_63_is_refused_when_nothing_is_left_to_overthrow() -> None:
    state = board(turn=3)
    put_consul(state, "sweden", "", "unaligned")

    assert event_refused(state, "france", "swedish_coup") == NOTHING


def test_card_64_two_boxes_left_and_losses_on_fives() -> None:
    """Leaders do not suffer."""
    state = board({"constantinople": "3 turkey"}, turn=3, dice=[5, 6, 1])
    put_consul(state, "turkey", "france", "partner")
    play_event(state, "britain", "janissary_revolt")

    assert consul(state, "turkey") == "france friend"
    assert standing_in(state, "constantinople") == "1 turkey"


def test_card_64_is_refused_without_turks_and_consul() -> None:
    assert event_refused(board(turn=3), "britain", "janissary_revolt") == NOTHING


def turkish_pact(*hands: tuple[str, list[str]]) -> State:
    state = board(turn=3, hands=dict(hands), deck=CARDS_TO_DRAW)
    put_consul(state, "turkey", "france", "pact")
    return state


def test_r8_21_the_former_ally_restores_with_cps() -> None:
    """Items 28, 113: out of Pact to Aide; Partner and Pact cost seven, a card and a plus card do it."""
    state = turkish_pact(("france", ["talleyrand", "spy_ring"]))
    play_event(state, "britain", "janissary_revolt")
    assert "restore talleyrand" not in texts(state)
    answer(state, "restore talleyrand with spy_ring")

    assert consul(state, "turkey") == "france pact"


def test_r8_21_an_event_restores_at_once() -> None:
    """Item 113: two boxes by Talleyrand; the card is used up."""
    state = turkish_pact(("france", ["talleyrand"]))
    play_event(state, "britain", "janissary_revolt", "event talleyrand")

    assert consul(state, "turkey") == "france pact"
    assert "talleyrand" in discards_of(state)


def test_r8_21_any_nation_may_play_the_event() -> None:
    """Item 113: Prussia does France the favour; its CPs would be of no use."""
    state = turkish_pact(("prussia", ["metternich", "rally"]))
    play_event(state, "britain", "janissary_revolt")
    assert asked_of(state) == "prussia"
    assert texts(state) == ["pass", "event metternich"]
    answer(state, "event metternich")

    assert consul(state, "turkey") == "france pact"


def test_r8_21_an_event_that_falls_short_is_not_offered() -> None:
    """Item 113: one box is not enough."""
    state = turkish_pact(("france", ["secret_treaty"]))
    play_event(state, "britain", "janissary_revolt")

    assert "event secret_treaty" not in texts(state)


def test_r8_21_out_of_pact_to_unaligned_the_former_ally_is_asked_too() -> None:
    """Item 113: Britain lost Sweden by the coup."""
    state = board(turn=3, hands={"britain": ["talleyrand"]}, deck=CARDS_TO_DRAW)
    put_consul(state, "sweden", "britain", "pact")
    play_event(state, "france", "swedish_coup")

    assert asked_of(state) == "britain"
    assert texts(state) == ["pass"]  # ten CPs are more than two cards give


def test_r8_21_a_restoring_card_is_no_card_of_the_active_nation() -> None:
    """Item 27: Britain may still play its second card."""
    state = turkish_pact(("france", ["talleyrand"]), ("britain", ["janissary_revolt", "secret_treaty"]))
    set_active(state, "britain")
    set_due(state, "britain")
    run(state, Impulse(nation("britain"), False))
    answer(state, "event janissary_revolt", "pass", "event talleyrand")

    assert "event secret_treaty" in texts(state)


# 65: War Party


def test_card_65_a_proxy_leans_to_a_side_of_the_war() -> None:
    """Two boxes, or one, in the row of France or of its enemies."""
    state = board(scenario="1805-4", turn=3)
    play_event(state, "russia", "prussian_war_party")
    assert {text.split()[-1] for text in texts(state)} == {"france", "britain", "austria", "russia"}
    answer(state, "consul 2 prussia right russia")

    assert consul(state, "prussia") == "russia aide"


def test_card_65_a_player_declares_war_free_and_arms() -> None:
    """Item 128: two points at Berlin, and no seven CPs."""
    state = board(turn=3, dice=dice())
    play_event(state, "prussia", "prussian_war_party")
    assert standing_in(state, "berlin") == "2 prussia"
    answer(state, "war france")
    settle(state)

    assert are_enemies(state, nation("prussia"), nation("france"))


def test_card_65_not_in_the_first_round_of_1805() -> None:
    """Item 140."""
    state = board(turn=1)
    set_round(state, 1)

    assert event_refused(state, "austria", "prussian_war_party") == "nw-prussia-no-camp 8.5"


# 67, 68, 69


def test_card_67_everybody_pushes_and_the_host_has_three_cps() -> None:
    """From the one who plays it on; not into Pact."""
    state = board({"vienna": "1 austria"}, turn=3)
    put_consul(state, "denmark", "france", "partner")
    play_event(state, "austria", "congress_of_erfurt")
    seats = []
    while type(asked(state)).__name__ == "ChooseForCard":
        seats.append(asked_of(state))
        assert "consul denmark right france" not in texts(state)
        answer(state, "consul none")

    assert seats == ["austria", "russia", "prussia", "france", "britain"]
    assert (asked_of(state), purse_of(state)) == ("austria", 6)


def test_card_68_a_flag_without_war() -> None:
    """Item 126: France in Austrian Salzburg; not in a Fortress, not where a Formation stands."""
    state = board({"graz": "1 austria"}, turn=3, dice=dice())
    play_event(state, "france", "papal_bull")
    assert not {"flag venice", "flag graz", "flag berlin", "flag paris"} & set(texts(state))
    answer(state, "flag salzburg")
    settle(state)

    assert owner(state, "salzburg") == "france"


def test_card_68_no_war_with_a_neutral() -> None:
    """Item 126."""
    state = board(turn=3, dice=dice())
    put_consul(state, "spain", "", "unaligned")
    play_event(state, "britain", "papal_bull", "flag burgos")

    assert owner(state, "burgos") == "britain"
    assert not are_enemies(state, nation("britain"), nation("spain"))


def test_card_68_an_army_beside_it_may_roll_against_the_flag() -> None:
    """Item 187."""
    state = board({"linz": "charles + 3 austria"}, turn=3, dice=[6, 6])
    play_event(state, "france", "papal_bull", "flag salzburg", "intercept charles")

    assert owner(state, "salzburg") == "austria"


def test_card_69_parliament_is_turned_down() -> None:
    """Its holder gives it back."""
    state = midgame(hands={"britain": ["rally"]})
    lend_parliament(state, nation("austria"))
    play_event(state, "france", "parliamentary_crisis")

    assert "parliament" not in (*playable(state, nation("austria")), *playable(state, nation("britain")))
    assert hand_of(state, "britain") == ("rally",)


def test_card_69_otherwise_a_card_is_lost() -> None:
    state = midgame(hands={"britain": ["rally"]}, home_used=("parliament",), dice=dice())
    play_event(state, "france", "parliamentary_crisis")

    assert hand_of(state, "britain") == ()
    empty = midgame(home_used=("parliament",))
    assert event_refused(empty, "france", "parliamentary_crisis") == NOTHING


def test_r6_16_an_expelled_ambassador_answers_a_whole_push() -> None:
    """Item 66: two boxes by the raid are one move; back to Friend and one box farther."""
    state = raid()
    set_auto_pass(state, {})
    set_hand(state, "austria", ("ambassador_expelled",))
    set_hand(state, "britain", ("raid_on_copenhagen",))
    play_card(state, nation("britain"), "raid_on_copenhagen", "event")
    run(state, EventPlay(nation("britain"), "raid_on_copenhagen"))
    while not any("ambassador_expelled" in text for text in texts(state)):
        answer(state, "pass")
    answer(state, "austria responds ambassador_expelled")
    settle(state)

    assert consul(state, "denmark") == "unaligned"
