"""Resources, early winter, Russian Winter. [16, 17.1]"""

from __future__ import annotations

import pytest

from greatpowers.engine.effects import Lasting
from greatpowers.games.napoleonic_wars.positions.rebuild import hidden_shuffled, state_from_view
from greatpowers.games.napoleonic_wars.printed.names import FRANCE, RUSSIA
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse, Passing
from greatpowers.games.napoleonic_wars.rules.impulse.playing import playable_count
from greatpowers.games.napoleonic_wars.rules.impulse.plays import ChoosePlay, powers_with_cards
from greatpowers.games.napoleonic_wars.rules.impulse.spending import ChooseAct
from greatpowers.games.napoleonic_wars.rules.impulse.winter import ChooseWinter, WinterRoll
from greatpowers.games.napoleonic_wars.rules.turn.rounds import Box
from greatpowers.games.napoleonic_wars.rules.turn.victory import points
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.state.changes.cards import set_effect
from greatpowers.games.napoleonic_wars.state.changes.map import set_flag
from greatpowers.games.napoleonic_wars.state.control import controller
from greatpowers.games.napoleonic_wars.state.effects import RussianWinter
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    nation,
    place,
    refusal,
    run,
    standing_in,
    texts,
    use,
)
from tests.games.napoleonic_wars.changing import set_due, set_effects, set_resources
from tests.games.napoleonic_wars.seen import hand_of, purse_of, purse_use, resources_of
from tests.games.napoleonic_wars.test_impulses import HOMES


def rich(dice: tuple[int, ...] = (), **hands: list[str]) -> State:
    """France has a Resource; only these hands can be played."""
    state = board(hands=hands, home_used=HOMES, dice=dice, deck=("haiti", "typhus"))
    set_resources(state, "france", 1)
    return state


def test_r16_2_the_last_card_and_then_a_card_drawn_and_played() -> None:
    """Item 282: the book's own example."""
    state = rich(france=["rally"], britain=["mutiny"])
    run(state, Impulse(FRANCE, False))
    use(state, "cp rally")
    answer(state, "resource draw")
    assert hand_of(state, "france") == ("typhus",)
    use(state, "cp typhus")

    assert resources_of(state, "france") == 0
    assert hand_of(state, "france") == ()
    assert asked(state) is None


def test_r16_2_only_the_card_that_was_drawn_is_played_beside_another() -> None:
    """Item 282: a Resource is no leave to play two cards one held before."""
    state = rich(france=["rally", "forced_march"], britain=["mutiny"])
    run(state, Impulse(FRANCE, False))
    use(state, "cp rally")
    assert "resource draw" in texts(state)
    answer(state, "resource draw")

    assert refusal(state, "cp forced_march") == "nw-play-drawn-only"
    assert {"cp typhus", "done"} <= set(texts(state))
    assert "cp forced_march" not in texts(state)


@pytest.mark.parametrize(("first", "second"), [("rally", "typhus"), ("typhus", "rally")])
def test_r16_2_the_resource_may_come_first(first: str, second: str) -> None:
    """Items 28, 282: the card drawn and one other, in any order, and nothing more."""
    state = rich(france=["rally", "cossacks"], britain=["mutiny"])
    run(state, Impulse(FRANCE, False))
    answer(state, "resource draw")
    use(state, f"cp {first}", f"cp {second}")

    assert hand_of(state, "france") == ("cossacks",)
    assert asked(state) is None


def test_r16_2_points_of_the_card_and_of_the_drawn_one_come_together() -> None:
    """Ruling 68: Rally's three wait for the four of Typhus."""
    state = rich(france=["rally"], britain=["mutiny"])
    run(state, Impulse(FRANCE, False))
    use(state, "cp rally")
    answer(state, "resource draw", "cp typhus")

    assert purse_of(state) == 2 * (3 + 4)


def test_r16_2_no_third_card_after_a_pair_and_no_card_after_a_failed_winter() -> None:
    """Items 28, 282: a Resource counts like a plus card; a try at winter draws nothing."""
    pair = rich(france=["rally", "forced_march", "cossacks"], britain=["mutiny"])
    run(pair, Impulse(FRANCE, False))
    use(pair, "cp rally", "cp forced_march")
    assert asked(pair) is None

    state = rich((1,), france=["rally", "forced_march"], britain=["mutiny"])
    run(state, Impulse(FRANCE, False))
    use(state, "cp rally")
    answer(state, "resource winter")
    assert asked(state) is None


def test_r6_5_who_drew_a_card_alone_knows_which() -> None:
    """Item 77: others see that a card was drawn; a player that looks ahead knows his own."""
    state = rich(france=["rally", "cossacks"], britain=["mutiny"])
    run(state, Impulse(FRANCE, False))
    answer(state, "resource draw", "cp cossacks")
    while isinstance(asked(state), ChooseAct):
        answer(state, "done")

    for seat in ("britain", None):
        assert "typhus" not in str(view(state, seat))
        assert hidden_shuffled(state, seat, "x").drawn in hand_of(hidden_shuffled(state, seat, "x"), "france")
    own = state_from_view(view(state, "france"), "x")
    assert own.drawn == "typhus"
    assert set(ChoosePlay("france", FRANCE, False).options(own)) == set(
        ChoosePlay("france", FRANCE, False).options(state)
    )


def test_r16_2_a_resource_may_stand_in_for_a_card() -> None:
    """Item 282: the nation keeps its cards if it likes."""
    state = rich(france=["rally"], britain=["mutiny"])
    run(state, Impulse(FRANCE, False))
    answer(state, "resource draw", "done")

    assert hand_of(state, "france") == ("rally", "typhus")


@pytest.mark.parametrize(("die", "ends"), [(3, True), (2, False)])
def test_r16_2_early_winter_must_beat_the_powers_with_cards(die: int, ends: bool) -> None:
    """Items 43, 283: two Powers still hold cards, so a three ends the turn and a two does not."""
    state = rich((die,), france=["rally"], britain=["mutiny"], turkey=["cossacks"])
    assert powers_with_cards(state) == 2
    run(state, Impulse(FRANCE, False))
    answer(state, "resource winter")

    assert state.turn_over == ends


def test_r16_2_prussia_as_proxy_counts_among_the_powers() -> None:
    """Item 283: five Powers, whoever plays them."""
    state = board(hands={"prussia": ["rally"]}, home_used=HOMES, scenario="1805-3")

    assert powers_with_cards(state) == 1


@pytest.mark.parametrize(("scenario", "turn"), [("1805-5", 5), ("1812-5", 4), ("1813-2", 5)])
def test_r16_2_no_early_winter_on_turn_5_or_in_scenarios(scenario: str, turn: int) -> None:
    """Item 283: the Resource may still draw a card."""
    state = board(
        hands={"france": ["rally"]},
        home_used=HOMES,
        scenario=scenario,
        turn=turn,
        deck=("haiti",),
        discards=(),
    )
    set_resources(state, "france", 1)
    run(state, Impulse(FRANCE, False))

    assert refusal(state, "resource winter") == "nw-resource-no-winter"
    assert refusal(state, "resource draw") == ""


def test_r16_2_a_resource_is_no_card_for_preemption() -> None:
    """Item 284: it does not count as playable."""
    assert playable_count(rich(france=["rally"]), FRANCE) == 1


def test_r16_2_a_nation_without_cards_may_keep_or_use_its_resource_in_its_box() -> None:
    """Item 284: while somebody else has cards; it can pass and use it later."""
    state = rich(britain=["mutiny"])
    run(state, Box(FRANCE))
    assert texts(state) == ["pass", "resource"]
    answer(state, "pass")

    assert resources_of(state, "france") == 1


def test_r16_2_a_resource_does_not_prolong_a_turn_that_is_over() -> None:
    """Item 284: Britain plays the last card; France is not asked any more."""
    from greatpowers.games.napoleonic_wars.rules.turn.rounds import Rounds

    state = rich(britain=["mutiny"])
    set_due(state, "britain")
    run(state, Rounds())
    use(state, "cp mutiny")

    assert not state.stack  # the Rounds are over
    assert resources_of(state, "france") == 1


def test_r16_2_one_resource_an_impulse_and_only_of_the_own_track() -> None:
    """Item 282: a second one is refused, and so is one that is not there."""
    state = rich(france=["rally"], britain=["mutiny"])
    set_resources(state, "france", 2)
    run(state, Impulse(FRANCE, False))
    answer(state, "resource draw")
    assert refusal(state, "resource draw") == "nw-resource-once"

    other = rich(britain=["mutiny"])
    run(other, Impulse(nation("britain"), False))
    assert refusal(other, "resource draw") == "nw-resource-none"


def test_r16_3_an_unspent_resource_is_a_point() -> None:
    """Item 285: for the player who runs the nation."""
    state = board(start=True)
    before = points(state)
    set_resources(state, "spain", 2)
    state.touch()

    assert points(state)["france"] - before["france"] == 2


def frozen(dice: tuple[int, ...], round_: int = 4) -> State:
    state = board(
        {"smolensk": "ney + 3 france", "moscow": "2 russia"}, dice=dice, round=round_, home_used=HOMES,
        active="russia", hands={"russia": ["rally"], "france": ["mutiny"]},
    )  # fmt: skip
    set_effect(state, RussianWinter())
    return state


def test_r17_1_a_die_below_the_round_lets_russia_choose_an_area() -> None:
    """Item 286: a three in the fourth Round; only Russian Home areas with Formations can be chosen."""
    state = frozen((3,))
    run(state, WinterRoll())

    assert asked(state).seat == "russia"  # type: ignore[union-attr]
    assert set(texts(state)) == {"winter smolensk", "winter moscow"}
    assert refusal(state, "winter paris") == "nw-winter-not-russian"
    assert refusal(state, "winter kiev") == "nw-winter-empty"


def test_r17_1_every_formation_there_suffers_and_russia_gains_a_cp_for_each_loss() -> None:
    """Item 286: French losses are not halved in Russia; two sixes cost two and bring two CPs."""
    state = frozen((3, 6, 6, 1, 1))
    run(state, WinterRoll())
    answer(state, "winter smolensk", "lose sp", "lose sp")

    assert standing_in(state, "smolensk") == "ney + 1 france"
    assert (purse_of(state), purse_use(state)) == (4, "russia")


def test_r17_1_foreign_flags_freeze_as_well() -> None:
    """Item 286: Attrition takes Units, generals and Flags; the fifth die is the Flag's, the loss anyone's."""
    state = frozen((3, 1, 1, 1, 1, 6))
    set_flag(state, place("smolensk"), FRANCE, "test")
    run(state, WinterRoll())
    answer(state, "winter smolensk", "lose flag")

    assert controller(state, place("smolensk")) == RUSSIA
    assert standing_in(state, "smolensk") == "ney + 3 france"
    assert (purse_of(state), purse_use(state)) == (2, "russia")


def test_r17_1_an_area_with_nothing_but_a_foreign_flag_may_be_chosen() -> None:
    """Item 286: nobody stands in Kiev but the garrison that the Flag is."""
    state = frozen((3, 6))
    set_flag(state, place("kiev"), FRANCE, "test")
    run(state, WinterRoll())
    assert "winter kiev" in texts(state)
    answer(state, "winter kiev")
    while asked(state) is not None and "lose flag" in texts(state):
        answer(state, "lose flag")

    assert controller(state, place("kiev")) == RUSSIA


@pytest.mark.parametrize(("die", "round_"), [(4, 4), (1, 1)])
def test_r17_1_an_equal_or_higher_die_does_nothing(die: int, round_: int) -> None:
    """Item 286: the die must be lower than the Round."""
    state = frozen((die,), round_)

    assert run(state, WinterRoll()) is None
    assert standing_in(state, "smolensk") == "ney + 3 france"


def test_r17_1_the_roll_comes_in_every_due_impulse_even_without_cards() -> None:
    """Item 286: also when Russia passes; not when it pre-empts; not for others; not before the card."""
    passing = frozen((1,))
    assert isinstance(run(passing, Passing(RUSSIA)), ChooseWinter)
    preempting = frozen(())
    assert not isinstance(run(preempting, Impulse(RUSSIA, True)), ChooseWinter)
    french = frozen(())
    assert not isinstance(run(french, Impulse(FRANCE, False)), ChooseWinter)
    calm = frozen(())
    set_effects(calm, Lasting())
    assert not isinstance(run(calm, Impulse(RUSSIA, False)), ChooseWinter)


def test_r17_1_points_of_the_winter_are_spent_inside_russia() -> None:
    """Item 286: purses for Russia know their areas."""
    from greatpowers.games.napoleonic_wars.rules.impulse.actions import purse_areas

    state = frozen((3, 6, 6, 1, 1))
    run(state, WinterRoll())
    answer(state, "winter smolensk", "lose sp", "lose sp")

    assert purse_areas(state) >> place("moscow") & 1
    assert not purse_areas(state) >> place("warsaw") & 1


def test_r16_2_without_a_card_to_draw_a_resource_draws_none() -> None:
    """Item 283: every card is held, removed or in play."""
    state = board(hands={"france": ["rally"]}, home_used=HOMES, deck=(), discards=())
    set_resources(state, "france", 1)
    run(state, Impulse(FRANCE, False))

    assert refusal(state, "resource draw") == "nw-resource-no-card"
