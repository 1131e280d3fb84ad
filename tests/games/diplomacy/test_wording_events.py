"""What happens in a match of Diplomacy, told in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from greatpowers.bots.player import reasons_of
from greatpowers.engine.chance import Stream
from greatpowers.engine.events import EVENTS, DieRolled, Event
from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.game import Diplomacy
from greatpowers.games.diplomacy.state import events as happened
from greatpowers.games.diplomacy.state.canonical import saved_order
from greatpowers.games.diplomacy.state.spoken import saved_piece
from greatpowers.games.diplomacy.words import wording
from greatpowers.locale import LANGUAGES, Texts
from tests.games.diplomacy.bot_boards import hurried

EN, RU, HU = (Texts(language, strict=True) for language in LANGUAGES)
ALL = (EN, RU, HU)
DIPLOMACY = Diplomacy()

#: One or more samples of every event class; the second ones lack what may be missing.
SAMPLES: list[Event] = [
    DieRolled(0, "italy", 2, 1),
    happened.PhaseBegan("S1901M"),
    happened.OrdersRevealed("France", (saved_order("A Par - Bur"), saved_order("F Bre H"))),
    happened.OrdersRevealed("France", ()),
    happened.OrderResolved("France", saved_order("A Par - Bur"), "moves", "moved", "4.12", {}),
    happened.UnitDislodged("Italy", saved_piece("A Tri"), saved_piece("A Vie"), "Vie", ("Alb", "Ven")),
    happened.UnitDislodged("Russia", saved_piece("F StP/SC"), saved_piece("A Fin"), "Fin", ()),
    happened.UnitRetreated("Italy", saved_piece("F Mid"), "Spa/NC"),
    happened.UnitDisbanded("Italy", saved_piece("A Tri"), "retreat-clash", "7.8", {"place": "Alb"}),
    happened.OrderPassedOver("France", "A Mun - Bur", "order-foreign-unit", "2.9", {"unit": "A Mun"}),
    happened.LinePassedOver("France"),
    happened.CentreTaken("Bel", "France", "Germany"),
    happened.CentreTaken("Bel", "France", ""),
    happened.UnitBuilt("France", saved_piece("A Par")),
    happened.BuildsWaived("France", 2),
    happened.UnitRemoved("France", saved_piece("A Gas"), True),
    happened.UnitRemoved("France", saved_piece("A Gas"), False),
    happened.GovernmentLost("France"),
    happened.PowerEliminated("Turkey"),
    happened.CoinTossed("Austria+Germany+Turkey"),
    happened.ItalyJoined("England+France+Russia"),
    happened.PressSent("S1901M", "France", ("Germany", "Italy"), "Bonjour { $x } <b>"),
    happened.PressSent("S1901M", "", ("all",), "?"),
    happened.DrawVoted("France", ("France", "Germany")),
    happened.DrawVoted("France", ()),
    happened.VotedSecretly(),
    happened.SeatConceded("Italy+Russia"),
    happened.GameDrawn(("France", "Germany")),
    happened.GameDrawn(()),
    happened.GameWon("France", "France", 18),
]


def lines(event: Event) -> list[str | None]:
    return [wording.event_line(texts, event) for texts in ALL]


def test_there_is_a_sample_of_every_event() -> None:
    known = {cls for name, cls in EVENTS.items() if name.startswith("diplomacy.")} | {DieRolled}

    assert {type(sample) for sample in SAMPLES} == known


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
def test_every_event_has_a_line_in_three_languages(sample: Event) -> None:
    said = lines(sample)

    assert None not in said
    assert len(set(said)) == 3
    assert not [line for line in said if re.search(r"\bdip-|\b(Tri|Vie|Bel|Alb)\b", line or "")]


def test_what_is_missing_changes_the_line() -> None:
    heads = [wording.event_line(EN, sample) for sample in SAMPLES]

    assert len(set(heads)) == len(SAMPLES)


def test_r7_3_a_dislodged_unit_is_told_its_ways_out() -> None:
    units = saved_piece("A Tri"), saved_piece("A Vie")
    dislodged = happened.UnitDislodged("Italy", *units, "Vie", ("Alb", "Ven"))

    assert lines(dislodged) == [
        "Italy is driven out of Trieste by an attack from Vienna and may retreat to Albania and Venice.",
        "Италия вытеснена из Триеста атакой из Вены. Можно отступить: Албания и Венеция.",
        "Olaszország kiszorul Triesztből a támadás miatt Bécsből. Visszavonulhat ide: Albánia és Velence.",
    ]


def test_r1_9_a_message_is_told_word_for_word() -> None:
    letter = happened.PressSent("S1901M", "France", ("Germany", "Italy"), "{ $x } <b> «нет»")

    assert lines(letter)[1] == (
        "Сообщение (Весна 1901 года, фаза написания приказов): Франция → Германия и Италия: { $x } <b> «нет»"
    )


def test_r1_1_a_die_is_counted_from_one() -> None:
    assert lines(DieRolled(0, "italy", 2, 1)) == [
        "Die roll 1: coin for Italy. Result: 2 of 2.",
        "Бросок кубика №\u00a01: монета за Италию. Результат: 2 из 2.",
        "1. kockadobás: pénzfeldobás, tét: Olaszország. Eredmény: 2 / 2.",
    ]
    assert lines(DieRolled(4, "{ $x }", 6, 0))[0] == "Die roll 5: { $x }. Result: 1 of 6."


def test_events_of_other_games_have_no_line_here() -> None:
    class Elsewhere(Event):
        event_name = "chess.Elsewhere"

    assert lines(Elsewhere()) == [None, None, None]


@pytest.mark.parametrize(
    ("result", "english"),
    [
        ({}, "The match goes on."),
        (
            {"kind": "win", "seats": ["France"], "why": "centres", "centres": {"France": 18, "Turkey": 0}},
            "Solo victory: France. The centres needed to win are reached. Supply centres: France – 18.",
        ),
        (
            {"kind": "win", "seats": ["Italy+Russia"], "why": "conceded", "centres": {"Italy": 3}},
            "Solo victory: Italy + Russia. All others have resigned. Supply centres: Italy – 3.",
        ),
        (
            {"kind": "draw", "seats": ["France", "Turkey"], "why": "agreed", "centres": {"France": 3}},
            "Shared draw: France and Turkey. The players agreed. Supply centres: France – 3.",
        ),
        (
            {"kind": "draw", "seats": ["France"], "why": "last_year", "centres": {"France": 3}},
            "Shared draw: France. The last year is over. Supply centres: France – 3.",
        ),
        (
            {"kind": "draw", "seats": [], "why": "nobody_left", "centres": {"France": 3}},
            "Draw. Nobody is left in the game. Supply centres: France – 3.",
        ),
    ],
)
def test_every_end_is_told(result: dict[str, Any], english: str) -> None:
    assert wording.result_line(EN, result) == english
    assert len({wording.result_line(texts, result) for texts in ALL}) == 3


@pytest.mark.parametrize("scenario", ["seven", "two"])
@pytest.mark.parametrize("unlawful", ["refused", "hold"])
def test_everything_that_happens_in_a_match_has_words(scenario: str, unlawful: str) -> None:
    year = 1915 if scenario == "two" else 1902
    match = Match(DIPLOMACY, scenario, {"last_year": year, "unlawful_orders": unlawful}, seed=scenario)
    stream = Stream(scenario)
    while not match.is_over:
        question = match.pending()[0]
        illegal = DIPLOMACY.illegal_samples(match.state, question.seat)
        for text in illegal:
            refusal = match.explain(question.seat, text)
            assert refusal is None or len({wording.reason_sentence(texts, refusal) for texts in ALL}) == 3
        lawful = question.choice.sample(question.offer, stream)
        stands = [text for text in illegal if match.explain(question.seat, text) is None]
        match.decide(question.seat, stands[0] if stands and stream.below(3) == 0 else lawful)

    told = [lines(happening) for happening in match.events(None)]
    assert all(line and "{" not in line for said in told for line in said)
    assert all(wording.result_line(texts, match.result) for texts in ALL)


@pytest.mark.parametrize("level", sorted(DIPLOMACY.bots()))
def test_bots_tell_why_in_words(level: str) -> None:
    match = Match(DIPLOMACY, "seven", seed="why")
    players = {seat: hurried(level, seat) for seat in match.seats}
    told = []
    for _ in range(3 * len(players)):
        question = match.pending()[0]
        player = players[question.seat]
        match.decide(question.seat, player.decide(match.view(question.seat), question))
        told += reasons_of(player)

    for why in told:
        assert len({wording.why_line(texts, why) for texts in ALL}) == 3
