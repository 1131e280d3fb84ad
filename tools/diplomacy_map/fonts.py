"""EB Garamond for the map: a TrueType file per style, cut to the alphabets we write, and its widths."""

from __future__ import annotations

import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

FAMILY = "EB Garamond"
ALPHABETS = ("latin", "latin-ext", "cyrillic")
#: File name in the data folder -> weight and slope in the npm package.
STYLES = {"EBGaramond-SemiBold.ttf": "600-normal", "EBGaramond-MediumItalic.ttf": "500-italic"}
LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x400, 0x460),
    *range(0x2010, 0x2027),
    0x2116,
    0x2212,
)


def build_font(package: Path, style: str, target: Path) -> None:
    """Merge the alphabets of one style and keep the letters we write with."""
    with tempfile.TemporaryDirectory() as folder:
        sources = []
        for alphabet in ALPHABETS:
            path = package / "files" / f"eb-garamond-{alphabet}-{style}.woff2"
            font = TTFont(path, recalcTimestamp=False)
            font.flavor = None
            source = Path(folder) / f"{alphabet}.ttf"
            font.save(source)
            sources.append(str(source))
        merged = Merger().merge(sources)
    options = subset.Options(layout_features=["kern", "mark", "ccmp"], hinting=False, notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(merged)
    name_style(merged, style)
    merged["head"].created = merged["head"].modified = font["head"].modified  # the same bytes on every run
    merged.recalcTimestamp = False
    merged.save(target)


def name_style(font: TTFont, style: str) -> None:
    """List the style under the family's plain name, where renderers look for it."""
    weight, slope = style.split("-")
    words = {"500": "Medium", "600": "SemiBold"}[weight] + (" Italic" if slope == "italic" else "")
    for number, text in ((16, FAMILY), (17, words)):
        font["name"].setName(text, number, platformID=3, platEncID=1, langID=0x409)


class Ruler:
    """Widths of words set in one of the fonts."""

    def __init__(self, path: Path) -> None:
        font = TTFont(path)
        self.advance = {
            code: font["hmtx"][glyph][0] / font["head"].unitsPerEm
            for code, glyph in font.getBestCmap().items()
        }

    def width(self, text: str, size: float, spacing: float = 0.0) -> float:
        return size * sum(self.advance[ord(letter)] for letter in text) + spacing * len(text)
