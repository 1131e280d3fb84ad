"""Cut the letters that only Hungarian needs out of EB Garamond: nobody fetches all of Europe for ő and ű.

Run it after `npm ci` in `web/`, when the typeface changes: `python tools/make_client_fonts.py` (it needs
`pip install ".[maps]"`). The typeface is under the SIL Open Font License, which allows it.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset

WEB = Path(__file__).parents[1] / "web"
LETTERS = "ŐőŰű"
#: What is cut, and the name it gets.
SOURCES = {
    "@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2": "wght-normal",
    "@fontsource/eb-garamond/files/eb-garamond-latin-ext-500-italic.woff2": "500-italic",
}


def main() -> None:
    for source, style in SOURCES.items():
        target = WEB / f"src/assets/fonts/eb-garamond-hungarian-{style}.woff2"
        subset.main(
            [
                str(WEB / "node_modules" / source),
                f"--text={LETTERS}",
                "--flavor=woff2",
                "--layout-features=*",
                f"--output-file={target}",
            ]
        )


if __name__ == "__main__":
    main()
