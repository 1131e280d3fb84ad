"""Combat cards in a combat: when they are asked for, what they do, where they go. [9.5.4, 12.2.6, 12.2.11]"""

from __future__ import annotations

import pytest

from tests.games.paths_of_glory.changing import take
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import (
    cards_used,
    combat_in,
    discards_of,
    hand_of,
    on_table,
    removed_of,
    vp_of,
    war_status_of,
)

#: Two German armies against a French one in the open.
FIELD = {"sedan": ["ge_2", "ge_3"], "cambrai": ["fr_5"]}
BOTH = "ge_2@sedan, ge_3@sedan"
LATE = {"cp_54": 1}


def field(
    dice: list[int], ap: list[str] | None = None, cp: list[str] | None = None, **fields: object
) -> Fight:
    """The attack on Cambrai with these hands."""
    units = fields.pop("units", FIELD)
    hands = {"ap": ap or [], "cp": cp or []}
    return Fight(units, ["sedan"], cp_holds=["sedan"], hands=hands, dice=dice, **fields).attack(  # type: ignore[arg-type]
        "cambrai", BOTH
    )


def test_r9_5_4_1_the_attacker_lays_cards_first_the_defender_in_the_enemys_round() -> None:
    """Items 174, 241: all cards of the attacker before the first of the defender."""
    fight = field([1, 1], ap=["ap_06"], cp=["cp_19", "cp_15"])

    assert (fight.seat, fight.options()) == ("cp", ["card cp_15", "card cp_19", "done"])

    fight.say("card cp_15", "card cp_19")

    assert (fight.seat, fight.options()) == ("ap", ["card ap_06", "done"])
    assert [event.card for event in fight.events("CombatCardPlayed")] == ["cp_15", "cp_19"]


def test_modifiers_of_cards_add_up() -> None:
    """Item 239: both gases."""
    fight = field([1, 1], cp=["cp_19", "cp_15"]).say("card cp_15", "card cp_19")

    assert fight.fire("cp").drm == 2


def test_being_asked_tells_nothing_about_the_hand() -> None:
    """Item 174: the question comes if a card that helps may be held, not only if it is."""
    holding = field([1, 1], cp=["cp_19"])
    bluffing = field([1, 1], cp=["cp_10"], decks={"cp": ["cp_19"]})

    assert holding.asked == bluffing.asked == "ChooseCombatCard"
    assert bluffing.options() == ["done"]

    used_up = field([1, 1], cp=["cp_10"], removed_cards={"cp": ["cp_19"]})

    assert used_up.asked != "ChooseCombatCard"


def test_r3_0_no_card_helps_a_fort_without_units() -> None:
    """Item 175."""
    fight = Fight({"koblenz": ["ge_1"]}, hands={"ap": ["ap_06"]}, dice=[1, 1]).attack("liege")

    assert fight.events("CombatCardPlayed") == []
    assert len(fight.events("FireResolved")) == 2


@pytest.mark.parametrize("corps", ["br_cnd_corps", "br_aus_corps", "br_pt_corps"])
def test_dominions_are_not_british_for_cards(corps: str) -> None:
    """Item 176: Hurricane Barrage asks for a British unit."""
    units = {"amiens": [corps], "cambrai": ["ge_1"], "sedan": ["ge_2"]}
    fight = Fight(units, side="ap", cp_holds=["cambrai", "sedan"], hands={"ap": ["ap_18"]}, dice=[1, 1])
    fight.attack("cambrai")

    assert fight.events("CombatCardPlayed") == []
    assert len(fight.events("FireResolved")) == 2


def test_r9_5_4_2_a_winning_card_stays_for_a_later_round() -> None:
    """Items 177, 180: face up, once a round, by either role if the card allows."""
    units = {**FIELD, "cambrai": ["fr_5", "fr_6"], "chateau_thierry": ["fr_corps"], "metz": ["ge_4"]}
    fight = Fight(units, ["sedan"], cp_holds=["sedan"], hands={"cp": ["cp_40"]}, dice=[6, 1, 1, 1], turn=13)
    fight.attack("cambrai", "ge_2@sedan").say("card cp_40").pass_by("ChooseLosses", "ChooseRetreat")
    fight.pass_by("ChooseAdvance", last=True)

    assert on_table(fight.state, "cp") == ["cp_40"]
    assert fight.events("CardKept")[0].card == "cp_40"

    fight.attack("chateau_thierry")

    # It has worked this round already, so nobody is even asked.
    assert len(fight.events("CombatCardPlayed")) == 1


def test_r9_5_4_2_a_kept_card_works_again_in_another_round() -> None:
    """Item 177: laid from the table, not from the hand."""
    fight = field([6, 1], table_cards={"cp": ["cp_40"]}, turn=13).say("card cp_40")

    assert fight.fire("cp").drm == 1
    assert on_table(fight.state, "cp") == ["cp_40"]


def test_r9_5_4_2_starred_cards_go_even_after_a_victory() -> None:
    """Item 178: out of the game."""
    fight = field([6, 1], cp=["cp_19"]).say("card cp_19")

    assert fight.event("CombatDecided").winner == "cp"
    assert removed_of(fight.state, "cp") == ["cp_19"]
    assert on_table(fight.state, "cp") == []


def test_r9_5_4_2_cards_for_one_combat_a_turn_are_discarded_after_it() -> None:
    """Item 178: Mine Attack."""
    units = {"amiens": ["br_1", "br_2"], "cambrai": ["ge_corps"], "sedan": ["ge_2"]}
    fight = Fight(
        units, side="ap", cp_holds=["cambrai", "sedan"], trenches={"cp": {"cambrai": 1}},
        hands={"ap": ["ap_36"]}, dice=[6, 1], turn=9,
    )  # fmt: skip
    fight.attack("cambrai", "br_1@amiens, br_2@amiens").say("card ap_36")

    assert fight.event("CombatDecided").winner == "ap"
    assert discards_of(fight.state, "ap") == ["ap_36"]


def test_r9_5_4_3_the_loser_discards_everything_used() -> None:
    """Item 179: kept cards included."""
    fight = field(
        [1, 6],
        cp=["cp_40"],
        table_cards={"cp": ["cp_03"]},
        turn=13,
        units={**FIELD, "cambrai": ["fr_5", "fr_6"]},
    )
    fight.say("card cp_40").pass_by("ChooseLosses")

    assert fight.event("CombatDecided").winner == "ap"
    assert discards_of(fight.state, "cp") == ["cp_40"]
    # The other card on the table took no part and stays.
    assert on_table(fight.state, "cp") == ["cp_03"]


def test_r9_5_4_3_a_kept_card_goes_with_a_defeat() -> None:
    """Item 179."""
    units = {**FIELD, "cambrai": ["fr_5", "fr_6"]}
    fight = (
        field([1, 6], table_cards={"cp": ["cp_40"]}, turn=13, units=units)
        .say("card cp_40")
        .pass_by("ChooseLosses")
    )

    assert on_table(fight.state, "cp") == []
    assert discards_of(fight.state, "cp") == ["cp_40"]


def test_r9_5_4_4_putnik_attacks_or_defends_not_both() -> None:
    """Item 180: used in one combat it is spent for the round."""
    units = {"belgrade": ["sb_1"], "novi_sad": ["ah_5", "ah_6"], "sarajevo": ["ah_1"], "valjevo": ["sb_2"]}
    fight = Fight(units, hands={"ap": ["ap_05"]}, dice=[1, 6, 1, 1]).attack("belgrade", "ah_5@novi_sad")
    fight.say("card ap_05").pass_by("ChooseLosses")
    fight.attack("valjevo")

    assert cards_used(fight.state) == ["ap_05"]
    assert len(fight.events("CombatCardPlayed")) == 1


def test_r12_2_11_a_tie_costs_both_sides_their_cards() -> None:
    """Item 185."""
    fight = field([1, 6], cp=["cp_40"], turn=13, units={**FIELD, "cambrai": ["fr_5"]})
    fight.say("card cp_40").pass_by("ChooseLosses")

    assert fight.fire("cp").loss == fight.fire("ap").loss == 4
    assert discards_of(fight.state, "cp") == ["cp_40"]


@pytest.mark.parametrize(("dice", "stays"), [([6, 1], False), ([1, 6], True), ([1, 1], True)])
def test_r12_2_11_they_shall_not_pass_survives_a_tie(dice: list[int], stays: bool) -> None:
    """Items 178, 185, pitfall 38: kept on a win or a tie, discarded on a loss."""
    units = {"metz": ["ge_1", "ge_2"], "verdun": ["fr_1", "fr_corps", "fr_corps"]}
    fight = Fight(units, hands={"ap": ["ap_39"]}, dice=dice, turn=9).attack("verdun", "ge_1@metz, ge_2@metz")
    fight.say("card ap_39").pass_by("ChooseLosses")
    decided = fight.event("CombatDecided")

    assert (decided.winner == "cp") is not stays
    assert (on_table(fight.state, "ap") == ["ap_39"]) is stays
    assert (discards_of(fight.state, "ap") == ["ap_39"]) is not stays


def test_r14_3_4_defenders_out_of_supply_get_no_help() -> None:
    """Item 358, pitfall 38."""
    units = {"sedan": ["fr_5"], "cambrai": ["ge_2", "ge_3"], "verdun": ["ge_4"], "chateau_thierry": ["ge_5"]}
    held = ["cambrai", "verdun", "chateau_thierry", "brussels", "liege", "amiens", "calais", "ostend"]
    supplied = Fight(
        {**units, "chateau_thierry": ["fr_6"]}, ["cambrai"], cp_holds=["cambrai", "brussels", "liege"],
        hands={"ap": ["ap_06"]}, dice=[1, 1],
    )  # fmt: skip
    cut_off = Fight(
        units, ["cambrai"], cp_holds=held, hands={"ap": ["ap_06"]}, dice=[1, 1], destroyed=["verdun"]
    )
    supplied.attack("sedan", "ge_2@cambrai, ge_3@cambrai")
    cut_off.attack("sedan", "ge_2@cambrai, ge_3@cambrai")

    assert supplied.asked == "ChooseCombatCard"
    assert cut_off.events("CombatCardPlayed") == []
    assert len(cut_off.events("FireResolved")) == 2


def test_r12_3_4_a_card_works_on_though_its_unit_fell() -> None:
    """Item 260: the British corps of a failed flank is gone before the Allies fire; its barrage is not."""
    units = {"amiens": ["br_corps reduced", "fr_1"], "chateau_thierry": ["fr_2"], "cambrai": ["ge_1"]}
    fight = Fight(units, side="ap", cp_holds=["cambrai"], hands={"ap": ["ap_18"]}, dice=[1, 1, 1], turn=5)
    take(fight.state, "cp", "sedan")
    fight.attack("cambrai", "br_corps reduced@amiens, fr_1@amiens, fr_2@chateau_thierry")
    fight.say("flank amiens", "card ap_18")

    assert fight.eliminated("ap") == ["br_corps"]
    assert [event.side for event in fight.events("FireResolved")] == ["cp", "ap"]
    assert (fight.fire("ap").factors, fight.fire("ap").drm) == (6, 1)


def test_r12_3_4_1_kemal_keeps_the_army_table() -> None:
    """Item 261: the Turks with a factor die in a flank attack; what is left fires on column 1."""
    turks = ["tu_corps", "tu_corps reduced", "tu_corps reduced"]
    units = {"port_said": ["br_ne"], "cairo": ["br_corps"], "sinai": turks}
    fight = Fight(units, side="ap", at_war=["tu"], turn=9, hands={"cp": ["cp_31"]}, dice=[6, 1, 3])
    fight.attack("sinai", "br_ne@port_said, br_corps@cairo").say("flank cairo", "card cp_31")
    fight.pass_by("ChooseLosses")

    shot = fight.fire("cp")
    assert (shot.table, shot.factors, shot.column, shot.loss) == ("army", 0, 1, 1)


def test_royal_tank_corps_cancels_the_shifts_only() -> None:
    """Pitfall 26: the defenders may still stand in their trench."""
    units = {"amiens": ["br_1", "br_2", "br_3"], "cambrai": ["ge_1", "ge_corps"], "sedan": ["ge_2"]}
    fight = Fight(
        units, side="ap", cp_holds=["cambrai", "sedan"], trenches={"cp": {"cambrai": 2}},
        hands={"ap": ["ap_48"]}, events={"ap_28": 1}, dice=[1, 1], turn=13,
    )  # fmt: skip
    fight.attack("cambrai", "br_1@amiens, br_2@amiens, br_3@amiens").say("card ap_48").pass_by("ChooseLosses")

    assert (fight.fire("ap").shift, fight.fire("cp").shift) == (0, 0)
    assert fight.asked == "ChooseStand"


def test_peace_offensive_costs_a_point_without_an_advance() -> None:
    """[card cp_51]"""
    stay = field([1, 1], cp=["cp_51"], events=LATE, turn=13).say("card cp_51").pass_by("ChooseRetreat")
    go = field([1, 1], cp=["cp_51"], events=LATE, turn=13).say("card cp_51").pass_by("ChooseRetreat")
    before = vp_of(stay.state)
    stay.pass_by("ChooseAdvance", last=True)
    go.say(go.options()[0]).pass_by("ChooseAdvance", last=True)

    assert vp_of(stay.state) == before - 1
    assert [event.why for event in go.events("VictoryPointsChanged")] == ["vp-space-taken"]


def test_alberich_calls_the_attack_off() -> None:
    """[card cp_64] Fresh cards go back to the hand; units and space have had their attack."""
    units = {"amiens": ["br_1", "br_2"], "cambrai": ["ge_1"], "sedan": ["ge_2"]}
    fight = Fight(
        units, side="ap", cp_holds=["cambrai", "sedan"], hands={"ap": ["ap_18"], "cp": ["cp_64"]}, turn=14,
        options={"optional_cards": "all"},
    )  # fmt: skip
    fight.attack("cambrai", "br_1@amiens").say("card ap_18", "card cp_64")

    assert fight.event("AttackCancelled").why == "cp_64"
    assert hand_of(fight.state, "ap") == ["ap_18"]
    assert removed_of(fight.state, "cp") == ["cp_64"]
    assert combat_in(fight.state) is None
    assert fight.why_not("cambrai", "br_2@amiens") == "12.1.6"


def test_brusilov_cancels_trenches_once_a_round() -> None:
    """[card ap_46] Asked before any card; +1 comes of itself."""
    units = {"dubno": ["ru_3", "ru_4"], "lutsk": ["ru_5"], "tarnopol": ["ah_3"], "lemberg": ["ah_4"]}
    effects = {"round:brusilov": 1, "round:brusilov_trench": 1}
    fight = Fight(
        units,
        side="ap",
        trenches={"cp": {"tarnopol": 2, "lemberg": 1}},
        effects=effects,
        turn=9,
        dice=[1, 1, 1, 1],
    )
    fight.attack("tarnopol", "ru_3@dubno").say("cancel trench").pass_by("ChooseLosses", "ChooseRetreat")
    fight.pass_by("ChooseAdvance", last=True)

    assert (fight.fire("ap").shift, fight.fire("ap").drm) == (0, 1)

    fight.attack("lemberg")

    assert fight.events("FireResolved")[-1].shift == 1


def test_kerensky_helps_one_attack_of_the_round() -> None:
    """[card ap_45] Asked after the flank step and before cards."""
    units = {"dubno": ["ru_3"], "lutsk": ["ru_5"], "tarnopol": ["ah_3"], "lemberg": ["ah_4"]}
    fight = Fight(units, side="ap", effects={"round:kerensky": 1}, turn=14, dice=[1, 6, 1, 6])
    fight.attack("tarnopol").say("kerensky").pass_by("ChooseLosses", "ChooseRetreat")

    assert fight.fire("ap").drm == 2

    fight.attack("lemberg")

    assert [event.drm for event in fight.events("FireResolved") if event.side == "ap"] == [2, 0]


def test_turk_determination_counts_as_a_trench() -> None:
    """[card cp_60] Shifts and standing, in every respect."""
    units = {"kars": ["ru_corps", "ru_cau"], "erzerum": ["tu_corps", "tu_corps"]}
    fight = Fight(
        units, side="ap", at_war=["tu"], hands={"cp": ["cp_60"]}, turn=9, dice=[1, 1],
        options={"optional_cards": "all"},
    )  # fmt: skip
    fight.attack("erzerum", "ru_corps@kars, ru_cau@kars").say("card cp_60")

    assert (fight.fire("ap").shift, fight.fire("cp").shift) == (-2, 1)


def test_war_status_of_a_combat_card_counts_when_it_is_laid() -> None:
    """Item 174: Michael's war status."""
    fight = field([1, 1], cp=["cp_49"], events=LATE, turn=13)
    before = war_status_of(fight.state)["cp"]
    fight.say("card cp_49")

    assert war_status_of(fight.state)["cp"] == before + 1


def test_refusals_name_the_rule() -> None:
    """A card not held, one for the other role, and one of another step."""
    fight = field([1, 1], cp=["cp_19", "cp_18"], decks={"cp": ["cp_50"]}, events=LATE, turn=13).say("done")

    def rule(text: str) -> str:
        refusal = fight.refusal(text)
        return refusal.rule if refusal else ""

    assert rule("card cp_15") == "9.5.4.1"
    assert rule("card cp_18") == "9.5.4.1"
    assert rule("card cp_19") == ""


def test_cards_before_the_flank_are_not_laid_later() -> None:
    """Item 241: declined before the flank step, refused after it."""
    fight = field([1, 1], cp=["cp_50", "cp_19"], events=LATE, turn=13).say("done")
    refusal = fight.refusal("card cp_50")

    assert refusal is not None
    assert refusal.rule == "12.2.4"
