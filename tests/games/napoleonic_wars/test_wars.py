"""Camps, attacked Proxies, declarations of war, Prussian neutrality. [8.2–8.5, 14.1]"""

from __future__ import annotations

from greatpowers.engine.state import advance
from greatpowers.games.napoleonic_wars.printed.names import COALITION, IMPERIAL, NO_CAMP, NO_NATION
from greatpowers.games.napoleonic_wars.rules.diplomacy.camps import CampsStep
from greatpowers.games.napoleonic_wars.rules.diplomacy.declaring import DeclareWar
from greatpowers.games.napoleonic_wars.rules.diplomacy.entering import (
    break_neutrality,
    entering_refusal,
)
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import begin_war, make_truce
from greatpowers.games.napoleonic_wars.state.effects import Armistice
from greatpowers.games.napoleonic_wars.state.relations import (
    are_allies,
    are_enemies,
    camp_of,
    is_neutral,
    seat_of,
)
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.seen import in_regroup, purse_of
from tests.games.napoleonic_wars.war_boards import consul, cost, offered, owner, put_consul, refused, spend


def attack(state: State, by: str, area: str) -> None:
    """Formations of a nation have entered a neutral's area."""
    break_neutrality(state, nation(by), place(area))
    state.push_called()
    advance(state)


def test_r8_3_the_camps_of_1805() -> None:
    """Items 8, 122: members of a Camp are allies."""
    state = board()

    assert [camp_of(state, nation(n)) for n in ("france", "spain", "britain", "austria", "russia")] == [
        IMPERIAL, IMPERIAL, COALITION, COALITION, COALITION
    ]  # fmt: skip
    assert are_allies(state, nation("austria"), nation("russia"))
    assert are_enemies(state, nation("spain"), nation("russia"))
    assert all(is_neutral(state, nation(n)) for n in ("prussia", "turkey", "sweden", "denmark"))


def test_r8_22_allies_do_not_attack_each_other() -> None:
    """Items 117, 119: no declaration against one's own Camp or a nation one commands."""
    state = board()

    assert refused(state, "austria", "war russia") == "nw-war-join-camp 8.35"
    assert refused(state, "france", "war spain") == "nw-own-command 8.22"


def test_r8_32_an_attacked_vassal_enters_pact_with_its_patron() -> None:
    """Item 126: Sweden leans to Britain."""
    state = board()

    attack(state, "france", "stralsund")

    assert consul(state, "sweden") == "britain pact"
    assert are_enemies(state, nation("sweden"), nation("france"))
    assert seat_of(state, nation("sweden")) == "britain"


def test_r8_32_an_attacked_unaligned_proxy_is_commanded_by_the_enemy_with_fewest_keys() -> None:
    """Items 127, 128: Russia has seven Keys, Austria eight, Britain nine; without Pact nothing is counted."""
    state = board()

    attack(state, "france", "tangier")
    choice = asked(state)
    assert choice is not None
    assert choice.seat == "russia"
    answer(state, "decline")

    assert consul(state, "turkey") == "unaligned"
    assert seat_of(state, nation("turkey")) == "russia"
    assert camp_of(state, nation("turkey")) == NO_CAMP
    assert are_enemies(state, nation("turkey"), nation("france"))
    assert are_enemies(state, nation("turkey"), nation("spain"))
    assert not are_enemies(state, nation("turkey"), nation("austria"))


def test_r8_32_the_commander_may_accept_a_pact() -> None:
    """Item 127."""
    state = board()

    attack(state, "france", "tangier")
    answer(state, "agree")

    assert consul(state, "turkey") == "russia pact"
    assert camp_of(state, nation("turkey")) == COALITION


def test_r8_32_a_patron_who_attacks_his_own_vassal_loses_it() -> None:
    """Items 126, 160: Denmark leans to France and is attacked by France."""
    state = board()

    attack(state, "france", "jutland")
    answer(state, "decline")

    assert consul(state, "denmark") == "unaligned"
    assert seat_of(state, nation("denmark")) == "russia"


def test_r8_33_a_neutral_power_is_attacked_only_after_a_declaration() -> None:
    """Items 130, 131: a Minor without one."""
    state = board()

    prussia = entering_refusal(state, nation("france"), place("berlin"))
    assert prussia is not None
    assert (prussia.message, prussia.rule) == ("nw-war-not-declared", "8.33")
    assert entering_refusal(state, nation("france"), place("jutland")) is None


def test_r8_33_a_flag_by_an_event_causes_no_war() -> None:
    """Item 132."""
    from greatpowers.games.napoleonic_wars.rules.formation.flags import EventFlag

    state = board()
    run(state, EventFlag(nation("france"), place("jutland"), "event"))

    assert is_neutral(state, nation("denmark"))
    assert owner(state, "jutland") == "france"


def test_r8_34_a_declaration_costs_seven_cps_in_an_impulse() -> None:
    """Items 133, 127: war on a neutral Minor."""
    state = board()
    assert cost(state, "france", "war turkey") == 7
    assert offered(state, "france", "war", 6) == []
    spend(state, "france", 7)

    answer(state, "war turkey", "decline")

    assert are_enemies(state, nation("france"), nation("turkey"))


def test_r8_34_an_attacked_neutral_power_stands_with_the_other_camp() -> None:
    """Items 130, 138: at war with a member of a Camp nobody stays outside."""
    state = board()

    run(state, DeclareWar(nation("france"), nation("prussia"), NO_CAMP))

    assert camp_of(state, nation("prussia")) == COALITION
    assert are_enemies(state, nation("prussia"), nation("spain"))


def test_r8_34_to_change_camps_all_its_players_must_agree() -> None:
    """Items 134, 123: Austria asks France; refused, it keeps its CPs and its Camp."""
    state = board(active="austria")
    spend(state, "austria", 7)

    answer(state, "war russia join imperial", "refuse")
    assert camp_of(state, nation("austria")) == COALITION
    assert purse_of(state) == 14
    answer(state, "war russia join imperial", "agree")

    assert camp_of(state, nation("austria")) == IMPERIAL
    assert are_enemies(state, nation("austria"), nation("russia"))


def test_r8_34_the_declarers_formations_on_former_allies_ground_suffer_and_regroup() -> None:
    """Item 135: two points and a leader roll; the six costs one."""
    state = board({"kiev": "charles + 2 austria"}, active="austria", dice=[6, 1, 1])
    spend(state, "austria", 7)

    answer(state, "war russia join imperial", "agree", "lose sp")

    assert standing_in(state, "kiev") == ""
    assert in_regroup(state, "austria") == 1


def test_r8_34_former_allies_on_the_declarers_ground_flag_it_or_regroup() -> None:
    """Item 136."""
    state = board({"linz": "2 russia"}, active="austria", dice=[1, 1])
    spend(state, "austria", 7)

    answer(state, "war russia join imperial", "agree")
    assert texts(state) == ["flag linz", "regroup linz"]
    answer(state, "flag linz")

    assert owner(state, "linz") == "russia"


def test_r8_34_new_enemies_in_one_area_fight_and_the_declarer_may_evade() -> None:
    """Item 137: both in French Munich."""
    state = board({"munich": "charles + 2 austria, kutuzov + 2 russia"}, active="austria", dice=[1] * 60)
    spend(state, "austria", 7)

    answer(state, "war russia join imperial", "agree")
    choice = asked(state)

    assert choice is not None
    assert choice.seat == "austria"
    assert any(text.startswith("evade charles + 2 austria") for text in texts(state))


def test_r8_35_a_neutral_at_war_with_a_neutral_stays_outside_the_camps() -> None:
    """Item 138: Prussia attacks Denmark, and nobody becomes its ally."""
    state = board(active="prussia")
    put_consul(state, "denmark", "", "unaligned")

    run(state, DeclareWar(nation("prussia"), nation("denmark"), NO_CAMP))
    answer(state, "decline")

    assert camp_of(state, nation("prussia")) == NO_CAMP
    assert are_enemies(state, nation("prussia"), nation("denmark"))
    assert not are_enemies(state, nation("prussia"), nation("france"))


def test_r8_22_france_and_britain_are_never_allies() -> None:
    """Item 116."""
    state = board(active="britain")

    assert refused(state, "britain", "war austria join imperial") == "nw-camp-france-britain 8.22"


def test_r8_3_one_player_does_not_sit_in_both_camps() -> None:
    """Item 124: with three players Austria cannot leave Russia."""
    state = board(scenario="1805-3", active="austria")

    assert refused(state, "austria", "war britain join imperial") == "nw-camp-both 8.3"


def test_r8_5_prussia_stays_at_home_and_out_of_camps_in_the_first_round() -> None:
    """Item 140."""
    state = board(round=1, active="prussia")

    found = entering_refusal(state, nation("prussia"), place("jutland"))
    assert found is not None
    assert (found.message, found.rule) == ("nw-prussia-stays", "8.5")
    assert refused(state, "prussia", "war france join coalition") == "nw-prussia-no-camp 8.5"
    assert entering_refusal(board(active="prussia"), nation("prussia"), place("jutland")) is None


def test_r8_5_an_invaded_prussia_fights_the_whole_camp_at_once() -> None:
    """Item 141: in the first Round too, and its Troops march."""
    state = board(round=1)

    run(state, DeclareWar(nation("france"), nation("prussia"), NO_CAMP))

    assert are_enemies(state, nation("prussia"), nation("france"))
    assert are_enemies(state, nation("prussia"), nation("spain"))
    found = entering_refusal(state, nation("prussia"), place("munich"))
    assert found is None


def test_r15_21_a_truce_forbids_war() -> None:
    """Item 273: by march and by declaration."""
    state = board()
    make_truce(state, nation("denmark"), nation("france"))

    assert refused(state, "france", "war denmark") == "nw-truce 15.21"
    found = entering_refusal(state, nation("spain"), place("jutland"))
    assert found is not None
    assert found.message == "nw-truce"


def test_r6_1_an_armistice_forbids_entering() -> None:
    """Item 60: a card overrules the rules."""
    state = board()
    set_effect(state, Armistice(nation("france"), nation("austria")))

    found = entering_refusal(state, nation("france"), place("linz"))
    assert found is not None
    assert found.message == "nw-armistice"


def test_r14_1_powers_change_camps_between_turns_in_track_order() -> None:
    """Items 251, 133: Prussia asks to join; all players of the Camp answer; a refusal ends it."""
    state = board(round=3, due="prussia", dice=[])
    run(state, CampsStep())
    while (choice := asked(state)) is not None and choice.seat != "prussia":
        answer(state, "done")
    assert "join imperial" in texts(state)

    answer(state, "join coalition")
    seats = []
    while (choice := asked(state)) is not None and "agree" in texts(state):
        seats.append(choice.seat)
        answer(state, "agree")

    assert seats == ["britain", "austria", "russia"]
    assert camp_of(state, nation("prussia")) == COALITION


def test_r14_1_one_request_an_interphase() -> None:
    """Item 251."""
    state = board(round=3)
    run(state, CampsStep())
    while (choice := asked(state)) is not None and choice.seat != "prussia":
        answer(state, "done")

    answer(state, "join imperial", "refuse")

    assert "join coalition" not in texts(state)
    assert "done" in texts(state)


def test_r14_1_flags_go_from_areas_of_new_allies() -> None:
    """Item 252: the Prussian Flag from Austrian soil; Austria may take its own from Prussian soil."""
    state = board(round=3, flags={"prague": "prussia", "breslau": "austria"})
    run(state, CampsStep())
    while (choice := asked(state)) is not None and choice.seat != "prussia":
        answer(state, "done")

    answer(state, "join coalition", "agree", "agree", "agree")
    assert owner(state, "prague") == "austria"
    assert texts(state) == ["keep breslau prussia", "give breslau prussia"]
    answer(state, "give breslau prussia")

    assert owner(state, "breslau") == "prussia"


def test_r8_3_nobody_turns_neutral_by_choice() -> None:
    """Item 123: there is no way out of a Camp but into the other."""
    state = board(round=3)
    run(state, CampsStep())
    found: set[str] = set()
    while asked(state) is not None:
        found.update(texts(state))
        answer(state, "done")

    assert not any("neutral" in text for text in found)
    begin_war(state, nation("turkey"), nation("france"))
    assert state.command[nation("turkey")] == NO_NATION
