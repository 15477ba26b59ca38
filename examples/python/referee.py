"""Plays, computes odds and verifies, with the standard library only. The argument is the address of the service."""

import json
import random
import sys
import urllib.error
import urllib.request

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:4000"
SEED = "gruss-an-kiel"


def post(path, body):
    """Sends a request and returns the answer. Status 422 is a refusal by a rule, not a failure."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(BASE + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        answer = json.load(error)
        if error.code == 422:
            return answer
        raise SystemExit(f"HTTP {error.code}: {answer.get('message')}")


def require_resolution(answer):
    """Returns the answer if it is a resolution. Ends the program otherwise."""
    if answer["kind"] != "RESOLUTION":
        raise SystemExit(f"{answer['kind']}: {answer.get('message')} ({answer['citation']['section']})")
    return answer


# Start a game.
start = {"boat": "VIIC", "number": 235, "name": "Blennemann"}
game = require_resolution(post("/v1/hunters/new", {"input": start, "seed": SEED}))
print(f"start: {game['outcome']['rank']}, {game['outcome']['month']}")

# List the decisions: the open ones, and the rule that closes each of the others.
for decision in post("/v1/hunters/decisions", {"snapshot": game["snapshot"], "decisions": "ALL"})["decisions"]:
    if decision["legal"]:
        print(f"open: {decision['operation']}")
    else:
        print(f"closed: {decision['operation']} ({decision['refusal']['citation']['section']})")

# Resolve an operation with a seed.
request = {"snapshot": game["snapshot"], "input": {"request": False}, "seed": SEED, "language": "en"}
patrol = require_resolution(post("/v1/hunters/resolveAssignment", request))
for entry in patrol["audit"]:
    print(f"audit: {entry['sentence']}")

# Compute the odds of the next operation: exact up to the bound, with a sample. This does not change the game.
snapshot = patrol["snapshot"]
question = {"snapshot": snapshot, "project": ["/outcome/result"], "bound": 2000, "trials": 1000}
for group in post("/v1/hunters/odds/resolveEncounter", question)["groups"]:
    name = group["values"]["/outcome/result"] or "random event"
    print(f"odds: {name} {group['probability']['decimal']}, sampled {group['sampled']['decimal']}")

# Resolve it with real dice: send the faces rolled so far until there are enough.
dice = []
while True:
    encounter = post("/v1/hunters/resolveEncounter", {"snapshot": snapshot, "dice": dice})
    if encounter["kind"] != "NEEDS_ROLL":
        break
    needed = encounter["next"]
    rolled = [random.randint(needed["low"], needed["high"]) for _ in range(needed["count"] - len(needed["held"]))]
    print(f"roll: {needed['dice']} for {needed['label']}: {' '.join(map(str, rolled))}")
    dice += rolled
print(f"encounter: {require_resolution(encounter)['outcome']['result'] or encounter['outcome']['event']}")

# Verify an answer: the service replays it and trusts nothing in it.
sent = {"operation": "resolveEncounter", "snapshot": snapshot, "dice": dice}
verdict = post("/v1/hunters/verify", {"request": sent, "answer": encounter})
print(f"verified: {str(verdict['right']).lower()}, by {', '.join(verdict['checked'])}")
