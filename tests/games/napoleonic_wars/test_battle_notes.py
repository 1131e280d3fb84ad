"""Battle cards in battles and sieges: when they are asked for, what a fight makes of them. [11.1, 6.15]"""

from __future__ import annotations

import pytest

from tests.games.napoleonic_wars.boards import answer, asked, board, standing_in, texts
from tests.games.napoleonic_wars.land_boards import faces, happened, move, siege

ACTIVE, OTHER = 14, 8


def clash(*dice: int, hands, more=None, order="napoleon + 8 france @ munich to linz", **facts):
    """Napoleon enters Linz, Mack stands; the first question about cards is open."""
    forces = {"munich": "napoleon + 8 france", "linz": "mack + 6 austria", **(more or {})}
    state = board(forces, dice=dice, hands=hands, **facts)
    move(state, order)
    answer(state, "stand")
    return state


def pass_on(state) -> None:
    """Nobody plays anything further until a question about something else comes."""
    while asked(state) is not None and type(asked(state)).__name__ == "ChooseBattleCard":
        answer(state, "pass")


def dice_of(state, number: int = 0) -> tuple[int, int]:
    rolled = happened(state, "BattleRolled")[number]
    return len(rolled.faces[0]), len(rolled.faces[1])


def test_r11_1_each_nation_finishes_before_the_next_from_the_active_one_on():
    """Item 190: France plays all it wants, then Austria, then Russia; all before the dice."""
    state = clash(
        *[1] * 90,
        hands={
            "france": ("cavalry_charge", "grand_battery", "haiti"),
            "austria": ("haiti",),
            "russia": ("haiti",),
        },
        more={"linz": "kutuzov, mack + 6 austria, 1 russia"},
    )
    seats = []
    for text in ("play grand_battery", "play cavalry_charge", "pass", "pass", "pass"):
        seats.append(asked(state).seat)
        assert not happened(state, "BattleRolled")
        answer(state, text)

    assert seats == ["france", "france", "france", "austria", "russia"]


def test_r11_1_battle_cards_are_for_nations_in_the_battle():
    """Item 190: Britain has nobody in Linz and is not asked."""
    state = clash(*[1] * 60, hands={"britain": ("horse_artillery",), "austria": ("horse_artillery",)})

    assert asked(state).seat == "austria"


def test_r11_1_a_battle_card_lasts_one_round():
    """Item 191: three dice in the first round, none in the second."""
    state = clash(*[1] * 60, hands={"france": ("horse_artillery", "privateers")})
    answer(state, "play horse_artillery")
    pass_on(state)

    assert dice_of(state, 0) == (ACTIVE + 3, OTHER)
    assert dice_of(state, 1) == (ACTIVE, OTHER)


def test_r11_3_to_the_death_goes_on_until_losses_differ_and_always_routs():
    """Item 203: three rounds; the beaten side loses what is disrupted."""
    tie = [*faces(ACTIVE), *faces(OTHER)]
    state = clash(*tie, *tie, *faces(ACTIVE, 0, 1), *faces(OTHER), hands={"france": ("to_the_death",)})
    answer(state, "play to_the_death")
    answer(state, "disrupt 1 austria", "retreat vienna")

    assert len(happened(state, "BattleRolled")) == 3
    assert happened(state, "BattleEnded")[0].is_rout
    assert standing_in(state, "vienna") == "mack + 5 austria"


def test_r11_3_to_the_death_ends_when_nobody_can_do_harm():
    """Item 203: two counters wholly in disorder do not stare at each other for ever."""
    state = clash(
        *faces(4, 0, 3),
        *faces(2, 0, 2),
        *faces(2),
        more={"munich": "2 france", "linz": "1 austria"},
        order="2 france @ munich to linz",
        hands={"france": ("to_the_death",)},
    )
    answer(state, "play to_the_death")

    assert happened(state, "BattleEnded")


def test_r11_5_a_cavalry_charge_routs_with_two_losses_more():
    """Item 210: two fives are enough after the charge."""
    state = clash(*faces(ACTIVE + 2, 0, 2), *faces(OTHER), hands={"france": ("cavalry_charge",)})
    answer(state, "play cavalry_charge", "disrupt 2 austria", "retreat vienna")

    assert standing_in(state, "vienna") == "mack + 4 austria"


def test_r11_3_the_guard_decides_when_all_other_dice_are_seen():
    """Card 5: Austria has scored one six; the Guard rolls two and wins the day."""
    state = clash(*faces(ACTIVE), *faces(OTHER, 1), 6, 6, 1, 1, hands={"france": ("old_guard",)})
    assert "play old_guard" not in texts(state)
    answer(state, "pass", "play old_guard", "lose 1 france", "lose 2 austria", "retreat vienna")

    assert standing_in(state, "linz") == "napoleon + 7 france"
    assert standing_in(state, "vienna") == "mack + 4 austria"


def test_r11_3_fours_of_the_guard_bring_french_strength_back_into_order():
    """Card 5: two fives on either side; one four, so one point fewer is missing in the second round. What
    was suffered still counts."""
    state = clash(
        *faces(ACTIVE, 0, 2), *faces(OTHER, 0, 2), 4, 1, 1, 1, *[1] * 40, hands={"france": ("old_guard",)}
    )
    answer(state, "pass", "play old_guard", "disrupt 2 france", "disrupt 2 austria")
    pass_on(state)

    _, second = happened(state, "BattleRolled")
    assert [len(faces) for faces in second.faces] == [ACTIVE - 1, OTHER - 2]
    (ended,) = happened(state, "BattleEnded")
    assert ended.losses == (2, 2)


def test_r11_4_cossacks_harry_a_retreat_even_into_a_friendly_area():
    """Attrition for the French although Munich is theirs."""
    state = clash(
        *faces(ACTIVE),
        *faces(6 + 1 + 3 + 1 + 2, 1),
        *[1] * 8,
        more={"linz": "kutuzov, mack + 6 russia"},
        hands={"russia": ("cossacks",)},
    )
    answer(state, "play cossacks", "lose 1 france")

    assert sum(event.purpose == "attrition" for event in happened(state, "DieRolled")) == 8


def test_r11_3_a_mortal_wound_takes_the_commander():
    """One of two sixes is Mack's; the other falls on his troops."""
    state = clash(*faces(ACTIVE, 2), *faces(OTHER), hands={"france": ("mortal_wound",)})
    answer(state, "pass", "play mortal_wound")
    answer(state, "retreat vienna")

    assert standing_in(state, "vienna") == "5 austria"


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("fog_of_war", (7, 5)),
        ("wet_powder", (ACTIVE, 7)),
        ("flank_attack", (ACTIVE + 2, OTHER)),
        ("light_infantry", (ACTIVE + 1, OTHER)),
        ("storming_party", (ACTIVE + 2, OTHER + 2)),
    ],
)
def test_r11_2_cards_change_the_dice_of_the_round(card, dice):
    """Item 192: over the pass to Innsbruck, which gives Mack two dice of terrain."""
    state = board(
        {"munich": "napoleon + 8 france", "innsbruck": "mack + 6 austria"},
        hands={"france": (card,)},
        dice=[1] * 90,
    )
    move(state, "napoleon + 8 france @ munich to innsbruck")
    answer(state, "stand", f"play {card}")

    assert dice_of(state) == dice


def test_r11_1_a_reverse_slope_turns_sixes_into_fives():
    """The first two of three sixes only disrupt."""
    state = clash(*faces(ACTIVE, 3), *faces(OTHER), hands={"austria": ("reverse_slope",)})
    answer(state, "play reverse_slope")

    assert texts(state) == ["lose 1 austria", "lose mack"]


def test_r12_2_a_siege_train_adds_dice_in_every_round_and_takes_one_from_the_walls():
    """Item 216: battle cards are played in sieges too."""
    state = board(
        {"venice": "massena + 6 france"},
        flags={"verona": "france"},
        hands={"france": ("siege_train",)},
        dice=[*faces(12, 1), 1, *faces(12), 1],
    )
    siege(state, "venice with massena + 6 france")
    answer(state, "play siege_train", "go on")

    assert [dice_of(state, number) for number in (0, 1)] == [(12, 1), (12, 1)]
