"""Who sits where: seats people asked for, lots for those who did not, bots for the rest; typed options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ...engine.chance import dice_key
from ...engine.game import Game
from ...engine.options import OptionSpec, OptionValue, Scenario
from ...games.shared.terminal import Terminal
from ..problems import WrongUse
from .saving import HUMAN

#: Word for all seats at once: everybody plays at this screen.
EVERY_SEAT: Final = "all"
_SWITCHES: Final = {
    "true": True, "yes": True, "on": True, "1": True,
    "false": False, "no": False, "off": False, "0": False,
}  # fmt: skip


def seat_named(seats: Sequence[str], name: str) -> str:
    """The seat meant by its name or the beginning of it, in any case."""
    wanted = name.strip().casefold()
    meant = [seat for seat in seats if seat.casefold() == wanted]
    meant = meant or [seat for seat in seats if wanted and seat.casefold().startswith(wanted)]
    if len(meant) != 1:
        raise WrongUse("cli-seat-unknown", seat=repr(name), seats=", ".join(seats))
    return meant[0]


def human_seats(terminal: Terminal, scenario: Scenario, names: Iterable[str], seed: str) -> list[str]:
    """The seats of the people at this terminal; one who names none draws lots."""
    wanted = list(names)
    if any(name.strip().casefold() == EVERY_SEAT for name in wanted):
        return list(scenario.seats)
    if wanted:
        return sorted({seat_named(scenario.seats, name) for name in wanted}, key=scenario.seats.index)
    players = [HUMAN, *(f"bot {number}" for number in range(1, len(scenario.seats)))]
    return [terminal.deal(scenario, players, dice_key(f"{seed}/seats"))[HUMAN]]


def seated_players(
    game: Game, levels: Mapping[str, str], humans: Iterable[str], single: Iterable[str]
) -> dict[str, str]:
    """`human` or a bot level for every seat; `single` names bots of another level, as `France=novice`."""
    players = {seat: known_level(game, level) for seat, level in levels.items()}
    for text in single:
        name, equals, own = text.partition("=")
        if not equals:
            raise WrongUse("cli-bot-unreadable", text=repr(text))
        players[seat_named(tuple(players), name)] = known_level(game, own.strip())
    return players | dict.fromkeys(humans, HUMAN)


def known_level(game: Game, level: str) -> str:
    levels = game.bots()
    if level not in levels:
        raise WrongUse("cli-level-unknown", level=repr(level), levels=", ".join(levels))
    return level


def typed_options(specs: Sequence[OptionSpec], given: Iterable[str]) -> dict[str, OptionValue]:
    """`name=value` pairs with the values in the type of the option; the game checks them further."""
    known: Mapping[str, OptionSpec] = {spec.name: spec for spec in specs}
    options: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongUse("cli-option-unreadable", text=repr(text))
        spec = known.get(name.strip().replace("-", "_"))
        options[spec.name if spec else name.strip()] = _typed(spec, value.strip())
    return options


def _typed(spec: OptionSpec | None, value: str) -> bool | int | str:
    """The value as the option wants it, or the text itself for the game to refuse."""
    if spec is not None and isinstance(spec.default, bool):
        return _SWITCHES.get(value.casefold(), value)
    if spec is not None and isinstance(spec.default, int):
        return int(value) if value.isascii() and value.removeprefix("-").isdigit() else value
    return value
