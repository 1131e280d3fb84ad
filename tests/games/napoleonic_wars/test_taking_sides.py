"""Whoever is drawn into a war of the Camps stands in one of them. [8.32, 8.33, 8.35]"""

from __future__ import annotations

from greatpowers.games.napoleonic_wars.printed.names import COALITION, IMPERIAL, NO_CAMP
from greatpowers.games.napoleonic_wars.rules.diplomacy.camps import ChooseCamp
from greatpowers.games.napoleonic_wars.rules.diplomacy.declaring import (
    DeclareWar,
    War,
    declaration_refusal,
)
from greatpowers.games.napoleonic_wars.rules.diplomacy.entering import Attacked
from greatpowers.games.napoleonic_wars.state.changes.diplomacy import begin_war, take_command
from greatpowers.games.napoleonic_wars.state.events.fights import BattleBegan
from greatpowers.games.napoleonic_wars.state.relations import (
    are_allies,
    are_enemies,
    camp_of,
    is_neutral,
)
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, refusal, run, texts
from tests.games.napoleonic_wars.war_boards import consul, do, put_consul, refused


def prussia_marches_on_holstein(**fields: object) -> State:
    """Prussians at Rostock, Danes in Holstein, the French beside them at Hamburg."""
    return board(
        {"rostock": "blucher + 4 prussia", "holstein": "2 denmark", "hamburg": "davout + 3 france"},
        active="prussia",
        **fields,  # type: ignore[arg-type]
    )


def battle_of(state: State) -> BattleBegan:
    return next(r.event for r in state.events if isinstance(r.event, BattleBegan))


def fight_on(state: State, word: str) -> None:
    """Answer until nobody is asked: the first answer that has the word, else the last."""
    while asked(state) is not None:
        offered = texts(state)
        answer(state, next((text for text in offered if word in text), offered[-1]))


def test_r8_35_who_attacks_a_vassal_of_a_camp_stands_in_the_other_one() -> None:
    """Item 138: Denmark, a French Friend, is in Pact at once; the French beside it come to the battle."""
    state = prussia_marches_on_holstein(dice=[6, 6, *[1] * 60])

    do(state, "prussia", "move blucher + 4 prussia @ rostock to holstein")
    assert consul(state, "denmark") == "france pact"
    assert camp_of(state, nation("prussia")) == COALITION
    assert are_enemies(state, nation("prussia"), nation("spain"))
    assert are_allies(state, nation("prussia"), nation("austria"))
    fight_on(state, "intercept davout")

    defenders = battle_of(state).sp[1]
    assert (defenders[nation("denmark")], defenders[nation("france")]) == (2, 3)
    assert "davout" in battle_of(state).leaders[1]


def test_r8_35_a_pact_with_the_protector_draws_the_aggressor_into_a_camp() -> None:
    """Items 127, 138: Denmark is unaligned, and Russia accepts it as an ally; Prussia stands with France."""
    state = prussia_marches_on_holstein(dice=[1] * 60)
    put_consul(state, "denmark", "", "unaligned")

    do(state, "prussia", "move blucher + 4 prussia @ rostock to holstein")
    assert camp_of(state, nation("prussia")) == NO_CAMP
    answer(state, "agree")

    assert consul(state, "denmark") == "russia pact"
    assert camp_of(state, nation("prussia")) == IMPERIAL
    assert are_enemies(state, nation("prussia"), nation("britain"))
    fight_on(state, "stand")
    assert battle_of(state).sp[1][nation("denmark")] == 2


def test_r8_35_who_declines_leaves_the_aggressor_outside_the_camps() -> None:
    """Item 138: the other half: Denmark is commanded, not allied."""
    state = prussia_marches_on_holstein(dice=[1] * 60)
    put_consul(state, "denmark", "", "unaligned")

    do(state, "prussia", "move blucher + 4 prussia @ rostock to holstein")
    answer(state, "decline")

    assert camp_of(state, nation("prussia")) == NO_CAMP
    assert are_enemies(state, nation("prussia"), nation("denmark"))
    assert not any(are_enemies(state, nation("prussia"), nation(n)) for n in ("france", "russia"))


def test_r8_35_a_neutral_patron_stands_with_the_other_camp_when_its_vassal_is_attacked() -> None:
    """Items 126, 138: France attacks Sweden, a Friend of Prussia; both fight beside the Coalition."""
    state = board()
    put_consul(state, "sweden", "prussia", "friend")

    run(state, Attacked(nation("sweden"), nation("france")))

    assert consul(state, "sweden") == "prussia pact"
    assert [camp_of(state, nation(n)) for n in ("prussia", "sweden")] == [COALITION, COALITION]
    assert are_enemies(state, nation("prussia"), nation("spain"))


def test_r8_35_a_neutral_protector_who_agrees_stands_with_the_other_camp() -> None:
    """Items 127, 138: Prussia accepts a Pact with Turkey, which France has attacked."""
    state = board()
    begin_war(state, nation("turkey"), nation("france"))
    take_command(state, nation("turkey"), nation("prussia"))

    do(state, "prussia", "consul turkey right")

    assert consul(state, "turkey") == "prussia pact"
    assert camp_of(state, nation("prussia")) == COALITION


def test_r8_5_in_the_first_round_an_aggressive_prussia_fights_the_whole_camp_outside() -> None:
    """Items 140, 141: no Camp takes it in yet."""
    state = board(round=1)

    run(state, Attacked(nation("denmark"), nation("prussia")))

    assert camp_of(state, nation("prussia")) == NO_CAMP
    assert all(are_enemies(state, nation("prussia"), nation(n)) for n in ("denmark", "france", "spain"))


def test_r8_35_outside_the_camps_allies_by_pact_share_a_war() -> None:
    """Items 111, 138: Sweden is Prussia's ally, Turkey is attacked by Prussia and stays without one."""
    state = board()
    put_consul(state, "sweden", "prussia", "pact")

    run(state, DeclareWar(nation("prussia"), nation("turkey"), NO_CAMP))
    answer(state, "decline")

    assert are_enemies(state, nation("sweden"), nation("turkey"))
    assert camp_of(state, nation("prussia")) == NO_CAMP


def test_r8_33_a_minor_invades_a_neutral_power_without_a_declaration() -> None:
    """Item 131: Danes in Pact with France march to Prussian Stettin."""
    state = board({"stralsund": "2 denmark", "stettin": "1 prussia"}, active="denmark", dice=[1] * 40)
    put_consul(state, "denmark", "france", "pact")
    assert refused(state, "france", "move 1 france @ stralsund to stettin") != ""

    assert refused(state, "denmark", "move 2 denmark @ stralsund to stettin") == ""
    do(state, "denmark", "move 2 denmark @ stralsund to stettin")

    assert camp_of(state, nation("prussia")) == COALITION
    assert are_enemies(state, nation("prussia"), nation("france"))


def test_r8_33_a_minor_outside_the_camps_brings_its_neutral_victim_into_none() -> None:
    """Items 131, 138: commanded Denmark invades Prussia; two neutrals are at war."""
    state = board({"stralsund": "2 denmark"}, active="denmark")
    begin_war(state, nation("denmark"), nation("france"))
    take_command(state, nation("denmark"), nation("russia"))

    do(state, "denmark", "move 2 denmark @ stralsund to stettin")

    assert are_enemies(state, nation("prussia"), nation("denmark"))
    assert camp_of(state, nation("prussia")) == NO_CAMP
    assert not is_neutral(state, nation("prussia"))


def test_r8_33_a_power_still_needs_its_declaration() -> None:
    """Item 130: no French soldier goes along."""
    state = board({"magdeburg": "davout + 2 france, 1 denmark"})
    put_consul(state, "denmark", "france", "pact")

    assert (
        refused(state, "france", "move davout + 2 france @ magdeburg to berlin") == "nw-war-not-declared 8.33"
    )


def test_r8_3_nobody_attacks_a_player_who_leads_a_member_of_his_own_camp() -> None:
    """Item 138: of three players one has Russia in the Coalition and Austria outside the Camps in 1812."""
    state = board(scenario="1812-3", start=True)
    run(state, ChooseCamp("britain", nation("britain"), False))

    assert "war austria" not in texts(state)
    assert refusal(state, "war austria") == "nw-camp-both"
    assert declaration_refusal(state, nation("france"), War(nation("austria"))) is None


def test_r14_1_between_turns_a_camp_is_joined_by_request_and_not_by_a_war() -> None:
    """Item 251: the war that goes with a change of Camps cannot be had without the consent of the Camp."""
    state = board(start=True)
    run(state, ChooseCamp("prussia", nation("prussia"), False))

    assert "join imperial" in texts(state)
    assert refusal(state, "war austria") == "nw-war-join-camp"
    assert refusal(state, "war austria join imperial") == "nw-war-join-camp"
