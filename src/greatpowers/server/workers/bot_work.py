"""What a worker process does for a bot: from view and question to the text of an answer."""

from __future__ import annotations

import time
from collections.abc import Collection

from ...bots.player import Player, Speaker, Why, reasons_of
from ...bots.thinking import give_clock
from ...engine.match import Question
from ...engine.pack import Pack
from ...engine.shown import OptionShown, option_shown
from ..games.served import bots_of, game_named


def bot_answer(
    game: str,
    level: str,
    seed: str,
    view: object,
    question: Question,
    past: object = None,
    pack: Pack | None = None,
) -> str:
    """The answer of a bot of this level; it sees the view and, if it talks, what has happened."""
    return bot_thought(game, level, seed, view, question, past, pack)[0].text


def bot_thought(
    game: str,
    level: str,
    seed: str,
    view: object,
    question: Question,
    past: object = None,
    pack: Pack | None = None,
) -> tuple[OptionShown, list[Why]]:
    """The answer as clients get it, and its reasons."""
    played = game_named(game, pack)
    player: Player | Speaker
    if past is not None and level in played.speakers():
        speaker: Speaker = played.speakers()[level](seed)
        give_clock(speaker, time.monotonic)
        player, answer = speaker, speaker.decide(view, question, past)
    else:
        silent = bots_of(played)[level](seed)
        give_clock(silent, time.monotonic)
        player, answer = silent, silent.decide(view, question)
    told = (
        OptionShown(answer, "", {})
        if isinstance(answer, str)
        else option_shown(question.choice.write, answer)
    )
    return told, reasons_of(player)


def bot_letters(
    game: str,
    level: str,
    seed: str,
    view: object,
    past: object,
    people: Collection[str],
    language: str,
    pack: Pack | None = None,
) -> list[str]:
    """What a bot of this level says now, as decisions."""
    speaker: Speaker = game_named(game, pack).speakers()[level](seed)
    return speaker.speak(view, past, people, language)
