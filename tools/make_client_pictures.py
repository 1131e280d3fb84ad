"""Draw the pictures of the browser client: opening boards by day and by night, and the icons.

Run it after the map, its drawing or `web/public/icons/icon.svg` changed (needs the extra `maps`):
`python tools/make_client_pictures.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from PIL import Image
from resvg_py import svg_to_bytes

from greatpowers.engine.match import Match
from greatpowers.games.diplomacy.pictures import render_svg
from greatpowers.games.diplomacy.pictures.geometry import load_map
from greatpowers.games.diplomacy.pictures.legend import HEADER_HEIGHT
from greatpowers.games.diplomacy.pictures.palette import ThemeName
from greatpowers.games.diplomacy.pictures.portrait import portrait
from greatpowers.games.napoleonic_wars.pictures import render_board
from greatpowers.games.napoleonic_wars.pictures.portrait import portrait as portrait_of_europe
from greatpowers.games.shared.maps.markup import drawn_as_png
from greatpowers.games.table import find_game

WEB = Path(__file__).parents[1] / "web"
BOARD_WIDTH = 1800
BOARD_QUALITY = 70
EUROPE_WIDTH = 1400
#: Pixels of the icons: touch icon of the phone, and the two sizes of an installed app.
ICON_SIZES = (180, 192, 512)


def board(theme: ThemeName) -> Image.Image:
    """The opening position, map only."""
    match = Match(find_game("diplomacy"), seed="picture")
    drawn = render_svg(portrait(match.view(None), ""), theme=theme, relief=True)
    drawn = re.sub(r'<g id="layer-(names|frame)">.*?</g>(?=<g id="layer-|</g>)', "", drawn, flags=re.DOTALL)
    geometry = load_map()
    scale = BOARD_WIDTH / geometry.width
    whole = Image.open(io.BytesIO(bytes(svg_to_bytes(svg_string=drawn, width=BOARD_WIDTH))))
    top = round(HEADER_HEIGHT * scale)
    return whole.convert("RGB").crop((0, top, BOARD_WIDTH, top + round(geometry.height * scale)))


def europe_of_1805(theme: ThemeName) -> Image.Image:
    """The Napoleonic Wars at their start."""
    match = Match(find_game("napoleonic-wars"), "1805-5", seed="picture")
    drawn = render_board(portrait_of_europe(match.view(None), "en"), theme=theme)
    drawn = re.sub(r"<text.*?</text>", "", drawn, flags=re.DOTALL)
    return Image.open(io.BytesIO(drawn_as_png(drawn, EUROPE_WIDTH))).convert("RGB")


def icon(size: int) -> Image.Image:
    source = (WEB / "public/icons/icon.svg").read_text(encoding="utf-8")
    return Image.open(io.BytesIO(bytes(svg_to_bytes(svg_string=source, width=size))))


def main() -> None:
    themes: tuple[ThemeName, ...] = ("light", "dark")
    for theme in themes:
        board(theme).save(
            WEB / f"src/games/diplomacy/assets/board-{theme}.webp", quality=BOARD_QUALITY, method=6
        )
        europe_of_1805(theme).save(
            WEB / f"src/games/napoleonic-wars/assets/board-{theme}.webp", quality=BOARD_QUALITY, method=6
        )
    for size in ICON_SIZES:
        icon(size).save(WEB / f"public/icons/icon-{size}.png", optimize=True)


if __name__ == "__main__":
    main()
