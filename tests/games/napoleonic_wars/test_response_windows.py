"""Who is asked for Responses, and when: one question a march, none about own acts, orders, sealed windows.
[6.14]"""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.engine.errors import IllegalDecision, UnreadableDecision
from greatpowers.engine.events import Recorded
from greatpowers.engine.match import Match
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.engine.state import decide_in_place, open_choices
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.printed.names import POOL
from greatpowers.games.napoleonic_wars.printed.pieces import LEADER_NUMBER
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.occasions import ResponseWindow
from greatpowers.games.napoleonic_wars.state.changes.cards import discard_card, play_card
from greatpowers.games.napoleonic_wars.state.changes.map import remove_leader
from greatpowers.games.napoleonic_wars.state.changes.orders import end_turn_orders
from greatpowers.games.napoleonic_wars.state.standing_orders import (
    ALWAYS,
    OFF,
    PLAY,
    Order,
    order_text,
)
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.state.targets import OnPlace
from greatpowers.games.napoleonic_wars.trials.counting import Asked, count
from tests.games.napoleonic_wars.boards import answer, asked, board, nation, place, run, standing_in, texts
from tests.games.napoleonic_wars.changing import set_auto_pass, set_orders
from tests.games.napoleonic_wars.land_boards import move
from tests.games.napoleonic_wars.seen import (
    cards_in_play,
    discards_of,
    hand_of,
    kept_answers,
    leader_is_stopped,
    orders_of,
)

GAME = NapoleonicWars()
SEALED = {"responses": "sealed"}
FIVE = ("france", "britain", "austria", "russia", "prussia")


def brisk(
    forces: dict[str, str], hands: dict[str, list[str]], orders: dict[str, Order], **facts: Any
) -> State:
    """A board on which people are asked by default, but for what they ordered."""
    state = board(forces, hands=hands, auto_pass={}, turn=3, dice=[1] * 200, **facts)
    set_orders(state, dict(orders))
    return state


def told(state: State, seat: str | None) -> list[str]:
    """Names of the events a seat learns of."""
    seen = (recorded.as_seen_by(seat) for recorded in state.events)
    return [type(event).__name__ for event in seen if event is not None]


def who(state: State) -> str:
    choice = asked(state)
    return "" if choice is None else choice.seat


# ---- one question a march [6.14]


def test_r6_14_a_seat_that_lets_a_march_go_by_is_not_asked_again_on_the_way() -> None:
    """Ney goes by Munich and Salzburg; Russia is asked once and holds nothing on that road."""
    state = brisk({"stuttgart": "ney + 4 france"}, {"russia": ["stragglers"]}, {})
    move(state, "ney + 4 france @ stuttgart to ulm")
    assert (who(state), type(asked(state)).__name__) == ("russia", "ChooseResponse")
    answer(state, "pass")
    move(state, "ney + 4 france @ ulm to munich")

    assert who(state) == ""
    assert standing_in(state, "munich") == "ney + 4 france"


def test_r6_14_a_march_that_comes_to_a_friend_is_asked_about_again() -> None:
    """The last moment is not lost: where an ally stands, the same march is a new question."""
    forces = {"stuttgart": "ney + 4 france", "munich": "1 austria"}
    state = brisk(forces, {"russia": ["stragglers"]}, {})
    move(state, "ney + 4 france @ stuttgart to ulm")
    answer(state, "pass")
    move(state, "ney + 4 france @ ulm to munich")

    assert who(state) == "russia"
    assert "russia responds stragglers" in texts(state)


def test_r6_14_another_army_is_another_march() -> None:
    forces = {"stuttgart": "ney + 4 france, davout"}
    state = brisk(forces, {"russia": ["stragglers"]}, {})
    move(state, "ney + 2 france @ stuttgart to ulm")
    answer(state, "pass")
    move(state, "davout + 2 france @ stuttgart to ulm")

    assert who(state) == "russia"


# ---- own acts, and acts of no enemy [6.14]


@pytest.mark.parametrize(("by", "asks"), [("france", False), ("britain", True), ("prussia", False)])
def test_r6_14_only_who_can_hit_an_enemy_is_asked_about_his_march(by: str, asks: bool) -> None:
    """Jealous Marshals against Napoleon: not of France itself, nor of Prussia, which is at peace."""
    forces = {"stuttgart": "napoleon, murat + 8 france"}
    state = brisk(forces, {by: ["jealous_marshals"]}, {})
    move(state, "napoleon, murat + 8 france @ stuttgart to ulm")

    assert who(state) == (by if asks else "")


@pytest.mark.parametrize(("by", "asks"), [("france", False), ("austria", True)])
def test_r6_14_nobody_countermands_his_own_event(by: str, asks: bool) -> None:
    state = brisk({}, {by: ["countermanded"]}, {})
    run(state, ResponseWindow("card", nation("france"), -1, -1, "typhus"))

    assert who(state) == (by if asks else "")


def test_r6_14_a_card_that_fits_any_time_waits_for_an_order() -> None:
    state = brisk({"vienna": "2 austria"}, {"austria": ["conscripts"]}, {})

    assert run(state, ResponseWindow("impulse", nation("france"), -1, -1, "")) is None


@pytest.mark.parametrize("responses", ["brisk", "sealed"])
def test_r6_14_at_the_start_of_an_own_impulse_a_response_is_an_ordinary_play(responses: str) -> None:
    """Who begins is not asked to answer himself, whatever he has ordered."""
    orders = {"conscripts": Order("austria", ALWAYS)}
    state = brisk({"vienna": "2 austria"}, {"austria": ["conscripts"]}, orders)
    state.options["responses"] = responses
    state.ties_changed()

    assert run(state, ResponseWindow("impulse", nation("austria"), -1, -1, "")) is None
    run(state, Impulse(nation("austria"), False))
    assert "event conscripts" in texts(state)


# ---- standing orders [6.14]


def test_r6_14_an_order_plays_the_card_without_a_question_and_tells_its_owner() -> None:
    forces = {"stuttgart": "ney + 4 france"}
    state = brisk(forces, {"russia": ["stragglers"]}, {"stragglers": Order("russia", PLAY, at="munich")})
    move(state, "ney + 4 france @ stuttgart to ulm")
    before = hand_of(state, "russia")
    move(state, "ney + 4 france @ ulm to munich")

    assert before == ("stragglers",)
    assert discards_of(state) == ("stragglers",)
    assert leader_is_stopped(state, "ney")
    assert "OrderCarriedOut" in told(state, "russia")
    assert "OrderCarriedOut" not in told(state, "france") + told(state, None)
    assert orders_of(state) == {}


@pytest.mark.parametrize(
    ("against", "least", "fires"),
    [
        ("france", "4", True),
        ("france", "5", False),
        ("austria", "1", False),
        ("ney", "1", True),
        ("davout", "1", False),
    ],
)
def test_r6_14_an_order_waits_for_its_enemy_and_its_measure(against: str, least: str, fires: bool) -> None:
    order = Order("russia", PLAY, against=against, measure=least)
    forces = {"stuttgart": "ney + 4 france", "paris": "davout"}
    state = brisk(forces, {"russia": ["stragglers"]}, {"stragglers": order})
    move(state, "ney + 4 france @ stuttgart to ulm")

    assert who(state) == ""
    assert (discards_of(state) == ("stragglers",)) is fires


@pytest.mark.parametrize(("ours", "gone"), [("mack + 2 austria", True), ("mack + 6 austria", False)])
def test_r6_14_a_general_withdraws_by_order_where_he_was_told_to(ours: str, gone: bool) -> None:
    """If the enemy has twice his dice Mack goes to Vienna, without a question; otherwise he stands."""
    order = Order("austria", PLAY, own="mack", to="vienna", measure="twice")
    forces = {"munich": "napoleon + 8 france", "linz": ours}
    state = brisk(forces, {"austria": ["skilful_withdrawal"]}, {"skilful_withdrawal": order})
    move(state, "napoleon + 8 france @ munich to linz")
    if type(asked(state)).__name__ == "ChooseReaction":
        answer(state, "stand")

    assert ("mack" in standing_in(state, "vienna")) is gone
    assert (discards_of(state) == ("skilful_withdrawal",)) is gone


def test_r6_14_a_second_choice_is_taken_where_the_first_cannot_be() -> None:
    order = Order("austria", PLAY, own="mack", to="moscow", other="vienna")
    forces = {"munich": "napoleon + 8 france", "linz": "mack + 2 austria"}
    state = brisk(forces, {"austria": ["skilful_withdrawal"]}, {"skilful_withdrawal": order})
    move(state, "napoleon + 8 france @ munich to linz")
    if type(asked(state)).__name__ == "ChooseReaction":
        answer(state, "stand")

    assert "mack" in standing_in(state, "vienna")


def test_r6_14_an_order_whose_piece_is_gone_becomes_a_question_and_says_so() -> None:
    order = Order("austria", PLAY, own="mack")
    state = brisk(
        {"linz": "mack + 2 austria"}, {"austria": ["skilful_withdrawal"]}, {"skilful_withdrawal": order}
    )
    remove_leader(state, LEADER_NUMBER["mack"], POOL, "test")
    run(state, ResponseWindow("impulse", nation("france"), -1, -1, ""))

    assert orders_of(state) == {}
    assert "OrderLapsed" in told(state, "austria")
    assert "OrderLapsed" not in told(state, "france")


def test_r6_14_off_is_for_this_turn() -> None:
    forces = {"stuttgart": "ney + 4 france"}
    state = brisk(forces, {"russia": ["stragglers"]}, {"stragglers": Order("russia", OFF)})
    move(state, "ney + 4 france @ stuttgart to ulm")
    assert who(state) == ""

    end_turn_orders(state)
    move(state, "ney + 4 france @ ulm to munich")
    assert who(state) == "russia"


@pytest.mark.parametrize(
    "leaves",
    [lambda s: discard_card(s, 3, "stragglers"), lambda s: play_card(s, 3, "stragglers", "cp")],
)
def test_r6_14_orders_leave_with_their_card(leaves: Any) -> None:
    state = brisk({}, {"russia": ["stragglers"]}, {"stragglers": Order("russia", OFF)})
    leaves(state)

    assert orders_of(state) == {}


def holding(card: str, seat: str = "russia", **options: Any) -> Match:
    """A real game in its second turn in which one seat holds a Response and France is to play."""
    hands = {
        name: ["rally"] if name == "france" else ["typhus"] if name == "britain" else [] for name in FIVE
    }
    hands[seat] = [card]
    start = {"format": "greatpowers-nw-1", "scenario": "1805-5", "turn": 2, "round": 2, "due": "france"}
    areas = {"stuttgart": "ney + 4 france", "vienna": "4 austria"}
    return Match(
        GAME,
        "1805-5",
        options,
        seed="orders",
        position={**start, "options": options, "areas": areas, "hands": hands},
    )


@pytest.mark.parametrize(
    "text",
    [
        "stragglers ask",
        "stragglers off",
        "stragglers ask every-impulse",
        "stragglers ask always",
        "stragglers play when move against ney at munich if 3",
        "stragglers play against france if twice",
    ],
)
def test_r6_14_an_order_is_written_as_it_was_read(text: str) -> None:
    match = holding("stragglers")
    match.decide("russia", f"order {text}")

    assert f"stragglers {order_text(orders_of(match.state).get('stragglers'))}" == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("stragglers perhaps", "nw-order-unreadable"),
        ("stragglers play at nowhere", "nw-order-unreadable"),
        ("stragglers play at", "nw-order-unreadable"),
        ("stragglers play if 0", "nw-order-unreadable"),
        ("stragglers play munich", "nw-order-unreadable"),
        ("stragglers play when battle", "nw-order-window"),
        ("dysentery off", "nw-play-not-held"),
    ],
)
def test_r6_14_what_is_no_order_is_refused(text: str, message: str) -> None:
    with pytest.raises((IllegalDecision, UnreadableDecision)) as refused:
        holding("stragglers").decide("russia", f"order {text}")

    assert refused.value.refusal.message == message


def test_r6_14_orders_are_seen_by_their_owner_alone() -> None:
    """Views, events and what is made of a view are the same with and without the order of another."""
    quiet, ordering = holding("stragglers"), holding("stragglers")
    happened: list[Recorded] = ordering.decide("russia", "order stragglers play at munich")

    for seat in (*FIVE[:3], "prussia", None):
        assert ordering.view(seat) == quiet.view(seat)
        assert [recorded.as_seen_by(seat) for recorded in happened] == []
        assert not ordering.view(seat).own.orders
    assert list(ordering.view("russia").own.orders) == ["stragglers"]
    made_up = GAME.determinize(ordering.view("russia"), "x")
    assert orders_of(made_up) == orders_of(ordering.state)
    assert orders_of(GAME.hidden_shuffled(ordering.state, "france", "x")) == {}


def test_r6_14_orders_are_saved_with_the_game() -> None:
    match = holding("stragglers")
    match.decide("russia", "order stragglers play against ney at munich if 3")
    loaded = GAME.codec.load(GAME.codec.dump(match.state))
    again = replay(read_record(write_record(record_of(match))), lambda _: GAME)

    assert orders_of(loaded) == orders_of(match.state)
    assert GAME.codec.hash(again.state) == GAME.codec.hash(match.state)


def test_r6_14_an_order_works_from_the_question_on_through_the_march() -> None:
    """France plays a card and Ney marches: he is stopped at Munich, and nobody was asked."""
    match = holding("stragglers")
    match.decide("russia", "order stragglers play at munich")
    match.decide("france", "cp rally")
    match.decide("france", "move ney + 4 france @ stuttgart to ulm")
    assert [question.seat for question in match.pending()] == ["france"]
    match.decide("france", "move ney + 4 france @ ulm to munich")

    assert leader_is_stopped(match.state, "ney")
    assert "stragglers" in discards_of(match.state)


# ---- under seal [6.14]


def sealed_march() -> State:
    """Ney enters Ulm; Britain and Russia can stop him, Austria holds nothing that fits."""
    hands = {"britain": ["dysentery"], "austria": ["typhus"], "russia": ["stragglers"]}
    state = board({"stuttgart": "ney + 4 france"}, hands=hands, dice=[1] * 99, options=SEALED, turn=3)
    set_auto_pass(state, {})
    move(state, "ney + 4 france @ stuttgart to ulm")
    return state


def test_r6_14_under_seal_all_who_hold_cards_are_asked_at_once() -> None:
    state = sealed_march()

    assert [choice.seat for choice in open_choices(state)] == ["britain", "austria", "russia"]
    assert [len(choice.options(state)) for choice in open_choices(state)] == [2, 1, 2]


def test_r6_14_sealed_responses_are_carried_out_in_track_order() -> None:
    """Britain's comes first although Russia answered first; then all are asked again."""
    state = sealed_march()
    answers = {
        "russia": "russia responds stragglers",
        "austria": "pass",
        "britain": "britain responds dysentery ulm",
    }
    for seat, text in answers.items():
        assert not any(type(r.event).__name__ == "CardPlayed" for r in state.events)
        choice = next(c for c in open_choices(state) if c.seat == seat)
        decide_in_place(state, choice, choice.read(state, text))
    while asked(state) is not None and type(asked(state)).__name__ == "ChooseResponse":
        answer(state, "pass")
    played = [r.event.card for r in state.events if type(r.event).__name__ == "CardPlayed"]

    assert played == ["dysentery", "stragglers"]


def test_r6_14_what_waits_for_its_turn_under_seal_is_not_in_the_view_of_others() -> None:
    """Britain's card is announced; that Russia plays one after it is nobody's to know yet."""
    seen = []
    for text in ("pass", "russia responds stragglers"):
        state = sealed_march()
        answer(state, "britain responds dysentery ulm")
        answer(state, "pass")
        answer(state, text)
        assert cards_in_play(state) == ("dysentery",)
        seen.append({seat: GAME.view(state, seat) for seat in ("france", "austria", "russia", None)})

    for seat in ("france", "austria", None):
        assert seen[0][seat] == seen[1][seat]
    assert seen[1]["russia"].own.opened != {}


def test_r6_14_a_sealed_response_that_came_too_late_goes_back_unseen() -> None:
    """Fodder drives the army off before the stragglers can be used on it."""
    hands = {"britain": ["shortage_of_fodder"], "russia": ["stragglers"]}
    state = board({"stuttgart": "napoleon + 8 france"}, hands=hands, dice=[1] * 99, options=SEALED, turn=3)
    set_auto_pass(state, {})
    move(state, "napoleon + 8 france @ stuttgart to ulm")
    answer(state, "britain responds shortage_of_fodder ulm")
    answer(state, "russia responds stragglers")
    while asked(state) is not None and type(asked(state)).__name__ == "ChooseResponse":
        answer(state, "pass")

    assert hand_of(state, "russia") == ("stragglers",)
    assert "ResponseReturned" in told(state, "russia")
    assert "ResponseReturned" not in told(state, "france")


def test_r6_14_under_seal_orders_and_kept_answers_stand_for_the_seat() -> None:
    state = sealed_march()
    set_orders(state, {"stragglers": Order("russia", PLAY)})
    state.kept = {"britain": (nation("britain"), "dysentery", OnPlace(place("ulm")))}
    for _ in range(3):
        answer(state, "by order")
    while asked(state) is not None and type(asked(state)).__name__ == "ChooseResponse":
        answer(state, "by order")

    assert set(discards_of(state)) == {"dysentery", "stragglers"}
    assert kept_answers(state) == {}


def test_r6_14_a_kept_answer_is_seen_by_nobody_else_and_may_be_changed() -> None:
    quiet, kept = (sealed_game() for _ in range(2))
    kept.decide("russia", "answer russia responds stragglers")
    kept.decide("russia", "answer pass")
    kept.decide("russia", "answer russia responds stragglers")

    for seat in ("france", "britain", None):
        assert kept.view(seat) == quiet.view(seat)
    assert [q.seat for q in kept.pending()] == [q.seat for q in quiet.pending()]
    loaded = GAME.codec.load(GAME.codec.dump(kept.state))
    assert kept_answers(loaded) == kept_answers(kept.state) != {}


def sealed_game() -> Match:
    """Ney has entered Ulm in a game under seal; the windows before it are passed."""
    match = holding("stragglers", **SEALED)
    for text in ("cp rally", "move ney + 4 france @ stuttgart to ulm"):
        while type(match.pending()[0].choice).__name__ == "ChooseResponse":
            match.decide(match.pending()[0].seat, "pass")
        match.decide("france", text)
    return match


def test_r6_14_there_is_nothing_to_keep_outside_a_sealed_window() -> None:
    with pytest.raises(IllegalDecision) as refused:
        holding("stragglers").decide("russia", "answer pass")

    assert refused.value.refusal.message == "nw-answer-no-window"


# ---- how much is asked


@pytest.mark.parametrize("level", ["random", "novice"])
def test_r6_14_few_decisions_are_a_bare_pass(level: str) -> None:
    found: Asked = count(Match(GAME, "1805-5", {}, seed="few"), level, "few")
    figures = found.figures()

    assert found.idle == 0
    assert figures["passes in a hundred decisions"] <= 15
    assert figures["questions to a seat in a Round"] <= 40
