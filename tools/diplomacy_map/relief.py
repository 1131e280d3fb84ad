"""Hill shading for the land: a grey picture to be multiplied over the map, white where it changes nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from board_map.relief import save
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates
from shapely.geometry.base import BaseGeometry

from .geography import MapFrame, polygons

BLUR = 14.0
STRENGTH = 1.35
LEVEL = 214.0


def shaded(frame: MapFrame, source: Path) -> np.ndarray:
    """The world's shading brought into the frame, without the slow change from lowland to snow."""
    Image.MAX_IMAGE_PIXELS = None
    world = np.asarray(Image.open(source).convert("L"), dtype=float)
    height, width = world.shape
    x, y = np.meshgrid(np.arange(frame.width) + 0.5, np.arange(frame.height) + 0.5)
    longitude, latitude = frame.degrees(x.ravel(), y.ravel())
    rows = (90 - latitude) / 180 * height - 0.5
    columns = (longitude + 180) / 360 * width - 0.5
    picture = map_coordinates(world, [rows, columns], order=1, mode="nearest").reshape(
        frame.height, frame.width
    )
    return np.asarray(picture - gaussian_filter(picture, BLUR))


def write_relief(frame: MapFrame, source: Path, land: BaseGeometry, target: Path) -> None:
    """The shading of the land with one pixel to the map unit."""
    mask = Image.new("L", (frame.width, frame.height))
    pen = ImageDraw.Draw(mask)
    for part in polygons(land):
        pen.polygon(list(part.exterior.coords), fill=255)
        for hole in part.interiors:
            pen.polygon(list(hole.coords), fill=0)
    grey = np.clip(LEVEL + STRENGTH * shaded(frame, source), 70, 255)
    on_land = gaussian_filter(np.asarray(mask, dtype=float) / 255, 0.8)
    picture = 255 - (255 - grey) * on_land
    save(Image.fromarray(picture.round().astype(np.uint8)), target)
