"""Declaring attacks: who may attack what, and with whom. [12.1, 15.1, 15.2.3]"""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.combat.targets import attack_targets, targets_of
from tests.games.paths_of_glory.boards import units as units_of_text
from tests.games.paths_of_glory.changing import make_ready, mark_attacked, mark_retreated, set_mandated, take
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import counters_in, cp_spaces

WEST = {"sedan": ["ge_2", "ge_3"], "koblenz": ["ge_1"], "cambrai": ["fr_5"], "chateau_thierry": ["fr_6"]}


def rule(fight: Fight, text: str) -> str:
    """The rule that forbids an answer, "" if none does."""
    refusal = fight.refusal(text)
    return refusal.rule if refusal else ""


def test_r12_1_1_only_marked_spaces_attack_and_nobody_must() -> None:
    """Item 226: attacks come out of spaces marked for attack; attacking is optional for each space."""
    fight = Fight({**WEST, "brussels": ["ge_4"]}, ["sedan"], cp_holds=["sedan", "liege", "brussels"])

    assert set(fight.options()) == {"attack cambrai", "attack chateau_thierry", "attack verdun", "done"}
    assert fight.why_not("cambrai", "ge_4@brussels") == "12.1.1"
    assert fight.why_not("cambrai", "ge_2@sedan") == ""


def test_r12_1_1_attacking_may_stop_at_any_time() -> None:
    """Item 226: the side decides after each combat whether to go on."""
    fight = Fight(WEST, ["sedan"], cp_holds=["sedan"], dice=[1, 6]).attack("cambrai", "ge_2@sedan")

    assert "attack chateau_thierry" in fight.options()

    fight.say("done")

    assert fight.asked == ""


def test_r12_1_2_units_that_only_retreated_here_cannot_be_attacked() -> None:
    """Item 227, pitfall 35: a space with nobody but units that retreated this round."""
    fight = Fight(WEST, ["sedan"], cp_holds=["sedan"])
    mark_retreated(fight.state, counters_in(fight.state, "cambrai")[0])
    fight.state.touch()

    assert "attack cambrai" not in fight.options()
    assert rule(fight, "attack cambrai") == "12.1.2"


def test_r12_1_2_a_fort_beside_retreated_units_can_be_attacked() -> None:
    """Item 227: the fort did not retreat."""
    fight = Fight({"metz": ["ge_4"], "verdun": ["fr_3"]}, dice=[1, 1])
    mark_retreated(fight.state, counters_in(fight.state, "verdun")[0])
    fight.state.touch()

    assert "attack verdun" in fight.options()


def test_r12_1_4_several_spaces_join_and_one_space_splits() -> None:
    """Item 228: one target in a combat, any number of spaces against it; units of a space part."""
    units = {
        "sedan": ["ge_2", "ge_3"],
        "brussels": ["ge_1"],
        "cambrai": ["fr_5"],
        "chateau_thierry": ["fr_1"],
    }
    fight = Fight(units, cp_holds=["sedan", "brussels", "liege"], dice=[1, 3, 1, 3])
    fight.say("attack cambrai")

    assert "with ge_1@brussels, ge_2@sedan, ge_3@sedan" in fight.options()

    fight.say("with ge_2@sedan", "attack chateau_thierry")

    # Only the unit that has not fought is left to choose.
    assert fight.events("AttackDeclared")[-1].attackers == ("ge_3@sedan",)


def test_r12_1_6_no_unit_and_no_space_twice() -> None:
    """Item 229: one attack for each unit and each space in an action; factors are not split."""
    fight = Fight(WEST, ["sedan"], cp_holds=["sedan"], dice=[1, 3]).attack("cambrai", "ge_2@sedan")

    assert rule(fight, "attack cambrai") == "12.1.6"
    assert fight.why_not("chateau_thierry", "ge_2@sedan, ge_3@sedan") == "12.1.6"
    assert fight.why_not("chateau_thierry", "ge_3@sedan") == ""


def test_r12_1_7_corps_without_a_factor_attack_alone_and_in_support() -> None:
    """Item 230: they add nothing and can be lost."""
    units = {"cracow": ["ah_corps reduced"], "czestochowa": ["ru_corps"]}
    fight = Fight(units, dice=[6, 6]).attack("czestochowa")

    assert fight.fire("cp").factors == 0
    assert fight.fire("cp").loss == 1
    assert fight.eliminated("cp") == ["ah_corps"]


def test_r12_1_8_bystanders_neither_lose_nor_advance() -> None:
    """Item 231: the second army of the space stays out of it."""
    units = {"sedan": ["ge_2 reduced", "ge_3"], "cambrai": ["fr_5", "fr_6"], "cp_reserve_box": ["ge_corps"]}
    lost = Fight(units, ["sedan"], cp_holds=["sedan"], dice=[1, 6]).attack("cambrai", "ge_2 reduced@sedan")

    assert lost.at("sedan") == ["ge_3"]

    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_corps reduced"]}
    won = Fight(units, ["sedan"], cp_holds=["sedan"], dice=[6, 1]).attack("cambrai", "ge_2@sedan")

    assert won.asked == "ChooseAdvance"
    assert won.options() == ["advance ge_2@sedan to cambrai", "done"]


def test_r12_1_9_dashed_lines_serve_only_the_nation_printed() -> None:
    """Item 232: British over the Channel, no French."""
    units = {"london": ["br_corps", "fr_corps"], "le_havre": ["ge_1"], "rouen": ["fr_1", "br_corps"]}
    fight = Fight(units, side="ap", cp_holds=["le_havre"])

    assert fight.why_not("le_havre", "fr_corps@london, fr_1@rouen") == "12.1.9"
    assert fight.why_not("le_havre", "br_corps@london, br_corps@rouen") == ""


def test_r12_1_9_russian_armies_do_not_attack_out_of_the_caucasus() -> None:
    """Item 232, pitfall 23: one corps may, an army may not, nor two corps."""
    units = {"caucasus": ["ru_cau", "ru_corps", "ru_corps"], "poti": ["tu_corps"]}
    fight = Fight(units, side="ap", at_war=["tu"], cp_holds=["poti"], turn=5)

    assert fight.why_not("poti", "ru_cau@caucasus") == "11.3.2"
    assert fight.why_not("poti", "ru_corps@caucasus, ru_corps@caucasus") == "12.1.9"
    assert fight.why_not("poti", "ru_corps@caucasus") == ""


def test_r12_1_9_the_attack_over_the_caucasus_is_the_crossing_of_the_turn() -> None:
    """Item 232: counted when it is declared, even if nobody advances."""
    units = {"caucasus": ["ru_corps", "ru_corps"], "poti": ["tu_corps"], "grozny": ["tu_corps"]}
    fight = Fight(units, side="ap", at_war=["tu"], cp_holds=["poti", "grozny"], turn=5, dice=[1, 1])
    fight.attack("poti", "ru_corps@caucasus")

    assert fight.asked == ""
    assert targets_of(fight.state, counters_in(fight.state, "caucasus")[1]) == 0


def test_r12_1_10_london_attacks_only_with_friends_in_france_or_belgium() -> None:
    """Item 233: units in London need company on the other shore."""
    units = {"london": ["br_1"], "amiens": ["br_corps", "fr_1"], "calais": ["ge_1"]}
    fight = Fight(units, side="ap", cp_holds=["calais"], dice=[1, 1]).say("attack calais")

    assert fight.why_not("calais", "br_1@london") == "12.1.10"
    assert fight.why_not("calais", "br_1@london, br_corps@amiens") == ""


def test_r12_1_10_london_alone_has_no_target() -> None:
    """Item 233, pitfall 16: the space may be marked and still cannot attack by itself."""
    fight = Fight({"london": ["br_1"], "calais": ["ge_1"]}, side="ap", cp_holds=["calais"])

    assert fight.asked == ""
    assert attack_targets(fight.state, AP) == []


def test_r12_1_10_italians_cross_to_valona_alone() -> None:
    """Item 233: nobody need be in Albania."""
    units = {"taranto": ["it_1"], "valona": ["ah_corps"]}
    fight = Fight(units, side="ap", at_war=["it"], cp_holds=["valona"])

    assert "attack valona" in fight.options()


def test_r12_1_11_nations_stacked_together_attack_together() -> None:
    """Item 234."""
    units = {"amiens": ["br_corps", "fr_1", "be_corps"], "cambrai": ["ge_1"]}
    fight = Fight(units, side="ap", cp_holds=["cambrai", "sedan"], dice=[1, 1]).say("attack cambrai")

    assert "with be_corps@amiens, br_corps@amiens, fr_1@amiens" in fight.options()


@pytest.mark.parametrize(
    ("attackers", "forbidden_by"),
    [
        ("br_1@amiens, fr_1@chateau_thierry", "12.1.11.1"),
        ("br_1@amiens, br_corps@chateau_thierry, fr_1@chateau_thierry", ""),
        ("br_1@amiens, br_corps@chateau_thierry", ""),
        ("br_1@amiens, be_corps@amiens, br_corps@chateau_thierry, fr_1@chateau_thierry", "12.1.11.1"),
    ],
)
def test_r12_1_11_1_one_space_must_hold_all_nations(attackers: str, forbidden_by: str) -> None:
    """Items 235, 236: a common space, whose units of each nation attack themselves."""
    units = {"amiens": ["br_1", "be_corps"], "chateau_thierry": ["br_corps", "fr_1"], "cambrai": ["ge_1"]}
    fight = Fight(units, side="ap", cp_holds=["cambrai", "sedan"], dice=[1, 1]).say("attack cambrai")

    assert fight.why_not("cambrai", attackers) == forbidden_by


def test_r12_1_11_1_in_2010_the_common_unit_need_not_attack() -> None:
    """Item 236: the Briton beside the French may look on in the older edition."""
    units = {"amiens": ["br_1"], "chateau_thierry": ["br_corps", "fr_1"], "cambrai": ["ge_1"]}
    for edition, forbidden_by in (("2018", "12.1.11.1"), ("2010", "")):
        options = {"edition": edition}
        fight = Fight(units, side="ap", cp_holds=["cambrai", "sedan"], options=options).say("attack cambrai")

        assert fight.why_not("cambrai", "br_1@amiens, fr_1@chateau_thierry") == forbidden_by


@pytest.mark.parametrize(("first", "second"), [("br_1", "be_corps"), ("fr_1", "us_1")])
def test_r12_1_11_cheap_activation_makes_no_one_nation(first: str, second: str) -> None:
    """Item 237: Belgians are no Britons, Americans no French for joint attacks."""
    units = {"amiens": [first], "brussels": [second], "cambrai": ["ge_1"]}
    fight = Fight(units, side="ap", at_war=["us"], cp_holds=["cambrai", "sedan"]).say("attack cambrai")

    assert fight.why_not("cambrai", f"{first}@amiens, {second}@brussels") == "12.1.11.1"


@pytest.mark.parametrize("corps", ["br_cnd_corps", "br_aus_corps", "br_pt_corps"])
def test_r12_1_11_2_dominions_and_portuguese_are_british(corps: str) -> None:
    """Item 238."""
    units = {"amiens": ["br_1"], "brussels": [corps], "cambrai": ["ge_1"]}
    fight = Fight(units, side="ap", cp_holds=["cambrai", "sedan"]).say("attack cambrai")

    assert fight.why_not("cambrai", f"br_1@amiens, {corps}@brussels") == ""


def test_r12_1_11_2_montenegrins_are_serbian_and_senussi_turkish() -> None:
    """Item 238: one nation with Serbs, one nation with Turks, from different spaces."""
    units = {"cetinje": ["mn_corps"], "skopje": ["sb_1"], "tirana": ["ah_6"]}
    serbs = Fight(units, side="ap", cp_holds=["tirana"])

    assert serbs.why_not("tirana", "mn_corps@cetinje, sb_1@skopje") == ""

    units = {"alexandria": ["tu_sn_corps"], "sinai": ["tu_corps"], "cairo": ["br_corps"]}
    turks = Fight(units, at_war=["tu"], cp_holds=["alexandria", "libya"], turn=5)

    assert turks.why_not("cairo", "tu_sn_corps@alexandria, tu_corps@sinai") == ""


def test_deserts_are_left_alone_in_summer() -> None:
    """Item 250: neither attacked nor attacked from on summer turns."""
    units = {"sinai": ["tu_corps"], "cairo": ["br_corps"], "port_said": ["br_corps"]}
    for turn, targets in ((5, ["cairo", "port_said"]), (6, []), (10, [])):
        fight = Fight(units, at_war=["tu"], turn=turn)

        assert [option for option in fight.options() if option != "done"] == [f"attack {t}" for t in targets]

    into = Fight(units, side="ap", at_war=["tu"], turn=6, ap_holds=["gaza"])

    assert into.options() == []


def test_r14_3_1_units_out_of_supply_do_not_attack() -> None:
    """Item 357 and pitfall 10: beside a supplied unit they look on."""
    units = {"amiens": ["ge_1", "tu_corps"], "paris": ["fr_1"]}
    fight = Fight(units, cp_holds=[])

    assert fight.asked == ""
    assert rule_of(fight, CP) == []


def rule_of(fight: Fight, side: int) -> list[int]:
    return attack_targets(fight.state, side)


def test_r14_1_1_1_who_was_cut_off_when_activated_does_not_attack() -> None:
    """The supply of the moment of activation counts, even if a line is open by now."""
    fight = Fight({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, cp_holds=["sedan"])
    make_ready(fight.state)
    fight.state.touch()

    assert attack_targets(fight.state, CP) == []
    assert fight.why_not("cambrai", "ge_2@sedan") == "14.3.1"
    assert rule(fight, "attack cambrai") == "14.3.1"


def test_r14_1_1_2_an_earlier_combat_may_cut_an_attacker_off() -> None:
    """Supply is looked at again at the start of each combat."""
    fight = Fight({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, cp_holds=["sedan"])
    take(fight.state, "ap", *cp_spaces(fight.state))
    fight.state.board_changed()
    fight.state.touch()

    assert attack_targets(fight.state, CP) == []


def test_r15_1_2_a_fort_is_attacked_from_next_door() -> None:
    """Item 364: it need not be besieged first."""
    fight = Fight({"koblenz": ["ge_1"]})

    assert "attack liege" in fight.options()


def test_r15_1_3_a_besieged_fort_is_attacked_only_from_its_own_space() -> None:
    """Item 365."""
    units = {"liege": ["ge_1", "ge_2"], "koblenz": ["ge_3"]}
    fight = Fight(units, besieged=["liege"], dice=[1, 1]).say("attack liege")

    assert fight.why_not("liege", "ge_3@koblenz") == "15.1.3"
    assert fight.options() == ["with ge_1@liege", "with ge_2@liege", "with ge_1@liege, ge_2@liege"]


def test_r9_2_9_a_fort_left_by_its_besiegers_is_attacked_from_outside() -> None:
    """Pitfall 16: once the siege is lifted neighbours may storm it."""
    fight = Fight({"koblenz": ["ge_3"]}, besieged=["liege"])

    assert fight.asked == ""

    free = Fight({"koblenz": ["ge_3"]})

    assert "attack liege" in free.options()


def test_r15_2_3_besiegers_beyond_the_siege_attack_elsewhere() -> None:
    """Item 373, pitfall 37: enough others must keep the fort in."""
    units = {"liege": ["ge_1", "ge_corps"], "sedan": ["fr_5"]}
    fight = Fight(units, besieged=["liege"])

    assert fight.why_not("sedan", "ge_1@liege") == "15.2.3"
    assert fight.why_not("sedan", "ge_1@liege, ge_corps@liege") == "15.2.3"
    assert fight.why_not("sedan", "ge_corps@liege") == ""
    assert fight.why_not("liege", "ge_1@liege, ge_corps@liege") == ""


def test_r15_2_3_besiegers_do_not_take_turns() -> None:
    """Pitfall 37: who attacked outwards keeps no siege any more this round."""
    units = {"liege": ["ge_1", "ge_2"], "sedan": ["fr_5"], "brussels": ["fr_6"]}
    fight = Fight(units, besieged=["liege"], dice=[1, 4]).attack("sedan", "ge_1@liege")

    assert "attack brussels" not in fight.options()
    assert "attack liege" in fight.options()


def test_r15_2_3_storming_the_fort_keeps_it_besieged() -> None:
    """Item 373: besiegers may attack the fort, and still hold it in for others to go out."""
    units = {"liege": ["ge_1", "ge_2"], "sedan": ["fr_5"]}
    fight = Fight(units, besieged=["liege"], dice=[1, 1]).attack("liege", "ge_1@liege")

    assert "attack sedan" in fight.options()


def test_r15_1_11_germans_leave_russian_forts_alone_at_first() -> None:
    """Before OberOst or war status 4; Austrians are free. Also Germans among Austrians."""
    units = {"tannenberg": ["ge_8"], "lomza": ["ru_2"], "cracow": ["ah_1", "ge_corps"], "ivangorod": []}
    fight = Fight(units, cp_holds=["czestochowa"])

    assert "attack lomza" not in fight.options()

    free = Fight(units, war_status={"cp": 4})

    assert "attack lomza" in free.options()


def test_r15_1_12_russians_leave_german_forts_alone_in_august() -> None:
    """[15.1.12]"""
    units = {"tannenberg": ["ru_2"], "konigsberg": ["ge_8"]}
    august = Fight(units, side="ap", ap_holds=["tannenberg"], turn=1)
    september = Fight(units, side="ap", ap_holds=["tannenberg"], turn=2)

    assert august.options() == []
    assert "attack konigsberg" in september.options()


def test_r11_3_1_only_near_east_armies_attack_there() -> None:
    """Pitfall 22: other armies keep out of the Near East."""
    units = {"adrianople": ["ge_11", "bu_corps"], "constantinople": ["br_corps"], "sofia": ["bu_corps"]}
    fight = Fight(units, at_war=["tu", "bu"], ap_holds=["constantinople"])

    assert fight.why_not("constantinople", "ge_11@adrianople") == "11.3.1"
    assert fight.why_not("constantinople", "bu_corps@adrianople") == ""


def test_the_bef_attacks_only_in_the_west() -> None:
    """Pitfall 20: not in Italy."""
    units = {"verona": ["br_bef_corps"], "trent": ["ah_corps"]}
    fight = Fight(units, side="ap", at_war=["it"])

    assert fight.options() == []


def test_sets_of_attackers_are_listed_up_to_six_units() -> None:
    """All sets of few units; beyond that whole spaces and single units, and any legal set is taken."""
    few = Fight({"sedan": ["ge_1", "ge_2", "ge_3"], "cambrai": ["fr_1"]}, cp_holds=["sedan"])
    few.say("attack cambrai")

    assert len(few.options()) == 7

    units = {"sedan": ["ge_1", "ge_2", "ge_3"], "brussels": ["ge_4", "ge_5", "ge_6"], "amiens": ["ge_7"]}
    many = Fight({**units, "cambrai": ["fr_1"]}, cp_holds=["sedan", "brussels", "liege"], dice=[1, 1, 1])
    take(many.state, "cp", "amiens", "calais", "ostend")
    many.state.board_changed()
    many.state.touch()
    many.say("attack cambrai")

    assert len(many.options()) < 20
    assert many.why_not("cambrai", "ge_1@sedan, ge_2@sedan, ge_5@brussels") == ""


def test_alike_corps_are_listed_once() -> None:
    """Two corps of one kind and strength in one space are one option."""
    fight = Fight({"sedan": ["ge_corps", "ge_corps"], "cambrai": ["fr_1"]}, cp_holds=["sedan"])
    fight.say("attack cambrai")

    assert fight.options() == ["with ge_corps@sedan", "with ge_corps@sedan, ge_corps@sedan"]


def test_r7_1_a_declared_attack_meets_the_mandate() -> None:
    """The offensive is made when the attack is declared."""
    fight = Fight({"sedan": ["ge_2"], "cambrai": ["fr_5"]}, cp_holds=["sedan"], dice=[1, 1])
    set_mandated(fight.state, {"cp": "ge"})
    fight.attack("cambrai")

    assert fight.event("OffensiveMade").nation == "ge"


def test_r7_1_an_empty_fort_meets_no_mandate() -> None:
    """Pitfall 27: forts without units give no credit."""
    fight = Fight({"koblenz": ["ge_2"]}, dice=[1, 1])
    set_mandated(fight.state, {"cp": "ge"})
    fight.attack("liege")

    assert fight.events("OffensiveMade") == []


def test_targets_without_enemies_are_refused() -> None:
    """An empty space, and an enemy nobody stands next to."""
    fight = Fight({**WEST, "dijon": ["fr_1"]}, ["sedan"], cp_holds=["sedan"])

    assert rule(fight, "attack melun") == "12.1.1"
    assert rule(fight, "attack dijon") == "12.1.4"


#: Somebody to attack besides, so that the question is asked.
_BESIDES = {"ap": {"nancy": ["fr_2"], "metz": ["ge_2"]}, "cp": {"metz": ["ge_3"], "nancy": ["fr_2"]}}


@pytest.mark.parametrize(
    ("units", "target", "fields", "reason"),
    [
        (
            {"london": ["br_1"], "calais": ["ge_1"]},
            "calais",
            {"side": "ap", "cp_holds": ["calais"]},
            "pog-attack-london",
        ),
        (
            {"verdun": ["ge_1"], "sedan": ["ge_2"]},
            "verdun",
            {"cp_holds": ["sedan"], "besieged": ["verdun"], "marked": ["sedan", "metz"]},
            "pog-attack-siege-from-outside",
        ),
        ({"tannenberg": ["ge_8"]}, "lomza", {}, "pog-russian-forts-before-oberost"),
        (
            {"amiens": ["br_1"], "cambrai": ["ge_1"]},
            "cambrai",
            {
                "side": "ap",
                "cp_holds": ["cambrai"],
                "trenches": {"cp": {"cambrai": 2}},
                "events": {"cp_55": 1},
            },
            "pog-attack-forbidden-by-card",
        ),
        (
            {"lodz": ["ge_8"], "warsaw": ["ru_8"]},
            "warsaw",
            {"cp_holds": ["lodz"], "events": {"cp_45": 1, "cp_11": 1}},
            "pog-treaty-russians-attacked",
        ),
        (
            {"sedan": ["ge_2"], "cambrai": ["fr_5"]},
            "cambrai",
            {"cp_holds": ["sedan"], "attacked": "ge_2@sedan"},
            "pog-attack-unit-twice",
        ),
        ({"essen": ["ge_1"], "cambrai": ["fr_5"]}, "cambrai", {}, "pog-attack-no-attackers"),
    ],
)
def test_r12_1_4_a_target_nobody_may_attack_is_refused_with_what_keeps_them_away(
    units: dict[str, list[str]], target: str, fields: dict[str, Any], reason: str
) -> None:
    """Only where nobody stands beside it is there nobody to attack it."""
    attacked = fields.pop("attacked", "")
    fight = Fight({**_BESIDES[fields.get("side", "cp")], **units}, **fields)
    mark_attacked(fight.state, *(units_of_text(fight.state, attacked) if attacked else ()))

    refusal = fight.refusal(f"attack {target}")

    assert refusal is not None
    assert refusal.message == reason
    assert f"attack {target}" not in fight.options()


def test_r12_1_9_two_corps_do_not_attack_over_the_caucasus_together() -> None:
    units = {"caucasus": ["ru_corps", "ru_corps reduced"], "poti": ["tu_corps"]}
    fight = Fight(units, side="ap", at_war=["tu"], cp_holds=["poti"], turn=5).say("attack poti")

    refusal = fight.refusal("with ru_corps@caucasus, ru_corps reduced@caucasus")

    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("pog-caucasus-once", "12.1.9")
