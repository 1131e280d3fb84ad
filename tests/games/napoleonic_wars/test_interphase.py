"""The Interphase: reinforcements, Deployment, new hands, Resources from too many cards. [14]"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.games.napoleonic_wars.printed.cards import DECK_CARDS
from greatpowers.games.napoleonic_wars.printed.names import (
    AUSTRIA,
    BRITAIN,
    FRANCE,
    NATION_COUNT,
    NATIONS,
    RUSSIA,
)
from greatpowers.games.napoleonic_wars.rules.diplomacy.camps import ChooseCamp
from greatpowers.games.napoleonic_wars.rules.diplomacy.consuls import step_cost
from greatpowers.games.napoleonic_wars.rules.impulse.actions import action_of, actions, offered
from greatpowers.games.napoleonic_wars.rules.impulse.spending import ChooseAct
from greatpowers.games.napoleonic_wars.rules.interphase.deploying import (
    ChooseDeployment,
    Deploy,
    Deployment,
)
from greatpowers.games.napoleonic_wars.rules.interphase.deployment import (
    convoy_reach,
    safe_areas,
    stretch,
)
from greatpowers.games.napoleonic_wars.rules.interphase.drawing import (
    ChooseExcess,
    Excess,
    NewHands,
    cards_to_draw,
)
from greatpowers.games.napoleonic_wars.rules.interphase.reinforcements import reinforcement_cp
from greatpowers.games.napoleonic_wars.rules.interphase.reinforcing import Reinforcing
from greatpowers.games.napoleonic_wars.rules.turn.peace import ChoosePeace
from greatpowers.games.napoleonic_wars.state.changes.cards import begin_foreign_war, set_effect
from greatpowers.games.napoleonic_wars.state.effects import (
    ContinentalSystem,
    CropFailure,
    DrawFewer,
    NoConvoy,
    OrdersInCouncil,
    Reforms,
)
from greatpowers.games.napoleonic_wars.state.fights import Committed
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.boards import (
    answer,
    asked,
    board,
    names,
    nation,
    place,
    refusal,
    run,
    standing_in,
    texts,
)
from tests.games.napoleonic_wars.changing import give_up_all, set_leader, set_regroup
from tests.games.napoleonic_wars.matches import new_match, some_match, state_of
from tests.games.napoleonic_wars.seen import (
    deck_of,
    discards_of,
    hand_of,
    hand_sizes,
    parliament_of,
    phase_of,
    purse_of,
    purse_use,
    resources_of,
    squadrons_in,
    used_home_cards,
)

POINTS = {"france": 18, "britain": 6, "austria": 8, "russia": 8, "prussia": 8, "spain": 4, "turkey": 4,
          "sweden": 2, "denmark": 2}  # fmt: skip


def test_r14_2_reinforcement_points() -> None:
    """Item 253: as the book lists them."""
    state = board(start=True)

    assert {NATIONS[n]: reinforcement_cp(state, n) for n in range(NATION_COUNT)} == POINTS


def test_r14_2_cards_in_force_change_the_points() -> None:
    """Item 253: reforms add, the Continental System and commerce war take, a crop failure halves."""
    state = board(start=True, fleets={"irish_sea": "1 britain"})
    set_effect(state, Reforms())
    assert reinforcement_cp(state, AUSTRIA) == 10
    set_effect(state, OrdersInCouncil())
    assert reinforcement_cp(state, FRANCE) == 14  # Britain is alone in five Zones
    set_effect(state, ContinentalSystem())
    assert reinforcement_cp(state, BRITAIN) == 4
    begin_foreign_war(state, "guerre_de_course", [Committed(FRANCE), Committed(BRITAIN)])
    assert reinforcement_cp(state, BRITAIN) == 2
    set_effect(state, CropFailure())
    assert [reinforcement_cp(state, n) for n in (FRANCE, BRITAIN, AUSTRIA, RUSSIA)] == [7, 1, 5, 4]


def test_r14_2_the_points_are_spent_as_reinforcements() -> None:
    """Items 255, 47: the purse says what it is for; a Refit can be paid from it."""
    state = board({"paris": "ney + 4 france"})
    run(state, Reinforcing(FRANCE))

    assert isinstance(asked(state), ChooseAct)
    assert (purse_of(state), purse_use(state)) == (36, "reinforcements")


def driven_out(**fields: object) -> State:
    """An Austrian stands in Paris; two French points and Ney wait in Regroup."""
    state = board({"paris": "1 austria"}, phase="reinforcements", **fields)  # type: ignore[arg-type]
    set_regroup(state, "france", 2)
    set_leader(state, "ney", "regroup")
    state.touch()
    return state


def places_offered(state: State) -> set[str]:
    """Where strength and leaders may still appear."""
    words = [
        text for text in texts(state) if text.startswith(("build", "regroup")) and "squadron" not in text
    ]
    return {text.split(" @ ")[1] for text in words}


@pytest.mark.parametrize("first", ["build 1 sp", "build leader ney", "regroup 1 sp", "regroup leader ney"])
def test_r14_2_out_of_an_occupied_capital_all_come_to_one_area(first: str) -> None:
    """Item 254: to any of the nearest, but all to the same; ships go to any Home port."""
    state = driven_out()
    if first == "build leader ney":
        set_leader(state, "ney", "pool")
    run(state, Reinforcing(FRANCE))
    assert places_offered(state) == {"calais", "normandy", "orleans", "reims"}
    answer(state, f"{first} @ orleans")

    assert places_offered(state) == {"orleans"}
    assert refusal(state, "build 1 sp @ reims") == "nw-build-one-area"
    assert refusal(state, "regroup 1 sp @ reims") == "nw-build-one-area"
    assert refusal(state, "build 1 sp @ orleans") == ""
    assert any(text.startswith("build squadron") for text in texts(state))


def test_r14_2_every_nation_chooses_its_own_area_in_every_interphase() -> None:
    """Item 254: what France chose binds neither Austria nor the next turn."""
    state = driven_out(flags={"vienna": "france"})
    run(state, Reinforcing(FRANCE))
    answer(state, "build 1 sp @ orleans", "done")
    while asked(state) is not None:
        answer(state, texts(state)[0])
    run(state, Reinforcing(AUSTRIA))
    assert len(places_offered(state)) > 1
    answer(state, "done")
    while asked(state) is not None:
        answer(state, texts(state)[0])
    run(state, Reinforcing(FRANCE))

    assert {"reims", "orleans"} <= places_offered(state)


def test_r14_a_neutral_proxy_deploys_nothing_and_is_asked_nothing() -> None:
    """Item 254: it builds by its priorities."""
    state = board({"constantinople": "grand_vizier + 4 turkey"})

    assert run(state, Reinforcing(nation("turkey"))) is None


def lined_up(**more: object) -> State:
    """Napoleon in Paris, strength in Lyon, an Austrian Army in Venice next to Milan's neighbours."""
    forces = {
        "paris": "napoleon + 3 france",
        "lyon": "6 france",
        "milan": "2 france",
        "venice": "charles + 8 austria",
    }
    return board(forces, purse=36, purse_use="reinforcements", **more)  # type: ignore[arg-type]


def test_r14_21_a_leader_gathers_within_his_rating_and_goes_far() -> None:
    """Item 256: pieces on the way come along, none are left behind on it."""
    state = lined_up()
    run(state, Deployment(FRANCE, True))
    answer(state, "deploy army napoleon", "take 3 france @ paris", "take 5 france @ lyon", "to bordeaux")

    assert standing_in(state, "bordeaux") == "napoleon + 8 france"
    assert standing_in(state, "lyon") == "1 france"
    assert purse_of(state) == 36  # free


def test_r14_21_no_more_than_the_command_rating() -> None:
    """Item 256: Napoleon commands eight."""
    state = lined_up()
    run(state, Deployment(FRANCE, True))
    answer(state, "deploy army napoleon", "take 3 france @ paris")

    assert "take 5 france @ lyon" in texts(state)
    assert refusal(state, "take 6 france @ lyon") == "nw-deploy-not-there"


def test_r14_21_no_deployment_enters_where_an_enemy_could_intercept() -> None:
    """Item 258: areas next to an enemy leader are closed, also for passing through."""
    state = lined_up()
    closed = [
        name for name in ("verona", "milan", "ancona") if not safe_areas(state, FRANCE) >> place(name) & 1
    ]
    run(state, Deployment(FRANCE, True))
    answer(state, "deploy army napoleon")

    assert closed
    assert all(refusal(state, f"to {name}") == "nw-deploy-out-of-reach" for name in closed)


def test_r14_21_a_deployment_stays_in_friendly_areas() -> None:
    """Item 256: neutral Berlin and hostile Vienna are out of reach, allied Madrid is not."""
    state = lined_up()
    reached = names(stretch(state, FRANCE, place("paris")))

    assert "madrid" in reached
    assert not {"berlin", "vienna", "lisbon"} & set(reached)


def test_r14_21_a_fleet_collects_other_squadrons() -> None:
    """Item 256: from Brest by the Bay of Biscay to Bordeaux and back into port."""
    state = board(fleets={"brest": "2 france", "bordeaux": "1 france"})
    run(state, Deployment(FRANCE, True))
    answer(state, "deploy fleet brest", "join bordeaux", "to brest")

    assert len(squadrons_in(state, "brest")) == 3


def test_r14_21_a_fleet_does_not_enter_a_zone_with_an_enemy_fleet() -> None:
    """Item 258: the British hold the Bay."""
    state = board(fleets={"bordeaux": "1 france", "bay_of_biscay": "1 britain"})
    run(state, Deployment(FRANCE, True))
    answer(state, "deploy fleet bordeaux")

    assert asked(state) is None  # it may only stay where it is
    assert len(squadrons_in(state, "bordeaux")) == 1


def test_r14_21_a_convoy_goes_as_far_as_the_home_card_would_pay() -> None:
    """Item 257: Britain's Home cards have five CPs: Lisbon is three Zones and a port away, Palermo five."""
    state = board({"kent": "3 britain"})
    reach = convoy_reach(state, BRITAIN, place("kent"))

    assert all(steps <= 5 for steps in reach.values())
    assert reach[place("lisbon")] == 4
    assert place("palermo") not in reach


def test_r14_21_a_convoy_carries_five_to_a_friendly_port() -> None:
    """Items 256, 257: SP and leaders together."""
    state = board({"kent": "moore + 6 britain"})
    run(state, Deployment(BRITAIN, True))
    answer(state, "deploy convoy kent", "take moore", "take 4 britain @ kent", "to lisbon")

    assert standing_in(state, "lisbon") == "moore + 4 britain"
    assert standing_in(state, "kent") == "2 britain"


def test_r14_21_a_power_may_buy_one_more_deployment() -> None:
    """Item 259: an Army pays one CP for each piece it takes along; a third is refused."""
    state = lined_up()
    run(state, Deployment(FRANCE, True))
    answer(state, "none")
    assert deploy_refusal(state, FRANCE) == ""
    run(state, Deployment(FRANCE, False))
    answer(state, "deploy army napoleon", "take 3 france @ paris", "to lyon")

    assert standing_in(state, "lyon") == "napoleon + 9 france"
    assert purse_of(state) == 36 - 6
    assert deploy_refusal(state, FRANCE) == "nw-deploy-twice"


def deploy_refusal(state: State, who: int) -> str:
    refused = actions()["deploy"].refuse(state, who, Deploy())
    return refused.message if refused is not None else ""


def test_r14_21_deployment_belongs_to_the_interphase() -> None:
    """Item 256: CPs of a card do not buy it."""
    assert deploy_refusal(board({"paris": "ney"}, purse=8), FRANCE) == "nw-deploy-interphase"


def test_r14_21_a_bought_fleet_pays_a_manoeuvre_for_each_step() -> None:
    """Item 259: Brest to Bordeaux is two steps, one CP."""
    state = board(fleets={"brest": "1 france", "bordeaux": "1 france"}, purse=36, purse_use="reinforcements")
    run(state, Deployment(FRANCE, False))
    answer(state, "deploy fleet brest", "to bordeaux")

    assert purse_of(state) == 34


def test_r14_21_convoys_cannot_be_bought_and_minors_buy_nothing() -> None:
    """Item 259: only an Army or a fleet, only a Power."""
    state = board(
        {"kent": "moore + 6 britain", "madrid": "castanos + 2 spain"}, purse_use="reinforcements", purse=9
    )
    run(state, Deployment(BRITAIN, False))
    assert refusal(state, "deploy convoy kent") == "nw-deploy-no-convoy"

    spain = nation("spain")
    run(
        spanish := board({"madrid": "castanos"}, purse_use="reinforcements", purse=9), Deployment(spain, True)
    )
    answer(spanish, "none")
    assert deploy_refusal(spanish, spain) == "nw-deploy-twice"


def test_r14_21_the_free_deployment_is_not_lost_with_the_last_point() -> None:
    """Item 256: after the CPs it is still asked for."""
    state = lined_up()
    run(state, Reinforcing(FRANCE))
    answer(state, "done")

    assert isinstance(asked(state), ChooseDeployment)


def hold(state: State) -> None:
    """Keep every hand."""
    while asked(state) is not None and "keep" in texts(state):
        answer(state, "keep")


def test_r14_31_a_card_for_two_keys_less_one_for_peace() -> None:
    """Item 260: full pairs count; who paid for the peace roll draws one fewer."""
    state = board(start=True, peace_paid=["france"], flags={"vienna": "france"})

    assert cards_to_draw(state, FRANCE) == 6  # fourteen Keys, one paid
    assert cards_to_draw(state, BRITAIN) == 4  # nine Keys
    assert cards_to_draw(state, AUSTRIA) == 3  # seven Keys


def test_r14_31_events_take_cards_but_not_below_the_minimum() -> None:
    """Items 260, 261: Anticipated Conscription and the Continental System."""
    state = board(start=True)
    set_effect(state, DrawFewer(nation("france")))
    set_effect(state, ContinentalSystem())

    assert cards_to_draw(state, FRANCE) == 5
    assert cards_to_draw(state, BRITAIN) == 3


@pytest.mark.parametrize(("name", "least"), [("france", 4), ("russia", 2), ("sweden", 1)])
def test_r14_32_nobody_draws_less_than_his_minimum(name: str, least: int) -> None:
    """Item 261: even without a single Key."""
    state = board()
    give_up_all(state)

    assert cards_to_draw(state, nation(name)) == least


def test_r14_31_discards_are_shuffled_in_and_hands_filled() -> None:
    """Item 260: nothing is left among the discards before the draw."""
    state = board(start=True, deck=DECK_CARDS[:40], discards=DECK_CARDS[40:], due="france")
    run(state, NewHands())
    hold(state)

    assert list(hand_sizes(state).values()) == [6, 4, 4, 3, 3, 2, 2, 1, 1]
    assert len(deck_of(state)) == 99 - 26


def test_r14_31_new_hands_may_be_thrown_in_and_old_cards_are_safe() -> None:
    """Items 42, 260: a mulligan touches only what was drawn now."""
    deck = tuple(card for card in DECK_CARDS if card != "rally")
    state = board(start=True, deck=deck, hands={"france": ["rally"]}, due="france")
    run(state, NewHands())
    assert (state.aside[FRANCE], len(hand_of(state, "france"))) == (("rally",), 6)
    answer(state, "mulligan")
    hold(state)

    assert len(hand_of(state, "france")) == 6
    assert "rally" in hand_of(state, "france")


def test_r14_33_too_many_cards_bring_a_resource() -> None:
    """Items 262, 281: one goes by lot, the Resource track goes up one, the rest is the player's choice."""
    state = board(
        hands={"austria": ["rally", "mutiny", "typhus", "haiti", "fouche", "cossacks"]},
        dice=[1],
        active="austria",
    )
    run(state, Excess(AUSTRIA))
    assert resources_of(state, "austria") == 1
    assert len(hand_of(state, "austria")) == 5
    assert asked(state).seat == "austria"  # type: ignore[union-attr]
    answer(state, "discard mutiny")

    assert hand_of(state, "austria") == ("rally", "typhus", "haiti", "fouche")
    assert asked(state) is None
    assert resources_of(state, "austria") == 1  # one a turn, however many cards


def test_r14_33_other_discards_may_buy_influence() -> None:
    """Item 262: the CPs of the card, for Consuls only."""
    hand = ["rally", "mutiny", "typhus", "haiti", "fouche", "cossacks"]
    state = board(hands={"austria": hand}, dice=[1], active="austria")
    run(state, Excess(AUSTRIA))
    answer(state, "influence typhus")

    assert "typhus" in discards_of(state)
    assert asked(state) is None or purse_use(state) == "influence"


def test_r14_33_a_card_that_must_be_an_event_buys_no_influence() -> None:
    """Items 59, 262: Europe Exhausted is never used for its CPs; it can be discarded."""
    hand = ["rally", "mutiny", "typhus", "haiti", "fouche", "europe_exhausted"]
    state = board(hands={"austria": hand}, dice=[2], active="austria")
    run(state, Excess(AUSTRIA))

    assert "influence europe_exhausted" not in texts(state)
    assert refusal(state, "influence europe_exhausted") == "nw-play-must-event"
    assert refusal(state, "discard europe_exhausted") == ""


def test_r14_everything_an_interphase_is_for_happens_in_whole_games() -> None:
    """Items 253, 255, 259, 262: from the real start, by random play; nothing is offered on paper only."""
    wanted = {
        ("reinforcements", word) for word in ("build", "regroup", "refit", "consul", "deploy")
    } | {("influence", "consul"), ("", "discard"), ("", "influence"), ("", "second deployment")}  # fmt: skip
    number = 0
    while wanted and number < 60:
        number += 1
        for purse, word in _done_between_turns(f"whole/{number}"):
            wanted.discard((purse, word))

    assert wanted == set()


def _done_between_turns(seed: str) -> Iterator[tuple[str, str]]:
    """The purse and the first word of every answer of a random game between its turns; nobody wants peace."""
    match, stream = new_match("1805-5", seed=seed), Stream(seed)
    while not match.is_over:
        question, state = match.pending()[0], state_of(match)
        choice, answer_ = question.choice, question.choice.sample(question.offer, stream)
        if isinstance(choice, ChoosePeace | ChooseCamp):
            answer_ = question.offer[0]
        if isinstance(choice, ChooseAct | ChooseExcess) and phase_of(state) in ("reinforcements", "cards"):
            yield purse_use(state), choice.write(answer_).split()[0]
        if state.deployed_again:
            yield "", "second deployment"
        match.decide(question.seat, answer_)


def test_r14_33_a_hand_within_its_limit_is_left_alone() -> None:
    """Item 262: four cards are no excess for Austria, and Home cards do not count."""
    state = board(hands={"austria": ["rally", "mutiny", "typhus", "haiti"]})

    assert run(state, Excess(AUSTRIA)) is None
    assert resources_of(state, "austria") == 0


def test_r14_33_home_cards_are_no_part_of_it() -> None:
    """Item 73: they can neither be discarded nor spent for influence."""
    state = board(
        hands={"austria": ["rally", "mutiny", "typhus", "haiti", "fouche", "cossacks"]},
        dice=[1],
        active="austria",
    )
    run(state, Excess(AUSTRIA))

    assert refusal(state, "influence hungarian_insurrection") == "nw-play-not-held"


def test_r14_33_a_neutral_proxy_trims_by_lot() -> None:
    """Item 262: nobody chooses for it."""
    state = board(hands={"turkey": ["rally", "mutiny", "typhus", "haiti", "fouche"]}, dice=[1, 1])

    assert run(state, Excess(nation("turkey"))) is None
    assert len(hand_of(state, "turkey")) == 3
    assert resources_of(state, "turkey") == 1


def test_r14_34_home_cards_are_turned_up_and_parliament_comes_back() -> None:
    """Item 263: used or handed away, all are with their nations again."""
    state = board(
        start=True, deck=DECK_CARDS, home_used=("landwehr", "admiralty"), parliament="russia", due="france"
    )
    run(state, NewHands())
    hold(state)

    assert used_home_cards(state) == ()
    assert parliament_of(state) == "britain"


def test_r14_nobody_plays_events_or_intercepts_between_turns() -> None:
    """Item 250: only Camps, CPs, Deployments, hands and cards too many are asked about."""
    match = some_match("1805-3", lambda m: phase_of(state_of(m)) == "camps")
    kinds: set[str] = set()
    stream = Stream("between")
    while not match.is_over and phase_of(state_of(match)) != "rounds":
        question = match.pending()[0]
        kinds.add(type(question.choice).__name__)
        match.decide(question.seat, question.choice.sample(question.offer, stream))

    assert "ChooseDeployment" in kinds
    assert "ChooseMulligan" in kinds
    assert not any(word in kind for kind in kinds for word in ("Response", "Intercept", "Evasion", "Play"))


def test_r14_no_event_can_be_played_from_a_reinforcement_purse() -> None:
    """Item 250: what may be bought is building, bringing back, refitting, influence and Deployment."""
    state = board(start=True, purse=36, purse_use="reinforcements")
    words = {action_of(act).word for act in offered(state, FRANCE)}

    assert words <= {"build", "regroup", "refit", "consul", "deploy"}
    assert {"build", "deploy"} <= words


def test_the_continental_system_makes_it_dearer_to_draw_a_vassal_away() -> None:
    """Item 103: one CP more to move a Vassal of France left, as long as France holds its Keys."""
    state = board(start=True)
    denmark = nation("denmark")
    before = step_cost(state, BRITAIN, denmark, FRANCE, right=False)
    set_effect(state, ContinentalSystem())

    assert before == 1
    assert step_cost(state, BRITAIN, denmark, FRANCE, right=False) == 2


def test_r14_21_zones_closed_to_convoys_are_closed_to_deployed_ones() -> None:
    """Item 257: Barbary corsairs in the Western Mediterranean keep Gibraltar from Palermo."""
    state = board({"gibraltar": "2 britain"})
    free = convoy_reach(state, BRITAIN, place("gibraltar"))
    set_effect(state, NoConvoy(place("western_mediterranean")))
    closed = convoy_reach(state, BRITAIN, place("gibraltar"))

    assert free[place("palermo")] == 3
    assert place("palermo") not in closed
    assert place("lisbon") in closed
