"""Events into words: one line for each thing that happened. No rules inside."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from ...engine.events import DieRolled, Event
from ...locale import Texts
from .card_facts import CARDS, PARLIAMENT
from .effects import KeysAtStart, KeysBefore, Withdraws, ZonesAtStart
from .names import BOXES_OF_PIECES, FRANCE, NATION_NUMBER, NATIONS
from .wording import (
    anything,
    camp_name,
    card_name,
    leader_name,
    nation_name,
    place_name,
    squadron_name,
    turn_name,
)

#: Events told in another way where this field is empty or false, and the ending of that other message.
TELLING: Final[Mapping[str, tuple[str, str]]] = {
    "CardDiscarded": ("nation", "-table"),
    "CardPassed": ("card", "-hidden"),
    "HandShown": ("cards", "-hidden"),
    "HomeCardTurned": ("is_ready", "-used"),
    "CampJoined": ("camp", "-none"),
    "ConsulMoved": ("row", "-none"),
    "CommandTaken": ("power", "-none"),
    "NationConquered": ("conqueror", "-none"),
    "PlusKeyChanged": ("is_set", "-off"),
    "PeaceModified": ("nation", "-event"),
    "SubmissionAnswered": ("accepted", "-refused"),
    "MarchRollMade": ("dice", "-card"),
    "NavalBattleEnded": ("winner", "-none"),
}
#: Events told in another way where this field is true.
TELLING_IF: Final[Mapping[str, tuple[str, str]]] = {
    "ImpulseBegan": ("preempting", "-preempting"),
    "BattleBegan": ("is_siege", "-siege"),
}
#: Notes that only the rules need: nobody is told of them.
UNTOLD: Final = tuple(kind.head() for kind in (KeysBefore, KeysAtStart, ZonesAtStart, Withdraws))
_SIGNED: Final = ("by", "modifier")
#: Sides of a fight by their numbers. [11]
_SIDES: Final = ("active", "other")


def event_line(texts: Texts, event: Event) -> str | None:
    """What happened, in one line; None for events of other games and notes of the rules."""
    if isinstance(event, DieRolled):
        return _die_line(texts, event)
    package, _, name = event.event_name.partition(".")
    if package != "napoleonic_wars" or _is_untold(event):
        return None
    return texts.format(_message_of(name, event), **_words(texts, name, event))


def event_message(name: str) -> str:
    """`TurnBegan` as the id of its line."""
    return f"nw-event-{'-'.join(re.findall('[A-Z][a-z]+', name)).lower()}"


def _is_untold(event: Event) -> bool:
    return str(getattr(event, "effect", "")).partition(":")[0] in UNTOLD


def _message_of(name: str, event: Event) -> str:
    message = event_message(name)
    if name == "BattleEnded" and getattr(event, "loser", 0) < 0:
        return f"{message}-none"
    for table, told in ((TELLING, False), (TELLING_IF, True)):
        field, ending = table.get(name, ("", ""))
        if field and bool(getattr(event, field)) is told:
            return message + ending
    return message


def _die_line(texts: Texts, event: DieRolled) -> str:
    """People count rolls and results from one."""
    return texts.format(
        "event-die-rolled",
        number=event.number + 1,
        purpose=purpose_words(texts, event.purpose),
        result=event.result + 1,
        bound=event.bound,
    )


def purpose_words(texts: Texts, purpose: str) -> str:
    """What a die is for; a bid names the seat that rolls."""
    first, _, about = purpose.partition(" ")
    if about in NATION_NUMBER:
        name = nation_name(texts, about)
        return texts.format("nw-purpose-about", purpose=texts.format(f"nw-purpose-{first}"), about=name)
    return texts.format(f"nw-purpose-{purpose.replace(' ', '-')}")


def force_words(texts: Texts, sp: Sequence[int], leaders: Sequence[str]) -> str:
    """Generals, then strength nation by nation."""
    found = [leader_name(texts, leader) for leader in leaders]
    found += [
        texts.format("nw-strength", nation=nation_name(texts, NATIONS[nation]), count=count)
        for nation, count in enumerate(sp)
        if count
    ]
    return texts.list_of(found) if found else "–"


def _dashed(word: str) -> str:
    return word.replace("_", "-")


def why_words(texts: Texts, why: str) -> str:
    """A cause: a word of the rules, or the card that brought it about."""
    if why in CARDS:
        return texts.format("nw-why-card", card=card_name(texts, why))
    return texts.format(f"nw-why-{_dashed(why)}")


def effect_words(texts: Texts, effect: str) -> str:
    """`turn.armistice:austria-france` as “armistice (Austria and France)”."""
    name, _, about = effect.partition(":")
    words = texts.format(f"nw-effect-{re.sub('[._]', '-', name)}")
    if not about:
        return words
    concerned = texts.list_of(anything(texts, word) for word in about.split("-"))
    return texts.format("nw-effect-about", effect=words, about=concerned)


def _spot(texts: Texts, place: str) -> str:
    """A place on the map or a box beside it."""
    if place in BOXES_OF_PIECES.values():
        return texts.format(f"nw-box-of-pieces-{_dashed(place)}")
    return place_name(texts, place)


_SLOTS: Final[Mapping[str, Callable[[Texts, str], str]]] = {
    "area": _spot,
    "place": _spot,
    "frm": anything,
    "to": lambda texts, value: (
        _spot(texts, value) if value not in NATION_NUMBER else nation_name(texts, value)
    ),
    "nation": nation_name,
    "enemy": nation_name,
    "other": nation_name,
    "power": nation_name,
    "row": nation_name,
    "conqueror": nation_name,
    "seat": nation_name,
    "leader": leader_name,
    "card": card_name,
    "squadron": squadron_name,
    "effect": effect_words,
    "why": why_words,
    "how": lambda texts, value: texts.format(f"nw-how-{_dashed(value)}"),
    "use": lambda texts, value: texts.format(f"nw-use-{_dashed(value)}"),
    "phase": lambda texts, value: texts.format(f"nw-phase-{_dashed(value)}"),
    "status": lambda texts, value: texts.format(f"nw-status-{_dashed(value)}"),
    "box": lambda texts, value: texts.format("nw-box", box=value),
    "camp": camp_name,
}
_LISTS: Final[Mapping[str, Callable[[Texts, str], str]]] = {
    "cards": card_name,
    "nations": nation_name,
    "squadrons": squadron_name,
    "ceded": place_name,
    "returned": place_name,
}


def _words(texts: Texts, name: str, event: Event) -> dict[str, str | int]:
    values = {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
    words = _further(texts, name, values)
    if "sp" in values and name != "BattleBegan":
        words["force"] = force_words(texts, values["sp"], values["leaders"])
    plain = {field: _field(texts, field, value) for field, value in values.items() if field not in words}
    return plain | words


def _field(texts: Texts, name: str, value: Any) -> str | int:
    """One field of an event in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return texts.signed(value) if name in _SIGNED else value
    if isinstance(value, str):
        return _SLOTS[name](texts, value) if value and name in _SLOTS else value
    if name in _LISTS:
        return texts.list_of(_LISTS[name](texts, one) for one in value) if value else "–"
    return ""


def _names(texts: Texts, values: Mapping[str, Any]) -> dict[str, str | int]:
    """Both sides of a fight by the nations that decide for them; records of old do not name them."""
    return {f"name_{side}": _party(texts, values, n) for n, side in enumerate(_SIDES)}


def _party(texts: Texts, values: Mapping[str, Any], side: int) -> str:
    nation = values["sides"][side]
    return nation_name(texts, nation) if nation else texts.format(f"nw-side-{_SIDES[side]}")


def _side(texts: Texts, values: Mapping[str, Any], side: int) -> dict[str, str | int]:
    """Both sides, and the one concerned if it is one of the two."""
    return _names(texts, values) | ({"side": _party(texts, values, side)} if side >= 0 else {})


def _faces(rolls: Sequence[int]) -> str:
    return " ".join(str(face) for face in rolls) or "–"


def _both(values: Mapping[str, Any], *names: str) -> dict[str, str | int]:
    """Pairs of numbers as two slots each: `losses` as `losses_active` and `losses_other`."""
    return {f"{name}_{side}": values[name][n] for name in names for n, side in enumerate(_SIDES)}


def _ending(texts: Texts, values: Mapping[str, Any]) -> dict[str, str | int]:
    points = texts.list_of(f"{nation_name(texts, seat)}: {n}" for seat, n in values["points"].items())
    winner = nation_name(texts, values["winner"])
    return {"why": texts.format(f"nw-end-{values['why']}"), "winner": winner, "points": points}


def _further(texts: Texts, name: str, values: Mapping[str, Any]) -> dict[str, str | int]:
    """Slots that do not follow from one field alone."""
    if name == "TurnBegan":
        return {"turn": turn_name(texts, values["turn"])}
    if name == "ParliamentHanded":
        return {"card": card_name(texts, PARLIAMENT)}
    if name == "PlusKeyChanged":
        return {"nation": nation_name(texts, NATIONS[FRANCE])}
    return _ending(texts, values) if name == "GameEnded" else _of_fight(texts, name, values)


def _of_fight(texts: Texts, name: str, values: Mapping[str, Any]) -> dict[str, str | int]:
    """Dice and sides of fights by land and sea."""
    if name == "MarchRollMade":
        return {"dice": _faces(values["dice"])}
    if name == "AttritionRolled":
        return {"faces": _faces(values["faces"])}
    if name == "BattleBegan":
        forces = zip(_SIDES, values["sp"], values["leaders"], strict=True)
        return _names(texts, values) | {side: force_words(texts, sp, who) for side, sp, who in forces}
    if name == "BattleRolled":
        rolls = zip(_SIDES, values["faces"], strict=True)
        return _names(texts, values) | {side: _faces(faces) for side, faces in rolls}
    if name == "BattleEnded":
        return _both(values, "losses") | _side(texts, values, values["loser"])
    if name == "NavalRoundFought":
        return _both(values, "dice", "sixes", "fives") | _names(texts, values)
    if name == "NavalBattleEnded":
        return _side(texts, values, _SIDES.index(values["winner"]) if values["winner"] else -1)
    return _side(texts, values, values["side"]) if "side" in values else {}
