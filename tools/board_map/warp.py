"""From degrees to a board: a conic projection, then a thin-plate spline that follows the laid-out spaces.

The layout moves spaces apart where they are crowded. The spline moves coasts, rivers and frontiers with
them, so that every town stays on its side of the water.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from pyproj import Transformer
from scipy.interpolate import LinearNDInterpolator, RBFInterpolator
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from .spots import Spot

#: How far beyond the frame geography is kept, so that coasts run out of the picture.
MARGIN = 40
#: How far beyond the frame the flat plane is bent at all.
REACH = 420
RING_POINTS = 32
#: Spacing of the grid on which the spline is turned round.
INVERSE_STEP = 12
#: The least an area may shrink to anywhere.
LEAST_JACOBIAN = 0.02


class Warp:
    """The way from longitude and latitude to the units of one board, and back."""

    def __init__(self, settings: dict[str, Any], spots: list[Spot]) -> None:
        self.width, self.height = settings["frame"]
        self.frame = box(0, 0, self.width, self.height)
        self.window = box(*settings["window"])
        self.stretch = float(settings["stretch"])
        self.transformer = Transformer.from_crs("EPSG:4326", settings["projection"], always_xy=True)
        anchors = [spot for spot in spots if spot.is_anchor]
        targets = np.array([(spot.x, spot.y) for spot in anchors], dtype=float)
        flat = self._kilometres(np.array([spot.degrees for spot in anchors]))
        self.fit = fitted(flat, targets)
        sources = self._flat(flat)
        ring = self._ring()
        self.spline = RBFInterpolator(
            np.vstack([sources, ring]),
            np.vstack([targets, ring]),
            kernel="thin_plate_spline",
            smoothing=float(settings["smoothing"]),
        )
        self.backward = self._turned_round()

    def _kilometres(self, degrees: np.ndarray) -> np.ndarray:
        east, north = self.transformer.transform(degrees[:, 0], degrees[:, 1])
        return np.column_stack([np.asarray(east) * self.stretch, -np.asarray(north)]) / 1000

    def _flat(self, kilometres: np.ndarray) -> np.ndarray:
        scale, shift = self.fit
        return np.asarray(kilometres * scale + shift)

    def _ring(self) -> np.ndarray:
        angles = np.arange(RING_POINTS) / RING_POINTS * 2 * np.pi
        across, down = self.width / 2 + REACH, self.height / 2 + REACH
        # A circle pushed out to the sides of a rectangle keeps the corners in hand as well.
        square = np.maximum(np.abs(np.cos(angles)), np.abs(np.sin(angles)))
        return np.column_stack(
            [
                self.width / 2 + across * np.cos(angles) / square,
                self.height / 2 + down * np.sin(angles) / square,
            ]
        )

    def flat_points(self, degrees: np.ndarray) -> np.ndarray:
        return self._flat(self._kilometres(degrees))

    def bent(self, flat: np.ndarray) -> np.ndarray:
        return np.asarray(self.spline(flat))

    def point(self, longitude: float, latitude: float) -> tuple[float, float]:
        x, y = self.bent(self.flat_points(np.array([[longitude, latitude]])))[0]
        return float(x), float(y)

    def shape(self, geometry: BaseGeometry) -> BaseGeometry:
        """A geometry in degrees brought to the board and cut a little outside the frame."""
        near = geometry.intersection(self.window)
        if near.is_empty:
            return near
        flat = shapely.make_valid(shapely.transform(near.segmentize(0.25), self.flat_points))
        kept = flat.intersection(self.frame.buffer(REACH * 0.7))
        if kept.is_empty:
            return kept
        drawn = shapely.make_valid(shapely.transform(kept, self.bent))
        return drawn.intersection(self.frame.buffer(MARGIN, join_style="mitre"))

    def _grid(self, step: float, reach: float) -> tuple[np.ndarray, tuple[int, int]]:
        xs = np.arange(-reach, self.width + reach + step, step)
        ys = np.arange(-reach, self.height + reach + step, step)
        x, y = np.meshgrid(xs, ys)
        return np.column_stack([x.ravel(), y.ravel()]), x.shape

    def _turned_round(self) -> LinearNDInterpolator:
        flat, _ = self._grid(INVERSE_STEP, REACH * 0.6)
        return LinearNDInterpolator(self.bent(flat), flat)

    def smallest_jacobian(self) -> float:
        """The smallest growth of area on the board; negative if geography folds over itself."""
        flat, shape = self._grid(10, REACH * 0.3)
        bent = self.bent(flat).reshape(*shape, 2)
        across, down = np.diff(bent, axis=1)[:-1] / 10, np.diff(bent, axis=0)[:, :-1] / 10
        inside = (
            (bent[:-1, :-1, 0] > 0)
            & (bent[:-1, :-1, 0] < self.width)
            & (bent[:-1, :-1, 1] > 0)
            & (bent[:-1, :-1, 1] < self.height)
        )
        area = across[..., 0] * down[..., 1] - across[..., 1] * down[..., 0]
        return float(area[inside].min())

    def degrees(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Longitude and latitude of points of the board."""
        scale, shift = self.fit
        flat = (self.backward(np.column_stack([x, y])) - shift) / scale * 1000
        longitude, latitude = self.transformer.transform(
            flat[:, 0] / self.stretch, -flat[:, 1], direction="INVERSE"
        )
        return np.asarray(longitude), np.asarray(latitude)


def fitted(flat: np.ndarray, targets: np.ndarray) -> tuple[float, np.ndarray]:
    """The scale and shift that bring projected places nearest to their places on the board."""
    centre, goal = flat.mean(axis=0), targets.mean(axis=0)
    spread = ((flat - centre) * (targets - goal)).sum() / ((flat - centre) ** 2).sum()
    return float(spread), np.asarray(goal - spread * centre)
