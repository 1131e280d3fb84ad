"""What a player says in public when its Impulse begins: an answer to a person, or one thing that matters now.

At most one line an Impulse and seat, and at most one answer to a line. Where no people sit nothing is said,
the same thing is not said twice in a turn, and after a line of one bot the others keep still for a while.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from .....bots.player import Player
from .....engine.match import Question
from .....locale import Texts
from ...positions.rebuild import state_from_view
from ...printed.board import CAPITALS, KEYS, PLACES
from ...printed.ids import Nation
from ...printed.names import NATIONS, POWERS
from ...rules.impulse.plays import ChoosePlay
from ...rules.turn.victory import winner
from ...show.view import View
from ...state.relations import allies, are_allies, enemies, nations_of, powers_of, seat_of
from ...words.speakers import worded
from ..regular.situation import Situation
from .chronicle import Chronicle, Line
from .listening import Wish, is_to_all, nations_named, wish_of

#: So many Impulses bots keep still after one has spoken unasked, and so many such lines a seat has in a turn.
_PAUSE: Final = 4
_ENOUGH: Final = 2
#: Somebody so far ahead is spoken of; so great a danger to a capital, too.
_AHEAD: Final = 3
_DANGER: Final = 0.8

#: Nobody calls for peace before the turn has well begun.
_EARLY: Final = 2

#: A message with its slots.
Said = tuple[str, dict[str, str | int]]


class PublicSpeaker:
    """A player of some level with a voice."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def decide(self, view: View, question: Question, past: object) -> object:
        """What is said binds nobody, and changes no plan."""
        return self._player.decide(view, question)

    def speak(
        self, view: View, past: Chronicle, people: Collection[str] = (), language: str = "en"
    ) -> list[str]:
        """What it says now, as decisions: nothing, or one line."""
        seat = view.seat
        if seat is None or not set(people) - {seat} or not _begins(view, seat):
            return []
        own = [line for line in past.lines if line.seat == seat]
        if own and own[-1].impulse == past.impulse:
            return []
        texts = Texts(language)
        situation = Situation(state_from_view(view, "talk"), seat)
        said = _answer(situation, past, own, people)
        if said is None and _may_announce(past, own, people):
            told = {line.text for line in own if line.turn == past.turn}
            fresh = (s for s in _announcements(situation) if _worded(texts, s) not in told)
            said = next(fresh, None)
        return [] if said is None else [f"press all: {_worded(texts, said)}"]


def _begins(view: View, seat: str) -> bool:
    """Is the seat asked what to play in its Impulse?"""
    top = view.flow[-1][0] if view.flow else None
    return isinstance(top, ChoosePlay) and top.seat == seat


def _worded(texts: Texts, said: Said) -> str:
    message, slots = said
    return texts.format(message, **worded(texts, slots))


def _answer(view: Situation, past: Chronicle, own: Sequence[Line], people: Collection[str]) -> Said | None:
    """An answer to the last line of a person that was meant for us and that we have not answered."""
    since = own[-1].impulse if own else -1
    ours = {NATIONS[nation] for nation in nations_of(view.state, view.seat)}
    for line in reversed(past.lines):
        if line.impulse < since or line.impulse < past.impulse - len(NATIONS):
            return None
        if line.seat in people and _is_for(line, ours, past, people):
            wish = wish_of(line.text)
            return None if wish is None else _reply(view, line, wish)
    return None


def _is_for(line: Line, ours: Collection[str], past: Chronicle, people: Collection[str]) -> bool:
    """Is a line meant for us? For who is named first; what is meant for all the first bot answers."""
    named = nations_named(line.text)
    if named:
        return named[0] in ours
    later = past.lines[past.lines.index(line) + 1 :]
    return is_to_all(line.text) and all(other.seat in people for other in later)


def _reply(view: Situation, line: Line, wish: Wish) -> Said | None:
    """Yes or no by how things stand; a promise binds nobody, so none is made that makes no sense."""
    state, asking = view.state, powers_of(view.state, line.seat)
    if not asking:
        return None
    nation = NATIONS[asking[0]]
    friends = any(are_allies(state, own, other) for own in view.powers for other in asking)
    if wish == "help":
        return ("nw-say-help-yes" if friends else "nw-say-help-no"), {"nation": nation}
    if wish == "peace":
        return ("nw-say-peace-yes" if winner(state) == view.seat else "nw-say-peace-no"), {"nation": nation}
    ours = {NATIONS[own] for own in view.powers} | {nation}
    victims = [name for name in nations_named(line.text) if name not in ours]
    if not victims:
        return None
    hostile = any(enemies(state, own) >> NATIONS.index(victims[0]) & 1 for own in view.powers)
    return ("nw-say-attack-yes" if hostile else "nw-say-attack-no"), {"enemy": victims[0], "nation": nation}


def _may_announce(past: Chronicle, own: Sequence[Line], people: Collection[str]) -> bool:
    """Nobody is to be talked to death."""
    if sum(line.turn == past.turn for line in own) >= _ENOUGH:
        return False
    bots = [line.impulse for line in past.lines if line.seat not in people]
    return not bots or past.impulse - bots[-1] > _PAUSE


def _announcements(view: Situation) -> list[Said]:
    """What is worth saying, the most urgent first: a capital in danger, somebody too far ahead, peace."""
    state = view.state
    found: list[Said] = [
        ("nw-say-danger", {"area": PLACES[area], "nation": friend})
        for power in view.powers
        for friend in _friends(view, power)[:1]
        for area in CAPITALS[power]
        if KEYS >> area & 1 and view.exposure(area, view.cover(area)) > _DANGER
    ]
    first = winner(state)
    scored = view.scored
    leading = powers_of(state, first)
    if first != view.seat and leading and scored[first] >= max(_AHEAD, scored[view.seat] + _AHEAD - 1):
        found.append(("nw-say-leader", {"nation": NATIONS[leading[0]], "count": scored[first]}))
    if first == view.seat and scored[first] >= _AHEAD and state.round > _EARLY:
        found.append(("nw-say-peace", {}))
    return found


def _friends(view: Situation, power: Nation) -> list[str]:
    """Powers of other players that are allied to a Power of ours."""
    state = view.state
    return [
        NATIONS[nation]
        for nation in POWERS
        if allies(state, power) >> nation & 1 and seat_of(state, nation) not in ("", view.seat)
    ]
