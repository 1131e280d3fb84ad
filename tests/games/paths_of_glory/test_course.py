"""A turn from the real start in both great scenarios and both editions: every phase, every kind of action,
and the first action of the next turn. [6.0]"""

from __future__ import annotations

from collections import Counter

import pytest

from greatpowers.engine.match import Match, play_through
from greatpowers.games.paths_of_glory.printed.board import FORT, SPACE_NUMBER
from greatpowers.games.paths_of_glory.printed.cards import CARDS
from greatpowers.games.paths_of_glory.printed.names import SIDE_NUMBER, SIDES
from greatpowers.games.paths_of_glory.printed.units import KINDS, RP_TYPES
from greatpowers.games.paths_of_glory.show.view import View
from greatpowers.games.paths_of_glory.state.events.war import (
    ActionTaken,
    AttackDeclared,
    CardsDrawnUnseen,
    CombatDecided,
    CommitmentRaised,
    ControlChanged,
    FireResolved,
    FortDestroyed,
    OffensiveMade,
    OffensiveMandated,
    PhaseBegan,
    ReplacementsGained,
    RoundBegan,
    SiegeRolled,
    SpaceActivated,
    TurnBegan,
    UnitEliminated,
    UnitMoved,
    UnitPlaced,
    UnitRestored,
    VictoryPointsChanged,
)
from tests.games.paths_of_glory.course import GAME, PLAN, Walk, heard, stood, walked

#: [4.3, 5.7.4.2]
HAND_SIZE = {"campaign": 7, "historical": 8}
COURSES = [(scenario, edition) for scenario in HAND_SIZE for edition in ("2018", "2010")]
each_course = pytest.mark.parametrize(("scenario", "edition"), COURSES)
#: Nations at peace in August 1914 whose points are printed on cards.
NEUTRAL = ("it", "us", "tu", "bu")
PHASES = ["mandated_offensives", "actions", "attrition", "sieges", "war_status", "replacements", "draw"]


def of(walk: Walk, phase: str, kind: type) -> list:  # type: ignore[type-arg]
    return [event for event in walk.during(phase) if isinstance(event, kind)]


@each_course
def test_r6_0_the_phases_of_the_turn_and_the_start_of_the_next(scenario: str, edition: str) -> None:
    walk = walked(scenario, edition)

    assert [event.turn for event in walk.told(TurnBegan)] == [1, 2]
    assert [event.phase for event in walk.told(PhaseBegan)] == [*PHASES, *PHASES[:2]]


@each_course
def test_r6_0_b_six_rounds_with_the_central_powers_first(scenario: str, edition: str) -> None:
    rounds = of(walked(scenario, edition), "actions", RoundBegan)

    assert [(e.side, e.round) for e in rounds] == [(side, n) for n in range(1, 7) for side in ("cp", "ap")]


@each_course
def test_r8_1_3_each_side_uses_its_rounds_in_all_ways(scenario: str, edition: str) -> None:
    """A card for an event, for operations, for redeployment and for replacements, each told as it was."""
    walk = walked(scenario, edition)
    taken = of(walk, "actions", ActionTaken)

    for side in SIDES:
        assert [event.action for event in taken if event.side == side] == list(PLAN[side])
    assert [f"{event.action} {event.card}" for event in taken] == [s.text for s in walk.of("ChooseAction")]


@each_course
def test_everything_on_the_map_changes_as_it_is_told(scenario: str, edition: str) -> None:
    """Who saw the units and who holds what, and hears what is told, knows the table after a decision."""
    for step in walked(scenario, edition).steps:
        before, after = step.before(), step.after()
        control = set(before.cp_control)
        for event in step.happened:
            if isinstance(event, ControlChanged):
                (control.add if event.side == "cp" else control.discard)(event.space)
        points = [event.by for event in step.happened if isinstance(event, VictoryPointsChanged)]

        assert heard(before, step.happened) == stood(after), step.text
        assert control == set(after.cp_control), step.text
        assert before.vp + sum(points) == after.vp, step.text


@each_course
def test_r7_1_1_the_offensives_rolled_are_due(scenario: str, edition: str) -> None:
    """One die for each side; both boxes of a one name somebody at war."""
    walk = walked(scenario, edition)
    rolled = {event.side: event for event in of(walk, "mandated_offensives", OffensiveMandated)}
    first = walk.of("ChooseAction")[0].before()

    assert {side: (event.die, event.nation) for side, event in rolled.items()} == {
        "cp": (1, "ah"), "ap": (1, "fr"),
    }  # fmt: skip
    for side, event in rolled.items():
        assert first.sides[SIDE_NUMBER[side]].mandated == event.nation


@each_course
def test_r7_1_3_an_offensive_not_made_costs_a_point(scenario: str, edition: str) -> None:
    """One for the other side; who has attacked as he should pays nothing."""
    walk = walked(scenario, edition)
    made = {event.side for event in of(walk, "actions", OffensiveMade)}
    paid = [e.by for e in of(walk, "war_status", VictoryPointsChanged) if e.why == "offensive-not-made"]

    assert paid == [by for side, by in (("cp", -1), ("ap", 1)) if side not in made]


@each_course
def test_r9_2_operations_march_and_attack(scenario: str, edition: str) -> None:
    """Activated spaces cost points of the card; both sides march and fight."""
    walk = walked(scenario, edition)
    for side in SIDES:
        steps = [step for step in walk.steps if step.seat == side and step.turn == 1]
        events = [event for step in steps for event in step.happened]
        marches = [e for e in events if isinstance(e, UnitMoved) and e.how == "move"]
        assert any(e.side == side for e in events if isinstance(e, AttackDeclared))
        assert any(SIDES[KINDS[e.unit].side] == side for e in marches)
    assert len(walk.told(FireResolved)) >= len(walk.told(CombatDecided)) > 0


@each_course
def test_r9_2_1_no_card_gives_more_than_its_points(scenario: str, edition: str) -> None:
    spent: Counter[int] = Counter()
    given: dict[int, int] = {}
    for event in walked(scenario, edition).told(ActionTaken, SpaceActivated):
        if isinstance(event, ActionTaken):
            given[len(given)] = CARDS[event.card].ops
        else:
            spent[len(given) - 1] += event.cost

    assert any(spent.values())
    assert all(cost <= given[number] for number, cost in spent.items())


@each_course
def test_r13_1_redeployed_units_arrive_within_the_points_of_the_card(scenario: str, edition: str) -> None:
    """An army costs four, a corps one."""
    walk = walked(scenario, edition)
    for side in SIDES:
        card = next(
            s.text.split()[1] for s in walk.of("ChooseAction") if s.seat == side and s.text[:2] == "sr"
        )
        steps = [s for s in walk.of("ChooseRedeployment") if s.seat == side and s.text != "done"]
        moved = [e for s in steps for e in s.happened if isinstance(e, UnitMoved) and e.how == "sr"]
        assert moved
        assert sum(4 if KINDS[e.unit].is_army else 1 for e in moved) <= CARDS[card].sr
        for step, event in zip(steps, moved, strict=True):
            assert stood(step.after())[event.unit, event.path[-1]] > 0


@each_course
def test_r14_3_5_attrition_takes_what_it_tells(scenario: str, edition: str) -> None:
    """Armies for good; spaces go to the other side."""
    walk = walked(scenario, edition)
    died = of(walk, "attrition", UnitEliminated)
    after = walk.step_into("attrition").after()

    assert all(event.for_good for event in died if KINDS[event.unit].is_army)
    assert not [e for e in died if stood(after)[e.unit, e.space] and KINDS[e.unit].count == 1]
    for event in of(walk, "attrition", ControlChanged):
        assert (event.space in after.cp_control) == (event.side == "cp")


def test_r14_3_5_somebody_was_out_of_supply() -> None:
    assert any(of(walked(*course), "attrition", UnitEliminated) for course in COURSES)


@each_course
def test_r15_3_every_besieged_fort_rolls(scenario: str, edition: str) -> None:
    """Two less in the first two turns; it falls on more than its strength, and the space with it."""
    walk = walked(scenario, edition)
    step = walk.step_into("sieges")
    rolled = {event.space: event for event in of(walk, "sieges", SiegeRolled)}
    fell = {event.space for event in of(walk, "sieges", FortDestroyed)}
    after = step.after()

    assert "warsaw" in rolled
    assert set(rolled) - fell == set(after.forts_besieged)
    for space, event in rolled.items():
        assert event.modified == event.die - 2
        assert (space in fell) == event.fell == (event.modified > FORT[SPACE_NUMBER[space]])
        assert (space in after.forts_destroyed) == event.fell
        assert (space in after.cp_control) == event.fell


@each_course
def test_r16_1_nobody_commits_more_in_the_first_turn(scenario: str, edition: str) -> None:
    """War status is what the events of the turn brought."""
    walk = walked(scenario, edition)
    events = [e for e in of(walk, "actions", ActionTaken) if e.action == "event"]
    view = walk.step_into("war_status").after()

    assert of(walk, "war_status", CommitmentRaised) == []
    for side in SIDES:
        brought = sum(CARDS[e.card].war_status for e in events if e.side == side)
        assert view.sides[SIDE_NUMBER[side]].war_status == brought
        assert view.sides[SIDE_NUMBER[side]].commitment == "mobilization"


@each_course
def test_r9_4_1_a_card_gives_its_replacement_points(scenario: str, edition: str) -> None:
    """To nations at war; they wait for the Replacement Phase."""
    walk = walked(scenario, edition)
    points: Counter[str] = Counter()
    for step in walk.of("ChooseAction"):
        if step.text.startswith("rp "):
            printed = CARDS[step.text.split()[1]].rp
            at_war = {name: n for name, n in printed.items() if name not in NEUTRAL}
            assert [e.points for e in step.happened if isinstance(e, ReplacementsGained)] == [at_war]
            points.update(at_war)

    assert Counter(walk.of("ChooseReplacement")[0].before().rp) == points


@each_course
def test_r17_1_4_replacement_points_are_spent_on_units(scenario: str, edition: str) -> None:
    """A flipped unit is at full strength, one rebuilt is there and reduced; then nothing is kept."""
    walk = walked(scenario, edition)
    steps = [step for step in walk.of("ChooseReplacement") if step.text != "done"]

    assert {step.seat for step in steps} == set(SIDES)
    for step in steps:
        (event,) = (e for e in step.happened if isinstance(e, UnitRestored | UnitPlaced))
        was, now = (reduced_in(view, event.unit, event.space) for view in (step.before(), step.after()))
        if isinstance(event, UnitRestored):
            assert now == was - 1
        else:
            assert event.reduced
            assert now == was + 1
    assert walk.step_into("draw").after().rp == {}


def reduced_in(view: View, kind: str, space: str) -> int:
    """Reduced units of a kind in a space."""
    return sum(piece.reduced for piece in view.pieces if (piece.kind, piece.space) == (kind, space))


@each_course
def test_r17_1_4_no_more_is_spent_than_was_gained(scenario: str, edition: str) -> None:
    """A point for a step of an army, half a point for one of a corps."""
    walk = walked(scenario, edition)
    steps = [step for step in walk.of("ChooseReplacement") if step.text != "done"]
    gained = walk.of("ChooseReplacement")[0].before().rp
    for side in SIDES:
        own = [step.text.split()[1] for step in steps if step.seat == side]
        cost = sum(1.0 if KINDS[kind].is_army else 0.5 for kind in own)
        types = ("ge", "ah", "tu", "bu") if side == "cp" else set(RP_TYPES) - {"ge", "ah", "tu", "bu"}
        assert 0 < cost <= sum(gained.get(name, 0) for name in types)


@each_course
def test_r6_0_g_hands_are_filled_again(scenario: str, edition: str) -> None:
    """Seven cards, eight in the historical scenario; each side sees its own."""
    walk = walked(scenario, edition)
    before = walk.step_into("draw").before()
    first = walk.of("ChooseAction", turn=2)[0]
    drawn: Counter[str] = Counter()
    for event in of(walk, "draw", CardsDrawnUnseen):
        drawn[event.side] += event.count

    for side in SIDES:
        number = SIDE_NUMBER[side]
        own, other = first.before(side).sides[number], first.before(SIDES[1 - number]).sides[number]
        assert own.hand_size == len(own.hand) == HAND_SIZE[scenario]
        assert drawn[side] == HAND_SIZE[scenario] - before.sides[number].hand_size
        assert other.hand == ()


@each_course
def test_r6_0_h_the_next_turn_is_played(scenario: str, edition: str) -> None:
    """New offensives are rolled and the Central Powers march with a card."""
    walk = walked(scenario, edition)
    first = walk.of("ChooseAction", turn=2)[0]
    marches = [s for s in walk.of("ChoosePath", turn=2) if any(isinstance(e, UnitMoved) for e in s.happened)]

    assert [e.side for e in walk.told(OffensiveMandated)] == ["cp", "ap"] * 2
    assert (first.seat, first.before().round, first.text[:4]) == ("cp", 1, "ops ")
    assert marches
    for step in marches:
        (event,) = (e for e in step.happened if isinstance(e, UnitMoved))
        before, after = stood(step.before()), stood(step.after())
        start, goal = (event.unit, event.path[0]), (event.unit, event.path[-1])
        assert (after[start], after[goal]) == (before[start] - 1, before[goal] + 1)


def test_a_course_can_be_walked_again() -> None:
    """The same decisions and dice lead to the same table."""
    walk = walked("historical", "2018")
    again = Match(GAME, "historical", {"edition": "2018"}, seed=walk.match.seed)
    play_through(again, walk.match.decisions)

    assert GAME.codec.hash(again.state) == GAME.codec.hash(walk.match.state)


@pytest.mark.parametrize("edition", ["2018", "2010"])
def test_r11_1_16_libya_is_the_allies_after_the_first_attrition(edition: str) -> None:
    """It begins with the Central Powers and touches Allied land only; Turkey is not at war yet."""
    walk = walked("campaign", edition)
    before, after = walk.steps[0].before(), walk.step_into("attrition").after()

    assert "libya" in before.cp_control
    assert "libya" not in after.cp_control
    assert ControlChanged("libya", "ap") in walk.during("attrition")
