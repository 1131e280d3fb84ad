"""A whole game at the terminal: people and bots decide, results are told, everything is kept."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ...bots.arena import make_player
from ...bots.player import Player
from ...games.diplomacy.events import DrawVoted, PressSent, VotedSecretly
from ...games.diplomacy.names import POWERS
from ...games.diplomacy.rendering import QUIET, board_table, headline, results_view, sections
from ...games.diplomacy.state import State, active_seats
from ...games.diplomacy.view import View
from ...games.diplomacy.wording import (
    event_line,
    phase_name,
    result_line,
    scenario_name,
    seat_name,
)
from ..folders import short_name
from . import words
from .desk import Desk, LeftTable
from .room import Room
from .saving import HUMAN, SavedTable

#: Events that are told when they happen, not among the results.
_SAID: Final = (PressSent, DrawVoted, VotedSecretly)


class Session:
    """Goes through the phases until the game is over or somebody leaves."""

    def __init__(self, room: Room, table: SavedTable) -> None:
        self.room = room
        self.table = table
        self.match = table.match
        self.bots: dict[str, Player] = {
            seat: make_player(self.match.game, level, f"{self.match.seed}/{seat}")
            for seat, level in table.setting.players.items()
            if level != HUMAN
        }
        #: The board when people last looked at it.
        self.seen: View | None = None
        #: Letters each seat has read.
        self.read_letters = {seat: len(table.view(seat).press) for seat in table.humans}

    def run(self) -> None:
        """Play on; whoever leaves finds the game as it was."""
        self._welcome()
        try:
            while not self.match.is_over:
                self._play_phase()
        except LeftTable:
            self.room.say("cli-farewell", file=short_name(self.table.path))
            return
        self.room.show(board_table(self.room.texts, self.table.view(None), before=self.seen))
        self.room.show(Text(result_line(self.room.texts, self.match.result), style="bold"))
        self.room.say("cli-record-is-at", file=str(self.table.path))

    def _welcome(self) -> None:
        texts = self.room.texts
        self.room.say("cli-welcome", scenario=scenario_name(texts, self.match.scenario.id), style="bold")
        players = self.table.setting.players
        for level in dict.fromkeys(players.values()):
            seats = texts.list_of(seat_name(texts, seat) for seat in players if players[seat] == level)
            self.room.say("cli-seated", player=texts.format(f"cli-level-{level}"), seats=seats)
        self.room.say("cli-commitment", commitment=self.match.commitment, style=QUIET)
        self.room.say("cli-saved-in", file=str(self.table.path), style=QUIET)
        self.room.say("cli-help-hint", style=QUIET)

    def _play_phase(self) -> None:
        """Everybody asked in this phase decides; then tell what happened."""
        phase, known, board = self.table.phase, len(self.match.log), self.table.view(None)
        asked = [question.seat for question in self.match.pending()]
        people = [seat for seat in asked if seat in self.table.humans]
        if not people and not self._somebody_plays():
            self._wait_for_watcher()
        self._people_decide(people)
        self._bots_decide()
        self._tell(phase, known)
        if people:
            self.seen = board

    def _somebody_plays(self) -> bool:
        """Is one of the people still in the game?"""
        assert isinstance(self.match.state, State)
        return any(seat in self.table.humans for seat in active_seats(self.match.state))

    def _wait_for_watcher(self) -> None:
        """Only bots are left: go on phase by phase while somebody wants to see it."""
        line = self.room.keyboard.ask(self.room.texts.format("cli-watching") + " ")
        if line is None or words.split_command(self.room.texts, line)[0] == words.QUIT:
            raise LeftTable

    def _people_decide(self, people: list[str]) -> None:
        """One after the other; before the next begins, the last one may still take the orders back."""
        several = len(self.table.humans) > 1
        number, is_seated = 0, False
        while number < len(people):
            if several and not is_seated and self._hand_over(people[number]) and number:
                number, is_seated = number - 1, True
                self._unseal(people[number])
                continue
            self._seat_decides(people[number])
            number, is_seated = number + 1, False

    def _seat_decides(self, seat: str) -> None:
        """Ask the seat, unless a player before gave up and ended the game with it."""
        question = self.match.question(seat)
        if question is not None and seat not in self.table.view(None).conceded:
            self._show_board(seat)
            Desk(self.room, self.table, question).take_turn()

    def _hand_over(self, seat: str) -> bool:
        """Orders are secret: the next player sees a clean screen. True: the last one wants to go back."""
        texts = self.room.texts
        self.room.say("cli-pass-device", seat=seat_name(texts, seat), style="bold")
        wants_back = False
        if self.room.keyboard.is_terminal:
            line = self.room.keyboard.ask(texts.format("cli-press-enter-or-undo") + " ")
            if line is None:
                raise LeftTable
            wants_back = words.split_command(texts, line)[0] == words.UNDO
        self.room.clear()
        return wants_back

    def _unseal(self, seat: str) -> None:
        """Give a seat its sealed orders back; who gave up has none."""
        view = self.table.view(seat)
        if seat not in view.conceded:
            self.match.undo(seat)
            self.table.save_match()
            self.table.keep_draft(seat, self.table.phase, view.own_orders)

    def _show_board(self, seat: str) -> None:
        texts, view = self.room.texts, self.table.view(seat)
        own = [POWERS[power] for power in view.powers[seat]]
        self.room.show(headline(texts, self.table.phase))
        self.room.show(board_table(texts, view, before=self.seen, own=own))
        self._show_letters(seat, view)
        if view.votes:
            voters = texts.list_of(seat_name(texts, name) for name in view.votes)
            self.room.say("cli-draw-votes", seats=voters)

    def _show_letters(self, seat: str, view: View) -> None:
        """Messages that have come since the seat was asked last; its own it knows."""
        for letter in view.press[self.read_letters[seat] :]:
            if letter.sender != seat:
                event = PressSent(letter.phase, letter.sender, letter.to, letter.text)
                self.room.show(event_line(self.room.texts, event))
        self.read_letters[seat] = len(view.press)

    def _bots_decide(self) -> None:
        """Every bot that is asked answers; their decisions are saved together."""
        asked = [question for question in self.match.pending() if question.seat in self.bots]
        for question in asked:
            answer = self.bots[question.seat].decide(self.match.view(question.seat), question)
            self.match.decide(question.seat, answer)
        if asked:
            self.table.save_match()

    def _tell(self, phase: str, known: int) -> None:
        """What happened since, phase by phase; what people said themselves they know already."""
        audience = self.table.humans[0] if len(self.table.humans) == 1 else None
        seen = (entry.recorded.as_seen_by(audience) for entry in self.match.log[known:])
        events = [
            e for e in seen if e is not None and not isinstance(e, PressSent | DrawVoted | VotedSecretly)
        ]
        for name, happened in sections(phase, events):
            self.room.show("")
            self.room.say("cli-results", phase=phase_name(self.room.texts, name), style="bold underline")
            self.room.show(results_view(self.room.texts, happened))
