"""What bots say in public: little, to the point, in the language of the table. [8.6]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from greatpowers.engine.events import Event
from greatpowers.engine.match import Match
from greatpowers.games.napoleonic_wars.printed.names import NATION_NUMBER, NATIONS
from greatpowers.games.napoleonic_wars.printed.pieces import START_KEYS
from greatpowers.games.napoleonic_wars.rules.impulse.impulse import Impulse
from greatpowers.games.napoleonic_wars.show.view import View, view
from greatpowers.games.napoleonic_wars.state.events.war import ImpulseBegan, PressSent, TurnBegan
from greatpowers.games.table import find_game
from greatpowers.locale import LANGUAGES
from tests.games.napoleonic_wars.boards import board, run

GAME = find_game("napoleonic-wars")
PEOPLE = ("russia",)
EXPOSED = {"vienna": "1 austria", "linz": "napoleon, davout + 10 france", "prague": "charles + 2 austria"}


def asked(seat: str, **given: Any) -> View:
    """A seat is asked what to play in its Impulse."""
    given.setdefault("forces", {})
    forces = given.pop("forces")
    keys = dict(zip(NATIONS, START_KEYS, strict=True))
    state = board(forces, hands={seat: ["mud", "typhus"]}, start_keys=keys, active=seat, **given)
    run(state, Impulse(NATION_NUMBER[seat], False))
    return view(state, seat)


def past(*events: Event) -> Any:
    return GAME.past([TurnBegan(1, 1805), ImpulseBegan("france", False), *events])


def said(seen: View, chronicle: Any, people: Sequence[str] = PEOPLE, language: str = "en") -> list[str]:
    speaker = GAME.speakers()["regular"]("talk")
    lines: list[str] = speaker.speak(seen, chronicle, people, language)
    return lines


def of(seat: str, text: str) -> list[Event]:
    """A line, and the next Impulse after it."""
    return [PressSent(seat, text), ImpulseBegan("austria", False)]


def test_an_ally_is_asked_for_help_when_the_capital_is_in_danger() -> None:
    seen = asked("austria", forces=EXPOSED, flags={"linz": "france"})

    (line,) = said(seen, past())

    assert line.startswith("press all: ")
    assert "Vienna" in line


def test_among_bots_nobody_talks() -> None:
    seen = asked("austria", forces=EXPOSED, flags={"linz": "france"})

    assert said(seen, past(), people=()) == []


def test_nothing_is_said_twice_in_an_impulse_nor_the_same_thing_in_a_turn() -> None:
    seen = asked("austria", forces=EXPOSED, flags={"linz": "france"})
    (line,) = said(seen, past())
    own = PressSent("austria", line.removeprefix("press all: "))
    later = [ImpulseBegan("prussia", False)] * 9

    assert said(seen, past(own)) == []
    assert line not in said(seen, past(own, *later))


def test_after_one_bot_has_spoken_the_others_keep_still_for_a_while() -> None:
    seen = asked("austria", forces=EXPOSED, flags={"linz": "france"})

    assert said(seen, past(*of("prussia", "A word."))) == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Austria, please help me at Moscow!", "en"),
        ("Австрия, помогите мне у Москвы!", "ru"),
        ("Ausztria, segítsen Moszkvánál!", "hu"),
    ],
)
def test_a_person_who_asks_for_help_is_answered_once(text: str, language: str) -> None:
    seen = asked("austria")
    heard = of("russia", text)

    (line,) = said(seen, past(*heard), language=language)
    own = PressSent("austria", line.removeprefix("press all: "))

    assert said(seen, past(*heard, own, ImpulseBegan("austria", False)), language=language) == []


def test_what_is_not_meant_for_it_and_what_it_does_not_understand_it_leaves_alone() -> None:
    seen = asked("austria")

    assert said(seen, past(*of("russia", "Prussia, help me!"))) == []
    assert said(seen, past(*of("russia", "Austria, what a fine evening."))) == []


def test_a_line_is_answered_by_one_bot() -> None:
    """By who is named first, and what is said to all by the first who comes."""
    to_all = of("russia", "Gentlemen, peace!")
    seen = asked("austria")

    assert said(seen, past(*to_all))
    assert said(seen, past(*to_all, *of("prussia", "It is too early."))) == []
    assert said(seen, past(*of("russia", "Prussia, help me, and all of you against Austria!"))) == []


def test_friends_and_enemies_get_different_answers() -> None:
    seen = asked("austria")
    friend = said(seen, past(*of("russia", "Austria, help!")))
    enemy = said(seen, past(*of("france", "Austria, help!")), people=("france",))

    assert friend
    assert enemy
    assert friend != enemy


def test_what_it_says_is_a_decision_the_rules_take_in_every_language() -> None:
    match = Match(GAME, "1805-5", seed="talk")
    seen = asked("austria", forces=EXPOSED, flags={"linz": "france"})
    lines = [said(seen, past(), language=language) for language in LANGUAGES]

    assert len({*map(str, lines)}) == len(LANGUAGES)
    assert all(match.explain("austria", line) is None for (line,) in lines)
    assert not any("nw-say" in line for (line,) in lines)


def test_nobody_talks_while_an_offer_waits_for_its_answer() -> None:
    """Talk is open at the start of the game, and always but then."""
    assert GAME.talk_is_open(Match(GAME, "1805-5", seed="talk").state)
