"""A course of the game: a real match walked from its start through all Rounds, the end of the turn and the
Interphase into the next turn, by answers in text form. Nothing is set by hand; only dice are loaded.

Who plays it wants every step of a turn to happen, not to win: Home cards first, a ship laid down, an enemy's
land entered, one fight where it is safe, all reinforcements spent, a Deployment, a hand thrown in. What is
chosen follows from what is asked and seen, so it holds for any set-up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from greatpowers.engine.events import Event
from greatpowers.engine.match import Match, Question
from greatpowers.engine.options import Scenario
from greatpowers.games.napoleonic_wars.game import NapoleonicWars
from greatpowers.games.napoleonic_wars.printed.board import CAPITALS, PLACE_NUMBER
from greatpowers.games.napoleonic_wars.printed.cards import HOME_CARDS
from greatpowers.games.napoleonic_wars.printed.names import NATION_COUNT, NATIONS, NO_CAMP, POWERS
from greatpowers.games.napoleonic_wars.printed.pieces import COMMAND, LEADER_NUMBER
from greatpowers.games.napoleonic_wars.show.view import View
from greatpowers.games.napoleonic_wars.state.events.war import GameEnded, PhaseBegan, TurnBegan
from greatpowers.games.napoleonic_wars.state.state import State
from tests.games.napoleonic_wars.course_table import Table
from tests.games.napoleonic_wars.seen import phase_of, purse_of, purse_use, round_of, turn_of
from tests.testkit.dice import PurposeDice

E = TypeVar("E", bound=Event)

#: These fall like this, all other dice as the seed says: the war goes on, winter comes when it is called.
FACES: Mapping[str, int] = {"peace": 1, "early winter": 6}
#: Games in which who rolls for conquest falls; in the others he stands.
FALLING = ("1805-2", "1805-4", "1812-2", "1812-4", "1813-2", "1813-4")
#: Games in which an early winter ends the Rounds while hands are full. [16.2]
EARLY_WINTER = ("1805-5", "1805-3")
_WINTER_ROUND = 3
#: What somebody does in the step of the Camps, in some games. [14.1]
CAMPS: Mapping[str, str] = {"1805-5": "join coalition", "1805-4": "war turkey", "1812-3": "war turkey"}
_MOST_QUESTIONS = 3000
_QUIET = ("pass", "let pass", "done", "none", "nothing", "keep", "no", "accept")
_HOME = frozenset(card for cards in HOME_CARDS for card in cards)


class LoadedNapoleonicWars(NapoleonicWars):
    """The game as it is, with dice of the course."""

    def setup(self, scenario: Scenario, options: Mapping[str, Any], state_dice_key: bytes) -> State:
        state = super().setup(scenario, options, state_dice_key)
        state.dice = PurposeDice(state_dice_key, {**FACES, "conquest": 6 if scenario.id in FALLING else 1})
        return state


GAME = LoadedNapoleonicWars()


@dataclass(frozen=True, slots=True)
class Step:
    """One answer: who gave it to which question, what came of it, and the table before and after it."""

    seat: str
    kind: str
    nation: int
    turn: int
    phase: str
    text: str
    offer: tuple[str, ...]
    happened: tuple[Event, ...]
    _before: State
    _after: State

    def before(self, seat: str | None = None) -> View:
        return GAME.view(self._before, seat)

    def after(self, seat: str | None = None) -> View:
        return GAME.view(self._after, seat)

    def table_before(self, seat: str | None = None) -> Table:
        return Table.seen_in(self.before(seat))

    def table_after(self, seat: str | None = None) -> Table:
        return Table.seen_in(self.after(seat))


@dataclass(slots=True)
class Walk:
    """A course as far as it has come."""

    scenario: str
    match: Match
    steps: list[Step] = field(default_factory=list)
    #: What was done already and is done once only.
    done: set[tuple[str, int]] = field(default_factory=set)

    @property
    def state(self) -> State:
        assert isinstance(self.match.state, State)
        return self.match.state

    def once(self, what: str, who: int = -1) -> bool:
        """Is it the first time?"""
        is_first = (what, who) not in self.done
        self.done.add((what, who))
        return is_first

    def of(self, *kinds: str, phase: str = "") -> list[Step]:
        """The answers to questions of these kinds."""
        return [s for s in self.steps if s.kind in kinds and phase in ("", s.phase)]

    def told(self, *kinds: type[E]) -> list[E]:
        """All events of these kinds, as everybody may know them."""
        return [event for event in self.match.events(None) if isinstance(event, kinds)]

    def during(self, phase: str) -> list[Event]:
        """What was told in a phase of the first turn, as everybody may know it."""
        events = self.match.events(None)
        first = events.index(PhaseBegan(phase))
        ends = (PhaseBegan, TurnBegan, GameEnded)
        last = next((n for n in range(first + 1, len(events)) if isinstance(events[n], ends)), len(events))
        return events[first + 1 : last]

    def as_began(self, phase: str) -> Table:
        """The table when a phase of the first turn began."""
        mark = PhaseBegan(phase)
        step = next(step for step in self.steps if mark in step.happened)
        table = Table.seen_in(step.before())
        for event in step.happened[: step.happened.index(mark)]:
            table.hear(event)
        return table

    @property
    def last_view(self) -> View:
        return self.steps[-1].after()

    def answer(self, text: str) -> None:
        question, before, known = self.match.pending()[0], self.state, len(self.match.log)
        offer = tuple(question.choice.write(option) for option in question.offer)
        self.match.decide(question.seat, text)
        seen = (entry.recorded.as_seen_by(None) for entry in self.match.log[known:])
        self.steps.append(
            Step(
                question.seat, type(question.choice).__name__, nation_asked(question), turn_of(before),
                phase_of(before), text, offer, tuple(event for event in seen if event), before, self.state,
            )
        )  # fmt: skip


def nation_asked(question: Question) -> int:
    """The nation a question is about, -1 for none."""
    choice: Any = question.choice
    return int(getattr(choice, "nation", getattr(choice, "power", -1)))


def in_force(view: View) -> dict[str, int]:
    """Lasting effects by their names."""
    found: dict[str, int] = view.table.effects.saved()
    return found


@cache
def walked(scenario: str) -> Walk:
    """The course of a scenario: up to the end of the first player's Impulse in its second turn, or to the
    end of the game."""
    walk = Walk(scenario, Match(GAME, scenario, seed=f"course of {scenario}"))
    first = turn_of(walk.state)
    while not walk.match.is_over and not _has_moved_in(walk, first + 1):
        assert len(walk.steps) < _MOST_QUESTIONS, f"{scenario} does not come to an end"
        walk.answer(chosen(Asked(walk, walk.match.pending()[0])))
    return walk


def _has_moved_in(walk: Walk, turn: int) -> bool:
    """Has a player's nation ended an Impulse with a march in this turn?"""
    return turn_of(walk.state) == turn and ("march", turn) in walk.done and walk.state.active < 0


class Asked:
    """A question and what can be answered, as texts."""

    def __init__(self, walk: Walk, question: Question) -> None:
        self.walk, self.seat = walk, question.seat
        self.choice: Any = question.choice
        self.nation = nation_asked(question)
        self.offer = [question.choice.write(option) for option in question.offer]

    def pick(self, *starts: str) -> str:
        """The first answer that begins like this."""
        return next((text for start in starts for text in self.offer if text.startswith(start)), "")

    def elsewhere(self, start: int) -> str:
        """The first goal that is another place than the start."""
        goals = [text for text in self.offer if text.startswith("to ")]
        return next((text for text in goals if PLACE_NUMBER[text.split()[1]] != start), goals[0])


def chosen(asked: Asked) -> str:
    """What is answered."""
    choose = _ANSWERS.get(type(asked.choice).__name__)
    text = choose(asked) if choose is not None else ""
    return text or next((word for word in _QUIET if word in asked.offer), asked.offer[0])


def _play(asked: Asked) -> str:
    """Home cards first, for CPs; cards in hand wait, and so does the Resource until winter."""
    walk = asked.walk
    if not asked.choice.is_first:
        is_winter = walk.scenario in EARLY_WINTER and round_of(walk.state) >= _WINTER_ROUND
        return asked.pick("resource winter") if is_winter and turn_of(walk.state) == 1 else "done"
    home = [text for text in asked.offer if text.startswith("cp ") and text.split()[1] in _HOME]
    return home[0] if home else asked.pick("cp ", "event ")


def _act(asked: Asked) -> str:
    walk = asked.walk
    if purse_use(walk.state) == "influence":
        return asked.pick("consul ")
    if phase_of(walk.state) == "reinforcements":
        return _reinforcement(asked)
    if walk.steps and turn_of(walk.steps[0]) != turn_of(walk.state):
        march = asked.pick("move ")
        return march if march and walk.once("march", turn_of(walk.state)) else "done"
    return _act_of_war(asked)


def _act_of_war(asked: Asked) -> str:
    """A ship on the stocks, one march into an enemy's empty land, one attack on fewer."""
    ship = asked.pick("build squadron")
    if ship and asked.walk.once("ship", asked.nation):
        return ship
    view = asked.walk.match.view(None)
    for text in asked.offer:
        if text.startswith("move "):
            weak = _weakness(view, asked.nation, text)
            if weak == 0 and asked.walk.once("invasion", asked.nation):
                return text
            if weak > 0 and asked.walk.once("attack", asked.nation):
                return text
    return "done"


def _weakness(view: View, nation: int, text: str) -> int:
    """How much an enemy has where a march ends: -1 if it is no enemy's land or as much as marches."""
    force, _, way = text.removeprefix("move ").partition("@")
    area = PLACE_NUMBER[way.split(" to ")[1].split()[0]]
    holder = next(n for n in range(NATION_COUNT) if view.table.held[n] >> area & 1)
    camps = [known.camp for known in view.nations]
    if NO_CAMP in (camps[nation], camps[holder]) or camps[nation] == camps[holder]:
        return -1
    there = sum(view.table.sp[area * NATION_COUNT : (area + 1) * NATION_COUNT])
    there += view.table.leader_at.count(area)
    ours = sum(int(word) for word in force.split() if word.isdecimal())
    return int(there) if ours > there else -1


def _reinforcement(asked: Asked) -> str:
    """A ship and a leader first, then strength for the rest, then whatever there is: nothing is left while
    something can be bought. Without a capital strength comes point by point. [14.2]"""
    walk, nation = asked.walk, asked.nation
    for text in asked.offer:
        if text.startswith("build squadron") and purse_of(walk.state) >= 16 and walk.once("yard", nation):
            return text
        is_even = text.startswith("build leader") and COMMAND[LEADER_NUMBER[text.split()[2]]] % 2 == 0
        if is_even and nation in POWERS and walk.once("marshal", nation):
            return text
    strength = [text for text in asked.offer if text.startswith("build ") and " sp " in text]
    if strength:
        has_capital = any(PLACE_NUMBER[strength[0].split()[-1]] == area for area in CAPITALS[nation])
        return (max if has_capital else min)(strength, key=lambda text: int(text.split()[1]))
    return asked.pick("regroup", "build", "consul", "refit")


def _deployment(asked: Asked) -> str:
    """Somebody sails, somebody takes ship, the others march."""
    for kind in ("convoy", "fleet"):
        found = asked.pick(f"deploy {kind}")
        if found and asked.nation and asked.walk.once(kind):
            return found
    return asked.pick("deploy army")


def _gathering(asked: Asked) -> str:
    """Take what can be taken once, then go somewhere else."""
    takes = [text for text in asked.offer if text.startswith("take ") and "@" in text]
    if takes and not asked.choice.taken:
        return max(takes, key=lambda text: int(text.split()[1]))
    return asked.elsewhere(asked.choice.start)


def _fleet_goal(asked: Asked) -> str:
    return asked.elsewhere(asked.choice.place)


def _mulligan(asked: Asked) -> str:
    """One hand is thrown in, in the Interphase."""
    seen = asked.walk.match.view(asked.seat).nations[asked.nation]
    is_time = phase_of(asked.walk.state) == "cards" and seen.hand_size > 2
    return "mulligan" if is_time and asked.walk.once("mulligan") else "keep"


def _excess(asked: Asked) -> str:
    return asked.pick("influence ") if asked.walk.once("influence") else asked.pick("discard ")


def _peace(asked: Asked) -> str:
    return "minus" if asked.walk.once("peace") else "nothing"


def _camp(asked: Asked) -> str:
    """One request to join a Camp, or one war on a neutral."""
    found = asked.pick(CAMPS[asked.walk.scenario]) if asked.walk.scenario in CAMPS else ""
    return found if found and asked.walk.once("camp") else "done"


def _preemption(asked: Asked) -> str:
    return "preempt" if asked.walk.once("preempt", turn_of(asked.walk.state)) else "let pass"


_ANSWERS: Mapping[str, Callable[[Asked], str]] = {
    "ChoosePlay": _play,
    "ChooseAct": _act,
    "ChooseDeployment": _deployment,
    "ChooseGathering": _gathering,
    "ChooseFleetGoal": _fleet_goal,
    "ChooseMulligan": _mulligan,
    "ChooseExcess": _excess,
    "ChoosePeace": _peace,
    "ChooseCamp": _camp,
    "ChoosePreemption": _preemption,
}


def track_from(nation: int) -> list[str]:
    """The nations in the order of the track, from one of them on. [5.11]"""
    return [NATIONS[(nation + n) % NATION_COUNT] for n in range(NATION_COUNT)]
