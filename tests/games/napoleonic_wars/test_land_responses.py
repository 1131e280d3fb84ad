"""Responses in the middle of marches and battles: the windows stand where they should. [6.14]"""

from __future__ import annotations

import pytest

from tests.games.napoleonic_wars.boards import answer, asked, board, standing_in, texts
from tests.games.napoleonic_wars.land_boards import faces, happened, move, refused
from tests.games.napoleonic_wars.seen import battle_in, in_regroup

GO = "davout + 4 france @ munich to linz"


def march(hands, *dice: int, **facts):
    """Davout enters Linz, where Mack stands; the first question is open."""
    forces = {"munich": "davout + 4 france", "linz": "mack + 6 austria", **facts.pop("more", {})}
    state = board(forces, hands=hands, dice=dice, auto_pass={}, **facts)
    move(state, GO)
    return state


def play(state, card: str) -> None:
    """Play the card as soon as it is offered; let everything else pass."""
    for _ in range(40):
        offered = [text for text in texts(state) if f"responds {card}" in text]
        if offered:
            answer(state, offered[0])
            return
        answer(state, "pass" if "pass" in texts(state) else "stand")
    raise AssertionError(f"{card} was never offered")


def pass_all(state) -> None:
    """Nobody does anything further that is not asked of him."""
    while asked(state) is not None:
        names = texts(state)
        answer(state, next((word for word in ("pass", "stand") if word in names), names[0]))


def test_r6_14_a_flooded_river_undoes_the_move_just_made():
    """The force stands where it stood; the line is closed for this Impulse."""
    state = march({"britain": ("swollen_rivers",)})
    play(state, "swollen_rivers")
    pass_all(state)

    assert standing_in(state, "munich") == "davout + 4 france"
    assert refused(state, GO) == "nw-move-closed"


def test_r6_14_stragglers_end_the_march_after_the_battle():
    """Even an annihilation does not let Davout go on."""
    state = march({"austria": ("stragglers",)}, *faces(9, 1), *faces(2), more={"linz": "1 austria"})
    play(state, "stragglers")
    pass_all(state)

    assert standing_in(state, "linz") == "davout + 4 france"
    assert refused(state, "davout + 4 france @ linz to vienna") == "nw-move-stopped"


def test_r6_14_burnt_earth_wears_the_invader_before_the_battle():
    """Item 188: five dice of Attrition come before any evasion or battle."""
    state = march({"austria": ("burnt_earth",)}, *[1] * 90)
    play(state, "burnt_earth")
    pass_all(state)
    purposes = [event.purpose for event in happened(state, "DieRolled")]

    assert purposes[:5] == ["attrition"] * 5
    assert "battle" in purposes


def test_r6_14_false_reports_spoil_an_evasion_before_the_dice():
    """The roll is not made; the evader has failed."""
    state = march({"france": ("false_reports",)}, *[1] * 90)
    while "stand" not in texts(state):
        answer(state, "pass")
    answer(state, "evade mack + 6 austria to vienna")
    play(state, "false_reports")
    pass_all(state)

    assert happened(state, "MarchRollMade")[0].dice == ()
    assert len(happened(state, "BattleRolled")[0].faces[0]) == 9 + 1


def test_r6_14_a_skilful_withdrawal_comes_when_chances_were_let_pass():
    """Mack stood; the card lets him go after all, without dice."""
    state = march({"austria": ("skilful_withdrawal",)})
    play(state, "skilful_withdrawal")
    answer(state, "evade mack + 6 austria to vienna")
    pass_all(state)

    assert standing_in(state, "vienna") == "mack + 6 austria"
    assert not happened(state, "BattleBegan")


def test_r6_14_a_march_to_the_guns_brings_an_army_that_has_failed():
    """Charles failed to come, then comes by the card."""
    state = march(
        {"austria": ("march_to_the_guns",)}, 1, 1, *[1] * 90, more={"salzburg": "charles + 4 austria"}
    )
    while "stand" not in texts(state):
        answer(state, "pass")
    answer(state, "intercept charles + 4 austria @ salzburg")
    play(state, "march_to_the_guns")
    answer(state, "intercept charles + 4 austria @ salzburg")
    pass_all(state)

    assert [event.succeeded for event in happened(state, "MarchRollMade")] == [False, True]
    assert sum(happened(state, "BattleBegan")[0].sp[1]) == 10


def test_r6_14_a_shortage_of_fodder_before_the_dice_prevents_the_battle():
    """Both sides are gone to Regroup, nobody rolls."""
    state = march({"britain": ("shortage_of_fodder",)})
    while battle_in(state) is None:
        answer(state, "pass" if "pass" in texts(state) else "stand")
    play(state, "shortage_of_fodder")
    pass_all(state)

    assert standing_in(state, "linz") == ""
    assert not happened(state, "BattleRolled")
    assert battle_in(state) is None


def test_r6_14_dysentery_before_the_dice_is_no_battle_loss():
    """Attrition thins both sides; the battle is fought with what is left."""
    state = march({"britain": ("dysentery",)}, 6, 6, *[1] * 90)
    while battle_in(state) is None:
        answer(state, "pass" if "pass" in texts(state) else "stand")
    answer(state, "britain responds dysentery linz")
    pass_all(state)

    assert len(happened(state, "BattleRolled")[0].faces[0]) == 9 - 1
    assert happened(state, "BattleEnded")[0].losses == (0, 0)


def test_r6_14_desertion_thins_a_retreat():
    """Item 205: the beaten force suffers on fives and sixes where it went."""
    state = march({"france": ("desertion",)}, *faces(9, 1), *faces(8), 5, 5, 1, 1, 1, 1)
    while "lose 1 austria" not in texts(state):
        answer(state, "pass" if "pass" in texts(state) else "stand")
    answer(state, "lose 1 austria", "retreat vienna")
    play(state, "desertion")
    pass_all(state)

    assert standing_in(state, "vienna") == "mack + 3 austria"


def test_r6_14_field_surgeons_send_half_of_the_losses_to_regroup():
    """Three lost to sixes: two come back to Regroup."""
    state = march({"austria": ("field_surgeons",)}, *faces(9, 3), *faces(8))
    while asked(state) is not None:
        offered = [text for text in texts(state) if "field_surgeons" in text]
        names = texts(state)
        fallback = next((word for word in ("pass", "stand") if word in names), names[0])
        answer(state, offered[0] if offered else fallback)

    assert in_regroup(state, "austria") == 2


@pytest.mark.parametrize(
    ("seat", "kind"),
    [("prussia", "move"), ("prussia", "battle"), ("austria", "evade"), ("austria", "aftermath")],
)
def test_r6_14_who_is_asked_under_seal_does_not_depend_on_what_he_holds(seat, kind):
    """Being asked tells nothing of the hand: nobody here holds a Response."""
    sealed = {"responses": "sealed"}
    state = march({seat: ("haiti",)}, *faces(9, 1), *faces(8), *[1] * 20, options=sealed)
    seen = set()
    while (choice := asked(state)) is not None:
        if choice.seat == seat and type(choice).__name__ == "ChooseResponse":
            seen.add(choice.window.kind)
        names = texts(state)
        answer(state, next((word for word in ("pass", "stand") if word in names), names[0]))

    assert kind in seen
