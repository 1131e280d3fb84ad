"""A whole game at the terminal: people and bots decide, results are told, everything is kept."""

from __future__ import annotations

import time

from rich.text import Text

from ...bots.arena import make_player
from ...bots.player import Player
from ...bots.thinking import give_clock
from ...engine.frames import Together
from ...engine.match import Question
from ...games.shared.rendering import QUIET
from ..folders import short_name
from . import words
from .asking import Asking
from .desk import Desk
from .room import LeftTable, Room
from .saving import HUMAN, SavedTable


class Session:
    """Goes from question to question until the game is over or somebody leaves."""

    def __init__(self, room: Room, table: SavedTable) -> None:
        self.room = room
        self.table = table
        self.match = table.match
        self.terminal = table.terminal
        #: By the seats they took at the start.
        self.bots: dict[str, Player] = {
            seat: make_player(self.match.game, level, f"{self.match.seed}/{seat}")
            for seat, level in table.setting.players.items()
            if level != HUMAN
        }
        for bot in self.bots.values():
            give_clock(bot, time.monotonic)
        #: The board when people last looked at it.
        self.seen: object = None
        #: Notices each seat has read.
        self.read = {
            seat: self.terminal.notices(room.texts, self.match.view(seat), 0)[1] for seat in self.match.seats
        }
        #: Where questions come one by one: who was asked last, and when.
        self._asked = ("", "")

    def run(self) -> None:
        """Play on; whoever leaves finds the game as it was."""
        self._welcome()
        try:
            while not self.match.is_over:
                if self.terminal.writes_orders:
                    self._play_phase()
                else:
                    self._play_question()
        except LeftTable:
            self.room.say("cli-farewell", file=short_name(self.table.path))
            return
        texts = self.room.texts
        self.room.show(self.terminal.board(texts, self.match.view(None), before=self.seen))
        self.room.show(Text(self.terminal.result_line(texts, self.match.result), style="bold"))
        self.room.say("cli-record-is-at", file=str(self.table.path))

    def _welcome(self) -> None:
        texts = self.room.texts
        scenario = self.terminal.scenario_name(texts, self.match.scenario.id)
        self.room.show(Text(f"{self.terminal.title(texts)}. {scenario}.", style="bold"))
        players = self.table.players
        for level in dict.fromkeys(players.values()):
            seats = texts.list_of(
                self.terminal.seat_name(texts, seat) for seat in players if players[seat] == level
            )
            self.room.say("cli-seated", player=texts.format(f"cli-level-{level}"), seats=seats)
        self.room.say("cli-commitment", commitment=self.match.commitment, style=QUIET)
        self.room.say("cli-saved-in", file=str(self.table.path), style=QUIET)
        self.room.say("cli-help-hint" if self.terminal.writes_orders else "cli-answer-hint", style=QUIET)

    def _play_question(self) -> None:
        """The seat that is asked answers one question; then tell what came of it."""
        moment, known = self.table.moment, len(self.match.log)
        question = self.match.pending()[0]
        if question.seat not in self.table.humans:
            self._bots_decide()
            self._tell(moment, known)
            return
        if self._answers_itself(question):
            self.match.decide(question.seat, question.offer[0])
            self.table.save_match()
            self._tell(moment, known)
            return
        self._come_to_seat(question.seat)
        decided = len(self.match.decisions)
        Asking(self.room, self.table, question).take_turn()
        if len(self.match.decisions) > decided:
            self._tell(moment, known)
        self.seen = self.match.view(None)

    def _answers_itself(self, question: Question) -> bool:
        """Several are asked under seal and this seat has no choice: nobody need sit down for it."""
        together = isinstance(self.match.state.stack[-1], Together)
        return together and not self.terminal.writes_orders and len(question.offer) == 1

    def _come_to_seat(self, seat: str) -> None:
        """Another player sits down, or another part of the game begins: the board is shown."""
        asked, when = self._asked
        if len(self.table.humans) > 1 and asked != seat:
            self._hand_over(seat)
        if (asked, when) != (seat, self.table.moment):
            self._show_board(seat)
        self._asked = (seat, self.table.moment)

    def _play_phase(self) -> None:
        """Everybody asked in this phase decides; then tell what happened."""
        moment, known, board = self.table.moment, len(self.match.log), self.match.view(None)
        asked = [question.seat for question in self.match.pending()]
        people = [seat for seat in asked if seat in self.table.humans]
        if not people and not self._somebody_plays():
            self._wait_for_watcher()
        self._people_decide(people)
        self._bots_decide()
        self._tell(moment, known)
        if people:
            self.seen = board

    def _somebody_plays(self) -> bool:
        """Is one of the people still in the game?"""
        return any(self.terminal.still_plays(self.match.state, seat) for seat in self.table.humans)

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
        if question is not None and not self.terminal.has_given_up(self.match.state, seat):
            self._show_board(seat)
            Desk(self.room, self.table, question).take_turn()

    def _hand_over(self, seat: str) -> bool:
        """Hands and orders are secret: the next player sees a clean screen. True: the last one wants back."""
        texts = self.room.texts
        self.room.say("cli-pass-device", seat=self.terminal.seat_name(texts, seat), style="bold")
        wants_back = False
        if self.room.keyboard.is_terminal:
            prompt = "cli-press-enter-or-undo" if self.terminal.writes_orders else "cli-press-enter"
            line = self.room.keyboard.ask(texts.format(prompt) + " ")
            if line is None:
                raise LeftTable
            wants_back = words.split_command(texts, line)[0] == words.UNDO
        self.room.clear()
        return wants_back

    def _unseal(self, seat: str) -> None:
        """Give a seat its sealed orders back; who gave up has none."""
        if not self.terminal.has_given_up(self.match.state, seat):
            sealed = self.terminal.sealed_texts(self.match.view(seat))
            self.match.undo(seat)
            self.table.save_match()
            self.table.keep_draft(seat, self.table.moment, sealed)

    def _show_board(self, seat: str) -> None:
        texts, view = self.room.texts, self.match.view(seat)
        self.room.show(self.terminal.headline(texts, self.table.moment))
        self.room.show(self.terminal.board(texts, view, before=self.seen, seat=seat))
        lines, self.read[seat] = self.terminal.notices(texts, view, self.read[seat])
        self.room.show(*lines)

    def _bots_decide(self) -> None:
        """Every bot that is asked answers; their decisions are saved together."""
        people = self.table.humans
        asked = [question for question in self.match.pending() if question.seat not in people]
        for question in asked:
            bot = self.bots[self.match.first_seat(question.seat)]
            answer = bot.decide(self.match.view(question.seat), question)
            self.match.decide(question.seat, answer)
        if asked:
            self.table.save_match()

    def _tell(self, moment: str, known: int) -> None:
        """What happened since, part by part; what people said themselves they know already."""
        audience = self.table.humans[0] if len(self.table.humans) == 1 else None
        seen = (entry.recorded.as_seen_by(audience) for entry in self.match.log[known:])
        events = self.terminal.told_apart(event for event in seen if event is not None)
        for passage in self.terminal.passages(moment, events):
            if self.terminal.writes_orders:
                self.room.show("")
                name = self.terminal.moment_name(self.room.texts, passage.moment)
                self.room.say("cli-results", phase=name, style="bold underline")
            self.room.show(self.terminal.results(self.room.texts, passage.events))
