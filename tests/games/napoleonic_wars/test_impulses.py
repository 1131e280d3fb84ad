"""Impulses: the track, pre-emption, what is played, passing, neutral Proxies, the end. [5.1–5.5]"""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.rules.impulse.playing import (
    deciding_seat,
    largest_hand,
    playable,
    preemptor,
    turn_is_over,
)
from greatpowers.games.napoleonic_wars.rules.impulse.plays import ChoosePlay, PlayMore
from greatpowers.games.napoleonic_wars.rules.impulse.spending import ChooseAct
from greatpowers.games.napoleonic_wars.rules.turn.rounds import Box, ChoosePreemption, Rounds
from greatpowers.games.napoleonic_wars.show.view import view
from greatpowers.games.napoleonic_wars.state.events.war import (
    CardPlayed,
    ImpulseBegan,
    ImpulsePassed,
    RoundBegan,
)
from greatpowers.games.napoleonic_wars.state.relations import are_enemies
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    nation,
    refusal,
    run,
    standing_in,
    texts,
    use,
)
from tests.games.napoleonic_wars.changing import (
    set_active,
    set_deck,
    set_due,
    set_last_active,
    set_round,
    set_turn,
)
from tests.games.napoleonic_wars.matches import some_match, state_of
from tests.games.napoleonic_wars.seen import (
    active_nation,
    cards_in_play,
    discards_of,
    due_nation,
    hand_of,
    last_nation,
    plays_of,
    purse_of,
    round_of,
    strength_of,
    strength_on_map,
    turn_of,
)

HOMES = (
    "the_emperor_commands", "grande_armee", "parliament", "admiralty", "russian_winter",
    "hungarian_insurrection", "landwehr", "guerrillas", "holy_war", "baltic_naval_stores", "gallant_danes",
)  # fmt: skip


def bare(**hands: list[str]) -> State:
    """A board without pieces where only these hands can be played: every Home card was used."""
    return board(hands=hands, home_used=HOMES, last_active="")


def told(state: State, kind: type) -> list[str]:
    """Nations of the events of a kind, in order."""
    return [r.event.nation for r in state.events if isinstance(r.event, kind)]


def finish(state: State) -> None:
    """Answer every question in the plainest way: no pre-emption, the first card for CPs, nothing done."""
    for _ in range(400):
        choice = asked(state)
        if choice is None:
            return
        offer = texts(state)
        plain = [t for t in offer if t in ("let pass", "done", "pass", "none", "nothing")]
        cards = [t for t in offer if t.startswith("cp ")]
        answer(state, (plain or cards or offer)[0])


def test_r5_11_impulses_follow_the_track() -> None:
    """Item 22: each nation in its box, France to Denmark."""
    state = bare(**{name: ["rally", "mutiny"][:1] for name in ("france", "britain", "russia", "prussia")})
    run(state, Rounds())
    finish(state)

    assert told(state, ImpulseBegan) == ["france", "britain", "russia", "prussia"]


def test_r5_11_a_nation_that_can_play_must_play() -> None:
    """Item 22: it may not be done before it has played."""
    state = bare(france=["rally"], britain=["mutiny"])
    run(state, Impulse(nation("france"), False))

    assert isinstance(asked(state), ChoosePlay)
    assert texts(state) == ["cp rally"]
    assert refusal(state, "done") == "nw-play-must"


def test_r5_11_a_card_is_either_an_event_or_points() -> None:
    """Item 23: it leaves the hand once, for its CPs here."""
    state = board(
        {"paris": "ney + 4 france"},
        hands={"france": ["talleyrand"], "britain": ["mutiny"]},
        home_used=HOMES,
        last_active="",
    )
    run(state, Impulse(nation("france"), False))
    answer(state, "cp talleyrand")
    assert isinstance(asked(state), ChooseAct)
    assert purse_of(state) == 12
    assert hand_of(state, "france") == ()
    answer(state, "done")

    assert discards_of(state)[-1] == "talleyrand"
    assert purse_of(state) == 0


def test_r5_11_home_cards_of_a_neutral_proxy_are_not_playable() -> None:
    """Item 24: Turkey has none while it is neutral, Spain in Pact has its own."""
    state = board(hands={"turkey": ["rally"]})

    assert playable(state, nation("turkey")) == ("rally",)
    assert playable(state, nation("spain")) == ("guerrillas",)


def test_r5_11_after_denmark_france_begins_a_new_round() -> None:
    """Item 25: the marker goes round, and Rounds are counted."""
    state = bare(france=["rally", "mutiny"], denmark=["great_redoubt", "wet_powder"])
    state.dice.faces = [1, 1]
    run(state, Rounds())
    finish(state)
    rounds = [r.event.round for r in state.events if isinstance(r.event, RoundBegan)]

    assert rounds[:2] == [1, 2]
    assert told(state, ImpulseBegan)[:3] == ["france", "denmark", "france"]


def test_r5_12_one_card_an_impulse() -> None:
    """Item 26: no second one without a plus."""
    state = bare(france=["rally", "mutiny"], britain=["typhus"])
    run(state, Impulse(nation("france"), False))
    use(state, "cp rally")

    assert refusal(state, "cp mutiny") == "nw-play-one-card"
    assert texts(state) == ["done"]


@pytest.mark.parametrize(
    ("first", "second"),
    [("rally", "forced_march"), ("forced_march", "rally")],
    ids=["plus last", "plus first"],
)
def test_r5_12_a_plus_card_goes_with_another_in_any_order(first: str, second: str) -> None:
    """Item 26: before or after the other card."""
    state = bare(france=["rally", "forced_march", "mutiny"], britain=["typhus"])
    run(state, Impulse(nation("france"), False))
    use(state, f"cp {first}", f"cp {second}")

    assert hand_of(state, "france") == ("mutiny",)
    assert asked(state) is None


def test_r5_12_what_the_first_card_leaves_waits_for_the_second() -> None:
    """Item 26: so the seven CPs of a declaration of war come together. [8.34]"""
    state = bare(france=["grand_battery", "spy_ring", "mutiny"], britain=["typhus"])
    first, second = CARDS["grand_battery"].cp, CARDS["spy_ring"].cp
    run(state, Impulse(nation("france"), False))
    answer(state, "cp grand_battery")
    assert "war turkey" not in texts(state)

    answer(state, "done", "cp spy_ring")

    assert purse_of(state) == 2 * (first + second)
    answer(state, "war turkey")
    assert are_enemies(state, nation("france"), nation("turkey"))


def test_r5_12_two_plus_cards_are_too_many() -> None:
    """Item 27: the second card must have no plus."""
    state = bare(france=["forced_march", "secret_treaty", "rally"], britain=["typhus"])
    run(state, Impulse(nation("france"), False))
    use(state, "cp forced_march")

    assert refusal(state, "cp secret_treaty") == "nw-play-one-card"
    assert "cp rally" in texts(state)


def test_r5_2_nobody_preempts_in_the_first_round_of_1805() -> None:
    """Item 30: in the second it is possible, and in the first Round of another turn."""
    state = bare(britain=["rally", "mutiny"], france=["typhus"])
    found = []
    for turn, round_ in ((1, 1), (1, 2), (2, 1)):
        set_turn(state, turn)
        set_round(state, round_)
        set_due(state, "france")
        found.append(preemptor(state))

    assert found == [-1, nation("britain"), nation("britain")]


def test_r5_2_only_the_one_largest_hand_preempts_home_cards_counted() -> None:
    """Item 31: Austria with three cards and its Home card has more than France with three and none."""
    state = board(
        hands={"austria": ["rally", "mutiny", "typhus"], "france": ["haiti", "fouche", "cossacks"]},
        home_used=tuple(card for card in HOMES if card != "hungarian_insurrection"),
        active="france",
    )

    assert largest_hand(state) == nation("austria")
    assert preemptor(state) == nation("austria")


def test_r5_2_of_equal_hands_none_preempts() -> None:
    """Item 32: two nations with as many cards."""
    state = bare(austria=["rally", "mutiny"], britain=["haiti", "fouche"], france=["typhus"])

    assert largest_hand(state) == preemptor(state) == -1


@pytest.mark.parametrize("turn", [1, 3])
def test_r5_2_no_two_impulses_in_a_row_by_preemption(turn: int) -> None:
    """Item 33: who acted last may not pre-empt, even if a turn has ended in between."""
    state = bare(austria=["rally", "mutiny"], france=["typhus"])
    set_turn(state, turn)
    set_round(state, 1 if turn == 3 else 2)
    set_last_active(state, "austria")

    assert preemptor(state) == -1

    set_last_active(state, "france")
    assert preemptor(state) == nation("austria")


def test_r5_2_a_pre_empted_nation_plays_next() -> None:
    """Item 34: after the pre-empting Impulse its own follows, and the marker goes on from its box."""
    state = bare(austria=["rally", "mutiny", "typhus"], france=["haiti"], britain=["fouche"])
    run(state, Box(nation("france")), Box(nation("britain")))
    assert isinstance(asked(state), ChoosePreemption)
    use(state, "preempt", "cp rally", "done", "cp haiti")

    assert told(state, ImpulseBegan)[:2] == ["austria", "france"]
    assert due_nation(state) == "britain"


def test_r5_2_a_nation_without_cards_is_not_preempted() -> None:
    """Item 35: France has nothing to play, so its box passes unhindered."""
    state = bare(austria=["rally", "mutiny", "typhus"], britain=["fouche"])
    run(state, Box(nation("france")))

    assert asked(state) is None
    assert told(state, ImpulsePassed) == ["france"]


def test_r17_3_the_largest_hand_is_asked_before_the_due_card_is_shown() -> None:
    """Items 36, 287: the question comes first; once it is let pass, it is too late for this box."""
    state = bare(austria=["rally", "mutiny", "typhus"], france=["haiti"])
    run(state, Box(nation("france")))
    assert texts(state) == ["let pass", "preempt"]
    answer(state, "let pass")

    assert isinstance(asked(state), ChoosePlay)
    assert asked(state).seat == "france"  # type: ignore[union-attr]


def test_r17_3_what_was_done_stands_once_the_next_has_acted() -> None:
    """Item 287: nothing is taken back behind another player's answer."""
    match = some_match("1805-4", lambda m: len(m.decisions) > 12 and m.decisions[-1][0] != m.decisions[-2][0])
    earlier = match.decisions[-2][0]

    with pytest.raises(Exception, match="undo-barrier"):
        match.undo(earlier)


def test_r5_3_an_ally_plays_for_its_proxy() -> None:
    """Item 37: France chooses the Spanish card."""
    state = bare(spain=["rally", "mutiny"], france=["haiti"])
    run(state, Impulse(nation("spain"), False))

    assert asked(state).seat == "france"  # type: ignore[union-attr]
    assert set(texts(state)) == {"cp rally", "cp mutiny"} | {t for t in texts(state) if t.startswith("event")}


def test_r5_3_a_neutral_proxys_card_is_drawn_by_lot() -> None:
    """Item 37: the die picks it, nobody is asked which."""
    state = bare(turkey=["rally", "great_redoubt", "grand_battery"], france=["haiti"])
    state.dice.faces = [3]
    run(state, Impulse(nation("turkey"), False))
    played = [r.event for r in state.events if isinstance(r.event, CardPlayed)]

    assert [(e.nation, e.card, e.use) for e in played] == [("turkey", "rally", "cp")]
    assert len(hand_of(state, "turkey")) == 2


def test_r5_3_a_neutral_proxys_plain_card_only_builds() -> None:
    """Item 38: Flank Attack brings strength to Constantinople and nothing else."""
    state = bare(turkey=["flank_attack"], france=["haiti"])
    state.dice.faces = [1]
    run(state, Impulse(nation("turkey"), False))

    assert discards_of(state)[-1:] == ("flank_attack",)
    assert strength_on_map(state) == strength_of(state, "turkey") == 1


def test_r5_4_a_nation_without_cards_passes() -> None:
    """Item 40: it has no Impulse, so the last Impulse is still another's."""
    state = bare(britain=["rally"])
    set_last_active(state, "russia")
    run(state, Box(nation("france")))

    assert told(state, ImpulsePassed) == ["france"]
    assert told(state, ImpulseBegan) == []
    assert last_nation(state) == "russia"


def test_r5_5_the_turn_ends_after_the_impulse_of_the_only_nation_with_cards() -> None:
    """Items 41, 42: Austria alone has cards; it plays one and keeps the other."""
    state = bare(austria=["rally", "mutiny"])
    set_due(state, "austria")
    run(state, Rounds())
    finish(state)

    assert not state.stack  # the Rounds are over
    assert told(state, ImpulseBegan) == ["austria"]
    assert len(hand_of(state, "austria")) == 1


def test_r5_5_the_turn_goes_on_while_another_has_cards() -> None:
    """Item 41: only after the Impulse of the last one is it over."""
    state = bare(austria=["rally"], turkey=["mutiny"])

    assert not turn_is_over(state, nation("austria"))
    assert turn_is_over(bare(austria=["rally"]), nation("austria"))
    assert turn_is_over(bare(), nation("austria"))


def test_r5_5_home_cards_of_a_neutral_do_not_prolong_the_turn() -> None:
    """Item 24: they cannot be played, so nobody waits for them."""
    state = board(home_used=tuple(card for card in HOMES if card != "holy_war"))

    assert turn_is_over(state, nation("france"))


def test_texts_that_are_no_play_cannot_be_read() -> None:
    state = bare(france=["rally"])
    choice = run(state, Impulse(nation("france"), False))
    assert choice is not None

    for text in ("event", "cp", "sell rally", "resource gold", "done now", "cp nothing_at_all"):
        with pytest.raises(UnreadableDecision):
            choice.read(state, text)


def test_r6_5_a_card_of_somebody_else_cannot_be_played() -> None:
    """Item 77: cards stay with their nation."""
    state = bare(france=["rally"], britain=["mutiny"])
    run(state, Impulse(nation("france"), False))

    assert refusal(state, "cp mutiny") == "nw-play-not-held"
    assert refusal(state, "event landwehr") == "nw-play-not-held"


def test_a_game_says_who_may_preempt() -> None:
    """Item 31: everybody can count cards."""
    match = some_match("1805-5", lambda m: m.view(None).preemptor != "")

    assert match.view("france").preemptor == match.view(None).preemptor
    assert round_of(state_of(match)) > 1 or turn_of(state_of(match)) > 1


def test_r6_3_points_of_one_impulse_may_be_added_up_but_are_not_kept_for_the_next() -> None:
    """Item 75: what is left of a card is lost with the Impulse. [ruling 68]"""
    state = board(
        {"paris": "ney + 4 france"},
        hands={"france": ["talleyrand", "forced_march", "mutiny"], "britain": ["mutiny"]},
        home_used=HOMES,
        last_active="",
    )
    run(state, Impulse(nation("france"), False))
    answer(state, "cp talleyrand", "build 1 sp @ paris")
    left = purse_of(state)
    answer(state, "done", "cp forced_march")
    assert purse_of(state) == left + 2 * CARDS["forced_march"].cp

    use(state, "done")
    run(state, Impulse(nation("france"), False))
    answer(state, "cp mutiny")
    assert purse_of(state) == 2 * CARDS["mutiny"].cp


def test_r6_4_an_ally_preempts_for_its_proxy() -> None:
    """Item 76: the Spanish hand is the largest, so France is asked."""
    state = bare(spain=["rally", "mutiny", "typhus"], austria=["haiti"], britain=["fouche"])
    set_due(state, "austria")
    run(state, Box(nation("austria")))

    assert isinstance(asked(state), ChoosePreemption)
    assert asked(state).seat == "france"  # type: ignore[union-attr]
    answer(state, "preempt")
    assert isinstance(asked(state), ChoosePlay)
    assert active_nation(state) == "spain"


def test_r5_12_a_card_drawn_by_an_event_is_played_as_part_of_the_same_card() -> None:
    """Item 29: it is used at once, as event or for CPs, and does not count as a second card."""
    state = bare(russia=["secret_treaty"], france=["haiti"])
    set_active(state, "russia")
    set_deck(state, ("mutiny", "rally"))
    run(state, PlayMore(nation("russia")))  # a Battle card has no event now: its CPs are all it has
    assert (purse_of(state), asked(state).seat) == (6, "russia")  # type: ignore[union-attr]
    answer(state, "done")

    assert hand_of(state, "russia") == ("secret_treaty",)
    assert plays_of(state) == ()
    assert discards_of(state)[-1] == "rally"


def test_r5_12_a_card_drawn_by_an_event_may_be_taken_up_where_the_event_says_so() -> None:
    """Item 29: Europe Exhausted only offers the play."""
    state = bare(austria=["secret_treaty"], france=["haiti"])
    set_active(state, "austria")
    set_deck(state, ("mutiny", "rally"))
    run(state, PlayMore(nation("austria"), True))
    assert view(state, "france").table.in_play == ("rally",)
    answer(state, "done")

    assert hand_of(state, "austria") == ("secret_treaty", "rally")
    assert cards_in_play(state) == ()


def crowded(card: str, forces: dict[str, str], dice: list[int]) -> State:
    """Turkey, neutral, holds one card."""
    return board(
        forces,
        hands={"turkey": [card], "france": ["haiti"]},
        home_used=HOMES,
        dice=[1, *dice],
        last_active="",
    )


def test_r5_3_a_red_card_of_a_neutral_proxy_is_carried_out() -> None:
    """Item 39: Typhus strikes a crowded area, and Turkey builds nothing."""
    state = crowded("typhus", {"moscow": "7 russia"}, [6, 1, 1, 1, 1, 1, 1])
    run(state, Impulse(nation("turkey"), False))
    played = [r.event for r in state.events if isinstance(r.event, CardPlayed)]

    assert [(e.card, e.use) for e in played] == [("typhus", "event")]
    assert standing_in(state, "moscow") == "6 russia"
    assert standing_in(state, "constantinople") == ""
    assert discards_of(state)[-1] == "typhus"


def test_r5_3_a_red_card_without_any_effect_builds() -> None:
    """Item 39: nowhere stands enough for Typhus, so its four CPs bring two SP."""
    state = crowded("typhus", {"moscow": "2 russia"}, [])
    run(state, Impulse(nation("turkey"), False))

    assert standing_in(state, "constantinople") == "2 turkey"


def test_r5_3_the_weakest_player_chooses_in_a_red_event_of_a_neutral() -> None:
    """Item 39: of equal Keys the one later on the track, here Prussia."""
    assert deciding_seat(board(start=True), nation("turkey")) == "prussia"
    assert deciding_seat(board(start=True, flags={"riga": "france"}), nation("turkey")) == "russia"
    assert deciding_seat(board(start=True), nation("spain")) == "france"


def test_r5_12_an_event_that_ends_the_impulse_lets_no_card_follow() -> None:
    """Item 26: after The Rothschilds not even a plus card is played."""
    state = bare(france=["rothschilds", "forced_march"], britain=["typhus"])
    set_deck(state, ("haiti", "mutiny", "rally"))
    run(state, Impulse(nation("france"), False))
    answer(state, "event rothschilds")

    assert asked(state) is None
    assert sorted(hand_of(state, "france")) == ["forced_march", "mutiny", "rally"]
