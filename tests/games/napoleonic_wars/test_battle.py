"""Battle: dice, losses, rounds, the winner. [11.1, 11.2, 11.3]"""

from __future__ import annotations

import pytest

from greatpowers.games.napoleonic_wars.rules.land.dice import side_dice, unit_bonus
from greatpowers.games.napoleonic_wars.rules.land.losses import even_spreads
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.effects import Jealous, NoBattle
from greatpowers.games.napoleonic_wars.state.fights import Battle, FightSide
from greatpowers.games.napoleonic_wars.state.texts import read_force
from tests.games.napoleonic_wars.boards import answer, asked, board, place, refusal, run, standing_in, texts
from tests.games.napoleonic_wars.land_boards import faces, fight, happened, move
from tests.games.napoleonic_wars.seen import battle_in

GO = "napoleon + 8 france @ munich to linz"
ACTIVE, OTHER = 14, 8


def clash(*dice: int, french="napoleon + 8 france", austrian="mack + 6 austria", **facts):
    """The French enter Linz from Munich; the Austrians stand and fight."""
    state = board({"munich": french, "linz": austrian, **facts.pop("more", {})}, dice=dice, **facts)
    move(state, f"{french} @ munich to linz")
    answer(state, "stand")
    return state


def dice_of(state, number: int = 0) -> tuple[int, int]:
    """Dice of both sides in a round."""
    rolled = happened(state, "BattleRolled")[number]
    return len(rolled.faces[0]), len(rolled.faces[1])


def posed(active: str, other: str, area: str = "linz", origin: str = "munich", **facts) -> tuple:
    """A battle as it stands before its first round, with its state."""
    sides = []
    for text in (active, other):
        force = read_force(text)
        sides.append(FightSide(force, force.leaders[0] if force.leaders else -1))
    battle = Battle(place(area), place(origin), 0, (sides[0], sides[1]), **facts)
    return board({area: other, origin: active}), battle


def test_r11_2_a_die_for_each_sp_and_staff_officer_the_rating_and_the_unit_bonus():
    """Item 192: Napoleon (4) and Murat with eight: 8 + 1 + 4 + 2; Mack (1) with six: 6 + 1 + 1."""
    state, battle = posed("napoleon, murat + 8 france", "mack + 6 austria")

    assert side_dice(state, battle, 0) == 8 + 1 + 4 + 2
    assert side_dice(state, battle, 1) == 6 + 1 + 1


def test_r11_2_disrupted_pieces_and_a_disrupted_commander_give_nothing():
    """Item 192: three SP and Napoleon in disorder."""
    state, battle = posed("napoleon, murat + 8 france", "mack + 6 austria")
    shaken = FightSide(
        battle.sides[0].force,
        battle.sides[0].commander,
        disrupted_sp=(3, 0, 0, 0, 0, 0, 0, 0, 0),
        disrupted_leaders=(battle.sides[0].commander,),
    )
    battle = Battle(battle.area, battle.origin, 0, (shaken, battle.sides[1]), round=2)

    assert side_dice(state, battle, 0) == 5 + 1 + 2


def test_r11_2_cards_add_and_take_dice_but_never_below_none():
    """Item 192: extra dice of events."""
    state, battle = posed("4 france", "1 austria", extra=(3, -9))

    assert side_dice(state, battle, 0) == 4 + 2 + 3
    assert side_dice(state, battle, 1) == 0


@pytest.mark.parametrize(
    ("force", "bonus"),
    [
        ("4 france", 2),
        ("4 austria", 1),
        ("2 austria, 2 russia", 1),
        ("4 spain", 0),
        ("2 france, 2 spain", 0),
        ("3 france, 2 spain", 2),
        ("murat + 2 france, 2 spain", 2),
        ("murat + 1 france, 2 spain", 0),
        ("3 france, 3 prussia", 1),
        ("1 france, 5 prussia", 1),
        ("murat + 3 france, 3 prussia", 2),
        ("3 france, 1 prussia, 2 spain", 1),
        ("2 france, 1 prussia, 3 spain", 0),
    ],
)
def test_r11_21_unit_bonus(force, bonus):
    """Item 193: two if more than half is French, none if half or more is Minor, otherwise one."""
    assert unit_bonus(read_force(force)) == bonus


def test_r11_21_a_card_lets_a_minor_earn_a_unit_bonus():
    """Item 193: drilled Turks count like troops of a Power."""
    force = read_force("4 turkey")

    assert unit_bonus(force) == 0
    assert unit_bonus(force, drilled=1 << 6) == 1


@pytest.mark.parametrize(
    ("area", "origin", "flags", "terrain"),
    [
        ("linz", "munich", {}, 0),
        ("vienna", "graz", {}, 1),
        ("innsbruck", "munich", {}, 2),
        ("venice", "bologna", {}, 3),
        ("innsbruck", "munich", {"innsbruck": "france"}, 0),
    ],
)
def test_r11_22_terrain_dice_by_the_line_used_if_the_ground_is_friendly(area, origin, flags, terrain):
    """Items 194, 195: rough one, pass two, marsh three; none if the area is not Friendly."""
    state = board({area: "john + 4 austria", origin: "davout + 4 france"}, flags=flags, dice=[1] * 60)

    move(state, f"davout + 4 france @ {origin} to {area}")
    answer(state, "stand")
    assert dice_of(state)[1] == 4 + 1 + 1 + terrain


def test_r11_22_terrain_counts_in_the_first_round_only():
    """Item 195: a tie over the pass; the second round has no terrain."""
    state = board({"innsbruck": "john + 4 austria", "munich": "davout + 4 france"}, dice=[1] * 60)

    move(state, "davout + 4 france @ munich to innsbruck")
    answer(state, "stand")
    assert dice_of(state, 1)[1] == dice_of(state, 0)[1] - 2


def test_r11_22_a_successful_interceptor_has_the_terrain():
    """Item 196: John comes to empty Innsbruck before Davout and defends the pass."""
    state = board({"salzburg": "john + 4 austria", "munich": "davout + 4 france"}, dice=[6, 6, *[1] * 60])

    move(state, "davout + 4 france @ munich to innsbruck")
    answer(state, "intercept john + 4 austria @ salzburg")
    assert dice_of(state)[1] == 4 + 1 + 1 + 2


def test_r11_22_an_enemy_area_over_a_strait_is_defended_like_a_landing():
    """Item 197: two dice of the shore battery; its losses count in the first round."""
    state = board(
        {"calabria": "massena + 4 france", "palermo": "moore + 4 britain"},
        flags={"calabria": "france"},
        dice=[6, 5, *faces(2 + 2 + 2), *faces(4 + 2 + 1), *[1] * 20],
    )

    move(state, "massena + 4 france @ calabria to palermo")
    answer(state, "lose 1 france", "disrupt 1 france")
    assert dice_of(state) == (6, 7)
    (ended,) = happened(state, "BattleEnded")
    assert (ended.loser, ended.losses) == (0, (2, 0))


def test_r11_22_no_battery_fires_at_friends_or_over_other_lines():
    """Item 197: Moore goes back to his own Palermo unharmed."""
    state = board({"calabria": "moore + 4 britain"}, active="britain")

    move(state, "moore + 4 britain @ calabria to palermo")
    assert not happened(state, "BatteryFired")


def test_r11_3_sixes_eliminate_and_fives_disrupt_at_the_same_time():
    """Item 198: both sides roll before either loses anything."""
    state = clash(*faces(ACTIVE, 1, 1), *faces(OTHER, 2, 0))

    assert texts(state) == ["lose 2 france", "lose napoleon + 1 france"]
    answer(state, "lose 2 france", "lose 1 austria")
    assert texts(state) == ["disrupt 1 austria", "disrupt mack"]


def test_r11_3_eliminations_are_assigned_before_disruptions():
    """Item 198: of two pieces two sixes take both; the fives find nobody."""
    state = clash(*faces(ACTIVE, 2, 3), *faces(3), austrian="2 austria")

    assert standing_in(state, "linz") == "napoleon + 8 france"
    assert not happened(state, "PiecesDisrupted")


def test_r11_3_losses_may_fall_on_leaders():
    """Item 198: the owner gives Mack up instead of an SP; he returns to the pool."""
    state = clash(*faces(ACTIVE, 1), *faces(OTHER))

    answer(state, "lose mack", "retreat vienna")
    assert standing_in(state, "vienna") == "6 austria"


@pytest.mark.parametrize(
    ("sp", "count", "spreads"),
    [
        ((4, 0, 0, 0, 0, 4, 0, 0, 0), 4, [(2, 2)]),
        ((4, 0, 0, 0, 0, 4, 0, 0, 0), 3, [(2, 1), (1, 2)]),
        ((4, 0, 0, 0, 0, 1, 0, 0, 0), 4, [(3, 1)]),
        ((1, 0, 0, 0, 0, 1, 0, 0, 0), 5, [(1, 1)]),
    ],
)
def test_r11_3_strength_is_lost_evenly_over_the_nations(sp, count, spreads):
    """Item 199: equal shares as far as each nation has them; the odd one falls as chosen."""
    assert [(spread[0], spread[5]) for spread in even_spreads(sp, count)] == spreads


def test_r11_3_the_commander_assigns_the_odd_loss():
    """Item 199: of three sixes the French commander gives two to either nation, not three to one."""
    state = clash(*faces(ACTIVE), *faces(OTHER, 3), french="napoleon + 5 france, 3 spain")

    assert "lose 2 france, 1 spain" in texts(state)
    assert "lose 1 france, 2 spain" in texts(state)
    assert refusal(state, "lose 3 spain") == "nw-losses-uneven"
    assert refusal(state, "lose 2 spain") == "nw-losses-count"
    assert refusal(state, "lose 3 austria") == "nw-losses-absent"
    assert refusal(state, "lose napoleon + 1 france, 1 spain") == ""


def test_r11_3_an_allied_players_leader_is_not_given_up_while_there_is_strength():
    """Item 199: the Russian commander does not sacrifice Charles."""
    state = clash(
        *faces(ACTIVE, 1),
        *faces(13),
        austrian="kutuzov, charles + 2 austria, 6 russia",
        french="napoleon + 8 france",
    )

    assert asked(state).seat == "russia"
    assert refusal(state, "lose charles") == "nw-losses-allied-leader"
    assert refusal(state, "lose kutuzov") == ""


def test_r11_3_a_side_wiped_out_loses_whatever_its_losses():
    """Item 200: one Austrian dies and kills two; the survivors have won."""
    state = clash(*faces(ACTIVE, 1), *faces(2, 2), austrian="1 austria")

    answer(state, "lose 2 france")
    (ended,) = happened(state, "BattleEnded")
    assert (ended.loser, ended.losses) == (1, (2, 1))


def test_r11_3_if_both_are_wiped_out_nobody_wins():
    """Item 200: two counters destroy each other."""
    state = clash(*faces(3, 1), *faces(2, 1), french="1 france", austrian="1 austria")

    assert happened(state, "BattleEnded")[0].loser == -1
    assert len(happened(state, "AnnihilationSuffered")) == 2
    assert standing_in(state, "linz") == ""


def test_r11_3_the_side_with_more_losses_retreats():
    """Item 201: eliminations and disruptions count alike."""
    state = clash(*faces(ACTIVE, 0, 2), *faces(OTHER, 1))

    answer(state, "lose 1 france", "disrupt 2 austria", "retreat vienna")
    assert standing_in(state, "vienna") == "mack + 6 austria"
    assert standing_in(state, "linz") == "napoleon + 7 france"


def test_r11_3_equal_losses_bring_a_second_round_with_what_is_in_order():
    """Item 202: one five each; then the undisrupted fight on."""
    state = clash(*faces(ACTIVE, 0, 1), *faces(OTHER, 0, 1), *faces(13, 1), *faces(7))

    answer(state, "disrupt 1 france", "disrupt 1 austria", "lose 1 austria")
    assert dice_of(state, 1) == (13, 7)
    assert asked(state).seat == "austria"


def test_r11_3_still_equal_after_two_rounds_the_active_side_retreats():
    """Items 202, 203: no third round; Napoleon goes back to Munich."""
    state = clash(*faces(ACTIVE), *faces(OTHER), *faces(ACTIVE), *faces(OTHER))

    assert len(happened(state, "BattleRolled")) == 2
    assert happened(state, "BattleEnded")[0].loser == 0
    assert standing_in(state, "munich") == "napoleon + 8 france"


def test_r11_3_hits_count_as_rolled_for_the_winner():
    """Item 198: four fives on Mack and a point against two sixes and a five: Austria has lost."""
    state = clash(*faces(ACTIVE, 0, 4), *faces(3, 2, 1), austrian="mack + 1 austria")
    while not happened(state, "BattleEnded"):
        answer(state, texts(state)[0])

    (ended,) = happened(state, "BattleEnded")
    assert (ended.loser, ended.losses) == (1, (3, 4))


def test_r11_3_disruptions_beyond_the_pieces_reduce_the_bonus_dice():
    """Item 204: three fives on two SP: the third takes the bonus die of the second round."""
    state = clash(
        *faces(ACTIVE, 0, 3),
        *faces(3, 3),
        *faces(11),
        *faces(0),
        austrian="2 austria",
        french="napoleon + 8 france",
    )

    answer(state, "lose 3 france")
    assert dice_of(state, 0) == (14, 3)
    assert dice_of(state, 1) == (11, 0)


def test_r11_3_sixes_of_the_second_round_fall_on_pieces_in_order_first():
    """Item 202: only undisrupted pieces take part in it."""
    state = clash(*faces(ACTIVE, 0, 1), *faces(3, 0, 1), *faces(13, 1), *faces(2), austrian="2 austria")

    answer(state, "disrupt 1 france")
    (ended,) = happened(state, "BattleEnded")
    assert ended.losses == (1, 2)
    answer(state, "retreat vienna")
    assert standing_in(state, "vienna") == "1 austria"


def test_r13_7_losses_to_a_battery_count_in_the_first_round():
    """Item 197: a landing force that lost one and has one in disorder fights with the rest."""
    state = board({"brest": "moore + 4 britain, 1 france"}, active="britain", dice=[*faces(6), *faces(3)])

    run(state, fight("moore + 4 britain", "brest", who="britain", landing=True, battery=(1, 1)))
    answer(state, "stand", "disrupt 1 britain")
    assert dice_of(state)[0] == 3 + 2 + 1
    assert happened(state, "BattleEnded")[0].losses == (2, 0)


def test_r6_1_jealous_leaders_add_no_dice():
    """Under the card only the commander counts."""
    state, battle = posed("napoleon, murat + 8 france", "mack + 6 austria")
    set_effect(state, Jealous(place("linz")))

    assert side_dice(state, battle, 0) == 8 + 4 + 2


def test_r6_1_a_battle_that_a_card_prevents_is_not_fought():
    """Nobody rolls; the effect is used up."""
    state = board({"munich": "napoleon + 8 france", "linz": "mack + 6 austria"})
    set_effect(state, NoBattle())

    move(state, GO)
    answer(state, "stand")
    assert not happened(state, "BattleRolled")
    assert battle_in(state) is None


def test_r11_2_a_roll_tells_where_its_dice_come_from_and_what_was_likely():
    """Napoleon and eight against Mack and six: the sources add up to the dice, the chances to the whole."""
    state = clash(*faces(ACTIVE), *faces(OTHER), *faces(ACTIVE), *faces(OTHER))

    rolled = happened(state, "BattleRolled")[0]
    assert dict(rolled.sources[0]) == {"strength": 8, "commander": 4, "unit_bonus": 2}
    assert [sum(count for _, count in side) for side in rolled.sources] == [len(one) for one in rolled.faces]
    wins, rout, again, loses, _ = rolled.chances
    assert wins + again + loses == 1000
    assert loses < rout < wins


def test_r11_22_ground_counts_in_the_first_round_only():
    """After equal losses there are no dice for the ground, and none that nobody can name."""
    state = clash(*faces(ACTIVE), *faces(OTHER), *faces(ACTIVE), *faces(OTHER))

    first, second = happened(state, "BattleRolled")
    assert "other" not in dict(first.sources[1]) | dict(second.sources[1])
