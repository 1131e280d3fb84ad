"""Advances after combat. [12.7]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.card_names import RACE_TO_THE_SEA
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import besieged_forts, held_by_arabs, trenches_of


def offered(fight: Fight) -> set[str]:
    """The advances offered, without the way out."""
    assert fight.asked == "ChooseAdvance"
    return {option.removeprefix("advance ") for option in fight.options() if option != "done"}


def test_r12_7_1_only_full_participants_advance() -> None:
    """Items 305, 231: not the reduced one, not the one that looked on."""
    units = {"sedan": ["ge_2", "ge_3 reduced", "ge_4"], "cambrai": ["fr_corps reduced"]}
    fight = Fight(units, ["sedan"], cp_holds=["sedan"], dice=[6, 1])
    fight.attack("cambrai", "ge_2@sedan, ge_3 reduced@sedan")

    assert offered(fight) == {"ge_2@sedan to cambrai"}
    refusal = fight.refusal("advance ge_4@sedan to cambrai")
    assert refusal is not None
    assert refusal.rule == "12.7.1"


def test_r12_7_1_within_stacking() -> None:
    """Item 305: three units and no more."""
    units = {"sedan": ["ge_2", "ge_3"], "brussels": ["ge_4", "ge_5"], "cambrai": ["fr_corps reduced"]}
    fight = Fight(units, cp_holds=["sedan", "brussels", "liege"], dice=[6, 1])
    fight.attack("cambrai", "ge_2@sedan, ge_3@sedan, ge_4@brussels, ge_5@brussels").say("frontal")
    for army in ("ge_2@sedan", "ge_3@sedan", "ge_4@brussels"):
        fight.say(f"advance {army} to cambrai")

    assert fight.asked == ""
    assert len(fight.at("cambrai")) == 3


def test_r12_7_1_nobody_must_advance() -> None:
    """Item 305."""
    fight = Fight({"sedan": ["ge_2"], "cambrai": ["fr_corps reduced"]}, cp_holds=["sedan"], dice=[6, 1])
    fight.attack("cambrai").say("done")

    assert fight.at("sedan") == ["ge_2"]
    assert fight.controlled_by("cambrai") == "ap"


def test_r12_2_13_after_destruction_no_victory_is_needed() -> None:
    """Item 305: a space without defenders is open, even if the loss numbers were equal."""
    units = {"sedan": ["ge_corps", "ge_corps"], "cambrai": ["fr_corps reduced"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[1, 6]).attack("cambrai", "ge_corps@sedan, ge_corps@sedan")

    assert fight.event("CombatDecided").winner == ""
    assert offered(fight) == {"ge_corps@sedan to cambrai"}


def test_r12_7_1_no_advance_into_a_fort_that_stands_alone_and_intact() -> None:
    """Item 306, pitfall 27: winning is not enough, the fort must fall."""
    holds = Fight({"koblenz": ["ge_1", "ge_2"]}, dice=[1, 1], destroyed=[]).attack("liege", "ge_1@koblenz")
    falls = Fight({"koblenz": ["ge_1"]}, dice=[6, 1]).attack("liege")

    assert holds.event("CombatDecided").winner == "cp"
    assert holds.asked != "ChooseAdvance"
    assert offered(falls) == {"ge_1@koblenz to liege"}


def test_r15_1_10_a_fort_destroyed_from_outside_waits_for_somebody_to_enter() -> None:
    """Items 296, 313, 368: control comes with the advance."""
    fight = Fight({"koblenz": ["ge_1"]}, dice=[6, 1]).attack("liege")

    assert fight.controlled_by("liege") == "ap"

    fight.say("advance ge_1@koblenz to liege")

    assert fight.controlled_by("liege") == "cp"


def test_r12_7_2_destroyed_defenders_open_one_space_only() -> None:
    """Item 307, pitfall 36."""
    fight = Fight({"sedan": ["ge_2"], "cambrai": ["fr_corps reduced"]}, cp_holds=["sedan"], dice=[6, 1])
    fight.attack("cambrai")

    assert offered(fight) == {"ge_2@sedan to cambrai"}


def two_spaces() -> Fight:
    """Cambrai lost by two, the French gone through Amiens to Paris."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[2, 1], war_status={"cp": 4})
    fight.attack("cambrai", "ge_2@sedan, ge_3@sedan")
    return fight.say("retreat fr_5 reduced to amiens paris")


def test_r12_7_3_after_two_spaces_the_advance_follows_the_way() -> None:
    """Item 308: into spaces the retreating units went through."""
    fight = two_spaces()

    assert "ge_2@sedan to cambrai amiens" in offered(fight)
    assert not any(option.endswith("paris") for option in offered(fight))
    refusal = fight.refusal("advance ge_2@sedan to cambrai chateau_thierry")
    assert refusal is not None
    assert refusal.rule == "12.7.3"

    fight.say("advance ge_2@sedan to cambrai amiens", "done")

    assert fight.controlled_by("amiens") == "cp"
    assert fight.controlled_by("cambrai") == "cp"
    assert fight.at("amiens") == ["ge_2"]


@pytest.mark.parametrize(("start", "target"), [("koblenz", "sedan"), ("mulhouse", "belfort")])
def test_r12_7_3_difficult_ground_stops_the_advance(start: str, target: str) -> None:
    """Item 308, pitfall 36: forest, mountain, swamp and desert."""
    units = {start: ["ge_1", "ge_2", "ge_3"], target: ["fr_5", "fr_6"]}
    fight = Fight(units, [start], dice=[4, 1])
    fight.attack(target, f"ge_1@{start}, ge_2@{start}, ge_3@{start}")
    fight.pass_by("ChooseLosses").pass_by("ChooseStand", last=True).pass_by("ChooseRetreat")

    assert fight.event("CombatDecided").retreat == 2
    assert all(len(option.partition(" to ")[2].split()) == 1 for option in offered(fight))


def test_r12_7_3_one_space_of_retreat_one_space_of_advance() -> None:
    """Item 308."""
    fight = Fight(
        {"sedan": ["ge_2"], "cambrai": ["fr_5"]}, cp_holds=["sedan"], dice=[1, 1], war_status={"cp": 4}
    )
    fight.attack("cambrai").say("retreat fr_5 to amiens")

    assert offered(fight) == {"ge_2@sedan to cambrai"}


def test_r12_7_4_into_the_space_where_the_retreat_ended_in_death() -> None:
    """Item 309: Kishinev and Ismail, the example of the book."""
    units = {"zhmerinka": ["ah_1", "ah_2"], "kishinev": ["ru_8"], "odessa": ["ah_3"]}
    fight = Fight(
        units, ["zhmerinka"], cp_holds=["zhmerinka", "odessa", "kamenets_podolski"], destroyed=["odessa"],
        turn=5, dice=[1, 1],
    )  # fmt: skip
    fight.attack("kishinev", "ah_1@zhmerinka, ah_2@zhmerinka")

    assert "ah_1@zhmerinka to kishinev ismail" in offered(fight)


def test_r12_7_5_not_into_enemies() -> None:
    """Item 310: somebody else stands where the retreat went through."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5"], "amiens": ["fr_corps"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[2, 1], war_status={"cp": 4})
    fight.attack("cambrai", "ge_2@sedan, ge_3@sedan").say("retreat fr_5 reduced to amiens paris")

    assert offered(fight) == {"ge_2@sedan to cambrai", "ge_3@sedan to cambrai"}
    refusal = fight.refusal("advance ge_2@sedan to cambrai amiens")
    assert refusal is not None
    assert refusal.rule == "12.7.5"


def test_r12_7_8_defenders_never_advance() -> None:
    """Item 310: a beaten and destroyed attacker leaves his space empty, and it stays so."""
    units = {"sedan": ["ge_corps reduced"], "cambrai": ["fr_5"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[1, 6]).attack("cambrai")

    assert fight.at("sedan") == []
    assert fight.asked == ""
    assert fight.at("cambrai") == ["fr_5"]


def test_r12_7_6_only_a_besieging_force_enters_an_intact_fort() -> None:
    """Items 311, 363, 371: three corps together, or an army; they stop and besiege."""
    units = {"metz": ["ge_corps"] * 3, "sedan": ["ge_corps reduced"], "verdun": ["fr_corps reduced"]}
    three = "ge_corps@metz, ge_corps@metz, ge_corps@metz"
    fight = Fight(units, cp_holds=["sedan"], dice=[3, 1]).attack("verdun", f"{three}, ge_corps reduced@sedan")
    fight.say(f"keep {three} | eliminated ge_corps@sedan")

    assert offered(fight) == {f"{three} to verdun"}
    refusal = fight.refusal("advance ge_corps@metz, ge_corps@metz to verdun")
    assert refusal is not None
    assert refusal.rule == "12.7.6"

    fight.say(f"advance {three} to verdun")

    assert "verdun" in besieged_forts(fight.state)
    assert fight.controlled_by("verdun") == "ap"


def test_r12_7_6_once_besieged_others_go_on() -> None:
    """Items 311, 363, pitfall 36: the siege first, then the way beyond."""
    units = {"metz": ["ge_1", "ge_2", "ge_3"], "verdun": ["fr_5"]}
    fight = Fight(units, dice=[3, 1]).attack("verdun", "ge_1@metz, ge_2@metz, ge_3@metz")
    fight.say("keep ge_1@metz, ge_2@metz, ge_3 reduced@metz")
    fight.say("retreat fr_5 reduced to bar_le_duc melun")

    assert fight.at("metz") == ["ge_1", "ge_2", "ge_3 reduced"]
    assert all(option.endswith(" to verdun") for option in offered(fight))

    fight.say("advance ge_1@metz to verdun")

    assert "ge_2@metz to verdun bar_le_duc" in offered(fight)

    fight.say("advance ge_2@metz to verdun bar_le_duc")

    assert fight.at("bar_le_duc") == ["ge_2"]
    assert fight.controlled_by("bar_le_duc") == "cp"


def test_no_passing_through_a_full_space() -> None:
    """Item 305, pitfall 36: the limit holds on the way too, so the far ones go first."""
    units = {"sedan": ["ge_2", "ge_3"], "brussels": ["ge_4", "ge_5"], "cambrai": ["fr_5"]}
    fight = Fight(units, cp_holds=["sedan", "brussels", "liege"], dice=[1, 1], war_status={"cp": 4})
    fight.attack("cambrai", "ge_2@sedan, ge_3@sedan, ge_4@brussels, ge_5@brussels").say("frontal")
    fight.say("retreat fr_5 reduced to amiens paris")
    for army in ("ge_2@sedan", "ge_3@sedan", "ge_4@brussels"):
        fight.say(f"advance {army} to cambrai")

    assert fight.asked == ""


@pytest.mark.parametrize(
    ("fields", "open_"),
    [({}, False), ({"war_status": {"cp": 4}}, True), ({"events": {RACE_TO_THE_SEA: 1}}, True)],
)
def test_r12_7_7_the_channel_coast(fields: dict[str, object], open_: bool) -> None:
    """Item 312: on from Cambrai into Amiens only after the Race to the Sea or at war status 4."""
    units = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5"]}
    fight = Fight(units, cp_holds=["sedan"], dice=[2, 1], **fields)  # type: ignore[arg-type]
    fight.attack("cambrai", "ge_2@sedan, ge_3@sedan").say("retreat fr_5 reduced to amiens paris")

    assert ("ge_2@sedan to cambrai amiens" in offered(fight)) is open_
    refusal = fight.refusal("advance ge_2@sedan to cambrai amiens")
    assert (refusal.rule if refusal else "") == ("" if open_ else "12.7.7")


def test_r12_7_7_a_coast_that_was_attacked_may_be_entered() -> None:
    """Item 312: Amiens itself was the space defended."""
    units = {"cambrai": ["ge_2"], "amiens": ["fr_corps reduced"]}
    fight = Fight(units, cp_holds=["sedan", "cambrai"], dice=[6, 1]).attack("amiens")

    assert offered(fight) == {"ge_2@cambrai to amiens"}


def test_r12_7_9_control_and_trench_come_with_the_advance() -> None:
    """Item 313: level 2 becomes level 1 of the new owner."""
    units = {"sedan": ["ge_2", "ge_3", "ge_4"], "cambrai": ["fr_corps reduced"]}
    fight = Fight(units, cp_holds=["sedan"], trenches={"ap": {"cambrai": 2}}, dice=[6, 1])
    fight.attack("cambrai", "ge_2@sedan, ge_3@sedan, ge_4@sedan").say("advance ge_2@sedan to cambrai", "done")

    assert fight.controlled_by("cambrai") == "cp"
    assert trenches_of(fight.state)["cp"]["cambrai"] == 1


def test_r11_1_4_lines_of_the_nation_bind_the_second_step() -> None:
    """Pitfall 36: Germans take Riga but do not follow the Russians over their own line to Reval."""
    units = {"szawli": ["ge_8", "ge_9"], "riga": ["ru_1"], "dvinsk": ["ge_10"], "kovno": ["ge_7"]}
    fight = Fight(
        units, ["szawli"], cp_holds=["szawli", "dvinsk", "kovno"], destroyed=["riga", "kovno"], turn=9,
        war_status={"cp": 4}, dice=[1, 1],
    )  # fmt: skip
    fight.attack("riga", "ge_8@szawli, ge_9@szawli")

    assert fight.events("UnitMoved")[0].path == ("riga", "reval", "petrograd")
    assert offered(fight) == {"ge_8@szawli to riga", "ge_9@szawli to riga"}
    refusal = fight.refusal("advance ge_8@szawli to riga reval")
    assert refusal is not None
    assert refusal.rule == "11.1.4"


def test_montenegrins_never_advance() -> None:
    """Item 305, pitfall 24: they fight, they do not follow."""
    units = {"cetinje": ["mn_corps", "sb_1"], "mostar": ["ah_corps reduced"], "valjevo": ["sb_2"]}
    fight = Fight(units, ["cetinje"], side="ap", dice=[6, 1]).attack(
        "mostar", "mn_corps@cetinje, sb_1@cetinje"
    )

    assert offered(fight) == {"sb_1@cetinje to mostar"}


def test_arabs_hold_only_where_they_stop() -> None:
    """Item 313, pitfall 19: what they enter is theirs while they stand there."""
    units = {"arabia": ["br_ana_corps"], "medina": ["tu_corps reduced"]}
    fight = Fight(units, side="ap", at_war=["tu"], dice=[6, 1], turn=11).attack("medina")
    fight.say("advance br_ana_corps@arabia to medina")

    assert held_by_arabs(fight.state) == "medina"
    assert fight.controlled_by("medina") == "ap"


def test_a_relieved_fort_is_free_when_its_besiegers_go() -> None:
    """Item 313: the besiegers retreat, the siege is over before the relief comes in."""
    units = {"liege": ["ge_corps"], "brussels": ["fr_5", "fr_6"], "koblenz": ["ge_2"], "aachen": ["ge_3"]}
    fight = Fight(units, ["brussels"], side="ap", besieged=["liege"], dice=[6, 1])
    fight.attack("liege", "fr_5@brussels, fr_6@brussels").pass_by("ChooseRetreat")

    assert not besieged_forts(fight.state)
    assert fight.asked == "ChooseAdvance"

    fight.say("advance fr_5@brussels to liege", "done")

    assert not besieged_forts(fight.state)
    assert fight.controlled_by("liege") == "ap"
