"""The rules of the three languages that can be checked by the eye of a program."""

from __future__ import annotations

import re

import pytest

from tests.locale.ftl_catalogue import Entry, all_entries, entries, words_of

#: Pieces of sentences: they are put after a label, so they may begin with a name.
FRAGMENTS = ("dip-do-", "dip-unit", "dip-place-", "dip-reading", "dip-power", "dip-centre-count")
#: Powers, nations, leaders and places are written with a capital, so they may begin a sentence.
NAMED = ("dip-event-", "web-dip-fate", "web-dip-retreat-price", "nw-event-", "web-nw-since-")
SLOT = r"\{ \$\w+ \}"
#: Slots that hold whole sentences or begin with a capital; a line of the log always does.
CAPITAL = r"\{ \$(reason|why|order|scenario|how|turn|year|title) \}"

FORBIDDEN = {
    "any": {
        "an exclamation mark": r"!",
        "three dots": r"\.\.\.",
        "straight quotation marks": r"[\"']",
        "a hyphen for a minus or dash": rf" - |-{SLOT}",
        "a letter glued to a slot": rf"\w{SLOT}|{SLOT}-?\w",
    },
    "en": {
        "an article before a slot": rf"\b(a|an|the) {SLOT}",
        "American spelling": r"\b(centers?|color|honor)\b",
        "foreign quotation marks": r"[«»„]",
        "a contraction": r"\w’\w",
    },
    "ru": {
        "a capital Вы within a sentence": r"(?<=[\w,;:—] )В(ы|ас|ам|аш\w*)\b",
        "foreign quotation marks": r"[“”„]",
    },
    "hu": {
        "an article before a slot": rf"\b[Aa]z? {SLOT}",
        "formal address": r"\b(Ön|ön|önnek|kérjük)\b",
        "foreign quotation marks": r"[«»“]",
        "an em dash": r"—",
    },
}


@pytest.mark.parametrize(
    ("language", "what", "pattern"),
    [
        pytest.param(language, what, pattern, id=f"{language}: {what}")
        for language, rules in FORBIDDEN.items()
        for what, pattern in rules.items()
    ],
)
def test_no_text_has(language: str, what: str, pattern: str) -> None:
    found = [
        (spoken, entry.id)
        for spoken, entry in all_entries()
        if language in ("any", spoken) and re.search(pattern, _said(entry, what))
    ]

    assert found == [], what


def _said(entry: Entry, what: str) -> str:
    """The words; a letter of a bot may hold both ways to call somebody: ⟦formal|familiar⟧."""
    words = words_of(entry)
    return re.sub(r"⟦[^|⟧]*\|", "⟦", words) if what == "formal address" else words


def test_no_russian_sentence_begins_with_a_slot() -> None:
    """Names of sides may be in lower case, so a label comes first."""
    found = [
        entry.id
        for entry in entries("ru").values()
        if not entry.id.startswith(FRAGMENTS + NAMED)
        and entry.source.endswith(".")
        and re.search(rf"(^|\. )(?!{CAPITAL}){SLOT}", entry.source)
    ]

    assert found == []
