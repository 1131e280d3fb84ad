"""Whatever is altered in a recorded game is found: a decision, a hash, the seed, the result, a die."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from greatpowers.cli.verification import recomputed_dice, report_on
from greatpowers.engine.chance import Dice, Stream, commitment_to
from greatpowers.engine.errors import RecordError
from greatpowers.engine.events import DieRolled
from greatpowers.engine.match import Match
from greatpowers.engine.record import Record, record_of
from greatpowers.engine.record import replay as play_again
from greatpowers.games.table import find_game
from tests.records.samples import SAMPLES, changed, sample, with_decision
from tests.records.shelf import match_of

WITH_DICE = SAMPLES[1:]
Harm = Callable[[Record], Record]


def other_answer(record: Record) -> Record:
    """Some decision in the middle is another one that was allowed as well."""
    match = match_of(record)
    for number, (seat, text) in enumerate(record.decisions):
        question = match.question(seat)
        if number >= len(record.decisions) // 2 and question is not None:
            other = question.choice.write(question.choice.sample(question.offer, Stream(str(number))))
            if other != text and match.explain(seat, other) is None:
                return with_decision(record, number, (seat, other))
        match.decide(seat, text)
    raise AssertionError("there was never another answer")


def other_hash(record: Record) -> Record:
    (number, value), *more = record.checkpoints
    return changed(record, checkpoints=[(number, value[::-1]), *more])


def other_seed_that_fits(record: Record) -> Record:
    return changed(record, seed="another", commitment=commitment_to("another"))


def other_nonce(record: Record) -> Record:
    return changed(record, nonces={**record.nonces, record.seats[0]: "another"})


HARMS: dict[str, Harm] = {
    "a decision is another": other_answer,
    "a decision is missing": lambda r: changed(r, decisions=[*r.decisions[:20], *r.decisions[21:]]),
    "the end is missing": lambda r: changed(r, decisions=r.decisions[:-1]),
    "seats are exchanged": lambda r: changed(r, seats=[*r.seats[1:], r.seats[0]]),
    "a hash is another": other_hash,
    "the seed is another": lambda r: changed(r, seed="another"),
    "seed and commitment are others": other_seed_that_fits,
    "the commitment is another": lambda r: changed(r, commitment=commitment_to("another")),
    "a nonce is another": other_nonce,
    "the result is another": lambda r: changed(r, result={**(r.result or {}), "seats": []}),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_what_nobody_altered_is_verified(name: str) -> None:
    assert report_on(sample(name))["ok"]


@pytest.mark.parametrize("harm", HARMS)
@pytest.mark.parametrize("name", SAMPLES)
def test_what_is_altered_in_a_record_is_found(name: str, harm: str) -> None:
    altered = HARMS[harm](sample(name))

    with pytest.raises(RecordError):
        report_on(altered)


class TurnedDice(Dice):
    """Honest dice but for one, which is turned to its next face when nobody looks."""

    def __init__(self, honest: Dice, turned: int) -> None:
        super().__init__(honest.key, honest.drawn)
        self.turned = turned

    def below(self, bound: int, purpose: str = "") -> int:
        fallen = super().below(bound, purpose)
        return (fallen + 1) % bound if self.drawn == self.turned + 1 else fallen

    def copy(self) -> Dice:
        return TurnedDice(self, self.turned)


@pytest.mark.parametrize("name", WITH_DICE)
def test_a_die_that_was_turned_is_found(name: str) -> None:
    """The record of a cheating house, with all its hashes, is not what honest dice give."""
    match = cheated(sample(name))

    play_at_random(match, 30)

    with pytest.raises(RecordError, match=r"decision|hash"):
        report_on(record_of(match))


def cheated(record: Record) -> Match:
    """The game up to a die in its middle that was turned and made a difference."""
    dice = recomputed_dice(play_again(record, find_game))
    for die in dice[len(dice) // 2 :]:
        turned, fair = match_of(record), match_of(record)
        turned.state.dice = TurnedDice(turned.state.dice, die["number"])
        for seat, text in record.decisions[: die["decision"]]:
            turned.decide(seat, text)
            fair.decide(seat, text)
        if record_of(turned).checkpoints != record_of(fair).checkpoints:
            return turned
    raise AssertionError("no die made a difference")


def play_at_random(match: Match, decisions: int) -> None:
    stream, last = Stream("on"), len(match.decisions) + decisions
    while not match.is_over and len(match.decisions) < last:
        question = match.pending()[0]
        match.decide(question.seat, question.choice.sample(question.offer, stream))


@pytest.mark.parametrize("name", WITH_DICE)
def test_a_die_that_is_told_otherwise_is_found(name: str) -> None:
    match = play_again(sample(name), find_game)
    place, entry = next((n, e) for n, e in enumerate(match.log) if isinstance(e.recorded.event, DieRolled))
    told = entry.recorded.event
    assert isinstance(told, DieRolled)
    lie = replace(told, result=(told.result + 1) % told.bound)
    match.log[place] = replace(entry, recorded=replace(entry.recorded, event=lie))

    with pytest.raises(RecordError, match=f"die {told.number}"):
        recomputed_dice(match)
