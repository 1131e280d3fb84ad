"""Studying Paths of Glory: the odds bench."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from ...engine.errors import GreatPowersError
from ...games.paths_of_glory.house.bench import Bench, BenchOdds, odds_on_bench
from ..problems import refused
from .asking import Asked, address_of, house_of


@post("/api/paths-of-glory/odds", status_code=200)
async def odds(request: Asked, data: JSONBody[Bench]) -> BenchOdds:
    """Columns, losses and exact chances of any attack."""
    house_of(request).limits.spend("study", address_of(request))
    try:
        return odds_on_bench(data)
    except GreatPowersError as problem:
        raise refused(problem) from None


HANDLERS: list[Any] = [odds]
