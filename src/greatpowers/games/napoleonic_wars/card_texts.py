"""Questions of cards whose answers are still plain texts. Goes with the last of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from ...engine.chance import Stream
from ...engine.frames import AnyChoice
from ...engine.match import Question
from ...engine.option import Option
from .state import State

#: First words of answers that are good for whoever is asked, in this order.
_WELCOME: Final = ("keep", "nothing", "accept", "agree", "done", "stay", "pass", "enough")


def asks_of(choice: AnyChoice) -> str:
    """What is asked; where a card does not say: `ChooseBattleCard` as `battle-card`."""
    name = type(choice).__name__.removeprefix("Choose")
    return choice.asks or "-".join(re.findall("[A-Z][a-z]*", name)).lower()


def welcome_text(question: Question) -> Any | None:
    """A plain answer that is good for whoever is asked, None if there is none."""
    plain = [option for option in question.offer if not isinstance(option, Option)]
    first = {question.choice.write(option).partition(" ")[0]: option for option in reversed(plain)}
    whole = {question.choice.write(option): option for option in plain}
    known = (word for word in _WELCOME if word in whole or word in first)
    return next((whole.get(word, first.get(word)) for word in known), None)


def rather_text(*wanted: str) -> Callable[[State, Question, Stream], Any]:
    """An answer whose text begins like this, if there is any."""

    def choose(_state: State, question: Question, stream: Stream) -> Any:
        write = question.choice.write
        found = [option for option in question.offer if write(option).startswith(wanted)]
        return stream.pick(found or question.offer)

    return choose
