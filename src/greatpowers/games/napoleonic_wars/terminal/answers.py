"""The answer to every question that can be asked of a position of The Napoleonic Wars."""

from __future__ import annotations

from typing import Final

from ...shared.inspection import WrongQuestion, comma_list
from ...shared.reporting import Found
from ..analysis import findings as analysis
from ..analysis.reading import nation_of, read_standing
from ..positions import documents as position
from ..printed.board import PLACES, PORTS
from ..printed.ids import each_area
from ..printed.names import NATION_NUMBER, NATIONS
from ..state.control import friendly_areas
from ..state.state import State
from .questions import Questions

_OF_DEFENDER: Final = "defender:"


def answers_in(state: State, asked: Questions) -> Found:
    """The position and all answers, in plain values."""
    found = {"position": position.dump(state), **_always(state)}
    if asked.force:
        return found | _of_force(state, asked)
    if asked != Questions():
        raise WrongQuestion("cli-nw-force-needed")
    return found


def _always(state: State) -> Found:
    """What needs no more than the position."""
    return {
        "score": analysis.score(state),
        "conquests": analysis.conquests(state),
        "zones": analysis.zones(state),
        "blockaded_ports": {nation: analysis.blockaded_ports(state, nation) for nation in NATIONS},
        "flag_placements": {nation: analysis.flag_placements(state, nation) for nation in NATIONS},
        "convoys": {nation: _convoys(state, nation) for nation in NATIONS},
    }


def _convoys(state: State, nation: str) -> Found:
    """Reach of Convoys from every port with pieces of the nation."""
    who = NATION_NUMBER[nation]
    ports = state.present[who] & PORTS & friendly_areas(state, who)
    return {PLACES[port]: analysis.convoy_reach(state, nation, PLACES[port]) for port in each_area(ports)}


def _of_force(state: State, asked: Questions) -> Found:
    """What a force may do, what may happen to it on the way, and its fight if there is one."""
    force, frm = read_standing(state, asked.force)
    nation = NATIONS[nation_of(force)]
    ways = analysis.moves(state, asked.force)
    found: Found = {
        "moves": ways,
        "interceptions": {area: analysis.interceptions(state, area, nation) for area in ways},
        "evasions": {area: analysis.evasions(state, area, nation, PLACES[frm]) for area in ways},
    }
    if not asked.target:
        return found
    cards = comma_list(asked.cards)
    theirs = [card.removeprefix(_OF_DEFENDER) for card in cards if card.startswith(_OF_DEFENDER)]
    ours = [card for card in cards if not card.startswith(_OF_DEFENDER)]
    if asked.target == PLACES[frm] and not asked.defenders:
        return found | {"siege": analysis.siege(state, asked.force, cards=ours)}
    fight = analysis.battle(
        state,
        asked.force,
        asked.target,
        defenders=asked.defenders,
        attacker_cards=ours,
        defender_cards=theirs,
        failed_evasion=asked.failed_evasion,
    )
    return found | {"battle": fight}
