import { umpireClient } from "naval-umpire/client";

const client = umpireClient(process.argv[2] ?? "http://127.0.0.1:4000");
const seed = "gruss-an-kiel";

// Start a game. The `kind` of the answer determines its type.
const game = await client.hunters.new({ input: { boat: "VIIC", number: 235, name: "Blennemann" }, seed });
if (game.kind !== "RESOLUTION") throw new Error(game.kind);
console.log(`start: ${game.outcome.rank}, ${game.outcome.month}`);

// List the open decisions. Each closed one has the rule that closes it.
const { decisions } = await client.hunters.decisions({ snapshot: game.snapshot, decisions: "ALL" });
for (const decision of decisions)
  if (decision.legal) console.log(`open: ${decision.operation}`);
  else console.log(`closed: ${decision.operation} (${decision.refusal.citation.section})`);

// Resolve an operation with a seed.
const request = { snapshot: game.snapshot, input: { request: false }, seed, language: "en" } as const;
const patrol = await client.hunters.resolveAssignment(request);
if (patrol.kind !== "RESOLUTION") throw new Error(patrol.kind);
for (const { sentence } of patrol.audit) console.log(`audit: ${sentence}`);

// Compute the odds of the next operation: exact up to the bound, with a sample. This does not change the game.
const { snapshot } = patrol;
const question = {
  operation: "resolveEncounter",
  snapshot,
  project: ["/outcome/result"],
  bound: 2000,
  trials: 1000,
} as const;
const odds = await client.hunters.odds(question);
if (odds.kind !== "ODDS") throw new Error(odds.kind);
for (const { values, probability, sampled } of odds.groups)
  console.log(
    `odds: ${values["/outcome/result"] ?? "random event"} ${probability.decimal}, sampled ${sampled?.decimal}`,
  );

// Resolve it with real dice: send the faces rolled so far until there are enough.
const dice: number[] = [];
let encounter = await client.hunters.resolveEncounter({ snapshot, dice });
while (encounter.kind === "NEEDS_ROLL") {
  const { label, dice: which, count, low, high, held: heldDice } = encounter.next;
  const faces = Array.from(
    { length: count - heldDice.length },
    () => low + Math.floor(Math.random() * (high - low + 1)),
  );
  console.log(`roll: ${which} for ${label}: ${faces.join(" ")}`);
  dice.push(...faces);
  encounter = await client.hunters.resolveEncounter({ snapshot, dice });
}
if (encounter.kind !== "RESOLUTION") throw new Error(`${encounter.message} (${encounter.citation.section})`);
console.log(`encounter: ${encounter.outcome.result ?? encounter.outcome.event}`);

// Verify an answer: the service replays it and trusts nothing in it.
const recorded = { operation: "resolveEncounter", snapshot, dice };
const { right, checked } = await client.hunters.verify({ request: recorded, answer: encounter });
console.log(`verified: ${right}, by ${checked.join(", ")}`);
