"""Positions of The Napoleonic Wars from files, and every question that can be asked of them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import msgspec
from cyclopts import Parameter

from ..engine.errors import GreatPowersError
from ..engine.record import FORMAT, read_record, replay
from ..games.napoleonic_wars import analysis, position
from ..games.napoleonic_wars.analysis_reading import nation_of, read_standing
from ..games.napoleonic_wars.board import PLACES, PORTS, members
from ..games.napoleonic_wars.control import friendly_areas
from ..games.napoleonic_wars.names import NATION_NUMBER, NATIONS
from ..games.napoleonic_wars.state import State
from ..games.table import find_game
from .pog_questions import Questions
from .problems import Problem, WrongUse

GAME = "napoleonic-wars"
#: Options of the other game's questions that this one has as well.
_SHARED = ("target", "cards")
_OF_DEFENDER = "defender:"


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class NwQuestions:
    """What to ask of a position of The Napoleonic Wars beyond what is always told.

    Parameters
    ----------
    force
        The Napoleonic Wars: a force such as "napoleon + 8 france @ munich": where it may go, at what price.
        With --target: dice and odds of its attack on the area, or of its siege of the Fortress it stands
        before; --cards then names Battle cards, such as old_guard,defender:great_redoubt.
    defenders
        With --force and --target: defenders instead of those who stand there.
    failed_evasion
        With --force and --target: the defenders have failed to evade.
    """

    force: str = ""
    defenders: str = ""
    failed_evasion: bool = False


NO_NW_QUESTIONS = NwQuestions()


def read_nw_position(data: bytes, file: str) -> State:
    """The position in a file: a document of our format, or where a record stands."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise GreatPowersError(f"{file}: {problem}") from None
    if isinstance(plain, dict) and plain.get("format") == FORMAT:
        state = replay(read_record(data), find_game).state
        if not isinstance(state, State):
            raise Problem("cli-no-position", file=file)
        return state
    return position.load(plain)


def check_shared(questions: Questions) -> None:
    """Options of Paths of Glory alone are not for this game."""
    for field in fields(questions):
        if field.name not in _SHARED and getattr(questions, field.name) != field.default:
            raise WrongUse("cli-pog-only", option=f"--{field.name}")


def nw_findings(state: State, questions: Questions, asked: NwQuestions) -> dict[str, Any]:
    """The position and all answers, in plain values."""
    found = {"position": position.dump(state), **_always(state)}
    if asked.force:
        return found | _of_force(state, questions, asked)
    if asked != NO_NW_QUESTIONS or questions.target or questions.cards:
        raise WrongUse("cli-nw-force-needed")
    return found


def _always(state: State) -> dict[str, Any]:
    """What needs no more than the position."""
    return {
        "score": analysis.score(state),
        "conquests": analysis.conquests(state),
        "zones": analysis.zones(state),
        "blockaded_ports": {nation: analysis.blockaded_ports(state, nation) for nation in NATIONS},
        "flag_placements": {nation: analysis.flag_placements(state, nation) for nation in NATIONS},
        "convoys": {nation: _convoys(state, nation) for nation in NATIONS},
    }


def _convoys(state: State, nation: str) -> dict[str, Any]:
    """Reach of Convoys from every port with pieces of the nation."""
    who = NATION_NUMBER[nation]
    ports = state.present[who] & PORTS & friendly_areas(state, who)
    return {PLACES[port]: analysis.convoy_reach(state, nation, PLACES[port]) for port in members(ports)}


def _of_force(state: State, questions: Questions, asked: NwQuestions) -> dict[str, Any]:
    """What a force may do, what may happen to it on the way, and its fight if there is one."""
    force, frm = read_standing(state, asked.force)
    nation = NATIONS[nation_of(force)]
    ways = analysis.moves(state, asked.force)
    found: dict[str, Any] = {
        "moves": ways,
        "interceptions": {area: analysis.interceptions(state, area, nation) for area in ways},
        "evasions": {area: analysis.evasions(state, area, nation, PLACES[frm]) for area in ways},
    }
    if not questions.target:
        return found
    cards = [part.strip() for part in questions.cards.split(",") if part.strip()]
    theirs = [card.removeprefix(_OF_DEFENDER) for card in cards if card.startswith(_OF_DEFENDER)]
    ours = [card for card in cards if not card.startswith(_OF_DEFENDER)]
    if questions.target == PLACES[frm] and not asked.defenders:
        return found | {"siege": analysis.siege(state, asked.force, cards=ours)}
    fight = analysis.battle(
        state,
        asked.force,
        questions.target,
        defenders=asked.defenders,
        attacker_cards=ours,
        defender_cards=theirs,
        failed_evasion=asked.failed_evasion,
    )
    return found | {"battle": fight}
