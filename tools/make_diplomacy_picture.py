"""Draw the picture of the README: a spring of 1902 with every kind of mark on the map.

Run it after a change of the map or of the drawing: `python tools/make_diplomacy_picture.py`. It needs the
extra `maps` (Pillow brings the file down to a palette; the drawing itself does without).
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from greatpowers.games.diplomacy.pictures import OrderMark, Picture, UnitMark, render_png

TARGET = Path(__file__).resolve().parents[1] / "docs" / "images" / "diplomacy.png"
WIDTH = 1400
COLOURS = 256

CENTRES = {
    "Austria": "Vie Bud Tri Ser Gre",
    "England": "Edi Lvp Lon Nwy",
    "France": "Bre Par Mar Spa Por",
    "Germany": "Ber Kie Mun Den Hol",
    "Italy": "Ven Rom Nap Tun",
    "Russia": "StP Mos War Sev Rum Swe",
    "Turkey": "Bul Con Smy Ank",
}
UNITS = {
    "Austria": "A Vie, A Bud, A Tri, A Ser, F Gre",
    "England": "F Edi, F Nth, A Yor, F Nwy",
    "France": "F Bre, A Par, A Bur, A Spa, F Por",
    "Germany": "F Den, A Hol, A Ruh, F Kie, A Mun",
    "Italy": "A Ven, F Nap, F Ion, A Tun",
    "Russia": "F Swe, A StP, A War, A Ukr, A Sev, F Rum",
    "Turkey": "A Bul, F Bla, A Con, F Smy",
}
DISLODGED = ("Russia", "Rum")
ORDERS = (
    OrderMark("move", "England", "Yor", "Bel", via=("Nth",)),
    OrderMark("convoy", "England", "Nth", "Bel", source="Yor"),
    OrderMark("support", "Germany", "Hol", "Bel", source="Yor"),
    OrderMark("move", "France", "Bur", "Bel", outcome="bounces"),
    OrderMark("move", "Germany", "Ruh", "Bur", outcome="bounces"),
    OrderMark("support-hold", "Germany", "Mun", source="Kie"),
    OrderMark("move", "Germany", "Den", "Swe", outcome="bounces"),
    OrderMark("support", "England", "Nwy", "Swe", source="Den", outcome="cut"),
    OrderMark("move", "Russia", "StP", "Nwy", outcome="bounces"),
    OrderMark("move", "England", "Edi", "Nrg"),
    OrderMark("move", "France", "Bre", "Eng"),
    OrderMark("move", "France", "Por", "Mid"),
    OrderMark("move", "France", "Spa", "Gas"),
    OrderMark("move", "France", "Par", "Pic"),
    OrderMark("move", "Austria", "Bud", "Rum"),
    OrderMark("support", "Austria", "Ser", "Rum", source="Bud"),
    OrderMark("support", "Turkey", "Bul", "Rum", source="Bud"),
    OrderMark("retreat", "Russia", "Rum", "Sev"),
    OrderMark("move", "Russia", "Sev", "Arm"),
    OrderMark("move", "Austria", "Vie", "Gal", outcome="bounces"),
    OrderMark("move", "Russia", "War", "Gal", outcome="bounces"),
    OrderMark("hold", "Austria", "Tri"),
    OrderMark("move", "Turkey", "Smy", "Aeg", outcome="bounces"),
    OrderMark("move", "Italy", "Ion", "Aeg", outcome="bounces"),
    OrderMark("move", "Italy", "Nap", "Tyn"),
)


def position() -> Picture:
    """The sample as a picture."""
    units = []
    for power, listed in UNITS.items():
        for kind, place in (unit.split() for unit in listed.split(", ")):
            units.append(
                UnitMark(power, "A" if kind == "A" else "F", place, dislodged=(power, place) == DISLODGED)
            )
    centres = {centre: power for power, listed in CENTRES.items() for centre in listed.split()}
    return Picture("Spring 1902", centres, tuple(units), ORDERS)


def main() -> None:
    drawn = Image.open(BytesIO(render_png(position(), width=WIDTH))).convert("RGB")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    drawn.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=3).save(TARGET, optimize=True)


if __name__ == "__main__":
    main()
