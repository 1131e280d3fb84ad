"""Questions about positions of The Napoleonic Wars, checked against the rules at work and by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from greatpowers.engine.chance import Dice, dice_key
from greatpowers.engine.state import decide_in_place
from greatpowers.games.napoleonic_wars.analysis import findings as analysis
from greatpowers.games.napoleonic_wars.analysis.odds import after_losses, scores
from greatpowers.games.napoleonic_wars.positions import documents as position
from greatpowers.games.napoleonic_wars.printed.cards import CARDS
from greatpowers.games.napoleonic_wars.printed.names import FRANCE, NATIONS
from greatpowers.games.napoleonic_wars.rules.land.sieges import Besiege
from greatpowers.games.napoleonic_wars.rules.occasions import Fight
from greatpowers.games.napoleonic_wars.rules.turn.victory import points
from greatpowers.games.napoleonic_wars.state.changes.map import move_force
from greatpowers.games.napoleonic_wars.state.events.fights import (
    BattleEnded,
    BattleRolled,
    SiegeEnded,
)
from greatpowers.games.napoleonic_wars.state.fights import FightSide
from greatpowers.games.napoleonic_wars.state.state import State
from greatpowers.games.napoleonic_wars.state.texts import read_force
from greatpowers.games.shared.documents import PositionError
from tests.games.napoleonic_wars.boards import asked, board, place, run, standing_in
from tests.testkit.dice import LoadedDice


def facing() -> State:
    """France beside Austria over a mountain pass, and before a Fortress."""
    return board(
        {"munich": "napoleon, murat + 8 france", "innsbruck": "charles + 4 austria", "linz": "2 austria"}
    )


def rolled_dice(state: State, force: str, frm: str, to: str) -> tuple[int, int]:
    """How many dice both sides roll when the battle is really fought."""
    pieces = read_force(force)
    state.dice = LoadedDice([1] * 400)
    move_force(state, pieces, place(frm), place(to), "move")
    run(state, Fight(FRANCE, place(to), place(frm), pieces))
    while asked(state) is not None and not any(isinstance(e.event, BattleRolled) for e in state.events):
        choice = asked(state)
        assert choice is not None
        decide_in_place(state, choice, choice.options(state)[0])
    rolled = next(e.event for e in state.events if isinstance(e.event, BattleRolled))
    return len(rolled.faces[0]), len(rolled.faces[1])


@pytest.mark.parametrize("target", ["innsbruck", "linz"])
def test_dice_are_those_the_rules_roll(target: str) -> None:
    force = "napoleon, murat + 8 france"
    found = analysis.battle(facing(), f"{force} @ munich", target)

    assert (found["attacker"]["dice"], found["defender"]["dice"]) == rolled_dice(
        facing(), force, "munich", target
    )


def test_parts_of_the_dice_add_up() -> None:
    found = analysis.battle(facing(), "napoleon, murat + 8 france @ munich", "innsbruck")

    assert found["attacker"]["parts"]["units"] == 9, "eight strength points and Murat"
    assert found["attacker"]["parts"]["commander"] == 4
    for side in ("attacker", "defender"):
        assert sum(found[side]["parts"].values()) == found[side]["dice"]


def test_terrain_and_a_failed_evasion_are_told_apart() -> None:
    plain = analysis.battle(facing(), "napoleon + 8 france @ munich", "innsbruck")
    caught = analysis.battle(facing(), "napoleon + 8 france @ munich", "innsbruck", failed_evasion=True)

    assert plain["defender"]["parts"].get("terrain", 0) > 0
    assert "terrain" not in caught["defender"]["parts"]
    assert caught["attacker"]["parts"]["failed_evasion"] == 1


def test_cards_are_explained_one_by_one() -> None:
    found = analysis.battle(
        facing(),
        "napoleon + 8 france @ munich",
        "innsbruck",
        attacker_cards=["grand_battery", "flank_attack"],
        defender_cards=["great_redoubt"],
    )
    terrain = found["defender"]["parts"]["terrain"]

    assert found["cards"] == [
        {"card": "grand_battery", "side": "attacker", "attacker": 4, "defender": 0},
        {"card": "flank_attack", "side": "attacker", "attacker": 2, "defender": -terrain},
        {"card": "great_redoubt", "side": "defender", "attacker": 0, "defender": 3},
    ]
    for side in ("attacker", "defender"):
        by_cards = sum(entry[side] for entry in found["cards"])
        assert sum(found[side]["parts"].values()) + by_cards == found[side]["dice"]


def test_every_battle_card_is_reckoned_or_refused_with_a_reason() -> None:
    answers = {card.id: outcome_of(card.id) for card in CARDS.values() if card.timing == "battle"}

    assert all(card in answer for card, answer in answers.items())
    assert sum(answer == card for card, answer in answers.items()) > 5


def outcome_of(card: str) -> str:
    """The card as the answer names it, or why there is none."""
    try:
        found = analysis.battle(facing(), "napoleon + 8 france @ munich", "linz", attacker_cards=[card])
    except PositionError as refused:
        return str(refused)
    return str(found["cards"][0]["card"])


def test_named_defenders_take_the_place_of_those_who_stand_there() -> None:
    found = analysis.battle(facing(), "napoleon + 8 france @ munich", "linz", defenders="mack + 3 austria")

    assert found["defender"]["parts"]["units"] == 3


def test_scores_are_everything_the_dice_can_show() -> None:
    faces = Counter(
        (pair.count(6), pair.count(5)) for pair in [(a, b) for a in range(1, 7) for b in range(1, 7)]
    )

    assert scores(2) == pytest.approx({key: count / 36 for key, count in faces.items()})
    assert sum(scores(17).values()) == pytest.approx(1)


def test_one_point_against_one_is_reckoned_by_hand() -> None:
    """Prussians have no bonus here: each side of Minors rolls one die a round."""
    state = board({"copenhagen": "1 denmark", "malmo": "1 sweden"})
    state = position.load(position.dump(state) | {"hostile": [["denmark", "sweden"]]})
    found = analysis.battle(state, "1 denmark @ copenhagen", "copenhagen", defenders="1 sweden")

    assert (found["attacker"]["dice"], found["defender"]["dice"]) == (1, 1)
    # Each die hits with 5 and 6. A 6 removes the only piece, so two sixes leave nobody.
    tied_out, tied_shaken, blank = 1 / 36, 1 / 36, (4 / 6) ** 2
    mixed = 2 / 36  # a 6 against a 5: equal losses, but one side is gone
    one_hit = (2 / 6) * (4 / 6)
    # After two fives nobody has a die left; after two blanks the round is repeated once.
    again = {
        "attacker": one_hit + 1 / 36,
        "defender": one_hit + 1 / 36 + tied_shaken + blank,
        "nobody": tied_out,
    }
    wins = one_hit + mixed / 2 + blank * again["attacker"]
    loses = one_hit + mixed / 2 + tied_shaken + blank * again["defender"]

    assert found["odds"]["attacker_wins"] == pytest.approx(wins, abs=1e-6)
    assert found["odds"]["defender_wins"] == pytest.approx(loses, abs=1e-6)
    assert found["odds"]["nobody_left"] == pytest.approx(tied_out + blank * tied_out, abs=1e-6)


def fought(seed: str, force: str, frm: str, to: str) -> BattleEnded:
    """A battle fought by the rules with owners who give strength first."""
    state = facing()
    state.dice = Dice(dice_key(seed))
    pieces = read_force(force)
    move_force(state, pieces, place(frm), place(to), "move")
    run(state, Fight(FRANCE, place(to), place(frm), pieces))
    while asked(state) is not None and not any(isinstance(e.event, BattleEnded) for e in state.events):
        choice = asked(state)
        assert choice is not None
        decide_in_place(state, choice, choice.options(state)[0])
    return next(e.event for e in state.events if isinstance(e.event, BattleEnded))


def test_odds_agree_with_battles_fought_by_the_rules() -> None:
    """Within four standard deviations of 400 battles; the dice are the same every time."""
    force, count = "murat + 3 france", 400
    odds = analysis.battle(facing(), f"{force} @ munich", "linz")["odds"]
    ended = [fought(f"odds/{n}", force, "munich", "linz") for n in range(count)]

    for name, happened in (
        ("attacker_wins", sum(e.loser == 1 for e in ended)),
        ("defender_wins", sum(e.loser == 0 for e in ended)),
        ("defender_routed", sum(e.loser == 1 and e.is_rout for e in ended)),
    ):
        spread = 4 * (odds[name] * (1 - odds[name]) / count) ** 0.5
        assert abs(happened / count - odds[name]) <= spread, name


def test_losses_fall_on_strength_before_leaders() -> None:
    side = FightSide(read_force("napoleon, murat + 2 france, 1 spain"), 0)
    left = after_losses(side, 3, 1)

    assert sum(left.force.sp) == 0
    assert len(left.force.leaders) == 2
    assert left.disrupted_leaders == (left.force.leaders[1],)


def besieging() -> State:
    return board({"venice": "napoleon + 6 france"})


def test_a_siege_is_reckoned_with_the_guns_of_the_fortress() -> None:
    found = analysis.siege(besieging(), "napoleon + 6 france @ venice")
    train = analysis.siege(besieging(), "napoleon + 6 france @ venice", cards=["siege_train"])

    assert found["defender"]["parts"] == {"fortress": found["defender"]["dice"]}
    assert 0 < found["odds"]["falls_at_once"] < found["odds"]["falls"] < 1
    assert train["cards"] == [{"card": "siege_train", "side": "attacker", "attacker": 2, "defender": -1}]
    assert train["odds"]["falls"] > found["odds"]["falls"]


def test_sieges_fall_as_often_as_the_rules_let_them() -> None:
    odds, count, fell = analysis.siege(besieging(), "napoleon + 6 france @ venice")["odds"], 400, 0
    for number in range(count):
        state = besieging()
        state.dice = Dice(dice_key(f"siege/{number}"))
        run(state, Besiege(FRANCE, place("venice"), read_force("napoleon + 6 france")))
        while asked(state) is not None:
            choice = asked(state)
            assert choice is not None
            decide_in_place(state, choice, choice.options(state)[0])
        fell += next(e.event.fell for e in state.events if isinstance(e.event, SiegeEnded))
    spread = 4 * (odds["falls"] * (1 - odds["falls"]) / count) ** 0.5

    assert abs(fell / count - odds["falls"]) <= spread


@pytest.mark.parametrize(("modifier", "ways"), [(0, 10), (3, 26), (-4, 0), (7, 36)])
def test_r10_11_chances_of_two_dice(modifier: int, ways: int) -> None:
    assert analysis.chance_of(modifier) == pytest.approx(ways / 36, abs=1e-6)


def test_interceptors_are_told_with_what_they_need() -> None:
    state = board({"munich": "napoleon + 8 france", "vienna": "charles + 6 austria"})
    found = analysis.interceptions(state, "linz", "france")

    assert [entry["leader"] for entry in found] == ["charles"]
    assert found[0]["needs"] == 9 - found[0]["modifier"]
    assert found[0]["chance"] == analysis.chance_of(found[0]["modifier"])
    assert analysis.interceptions(state, "linz", "turkey") == []


def test_evaders_are_told_where_they_may_go() -> None:
    found = analysis.evasions(facing(), "innsbruck", "france", "munich")

    assert found[0]["force"] == "charles + 4 austria"
    assert "munich" not in found[0]["to"]
    assert all(way["needs"] == 9 - way["modifier"] for way in found[0]["to"].values())
    assert found[0]["to"]


def test_moves_tell_cost_and_causes_of_attrition() -> None:
    found = analysis.moves(facing(), "napoleon, murat + 8 france @ munich")

    assert found["innsbruck"]["status"] == "enemy"
    assert found["innsbruck"]["attrition"] == (
        [found["innsbruck"]["line"]] if found["innsbruck"]["line"] != "rough" else []
    )
    assert found["innsbruck"]["cp"] == found["innsbruck"]["armies"]
    assert all(not way["attrition"] for way in found.values() if way["status"] == "friendly")


def test_r9_42_a_fifth_area_is_a_forced_march() -> None:
    tired = board({"munich": "murat + 2 france"}, marched={"murat": 4})
    found = analysis.moves(tired, "murat + 2 france @ munich")

    assert all("forced_march" in way["attrition"] for way in found.values())


def test_flag_placements_do_not_need_the_impulse() -> None:
    state = board({"linz": "murat + 2 france"}, active="britain")

    assert "linz" in analysis.flag_placements(state, "france")
    assert analysis.flag_placements(state, "turkey") == []


def test_r15_1_conquests_are_told_with_their_odds() -> None:
    taken = analysis.conquests(board({}, flags={"vienna": "france"}))

    assert list(taken) == ["austria"]
    assert taken["austria"]["conqueror"] == "france"
    assert taken["austria"]["capital_lost"]
    ways = sum(die + taken["austria"]["modifier"] >= 6 for die in range(1, 7))
    assert taken["austria"]["falls"] == pytest.approx(ways / 6, abs=1e-6)
    assert analysis.conquests(board({})) == {}


def test_the_score_adds_up() -> None:
    state = board({}, flags={"vienna": "france"}, resources={"france": 2})
    found = analysis.score(state)

    assert {seat: told["points"] for seat, told in found.items()} == points(state)
    for told in found.values():
        assert told["points"] == sum(told["keys"].values()) + len(told["pacts"]) + told["resources"]


def test_convoys_reach_friendly_ports_and_land_where_a_fleet_controls() -> None:
    alone = analysis.convoy_reach(board({}), "britain", "kent")
    covered = analysis.convoy_reach(board({}, fleets={"english_channel": "2 britain"}), "britain", "kent")
    barred = analysis.convoy_reach(board({}, fleets={"english_channel": "2 france"}), "britain", "kent")

    assert all(not way["landing"] for way in alone.values())
    assert covered["calais"]["landing"]
    assert covered["calais"]["by"][-1] == "english_channel"
    assert covered["calais"]["cp"] == len(covered["calais"]["by"]) + 1
    assert all("english_channel" not in way["by"] for way in barred.values())


def test_zones_and_blockades() -> None:
    state = board({}, fleets={"english_channel": "2 britain", "bay_of_biscay": "1 britain, 1 france"})

    assert analysis.zones(state)["english_channel"]["controllers"] == ["britain"]
    assert analysis.zones(state)["bay_of_biscay"]["controllers"] == []
    assert "calais" in analysis.blockaded_ports(state, "france")
    assert analysis.blockaded_ports(state, "britain") == []


def test_armies_are_references_that_can_be_asked_about() -> None:
    state = facing()

    assert "napoleon, murat + 8 france @ munich" in analysis.armies(state, "france")
    for reference in analysis.armies(state, "france"):
        analysis.moves(state, reference)


def test_questions_alter_nothing() -> None:
    state = facing()
    before = position.dump(state), state.dice.drawn, len(state.events), standing_in(state, "munich")
    analysis.battle(state, "napoleon + 8 france @ munich", "linz", attacker_cards=["grand_battery"])
    analysis.moves(state, "napoleon + 8 france @ munich")
    for nation in NATIONS:
        analysis.flag_placements(state, nation)

    assert (position.dump(state), state.dice.drawn, len(state.events), standing_in(state, "munich")) == before


WRONG: list[tuple[str, tuple[Any, ...], dict[str, Any], str]] = [
    ("moves", ("napoleon + 9 france @ munich",), {}, "no such force is there"),
    ("moves", ("napoleon + 8 france",), {}, "'… @ area' is needed"),
    ("moves", ("napolean @ munich",), {}, "did you mean 'napoleon'?"),
    ("battle", ("napoleon @ munich", "paris"), {}, "no enemies are in paris"),
    ("battle", ("napoleon @ munich", "warsaw"), {"defenders": "1 russia"}, "are not adjacent"),
    (
        "battle",
        ("napoleon @ munich", "linz"),
        {"attacker_cards": ["grand_batery"]},
        "did you mean 'grand_battery'?",
    ),
    ("battle", ("napoleon @ munich", "linz"), {"attacker_cards": ["rally"]}, "played after the dice"),
    ("battle", ("napoleon @ munich", "linz"), {"attacker_cards": ["congreve_rockets"]}, "a matter of a die"),
    ("battle", ("napoleon @ munich", "linz"), {"defender_cards": ["flank_attack"]}, "may not be played"),
    ("siege", ("napoleon @ munich",), {}, "no enemy Fortress"),
    ("convoy_reach", ("britain", "vienna"), {}, "vienna is no port"),
    ("convoy_reach", ("britain", "calais"), {}, "not Friendly"),
    ("flag_placements", ("frence",), {}, "did you mean 'france'?"),
]


@pytest.mark.parametrize(("question", "given", "named", "words"), WRONG)
def test_what_cannot_be_asked_is_said(
    question: str, given: tuple[Any, ...], named: dict[str, Any], words: str
) -> None:
    with pytest.raises(PositionError) as problem:
        getattr(analysis, question)(facing(), *given, **named)

    assert words in str(problem.value)
