#!/bin/sh
# Plays, computes odds and verifies, with curl and jq. The argument is the address of the service.
set -eu
base="${1:-http://127.0.0.1:4000}"
seed=gruss-an-kiel
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# Posts standard input to a path. Status 422 is a refusal by a rule, not a failure.
post() {
  curl -s -X POST "$base$1" -H 'content-type: application/json' --data-binary @-
}

# Start a game.
echo '{"input":{"boat":"VIIC","number":235,"name":"Blennemann"},"seed":"'$seed'"}' | post /v1/hunters/new > game.json
jq -r '"start: \(.outcome.rank), \(.outcome.month)"' game.json

# List the decisions: the open ones, and the rule that closes each of the others.
jq '{snapshot, decisions: "ALL"}' game.json | post /v1/hunters/decisions |
  jq -r '.decisions[] | if .legal then "open: \(.operation)" else "closed: \(.operation) (\(.refusal.citation.section))" end'

# Resolve an operation with a seed.
jq --arg seed $seed '{snapshot, input: {request: false}, seed: $seed, language: "en"}' game.json |
  post /v1/hunters/resolveAssignment > patrol.json
jq -r '.audit[] | "audit: \(.sentence)"' patrol.json

# Compute the odds of the next operation: exact up to the bound, with a sample. This does not change the game.
jq '{snapshot, project: ["/outcome/result"], bound: 2000, trials: 1000}' patrol.json |
  post /v1/hunters/odds/resolveEncounter |
  jq -r '.groups[] | "odds: \(.values["/outcome/result"] // "random event") \(.probability.decimal), sampled \(.sampled.decimal)"'

# Resolve it with real dice: send the faces rolled so far until there are enough.
echo '[]' > dice.json
while :; do
  jq --slurpfile dice dice.json '{operation: "resolveEncounter", snapshot, dice: $dice[0]}' patrol.json > request.json
  jq 'del(.operation)' request.json | post /v1/hunters/resolveEncounter > encounter.json
  [ "$(jq -r .kind encounter.json)" = NEEDS_ROLL ] || break
  low="$(jq .next.low encounter.json)"
  high="$(jq .next.high encounter.json)"
  rolled=""
  for _ in $(seq "$(jq '.next.count - (.next.held | length)' encounter.json)"); do
    rolled="$rolled $(($(od -An -N2 -tu2 /dev/urandom) % (high - low + 1) + low))"
  done
  echo "roll: $(jq -r '"\(.next.dice) for \(.next.label)"' encounter.json):$rolled"
  echo "$rolled" | jq -s --slurpfile dice dice.json '$dice[0] + .' > more.json
  mv more.json dice.json
done
jq -r '"encounter: \(.outcome.result // .outcome.event)"' encounter.json

# Verify an answer: the service replays it and trusts nothing in it.
jq --slurpfile request request.json '{request: $request[0], answer: .}' encounter.json | post /v1/hunters/verify |
  jq -r '"verified: \(.right), by \(.checked | join(", "))"'
