"""A plan played: bots answer, something is said and taken back on the way, the game stops where it shall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from greatpowers.bots.arena import make_player, seated
from greatpowers.bots.soak import taste_named
from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import GreatPowersError, IllegalDecision
from greatpowers.engine.game import Game
from greatpowers.engine.match import Match, Question
from greatpowers.games.table import find_game, package_named

from .plans import Plan, changed_pack

#: No game of ours is longer, and whoever replays them all need not wait.
LONGEST: Final = 4000
_ATTEMPTS: Final = 30


class TastePlayer:
    """Random play that likes some answers better; it looks at the state, as a study may."""

    def __init__(self, match: Callable[[], Match], name: str, seed: str) -> None:
        self._match, self._stream = match, Stream(seed)
        self._taste = taste_named(match().game, name)

    def decide(self, view: Any, question: Question) -> Any:
        return self._taste(self._match().state, question, self._stream)


def players_of(match: Callable[[], Match], levels: Sequence[str], seed: str) -> dict[str, Any]:
    """Who answers for each seat: a bot of that level, or a taste of random play."""
    game = match().game
    return {
        seat: make_player(game, level, f"{seed}/{seat}")
        if level in game.bots()
        else TastePlayer(match, level, f"{seed}/{seat}")
        for seat, level in seated(levels, match().seats, 0).items()
    }


def play(plan: Plan) -> Match:
    """The match of a plan, from the first seed that leads to what is wanted of it."""
    game = find_game(plan.game, changed_pack(plan.game) if plan.pack else None)
    seats = next(one.seats for one in game.scenarios if one.id == plan.scenario)
    nonces = {seat: f"nonce of {seat}" for seat in seats} if plan.nonces else {}
    position = position_of(plan, game) if plan.begins_after else None
    for attempt in range(_ATTEMPTS):
        seed = f"{plan.name} {attempt}"
        match = Match(game, plan.scenario, plan.options, seed=seed, nonces=nonces, position=position)
        _Sitting(plan, match).play()
        if plan.is_met(match):
            return match
    raise AssertionError(f"{plan.name} never becomes what it was to be")


def position_of(plan: Plan, game: Game) -> dict[str, Any]:
    """The first position of a random game, after so many decisions, from which another can begin."""
    match = Match(game, plan.scenario, plan.options, seed=f"{plan.name}/before")
    players = players_of(lambda: match, ["random"], f"{plan.name}/before")
    desk = package_named(plan.game).positions
    assert desk is not None
    dump = desk().dump
    while not match.is_over:
        for question in match.pending():
            match.decide(question.seat, players[question.seat].decide(match.view(question.seat), question))
        if len(match.decisions) >= plan.begins_after:
            try:
                position: dict[str, Any] = dump(match.state)
                Match(game, plan.scenario, plan.options, seed=plan.name, position=position)
            except GreatPowersError:
                continue
            return position
    raise AssertionError(f"{plan.name}: the game was over before")


class _Sitting:
    """One game being played by its plan."""

    def __init__(self, plan: Plan, match: Match) -> None:
        self.plan, self.match = plan, match
        self.stream = Stream(f"{match.seed}/sitting")
        self.players = players_of(lambda: match, plan.levels, match.seed)
        self.unsaid = list(plan.said)

    def play(self) -> None:
        while not self._is_done():
            self._say_what_is_planned()
            for question in self.match.pending():
                if self._is_done():
                    return
                self._answer(question)

    def _is_done(self) -> bool:
        stop = self.plan.stop
        if self.match.is_over or (stop is not None and stop.is_reached(self.match)):
            return True
        assert len(self.match.decisions) < LONGEST, f"{self.plan.name} does not end"
        return False

    def _answer(self, question: Question) -> None:
        match, seat = self.match, question.seat
        if self._now_and_then(self.plan.talk):
            self._talk()
            if match.is_over or match.question(seat) is None:
                return
        text = self._text(question)
        match.decide(seat, text)
        if self._now_and_then(self.plan.undo) and not match.is_over:
            try:
                match.undo(seat)
            except IllegalDecision:
                return
            match.decide(seat, text)

    def _text(self, question: Question) -> str:
        match, seat = self.match, question.seat
        if self._now_and_then(self.plan.odd):
            odd = match.game.study().odd_answers(match.state, seat, self.stream)
            words = {standing.word for standing in match.game.standing}
            for text in odd:
                if text.split()[0] not in words and match.explain(seat, text) is None:
                    return text
        answer = self.players[match.first_seat(seat)].decide(match.view(seat), question)
        return answer if isinstance(answer, str) else question.choice.write(answer)

    def _talk(self) -> None:
        """Something said out of turn, but for giving up."""
        seat = self.stream.pick(self.match.seats)
        text = self.stream.pick(self.match.game.standing_samples(self.match.state, seat))
        if text != "concede" and self.match.explain(seat, text) is None:
            self.match.decide(seat, text)

    def _say_what_is_planned(self) -> None:
        while self.unsaid and len(self.match.decisions) >= self.unsaid[0][0]:
            _, who, text = self.unsaid.pop(0)
            alive = self.match.game.survivors(self.match.state)
            for seat in alive if who == "*" else [who]:
                if not self.match.is_over and self.match.explain(seat, text) is None:
                    self.match.decide(seat, text)

    def _now_and_then(self, every: int) -> bool:
        return bool(every) and self.stream.below(every) == 0
