"""Positions of The Napoleonic Wars: read, written, played on, and refused with words that help."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import GreatPowersError
from greatpowers.engine.match import Match
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.positions import documents as position
from greatpowers.games.napoleonic_wars.positions.writing import phase_of
from greatpowers.games.napoleonic_wars.printed.cards import DECK_CARDS
from greatpowers.games.napoleonic_wars.printed.names import (
    AUSTRIA,
    BRITAIN,
    FRANCE,
    SPAIN,
)
from greatpowers.games.napoleonic_wars.printed.pieces import SQUADRON_NUMBER
from greatpowers.games.napoleonic_wars.printed.ruleset import SCENARIOS
from greatpowers.games.napoleonic_wars.rules.impulse.plays import ChoosePlay
from greatpowers.games.napoleonic_wars.state.relations import are_enemies, seat_of
from greatpowers.games.napoleonic_wars.state.state import sp_at
from greatpowers.games.shared.documents import PositionError
from greatpowers.games.table import find_game
from tests.games.napoleonic_wars.boards import names, place, standing_in
from tests.games.napoleonic_wars.matches import GAME, new_match, state_of
from tests.games.napoleonic_wars.seen import (
    building_squadrons,
    deck_of,
    hand_of,
    held_mask,
    hostile_to,
    in_regroup,
    leader_place,
    present_mask,
    refitting_squadrons,
    round_of,
    squadron_place,
    squadrons_in,
    truces_of,
    war_on,
)
from tests.games.napoleonic_wars.war_boards import consul

POSITION: dict[str, Any] = {
    "format": "greatpowers-nw-1",
    "scenario": "1805-5",
    "turn": 2,
    "round": 3,
    "due": "austria",
    "areas": {"calais": "napoleon, murat + 8 france, 2 spain", "vienna": "charles + 6 austria"},
    "fleets": {"english_channel": "2 britain", "brest": "france_sq2 refitting, 1 france building"},
    "flags": {"linz": "france"},
    "regroup": "ney + 3 france",
    "regroup_fleets": "1 spain",
    "leaders": {"moore": "gone"},
    "consuls": {"spain": "france pact"},
    "hostile": [["france", "denmark"]],
    "truces": [["russia", "turkey"]],
    "resources": {"britain": 2},
    "hands": {"austria": ["rally", "fog_of_war"], "france": ["old_guard"]},
    "discards": ["mutiny"],
    "removed_cards": ["papal_bull"],
    "effects": {"game.crop_failure": 1},
}
#: Whoever holds cards lets the start of an Impulse go by.
PASSING = {"austria": ["impulse"], "france": ["impulse"]}


def changed(**changes: Any) -> dict[str, Any]:
    return POSITION | changes


@cache
def stages() -> tuple[tuple[str, dict[str, Any]], ...]:
    """Positions of random games, some of every phase, as they come out of a file."""
    found: dict[str, list[dict[str, Any]]] = {}
    for number, scenario in enumerate(("1805-5", "1805-2", "1805-3", "1805-4")):
        match, stream = new_match(scenario, seed=f"stages/{number}", bid=False), Stream(f"stages/{number}")
        for _ in range(1200):
            if match.is_over:
                break
            kept = found.setdefault(phase_of(state_of(match)), [])
            if len(kept) < 8 or stream.below(40) == 0:
                kept.append(json.loads(json.dumps(position.dump(state_of(match)))))
            question = match.pending()[0]
            match.decide(question.seat, question.choice.sample(question.offer, stream))
    return tuple((phase, document) for phase, kept in found.items() for document in kept)


def test_pieces_stand_where_the_document_says() -> None:
    state = position.load(POSITION)

    assert standing_in(state, "calais") == "napoleon, murat + 8 france, 2 spain"
    assert sp_at(state, AUSTRIA, place("vienna")) == 6
    assert in_regroup(state, "france") == 3
    assert leader_place(state, "ney") == "regroup"
    assert leader_place(state, "moore") == "gone"
    assert names(present_mask(state, "france")) == ["calais"]


def test_ships_have_their_markers() -> None:
    state = position.load(POSITION)
    at_brest = squadrons_in(state, "brest")

    assert at_brest == [SQUADRON_NUMBER["france_sq1"], SQUADRON_NUMBER["france_sq2"]]
    assert building_squadrons(state) == {at_brest[0]}
    assert refitting_squadrons(state) == {at_brest[1]}
    assert len(squadrons_in(state, "regroup")) == 1


def test_control_and_relations_follow_the_document() -> None:
    state = position.load(POSITION)

    assert held_mask(state, "france") >> place("linz") & 1
    assert consul(state, "spain") == "france pact"
    assert seat_of(state, SPAIN) == "france"
    assert hostile_to(state, "france") == {"denmark"}
    assert truces_of(state, "turkey") == {"russia"}
    assert are_enemies(state, FRANCE, BRITAIN), "the Camps of the set-up hold where nothing is said"


def test_cards_not_named_lie_in_the_draw_pile() -> None:
    state = position.load(POSITION)

    named = {"rally", "fog_of_war", "old_guard", "mutiny", "papal_bull"}
    assert set(deck_of(state)) == set(DECK_CARDS) - named
    assert hand_of(state, "austria") == ("rally", "fog_of_war")


def test_the_war_away_from_the_map_holds_its_pieces() -> None:
    wars = {"anglo_american_war": {"britain": {"force": "1 britain", "squadrons": "britain_sq3"}}}
    state = position.load(changed(foreign_wars=wars))

    assert squadron_place(state, SQUADRON_NUMBER["britain_sq3"]) == "foreign_war"
    assert war_on(state, "anglo_american_war").committed[0].sp == 1
    assert "anglo_american_war" not in deck_of(state)
    assert position.dump(state)["foreign_wars"] == wars


def test_an_empty_document_is_the_set_up() -> None:
    started = GAME.setup(SCENARIOS[0], {"bid": False, "diplomacy_in_reinforcement": True}, b"key")
    state = position.load({})

    for field in (
        "sp",
        "present",
        "leader_at",
        "squadron_at",
        "flag",
        "held",
        "camp",
        "consul_box",
        "start_keys",
    ):
        assert getattr(state, field) == getattr(started, field), field


def test_play_goes_on_where_the_document_stops() -> None:
    match = Match(GAME, "1805-5", {}, seed="on", position=changed(auto_pass=PASSING))
    question = match.pending()[0]

    assert question.seat == "austria"
    assert isinstance(question.choice, ChoosePlay)
    assert round_of(state_of(match)) == 3
    assert any("rally" in question.choice.write(option) for option in question.offer)


def test_a_match_from_a_position_can_be_recorded_and_replayed() -> None:
    match, stream = Match(GAME, "1805-5", {}, seed="again", position=POSITION), Stream("again")
    for _ in range(12):
        question = match.pending()[0]
        match.decide(question.seat, question.choice.sample(question.offer, stream))
    again = replay(read_record(write_record(record_of(match))), find_game)

    assert position.dump(state_of(again)) == position.dump(state_of(match))
    assert deck_of(state_of(again)) == deck_of(state_of(match))


def test_a_match_by_other_rules_does_not_begin_from_it() -> None:
    with pytest.raises(GreatPowersError, match="are not those of the position"):
        Match(GAME, "1805-4", {}, seed="on", position=POSITION)


def test_every_stage_of_a_game_can_be_written_and_read() -> None:
    for phase, document in stages():
        assert position.dump(position.load(document)) == document, phase
    seen = {phase for phase, _ in stages()}
    assert {"opening", "rounds", "peace", "camps", "reinforcements", "excess"} <= seen


def test_every_stage_can_be_played_on() -> None:
    for phase, document in dict(stages()).items():
        agreed = document.get("options", {})
        match = Match(NapoleonicWars(), document["scenario"], agreed, seed=phase, position=document)
        stream = Stream(phase)
        for _ in range(40):
            if match.is_over:
                break
            question = match.pending()[0]
            match.decide(question.seat, question.choice.sample(question.offer, stream))
            GAME.check(state_of(match))


def test_a_convoy_at_sea_is_back_in_its_port() -> None:
    from greatpowers.games.napoleonic_wars.state.changes.fights import set_convoy
    from greatpowers.games.napoleonic_wars.state.changes.map import embark
    from greatpowers.games.napoleonic_wars.state.fights import Convoy
    from greatpowers.games.napoleonic_wars.state.texts import read_force

    state = position.load(POSITION)
    force = read_force("murat + 2 france")
    embark(state, force, place("calais"))
    set_convoy(state, Convoy(FRANCE, force, place("calais")))

    assert position.dump(state)["areas"]["calais"] == POSITION["areas"]["calais"]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"format": "greatpowers-pog-1"}, "format: 'greatpowers-nw-1' is needed"),
    ({"aeras": {}}, "unknown field 'aeras'; did you mean 'areas'?"),
    ({"scenario": "1806-5"}, "1806-5"),
    ({"turn": 6}, "turn: 6 is not between 1 and 5"),
    ({"turn": "2"}, "turn: a whole number is needed, not '2'"),
    ({"phase": "round"}, "phase: unknown phase 'round'; did you mean 'rounds'?"),
    ({"due": "frannce"}, "due: unknown nation 'frannce'; did you mean 'france'?"),
    ({"areas": {"calias": "8 france"}}, "areas: unknown area 'calias'; did you mean 'calais'?"),
    ({"areas": {"calais": "napolean + 8 france"}}, "'napolean'; did you mean 'napoleon'?"),
    ({"areas": {"calais": "8 frence"}}, "areas.calais: unknown nation 'frence'; did you mean 'france'?"),
    ({"areas": {"calais": 8}}, "areas.calais: a text is needed, not 8"),
    ({"areas": {"calais": "ney", "paris": "ney"}}, "areas.paris: ney is in two places"),
    ({"areas": {"calais": "250 france"}}, "areas.calais: france has 250 strength points of 66 there are"),
    ({"areas": {"calais": "ney", "paris": "lannes"}, "regroup": "ney"}, "regroup: ney is in two places"),
    ({"fleets": {"vienna": "1 austria"}}, "fleets.vienna"),
    ({"fleets": {"brest": "france_sq99"}}, "fleets.brest: unknown Squadron 'france_sq99'"),
    ({"fleets": {"brest": "40 france"}}, "fleets.brest: france has only"),
    ({"fleets": {"english_channel": "1 france building"}}, "a Squadron building lies in a port"),
    ({"flags": {"paris": "france"}}, "flags.paris: france owns paris"),
    ({"camps": {"spain": "imperial"}}, "camps.spain: no player heads this nation"),
    ({"camps": {"france": "imperail"}}, "camps.france: unknown Camp 'imperail'; did you mean 'imperial'?"),
    ({"consuls": {"france": "britain pact"}}, "consuls.france: a player heads this nation"),
    ({"consuls": {"spain": "pact"}}, "consuls.spain: a box needs the row of a Power"),
    ({"consuls": {"spain": "france pakt"}}, "consuls.spain: unknown box 'pakt'; did you mean 'pact'?"),
    ({"hostile": [["france"]]}, "hostile[0]: two nations are needed"),
    ({"truces": ["france"]}, "truces[0]: a list is needed"),
    ({"hands": {"france": ["old_gaurd"]}}, "hands.france[0]: unknown card 'old_gaurd'; did you mean"),
    ({"hands": {"france": ["rally"], "austria": ["rally"]}}, "rally lies in two places"),
    ({"hands": {"france": ["parliament"]}}, "hands.france[0]: parliament is a Home card"),
    ({"home_used": ["rally"]}, "home_used[0]: rally is no Home card"),
    ({"deck": ["rally"]}, "cards lost or doubled"),
    ({"effects": {"winter": 1}}, "effects: 'winter' does not begin with"),
    ({"effects": {"turn.winter": 1}}, "effects: there is no effect 'turn.winter'"),
    ({"effects": {"turn.mud:atlantis": 1}}, "effects: there is no effect 'turn.mud:atlantis'"),
    ({"auto_pass": {"france": ["moves"]}}, "auto_pass.france[0]: unknown window 'moves'; did you"),
    ({"foreign_wars": {"rally": {}}}, "foreign_wars: unknown Foreign War 'rally'"),
    ({"armadas": [{"place": "brest", "commander": "france", "powers": ["france"]}]}, "armadas[0]: an Armada"),
    ({"reinforcing": ["france"]}, "reinforcing: nations still to be reinforced"),
    ({"plus_key": 1}, "plus_key: true or false is needed"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "words"), WRONG, ids=[words for _, words in WRONG])
def test_what_is_wrong_is_named_with_its_place(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as problem:
        position.load(changed(**changes))

    assert words in str(problem.value)
