"""A whole player in one page: sits down against the bots of a house and answers at random to the end.

It plays any of the games. Make a program and a token on the page *Account*, then:
    python bot_client.py http://127.0.0.1:8000 gp_TOKEN diplomacy

A scenario and options of the game may follow: paths-of-glory introductory, diplomacy seven last_year=1905.
"""

import json
import random
import sys
import urllib.error
import urllib.request


def call(address, token, path, body=None):
    """Ask the house; what comes back can be read as a whole or line by line."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=60)


def some_answer(question):
    """One of the answers a seat may give."""
    if "picks" in question:  # Diplomacy asks for a sheet of orders, so many of each pick
        chosen = [random.choice(pick["orders"])["text"] for pick in question["picks"] if pick["orders"]]
        return "; ".join(chosen) or "none"
    folded = [(one, tail) for one in question.get("folded") or [] for tail in one["tails"]]
    number = random.randrange(len(question["options"]) + len(folded))
    if number < len(question["options"]):
        option = question["options"][number]
        return option if isinstance(option, str) else option["text"]
    one, tail = folded[number - len(question["options"])]
    return f"{random.choice(one['heads'])} {tail}"


def sit_down(address, token, game, name="", *options):
    """A table at which all other seats are bots."""
    known = next(one for one in json.load(call(address, token, "/api/games")) if one["id"] == game)
    scenario = next(one for one in known["scenarios"] if name in ("", one["id"]))
    options = {key: int(value) for key, value in (option.split("=") for option in options)}
    seats = dict.fromkeys(scenario["seats"], "bot:random") | {scenario["seats"][0]: "me"}
    wish = {"game": game, "scenario": scenario["id"], "seats": seats, "options": options}
    return json.load(call(address, token, "/api/tables", wish))["id"]


def play(address, token, table):
    """Answer whatever is asked until the game is over; tells how it ended."""
    for line in call(address, token, f"/api/stream/tables/{table}"):
        message = json.loads(line) if line.strip() else {"type": "breath"}
        if message["type"] == "end":
            break
        question, seq = message.get("question"), message.get("seq")
        while question:
            answer = {"seat": question["seat"], "revision": seq, "text": some_answer(question)}
            try:
                call(address, token, f"/api/tables/{table}/decide", answer).close()
                question = None
            except urllib.error.HTTPError as problem:  # stale: the stream tells the present; refused: another
                question = None if problem.code == 409 else question
    return json.load(call(address, token, f"/api/tables/{table}"))["result"]


if __name__ == "__main__":
    house, key = sys.argv[1].rstrip("/"), sys.argv[2]
    print(json.dumps(play(house, key, sit_down(house, key, *sys.argv[3:]))))
