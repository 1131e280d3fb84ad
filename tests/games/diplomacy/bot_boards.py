"""Positions for players: a board in one line, what a player would write on it, and carrying orders out."""

from __future__ import annotations

from greatpowers.bots.player import Player
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.bots import BOTS
from greatpowers.games.diplomacy.bots.veteran.player import VeteranPlayer
from greatpowers.games.diplomacy.bots.veteran.weights import Budget
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.printed.board import LOCATION_NUMBER, PROVINCE_NUMBER
from greatpowers.games.diplomacy.printed.names import KIND_LETTERS, POWER_NUMBER, Season
from greatpowers.games.diplomacy.printed.units import unit_at
from greatpowers.games.diplomacy.state.state import State

#: What a searching player looks at where only the form of its answers is asked.
HURRIED = Budget(joint=60, depth=0, adjusting=8, seconds=1.0)
#: Nothing is open around Munich: whoever stands there must be driven out.
AT_MUNICH = "France Par Mar Bre Bel Vie Tri Ven; Germany Ber Kie Mun"


def board(season: str = "S", centres: str = "", **units: str) -> Match:
    """A match at the movement phase of a position: `France="A Par, F Bre"`, `centres="France Par Bre; …"`."""
    match = Match(Diplomacy(), "seven", seed="board")
    state = match.state
    assert isinstance(state, State)
    state.units = {}
    for power, texts in units.items():
        for text in texts.split(", "):
            letter, place = text.split(" ")
            unit = unit_at(POWER_NUMBER[power], KIND_LETTERS.index(letter), LOCATION_NUMBER[place])
            state.units[unit.province] = unit
    if centres:
        lists = [part.split() for part in centres.split(";")]
        state.centres = {PROVINCE_NUMBER[c]: POWER_NUMBER[power] for power, *names in lists for c in names}
    state.touch()
    while season == "F" and state.season is Season.SPRING:
        for question in match.pending():
            match.decide(question.seat, BOTS["holder"]("h").decide(match.view(question.seat), question))
        state = match.state
    return match


def answer(match: Match, seat: str, level: str, seed: str = "1") -> str:
    """What a player of that level would write."""
    question = match.question(seat)
    assert question is not None
    return str(BOTS[level](seed).decide(match.view(seat), question))


def carry_out(match: Match, **orders: str) -> None:
    """Give these orders; everybody else holds, disbands and builds nothing."""
    for question in match.pending():
        held = BOTS["holder"]("h").decide(match.view(question.seat), question)
        match.decide(question.seat, orders.get(question.seat, held))


def hurried(level: str, seed: str) -> Player:
    """A player of that level that looks at little, if it is one that searches."""
    player = BOTS[level](seed)
    if isinstance(player, VeteranPlayer):
        player.budget = HURRIED
    return player
