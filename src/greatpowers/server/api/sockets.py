"""WebSockets: one a seat at a table, one for the lobby. What a seat sends is answered by its request id."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery
from litestar.types import ControllerRouterHandler

from ..house import House
from ..live.channels import Channel, Listener
from ..live.explaining import explained_at
from ..live.wire import encode
from ..matches.summary import Summary
from ..matches.table import OPEN, Table
from ..people.people import Person
from ..people.permissions import check_sees, is_delayed, seat_to_watch
from ..problems import Problem
from ..programs.scopes import check_scope
from .asking import Socket, TableId, address_of, asker_of, house_of, session_of, somebody, table_named
from .play import Agreeing, Deciding, Reading, Undoing, carry_out, take_back, with_snapshot
from .showing import as_message, past_snapshot, row_to_show, snapshot_now, summary

#: Close codes of our own: 4000 + HTTP status of the refusal.
_REFUSED = 4000
_PING_SECONDS = 25.0
_DELAYED_LOOK = 2.0


class Said(msgspec.Struct):
    """A message of a client."""

    type: str
    request: str = ""
    revision: int = 0
    text: str = ""
    end_talk: bool = True
    count: int = 0
    heed: bool = False


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: Socket, table_id: TableId, seat: FromQuery[str] = "", since: FromQuery[int] = -1
) -> None:
    house = house_of(socket)
    try:
        house.door.check_origin(socket)
        house.limits.spend("socket", address_of(socket))
        person = await somebody(socket)
        check_scope(person, "read")
        table = await table_named(socket, table_id)
        watched = seat_to_watch(table, person, seat, house.now)
        if watched == OPEN:
            raise Problem(409, "not-live", "a finished game is looked at through snapshots")
        if table.about.status != "waiting":
            table.playing()  # Nobody need wait for a game that cannot be read any more.
    except Problem as problem:
        await _refuse(socket, problem)
        return
    listener = await _opened(house, socket, person)
    sender = asyncio.create_task(_send(socket, listener))
    try:
        if table.play is None:
            await _wait_for_start(house, socket, table, person, listener)
        elif is_delayed(table, person, watched):
            await _watch_delayed(house, socket, table, person, listener)
        else:
            await _play(house, socket, table, person, watched, listener, since)
    except WebSocketDisconnect:
        pass
    except Problem as problem:
        # Somebody who cannot stop is shown out.
        with suppress(WebSocketDisconnect, RuntimeError):
            await _dismiss(socket, problem)
    finally:
        house.hub.leave(table.id, watched, listener)
        house.hub.went(listener)
        if person is not None and table.seats_of(person.id):
            house.hub.presence(table)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender


async def _opened(house: House, socket: Socket, person: Person | None) -> Listener:
    """From here on the line ends with the session it was opened by."""
    await socket.accept()
    listener = Listener(None if person is None else person.id, None if person is None else session_of(socket))
    house.hub.came(listener)
    if person is not None and await somebody(socket) is None:
        listener.send(None)
    return listener


async def _wait_for_start(
    house: House, socket: Socket, table: Table, person: Person | None, listener: Listener
) -> None:
    """Before the game: the table is sent whenever it changes; the client connects anew when it has begun."""
    house.hub.wait(table, listener)
    listener.send(encode({"type": "waiting", "table": await summary(house, table, person)}))
    await _hear_nothing(house, socket, person)


async def _watch_delayed(
    house: House, socket: Socket, table: Table, person: Person | None, listener: Listener
) -> None:
    """A spectator who has to wait gets a snapshot whenever another moment has become old enough."""
    hearing = asyncio.create_task(_hear_nothing(house, socket, person))
    shown = -1
    try:
        while not hearing.done():
            row = row_to_show(house, table, person, None, None)
            row = table.playing().revision if row is None else row
            # A private letter is nothing to be told of, not even late.
            number = table.playing().seen_number(None, row)
            if number != shown:
                shown = number
                seen = await past_snapshot(house, table, person, None, row)
                listener.send(encode(as_message("snapshot", seen)))
            await asyncio.wait([hearing], timeout=_DELAYED_LOOK)
    finally:
        hearing.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, Problem):
            await hearing


async def _hear_nothing(house: House, socket: Socket, person: Person | None) -> None:
    while True:
        await socket.receive_data(mode="text")
        house.limits.spend("message", asker_of(socket, person))


async def _play(
    house: House,
    socket: Socket,
    table: Table,
    person: Person | None,
    seat: str | None,
    listener: Listener,
    since: int,
) -> None:
    shown = await summary(house, table, person)
    check_sees(table, person)
    channel = house.hub.join(table, seat, listener)
    missed = missed_updates(channel, since)
    if missed is None:
        listener.send(encode(as_message("snapshot", snapshot_now(house, table, shown, seat))))
    else:
        listener.send(_updates(house, table, shown, seat, missed))
    if person is not None and table.seats_of(person.id):
        house.hub.presence(table)
    while True:
        raw = await socket.receive_data(mode="text")
        if person is not None and await somebody(socket) is None:
            listener.send(None)
        if listener.is_dismissed:
            # What was said after the session had ended is not heard.
            await _hear_nothing(house, socket, person)
        await _hear(house, table, person, seat, listener, raw, asker_of(socket, person))


def missed_updates(channel: Channel, since: int) -> list[bytes] | None:
    """The updates after a revision; None if they are not known any more."""
    if since < 0 or since > channel.revision:
        return None
    if since == channel.revision:
        return []
    kept = [(revision, update) for revision, update in channel.recent if revision > since]
    complete = bool(kept) and channel.recent[0][0] <= since + 1
    return [update for _, update in kept] if complete else None


def _updates(house: House, table: Table, shown: Summary, seat: str | None, missed: list[bytes]) -> bytes:
    now = snapshot_now(house, table, shown, seat)
    return encode(
        {
            "type": "updates",
            "revision": now.revision,
            "updates": [msgspec.Raw(update) for update in missed],
            "table": shown,
            "clock": now.clock,
        }
    )


async def _hear(
    house: House,
    table: Table,
    person: Person | None,
    seat: str | None,
    listener: Listener,
    raw: str,
    asker: str,
) -> None:
    try:
        said = msgspec.json.decode(raw, type=Said)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, RecursionError):
        house.limits.spend("garbage", asker)
        problem = Problem(400, "message-unreadable", "the message cannot be read")
        listener.send(encode({"type": "answer", "request": "", "ok": False, **problem.body()}))
        return
    if said.type == "pong":
        house.limits.spend("message", asker)
        return
    if len(said.request) > 64 or len(said.text) > 20_000 or "\0" in raw or "\\u0000" in raw:
        house.limits.spend("garbage", asker)
        problem = Problem(400, "message-unreadable", "the message cannot be read")
        listener.send(encode({"type": "answer", "request": said.request[:64], "ok": False, **problem.body()}))
        return
    answer: dict[str, object] = {"type": "answer", "request": said.request}
    try:
        house.limits.spend("message", asker)
        if person is None or seat is None:
            raise Problem(403, "not-your-seat", "a spectator only watches")
        extra = await _act(house, table, person, seat, said)
        play = table.playing()
        answer |= {"ok": True, "revision": play.seen(seat), **extra}
    except Problem as problem:
        if person is not None and seat is not None:
            problem = await with_snapshot(house, table, person, seat, problem)
        answer |= {"ok": False, **problem.body()}
    listener.send(encode(answer))


async def _act(house: House, table: Table, person: Person, seat: str, said: Said) -> dict[str, object]:
    """Do what was said; answers what else the client is told."""
    match said.type:
        case "decide":
            deciding = Deciding(seat, said.text, said.revision, said.request, said.heed)
            warned = await carry_out(house, table, person, deciding)
            return {"warned": warned} if warned else {}
        case "undo":
            await take_back(house, table, person, Undoing(seat, said.revision, said.request))
        case "explain":
            house.limits.spend("decide", person.id)
            return {"explanation": explained_at(table.playing(), seat, said.text)}
        case "ready":
            check_scope(person, "play")
            house.limits.spend("decide", person.id)
            agreeing = Agreeing(seat, said.end_talk)
            await house.clocks.agree_to_end_talk(table, agreeing.seat, agreeing.end_talk)
        case "looking":
            await house.looks(person.id, table.id)
        case "read":
            reading = Reading(seat, said.count)
            await house.seats.mark_read(table, person, reading.seat, reading.count)
        case _:
            house.limits.spend("garbage", person.id)
            raise Problem(400, "message-unknown", "there is no such message", params={"type": said.type[:40]})
    return {}


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket) -> None:
    house = house_of(socket)
    try:
        house.door.check_origin(socket)
        house.limits.spend("socket", address_of(socket))
        person = await somebody(socket)
        check_scope(person, "read")
    except Problem as problem:
        await _refuse(socket, problem)
        return
    listener = await _opened(house, socket, person)
    house.hub.enter_lobby(listener)
    sender = asyncio.create_task(_send(socket, listener))
    try:
        await _hear_nothing(house, socket, person)
    except WebSocketDisconnect:
        pass
    except Problem as problem:
        with suppress(WebSocketDisconnect, RuntimeError):
            await _dismiss(socket, problem)
    finally:
        house.hub.leave_lobby(listener)
        house.hub.went(listener)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender


async def _send(socket: Socket, listener: Listener) -> None:
    """Send what waits in the queue, and a ping when nothing does."""
    while True:
        try:
            async with asyncio.timeout(_PING_SECONDS):
                message = await listener.queue.get()
        except TimeoutError:
            message = b'{"type":"ping"}'
        if message is None:
            await socket.close(code=1012)
            return
        await socket.send_data(message.decode(), mode="text")


async def _refuse(socket: Socket, problem: Problem) -> None:
    """Tell why and close: a refused handshake would tell a browser nothing."""
    await socket.accept()
    await _dismiss(socket, problem)


async def _dismiss(socket: Socket, problem: Problem) -> None:
    await socket.send_data(encode({"type": "refused", **problem.body()}).decode(), mode="text")
    await socket.close(code=_REFUSED + problem.status)


HANDLERS: list[ControllerRouterHandler] = [table_socket, lobby_socket]
