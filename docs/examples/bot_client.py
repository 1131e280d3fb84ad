"""A whole player in one page: takes a seat against six bots and gives random lawful orders to the end.

Run it against a server: python bot_client.py http://127.0.0.1:8000 1905
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect

SEATS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


def post(address, path, body, cookie=""):
    """Send JSON; answers what came back and the session cookie."""
    headers = {"Content-Type": "application/json", "X-GP-Request": "1", "Cookie": cookie}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").split(";")[0]


def some_orders(question):
    """One random order for each unit, or as many builds or removals as are due."""
    chosen = []
    for pick in question["picks"]:
        orders = pick["orders"]
        for _ in range(pick["count"]):
            if orders:
                chosen.append(random.choice(orders))
                place = (chosen[-1]["parts"].get("unit") or {}).get("place")
                orders = [other for other in orders if other["parts"].get("unit", {}).get("place") != place]
    return "; ".join(order["text"] for order in chosen) or "none"


async def play(address, last_year):
    _, cookie = post(address, "/api/guests", {"name": "Example", "language": "en"})
    seats = dict.fromkeys(SEATS, "bot:random") | {"France": "me"}
    wish = {"game": "diplomacy", "seats": seats, "options": {"last_year": last_year}}
    table, _ = post(address, "/api/tables", wish, cookie)
    url = f"{address.replace('http', 'ws')}/ws/tables/{table['id']}?seat=France"
    async with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as line:
        async for raw in line:
            message = json.loads(raw)
            if (message.get("view") or {}).get("result"):
                return message["view"]["result"]
            if message["type"] == "answer" and not message["ok"]:
                raise SystemExit(message["error"]["message"])
            if message["type"] in ("snapshot", "update") and message.get("question"):
                revision, text = message["revision"], some_orders(message["question"])
                said = {"type": "decide", "request": f"r{revision}", "revision": revision, "text": text}
                await line.send(json.dumps(said))
    raise SystemExit("the server closed the line before the game was over")


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(sys.argv[1].rstrip("/"), int(sys.argv[2])))))
