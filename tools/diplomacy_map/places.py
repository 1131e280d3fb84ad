"""Where unit, centre and name stand in each area, in every language, without covering one another.

Every candidate place is priced (parts outside the area, small type, distance, things already standing
there) and the cheapest combination wins. The tightest areas choose first. No chance is involved: the same
areas give the same places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt
from shapely.geometry.base import BaseGeometry

from .fonts import Ruler
from .geography import MapFrame, polygons

LANGUAGES = ("en", "ru", "hu")
UNIT_BOX = (40.0, 28.0)
RING_BOX = (54.0, 41.0)
CENTRE_BOX = (15.0, 15.0)
DISLODGED_BOX = (34.0, 26.0)
FRAME_MARGIN = 14
LAND_SIZES = (16.0, 15.0, 14.0, 13.0, 12.0)
SEA_SIZES = (17.0, 16.0, 15.0, 14.0, 13.0)
SEA_SPACING = 0.05
LINE_HEIGHT = 1.0
UNIT_CANDIDATES = 36

Box = tuple[float, float]
Points = np.ndarray
#: For each language the ways to write a name in lines, the best first.
Ways = dict[str, list[tuple[str, ...]]]


class Cover:
    """How much of a box lies on a mask, for many boxes at once."""

    def __init__(self, mask: np.ndarray) -> None:
        self.sums = np.zeros((mask.shape[0] + 1, mask.shape[1] + 1))
        self.sums[1:, 1:] = mask.cumsum(0).cumsum(1)

    def share(self, centres: Points, box: Box) -> np.ndarray:
        height, width = self.sums.shape[0] - 1, self.sums.shape[1] - 1
        wide, high = round(box[0]), round(box[1])
        left = np.round(centres[:, 0] - wide / 2).astype(int)
        top = np.round(centres[:, 1] - high / 2).astype(int)
        x0, x1 = np.clip(left, 0, width), np.clip(left + wide, 0, width)
        y0, y1 = np.clip(top, 0, height), np.clip(top + high, 0, height)
        inside = self.sums[y1, x1] - self.sums[y0, x1] - self.sums[y1, x0] + self.sums[y0, x0]
        return np.asarray(inside / (wide * high))


@dataclass(frozen=True)
class Label:
    """A name in its lines and the box they fill."""

    lines: tuple[str, ...]
    size: float
    centre: tuple[float, float]
    box: Box

    @property
    def baseline(self) -> tuple[float, float]:
        """Middle and baseline of the first line."""
        return self.centre[0], self.centre[1] - self.box[1] / 2 + 0.76 * self.size


@dataclass
class Place:
    """Everything that stands in one area."""

    unit: tuple[float, float]
    labels: dict[str, Label] = field(default_factory=dict)
    centre: tuple[float, float] | None = None
    dislodged: tuple[float, float] = (0.0, 0.0)
    price: float = 0.0


def overlap(centres: Points, box: Box, other: tuple[float, float], other_box: Box, gap: float) -> np.ndarray:
    """The overlapped area of two boxes kept `gap` apart, as a share of the smaller one."""
    across = (box[0] + other_box[0]) / 2 + gap - np.abs(centres[:, 0] - other[0])
    down = (box[1] + other_box[1]) / 2 + gap - np.abs(centres[:, 1] - other[1])
    common = np.clip(across, 0, min(box[0], other_box[0])) * np.clip(down, 0, min(box[1], other_box[1]))
    return np.asarray(common / min(box[0] * box[1], other_box[0] * other_box[1]))


class Board:
    """The map as pixels of one unit: who owns each, and what already stands on it."""

    def __init__(self, frame: MapFrame, regions: dict[str, BaseGeometry], seas: set[str]) -> None:
        self.shape = (frame.height, frame.width)
        self.masks = {name: self._mask(shape) for name, shape in regions.items()}
        self.sea = Cover(np.any([mask for name, mask in self.masks.items() if name in seas], axis=0))
        self.taken = {language: np.zeros(self.shape) for language in LANGUAGES}
        inner = np.zeros(self.shape)
        inner[FRAME_MARGIN:-FRAME_MARGIN, FRAME_MARGIN:-FRAME_MARGIN] = 1
        self.framed = Cover(inner)

    def _mask(self, shape: BaseGeometry) -> np.ndarray:
        image = Image.new("1", (self.shape[1], self.shape[0]))
        pen = ImageDraw.Draw(image)
        for part in polygons(shape):
            pen.polygon(list(part.exterior.coords), fill=1)
            for hole in part.interiors:
                pen.polygon(list(hole.coords), fill=0)
        return np.asarray(image, dtype=float)

    def occupy(self, centre: tuple[float, float], box: Box, languages: tuple[str, ...] = LANGUAGES) -> None:
        left, right = round(centre[0] - box[0] / 2), round(centre[0] + box[0] / 2)
        top, bottom = round(centre[1] - box[1] / 2), round(centre[1] + box[1] / 2)
        for language in languages:
            self.taken[language][max(top, 0) : bottom, max(left, 0) : right] = 1


class Placer:
    """Finds the places of one area on a board."""

    def __init__(self, board: Board, name: str, is_sea: bool, ruler: Ruler, ways: Ways) -> None:
        self.board, self.is_sea, self.ruler, self.ways = board, is_sea, ruler, ways
        mask = board.masks[name]
        self.own = Cover(mask)
        self.depth = distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]
        self.taken = {language: Cover(board.taken[language]) for language in LANGUAGES}
        self.taken_by_any = Cover(np.max([board.taken[language] for language in LANGUAGES], axis=0))
        self.variants = {language: self._variants(language) for language in LANGUAGES}

    def outside(self, centres: Points, box: Box) -> np.ndarray:
        """The price of what a box covers beyond its own area; open water beside a coast is the cheapest."""
        own = self.own.share(centres, box)
        beyond_frame = 1 - self.board.framed.share(centres, box)
        if self.is_sea:
            return np.asarray(9 * (1 - own) + 60 * beyond_frame)
        sea = self.board.sea.share(centres, box)
        return np.asarray(4.5 * sea + 9 * np.clip(1 - own - sea, 0, 1) + 60 * beyond_frame)

    def unit_candidates(self, wish: Sequence[float] | None) -> Points:
        """Roomy points of the area, spread out; a wish from the settings stands alone."""
        if wish is not None:
            return np.array([wish], dtype=float)
        found: list[tuple[int, int]] = []
        room = self.depth.copy()
        while len(found) < UNIT_CANDIDATES and room.max() > 4:
            y, x = np.unravel_index(int(room.argmax()), room.shape)
            found.append((int(x), int(y)))
            room[max(y - 7, 0) : y + 8, max(x - 9, 0) : x + 10] = 0
        return np.array(found, dtype=float)

    def unit_prices(self, centres: Points) -> np.ndarray:
        depth = np.minimum(self.depth[centres[:, 1].astype(int), centres[:, 0].astype(int)], 34)
        crowd = self.taken_by_any.share(centres, UNIT_BOX)
        return np.asarray(1.6 * self.outside(centres, UNIT_BOX) + 40 * crowd - depth / 9)

    def _variants(self, language: str) -> list[tuple[tuple[str, ...], float, Box, float]]:
        sizes = SEA_SIZES if self.is_sea else LAND_SIZES
        spacing = SEA_SPACING if self.is_sea else 0.0
        found = []
        for rank, lines in enumerate(self.ways[language]):
            for size in sizes:
                width = max(self.ruler.width(line, size, spacing * size) for line in lines)
                box = (width + 4, size * LINE_HEIGHT * len(lines) + 1)
                found.append(
                    (lines, size, box, rank * (0.3 if self.is_sea else 0.9) + (sizes[0] - size) * 0.75)
                )
        return found

    def best_label(self, unit: tuple[float, float], language: str) -> tuple[float, Label]:
        steps = np.arange(-78, 79, 3.0)
        grid = np.array([(unit[0] + dx, unit[1] + dy) for dy in steps[8:-8] for dx in steps])
        best: tuple[float, Label] | None = None
        for lines, size, box, price in self.variants[language]:
            away = np.abs(grid - unit)
            prices = (
                price
                + self.outside(grid, box)
                + 40 * overlap(grid, box, unit, (34.0, 25.0), 1.0)
                + 2.5 * overlap(grid, box, unit, RING_BOX, 0.0)
                + 25 * self.taken[language].share(grid, box)
                + 0.028 * away[:, 0]
                + 0.04 * np.maximum(away[:, 1] - 20, 0)
                + 0.3 * (grid[:, 1] < unit[1])
            )
            index = int(prices.argmin())
            if best is None or prices[index] < best[0]:
                where = (float(grid[index, 0]), float(grid[index, 1]))
                best = (float(prices[index]), Label(lines, size, where, box))
        assert best is not None
        return best

    def best_centre(self, place: Place, city: tuple[float, float]) -> tuple[float, tuple[float, float]]:
        steps = np.arange(-60, 61, 2.0)
        grid = np.array([(place.unit[0] + dx, place.unit[1] + dy) for dy in steps for dx in steps])
        prices = 3 * self.outside(grid, CENTRE_BOX) + 40 * overlap(
            grid, CENTRE_BOX, place.unit, (32.0, 24.0), 2
        )
        for label in place.labels.values():
            prices += 14 * overlap(grid, CENTRE_BOX, label.centre, label.box, 0)
        prices += 30 * self.taken_by_any.share(grid, CENTRE_BOX)
        prices += 0.03 * np.hypot(grid[:, 0] - city[0], grid[:, 1] - city[1])
        prices += 0.03 * np.hypot(grid[:, 0] - place.unit[0], grid[:, 1] - place.unit[1])
        index = int(prices.argmin())
        return float(prices[index]), (float(grid[index, 0]), float(grid[index, 1]))

    def best_dislodged(self, place: Place) -> tuple[float, float]:
        """Beside the unit that took its place, rather over a name than over the centre."""
        angles = np.arange(0, 2 * np.pi, np.pi / 16)
        x, y = place.unit
        grid = np.array([(x + 36 * np.cos(a), y + 27 * np.sin(a)) for a in angles])
        prices = 0.5 * self.outside(grid, DISLODGED_BOX) + 6 * self.taken_by_any.share(grid, DISLODGED_BOX)
        for label in place.labels.values():
            prices += 1.5 * overlap(grid, DISLODGED_BOX, label.centre, label.box, 0)
        if place.centre is not None:
            prices += 8 * overlap(grid, DISLODGED_BOX, place.centre, CENTRE_BOX, 0)
        index = int(prices.argmin())
        return float(grid[index, 0]), float(grid[index, 1])

    def place(self, city: tuple[float, float] | None, wish: Sequence[float] | None) -> Place:
        """The cheapest arrangement of unit, names and centre."""
        candidates = self.unit_candidates(wish)
        best: Place | None = None
        for unit, price in zip(candidates.tolist(), self.unit_prices(candidates).tolist(), strict=True):
            place = Place((unit[0], unit[1]), price=price)
            for language in LANGUAGES:
                cost, label = self.best_label(place.unit, language)
                place.labels[language] = label
                place.price += cost
            if city is not None:
                cost, place.centre = self.best_centre(place, city)
                place.price += cost
            if best is None or place.price < best.price:
                best = place
        assert best is not None
        best.dislodged = self.best_dislodged(best)
        return best
