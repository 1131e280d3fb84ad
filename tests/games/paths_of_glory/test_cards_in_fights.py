"""Combat cards and offensives at work in whole combats. [9.5.4, 12.2]"""

from __future__ import annotations

from itertools import product

import pytest

from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.show.view import view
from tests.games.paths_of_glory.fights import Fight
from tests.games.paths_of_glory.seen import (
    discards_of,
    effects_of,
    hand_of,
    mandates_met,
    on_table,
    removed_of,
    shown_of,
    vp_of,
)

WARSAW = {"lodz": ["ge_1"], "plock": ["ge_corps"], "warsaw": ["ru_1"]}
IN_POLAND = {"cp_holds": ["lodz", "plock"], "destroyed": ["warsaw"], "turn": 5}
VERDUN = {"sedan": ["ge_1"], "metz": ["ge_2"], "verdun": ["fr_1"]}
AT_VERDUN = {"cp_holds": ["sedan"], "destroyed": ["verdun"], "turn": 14}
SOMME = {"amiens": ["br_1"], "cambrai": ["ge_1"]}
ON_THE_SOMME = {"side": "ap", "cp_holds": ["cambrai", "sedan", "brussels", "liege"], "turn": 14}


def finish(game: Fight) -> Fight:
    """Take the first answer to whatever is asked until the combat is over."""
    while game.asked not in ("", "ChooseTarget"):
        game.say("done" if "done" in game.options() else game.options()[0])
    return game


def test_r9_5_4_card_ap_27_russians_slip_away_and_the_attacker_follows():
    """Item 173: no dice; the offensive counts as made; full-strength attackers may advance."""
    game = Fight(WARSAW, ["lodz"], events={"ap_27": 5, "cp_11": 3}, mandated={}, **IN_POLAND)
    game.attack("warsaw", "ge_1@lodz").say("slip away", "retreat ru_1 to brest_litovsk")

    assert game.at("brest_litovsk") == ["ru_1"]
    assert game.events("FireResolved") == []
    assert "advance ge_1@lodz to warsaw" in game.options()


def test_r9_5_4_card_ap_27_an_aborted_attack_meets_the_mandated_offensive():
    """Item 173: of Austria, which must attack anybody."""
    units = {"przemysl": ["ah_4"], "lublin": ["ru_2"]}
    game = Fight(units, events={"ap_27": 5}, mandated={"cp": "ah"}, turn=5)
    game.attack("lublin", "ah_4@przemysl").say("slip away")

    assert "cp" in mandates_met(game.state)


def test_r9_5_4_card_ap_27_the_fort_left_behind_is_attacked():
    """Item 173."""
    game = Fight(
        {"lodz": ["ge_1"], "warsaw": ["ru_1"]}, ["lodz"], cp_holds=["lodz"], dice=[6, 1], turn=5,
        events={"ap_27": 5, "cp_11": 3},
    )  # fmt: skip
    game.attack("warsaw", "ge_1@lodz").say("slip away", "retreat ru_1 to brest_litovsk")
    while game.asked == "ChooseCombatCard":
        game.say("done")

    assert len(game.events("FireResolved")) == 2
    assert [event.space for event in game.events("FortDestroyed")] == ["warsaw"]


def test_r9_5_4_card_cp_02_wireless_intercepts_need_no_die_for_the_flank():
    game = Fight(WARSAW, hands={"cp": ["cp_02"]}, dice=[6], events={"cp_11": 3}, **IN_POLAND)
    game.attack("warsaw", "ge_1@lodz, ge_corps@plock").say("flank lodz", "card cp_02")

    assert game.event("FlankTried").succeeded
    assert game.fire("cp").loss == 5
    assert removed_of(game.state, "cp") == ["cp_02"]


def test_r9_5_4_card_cp_49_michael_ignores_trenches_and_adds_one():
    """Pitfall 26: a flank attempt is possible behind the card."""
    game = Fight(
        VERDUN,
        trenches={"ap": {"verdun": 2}},
        hands={"cp": ["cp_49"]},
        events={"cp_54": 4},
        dice=[3, 1],
        **AT_VERDUN,
    )
    game.attack("verdun", "ge_1@sedan, ge_2@metz").say("card cp_49")
    assert game.asked == "ChooseFlank"

    game.say("frontal")
    assert (game.fire("cp").shift, game.fire("cp").drm) == (0, 1)
    assert game.fire("ap").shift == 0


def test_r9_5_4_without_such_a_card_a_trench_forbids_the_flank():
    game = Fight(VERDUN, trenches={"ap": {"verdun": 2}}, dice=[3, 1], **AT_VERDUN)
    game.attack("verdun", "ge_1@sedan, ge_2@metz")

    assert game.events("FlankTried") == []
    assert (game.fire("cp").shift, game.fire("ap").shift) == (-2, 1)


@pytest.mark.parametrize(("advance", "vp"), [(True, 0), (False, -1)])
def test_r9_5_4_card_cp_51_peace_offensive_must_gain_ground(advance, vp):
    units = {"sedan": ["ge_1", "ge_2", "ge_3"], "cambrai": ["fr_corps"]}
    game = Fight(
        units,
        ["sedan"],
        hands={"cp": ["cp_51"]},
        events={"cp_54": 4},
        dice=[6, 1],
        cp_holds=["sedan"],
        turn=17,
    )
    game.attack("cambrai", "ge_1@sedan, ge_2@sedan, ge_3@sedan").say("card cp_51")
    before = vp_of(game.state)
    game.say("advance ge_1@sedan to cambrai", "done") if advance else game.say("done")

    # Cambrai itself is worth a point to whoever takes it.
    assert vp_of(game.state) - before == (1 if advance else 0) + vp


def test_r9_5_4_card_cp_44_von_hutier_fires_first():
    game = Fight(
        {"riga": ["ru_1"], "szawli": ["ge_8", "ge_9"]}, trenches={"ap": {"riga": 1}}, dice=[6, 6], turn=15,
        events={"cp_11": 3}, cp_holds=["szawli", "kovno"], destroyed=["riga"], hands={"cp": ["cp_44"]},
    )  # fmt: skip
    game.attack("riga", "ge_8@szawli, ge_9@szawli").say("card cp_44")

    shots = [event.side for event in game.events("FireResolved")]
    assert shots[0] == "cp"
    assert game.fire("cp").shift == 0
    # The Russian army is gone before it could fire.
    assert shots == ["cp"]


def test_r9_5_4_card_ap_48_royal_tank_corps_cancels_shifts_only():
    """Pitfall 26: machine guns still fire from the trench, and no flank attack is possible."""
    units = {"amiens": ["br_1"], "calais": ["br_2"], "cambrai": ["ge_1"]}
    game = Fight(
        units, trenches={"cp": {"cambrai": 2}}, hands={"ap": ["ap_48"], "cp": ["cp_18"]},
        dice=[2, 2], events={"ap_28": 9}, **ON_THE_SOMME,
    )  # fmt: skip
    game.attack("cambrai", "br_1@amiens, br_2@calais").say("card ap_48")
    assert game.asked == "ChooseCombatCard"
    game.say("card cp_18")

    assert (game.fire("ap").shift, game.fire("cp").shift, game.fire("cp").drm) == (0, 0, 1)
    assert discards_of(finish(game).state, "ap") == ["ap_48"]


def test_r9_5_4_card_cp_64_alberich_calls_an_attack_off():
    """Item 430: the cards come back, the attack is used up, the offensive counts."""
    game = Fight(SOMME, hands={"ap": ["ap_18"], "cp": ["cp_64"]}, mandated={"ap": "br"}, **ON_THE_SOMME)
    game.attack("cambrai", "br_1@amiens").say("card ap_18", "card cp_64")

    assert game.events("FireResolved") == []
    assert hand_of(game.state, "ap") == ["ap_18"]
    assert removed_of(game.state, "cp") == ["cp_64"]
    assert "ap" in mandates_met(game.state)
    assert game.why_not("cambrai", "br_1@amiens") != ""


def test_r9_5_4_card_cp_64_what_came_back_is_known():
    """Everybody saw the card on the table before it went back to the hand."""
    game = Fight(SOMME, hands={"ap": ["ap_18", "ap_02"], "cp": ["cp_64"]}, **ON_THE_SOMME)
    game.attack("cambrai", "br_1@amiens").say("card ap_18", "card cp_64")

    assert shown_of(game.state, "ap") == ["ap_18"]
    assert "ap_18" in view(game.state, "cp").sides[AP].shown


@pytest.mark.parametrize("where", ["hand", "table"])
def test_r12_2_11_card_cp_64_spends_other_cards_of_the_defender(where):
    """Nobody has won: what the defender used before Alberich is discarded, from hand or table."""
    held = {"hand": (["cp_18", "cp_64"], []), "table": (["cp_64"], ["cp_18"])}[where]
    game = Fight(
        SOMME,
        trenches={"cp": {"cambrai": 1}},
        hands={"cp": held[0]},
        table_cards={"cp": held[1]},
        **ON_THE_SOMME,
    )
    game.attack("cambrai", "br_1@amiens").say("card cp_18", "card cp_64")

    assert discards_of(game.state, "cp") == ["cp_18"]
    assert on_table(game.state, "cp") == []
    assert removed_of(game.state, "cp") == ["cp_64"]


def test_r9_5_4_card_ap_35_yanks_and_tanks_keep_alberich_away_and_add_two():
    units = {"amiens": ["us_1"], "cambrai": ["ge_1"]}
    game = Fight(
        units,
        hands={"cp": ["cp_64"]},
        at_war=["us"],
        effects={"round:yanks_and_tanks": 1},
        dice=[1, 1],
        **ON_THE_SOMME,
    )
    game.attack("cambrai", "us_1@amiens")
    while game.asked == "ChooseCombatCard":
        assert "card cp_64" not in game.options()
        game.say("done")

    assert game.fire("ap").drm == 2


def test_r9_5_4_card_ap_46_brusilov_cancels_the_trench_of_one_attack():
    """Announced before the flank attempt; the next attack of the round meets its trench."""
    units = {"dubno": ["ru_8"], "tarnopol": ["ah_3"], "lutsk": ["ru_9"], "lemberg": ["ah_4"]}
    game = Fight(
        units, side="ap", trenches={"cp": {"tarnopol": 2, "lemberg": 2}}, dice=[3, 1, 3, 1],
        effects={"round:brusilov": 1, "round:brusilov_trench": 1}, turn=10,
    )  # fmt: skip
    game.attack("tarnopol", "ru_8@dubno").say("cancel trench")

    first = game.events("FireResolved")[0]
    assert (first.side, first.shift, first.drm) == ("ap", 0, 1)
    assert "round:brusilov_trench" not in effects_of(game.state)


def test_r9_5_4_card_ap_45_kerensky_is_used_once_and_may_be_saved():
    units = {"dubno": ["ru_8"], "tarnopol": ["ah_3"]}
    used = Fight(units, side="ap", dice=[3, 1], effects={"round:kerensky": 1}, turn=14)
    used.attack("tarnopol", "ru_8@dubno").say("kerensky")
    saved = Fight(units, side="ap", dice=[3, 1], effects={"round:kerensky": 1}, turn=14)
    saved.attack("tarnopol", "ru_8@dubno").say("save kerensky")

    assert (used.events("FireResolved")[0].drm, "round:kerensky" in effects_of(used.state)) == (2, False)
    assert (saved.events("FireResolved")[0].drm, "round:kerensky" in effects_of(saved.state)) == (0, True)


def test_r9_5_4_card_cp_31_kemal_puts_turks_on_the_army_table():
    units = {"kut": ["br_corps", "br_corps"], "baghdad": ["tu_corps"]}
    game = Fight(
        units, side="ap", at_war=["tu"], ap_holds=["qurna", "kut", "samawah", "an_nasiriya"], dice=[1, 6],
        hands={"cp": ["cp_31"]}, turn=8,
    )  # fmt: skip
    game.attack("baghdad", "br_corps@kut, br_corps@kut").say("card cp_31")

    assert game.fire("cp").table == "army"
    assert discards_of(finish(game).state, "cp") == ["cp_31"]


def test_r9_5_4_card_cp_60_turks_dig_in_for_one_combat():
    units = {"kut": ["br_corps", "br_corps"], "baghdad": ["tu_corps"]}
    game = Fight(
        units, side="ap", at_war=["tu"], ap_holds=["qurna", "kut", "samawah", "an_nasiriya"], dice=[1, 1],
        hands={"cp": ["cp_60"]}, turn=8, options={"optional_cards": "all"},
    )  # fmt: skip
    game.attack("baghdad", "br_corps@kut, br_corps@kut").say("card cp_60")

    assert (game.fire("ap").shift, game.fire("cp").shift) == (-1, 1)


def test_r9_5_4_card_ap_61_maude_fires_on_the_army_table():
    units = {"kut": ["br_corps", "br_corps"], "baghdad": ["tu_corps"]}
    game = Fight(
        units, side="ap", at_war=["tu"], ap_holds=["qurna", "kut", "samawah", "an_nasiriya"], dice=[1, 1],
        hands={"ap": ["ap_61"]}, turn=8, options={"optional_cards": "all"},
    )  # fmt: skip
    game.attack("baghdad", "br_corps@kut, br_corps@kut").say("card ap_61")
    while game.asked == "ChooseCombatCard":
        game.say("done")

    assert game.fire("ap").table == "army"
    assert removed_of(game.state, "ap") == ["ap_61"]


@pytest.mark.parametrize(
    ("card", "units", "target", "attackers", "fields"),
    [
        ("ap_06", {"sedan": ["ge_1"], "cambrai": ["fr_corps", "fr_corps"]}, "cambrai", "ge_1@sedan",
         {"cp_holds": ["sedan"]}),
        ("cp_56", {"nancy": ["fr_1"], "metz": ["ge_corps", "ge_corps"]}, "metz", "fr_1@nancy",
         {"side": "ap", "destroyed": ["metz"]}),
    ],
)  # fmt: skip
def test_r9_5_4_card_ap_06_withdrawal_of_both_decks_retreats_whatever_the_result(
    card, units, target, attackers, fields
):
    """12.6: one space, even where the attacker did not win; the starred card leaves the game."""
    hands = {card[:2]: [card]}
    game = Fight(units, [attackers.partition("@")[2]], hands=hands, dice=[1, 6], turn=5, **fields)
    game.attack(target, attackers)
    while f"card {card}" not in game.options():
        game.say("done")
    game.say(f"card {card}")
    while game.asked and not game.asked.startswith("ChooseRetreat"):
        game.say(game.options()[0])

    assert game.asked.startswith("ChooseRetreat")
    assert removed_of(game.state, AP if card.startswith("ap") else CP) == [card]


def test_r9_5_4_card_ap_39_they_shall_not_pass_stays_but_for_a_lost_combat():
    """Item 185. Pitfall 38: kept after a tie too, and nobody retreats."""
    units = {"metz": ["ge_2", "ge_3", "ge_4"], "verdun": ["fr_1", "fr_2"]}
    winners = set()
    for dice in product(range(1, 7), repeat=2):
        game = Fight(units, ["metz"], hands={"ap": ["ap_39"]}, dice=dice, turn=14)
        game.attack("verdun", "ge_2@metz, ge_3@metz, ge_4@metz").say("card ap_39")
        finish(game)
        winner = game.event("CombatDecided").winner
        winners.add(winner)

        assert on_table(game.state, "ap") == ([] if winner == "cp" else ["ap_39"])
        assert discards_of(game.state, "ap") == (["ap_39"] if winner == "cp" else [])
        assert {event.how for event in game.events("UnitMoved")} <= {"replacement"}
    assert winners == {"ap", "cp", ""}


def test_r9_5_4_2_a_winning_card_stays_and_a_losing_one_goes():
    """Items 177, 179, 180."""
    units = {"sedan": ["ge_1", "ge_2"], "cambrai": ["fr_corps"], "chateau_thierry": ["fr_2", "fr_3"]}
    game = Fight(units, ["sedan"], cp_holds=["sedan"], hands={"cp": ["cp_40"]}, dice=[6, 1, 1, 6], turn=14)
    game.attack("cambrai", "ge_1@sedan").say("card cp_40")
    assert on_table(game.state, "cp") == ["cp_40"]

    finish(game)
    game.attack("chateau_thierry", "ge_2@sedan")
    # The card lies there, but it has had its combat of the round.
    assert "card cp_40" not in game.options()
