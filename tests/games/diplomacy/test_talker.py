"""Players that talk: lawful offers, kept words, trust that follows deeds, sentences that do not repeat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.bots import BOTS, SPEAKERS
from greatpowers.games.diplomacy.bots.regular.bonds import Bonds, with_help
from greatpowers.games.diplomacy.bots.regular.player import RegularPlayer
from greatpowers.games.diplomacy.bots.talker.answering import decided
from greatpowers.games.diplomacy.bots.talker.council import Council
from greatpowers.games.diplomacy.bots.talker.speaker import Speaker
from greatpowers.games.diplomacy.bots.talker.wording import LONGEST
from greatpowers.games.diplomacy.press.chronicle import Chronicle, centres_before, chronicle_of
from greatpowers.games.diplomacy.press.ledger import AGREED, OPEN, REFUSED, WITHDRAWN, Ledger
from greatpowers.games.diplomacy.press.written import read_arrangement, write_arrangement
from greatpowers.games.diplomacy.printed.names import POWERS
from greatpowers.games.diplomacy.state.orders import MOVE
from tests.games.diplomacy.matches import give, match_from, new_match, quiet, skip_to

ROUNDS = 4


def past_of(match: Match) -> Chronicle:
    return chronicle_of(match.events(None))


def council_of(match: Match, seat: str, temper: str = "careful") -> Council:
    view: Any = match.view(seat)
    return Council(view, past_of(match), f"test/{seat}", temper)


def ledger_of(match: Match, seat: str) -> Ledger:
    view: Any = match.view(seat)
    return Ledger(view.press, view.powers)


def speakers(level: str = "regular", temper: str = "") -> dict[str, Speaker]:
    if temper:
        return {seat: Speaker(f"t/{seat}", RegularPlayer(f"t/{seat}"), temper) for seat in POWERS}
    return {seat: SPEAKERS[level](f"t/{seat}") for seat in POWERS}


def talk(match: Match, players: Mapping[str, Speaker], language: str = "en") -> int:
    """Rounds of letters until nobody speaks; every letter is allowed as it stands."""
    count = 0
    for _ in range(ROUNDS):
        said = False
        for seat, player in players.items():
            for text in player.speak(match.view(seat), past_of(match), (), language):
                match.decide(seat, text)
                count, said = count + 1, True
        if not said:
            break
    return count


def play(match: Match, players: Mapping[str, Speaker], until: int, language: str = "en") -> int:
    """Talk and orders of everybody until a year begins; how many letters there were."""
    letters = 0
    while not match.is_over and match.state.year < until:  # type: ignore[attr-defined]
        letters += talk(match, players, language)
        for question in match.pending():
            seat = question.seat
            match.decide(seat, players[seat].decide(match.view(seat), question, past_of(match)))
    return letters


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_seven_talkers_write_lawful_short_letters_and_repeat_no_sentence(language: str) -> None:
    """A refused letter would raise; the long count is `bench/diplomacy_press.py lawful`."""
    match = new_match(seed=language)
    assert play(match, speakers(), 1904, language) > 30

    press = match.state.press  # type: ignore[attr-defined]
    assert max(len(letter.text) for letter in press) <= LONGEST
    told = Counter((letter.phase[1:5], letter.sender, letter.to, letter.text) for letter in press)
    assert [key for key, count in told.items() if count > 1] == []
    written = Counter((letter.phase, letter.sender) for letter in press)
    assert max(written.values()) <= 4
    # Nothing is left untranslated, nothing left open.
    assert [letter.text for letter in press if "dip-say" in letter.text or "{" in letter.text] == []


def test_what_is_said_and_ordered_depends_on_seed_letters_and_past_alone() -> None:
    match = new_match(seed="again")
    old = speakers()
    play(match, old, 1902)
    talk(match, old)

    for seat in POWERS:
        view, past = match.view(seat), past_of(match)
        question = match.question(seat)
        assert question is not None
        fresh = SPEAKERS["regular"](f"t/{seat}")
        assert fresh.speak(view, past) == old[seat].speak(view, past)
        assert fresh.decide(view, question, past) == old[seat].decide(view, question, past)


@pytest.mark.parametrize("level", ["regular", "veteran"])
def test_without_letters_a_talker_orders_as_the_silent_player_of_its_level(level: str) -> None:
    match = new_match()
    question = match.question("Germany")
    assert question is not None

    told = SPEAKERS[level]("s").decide(match.view("Germany"), question, ())

    assert told == BOTS[level]("s").decide(match.view("Germany"), question)


def test_every_level_from_the_regular_on_talks() -> None:
    assert {"regular", "veteran", "marshal"} <= set(SPEAKERS)
    for level in ("veteran", "marshal"):
        match = new_match()
        match.decide("France", "press Germany {propose peace(France, Germany)}: Peace?")
        assert SPEAKERS[level]("s").speak(match.view("Germany"), ())


def test_a_veteran_gives_the_order_it_promised() -> None:
    match = new_match()
    match.decide("Germany", "press France {fact order(Germany; A Mun H)}: Munich stays.")
    question = match.question("Germany")
    assert question is not None

    orders = SPEAKERS["veteran"]("s").decide(match.view("Germany"), question, ())

    assert "A Mun H" in str(orders)


def test_a_ledger_follows_offers_and_answers() -> None:
    match = new_match()
    one, other = "peace(France, Germany)", "empty(France, Germany; Bur)"
    match.decide("France", f"press Germany {{propose {one}}}: a")
    match.decide("France", "press Italy {propose peace(France, Italy)}: b")
    match.decide("Germany", f"press France {{counter {one} => {other}}}: c")
    match.decide("France", f"press Germany {{accept {other}}}: d")
    match.decide("France", "press Italy {cancel peace(France, Italy)}: e")

    ledger = ledger_of(match, "France")

    assert [(write_arrangement(p.what), p.standing) for p in ledger.proposals] == [
        (one, REFUSED),
        ("peace(France, Italy)", WITHDRAWN),
        (other, AGREED),
    ]
    assert {(p.by, p.to, write_arrangement(p.what)) for p in ledger.binding("S1901M")} == {
        ("France", ("Germany",), other),
        ("Germany", ("France",), other),
    }
    assert ledger_of(match, "Germany").proposals[0].standing == REFUSED
    assert ledger_of(match, "Italy").binding("S1901M") == []


def test_an_agreement_of_three_needs_everybody() -> None:
    match = new_match()
    what = "peace(England, France, Germany)"
    match.decide("France", f"press England, Germany {{propose {what}}}: a")
    match.decide("England", f"press France, Germany {{accept {what}}}: b")
    half = ledger_of(match, "France").proposals[0].standing
    match.decide("Germany", f"press England, France {{accept {what}}}: c")

    assert (half, ledger_of(match, "France").proposals[0].standing) == (OPEN, AGREED)
    assert {p.by for p in ledger_of(match, "France").binding("S1901M")} == {"England", "France", "Germany"}


def test_the_chronicle_knows_what_was_ordered_and_whose_centres_were_whose() -> None:
    match = new_match()
    give(match, {"France": "A Par - Bur; A Mar - Spa; F Bre - Mid"})
    skip_to(match, "F1901M")
    give(match, {"France": "A Bur - Bel; A Spa H; F Mid - Por"})
    skip_to(match, "S1902M")
    state: Any = match.state

    past = past_of(match)
    before = centres_before(past, state.centres)

    assert [moved.phase for moved in past] == ["S1901M", "F1901M"]
    assert "A Par - Bur" in [order.text for _, order in past[0].orders]
    assert len(past[0].orders) == 22
    assert [sum(owner == 2 for owner in centres.values()) for centres in (*before, state.centres)] == [
        3,
        3,
        6,
    ]


def promise(match: Match, by: str, to: str, order: str) -> None:
    match.decide(by, f"press {to} {{fact order({by}; {order})}}: I give my word.")


@pytest.mark.parametrize(
    ("given", "outcome"),
    [("A Mun - Bur", "broken"), ("A Mun - Ruh", "broken"), ("A Mun H", "kept"), ("A Mun S A Ber", "kept")],
)
def test_a_promised_order_is_judged_by_what_was_ordered(given: str, outcome: str) -> None:
    match = new_match()
    promise(match, "Germany", "France", "A Mun H")
    give(match, {"Germany": f"{given}; A Ber H; F Kie H"})

    trust = council_of(match, "France").trust

    assert [verdict.outcome for verdict in trust.verdicts] == [outcome]
    assert (trust.words("Germany") > 0.5) == (outcome == "kept")
    assert [why[0] for _, why in trust.told["Germany"]] == [f"bot-trust-{outcome}"]


def test_a_word_that_could_not_be_kept_is_not_held_against_anybody() -> None:
    """The support is for a move that was never made."""
    match = new_match()
    promise(match, "Germany", "France", "A Mun S A Par - Bur")
    give(match, {"Germany": "A Mun - Ruh; A Ber H; F Kie H", "France": "A Par - Pic; A Mar H; F Bre H"})

    assert [verdict.outcome for verdict in council_of(match, "France").trust.verdicts] == ["void"]


def test_peace_is_broken_by_an_attack_and_is_over_then_for_both() -> None:
    match = new_match()
    match.decide("France", "press Germany {propose peace(France, Germany)}: a")
    match.decide("Germany", "press France {accept peace(France, Germany)}: b")
    give(match, {"France": "A Par - Bur; A Mar H; F Bre H"})
    skip_to(match, "F1901M")
    held = council_of(match, "Germany").promises
    give(match, {"France": "A Bur - Mun; A Mar H; F Bre H"})
    skip_to(match, "S1902M")

    council = council_of(match, "Germany")

    assert len(held) == 2
    assert [verdict.outcome for verdict in council.trust.verdicts] == ["broken"]
    assert council.promises == []
    assert council.trust.words("France") < 0.5
    assert council.trust.deeds("France") < 0


def test_a_bounce_that_was_agreed_on_breaks_no_peace() -> None:
    match = new_match()
    rows = "order(France; A Par - Bur) + order(Germany; A Mun - Bur)"
    for what in ("empty(France, Germany; Bur)", rows):
        match.decide("France", f"press Germany {{propose {what}}}: a")
        match.decide("Germany", f"press France {{accept {what}}}: b")
    give(match, {"France": "A Par - Bur; A Mar H; F Bre H", "Germany": "A Mun - Bur; A Ber H; F Kie H"})

    assert {verdict.outcome for verdict in council_of(match, "Germany").trust.verdicts} == {"kept"}


def test_trust_fades_to_where_it_began_over_the_years() -> None:
    match = new_match()
    promise(match, "Germany", "France", "A Mun H")
    give(match, {"Germany": "A Mun - Bur; A Ber H; F Kie H"})
    fresh = council_of(match, "France").trust.words("Germany")
    while match.state.year < 1904:  # type: ignore[attr-defined]
        for question in match.pending():
            match.decide(question.seat, quiet(question))

    assert fresh < council_of(match, "France").trust.words("Germany") < 0.5


def test_a_hundred_kind_letters_move_nothing() -> None:
    """The flatterer: trust, answers and orders are as without them."""
    plain, sweet = new_match(), new_match()
    for number in range(100):
        sweet.decide("Turkey", f"press Russia {{thank}}: What a wonderful player you are, {number} times!")

    for match in (plain, sweet):
        match.decide("Turkey", "press Russia {propose order(Russia; F Sev S F Ank - Bla)}: Help me?")
    councils = [council_of(match, "Russia") for match in (plain, sweet)]
    answers = [decided(one, "Turkey", one.ledger.proposals[-1].what) for one in councils]

    assert councils[0].trust.words("Turkey") == councils[1].trust.words("Turkey") == 0.5
    assert (answers[0].intent, answers[0].reason) == (answers[1].intent, answers[1].reason)
    question = plain.question("Russia")
    assert question is not None
    orders = [SPEAKERS["regular"]("s").decide(m.view("Russia"), question, ()) for m in (plain, sweet)]
    assert orders[0] == orders[1]


def test_no_centre_is_given_for_nothing() -> None:
    """The beggar: help onto an own centre is refused by every temper."""
    match = match_from({"France": "A Gas, A Bur", "Germany": "A Pic, F Eng"}, {"France": "Par Mar"})
    plea = read_arrangement("order(France; A Bur S A Pic - Par)")

    for temper in ("loyal", "careful", "bold"):
        said = decided(council_of(match, "France", temper), "Germany", plea)
        assert (said.intent, said.reason) == ("reject", "gift")


def test_help_counts_by_its_chance() -> None:
    """With help as likely as not the chance is half way between without and with it."""
    assert with_help((500,), [200, 800]) == 500
    assert with_help((1000,), [200, 800]) == 800
    assert with_help((500, 500), [0, 400, 1000]) == 450


def test_promised_help_makes_an_attack_that_would_not_be_made_alone() -> None:
    units = {"France": "A Bur", "Germany": "A Mun", "Italy": "A Tyr"}
    match = match_from(units, {"Germany": "Mun Ber", "France": "Par Mar Bel Bre Spa Por"})
    view: Any = match.view("France")
    player = RegularPlayer("s")
    bur = next(p for p, unit in view.units.items() if unit.text == "A Bur")
    mun = next(p for p, unit in view.units.items() if unit.text == "A Mun")

    alone = player.moves(view, Bonds(trusted=frozenset({6})))
    helped = player.moves(view, Bonds(helped={(bur, mun): (950,)}))

    assert "A Bur - Mun" not in [order.text for order in alone]
    assert [order.text for order in helped] == ["A Bur - Mun"]


def test_peace_spares_what_is_the_partners() -> None:
    match = match_from({"France": "A Bur", "Germany": "A Ruh"}, {"Germany": "Mun Bel", "France": "Par"})
    match.decide("France", "press Germany {propose peace(France, Germany)}: a")
    match.decide("Germany", "press France {accept peace(France, Germany)}: b")
    for seed in range(8):
        question = match.question("France")
        assert question is not None
        speaker = Speaker(f"{seed}", RegularPlayer(f"{seed}"), "loyal")
        [order] = speaker.decide(match.view("France"), question, ()).orders
        assert not (order.kind == MOVE and order.text.endswith(("Mun", "Bel", "Ruh")))


def test_an_order_is_promised_once() -> None:
    """A unit that was promised to one is not promised to another for something else."""
    match = new_match()
    match.decide("Germany", "press Russia {fact order(Germany; F Kie - Den)}: I go to Denmark.")
    match.decide("France", "press Germany {propose order(Germany; F Kie - Hol)}: To Holland?")

    said = decided(council_of(match, "Germany"), "France", read_arrangement("order(Germany; F Kie - Hol)"))

    assert said.intent == "reject"
