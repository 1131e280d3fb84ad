"""The faces that are cut down for the client: whatever our own texts are written with lies in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greatpowers.locale import text_files

ROOT = Path(__file__).parents[1]
STYLES = ROOT / "web/src/styles/fonts.css"
#: Arrows and triangles no typeface of ours has: the system's stand in.
SIGNS = re.compile("[\u2190-\u27ff]")


def letters_of(face: str) -> set[int]:
    """What the style sheet asks of the files with such a name."""
    blocks = STYLES.read_text(encoding="utf-8").split("@font-face")
    found: set[int] = set()
    for block in (block for block in blocks if face in block):
        for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", block):
            found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


@pytest.mark.parametrize("face", ["eb-garamond", "source-sans-3"])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_texts_need_the_small_files_only(face: str, language: str) -> None:
    files = text_files(language)
    texts = "".join(file.read_text(encoding="utf-8") for file in files)
    written = {ord(letter) for letter in SIGNS.sub("", texts) if letter.isprintable()}

    small = letters_of(f"{face}-common") | letters_of(f"{face}-hungarian") | letters_of(f"{face}-cyrillic")

    assert not {chr(code) for code in written - small}
