"""Solo mode 2.0: boxes instead of hands, dice that decide which card may be played. [solo]"""

from __future__ import annotations

import re
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.state import advance, decide_in_place
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import AP, CP, SIDES
from greatpowers.games.paths_of_glory.rules.combat.declaration import Attacks
from greatpowers.games.paths_of_glory.rules.solo.boxes import HIDDEN, activation_range
from greatpowers.games.paths_of_glory.state.events.solo import BoxFilled
from greatpowers.games.paths_of_glory.state.events.war import AttackCancelled, RoundBegan
from greatpowers.games.paths_of_glory.state.ids import BOXES
from greatpowers.games.paths_of_glory.state.state import State
from tests.conformance.checks import play_checked
from tests.games.paths_of_glory.boards import board
from tests.games.paths_of_glory.cardplay import held_by_cp
from tests.games.paths_of_glory.changing import (
    copy_pieces,
    make_ready,
    mark_for,
    set_active,
    set_boxes,
    set_commitment,
    set_deck,
    set_discards,
    set_hand,
    set_vp,
    take,
    turn_boxes_down,
)
from tests.games.paths_of_glory.seen import (
    active_number,
    active_side,
    boxes_of,
    combat_in,
    counters_in,
    deck_of,
    discards_of,
    events_of,
    hand_of,
    ops_left,
    removed_of,
    turn_of,
)
from tests.games.paths_of_glory.turns import GAME, answer, new_game, question, texts
from tests.testkit.dice import LoadedDice

#: The seed of a random game in which Alberich is laid.
SEED_OF_ALBERICH = "35"
#: In boxes A to E: an event of use at any time, a combat card, and three others.
CP_BOXES = ["cp_09", "cp_03", "cp_11", "cp_12", "cp_08"]


def solo(dice: list[int], boxes: list[str] | None = None, **options: Any) -> State:
    """The second round of the Central Powers, about to name a card, with these cards and dice."""
    state = new_game("campaign", solo=True, solo_range="fixed", solo_fixed=3, **options)
    answer(state, "no guns of august")
    answer(state, "name a")
    while type(question(state)).__name__ != "ChooseNomination" or question(state).seat == "cp":
        go_on(state)
    answer(state, "name a")
    while type(question(state)).__name__ != "ChooseNomination" or question(state).seat == "ap":
        go_on(state)
    put_cards(state, CP, boxes or CP_BOXES)
    state.dice = LoadedDice(dice)
    return state


def go_on(state: State) -> None:
    """Get a round over with as little as possible."""
    offered = texts(state)
    quick = [text for text in offered if text in ("done", "auto") or text.startswith(("rp", "frontal"))]
    answer(state, quick[0] if quick else offered[-1])


def put_cards(state: State, side: int, cards: list[str]) -> None:
    """Exchange what lies in the boxes for these cards, face up."""
    pool = [*hand_of(state, side), *deck_of(state, side), *discards_of(state, side)]
    set_boxes(state, side, cards)
    set_hand(state, side, cards)
    set_discards(state, side, [])
    set_deck(state, side, [card for card in pool if card not in cards])
    state.touch()


def attack_on(state: State, stream: Stream) -> None:
    """A random answer; mostly an event, an attack or a combat card where there is one."""
    choice = question(state)
    offer = choice.options(state)
    bold = [o for o in offer if re.match(r"event|attack|card|.* attack$", choice.write(o))]
    chosen = stream.pick(bold) if bold and stream.below(4) else choice.sample(offer, stream)
    decide_in_place(state, choice, chosen)


def uses(state: State, card: str) -> set[str]:
    return {text for text in texts(state) if text.endswith(card)}


def test_solo_five_cards_lie_face_down_in_five_boxes() -> None:
    """Item 431: there is no hand; the Guns of August may be among the five."""
    state = new_game("campaign", solo=True)
    answer(state, "guns of august")

    assert [len(boxes_of(state, side)) for side in SIDES] == [5, 5]
    assert "cp_01" in boxes_of(state, "cp")
    assert all(CARDS[card].deck == 0 for side in (AP, CP) for card in boxes_of(state, side))
    assert GAME.view(state, "cp").sides[AP].boxes == (HIDDEN,) * 5


def test_solo_cards_of_a_side_are_turned_up_in_its_own_round() -> None:
    """Item 432: the Allied boxes stay closed during the first round of the Central Powers."""
    state = new_game("campaign", solo=True)
    answer(state, "guns of august")

    assert GAME.view(state, "ap").sides[CP].boxes == tuple(boxes_of(state, "cp"))
    assert HIDDEN not in GAME.view(state, None).sides[CP].boxes
    assert set(GAME.view(state, "ap").sides[AP].boxes) == {HIDDEN}


def test_solo_a_card_is_named_before_the_dice_fall() -> None:
    """Item 433: nothing is drawn before the choice, two dice after it."""
    state = solo([2, 5])
    drawn = state.dice.drawn

    assert texts(state) == [f"name {box}" for box in BOXES]
    answer(state, "name c")
    assert state.dice.drawn == drawn + 2


@pytest.mark.parametrize("grey", [2, 3])
def test_solo_within_its_range_the_named_card_obeys(grey: int) -> None:
    """Item 434: the bound is included and the blue die does not matter."""
    state = solo([grey, 5 if grey == 2 else 1])
    answer(state, "name c")

    assert uses(state, "cp_11") == set(texts(state))
    assert {"ops cp_11", "sr cp_11", "event cp_11"} <= set(texts(state))


def test_solo_beyond_its_range_the_blue_die_names_another_box() -> None:
    """Item 435: grey 4 with a range of 3 and blue 1: the card of box A, in any way."""
    state = solo([4, 1])
    answer(state, "name c")

    assert {"ops cp_09", "event cp_09"} <= set(texts(state))


def test_solo_a_blue_six_takes_the_top_of_the_pile() -> None:
    """Item 435: the card never lies in a box."""
    state = solo([5, 6])
    top = deck_of(state, "cp")[-1]
    answer(state, "name c")

    assert uses(state, top) == set(texts(state))
    answer(state, f"sr {top}" if f"sr {top}" in texts(state) else f"ops {top}")
    assert top not in boxes_of(state, "cp")


def test_solo_blue_pointing_at_the_named_box_is_one_point_of_operations() -> None:
    """Items 436, 439: no card is played or discarded, the box stays as it is."""
    state = solo([5, 3])
    discards = list(discards_of(state, "cp"))
    answer(state, "name c")

    assert type(question(state)).__name__ == "ChooseActivation"
    assert ops_left(state) == 1
    answer(state, "done")
    assert boxes_of(state, "cp") == CP_BOXES
    assert discards_of(state, "cp") == discards


def test_solo_a_double_plays_the_card_of_its_box_as_an_event() -> None:
    """Item 437: even a value within the range of the named card is a random event."""
    state = solo([1, 1])
    answer(state, "name c")

    assert "cp_09" in removed_of(state, "cp")
    assert events_of(state)["cp_09"] == turn_of(state)


def test_solo_a_use_the_dice_did_not_allow_is_refused_with_its_reason() -> None:
    """Whatever is written out is understood, though it is not on the list."""
    state = solo([1, 2])
    answer(state, "name b")
    choice = question(state)

    barred = choice.refuse(state, choice.read(state, "event cp_03"))
    foreign = choice.refuse(state, choice.read(state, "ops cp_09"))

    assert barred is not None
    assert barred.rule
    assert foreign is not None
    assert foreign.message == "pog-solo-other-card"


def test_solo_a_double_on_the_named_card_is_its_event() -> None:
    """Item 437: the penalty of one point is for different dice only."""
    state = solo([3, 3])
    answer(state, "name c")

    assert events_of(state)["cp_11"] == turn_of(state)


def test_solo_a_double_on_a_combat_card_is_any_other_use() -> None:
    """Item 437: a combat card is no event outside combat."""
    state = solo([2, 2])
    answer(state, "name c")

    assert {"ops cp_03", "sr cp_03"} <= set(texts(state))
    assert "event cp_03" not in texts(state)


def test_solo_a_double_six_plays_the_top_of_the_pile() -> None:
    """Item 438: a double beats any range."""
    state = solo([6, 6], solo_free_auto=False)
    state.options["solo_fixed"] = 6
    deck_of(state, "cp").remove("cp_06")
    deck_of(state, "cp").append("cp_06")
    answer(state, "name c")

    assert events_of(state)["cp_06"] == turn_of(state)


def test_solo_played_cards_are_put_away_and_their_box_filled_face_down() -> None:
    """Item 439: starred events leave the game, other cards are discarded."""
    state = solo([2, 5])
    answer(state, "name c")
    answer(state, "ops cp_11")
    answer(state, "done")

    assert "cp_11" in discards_of(state, "cp")
    assert boxes_of(state, "cp")[2] not in ("", "cp_11")
    assert GAME.view(state, "cp").sides[CP].boxes[2] == HIDDEN


def test_solo_the_guns_of_august_need_no_dice() -> None:
    """Item 440: only as the event of the very first round."""
    state = new_game("campaign", solo=True)
    answer(state, "guns of august")
    drawn = state.dice.drawn
    answer(state, "guns of august")

    assert state.dice.drawn == drawn
    assert events_of(state)["cp_01"] == 1


def test_solo_the_historical_scenario_opens_with_the_guns() -> None:
    """Item 440: nothing else may be the first action there."""
    state = new_game("historical", solo=True)

    assert events_of(state) == {"cp_01": 1}


def attack(ap_cards: list[str], cp_cards: list[str], dice: list[int], *others: str) -> State:
    """Germans of Metz attack Verdun with these cards in the boxes; other spaces are activated as well."""
    state = solo([])
    put_cards(state, AP, ap_cards)
    put_cards(state, CP, cp_cards)
    turn_boxes_down(state, "ap")
    set_active(state, "cp")
    mark_for(state, "attack", "metz", *others)
    make_ready(state, *(unit for name in ("metz", *others) for unit in counters_in(state, name)))
    state.dice = LoadedDice(dice)
    state.events.clear()
    state.stack.clear()
    state.reached.clear()
    state.push(Attacks(CP))
    advance(state)
    answer(state, "attack verdun")
    answer(state, next(text for text in texts(state) if "," in text))
    return state


def test_solo_the_attacker_lays_at_most_one_card_without_dice() -> None:
    """Item 441: after one card the question does not come again."""
    allies = ["ap_02", "ap_03", "ap_08", "ap_09", "ap_10"]
    state = attack(allies, ["cp_15", "cp_40", "cp_09", "cp_11", "cp_12"], [3, 3])

    assert {"card cp_15", "card cp_40"} <= set(texts(state))
    answer(state, "card cp_15")
    assert type(question(state)).__name__ != "ChooseCombatCard"


DEFENDERS = ["ap_39", "ap_02", "ap_03", "ap_06", "ap_09"]


@pytest.mark.parametrize(
    ("dice", "laid", "rolled"),
    [([5, 2], "ap_06", 2), ([1], "ap_39", 1), ([5, 6], "", 2)],
)
def test_solo_the_defender_rolls_from_a_to_e_until_a_card_obeys(
    dice: list[int], laid: str, rolled: int
) -> None:
    """Item 442: usable cards only; the first success ends it."""
    state = attack(DEFENDERS, ["cp_09", "cp_11", "cp_12", "cp_08", "cp_06"], [*dice, 3, 3])
    state.options["solo_fixed"] = 2
    if type(question(state)).__name__ == "ChooseCombatCard":
        answer(state, "done")

    rolls = [e.event for e in state.events if type(e.event).__name__ == "SoloRolled"]
    assert len(rolls) == rolled
    assert rolls[-1].card == laid


def test_solo_a_used_defence_card_is_replaced_face_down() -> None:
    """Item 443: what comes for it is not seen before the side's next round."""
    state = attack(DEFENDERS, ["cp_09", "cp_11", "cp_12", "cp_08", "cp_06"], [1, 3, 3])
    while combat_in(state) is not None:
        go_on(state)

    assert boxes_of(state, "ap")[0] not in ("", "ap_39")
    assert GAME.view(state, "cp").sides[AP].boxes[0] == HIDDEN
    assert GAME.view(state, "cp").sides[AP].boxes[1] == "ap_02"


def test_solo_what_replaces_a_defence_card_stays_face_down_in_the_second_battle_of_a_round() -> None:
    """Item 443: "do not open this card before the next action round"; it is not tried either."""
    allies = ["ap_39", "ap_02", "ap_03", "ap_08", "ap_09"]
    state = attack(allies, ["cp_09", "cp_11", "cp_12", "cp_08", "cp_06"], [1, 3, 3, *[1] * 9], "strasbourg")
    deck_of(state, "ap").append(deck_of(state, "ap").pop(deck_of(state, "ap").index("ap_06")))
    while combat_in(state) is not None:
        go_on(state)
    state.events.clear()
    answer(state, "attack nancy")
    while state.stack and type(question(state)).__name__ == "ChooseAttackers":
        go_on(state)
    while combat_in(state) is not None:
        go_on(state)
    rolled = [e.event.box for e in state.events if type(e.event).__name__ == "SoloRolled"]

    assert boxes_of(state, "ap")[0] == "ap_06"
    assert "a" not in rolled
    assert GAME.view(state, "cp").sides[AP].boxes[0] == HIDDEN


@pytest.mark.parametrize("seed", ["first", "second"])
def test_solo_cards_filled_in_during_a_round_are_not_opened_before_the_next(seed: str) -> None:
    """From the set-up on, whoever attacks and however often: turned up boxes were there at its beginning."""
    state = new_game("campaign", seed=f"solo {seed}", solo=True, solo_range="fixed", solo_fixed=6)
    stream, filled, battles = Stream(seed), set[str](), 0
    while not state.is_over and turn_of(state) < 9:
        attack_on(state, stream)
        for happened in (recorded.event for recorded in state.events):
            if isinstance(happened, RoundBegan):
                filled = set()
            elif isinstance(happened, BoxFilled) and happened.side != active_side(state):
                filled.add(happened.box)
                battles += 1
        state.events.clear()
        seen = GAME.view(state, None).sides[1 - active_number(state)].boxes
        assert all(seen[BOXES.index(box)] in (HIDDEN, "") for box in filled)

    assert battles > 5


ALBERICH = ["cp_09", "cp_64", "cp_11", "cp_12", "cp_08"]


def called_off() -> State:
    """The Allies attack Sedan from Cambrai with a card; Alberich lies in box B and obeys."""
    state = solo([], optional_cards="all")
    units = {"cambrai": ["fr_1", "fr_2"], "sedan": ["ge_1"]}
    fresh = board(units, scenario="campaign", active="ap", control=held_by_cp("sedan"))
    copy_pieces(state, fresh)
    take(state, "cp", "sedan")
    set_commitment(state, ap="total", cp="total")
    put_cards(state, AP, ["ap_19", "ap_02", "ap_03", "ap_08", "ap_09"])
    put_cards(state, CP, ALBERICH)
    state.board_changed()
    set_active(state, "ap")
    mark_for(state, "attack", "cambrai")
    make_ready(state, *counters_in(state, "cambrai"))
    state.dice = LoadedDice([1])
    state.stack.clear()
    state.reached.clear()
    state.push(Attacks(AP))
    advance(state)
    answer(state, "attack sedan")
    answer(state, max(texts(state), key=len))
    while combat_in(state) is not None:
        cards = [text for text in texts(state) if text.startswith("card ")]
        answer(state, (cards or texts(state))[0])
    return state


def test_solo_an_attack_called_off_leaves_no_card_behind_in_its_box() -> None:
    """[card cp_64] Alberich is out of the game and its box filled; the attacker's card is back in his."""
    state = called_off()

    assert removed_of(state, "cp") == ["cp_64"]
    assert boxes_of(state, "cp")[1] not in ("", "cp_64")
    assert boxes_of(state, "cp")[1] in hand_of(state, "cp")
    assert boxes_of(state, "ap")[0] == "ap_19"
    assert GAME.view(state, "cp").sides[AP].boxes[0] == "ap_19"


def test_solo_nobody_draws_or_discards_between_turns() -> None:
    """Item 444: the Draw Phase asks nothing, but new cards are shuffled in then."""
    state = new_game("campaign", solo=True)
    asked = set[str]()
    while turn_of(state) < 3:
        asked.add(type(question(state)).__name__)
        go_on(state)

    assert "ChooseDiscard" not in asked
    assert all(len(boxes_of(state, side)) == 5 for side in SIDES)


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"solo_range": "ops"}, 3),
        ({"solo_range": "inverse_ops"}, 4),
        ({"solo_range": "fixed", "solo_fixed": 5}, 5),
        ({"solo_range": "mat", "solo_mat_c": 6}, 6),
    ],
)
def test_solo_the_range_of_a_card_can_be_chosen(options: dict[str, Any], wanted: int) -> None:
    state = new_game("campaign", solo=True, **options)

    assert CARDS["cp_10"].ops == 3
    assert activation_range(state, "cp_10", BOXES.index("c")) == wanted


def test_solo_peace_is_not_offered() -> None:
    state = solo([2, 5])
    set_vp(state, 15)
    state.touch()
    answer(state, "name c")

    assert "peace" not in texts(state)


@pytest.mark.parametrize("scenario", ["historical", "limited"])
def test_solo_a_random_game_passes_every_check(scenario: str) -> None:
    """Boxes that lie face down are secret from everybody, both seats included."""
    play_checked(GAME, scenario, {"solo": True}, "solo", every=12, undo_every=7)


def test_solo_with_optional_cards_a_whole_game_passes_every_check() -> None:
    """Much is attacked in it: Alberich calls one attack off, and the game goes on to its end."""
    options = {"solo": True, "optional_cards": "all", "solo_range": "fixed", "solo_fixed": 6}
    state, stream, called_off = new_game("campaign", SEED_OF_ALBERICH, **options), Stream(SEED_OF_ALBERICH), 0
    while not state.is_over:
        attack_on(state, stream)
        called_off += sum(isinstance(recorded.event, AttackCancelled) for recorded in state.events)
        state.events.clear()
        GAME.check(state)

    assert called_off
