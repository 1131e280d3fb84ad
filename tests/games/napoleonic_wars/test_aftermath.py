"""After a battle: retreat, rout, annihilation, Flags. [11.4, 11.5, 11.6, 11.7, 9.44]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.effects import NoFlag
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    place,
    refusal,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.land_boards import faces, fight, happened, move, refused
from tests.games.napoleonic_wars.seen import flag_in


def beaten(defender="mack + 6 austria", *, forces=None, flags=None, sixes=1, fives=0, more=()):
    """Napoleon beats the Austrians in Linz; they have taken their losses and retreat next."""
    count = 8 if defender.startswith("mack") else 4
    state = board(
        {"munich": "napoleon + 8 france", "linz": defender, **(forces or {})},
        flags=flags,
        dice=[*faces(14, sixes, fives), *faces(count), *more],
    )
    move(state, "napoleon + 8 france @ munich to linz")
    answer(state, "stand")
    return state


def attrition_dice(state) -> int:
    return sum(event.purpose == "attrition" for event in happened(state, "DieRolled"))


def test_r11_4_the_loser_retreats_to_an_adjacent_friendly_area():
    """Item 205: Vienna, Salzburg, Prague or Graz; not to French Ratisbon while there are such."""
    state = beaten()
    answer(state, "lose 1 austria")

    assert {text.removeprefix("retreat ") for text in texts(state)} == {
        "vienna",
        "salzburg",
        "prague",
        "graz",
    }
    assert refusal(state, "retreat ratisbon") == "nw-retreat-not-there"


def test_r11_4_without_a_friendly_area_an_uncontrolled_one():
    """Items 205, 206: Austrians stand in French Ratisbon; all else is French."""
    flags = dict.fromkeys(("vienna", "salzburg", "prague", "graz"), "france")
    state = beaten(forces={"ratisbon": "1 austria"}, flags=flags)
    answer(state, "lose 1 austria")

    assert standing_in(state, "ratisbon") == "mack + 6 austria"
    assert attrition_dice(state) == 0


def test_r11_4_a_defender_without_either_may_go_to_an_enemy_area_with_attrition():
    """Items 206, 154: not where the enemy came from, nor onto his Formations."""
    flags = dict.fromkeys(("vienna", "salzburg", "prague", "graz"), "france")
    state = beaten(forces={"salzburg": "1 france"}, flags=flags, more=[1] * 20)
    answer(state, "lose 1 austria")

    assert {text.removeprefix("retreat ") for text in texts(state)} == {
        "vienna",
        "prague",
        "graz",
        "ratisbon",
    }
    answer(state, "retreat vienna")
    assert attrition_dice(state) == 6


def test_r11_4_no_retreat_into_an_enemy_fortress():
    """Items 206, 221: Verona's defenders do not retreat to French Venice."""
    flags = dict.fromkeys(("venice", "innsbruck", "verona"), "france")
    state = board(
        {"milan": "napoleon + 8 france", "verona": "mack + 6 austria"},
        flags=flags,
        dice=[*faces(14, 1), *faces(8), *[1] * 20],
    )
    move(state, "napoleon + 8 france @ milan to verona")
    answer(state, "stand", "lose 1 austria")

    assert {text.removeprefix("retreat ") for text in texts(state)} == {"bologna", "innsbruck"}


def test_r11_4_no_retreat_into_a_neutral_area():
    """Item 206: from Prague not to Prussian Dresden or Breslau, whatever else there is."""
    flags = dict.fromkeys(("brunn", "olmutz", "linz"), "france")
    state = board(
        {"ratisbon": "napoleon + 8 france", "prague": "mack + 6 austria"},
        flags=flags,
        dice=[*faces(9), *faces(14, 1), *faces(10), *[1] * 20],
    )
    move(state, "napoleon + 8 france @ ratisbon to prague")
    answer(state, "stand", "lose 1 austria")

    assert {text.removeprefix("retreat ") for text in texts(state)} == {"brunn", "linz", "nuremberg"}


def test_r11_4_a_losing_active_side_goes_back_where_it_came_from():
    """Item 207: it has no choice."""
    state = board({"munich": "davout + 4 france", "linz": "mack + 6 austria"}, dice=[*faces(9), *faces(8, 1)])
    move(state, "davout + 4 france @ munich to linz")
    answer(state, "stand", "lose 1 france")

    assert standing_in(state, "munich") == "davout + 3 france"


def test_r11_4_a_losing_interceptor_need_not_go_back_where_he_came_from():
    """Item 208: John came from Salzburg and may go to Verona."""
    state = board(
        {"salzburg": "john + 4 austria", "munich": "davout + 4 france"},
        dice=[6, 6, *faces(5), *faces(9, 1), *faces(8)],
    )
    move(state, "davout + 4 france @ munich to innsbruck")
    answer(state, "intercept john + 4 austria @ salzburg", "lose 1 austria")

    assert {text.removeprefix("retreat ") for text in texts(state)} == {"salzburg", "verona", "venice"}


def test_r11_4_who_cannot_retreat_is_eliminated():
    """Items 209, 211: the island of Palermo, the strait closed: annihilation."""
    state = board(
        {"calabria": "massena + 4 france", "palermo": "moore + 4 britain"},
        flags={"calabria": "france"},
        dice=[1, 1, *faces(8, 1), *faces(7)],
    )
    move(state, "massena + 4 france @ calabria to palermo")
    answer(state, "lose 1 britain")

    assert standing_in(state, "palermo") == "massena + 4 france"
    assert happened(state, "AnnihilationSuffered")[0].side == 1


@pytest.mark.parametrize(
    ("flags", "dice"),
    [({}, 6), ({"vienna": "france", "salzburg": "france", "graz": "france"}, 0)],
)
def test_r9_44_retreat_over_a_pass_into_a_friendly_area_costs_nothing(flags, dice):
    """Item 154: to Prague over the pass without Attrition; to a flagged enemy area with it."""
    if not flags:
        flags = dict.fromkeys(("vienna", "salzburg", "prague", "graz"), "france")
        state = beaten(flags=flags, more=[1] * 6)
        answer(state, "lose 1 austria", "retreat vienna")
    else:
        state = beaten(flags=flags)
        answer(state, "lose 1 austria")
        assert standing_in(state, "prague") == "mack + 5 austria"

    assert attrition_dice(state) == dice


def test_r9_44_retreat_over_a_strait_wears_out():
    """Item 154: the French are thrown back from Palermo to their own Calabria."""
    state = board(
        {"calabria": "massena + 4 france", "palermo": "moore + 4 britain"},
        flags={"calabria": "france"},
        dice=[1, 1, *faces(8), *faces(7, 1), *[1] * 4],
    )
    move(state, "massena + 4 france @ calabria to palermo")
    answer(state, "lose 1 france")

    assert attrition_dice(state) == 4
    assert standing_in(state, "calabria") == "massena + 3 france"


def test_r13_7_a_beaten_landing_goes_back_to_sea_with_attrition():
    """Item 154: to a Friendly port of a Zone it came through."""
    state = board(
        {"brest": "moore + 4 britain, 8 france"}, active="britain", dice=[*faces(7), *faces(10, 1), *[1] * 4]
    )
    run(state, fight("moore + 4 britain", "brest", who="britain", landing=True))
    answer(state, "stand", "lose 1 britain")
    options = texts(state)
    answer(state, options[0])

    assert "retreat cornwall" in options
    assert attrition_dice(state) == 4


@pytest.mark.parametrize(("fives", "left"), [(2, "6"), (3, "3")])
def test_r11_5_three_losses_more_are_a_rout_and_the_disrupted_are_lost(fives, left):
    """Item 210: two fives leave six, three leave three."""
    state = beaten(sixes=0, fives=fives)
    answer(state, f"disrupt {fives} austria", "retreat vienna")

    assert standing_in(state, "vienna") == f"mack + {left} austria"


def test_r11_5_a_rout_counts_the_margin_over_both_rounds():
    """Item 210: equal in the first round, four more in the second."""
    state = board(
        {"munich": "napoleon + 8 france", "linz": "mack + 6 austria"},
        dice=[*faces(14, 0, 1), *faces(8, 0, 1), *faces(13, 0, 3), *faces(7)],
    )
    move(state, "napoleon + 8 france @ munich to linz")
    answer(state, "stand", "disrupt 1 france", "disrupt 1 austria", "disrupt 3 austria", "retreat vienna")

    assert happened(state, "BattleEnded")[0].is_rout
    assert standing_in(state, "vienna") == "mack + 2 austria"


def test_r11_6_annihilation_by_attrition_in_retreat_counts():
    """Item 211: the last Austrian is lost on his way; Napoleon may go on."""
    flags = dict.fromkeys(("vienna", "salzburg", "prague", "graz"), "france")
    state = board(
        {"munich": "napoleon + 8 france", "linz": "2 austria"},
        flags=flags,
        dice=[*faces(14, 1), *faces(3), 6],
    )
    move(state, "napoleon + 8 france @ munich to linz")
    answer(state, "stand", "retreat vienna")

    assert happened(state, "AnnihilationSuffered")[0].side == 1
    assert refused(state, "napoleon + 8 france @ linz to prague") == ""


def test_r11_6_not_past_a_fortress():
    """Item 211: before Venice even annihilation stops the winner."""
    state = board(
        {"verona": "napoleon + 8 france", "venice": "1 austria"},
        flags={"verona": "france"},
        dice=[*faces(14, 1), *faces(2)],
    )
    move(state, "napoleon + 8 france @ verona to venice")
    answer(state, "stand")

    assert refused(state, "napoleon + 8 france @ venice to verona") == "nw-move-stopped"


def test_r11_6_forced_marches_are_counted_on_after_an_annihilation():
    """Item 211: the fifth area wears out whatever happened on the way."""
    state = board(
        {"strasbourg": "napoleon + 3 france", "linz": "1 austria"}, dice=[*faces(9, 1), 1, 1, *[1] * 4]
    )
    for frm, to in (("strasbourg", "stuttgart"), ("stuttgart", "ulm"), ("ulm", "munich")):
        move(state, f"napoleon + 3 france @ {frm} to {to}")
    move(state, "napoleon + 3 france @ munich to linz")
    answer(state, "stand")
    before = attrition_dice(state)
    move(state, "napoleon + 3 france @ linz to munich")

    assert (before, attrition_dice(state)) == (0, 4)


def overrun(**facts):
    """Four sixes against two Austrians in Linz."""
    state = board(
        {"munich": "napoleon + 8 france", "linz": "2 austria"}, dice=[*faces(14, 4), *faces(3)], **facts
    )
    move(state, "napoleon + 8 france @ munich to linz")
    return state


def test_r11_7_more_sixes_than_the_loser_had_pieces_give_a_flag():
    """Items 212, 167: the commander's nation places its Flag for nothing."""
    state = overrun()
    answer(state, "stand")

    assert texts(state) == ["flag", "leave"]
    answer(state, "flag")
    assert flag_in(state, "linz") == "france"


def test_r11_7_as_many_sixes_as_pieces_are_not_enough():
    """Item 212: three sixes against three."""
    state = board({"munich": "napoleon + 8 france", "linz": "3 austria"}, dice=[*faces(14, 3), *faces(4)])
    move(state, "napoleon + 8 france @ munich to linz")
    answer(state, "stand")

    assert asked(state) is None
    assert flag_in(state, "linz") == ""


def test_r11_7_never_on_a_fortress():
    """Item 212: five sixes before Venice win no Flag."""
    state = board(
        {"verona": "napoleon + 8 france", "venice": "1 austria"},
        flags={"verona": "france"},
        dice=[*faces(14, 5), *faces(2)],
    )
    move(state, "napoleon + 8 france @ verona to venice")
    answer(state, "stand")

    assert asked(state) is None


def test_r11_7_not_where_a_card_forbids_it():
    """Burnt earth takes no Flag in this Impulse."""
    state = overrun()
    set_effect(state, NoFlag(place("linz")))
    answer(state, "stand")

    assert asked(state) is None


def test_r9_7_an_army_group_places_only_its_commanders_flag():
    """Item 167: Kutuzov commands, the Flag is Russian though Austrians fought."""
    state = board(
        {"linz": "kutuzov, charles + 4 austria, 6 russia", "munich": "1 france"},
        active="russia",
        dice=[*faces(15, 3), *faces(3)],
    )
    move(state, "kutuzov, charles + 4 austria, 6 russia @ linz to munich")
    answer(state, "stand", "flag")

    assert flag_in(state, "munich") == "russia"
