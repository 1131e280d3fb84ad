"""Everything that can happen has words in three languages, and nothing shows a bare id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from greatpowers.engine.effects import Lasting
from greatpowers.engine.errors import Refusal
from greatpowers.engine.events import EVENTS, DieRolled, Event
from greatpowers.engine.match import Match
from greatpowers.engine.state import advance
from greatpowers.games.napoleonic_wars.rules.attrition import force_in, suffer
from greatpowers.games.napoleonic_wars.rules.turn.peace import PeaceRoll
from greatpowers.games.napoleonic_wars.state import effects
from greatpowers.games.napoleonic_wars.state.events import war as events
from greatpowers.games.napoleonic_wars.words import speakers
from greatpowers.games.napoleonic_wars.words.events import UNTOLD, event_line, purpose_words
from greatpowers.games.napoleonic_wars.words.names import (
    card_name,
    leader_name,
    nation_name,
    place_name,
    squadron_name,
)
from greatpowers.games.napoleonic_wars.words.speakers import (
    effect_words,
    reason_sentence,
    why_words,
)
from greatpowers.locale import LANGUAGES, Texts
from tests.games.napoleonic_wars.boards import answer, asked, board, place, run, texts
from tests.games.napoleonic_wars.matches import some_match
from tests.games.napoleonic_wars.war_boards import do

SOURCE = Path(events.__file__).parents[2]
KINDS = [kind for name, kind in sorted(EVENTS.items()) if name.startswith("napoleonic_wars.")]
#: An id that was left unworded.
BARE = re.compile(r"nw-|\w+_\w+|@")
#: Where verbs and frames take a cause, a way to move, a purpose of dice.
CAUSES = {
    "add_sp": 4, "lose_sp": 4, "regroup_sp": 4, "return_sp": 4, "place_leader": 3, "remove_leader": 3,
    "place_squadron": 4, "remove_squadron": 3, "set_flag": 3, "put_flag": 3, "join_camp": 3,
    "place_consul": 4, "move_consul": 5, "change_resources": 3, "suffer": 3, "regroup_everything": 3,
    "make_pact": 3, "EventFlag": 2, "PlaceFree": 4, "eliminate": 3,
}  # fmt: skip
WAYS = {"move_force": 4, "move_fleet": 3, "land": 4, "come_ashore": 3}

SP = (8, 0, 0, 0, 0, 2, 0, 0, 0)
SAMPLES: dict[str, Any] = {
    "turn": 2, "year": 1807, "phase": "reinforcements", "round": 3, "nation": "france", "card": "old_guard",
    "use": "cp", "cards": ("old_guard", "fog_of_war"), "count": 3, "frm": "la_mancha", "to": "franche_comte",
    "by": -2, "now": 1, "why": "foreign_war", "area": "la_mancha", "sp": SP, "leaders": ("ali_pasha",),
    "how": "driven_out", "leader": "ali_pasha", "squadron": "france_sq2", "place": "english_channel",
    "squadrons": ("france_sq1", "spain_sq1"), "status": "refitting", "camp": "coalition", "row": "russia",
    "box": "pact", "power": "prussia", "enemy": "turkey", "other": "turkey", "conqueror": "austria",
    "nations": ("france", "britain"), "effect": "turn.armistice:austria-france", "value": 1, "die": 4,
    "modifier": -1, "seat": "britain", "strength": 4, "winner": "other", "points": {"france": 3},
    "ceded": ("la_mancha",), "returned": (), "what": "evade", "dice": (3, 6), "commanders": ("ali_pasha", ""),
    "faces": ((1, 6), ()), "side": 1, "loser": 0, "losses": (4, 1), "sixes": 2, "fives": 1, "kind": "patrol",
    "total": 10, "sides": ("france", "russia"), "lost": 2, "chances": (600, 200, 100, 300, 50),
    "sources": ((("strength", 2),), ()), "fleets": ((), ()),
}  # fmt: skip
OWN_SAMPLES: dict[str, dict[str, Any]] = {
    "CardPassed": {"frm": "britain", "to": "france"},
    "LeaderLost": {"to": "foreign_war"},
    "SquadronLost": {"to": "regroup"},
    "SubmissionOffered": {"to": "france"},
    "BattleBegan": {"sp": (SP, (0,) * 9), "leaders": (("ali_pasha",), ())},
    "NavalRoundFought": {"dice": (4, 2), "sixes": (1, 0), "fives": (0, 1)},
    "GameEnded": {"winner": "france", "why": "last-turn"},
}


def strict(language: str) -> Texts:
    return Texts(language, strict=True)


def sample(kind: type[Event], **values: Any) -> Event:
    """An event of the kind with every field filled in."""
    given = {field.name: SAMPLES.get(field.name, True) for field in fields(kind)}  # type: ignore[arg-type]
    given |= OWN_SAMPLES.get(kind.__name__, {})
    return kind(**{**given, **values})


def others(kind: type[Event]) -> Iterator[Event]:
    """The other ways in which an event of the kind can be told."""
    name = kind.__name__
    yield sample(kind)
    named = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    for variant in kind.variants:
        if variant.field in named:
            yield sample(kind, **{variant.field: type(getattr(sample(kind), variant.field))()})
    if name == "BattleEnded":
        yield sample(kind, loser=-1)
    if any(field.name == "succeeded" for field in fields(kind)):  # type: ignore[arg-type]
        yield sample(kind, succeeded=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_in_every_way(kind: type[Event], language: str) -> None:
    lines = [event_line(strict(language), event) for event in others(kind)]

    for line in lines:
        assert line
        assert not BARE.search(line), line
        assert line.endswith(".")
    assert len(set(lines)) == len(lines), "what differs is told differently"


@cache
def whole_match() -> Match:
    return some_match("1812-3", lambda match: match.is_over)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_without_a_bare_id(language: str) -> None:
    told = [(event, event_line(strict(language), event)) for event in whole_match().events(None)]
    silent = [event for event, line in told if line is None]

    assert [line for _, line in told if line and BARE.search(line)] == []
    assert all(str(getattr(event, "effect", "")).partition(":")[0] in UNTOLD for event in silent)
    assert len(told) > 200


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call in the rules with the name of what is called."""
    found: list[tuple[str, ast.Call]] = []
    for file in sorted(SOURCE.rglob("*.py")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        made = [node for node in nodes if isinstance(node, ast.Call)]
        found += [(node.func.id, node) for node in made if isinstance(node.func, ast.Name)]
        found += [(node.func.attr, node) for node in made if isinstance(node.func, ast.Attribute)]
    return tuple(found)


def named(places: dict[str, int], keyword: str = "why") -> set[str]:
    """Texts given to these verbs at these places."""
    found: set[str] = set()
    for name, call in calls():
        given = [word.value for word in call.keywords if word.arg == keyword and name in places]
        if name in places and len(call.args) > places[name]:
            given.append(call.args[places[name]])
        for node in given:
            found.update(
                p.value for p in ast.walk(node) if isinstance(p, ast.Constant) and isinstance(p.value, str)
            )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_and_way_is_worded(language: str) -> None:
    causes, ways = named(CAUSES), named(WAYS, "how")

    assert {"build", "foreign_war", "winter", "rout"} <= causes
    assert {"move", "retreat", "sail", "convoy"} <= ways
    assert all(why_words(strict(language), why) for why in causes)
    for way in ways:
        assert event_line(strict(language), sample(events.ForceMoved, how=way))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_phase_and_effect_is_worded(language: str) -> None:
    spoken = strict(language)
    lasting = [kind.head() for kind in effects.NwEffect.known]

    for why in named({"EndGame": 0, "end_game": 2}):
        assert event_line(spoken, sample(events.GameEnded, why=why))
    for phase in named({"begin_phase": 1}):
        assert event_line(spoken, sample(events.PhaseBegan, phase=phase))
    assert all(effect_words(spoken, name) for name in lasting if name not in UNTOLD)
    assert len(lasting) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_die_says_what_it_is_for(language: str) -> None:
    spoken = strict(language)
    purposes = named({"draw": 1, "random_card": 2}, "purpose") - {"bidding ", "naval "}
    purposes |= {"intercept", "evade", "naval intercept", "naval evade", "naval patrol", "bidding france"}

    assert {"attrition", "battle", "peace", "excess card"} <= purposes
    for purpose in sorted(purposes):
        assert purpose_words(spoken, purpose)
        line = event_line(spoken, DieRolled(0, purpose, 6, 5))
        assert line is not None
        assert not BARE.search(line)
        assert "6" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_in_the_lines(language: str) -> None:
    spoken = strict(language)
    moved = event_line(spoken, sample(events.ForceMoved))
    played = event_line(spoken, sample(events.CardPlayed))

    genitive = {"spain": "Испании", "france": "Франции"} if language == "ru" else {}
    assert moved is not None
    assert played is not None
    for name in (
        leader_name(spoken, "ali_pasha"),
        place_name(spoken, "la_mancha")[:-1],  # its ending goes with its case
        genitive.get("spain", nation_name(spoken, "spain")),
    ):
        assert name in moved
    assert card_name(spoken, "old_guard") in played
    france = genitive.get("france", nation_name(spoken, "france"))
    assert france in squadron_name(spoken, "france_sq2")


def test_what_is_hidden_is_not_told() -> None:
    hidden = events.CardPassed("britain", "france", "")

    assert event_line(strict("en"), hidden) == "Britain hands one card to France."


def test_notes_of_the_rules_are_not_told() -> None:
    assert event_line(strict("en"), events.EffectBegan("impulse.keys_before", 5)) is None


def test_a_modifier_nobody_paid_for_names_nobody() -> None:
    state = board(effects=Lasting.of(effects.EuropeExhausted(2)), dice=[1])
    run(state, PeaceRoll())
    while asked(state) is not None:
        answer(state, texts(state)[0])
    told = [recorded.event for recorded in state.events if isinstance(recorded.event, events.PeaceModified)]

    assert [event_line(strict("en"), event) for event in told] == ["An event moves the peace roll by +2."]


#: Parameters of refusals that are numbers or a player's own words.
PLAIN_PARAMS = {
    "cost", "count", "highest", "keys", "left", "longest", "room", "size", "strength", "text", "zones",
}  # fmt: skip


def params_of_refusals() -> set[str]:
    """The names of all parameters: in calls of Refusal, and in the dictionaries called `names`."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if path.parent.name in ("positions", "analysis"):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            given: list[ast.expr | None] = []
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                given = [*node.args[2:], *(word.value for word in node.keywords)]
            elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "names":
                given = [node.value]
            for one in given:
                if isinstance(one, ast.Dict):
                    found |= {key.value for key in one.keys if isinstance(key, ast.Constant)}
    return found


def test_every_parameter_of_a_refusal_is_put_into_words() -> None:
    found = params_of_refusals()

    assert {"camp", "squadron", "use"} <= found
    # A list of Squadrons is put into words by `worded` itself.
    assert found - PLAIN_PARAMS - {"squadrons"} <= set(speakers.PARAMS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "params"),
    [
        ("nw-camp-already", {"nation": "austria", "camp": "coalition"}),
        ("nw-purse-other-use", {"use": "builds"}),
        ("nw-purse-other-use", {"use": "russia"}),
        ("nw-squadron-stays", {"squadron": "france_sq2"}),
        ("nw-squadrons-apart", {"squadrons": "france_sq1, spain_sq1"}),
        ("nw-not-next-at-sea", {"place": "la_mancha", "other": "english_channel"}),
    ],
)
def test_a_refusal_shows_no_bare_id(language: str, message: str, params: dict[str, str]) -> None:
    said = reason_sentence(Texts(language), Refusal(message, "8.3", params))

    ids = {part for value in params.values() for part in value.split(", ")}
    assert not BARE.search(said)
    assert not [one for one in ids if re.search(rf"\b{one}\b", said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_flag_of_survivors_is_not_told_as_an_annihilation(language: str) -> None:
    texts = Texts(language)

    assert why_words(texts, "survivors") not in texts.format(
        "nw-event-annihilation-suffered", area="", side=""
    )


FIGHT = [kind for kind in KINDS if "sides" in {field.name for field in fields(kind)}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FIGHT, ids=lambda kind: kind.__name__)
def test_the_log_names_the_sides_of_a_fight(language: str, kind: Any) -> None:
    """By the nations that decide for them, not as active and other."""
    texts = Texts(language)
    said = (
        event_line(texts, sample(kind, **({"is_siege": False} if kind.__name__ == "BattleBegan" else {})))
        or ""
    )

    # The ending goes with the case.
    assert any(nation_name(texts, nation)[:-1] in said for nation in ("france", "russia"))
    for side in ("active", "other"):
        assert texts.format(f"nw-side-{side}").casefold() not in said.casefold()


def test_a_fight_is_logged_with_the_nations_of_both_sides() -> None:
    state = board({"munich": "napoleon + 8 france", "linz": "2 austria"}, dice=[6] * 60)
    do(state, "france", "move napoleon + 8 france @ munich to linz")
    answer(state, "stand")
    while asked(state) is not None:
        answer(state, texts(state)[-1])

    told = [r.event for r in state.events if hasattr(r.event, "sides")]
    assert {type(event).__name__ for event in told} >= {"BattleBegan", "BattleRolled", "AnnihilationSuffered"}
    assert {event.sides for event in told} == {("france", "austria")}


def test_dice_of_attrition_are_told_with_what_they_cost() -> None:
    """9.43: an ambush; whoever reads the log sees the dice."""
    state = board({"oporto": "3 france"}, dice=[6, 1, 2])
    suffer(state, place("oporto"), force_in(state, place("oporto"), 1), "march")
    state.push_called()
    advance(state)

    (rolled,) = [r.event for r in state.events if type(r.event).__name__ == "AttritionRolled"]
    assert (rolled.nation, rolled.place, rolled.faces, rolled.lost) == ("france", "oporto", (6, 1, 2), 1)
