"""What is told of a battle, a danger or an event in force agrees with the rules it is told from."""

from __future__ import annotations

from dataclasses import replace

from greatpowers.games.paths_of_glory.analysis.dangers import dangers, open_capitals, open_sources
from greatpowers.games.paths_of_glory.analysis.lasting import cards_in_force
from greatpowers.games.paths_of_glory.analysis.reading import read_space, read_units
from greatpowers.games.paths_of_glory.positions.documents import load
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.rules.combat.causes import causes_of
from greatpowers.games.paths_of_glory.rules.combat.targets import combat_of
from greatpowers.games.paths_of_glory.show.battle import battle_before
from greatpowers.games.paths_of_glory.state.changes.rounds import set_combat
from greatpowers.games.paths_of_glory.state.events.war import FireResolved
from tests.games.paths_of_glory.course import walked

VERDUN = {
    "scenario": "campaign",
    "turn": 5,
    "units": {"metz": ["ge_5", "ge_6"], "verdun": ["fr_3"], "koblenz": ["ge_4"], "sedan": ["fr_4"]},
    "trenches": {"ap": {"verdun": 1}},
}


def test_r12_2_8_causes_add_up_to_what_was_fired() -> None:
    """In a whole game every shift, modifier and fort has its name."""
    shots = [shot for edition in ("2010", "2018") for shot in walked("campaign", edition).told(FireResolved)]
    assert len(shots) > 10

    for shot in shots:
        by = {
            moves: sum(cause[2] for cause in shot.causes if cause[0] == moves) for moves in ("shift", "die")
        }
        assert (by["shift"], by["die"]) == (shot.shift, shot.drm)


def test_r12_2_9_a_shot_tells_its_row_and_what_every_face_would_have_brought() -> None:
    """The modified die stays between 1 and 6; whoever reads the report needs no table for it."""
    shots = walked("campaign", "2018").told(FireResolved)
    modified = [shot for shot in shots if not 1 <= shot.die + shot.drm <= 6]

    assert all(shot.faces[shot.die - 1] == shot.loss for shot in shots)
    assert all(shot.row == shot.die + shot.drm for shot in shots if shot not in modified)
    assert {shot.row for shot in modified} <= {1, 6}


def test_r11_2_8_a_trench_and_a_fort_are_told_with_their_rules() -> None:
    state = load(VERDUN)
    battle = battle_before(state, read_units(state, ["ge_5@metz", "ge_6@metz"]), read_space("verdun"))

    assert [(one.what, one.by, one.rule) for one in battle.attacker.causes] == [("trench", -1, "11.2.8")]
    assert {(one.what, one.by, one.rule) for one in battle.defender.causes} == {
        ("fort", 3, "12.2.3"),
        ("trench", 1, "11.2.8"),
    }
    assert (battle.attacker.natural, battle.attacker.column) == (9, 6)
    assert battle.no_flank is not None
    assert abs(sum(bar.chance for bar in battle.attacker_bars) - 1) < 1e-9


def test_r12_3_3_a_flank_that_succeeded_changes_the_odds_and_who_fires_first() -> None:
    state = load(VERDUN)
    units = read_units(state, ["ge_5@metz", "ge_4@koblenz"])
    before = battle_before(state, units, read_space("sedan"))
    twin = state.copy()
    set_combat(twin, replace(combat_of(state, CP, units, read_space("sedan")), flank="succeeded"))
    after = battle_before(twin, units, read_space("sedan"))

    assert before.first is not None
    assert (before.first.frontal, before.first.succeeded, before.first.failed) == (
        "both",
        "attacker",
        "defender",
    )
    assert after.attacker_wins > before.attacker_wins
    assert after.pins == []


def test_r14_3_5_units_that_will_starve_and_open_capitals_are_dangers() -> None:
    state = load({
        "scenario": "campaign",
        "turn": 5,
        "round": 6,
        "units": {"cambrai": ["ge_2"], "sedan": ["fr_4"], "brussels": ["br_bef_army"]},
        "control": {"cp": ["cambrai"]},
    })  # fmt: skip
    found = dangers(state, CP)

    assert ("supply", read_space("cambrai")) in [(one.kind, one.space) for one in found]
    assert open_capitals(state, CP) == []


#: Paris and Breslau are empty, the Germans stand before the one, the Russians before the other.
OPEN = {
    "scenario": "historical",
    "turn": 2,
    "round": 5,
    "units": {
        "chateau_thierry": ["ge_1"],
        "sedan": ["ge_2"],
        "lodz": ["ru_1"],
        "nancy": ["fr_2"],
        "metz": ["ge_4"],
    },
    "control": {"cp": ["chateau_thierry", "sedan"]},
    "forts_destroyed": ["paris", "breslau"],
    "mandated": {"cp": "ge"},
}


def test_r8_what_an_enemy_could_walk_into_stands_open_until_somebody_stands_there() -> None:
    paris, london, breslau = map(read_space, ("paris", "london", "breslau"))
    state = load(OPEN)
    assert paris in open_capitals(state, AP)
    assert open_sources(state, CP) == [breslau]

    held = load(OPEN | {"units": OPEN["units"] | {"paris": ["fr_corps"], "breslau": ["ge_corps"]}})
    walled = load(OPEN | {"forts_destroyed": []})
    for safe in (held, walled):
        assert paris not in open_capitals(safe, AP)
        assert open_sources(safe, CP) == []
    # From Calais the line to London is for the British alone.
    assert london not in open_capitals(load(OPEN | {"units": OPEN["units"] | {"calais": ["ge_5"]}}), AP)


def test_r7_1_3_an_offensive_still_owed_leads_to_who_could_make_it() -> None:
    (owed,) = (one for one in dangers(load(OPEN), CP) if one.kind == "mandate")

    assert (owed.nation, owed.space) == ("ge", read_space("metz"))


def test_r9_5_1_1_only_events_that_still_act_are_in_force() -> None:
    state = load(
        {"scenario": "campaign", "turn": 5, "events": {"ap_09": 3, "cp_01": 1, "cp_06": 2, "cp_58": 4}}
    )

    assert set(cards_in_force(state)) == {"ap_09", "cp_06"}
    state.played["cp_13"] = 5
    assert set(cards_in_force(state)) == {"cp_06"}


def test_causes_of_a_frontal_attack_in_the_open_are_none() -> None:
    state = load(VERDUN)
    combat = combat_of(state, CP, read_units(state, ["ge_4@koblenz"]), read_space("sedan"))
    assert causes_of(state, combat, attacking=True) == ()
