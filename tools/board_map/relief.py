"""Hill shading of a board: a grey picture of half its size, to be multiplied over the land."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

from .warp import Warp

HALF = 2
#: Every so many pixels the place on the globe is worked out; between them it is interpolated.
STEP = 6
BLUR = 26.0
STRENGTH = 1.5
LEVEL = 206.0
QUALITY = 50
#: Of AVIF; beside the other no eye finds a difference.
LIGHT = 38


def shaded(warp: Warp, source: Path) -> np.ndarray:
    """The world's shading on the board, without the slow change from lowland to snow."""
    Image.MAX_IMAGE_PIXELS = None
    world = np.asarray(Image.open(source).convert("L"), dtype=float)
    height, width = world.shape
    wide, high = warp.width // HALF, warp.height // HALF
    x, y = np.meshgrid(np.arange(0, wide + STEP, STEP), np.arange(0, high + STEP, STEP))
    longitude, latitude = warp.degrees((x.ravel() + 0.5) * HALF, (y.ravel() + 0.5) * HALF)
    rows = fine(((90 - latitude) / 180 * height - 0.5).reshape(x.shape), high, wide)
    columns = fine(((longitude + 180) / 360 * width - 0.5).reshape(x.shape), high, wide)
    picture = map_coordinates(world, [rows, columns], order=1, mode="nearest")
    return np.asarray(picture - gaussian_filter(picture, BLUR))


def fine(coarse: np.ndarray, high: int, wide: int) -> np.ndarray:
    """A coarse grid filled up to one value a pixel."""
    rows = np.arange(high) / STEP
    columns = np.arange(wide) / STEP
    grid = np.meshgrid(rows, columns, indexing="ij")
    return np.asarray(map_coordinates(coarse, grid, order=1, mode="nearest"))


def write_relief(warp: Warp, source: Path, target: Path) -> None:
    """The shading as WebP for pictures, as AVIF for browsers; the sea is cut away by a clip."""
    grey = np.clip(LEVEL + STRENGTH * shaded(warp, source), 60, 255)
    save(Image.fromarray(grey.round().astype(np.uint8)), target)


def save(picture: Image.Image, target: Path) -> None:
    """Twice: what draws pictures reads WebP, and what a browser fetches first is to be light."""
    picture.save(target, quality=QUALITY, method=6)
    picture.save(target.with_suffix(".avif"), quality=LIGHT, speed=4, subsampling="4:0:0")
