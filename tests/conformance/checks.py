"""What every game must pass, whatever its rules: each check is one function on a match in progress.

A failed check raises `AssertionError` (or lets the game's own error through) and says what was wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greatpowers.engine.chance import Stream
from greatpowers.engine.errors import IllegalDecision
from greatpowers.engine.game import Game
from greatpowers.engine.match import Match, Question
from greatpowers.engine.record import read_record, record_of, replay, write_record
from greatpowers.engine.state import GameState, decide_in_place, open_choices

#: How far a copy is played on to see whether the original feels it.
STEPS_OF_A_COPY = 8
#: One of so many decisions is something said outside the questions.
TALK_EVERY = 12


def fingerprint(match: Match) -> tuple[Any, ...]:
    """Everything of a match that can be told from outside."""
    views = [match.view(seat) for seat in (*match.seats, None)]
    return (match.game.codec.hash(match.state), list(match.decisions), list(match.log), views)


def check_rules(match: Match) -> None:
    """The game's own invariants hold."""
    match.game.check(match.state)


def check_offers(match: Match, stream: Stream) -> None:
    """Somebody is asked, everybody asked has an answer, and a sampled answer is accepted by its text."""
    pending = match.pending()
    assert pending, "nobody is asked and the game is not over"
    for question in pending:
        assert len(question.offer) > 0, f"{question.seat} has no options"
        answer = question.choice.sample(question.offer, stream)
        text = question.choice.write(answer)
        assert "\n" not in text, f"{text!r} has more than one line"
        refused = match.explain(question.seat, text)
        assert refused is None, f"{question.seat}: a sampled answer {text!r} is refused: {refused}"


def check_codec(match: Match) -> None:
    """A saved state comes back as it was."""
    codec = match.game.codec
    plain = codec.dump(match.state)
    assert codec.dump(codec.load(plain)) == plain, "a saved state differs when loaded"


def check_copy(match: Match, stream: Stream) -> None:
    """What happens to a copy does not happen to the original."""
    codec = match.game.codec
    before = codec.dump(match.state)
    twin = match.state.copy()
    assert codec.dump(twin) == before, "a copy differs from its original"
    play_on(twin, stream, STEPS_OF_A_COPY)
    assert codec.dump(match.state) == before, "playing a copy changed the original"


def play_on(state: GameState, stream: Stream, decisions: int) -> None:
    for _ in range(decisions):
        choices = open_choices(state)
        if not choices:
            return
        choice = stream.pick(choices)
        decide_in_place(state, choice, choice.sample(choice.options(state), stream))


def check_leaks(match: Match, seed: str) -> None:
    """What a seat cannot see has no influence on its view, its question and whom it finds waiting."""
    for seat in (*match.seats, None):
        twin = match.game.hidden_shuffled(match.state, seat, seed)
        assert match.game.view(twin, seat) == match.view(seat), f"the view of {seat} tells something hidden"
        if seat is not None:
            own, other = (_questions(state, seat) for state in (match.state, twin))
            assert own == other, f"the question to {seat} tells something hidden"
        asked, asked_there = ([c.seat for c in open_choices(s)] for s in (match.state, twin))
        assert asked == asked_there, "who is asked tells something hidden"


def _questions(state: GameState, seat: str) -> list[Any]:
    return [(choice, choice.options(state)) for choice in open_choices(state) if choice.seat == seat]


def check_determinize(match: Match, seed: str) -> None:
    """A state made up from a view looks like that view, keeps the rules and can be played on.

    Nobody else has answered in it: sealed answers cannot be made up.
    """
    for seat in match.seats:
        state = match.game.determinize(match.view(seat), seed)
        known = match.state.copy()
        known.sealed = {name: answer for name, answer in known.sealed.items() if name == seat}
        seen, made_up = (match.game.view(one, seat) for one in (known, state))
        assert seen == made_up, f"the determinized state looks different to {seat}"
        match.game.check(state)
        play_on(state, Stream(seed), STEPS_OF_A_COPY)
        match.game.check(state)


def check_refusals(match: Match) -> None:
    """What is not allowed is refused with the number of a rule, and changes nothing."""
    before = match.game.codec.hash(match.state)
    for question in match.pending():
        for text in match.game.illegal_samples(match.state, question.seat):
            refused = match.explain(question.seat, text)
            assert refused is not None, f"{question.seat}: {text!r} should not be allowed"
            assert refused.rule, f"{question.seat}: {text!r} is refused without a rule ({refused})"
    assert match.game.codec.hash(match.state) == before, "asking why changed the state"


def check_undo(match: Match, question: Question, answer: Any) -> None:
    """Deciding and undoing leaves no trace; where undo is barred nothing changes."""
    before = fingerprint(match)
    match.decide(question.seat, answer)
    after = fingerprint(match)
    try:
        match.undo(question.seat)
    except IllegalDecision:
        assert fingerprint(match) == after, "a refused undo changed something"
        return
    assert fingerprint(match) == before, "undo did not restore what was"
    match.decide(question.seat, answer)
    assert fingerprint(match) == after, "the same decision led elsewhere after undo"


def check_replay(match: Match) -> None:
    """The record of the match replays to the same state, from its bytes."""
    again = replay(read_record(write_record(record_of(match))), lambda _: match.game)
    assert match.game.codec.hash(again.state) == match.game.codec.hash(match.state), "the replay differs"
    assert again.decisions == match.decisions


def check_scores(match: Match) -> None:
    """The game is worth one in all, nobody less than nothing."""
    scores = match.game.scores(match.state)
    assert set(scores) == set(match.seats)
    assert min(scores.values()) >= 0
    assert abs(sum(scores.values()) - 1) < 1e-9, f"scores add up to {sum(scores.values())}"


def check_talk(match: Match, stream: Stream) -> None:
    """Somebody says something out of turn: it is allowed, or refused by a rule that is named."""
    seat = stream.pick(match.seats)
    texts = match.game.standing_samples(match.state, seat)
    if texts:
        text = stream.pick(texts)
        refused = match.explain(seat, text)
        assert refused is None or refused.rule, f"{seat}: {text!r} is refused without a rule"
        if refused is None:
            match.decide(seat, text)


def play_checked(
    game: Game,
    scenario: str,
    options: Mapping[str, Any],
    seed: str,
    *,
    talkative: bool = False,
    every: int = 1,
    undo_every: int = 1,
) -> Match:
    """A random game to its end with all checks: the costly ones at one of `every` decisions, undoing
    at one of `undo_every`."""
    match, stream = Match(game, scenario, options, seed=seed), Stream(seed)
    turn = 0
    while not match.is_over:
        turn += 1
        check_rules(match)
        if turn % every == 0:
            check_offers(match, stream)
            check_codec(match)
            check_copy(match, stream)
            check_leaks(match, f"{seed}/{turn}")
            check_determinize(match, f"{seed}/{turn}")
            check_refusals(match)
        if talkative and stream.below(TALK_EVERY) == 0:
            check_talk(match, stream)
        else:
            question = stream.pick(match.pending())
            answer = question.choice.sample(question.offer, stream)
            if turn % undo_every == 0:
                check_undo(match, question, answer)
            else:
                match.decide(question.seat, answer)
    check_rules(match)
    check_codec(match)
    check_leaks(match, seed)
    check_replay(match)
    check_scores(match)
    return match
