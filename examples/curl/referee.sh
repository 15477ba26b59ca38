#!/bin/sh
# A session with a referee: curl, and jq to pass the snapshot on. Takes the address of the service as its argument.
set -eu
base="${1:-http://127.0.0.1:4000}"
seed=gruss-an-kiel
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# Posts standard input to a path; a rule that says no (422) is an answer too.
post() {
  curl -s -X POST "$base$1" -H 'content-type: application/json' --data-binary @-
}

# Start a game.
echo '{"input":{"boat":"VIIC","number":235,"name":"Blennemann"},"seed":"'$seed'"}' | post /v1/hunters/new > begun.json
jq -r '"begun: \(.outcome.rank), \(.outcome.month)"' begun.json

# List what may be done, and by which rule everything else is closed.
jq '{snapshot, decisions: "ALL"}' begun.json | post /v1/hunters/decisions |
  jq -r '.decisions[] | if .legal then "open: \(.operation)" else "closed: \(.operation) (\(.refusal.citation.section))" end'

# Resolve an operation with a seed.
jq --arg seed $seed '{snapshot, input: {request: false}, seed: $seed, language: "en"}' begun.json |
  post /v1/hunters/resolveAssignment > assigned.json
jq -r '.audit[] | "audit: \(.sentence)"' assigned.json

# Ask for the odds of what comes next: exact as far as the bound goes, sampled beside it. Nothing is carried out.
jq '{snapshot, project: ["/outcome/result"], bound: 2000, trials: 1000}' assigned.json |
  post /v1/hunters/odds/resolveEncounter |
  jq -r '.groups[] | "odds: \(.values["/outcome/result"] // "random event") \(.probability.decimal), sampled \(.sampled.decimal)"'

# Resolve it with real dice: send those rolled so far until there are enough.
echo '[]' > dice.json
while :; do
  jq --slurpfile dice dice.json '{operation: "resolveEncounter", snapshot, dice: $dice[0]}' assigned.json > request.json
  jq 'del(.operation)' request.json | post /v1/hunters/resolveEncounter > met.json
  [ "$(jq -r .kind met.json)" = NEEDS_ROLL ] || break
  low="$(jq .next.low met.json)"
  high="$(jq .next.high met.json)"
  rolled=""
  for _ in $(seq "$(jq '.next.count - (.next.held | length)' met.json)"); do
    rolled="$rolled $(($(od -An -N2 -tu2 /dev/urandom) % (high - low + 1) + low))"
  done
  echo "roll: $(jq -r '"\(.next.dice) for \(.next.label)"' met.json):$rolled"
  echo "$rolled" | jq -s --slurpfile dice dice.json '$dice[0] + .' > more.json
  mv more.json dice.json
done
jq -r '"met: \(.outcome.result // .outcome.event)"' met.json

# Whoever doubts an answer lets it be verified: it is replayed, and nothing of it is trusted.
jq --slurpfile request request.json '{request: $request[0], answer: .}' met.json | post /v1/hunters/verify |
  jq -r '"verified: \(.right), by \(.checked | join(", "))"'
