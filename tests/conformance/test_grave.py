"""Which questions are asked twice: those whose answers the engine's barrier keeps, and all of their kind."""

from __future__ import annotations

from collections import Counter

import pytest

from greatpowers.bots.soak import taste_named
from greatpowers.engine.chance import Stream
from greatpowers.engine.frames import FRAMES, Choice, Together
from greatpowers.engine.match import Match
from greatpowers.games.table import find_game

#: Game, scenario and how many decisions of it are looked at.
PLAYED = (("paths-of-glory", "campaign", 900), ("napoleonic-wars", "1805-5", 900))
#: A kind of question met so often, of whose answers so many cannot be taken back, is a grave one.
OFTEN = 12
NEARLY_ALL = 0.95
#: Kinds that are not, and why.
LIGHT = {"discard": "everybody is asked in every turn, and mostly has nothing to throw away"}


def closed_at_once(game_id: str, scenario: str, decisions: int) -> dict[type[Choice], float]:
    """By question asked of one seat: how many of its answers opened cards or dice, so that none goes back."""
    game = find_game(game_id)
    match, stream, taste = Match(game, scenario, seed="grave"), Stream("grave"), taste_named(game, "events")
    asked, closed = Counter[type[Choice]](), Counter[type[Choice]]()
    while not match.is_over and len(match.decisions) < decisions:
        question, alone = match.pending()[0], not isinstance(match.state.stack[-1], Together)
        match.decide(question.seat, taste(match.state, question, stream))
        asked[type(question.choice)] += alone
        closed[type(question.choice)] += alone and match.barriers.floor == len(match.decisions)
    return {kind: closed[kind] / count for kind, count in asked.items() if count >= OFTEN}


@pytest.mark.parametrize(("game", "scenario", "decisions"), PLAYED)
def test_whose_answers_open_cards_or_dice_is_grave(game: str, scenario: str, decisions: int) -> None:
    shares = closed_at_once(game, scenario, decisions)
    closing = {kind for kind, share in shares.items() if share >= NEARLY_ALL}

    assert {kind.asks for kind in closing if not kind.is_grave} <= LIGHT.keys()
    assert any(kind.is_grave for kind in shares)


def test_questions_of_one_kind_are_grave_alike() -> None:
    """Being asked twice, or not, tells nothing beyond the kind of the question."""
    for game, _, _ in PLAYED:
        find_game(game)
    said: dict[tuple[str, str], set[bool]] = {}
    for name, frame in FRAMES.items():
        if issubclass(frame, Choice) and frame.asks:
            said.setdefault((name.partition(".")[0], frame.asks), set()).add(frame.is_grave)

    assert [kind for kind, answers in said.items() if len(answers) > 1] == []
