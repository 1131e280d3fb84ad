"""Which combat card fits which combat. [9.5.4, card texts]"""

from __future__ import annotations

import pytest

from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.combat.combat_cards import COMBAT_CARDS
from tests.games.paths_of_glory.cardplay import card_fails, fight, fits, held_by_ap, held_by_cp, war
from tests.games.paths_of_glory.changing import set_cards_used

#: Attacks of one kind of unit on another in the west, and in the east.
WEST = ("sedan", "cambrai")
EAST = ("warsaw", "lodz")


def attack(attacker: str, defender: str, place: tuple[str, str] = WEST, **more):
    """One kind of unit in the second space attacks another kind in the first."""
    target, origin = place
    return fight({target: [defender], origin: [attacker]}, target, f"{attacker}@{origin}", **more)


def test_r9_5_4_1_combat_cards_are_played_in_combat_only():
    """Item 174."""
    assert {card_fails(war(), card) for card in COMBAT_CARDS} == {"play-only-in-combat"}


@pytest.mark.parametrize("card", ["ap_01", "cp_25", "ap_45"])
def test_r9_5_4_1_other_cards_are_none(card):
    """Item 174: Kerensky is no combat card."""
    assert card_fails(attack("ru_1", "ah_1", EAST), card) == "is-none"


def test_r9_5_4_1_each_side_has_its_own_role():
    attacking = attack("ge_1", "fr_1")

    assert card_fails(attacking, "cp_04") == "for-defender"
    assert card_fails(attacking, "ap_19") == "for-attacker"
    assert fits(attacking, "cp_40")
    assert fits(attacking, "ap_06")


def test_r3_0_no_card_helps_a_fort_without_units():
    """Item 175: the attacker may still play his."""
    state = fight({"cambrai": ["ge_1"]}, "verdun", "ge_1@cambrai", fort_alone=True)

    assert card_fails(state, "ap_06") == "fort-alone"
    assert fits(state, "cp_40")


def test_r14_3_4_no_card_helps_defenders_out_of_supply():
    """Pitfall 38."""
    state = attack("ge_1", "fr_1", ("pskov", "reval"), control=held_by_cp("pskov"))

    assert card_fails(state, "ap_06") == "out-of-supply"


def test_r14_3_4_supplied_defenders_in_the_same_space_may_be_helped():
    """The unsupplied ones count for no nation."""
    units = {"vilna": ["ru_1", "fr_1"], "kovno": ["ge_1"]}
    state = fight(units, "vilna", "ge_1@kovno")

    assert fits(state, "ap_04")
    cut_off = fight(
        units, "vilna", "ge_1@kovno", control=held_by_cp("petrograd", "moscow", "kharkov", "caucasus")
    )
    assert card_fails(cut_off, "ap_04") == "out-of-supply"


def test_r9_5_4_4_a_card_works_once_a_round():
    """Item 180: Putnik in attack or in defence, not both."""
    state = attack("ah_5", "sb_1", ("belgrade", "novi_sad"))
    assert fits(state, "ap_05")

    set_cards_used(state, ["ap_05"])
    assert card_fails(state, "ap_05") == "used"


def test_r9_5_4_4_a_card_is_not_played_twice_in_one_combat():
    state = attack("ge_1", "fr_1", cards=((), ("cp_40",)))

    assert card_fails(state, "cp_40") == "used"


@pytest.mark.parametrize(
    ("card", "nation", "other"),
    [("ap_18", "br_1", "fr_1"), ("ap_21", "fr_1", "br_1"), ("ap_58", "ru_1", "fr_1")],
)
def test_r9_5_4_1_allied_cards_need_an_attacker_of_their_nation(card, nation, other):
    """Item 176."""
    assert fits(attack(nation, "ge_1"), card)
    assert card_fails(attack(other, "ge_1"), card) == "needs-unit"


@pytest.mark.parametrize("minor", ["br_aus_corps", "br_cnd_corps", "br_pt_corps", "br_ana_corps"])
def test_r9_5_4_1_minor_british_corps_are_not_british_for_cards(minor):
    """Item 176: Hurricane Barrage, Air Superiority, Mine Attack, Royal Tank Corps."""
    played = {"ap_28": 3}
    state = attack(minor, "ge_1", ("cambrai", "amiens"), trench=1, events=played)

    for card in ("ap_18", "ap_19", "ap_36", "ap_48"):
        assert card_fails(state, card) == "needs-unit"
        with_british = fight(
            {"cambrai": ["ge_1"], "amiens": [minor, "br_corps"]},
            "cambrai",
            f"{minor}@amiens, br_corps@amiens",
            trench=1,
            events=played,
        )
        assert fits(with_british, card)


@pytest.mark.parametrize("attacker", ["br_1", "fr_1"])
def test_r9_5_4_card_ap_19_air_superiority_helps_british_and_french(attacker):
    assert fits(attack(attacker, "ge_1"), "ap_19")
    assert card_fails(attack("us_1", "ge_1"), "ap_19") == "needs-unit"


GERMAN = ("cp_15", "cp_19", "cp_35", "cp_40")


@pytest.mark.parametrize("card", GERMAN)
def test_r9_5_4_card_cp_15_and_the_like_need_a_german_attacker(card):
    """Item 176."""
    assert fits(attack("ge_1", "fr_1"), card)
    assert fits(attack("pl_corps", "fr_1"), card)
    assert card_fails(attack("ah_1", "ru_1", EAST), card) == "needs-unit"
    assert COMBAT_CARDS[card].drm == 1


def test_r9_5_4_card_ap_04_pleve_helps_russians_in_attack_and_defence():
    assert fits(attack("ru_1", "ge_1", EAST), "ap_04")
    assert fits(attack("ge_1", "ru_1", EAST), "ap_04")
    assert card_fails(attack("ge_1", "fr_1"), "ap_04") == "needs-unit"


def test_r9_5_4_card_ap_05_putnik_helps_serbs_until_the_end_of_1915():
    """Items 139, 176: Montenegrins are no Serbs."""
    place = ("belgrade", "novi_sad")

    assert fits(attack("ah_5", "sb_1", place, turn=7), "ap_05")
    assert fits(attack("sb_1", "ah_5", ("novi_sad", "belgrade"), turn=1), "ap_05")
    assert card_fails(attack("ah_5", "sb_1", place, turn=8), "ap_05") == "play-too-late"
    assert card_fails(attack("ah_5", "mn_corps", ("cetinje", "sarajevo")), "ap_05") == "needs-unit"


@pytest.mark.parametrize("card", ["ap_07", "cp_04"])
@pytest.mark.parametrize(
    ("turn", "mountain", "swamp"),
    [
        (1, False, False),
        (2, False, False),
        (3, True, True),
        (4, True, False),
        (5, False, True),
        (6, False, False),
    ],
)
def test_r9_5_4_card_ap_07_severe_weather_by_season_and_terrain(card, turn, mountain, swamp):
    """Items 139, 140: +2; August and September 1914 have no season."""
    if CARDS[card].side == AP:
        in_mountains = attack("ge_1", "fr_1", ("belfort", "mulhouse"), turn=turn)
        in_swamps = attack("ge_1", "ru_1", ("pinsk", "brest_litovsk"), turn=turn)
    else:
        in_mountains = attack("it_1", "ah_1", ("trent", "asiago"), turn=turn, at_war=["it"])
        in_swamps = attack(
            "ru_1", "ge_1", ("pinsk", "mozyr"), turn=turn,
            control=held_by_cp("pinsk", "brest_litovsk", "lublin", "ivangorod", "warsaw", "lodz"),
        )  # fmt: skip

    assert fits(in_mountains, card) is mountain
    assert fits(in_swamps, card) is swamp
    assert COMBAT_CARDS[card].drm == 2


def test_r9_5_4_card_ap_07_severe_weather_is_of_no_use_in_the_plain():
    assert card_fails(attack("ge_1", "fr_1", ("cambrai", "sedan"), turn=4), "ap_07") == "fair-weather"


def test_r9_5_4_card_ap_36_mine_attack_needs_a_trench():
    place = ("cambrai", "amiens")

    assert fits(attack("br_1", "ge_1", place, trench=1), "ap_36")
    assert card_fails(attack("br_1", "ge_1", place), "ap_36") == "needs-trench"
    assert card_fails(attack("fr_1", "ge_1", place, trench=1), "ap_36") == "needs-unit"


def test_r9_5_4_card_ap_39_they_shall_not_pass_in_french_forts():
    verdun = ("verdun", "metz")

    assert fits(attack("ge_1", "fr_1", verdun), "ap_39")
    assert card_fails(attack("ge_1", "br_1", verdun), "ap_39") == "needs-unit"
    assert card_fails(attack("ge_1", "fr_1", verdun, forts_destroyed=["verdun"]), "ap_39") == "needs-fort"
    assert card_fails(attack("ge_1", "fr_1", ("antwerp", "liege")), "ap_39") == "other-country"
    assert COMBAT_CARDS["ap_39"].cancels_retreat
    assert COMBAT_CARDS["ap_39"].survives_tie


def test_r9_5_4_card_ap_48_royal_tank_corps_after_landships_on_clear_ground():
    """Item 138. Pitfall 26: it cancels the shifts only, and before they are computed."""
    landships = {"events": {"ap_28": 4}}
    place = ("cambrai", "amiens")

    assert fits(attack("br_1", "ge_1", place, trench=2, **landships), "ap_48")
    assert card_fails(attack("br_1", "ge_1", place, trench=2), "ap_48") == "play-needs-card"
    assert card_fails(attack("br_1", "ge_1", ("sedan", "cambrai"), **landships), "ap_48") == "needs-clear"
    assert card_fails(attack("br_1", "ah_1", ("trieste", "udine"), **landships), "ap_48") != ""
    assert fits(attack("br_1", "ge_1", ("aachen", "liege"), **landships), "ap_48")
    card = COMBAT_CARDS["ap_48"]
    assert (card.cancels_shifts, card.cancels_trenches, card.before_flank) == (True, False, True)


def test_r9_5_4_card_ap_59_alpine_troops_with_italians_only():
    units = {"trent": ["ah_1"], "asiago": ["it_1", "fr_corps"]}
    alone = fight(units, "trent", "it_1@asiago", at_war=["it"])
    together = fight(units, "trent", "it_1@asiago, fr_corps@asiago", at_war=["it"])

    assert fits(alone, "ap_59")
    assert card_fails(together, "ap_59") == "needs-only"


def test_r9_5_4_card_ap_61_maude_needs_a_line_to_basra():
    taken = held_by_ap("qurna", "kut", "samawah", "an_nasiriya")
    on_the_line = attack("br_corps", "tu_corps", ("baghdad", "kut"), at_war=["tu"], control=taken)
    from_egypt = attack("br_corps", "tu_corps", ("gaza", "sinai"), at_war=["tu"], control=held_by_ap("sinai"))

    assert fits(on_the_line, "ap_61")
    assert card_fails(from_egypt, "ap_61") == "needs-line"
    cut = attack("br_corps", "tu_corps", ("baghdad", "kut"), at_war=["tu"], control=held_by_ap("kut"))
    assert card_fails(cut, "ap_61") == "needs-line"


def test_r9_5_4_card_ap_63_backs_to_the_wall_with_a_british_army():
    assert fits(attack("ge_1", "br_1"), "ap_63")
    assert card_fails(attack("ge_1", "br_corps"), "ap_63") == "needs-army"
    assert card_fails(attack("ge_1", "fr_1"), "ap_63") == "needs-army"
    assert card_fails(attack("ge_1", "br_1", ("aachen", "koblenz")), "ap_63") == "other-country"


def test_r9_5_4_card_cp_02_wireless_intercepts_against_russians_only():
    """All defenders must be Russian, and a German must attack."""
    units = {"lodz": ["ge_1", "ah_1"], "warsaw": ["ru_1", "ro_corps"], "lublin": ["ru_2"]}
    mixed = fight(units, "warsaw", "ge_1@lodz", at_war=["ro"])
    russian = fight(units, "lublin", "ge_1@lodz, ah_1@lodz")
    austrian = fight(units, "lublin", "ah_1@lodz")

    assert card_fails(mixed, "cp_02") == "needs-enemy-only"
    assert fits(russian, "cp_02")
    assert card_fails(austrian, "cp_02") == "needs-unit"
    assert COMBAT_CARDS["cp_02"].auto_flank


@pytest.mark.parametrize("card", ["cp_03", "cp_44"])
def test_r9_5_4_card_cp_03_and_cp_44_against_a_space_with_russians(card):
    """Von Francois and von Hutier: others may be there too."""
    units = {"lodz": ["ge_1", "ah_1"], "warsaw": ["ru_1", "fr_corps"], "lublin": ["fr_1"]}

    assert fits(fight(units, "warsaw", "ge_1@lodz"), card)
    assert card_fails(fight(units, "lublin", "ge_1@lodz"), card) == "needs-enemy"
    assert card_fails(fight(units, "warsaw", "ah_1@lodz"), card) == "needs-unit"


@pytest.mark.parametrize("card", ["cp_16", "cp_31", "cp_60"])
def test_r9_5_4_card_cp_16_turkish_cards_do_not_help_the_senussi(card):
    """Item 176: Liman von Sanders, Kemal, Turk Determination."""
    turks = attack("br_corps", "tu_corps", ("gaza", "sinai"), at_war=["tu"])
    senussi = attack("br_corps", "tu_sn_corps", ("libya", "alexandria"), at_war=["tu"])

    assert fits(turks, card)
    assert card_fails(senussi, card) in ("needs-unit", "needs-factor")


def test_r9_5_4_card_cp_16_helps_turkish_attackers_too():
    assert fits(attack("tu_corps", "br_corps", ("sinai", "gaza"), at_war=["tu"]), "cp_16")


def test_r9_5_4_card_cp_31_kemal_needs_a_combat_factor():
    place = ("gaza", "sinai")
    reduced = fight(
        {"gaza": ["tu_corps reduced"], "sinai": ["br_corps"]}, "gaza", "br_corps@sinai", at_war=["tu"]
    )

    assert fits(attack("br_corps", "tu_corps", place, at_war=["tu"]), "cp_31")
    assert card_fails(reduced, "cp_31") == "needs-factor"
    assert fits(reduced, "cp_16")


def test_r9_5_4_card_cp_60_turk_determination_only_without_a_trench():
    place = ("baghdad", "kut")
    state = {"at_war": ["tu"], "control": held_by_ap("kut")}

    assert fits(attack("br_corps", "tu_corps", place, **state), "cp_60")
    assert card_fails(attack("br_corps", "tu_corps", place, trench=1, **state), "cp_60") == "trench-there"


def test_r9_5_4_card_cp_18_machine_guns_in_german_trenches():
    """Not once all trench effects are cancelled, but against tanks."""
    place = ("cambrai", "amiens")
    held = {"control": held_by_cp("cambrai", "sedan", "brussels", "liege")}
    against_tanks = attack("br_1", "ge_1", place, trench=1, cards=(("ap_48",), ()), **held)

    assert fits(against_tanks, "cp_18")
    assert card_fails(attack("br_1", "ge_1", place, **held), "cp_18") == "needs-trench"
    assert (
        card_fails(attack("it_1", "ah_1", ("trent", "asiago"), trench=1, at_war=["it"]), "cp_18")
        == "needs-unit"
    )


def test_r9_5_4_card_cp_26_place_of_execution_on_intact_french_forts():
    """Item 137: Germans, after Falkenhayn and before H-L."""
    falkenhayn = {"events": {"cp_13": 3}}
    verdun = ("verdun", "metz")

    assert fits(attack("ge_1", "fr_1", verdun, **falkenhayn), "cp_26")
    assert card_fails(attack("ge_1", "fr_1", verdun), "cp_26") == "play-needs-card"
    assert card_fails(attack("ge_1", "fr_1", verdun, events={"cp_13": 3, "cp_54": 4}), "cp_26") == (
        "play-closed-by-card"
    )
    assert card_fails(attack("ah_1", "fr_1", verdun, **falkenhayn), "cp_26") == "needs-unit"
    assert card_fails(attack("ge_1", "fr_1", ("sedan", "metz"), **falkenhayn), "cp_26") == "needs-fort"
    assert card_fails(attack("ge_1", "be_1", ("antwerp", "liege"), **falkenhayn), "cp_26") == "other-country"
    assert COMBAT_CARDS["cp_26"].drm == 2


def test_r9_5_4_card_cp_30_alpenkorps_into_or_out_of_mountains():
    """It is the German unit that must come out of the mountains."""
    into = attack("ge_1", "fr_1", ("belfort", "strasbourg"))
    out_of = attack("ge_1", "it_1", ("verona", "trent"), at_war=["it"])
    plain = attack("ge_1", "fr_1", ("cambrai", "sedan"))
    units = {"trent": ["ah_1"], "venice": ["ge_2"], "asiago": ["it_1"]}
    austrian = fight(units, "asiago", "ah_1@trent, ge_2@venice", at_war=["it"])

    assert fits(into, "cp_30")
    assert fits(out_of, "cp_30")
    assert card_fails(plain, "cp_30") == "needs-mountain"
    assert card_fails(austrian, "cp_30") == "needs-mountain"


def test_r9_5_4_card_cp_43_von_below_against_italians_only():
    units = {"trent": ["ge_1", "ah_1"], "asiago": ["it_1"], "verona": ["it_2", "fr_corps"]}

    assert fits(fight(units, "asiago", "ge_1@trent", at_war=["it"]), "cp_43")
    assert card_fails(fight(units, "asiago", "ah_1@trent", at_war=["it"]), "cp_43") == "needs-unit"
    assert card_fails(fight(units, "verona", "ge_1@trent", at_war=["it"]), "cp_43") == "needs-enemy-only"
    assert COMBAT_CARDS["cp_43"].cancels_trenches


@pytest.mark.parametrize("card", ["cp_49", "cp_50", "cp_51"])
def test_r9_5_4_card_cp_49_offensives_of_1918_after_h_l(card):
    """Item 137. Pitfall 26: trenches are cancelled before the flank attempt; no trench is needed."""
    after = {"events": {"cp_54": 4}}

    assert fits(attack("ge_1", "fr_1", **after), card)
    assert card_fails(attack("ge_1", "fr_1"), card) == "play-needs-card"
    assert card_fails(attack("ah_1", "ru_1", EAST, **after), card) == "needs-unit"
    found = COMBAT_CARDS[card]
    assert (found.cancels_trenches, found.before_flank) == (True, True)
    assert (found.drm, found.vp_without_advance) == {"cp_49": (1, 0), "cp_50": (0, 0), "cp_51": (0, -1)}[card]


def test_r9_5_4_card_cp_44_von_hutier_fires_first_and_cancels_trenches():
    """Pitfall 26."""
    card = COMBAT_CARDS["cp_44"]

    assert (card.fires_first, card.cancels_trenches, card.before_flank) == (True, True, True)


def test_r9_5_4_card_cp_57_kaisertreu_helps_austrians_on_both_sides_of_a_fight():
    assert fits(attack("ah_1", "ru_1", EAST), "cp_57")
    assert fits(attack("ru_1", "ah_1", ("tarnow", "lublin")), "cp_57")
    assert card_fails(attack("ge_1", "ru_1", EAST), "cp_57") == "needs-unit"


def test_r9_5_4_card_cp_62_achtung_panzer_on_clear_ground():
    assert fits(attack("ge_1", "fr_1", ("cambrai", "sedan")), "cp_62")
    assert card_fails(attack("ge_1", "fr_1", ("sedan", "cambrai")), "cp_62") == "needs-clear"


def test_r9_5_4_card_cp_64_alberich_against_attacks_in_france_and_belgium():
    """Item 430: not where tanks come."""
    held = {"control": held_by_cp("cambrai", "sedan", "brussels", "liege")}
    place = ("cambrai", "amiens")

    assert fits(attack("br_1", "ge_1", place, **held), "cp_64")
    assert card_fails(attack("br_1", "ge_1", place, cards=(("ap_48",), ()), **held), "cp_64") == "tanks"
    assert (
        card_fails(attack("br_1", "ge_1", place, effects={"round:yanks_and_tanks": 1}, **held), "cp_64")
        == "tanks"
    )
    assert card_fails(attack("fr_1", "ge_1", ("metz", "nancy")), "cp_64") == "other-country"


@pytest.mark.parametrize("card", ["ap_06", "cp_56"])
def test_r9_5_4_card_ap_06_withdrawal_is_for_any_supplied_defender(card):
    state = attack("ge_1", "fr_1") if card == "ap_06" else attack("fr_1", "ge_1", ("metz", "nancy"))

    assert fits(state, card)
    assert COMBAT_CARDS[card].is_withdrawal
    assert not COMBAT_CARDS[card].before_flank


def test_r9_5_4_2_cards_for_one_combat_a_turn_are_marked():
    """Item 178: Mine Attack, Royal Tank Corps and Kemal; starred cards leave the game."""
    assert {c for c in COMBAT_CARDS if CARDS[c].one_battle_per_turn} == {"ap_36", "ap_48", "cp_31"}
    kept = {c for c in COMBAT_CARDS if not CARDS[c].is_starred and not CARDS[c].one_battle_per_turn}
    assert kept == {
        "ap_05",
        "ap_07",
        "ap_18",
        "ap_19",
        "ap_39",
        "ap_59",
        "cp_03",
        "cp_04",
        "cp_18",
        "cp_30",
        "cp_40",
    }


def test_r9_5_4_1_both_sides_of_the_table_are_covered():
    assert {CARDS[card].side for card in COMBAT_CARDS} == {AP, CP}
