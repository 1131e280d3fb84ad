"""An option is declared once: its text both ways, its parts for clients, its verb."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Annotated, Literal, NewType

import pytest

from greatpowers.engine.errors import Refusal, UnreadableDecision
from greatpowers.engine.frames import Choice, frame
from greatpowers.engine.kinds import Separated, kind, told
from greatpowers.engine.option import Option, option
from greatpowers.engine.shown import OptionShown, option_shown

TOWNS = ("metz", "bar_le_duc", "sedan")
Town = NewType("Town", int)


def read_town(text: str) -> int:
    name = text.replace(" ", "_")
    if name not in TOWNS:
        raise UnreadableDecision(Refusal("no-such-town", params={"text": text}))
    return TOWNS.index(name)


kind(Town, "town", write=TOWNS.__getitem__, read=read_town, pattern=".+?")


@option("activate {town} {purpose}")
class Activate(Option):
    town: Town
    purpose: Literal["move", "attack"]

    @told
    def cost(self) -> int:
        return len(TOWNS[self.town])


@option("done")
class Done(Option):
    pass


@option("rebuild {count}[ at {town}]")
class Rebuild(Option):
    count: int
    town: Town | None = None


@option("path {way}", says="by-way")
class Path(Option):
    way: Annotated[tuple[Town, ...], Separated(" ")]


@option("send {towns}")
class Send(Option):
    towns: tuple[Town, ...]


@frame
class ChooseTown(Choice[None, Activate | Rebuild | Path | Send | Done]):
    """Any of them."""

    seat: str

    def options(self, state: None) -> Sequence[Activate | Rebuild | Path | Send | Done]:
        return [Activate(Town(2), "attack"), Done()]


@frame
class ChooseInherited(ChooseTown):
    """Takes what its base takes."""


ASKED = ChooseTown("france")
SAMPLES = {
    "activate bar_le_duc move": Activate(Town(1), "move"),
    "rebuild 3": Rebuild(3),
    "rebuild 3 at sedan": Rebuild(3, Town(2)),
    "path metz sedan": Path((Town(0), Town(2))),
    "send metz, sedan": Send((Town(0), Town(2))),
    "done": Done(),
}


@pytest.mark.parametrize("text", SAMPLES)
def test_text_and_value_are_one(text: str) -> None:
    assert (ASKED.write(SAMPLES[text]), ASKED.read(None, text)) == (text, SAMPLES[text])


def test_texts_are_read_whatever_their_spaces_and_capitals() -> None:
    assert ASKED.read(None, "  Activate   BAR LE DUC  Attack ") == Activate(Town(1), "attack")


def test_a_part_nobody_knows_is_refused_in_its_own_words() -> None:
    with pytest.raises(UnreadableDecision) as refused:
        ASKED.read(None, "activate paris move")

    assert refused.value.refusal.message == "no-such-town"


@pytest.mark.parametrize(
    "text", ["", "activate", "activate metz", "activate metz dance", "done done", "rebuild x"]
)
def test_a_text_without_form_is_refused(text: str) -> None:
    with pytest.raises(UnreadableDecision) as refused:
        ASKED.read(None, text)

    assert refused.value.refusal.message == "decision-unknown"


def test_clients_get_text_verb_and_parts() -> None:
    sent = option_shown(ASKED.write, Activate(Town(2), "attack"))

    assert sent == OptionShown(
        text="activate sedan attack",
        verb="activate",
        parts={"town": "sedan", "purpose": "attack", "cost": 5},
    )


def test_lists_and_missing_parts_are_sent_as_such() -> None:
    assert option_shown(ASKED.write, Path((Town(0), Town(2)))).parts == {"way": ["metz", "sedan"]}
    assert option_shown(ASKED.write, Rebuild(3)).parts == {"count": 3, "town": None}


def test_a_verb_may_differ_from_the_text() -> None:
    assert (Path.verb, Activate.verb) == ("by-way", "activate")


def test_a_choice_takes_what_its_base_says() -> None:
    assert ChooseInherited.takes == ChooseTown.takes == (Activate, Rebuild, Path, Send, Done)


def test_equal_options_are_equal_and_travel_to_other_processes() -> None:
    one = Activate(Town(1), "move")

    assert pickle.loads(pickle.dumps(one)) == one == Activate(Town(1), "move")
    assert len({one, Activate(Town(1), "move"), Done()}) == 2


def test_two_options_of_one_verb_are_about_the_same_things() -> None:
    with pytest.raises(AssertionError, match="different things"):

        @option("done {count}", says="done")
        class Another(Option):
            count: int


def test_a_field_of_no_known_kind_is_an_error() -> None:
    with pytest.raises(TypeError, match="no known kind"):

        @option("odd {what}")
        class Odd(Option):
            what: dict[str, int]
