"""Lasting effects as values: their names in saves and positions, and how long they last. [9.5.1.1]"""

from __future__ import annotations

import pytest

from greatpowers.engine.effects import Lasting
from greatpowers.engine.errors import RecordError
from greatpowers.games.paths_of_glory.game import PathsOfGlory
from greatpowers.games.paths_of_glory.positions.documents import dump, load
from greatpowers.games.paths_of_glory.printed.names import AP, CP
from greatpowers.games.paths_of_glory.state.changes.rounds import begin_round, begin_turn
from greatpowers.games.paths_of_glory.state.effects import (
    FleetSettled,
    Kerensky,
    MandateMissed,
    PogEffect,
    RevolutionAllowed,
    TotalWarIsNew,
    read_effects,
)
from greatpowers.games.shared.documents import PositionError

from .boards import board

#: Every effect by the name it had in saves before effects were values.
SAVED = {
    "round:yanks_and_tanks": 1, "round:brusilov": 1, "round:brusilov_trench": 1, "round:kerensky": 1,
    "round:defence_opened": 1, "turn:fleet_settled": 1, "turn:ap_total_war_is_new": 1,
    "turn:cp_total_war_is_new": 1, "always:revolution-allowed": 1, "always:missed_mandate:ap:5": 1,
    "always:missed_mandate:cp:12": 1,
}  # fmt: skip
ALL = Lasting.of(Kerensky(), FleetSettled(), TotalWarIsNew(CP), RevolutionAllowed(), MandateMissed(AP, 3))


def test_names_in_saves_stay():
    found = read_effects(SAVED)

    assert found.saved() == SAVED
    assert {type(one) for one in found} == set(PogEffect.known)


def test_a_state_is_saved_with_names():
    state = board(effects=ALL.saved())

    saved = PathsOfGlory.codec.save(state)

    assert saved["effects"]["turn:cp_total_war_is_new"] == 1
    assert PathsOfGlory.codec.load(saved).effects == ALL


@pytest.mark.parametrize(
    "name", ["round:kerenski", "turn:xx_total_war_is_new", "always:missed_mandate:ap:x", ""]
)
def test_an_unknown_name_is_refused(name):
    with pytest.raises(RecordError, match="there is no effect"):
        read_effects({name: 1})


def test_r9_5_1_1_effects_end_with_their_span():
    state = board(effects=ALL.saved())

    begin_round(state, AP, 2)
    assert not state.effects.has(Kerensky)
    assert state.effects.has(FleetSettled)

    begin_turn(state)
    assert [*state.effects] == [RevolutionAllowed(), MandateMissed(AP, 3)]


def test_a_position_tells_effects_by_name_and_missed_offensives_apart():
    document = dump(board(start=True, turn=5, effects=ALL.saved()))

    assert MandateMissed(AP, 3).name not in document["effects"]
    assert document["missed_mandates"] == {"ap": [3], "cp": []}
    with pytest.raises(PositionError, match="unknown effect 'round:kerenski'"):
        load({"format": "greatpowers-pog-1", "effects": {"round:kerenski": 1}})
