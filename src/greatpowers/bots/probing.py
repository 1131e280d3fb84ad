"""Answers that are mostly not allowed: other questions' answers, words put for others, rubbish.

They show which refusals a player can meet. Nothing is known about a game but the words its answers are made
of.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence

from ..engine.chance import Stream
from ..engine.errors import Refusal
from ..engine.frames import AnyChoice
from ..engine.match import Match, Question

#: So many answers of each question are remembered.
_REMEMBERED = 24
#: So many answers are altered at each decision.
TRIES = 4
_WORD = re.compile(r"[^\s,;:@()]+")
#: Between the parts of an answer.
_MARKS = ("; ", ", ")
_NUMBERS = ("0", "1", "2", "5", "40")
_RUBBISH = ("", "?", "x" * 5000, "a\x00b", "press", "press x: y", f"press all: {'x' * 5000}", "draw x")


class Probe:
    """Tries answers in one match and tells how they were refused."""

    def __init__(self, match: Match, stream: Stream) -> None:
        self.match = match
        self.stream = stream
        self._texts: dict[type[AnyChoice], deque[str]] = {}
        self._study = match.game.study()
        self._words = [tuple(words) for words in self._study.words]
        self._place = {word.casefold(): words for words in self._words for word in words}

    def tried(self, question: Question) -> tuple[list[Refusal], list[str]]:
        """How some answers are refused just now, and which answers to this question are allowed after all."""
        self._remember(question)
        state, explain = self.match.state, self.match.explain
        own = self._texts[type(question.choice)]
        made = [self._altered(self.stream.pick(own), own) for _ in range(TRIES)]
        odd = self._study.odd_answers(state, question.seat, self.stream)
        made += [self.stream.pick(odd) for _ in range(TRIES if odd else 0)]
        said = [(text, explain(question.seat, text)) for text in made]
        refusals = [
            explain(question.seat, text) for text in self.match.game.illegal_samples(state, question.seat)
        ]
        refusals += [refusal for _, refusal in said]
        refusals += [explain(self._seat(question), text) for text in self._other_texts(question)]
        allowed = [text for text, refusal in said if refusal is None]
        return [refusal for refusal in refusals if refusal is not None], allowed

    def _remember(self, question: Question) -> None:
        choice = question.choice
        kept = self._texts.setdefault(type(choice), deque(maxlen=_REMEMBERED))
        kept.append(choice.write(choice.sample(question.offer, self.stream)))

    def _seat(self, question: Question) -> str:
        """Now and then somebody speaks who is not asked."""
        return question.seat if self.stream.below(20) else self.stream.pick(self.match.seats)

    def _other_texts(self, question: Question) -> list[str]:
        """Answers to other questions, what may always be said, and rubbish."""
        elsewhere = self._texts[self.stream.pick(tuple(self._texts))]
        found = [self._altered(self.stream.pick(elsewhere), elsewhere)]
        said = self.match.game.standing_samples(self.match.state, question.seat)
        if self.stream.below(2) or not said:
            return [*found, self.stream.pick(_RUBBISH)]
        return [*found, self._altered(self.stream.pick(said))]

    def _altered(self, text: str, others: Sequence[str] = ()) -> str:
        """One or two words are others, are missing or stand twice; a part may come twice or from elsewhere;
        sometimes it is left as it was."""
        if not self.stream.below(4):
            mark = self.stream.pick(_MARKS)
            text = mark.join((text, self.stream.pick((text, *others)).rpartition(mark)[2]))
        for _ in range(self.stream.below(3)):
            spots = [spot.span() for spot in _WORD.finditer(text)]
            if spots:
                start, end = self.stream.pick(spots)
                text = text[:start] + self._instead(text[start:end]) + text[end:]
        return text

    def _instead(self, word: str) -> str:
        draw = self.stream.below(12)
        if draw == 0:
            return ""
        if draw == 1:
            return f"{word} {word}"
        if draw == 2 and self._words:
            return self.stream.pick(self.stream.pick(self._words))
        if word.isdecimal():
            return self.stream.pick(_NUMBERS)
        alike = self._place.get(word.casefold())
        return self.stream.pick(alike) if alike else word
