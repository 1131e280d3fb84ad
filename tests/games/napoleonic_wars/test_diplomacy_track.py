"""Consuls, Pacts, Vassals. [8.1, 8.2]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.printed.cards import CARDS, DECK_CARDS
from greatpowers.games.napoleonic_wars.printed.names import (
    AIDE,
    COALITION,
    FRIEND,
    IMPERIAL,
    NO_NATION,
    PARTNER,
    UNALIGNED,
)
from greatpowers.games.napoleonic_wars.rules.diplomacy.breaking import BreakPact
from greatpowers.games.napoleonic_wars.rules.diplomacy.consuls import (
    EVENT,
    MoveConsul,
    consul_refusal,
)
from greatpowers.games.napoleonic_wars.rules.impulse.actions import INFLUENCE, REINFORCEMENTS
from greatpowers.games.napoleonic_wars.rules.interphase.drawing import ChooseExcess
from greatpowers.games.napoleonic_wars.rules.sea.fleets import squadrons_at
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import (
    begin_war,
    freeze_consul,
    take_command,
)
from greatpowers.games.napoleonic_wars.state.control import friendly_areas
from greatpowers.games.napoleonic_wars.state.relations import (
    are_allies,
    camp_of,
    seat_of,
    vassal_of,
)
from greatpowers.games.napoleonic_wars.state.state import State
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
from tests.games.napoleonic_wars.changing import set_purse_use
from tests.games.napoleonic_wars.seen import (
    cards_in_play,
    discards_of,
    hand_of,
    in_regroup,
    purse_of,
    squadrons_in,
    used_home_cards,
)
from tests.games.napoleonic_wars.war_boards import consul, cost, do, offered, put_consul, refused, spend


def test_r8_1_the_track_is_closed_in_the_first_round_of_1805() -> None:
    """Item 102."""
    state = board(round=1)

    assert refused(state, "france", "consul denmark right") == "nw-consul-closed 8.1"
    assert offered(state, "france", "consul") == []
    later = board()
    assert refused(later, "france", "consul denmark right") == ""


@pytest.mark.parametrize(("box", "price"), [("unaligned", 1), ("friend", 2), ("aide", 3), ("partner", 4)])
def test_r8_1_a_step_costs_the_number_of_the_box_entered(box: str, price: int) -> None:
    """Item 103."""
    state = board()
    put_consul(state, "turkey", "" if box == "unaligned" else "france", box)

    assert cost(state, "france", "consul turkey right") == price


def test_r8_1_a_consul_changes_rows_only_among_the_unaligned() -> None:
    """Item 104: Sweden leans to Britain, so France cannot have it; from Unaligned anybody may."""
    state = board()
    assert consul(state, "sweden") == "britain aide"
    assert refused(state, "france", "consul sweden right in france") == "nw-consul-other-row 8.1"

    do(state, "france", "consul sweden left")
    do(state, "france", "consul sweden left")
    assert consul(state, "sweden") == "unaligned"
    do(state, "france", "consul sweden right")
    assert consul(state, "sweden") == "france friend"


def test_r8_1_the_plus_side_makes_right_cheaper_and_left_dearer() -> None:
    """Items 105, 106: the next box shows the plain side again."""
    state = board()
    put_consul(state, "denmark", "france", "friend")
    assert cost(state, "france", "consul denmark plus") == 1

    do(state, "france", "consul denmark plus")
    assert consul(state, "denmark") == "france friend +1"
    assert cost(state, "france", "consul denmark right") == 1
    assert cost(state, "britain", "consul denmark left") == 2
    do(state, "france", "consul denmark right")

    assert consul(state, "denmark") == "france aide"


def test_r8_1_on_its_plus_side_an_unaligned_consul_keeps_its_row() -> None:
    """Item 107: it is no Vassal, and others turn it back for a CP."""
    state = board()
    do(state, "france", "consul turkey plus")

    assert consul(state, "turkey") == "france unaligned +1"
    assert vassal_of(state, nation("turkey")) == NO_NATION
    assert refused(state, "britain", "consul turkey right in britain") == "nw-consul-other-row 8.1"
    assert refused(state, "france", "consul turkey plain") == "nw-consul-own-row 8.23"
    do(state, "britain", "consul turkey plain")
    assert consul(state, "turkey") == "unaligned"


def test_r8_1_cps_push_left_only_in_rows_of_others() -> None:
    """Items 108, 121: nobody pushes a Consul out of his own row."""
    state = board()

    assert refused(state, "britain", "consul sweden left") == "nw-consul-own-row 8.23"
    assert refused(state, "russia", "consul sweden left") == ""
    three = board(scenario="1805-3")
    put_consul(three, "turkey", "austria", "friend")
    assert refused(three, "russia", "consul turkey left") == "nw-consul-own-row 8.23"


def test_r8_1_cps_push_right_only_in_the_spenders_row() -> None:
    """Item 109: the book's example: Austria cannot push Turkey in the British row."""
    state = board()
    put_consul(state, "turkey", "britain", "friend")

    assert refused(state, "austria", "consul turkey right") == "nw-consul-not-your-row 8.1"
    assert refused(state, "austria", "consul turkey plus") == "nw-consul-not-your-row 8.1"
    assert refused(state, "britain", "consul turkey right") == ""


def test_r8_1_an_event_pushes_right_in_any_row() -> None:
    """Item 110."""
    state = board()

    run(state, MoveConsul(nation("austria"), nation("turkey"), nation("britain"), True, 2, "event"))

    assert consul(state, "turkey") == "britain aide"


def test_r8_23_an_event_does_not_push_a_consul_back_in_ones_own_row() -> None:
    """Item 121."""
    state = board()

    found = consul_refusal(state, nation("britain"), nation("sweden"), nation("britain"), False, EVENT)

    assert found is not None
    assert found.rule == "8.23"


def test_r8_2_in_pact_a_proxy_is_an_ally() -> None:
    """Item 111: its areas are Friendly, its seat is its ally's, it is in the Camp."""
    state = board()
    put_consul(state, "denmark", "france", "partner")
    spend(state, "france", 4)

    answer(state, "consul denmark right")

    assert consul(state, "denmark") == "france pact"
    assert are_allies(state, nation("denmark"), nation("spain"))
    assert camp_of(state, nation("denmark")) == IMPERIAL
    assert seat_of(state, nation("denmark")) == "france"
    assert friendly_areas(state, nation("france")) >> place("jutland") & 1


def test_r8_2_no_cps_lead_out_of_pact() -> None:
    """Items 68, 115: Spain stays until an event or a conquest."""
    state = board()

    assert refused(state, "britain", "consul spain left") == "nw-consul-in-pact 8.2"
    assert refused(state, "france", "consul spain right") == "nw-consul-in-pact 8.2"


def a_card(cp: int, *, plus: bool = False) -> str:
    """Some card of the deck with so many CPs."""
    fitting = (c for c in DECK_CARDS if CARDS[c].cp == cp and CARDS[c].is_plus is plus)
    return next(card for card in fitting if not CARDS[card].must_be_event)


def broken_spain(box: int, *hand: str) -> State:
    """Spain has fallen back in the row of France, which holds these cards."""
    state = board({"madrid": "1 france"}, hands={"france": list(hand)}, home_used=("grande_armee",))
    run(state, BreakPact(nation("spain"), nation("france"), box))
    return state


def test_r8_21_a_broken_pact_may_be_restored_at_once_with_cps() -> None:
    """Items 113, 28: as in an Impulse a card and a plus card come together: 5 and 2 for Partner and Pact."""
    five, two = a_card(5), a_card(2, plus=True)
    state = broken_spain(AIDE, five, two)
    choice = asked(state)
    assert choice is not None
    assert choice.seat == "france"
    assert texts(state)[0] == "pass"

    answer(state, f"restore {five} with {two}")

    assert consul(state, "spain") == "france pact"
    assert standing_in(state, "madrid") == "1 france"
    assert set(discards_of(state)) == {five, two}
    assert purse_of(state) == 0


def test_r8_21_what_does_not_reach_pact_is_not_paid() -> None:
    """Item 113: the points serve only to restore it; Partner is not enough, and no other Consul moves."""
    five, three = a_card(5), a_card(3)
    state = broken_spain(AIDE, five, three)

    assert texts(state) == ["pass"]
    assert refusal(state, f"restore {five}") == "nw-restore-short"
    assert refusal(state, f"restore {five} with {three}") == "nw-play-one-card"


def test_r8_21_home_cards_pay_as_well() -> None:
    """Items 73, 113: The Emperor Commands and a plus card bring Spain back from Friend; it lies face down."""
    three = a_card(3, plus=True)
    state = broken_spain(FRIEND, three)
    assert CARDS["the_emperor_commands"].cp == 6

    answer(state, f"restore the_emperor_commands with {three}")

    assert consul(state, "spain") == "france pact"
    assert "the_emperor_commands" in used_home_cards(state)
    assert cards_in_play(state) == ()


def test_r8_21_a_used_home_card_does_not_pay() -> None:
    """Item 73: the Grande Armée was played before."""
    state = broken_spain(PARTNER, a_card(3))

    assert "restore the_emperor_commands" in texts(state)
    assert refusal(state, "restore grande_armee") == "nw-play-not-held"


def test_r8_21_otherwise_it_turns_neutral_with_a_new_hand() -> None:
    """Items 114, 115: foreign Troops and ships go to Regroup, Shared areas stay as they are."""
    state = board(
        {"madrid": "ney + 2 france", "lyon": "1 spain"},
        fleets={"cadiz": "1 france, 1 spain"},
        hands={"spain": ["rally", "typhus"]},
        deck=("mutiny", "haiti", "fouche"),
    )

    run(state, BreakPact(nation("spain"), NO_NATION, UNALIGNED))

    assert consul(state, "spain") == "unaligned"
    assert hand_of(state, "spain") == ("fouche", "haiti")
    assert standing_in(state, "madrid") == ""
    assert in_regroup(state, "france") == 2
    assert len(squadrons_at(state, place("cadiz"))) == 1
    assert len(squadrons_in(state, "regroup")) == 1
    assert seat_of(state, nation("spain")) == ""


def test_r8_21_a_restored_pact_changes_nothing() -> None:
    """Item 113: from Partner it takes four CPs."""
    card = next(card for card in DECK_CARDS if CARDS[card].cp == 4)
    state = board({"madrid": "1 france"}, hands={"france": [card]})

    run(state, BreakPact(nation("spain"), nation("france"), PARTNER))
    answer(state, f"restore {card}")

    assert consul(state, "spain") == "france pact"
    assert standing_in(state, "madrid") == "1 france"
    assert discards_of(state) == (card,)


def test_r8_23_vassals_keys_count_for_the_row() -> None:
    """Item 120: who stands right of Unaligned is a Vassal."""
    state = board()

    assert vassal_of(state, nation("sweden")) == nation("britain")
    assert vassal_of(state, nation("turkey")) == NO_NATION


def test_r8_4_a_nation_at_war_with_the_camp_is_no_vassal_of_it() -> None:
    """Item 139: Turkey fights Russia, so Britain cannot win it either; France can."""
    state = board()
    begin_war(state, nation("turkey"), nation("russia"))

    assert refused(state, "britain", "consul turkey right") == "nw-consul-at-war 8.4"
    assert refused(state, "france", "consul turkey right") == ""


def test_r15_22_a_conquered_proxys_consul_is_frozen() -> None:
    """Item 274."""
    state = board()
    freeze_consul(state, nation("denmark"), True)

    assert refused(state, "france", "consul denmark right") == "nw-consul-frozen 15.22"


def test_r8_32_another_player_takes_command_by_making_it_his_vassal() -> None:
    """Item 129: by Pact, and with a new hand."""
    state = board(hands={"turkey": ["rally"]}, deck=("mutiny",))
    begin_war(state, nation("turkey"), nation("france"))
    take_command(state, nation("turkey"), nation("britain"))

    do(state, "russia", "consul turkey right")

    assert consul(state, "turkey") == "russia pact"
    assert seat_of(state, nation("turkey")) == "russia"
    assert camp_of(state, nation("turkey")) == COALITION
    assert hand_of(state, "turkey") == ("mutiny",)


@pytest.mark.parametrize("use", [REINFORCEMENTS, INFLUENCE])
def test_r14_2_no_pact_between_turns(use: str) -> None:
    """Item 255: influence short of Pact may be bought, unless the option forbids it."""
    state = board()
    put_consul(state, "denmark", "france", "partner")
    set_purse_use(state, use)
    assert refused(state, "france", "consul denmark right") == "nw-consul-no-pact-now 14.2"

    put_consul(state, "denmark", "france", "aide")
    assert refused(state, "france", "consul denmark right") == ""

    strict = board(options={"diplomacy_in_reinforcement": False})
    set_purse_use(strict, REINFORCEMENTS)
    assert refused(strict, "france", "consul denmark right") == "nw-consul-not-in-reinforcement 14.2"


@pytest.mark.parametrize("use", ["", REINFORCEMENTS, INFLUENCE])
def test_r6_4_an_allied_proxys_points_move_no_consul(use: str) -> None:
    """Items 75, 111: Spain moves and builds its own pieces; diplomacy is its ally's."""
    state = board()
    put_consul(state, "sweden", "britain", "aide")
    set_purse_use(state, use)

    assert refused(state, "spain", "consul sweden left in britain") == "nw-consul-proxy 6.4"
    assert offered(state, "spain", "consul", 6, use) == []
    assert refused(state, "france", "consul sweden left in britain") == ""


def test_r6_4_excess_cards_of_an_allied_proxy_buy_no_influence() -> None:
    """Items 75, 261."""
    state = board(hands={"spain": ["typhus", "rally"]})
    run(state, ChooseExcess("france", nation("spain")))

    assert texts(state) == ["discard rally", "discard typhus"]
    assert refusal(state, "influence typhus") == "nw-consul-proxy"


def test_r4_3_proxy_prussia_has_a_consul_and_no_row() -> None:
    """Items 10, 103: with four players."""
    state = board(scenario="1805-4")

    assert consul(state, "prussia") == "unaligned"
    assert refused(state, "france", "consul prussia right") == ""
    assert refused(state, "france", "consul turkey right in prussia") == "nw-consul-no-row 8.1"
    five = board()
    assert refused(five, "france", "consul prussia right") == "nw-consul-none 8.1"
