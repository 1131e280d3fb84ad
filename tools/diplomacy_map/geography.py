"""Real coasts, countries, rivers and lakes, brought into the frame of the map.

Natural Earth shapes come from TopoJSON files; a conic projection makes kilometres of degrees; the *lens* (one
monotone function for each axis) gives crowded Central Europe more room than the Atlantic and the steppe.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from pyproj import Transformer
from scipy.interpolate import PchipInterpolator
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

#: Degrees round Europe that are certain to cover the frame and stay clear of the projection's far side.
WINDOW = box(-75, 18, 105, 83)
LENS_STEPS = 4000


class Lens:
    """Kilometres along one axis to map units, by integrating a density given at a few points."""

    def __init__(self, points: list[list[float]], length: float) -> None:
        where, density = np.array(points, dtype=float).T
        self.kilometres = np.linspace(where[0], where[-1], LENS_STEPS)
        speed = PchipInterpolator(where, density)(self.kilometres)
        steps = np.concatenate([[0.0], np.cumsum((speed[1:] + speed[:-1]) / 2)])
        self.units = steps / steps[-1] * length

    def forward(self, kilometres: np.ndarray) -> np.ndarray:
        """Beyond the ends the lens goes straight on, so that nothing folds back into the frame."""
        inside = np.interp(kilometres, self.kilometres, self.units)
        before = np.minimum(kilometres - self.kilometres[0], 0) * self._slope(0)
        after = np.maximum(kilometres - self.kilometres[-1], 0) * self._slope(-1)
        return np.asarray(inside + before + after)

    def backward(self, units: np.ndarray) -> np.ndarray:
        return np.interp(units, self.units, self.kilometres)

    def _slope(self, end: int) -> float:
        first, second = (0, 1) if end == 0 else (-2, -1)
        return float(
            (self.units[second] - self.units[first]) / (self.kilometres[second] - self.kilometres[first])
        )


class MapFrame:
    """Longitude and latitude to map units and back; y grows downwards as in SVG."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.width, self.height = settings["frame"]
        self.transformer = Transformer.from_crs("EPSG:4326", settings["projection"], always_xy=True)
        self.lens_x = Lens(settings["lens"]["x_km"], self.width)
        self.lens_y = Lens(settings["lens"]["y_km"], self.height)
        self.outline = box(0, 0, self.width, self.height)

    def points(self, degrees: np.ndarray) -> np.ndarray:
        east, north = self.transformer.transform(degrees[:, 0], degrees[:, 1])
        return np.column_stack([self.lens_x.forward(east), self.height - self.lens_y.forward(north)])

    def point(self, longitude: float, latitude: float) -> tuple[float, float]:
        x, y = self.points(np.array([[longitude, latitude]]))[0]
        return float(x), float(y)

    def degrees(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        east, north = self.lens_x.backward(x), self.lens_y.backward(self.height - y)
        longitude, latitude = self.transformer.transform(east, north, direction="INVERSE")
        return np.asarray(longitude), np.asarray(latitude)

    def shape(self, geometry: BaseGeometry) -> BaseGeometry:
        """The geometry in map units, unclipped."""
        near = geometry.intersection(WINDOW).segmentize(0.4)
        return shapely.make_valid(shapely.transform(near, self.points))


@dataclass(frozen=True)
class Topology:
    """The arcs of one TopoJSON file and its objects."""

    arcs: list[list[tuple[float, float]]]
    objects: dict[str, Any]

    @classmethod
    def read(cls, path: Path) -> Topology:
        raw = json.loads(path.read_text(encoding="utf-8"))
        scale, shift = raw["transform"]["scale"], raw["transform"]["translate"]
        arcs = []
        for arc in raw["arcs"]:
            cells = np.cumsum(np.array(arc, dtype=float)[:, :2], axis=0)
            arcs.append([(x, y) for x, y in (cells * scale + shift).tolist()])
        return cls(arcs, raw["objects"])

    def named(self, layer: str) -> list[tuple[str, BaseGeometry]]:
        """Name and shape of every geometry of a layer, in degrees."""
        return [
            (geometry.get("properties", {}).get("name", ""), self._geometry(geometry))
            for geometry in self.objects[layer]["geometries"]
        ]

    def _line(self, indexes: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for index in indexes:
            arc = self.arcs[index] if index >= 0 else self.arcs[~index][::-1]
            points += arc[1:] if points else arc
        longitudes = np.unwrap([x for x, _ in points], period=360)  # Chukotka lies across the date line
        longitudes -= 360 * np.round(longitudes.mean() / 360)
        return [(float(x), y) for x, (_, y) in zip(longitudes, points, strict=True)]

    def _polygon(self, rings: list[list[int]]) -> BaseGeometry:
        shell, *holes = [self._line(ring) for ring in rings]
        return shapely.make_valid(Polygon(shell, holes)) if len(shell) > 3 else Polygon()

    def _geometry(self, geometry: dict[str, Any]) -> BaseGeometry:
        arcs = geometry.get("arcs", [])
        match geometry.get("type"):
            case "Polygon":
                return self._polygon(arcs)
            case "MultiPolygon":
                return shapely.union_all([self._polygon(rings) for rings in arcs])
            case "LineString":
                return LineString(self._line(arcs))
            case "MultiLineString":
                return shapely.union_all([LineString(self._line(line)) for line in arcs])
            case _:
                return Polygon()


def polygons(geometry: BaseGeometry) -> list[Polygon]:
    """The polygons of a geometry, without the lines and points that overlays can leave behind."""
    return [part for part in shapely.get_parts(shapely.get_parts(geometry)) if part.geom_type == "Polygon"]


def areal(geometry: BaseGeometry) -> MultiPolygon:
    """The same as one geometry."""
    return MultiPolygon(polygons(geometry))


def countries(frame: MapFrame, atlas: Path) -> dict[str, BaseGeometry]:
    """Every country that reaches into the frame, in map units."""
    found = {}
    for name, shape in Topology.read(atlas).named("countries"):
        if shape.intersects(WINDOW):
            drawn = areal(frame.shape(shape).intersection(frame.outline.buffer(30)))
            if not drawn.is_empty:
                found[name] = drawn
    return found


def water(frame: MapFrame, atlas: Path, layer: str) -> list[BaseGeometry]:
    """Rivers or lakes, in map units and clipped to the frame."""
    shapes = [shape for _, shape in Topology.read(atlas).named(layer) if shape.intersects(WINDOW)]
    drawn = [frame.shape(shape).intersection(frame.outline) for shape in shapes]
    return [shape for shape in drawn if not shape.is_empty]
