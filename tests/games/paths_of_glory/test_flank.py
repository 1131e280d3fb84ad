"""Flank attacks. [12.3]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.board import SPACE_NUMBER
from greatpowers.games.paths_of_glory.rules.combat.flank import flank_modifier, flank_refusal
from greatpowers.games.paths_of_glory.rules.combat.targets import combat_of
from tests.games.paths_of_glory.boards import units as units_of_text
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import active_number, hand_of

#: Two German armies on two sides of a French one.
PINCER = {"sedan": ["ge_2"], "brussels": ["ge_1"], "cambrai": ["fr_5"], "ap_reserve_box": ["fr_corps"]}
HELD = ["sedan", "brussels", "liege"]
BOTH = "ge_1@brussels, ge_2@sedan"


def pincer(dice: list[int], **fields: object) -> Fight:
    """The pincer attack up to the question of the flank."""
    units = fields.pop("units", PINCER)
    return Fight(units, cp_holds=HELD, dice=dice, **fields).attack("cambrai", BOTH)  # type: ignore[arg-type]


def refused(fight: Fight, target: str, attackers: str) -> str:
    """The rule that forbids flanking in this attack."""
    units = units_of_text(fight.state, attackers)
    combat = combat_of(fight.state, active_number(fight.state), units, SPACE_NUMBER[target])
    refusal = flank_refusal(fight.state, combat)
    return refusal.rule if refusal else ""


def modifier(fight: Fight, target: str, attackers: str, pinning: str) -> int:
    units = units_of_text(fight.state, attackers)
    combat = combat_of(fight.state, active_number(fight.state), units, SPACE_NUMBER[target])
    return flank_modifier(fight.state, combat, SPACE_NUMBER[pinning])


def test_r12_3_1_two_spaces_and_an_army_are_needed() -> None:
    """Item 252."""
    one_space = Fight({"sedan": ["ge_1", "ge_2"], "cambrai": ["fr_5"]}, cp_holds=HELD)
    corps = Fight({"sedan": ["ge_corps"], "brussels": ["ge_corps"], "cambrai": ["fr_5"]}, cp_holds=HELD)

    assert refused(one_space, "cambrai", "ge_1@sedan, ge_2@sedan") == "12.3.1"
    assert refused(corps, "cambrai", "ge_corps@sedan, ge_corps@brussels") == "12.3.1"
    assert pincer([]).asked == "ChooseFlank"
    assert pincer([]).options() == ["flank sedan", "flank brussels", "frontal"]


def test_r12_3_1_a_reduced_army_is_an_army() -> None:
    """Item 252."""
    units = {"sedan": ["ge_2 reduced"], "brussels": ["ge_corps"], "cambrai": ["fr_5"]}
    fight = Fight(units, cp_holds=HELD)

    assert refused(fight, "cambrai", "ge_2 reduced@sedan, ge_corps@brussels") == ""


@pytest.mark.parametrize(
    ("units", "target", "attackers", "held", "barred"),
    [
        ({"cambrai": ["ge_1"], "ostend": ["ge_2"]}, "calais", "ge_1@cambrai, ge_2@ostend", HELD, "12.3.1"),
        (
            {"sarajevo": ["ah_6"], "belgrade": ["ah_5"]},
            "valjevo",
            "ah_6@sarajevo, ah_5@belgrade",
            [],
            "12.3.1",
        ),
        ({"koblenz": ["ge_1"], "liege": ["ge_2"]}, "sedan", "ge_1@koblenz, ge_2@liege", HELD, ""),
    ],
)
def test_r12_3_1_terrain(
    units: dict[str, list[str]], target: str, attackers: str, held: list[str], barred: str
) -> None:
    """Item 253: swamp and mountain bar it, forest does not."""
    defender = "sb_2" if target == "valjevo" else "fr_5"
    fight = Fight({**units, target: [defender]}, cp_holds=held)

    assert refused(fight, target, attackers) == barred


def test_r12_3_1_any_trench_bars_it() -> None:
    """Item 253."""
    fight = Fight(PINCER, cp_holds=HELD, trenches={"ap": {"cambrai": 1}}, dice=[1, 1])

    assert refused(fight, "cambrai", BOTH) == "12.3.1"
    assert fight.attack("cambrai", BOTH).events("FlankTried") == []


def test_r15_1_6_a_fort_without_units_cannot_be_flanked() -> None:
    """Items 253, 255, pitfall 27: but one with units inside can."""
    units = {"koblenz": ["ge_1"], "aachen": ["ge_2"]}
    empty = Fight(units)
    held = Fight({**units, "liege": ["be_1"]})

    assert refused(empty, "liege", "ge_1@koblenz, ge_2@aachen") == "15.1.6"
    assert refused(held, "liege", "ge_1@koblenz, ge_2@aachen") == ""


def test_r12_2_4_cancelled_trenches_open_the_flank() -> None:
    """Item 254, pitfall 26: the card comes before the attempt, and removes the bar of trenches only."""
    fight = pincer([], trenches={"ap": {"cambrai": 2}}, hands={"cp": ["cp_50"]}, events={"cp_54": 1}, turn=13)

    assert fight.asked == "ChooseCombatCard"

    fight.say("card cp_50")

    assert fight.asked == "ChooseFlank"


def test_r12_2_4_other_bars_stay_when_trenches_are_cancelled() -> None:
    """Item 254: swamps stay swamps."""
    units = {"cambrai": ["ge_1"], "ostend": ["ge_2"], "calais": ["fr_5"]}
    fight = Fight(
        units, cp_holds=[*HELD, "cambrai", "ostend"], trenches={"ap": {"calais": 1}}, hands={"cp": ["cp_50"]},
        events={"cp_54": 1}, turn=13, dice=[1, 1],
    )  # fmt: skip
    fight.attack("calais", "ge_1@cambrai, ge_2@ostend").say("card cp_50")

    assert fight.events("FlankTried") == []
    assert fight.fire("cp").shift == -1


def test_royal_tank_corps_opens_no_flank() -> None:
    """Pitfall 26: it cancels the column shifts only."""
    units = {"amiens": ["br_1"], "brussels": ["br_2"], "cambrai": ["ge_1"], "sedan": ["ge_2"]}
    fight = Fight(
        units, side="ap", cp_holds=["cambrai", "sedan"], trenches={"cp": {"cambrai": 2}}, dice=[1, 1],
        hands={"ap": ["ap_48"]}, events={"ap_28": 1}, turn=13,
    )  # fmt: skip
    fight.attack("cambrai", "br_1@amiens, br_2@brussels").say("card ap_48")

    assert fight.events("FlankTried") == []
    assert (fight.fire("ap").shift, fight.fire("cp").shift) == (0, 0)


def test_r12_3_2_each_free_space_beside_the_pinning_one_helps() -> None:
    """Items 256, 257: no bonus from a space that touches other enemies by a solid line."""
    units = {**PINCER, "amiens": ["ge_3"]}
    free = Fight(units, cp_holds=[*HELD, "amiens", "calais"])
    attackers = f"{BOTH}, ge_3@amiens"

    assert modifier(free, "cambrai", attackers, "sedan") == 2

    watched = Fight({**units, "verdun": ["fr_1"]}, cp_holds=[*HELD, "amiens", "calais"])

    assert modifier(watched, "cambrai", attackers, "brussels") == 1
    assert modifier(watched, "cambrai", attackers, "sedan") == 2


def test_r12_3_2_empty_forts_do_not_watch() -> None:
    """Item 257: Verdun's fort beside Sedan and Antwerp's beside Brussels are no occupied spaces."""
    fight = Fight(PINCER, cp_holds=HELD)

    assert modifier(fight, "cambrai", BOTH, "brussels") == 1
    assert modifier(fight, "cambrai", BOTH, "sedan") == 1


def test_r12_3_2_dashed_lines_do_not_watch() -> None:
    """Item 257: enemies in Calais do not spoil what comes over the Channel from London."""
    units = {"london": ["br_1"], "rouen": ["br_2"], "le_havre": ["ge_1"], "calais": ["ge_2"]}
    fight = Fight(units, side="ap", cp_holds=["le_havre", "calais"])

    assert modifier(fight, "le_havre", "br_1@london, br_2@rouen", "rouen") == 1


def test_r12_3_2_the_map_of_the_moment_counts() -> None:
    """Item 258: an earlier combat that clears Chateau Thierry frees Sedan for the next one."""
    units = {**PINCER, "sedan": ["ge_2", "ge_3"], "chateau_thierry": ["fr_corps reduced"], "metz": ["ge_4"]}
    before = Fight(units, cp_holds=HELD)

    assert modifier(before, "cambrai", BOTH, "brussels") == 0

    fight = Fight(units, cp_holds=HELD, dice=[6, 1]).attack("chateau_thierry", "ge_3@sedan").say("done")

    assert modifier(fight, "cambrai", BOTH, "brussels") == 1


@pytest.mark.parametrize(("die", "succeeds"), [(2, False), (3, True)])
def test_r12_3_3_four_or_more_succeeds(die: int, succeeds: bool) -> None:
    """Item 259: with one free space a 3 is enough."""
    fight = pincer([die, 1, 1]).say("flank sedan")

    assert fight.event("FlankTried").succeeded is succeeds
    first = fight.events("FireResolved")[0]
    assert first.side == ("cp" if succeeds else "ap")


def test_r12_3_3_after_success_only_survivors_fire_back() -> None:
    """Item 259: the French army is gone before it fires; its corps answers on its own table."""
    units = {**PINCER, "cambrai": ["fr_5 reduced"]}
    fight = pincer([6, 3, 4], units=units).say("flank sedan")

    assert (fight.fire("cp").factors, fight.fire("cp").loss) == (10, 4)
    assert (fight.fire("ap").table, fight.fire("ap").factors) == ("corps", 1)


def test_r12_3_3_nobody_left_fires_nothing() -> None:
    """Item 259: no die is thrown for the dead."""
    units = {"sedan": ["ge_2"], "brussels": ["ge_1"], "cambrai": ["fr_corps reduced"]}
    fight = pincer([6, 1], units=units).say("flank sedan")

    assert [event.side for event in fight.events("FireResolved")] == ["cp"]
    assert fight.event("CombatDecided").winner == "cp"


def test_r12_3_3_after_failure_the_attacker_fires_with_what_is_left() -> None:
    """Item 259: the attacker's losses come first; replacement corps join in."""
    units = {
        "sedan": ["ge_2 reduced"],
        "brussels": ["ge_corps"],
        "cambrai": ["fr_5"],
        "cp_reserve_box": ["ge_corps"],
    }
    fight = Fight(units, cp_holds=HELD, dice=[1, 4, 1])
    fight.attack("cambrai", "ge_2 reduced@sedan, ge_corps@brussels").say("flank sedan")

    assert [event.side for event in fight.events("FireResolved")] == ["ap", "cp"]
    assert (fight.fire("cp").table, fight.fire("cp").factors) == ("corps", 4)


def test_r12_2_5_a_frontal_attack_rolls_no_flank_die() -> None:
    """Item 246: without an attempt fire is simultaneous."""
    fight = pincer([1, 1]).say("frontal")

    assert fight.events("FlankTried") == []
    assert [event.side for event in fight.events("FireResolved")] == ["cp", "ap"]


def test_wireless_intercepts_need_no_die() -> None:
    """Item 263: a German unit against Russians only; asked for once the attempt is made."""
    units = {"tannenberg": ["ge_8"], "thorn": ["ge_corps"], "plock": ["ru_2"]}
    fight = Fight(units, hands={"cp": ["cp_02"]}, dice=[1, 1]).attack(
        "plock", "ge_8@tannenberg, ge_corps@thorn"
    )
    fight.say("flank tannenberg")

    assert fight.options() == ["card cp_02", "done"]

    fight.say("card cp_02")

    assert fight.event("FlankTried").succeeded
    assert [event.purpose for event in fight.events("DieRolled")] == ["fire attacker", "fire defender"]


def test_wireless_intercepts_may_be_kept_for_later() -> None:
    """Item 263: without the card the die decides."""
    units = {"tannenberg": ["ge_8"], "thorn": ["ge_corps"], "plock": ["ru_2"]}
    fight = Fight(units, hands={"cp": ["cp_02"]}, dice=[1, 1, 1]).attack(
        "plock", "ge_8@tannenberg, ge_corps@thorn"
    )
    fight.say("flank tannenberg", "done")

    assert fight.event("FlankTried").die == 1
    assert hand_of(fight.state, "cp") == ["cp_02"]


def test_von_hutier_fires_first_unless_a_flank_fails() -> None:
    """Item 246: first without any flank attempt; a failed one puts the defender first."""
    units = {"tannenberg": ["ge_8"], "thorn": ["ge_9"], "plock": ["ru_2"]}
    attackers = "ge_8@tannenberg, ge_9@thorn"
    orders = {}
    for answer in ("frontal", "flank thorn"):
        fight = Fight(units, hands={"cp": ["cp_44"]}, dice=[1, 1, 1], turn=13).attack("plock", attackers)
        fight.say("card cp_44", answer)
        orders[answer] = [event.side for event in fight.events("FireResolved")]

    assert orders["frontal"][0] == "cp"
    assert orders["flank thorn"][0] == "ap"


def test_r12_3_2_only_attacking_spaces_can_pin() -> None:
    """Item 256."""
    refusal = pincer([]).refusal("flank amiens")

    assert refusal is not None
    assert refusal.rule == "12.3.2"
