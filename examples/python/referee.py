"""A session with a referee: Python, standard library only. Takes the address of the service as its argument."""

import json
import random
import sys
import urllib.error
import urllib.request

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:4000"
SEED = "gruss-an-kiel"


def post(path, body):
    """What the service answers: a resolution, NEEDS_ROLL, a report, or the rule that says no (422)."""
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


def resolved(answer):
    """The answer, where it is a resolution; a rule that says no ends the program."""
    if answer["kind"] != "RESOLUTION":
        raise SystemExit(f"{answer['kind']}: {answer.get('message')} ({answer['citation']['section']})")
    return answer


# Start a game.
start = {"boat": "VIIC", "number": 235, "name": "Blennemann"}
begun = resolved(post("/v1/hunters/new", {"input": start, "seed": SEED}))
print(f"begun: {begun['outcome']['rank']}, {begun['outcome']['month']}")

# List what may be done, and by which rule everything else is closed.
for decision in post("/v1/hunters/decisions", {"snapshot": begun["snapshot"], "decisions": "ALL"})["decisions"]:
    if decision["legal"]:
        print(f"open: {decision['operation']}")
    else:
        print(f"closed: {decision['operation']} ({decision['refusal']['citation']['section']})")

# Resolve an operation with a seed.
request = {"snapshot": begun["snapshot"], "input": {"request": False}, "seed": SEED, "language": "en"}
assigned = resolved(post("/v1/hunters/resolveAssignment", request))
for entry in assigned["audit"]:
    print(f"audit: {entry['sentence']}")

# Ask for the odds of what comes next: exact as far as the bound goes, sampled beside it. Nothing is carried out.
snapshot = assigned["snapshot"]
question = {"snapshot": snapshot, "project": ["/outcome/result"], "bound": 2000, "trials": 1000}
for group in post("/v1/hunters/odds/resolveEncounter", question)["groups"]:
    name = group["values"]["/outcome/result"] or "random event"
    print(f"odds: {name} {group['probability']['decimal']}, sampled {group['sampled']['decimal']}")

# Resolve it with real dice: send those rolled so far until there are enough.
dice = []
while True:
    met = post("/v1/hunters/resolveEncounter", {"snapshot": snapshot, "dice": dice})
    if met["kind"] != "NEEDS_ROLL":
        break
    needed = met["next"]
    rolled = [random.randint(needed["low"], needed["high"]) for _ in range(needed["count"] - len(needed["held"]))]
    print(f"roll: {needed['dice']} for {needed['label']}: {' '.join(map(str, rolled))}")
    dice += rolled
print(f"met: {resolved(met)['outcome']['result'] or met['outcome']['event']}")

# Whoever doubts an answer lets it be verified: it is replayed, and nothing of it is trusted.
sent = {"operation": "resolveEncounter", "snapshot": snapshot, "dice": dice}
verdict = post("/v1/hunters/verify", {"request": sent, "answer": met})
print(f"verified: {str(verdict['right']).lower()}, by {', '.join(verdict['checked'])}")
