"""How well letters of people are read: every sentence of the lists against what it means."""

from __future__ import annotations

import csv
import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from greatpowers.games.diplomacy.positions.plain import read_units
from greatpowers.games.diplomacy.press.arrangements import (
    Alliance,
    Arrangement,
    Draw,
    Empty,
    Given,
    Not,
    Peace,
    parts_of,
    peace,
)
from greatpowers.games.diplomacy.press.lawful import Ground
from greatpowers.games.diplomacy.press.reading.letter import read_letter
from greatpowers.games.diplomacy.press.reading.meanings import Reading
from greatpowers.games.diplomacy.press.speech import (
    Accept,
    Accuse,
    Cancel,
    Excuse,
    Fact,
    Later,
    Meaning,
    Propose,
    Question,
    Reject,
    Thank,
    Warn,
)
from greatpowers.games.diplomacy.printed.board import LOCATIONS
from greatpowers.games.diplomacy.printed.names import POWERS

HERE = Path(__file__).parent
UNDERSTOOD, ASKED, MISREAD, NOT_UNDERSTOOD = "understood", "asked", "misread", "not understood"
VERDICTS = (UNDERSTOOD, ASKED, MISREAD, NOT_UNDERSTOOD)
#: Written before there was a reader; and once it stood, to see how it fares with what it was not made by.
LISTS = ("sentences", "later", "blind1", "blind2", "blind3", "blind4")
LANGUAGES = {"en": "English", "ru": "Russian", "hu": "Hungarian"}
#: How the kinds of the lists are called in the table.
KINDS = {
    "help": "support, convoy", "order": "orders, bounces", "dmz": "empty zones", "peace": "peace",
    "ally": "alliances", "draw": "draws", "package": "packages", "not": "orders not to be given",
    "end": "ends", "ask": "questions", "tell": "news", "warn": "warnings", "yes": "answers", "no": "answers",
    "later": "answers", "thanks": "thanks, apologies, reproaches", "sorry": "thanks, apologies, reproaches",
    "accuse": "thanks, apologies, reproaches", "talk": "small talk", "unclear": "small talk",
}  # fmt: skip


@dataclass(frozen=True)
class Sentence:
    board: str
    writer: str
    reader: str
    text: str
    meaning: str

    @property
    def kind(self) -> str:
        """What is said, by the first word of the meaning; several things are a package."""
        first = self.meaning.split(" | ")[0]
        if "; " in first:
            return "package"
        word = first.split()[0].lstrip("[")
        return (
            {"A": "order", "F": "order"}.get(word, word)
            if " S " not in first and " C " not in first
            else "help"
        )


def sentences(language: str) -> list[Sentence]:
    """All lists of a language."""
    found = []
    for name in LISTS:
        with (HERE / f"{name}_{language}.csv").open(encoding="utf-8", newline="") as lines:
            found += [Sentence(**row) for row in csv.DictReader(lines)]
    return found


@cache
def ground(board: str) -> Ground:
    plain = tomllib.loads((HERE / "boards.toml").read_text(encoding="utf-8"))[board]
    powers = {power: (number,) for number, power in enumerate(POWERS)}
    return Ground(read_units(plain["units"]), powers, POWERS)


def alternatives(meaning: str) -> list[list[frozenset[str]]]:
    """Meanings that are equally right; each a list of letters, of which all have to be offered."""
    return [
        [frozenset(parts) for parts in itertools.product(*map(_expanded, letter.split("; ")))]
        for letter in re.split(r" \| (?![^\[]*\])", meaning)
    ]


def _expanded(clause: str) -> list[str]:
    slots = re.split(r"\[([^\]]*)\]", clause)
    choices = [slot.split("|") if at % 2 else [slot] for at, slot in enumerate(slots)]
    return ["".join(parts) for parts in itertools.product(*choices)]


def readings(reading: Reading, sentence: Sentence) -> list[frozenset[str]]:
    """What was read, in the words of the lists; one for each choice."""
    if not reading.rows:
        return [frozenset(["talk" if reading.is_talk else "unclear"])]
    counts = [range(max(1, len(row.choices))) for row in reading.rows]
    return [
        frozenset(_spoken(meaning, sentence))
        for picks in itertools.product(*counts)
        if (meaning := reading.chosen(picks).meaning(sentence.writer)) is not None
    ]


def _spoken(meaning: Meaning, sentence: Sentence) -> Iterator[str]:
    match meaning:
        case Propose(what) | Fact(what):
            for part in parts_of(what):
                yield _written(part, sentence, tells=isinstance(meaning, Fact))
        case Accept():
            yield "yes"
        case Reject():
            yield "no"
        case Later():
            yield "later"
        case Cancel(what):
            yield f"end {_written(what, sentence)}"
        case Question(None):
            yield "ask plans"
        case Question(Peace(seats)):
            third = [seat for seat in seats if seat not in (sentence.writer, sentence.reader)]
            yield f"ask ally {' '.join(third)}"
        case Question(what) if what is not None:
            yield f"ask {_written(what, sentence)}"
        case Warn(Not(Peace(seats))):
            yield f"warn {' '.join(seat for seat in seats if seat != sentence.reader)}"
        case Thank():
            yield "thanks"
        case Accuse():
            yield "accuse"
        case Excuse():
            yield "sorry"
        case _:
            yield repr(meaning)


def _written(what: Arrangement, sentence: Sentence, tells: bool = False) -> str:
    both = {sentence.writer, sentence.reader}
    match what:
        case Given(seat, order):
            return f"tell {order.text}" if tells and seat not in both else order.text
        case Not(inner):
            return f"not {_written(inner, sentence)}"
        case Peace():
            return "peace"
        case Alliance(_, against):
            return f"ally {' '.join(against)}"
        case Empty(seats, places):
            ids = " ".join(sorted(LOCATIONS[place] for place in places))
            return f"dmz {ids}" + ("" if set(seats) == both else f" by {' '.join(seats)}")
        case Draw(seats):
            return "draw" if set(seats) == set(POWERS) else f"draw {' '.join(sorted(seats))}"
        case _:
            return repr(what)


def _normal(clause: str) -> str:
    """The order in which places and powers are listed says nothing."""
    words, by, whom = clause.partition(" by ")
    first, *rest = words.split()
    if first in ("dmz", "draw"):
        words = " ".join([first, *sorted(rest)])
    return "accuse" if clause == "ask why" else f"{words}{by}{whom}"


def judged(sentence: Sentence, language: str) -> tuple[str, list[frozenset[str]]]:
    reading = read_letter(
        sentence.text, ground(sentence.board), sentence.writer, (sentence.reader,), language,
        open_proposal=peace(sentence.writer, sentence.reader),
        agreed=(peace(sentence.writer, sentence.reader),),
    )  # fmt: skip
    read = readings(reading, sentence)
    for right in alternatives(sentence.meaning):
        expected = {frozenset(map(_normal, clauses)) for clauses in right}
        if {frozenset(map(_normal, clauses)) for clauses in read} == expected:
            return UNDERSTOOD, read
    rights = {
        frozenset(map(_normal, clauses)) for right in alternatives(sentence.meaning) for clauses in right
    }
    if len(read) > 1 or not reading.is_clear:
        offered = {frozenset(map(_normal, clauses)) for clauses in read}
        if any(row.is_unsure for row in reading.rows):
            # Nothing goes along by itself: the word that was not understood is named.
            return (ASKED if offered & rights else NOT_UNDERSTOOD), read
        return (ASKED if offered & rights else MISREAD), read
    wordless = {frozenset([word]) for word in ("talk", "unclear")}
    return (NOT_UNDERSTOOD if set(read) <= wordless else MISREAD), read


def measured(language: str) -> dict[str, Counter[str]]:
    """Verdicts by kind."""
    table: dict[str, Counter[str]] = {}
    for sentence in sentences(language):
        table.setdefault(KINDS[sentence.kind], Counter())[judged(sentence, language)[0]] += 1
    return table


def table() -> str:
    """The table of `docs/diplomacy/letters.md`."""
    lines = [f"| kind | {' | '.join(LANGUAGES.values())} |", f"|---|{'---|' * len(LANGUAGES)}"]
    measures = [measured(language) for language in LANGUAGES]
    lines += [
        f"| {kind} | {' | '.join(_cell(measure.get(kind, Counter())) for measure in measures)} |"
        for kind in dict.fromkeys(KINDS.values())
    ]
    sums = [sum(measure.values(), Counter()) for measure in measures]
    lines.append(f"| **all** | {' | '.join(_cell(total) for total in sums)} |")
    return "\n".join(lines)


def _cell(verdicts: Counter[str]) -> str:
    counts = [verdicts[UNDERSTOOD] + 0, verdicts[ASKED], verdicts[MISREAD], verdicts[NOT_UNDERSTOOD]]
    return f"{counts[0]} of {sum(counts)}" + (
        f" ({', '.join(map(str, counts[1:]))})" if any(counts[1:]) else ""
    )


def main() -> None:
    """Print what is not understood, and the table."""
    for language in LANGUAGES:
        total: Counter[str] = Counter()
        for sentence in sentences(language):
            verdict, read = judged(sentence, language)
            total[verdict] += 1
            if verdict != UNDERSTOOD:
                print(f"{language} {verdict:14} {sentence.writer} to {sentence.reader}: {sentence.text}")
                print(f"    means {sentence.meaning}")
                print(f"    read  {' | '.join('; '.join(sorted(one)) for one in read)}")
        print(language, dict(total))
    print(table())


if __name__ == "__main__":
    main()
