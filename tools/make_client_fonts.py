"""Cut the faces of the client down to what its texts are written with; the rest comes when it is needed.

Run it after `npm ci` in `web/`, when a typeface changes or a text brings a new letter:
`python tools/make_client_fonts.py` (it needs `pip install ".[maps]"`). `web/src/styles/fonts.css` names the
same letters. The typefaces are under the SIL Open Font License, which allows it.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parents[1] / "web"
#: Letters that only Hungarian texts and Polish names need; nobody fetches all of Europe for them.
HUNGARIAN = "ŁłŃńŐőŚśŰűŹźŻż"
#: What English texts and the names on the maps are written with, with spaces that keep words together.
COMMON = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0§«±²µ·»½ÀÁÄÅÆÇÈÉÍÓÖ×ØÚÜßàáâãäåæçèéêëíîïñóôöøúüı"
    + "\u2009\u202f–—‘’‚“”„•…‹›€↑↓−"
)
#: Of what a face can do, the client asks for this much.
FEATURES = ["kern", "liga", "rlig", "locl", "lnum", "pnum", "tnum", "ccmp", "mark", "mkmk"]
#: From the lightest to the boldest the style sheets ask for.
WEIGHTS = (400, 700)


@dataclass(frozen=True, slots=True)
class Cut:
    """A face, what stays of it, and the file it goes to."""

    source: str
    letters: str
    target: str


GARAMOND = "@fontsource-variable/eb-garamond/files/eb-garamond-{}-wght-normal.woff2"
GARAMOND_ITALIC = "@fontsource/eb-garamond/files/eb-garamond-{}-500-italic.woff2"
SANS = "@fontsource-variable/source-sans-3/files/source-sans-3-{}-wght-normal.woff2"
CUTS = (
    Cut(GARAMOND.format("latin"), COMMON, "eb-garamond-common-wght-normal"),
    Cut(GARAMOND_ITALIC.format("latin"), COMMON, "eb-garamond-common-500-italic"),
    Cut(SANS.format("latin"), COMMON, "source-sans-3-common-wght-normal"),
    Cut(GARAMOND.format("latin-ext"), HUNGARIAN, "eb-garamond-hungarian-wght-normal"),
    Cut(GARAMOND_ITALIC.format("latin-ext"), HUNGARIAN, "eb-garamond-hungarian-500-italic"),
    Cut(SANS.format("latin-ext"), HUNGARIAN, "source-sans-3-hungarian-wght-normal"),
)


def main() -> None:
    for cut in CUTS:
        face = lighter(TTFont(WEB / "node_modules" / cut.source))
        wanted = subset.Subsetter(subset.Options(layout_features=FEATURES, hinting=False))
        wanted.populate(text=cut.letters)
        wanted.subset(face)
        face.flavor = "woff2"
        face.save(WEB / f"src/assets/fonts/{cut.target}.woff2")


def lighter(face: TTFont) -> TTFont:
    """The face with the weights the client uses and no others; read again, as only then it is whole."""
    if "fvar" not in face:
        return face
    instancer.instantiateVariableFont(face, {"wght": WEIGHTS}, inplace=True)
    face.flavor = None
    whole = io.BytesIO()
    face.save(whole)
    whole.seek(0)
    return TTFont(whole)


if __name__ == "__main__":
    main()
