"""What the referee's stream answers a line with: the position after it, or what would be void in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ....locale import Texts
from ...shared.refereeing import Refereeing
from ..referee import answer_line, check_line, is_sound
from ..referee.checking import Answer as Checked
from ..words.wording import outcome_word, phase_name, power_name, reason_sentence

Answer = dict[str, Any]


class Adjudicator:
    """Resolves the orders. Bad lines are answered like all others, so it is always content."""

    content = True

    def answer(self, line: bytes, number: int, file: str) -> bytes:
        reply = answer_line(line, number)
        if not file or not reply.startswith(b'{"error":'):
            return reply
        return self.error(number, msgspec.json.decode(reply)["error"]["message"], file)

    def error(self, number: int, message: str, file: str) -> bytes:
        return msgspec.json.encode(_error(number, message, file))


class Checker:
    """Resolves nothing: tells which orders would be void and what is missing."""

    def __init__(self, texts: Texts, for_reading: bool) -> None:
        self.texts = texts
        self.for_reading = for_reading
        self.content = True

    def answer(self, line: bytes, number: int, file: str) -> bytes:
        found = check_line(line, number, lambda reason: reason_sentence(self.texts, reason))
        if "error" in found:
            return self.error(number, found["error"]["message"], file)
        self.content = self.content and is_sound(found)
        if not self.for_reading:
            return msgspec.json.encode(found)
        return "\n".join(self._lines(found, number, file)).encode()

    def error(self, number: int, message: str, file: str) -> bytes:
        self.content = False
        if not self.for_reading:
            return msgspec.json.encode(_error(number, message, file))
        return self._headline(number, file, message).encode()

    def _headline(self, number: int, file: str, about: str) -> str:
        place = f"{file}:{number}" if file else self.texts.format("cli-check-line", number=number)
        return f"{place}: {about}"

    def _lines(self, found: Checked, number: int, file: str) -> Iterator[str]:
        """The phase, then power by power what will not be carried out and what is missing."""
        words = found["checked"]
        bad = sum(word != "stands" for told in words.values() for word in told.values())
        good = sum(len(told) for told in words.values()) - bad
        yield self._headline(number, file, phase_name(self.texts, found["phase"]))
        for power in {**words, **found["missing"]}:
            objections = [(text, word) for text, word in words.get(power, {}).items() if word != "stands"]
            missing = found["missing"].get(power, [])
            if objections or missing:
                yield f"  {power_name(self.texts, power)}"
            for text, word in objections:
                reason = found["reasons"][power][text]["says"]
                yield f"    \u2717 {text}: {outcome_word(self.texts, word)}. {reason}"
            for reason in missing:
                yield f"    \u00b7 {reason['says']}"
        yield "  " + self.texts.format("cli-check-count", good=good, bad=bad)


def _error(number: int, message: str, file: str) -> Answer:
    """With several files an error also says in which one."""
    error: dict[str, Any] = {"line": number, "message": message}
    return {"error": {**error, "file": file} if file else error}


REFEREEING = Refereeing(Adjudicator, Checker)
