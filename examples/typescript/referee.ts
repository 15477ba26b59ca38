import { umpireClient } from "naval-umpire/client";

const client = umpireClient(process.argv[2] ?? "http://127.0.0.1:4000");
const seed = "gruss-an-kiel";

// Start a game. What it answers is told apart by its kind.
const begun = await client.hunters.new({ input: { boat: "VIIC", number: 235, name: "Blennemann" }, seed });
if (begun.kind !== "RESOLUTION") throw new Error(begun.kind);
console.log(`begun: ${begun.outcome.rank}, ${begun.outcome.month}`);

// List what may be done, and by which rule everything else is closed.
const { decisions } = await client.hunters.decisions({ snapshot: begun.snapshot, decisions: "ALL" });
for (const decision of decisions)
  if (decision.legal) console.log(`open: ${decision.operation}`);
  else console.log(`closed: ${decision.operation} (${decision.refusal.citation.section})`);

// Resolve an operation with a seed.
const request = { snapshot: begun.snapshot, input: { request: false }, seed, language: "en" } as const;
const assigned = await client.hunters.resolveAssignment(request);
if (assigned.kind !== "RESOLUTION") throw new Error(assigned.kind);
for (const { sentence } of assigned.audit) console.log(`audit: ${sentence}`);

// Ask for the odds of what comes next: exact as far as the bound goes, sampled beside it. Nothing is carried out.
const { snapshot } = assigned;
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

// Resolve it with real dice: send those rolled so far until there are enough.
const dice: number[] = [];
let met = await client.hunters.resolveEncounter({ snapshot, dice });
while (met.kind === "NEEDS_ROLL") {
  const { label, dice: which, count, low, high, held } = met.next;
  const rolled = Array.from({ length: count - held.length }, () => low + Math.floor(Math.random() * (high - low + 1)));
  console.log(`roll: ${which} for ${label}: ${rolled.join(" ")}`);
  dice.push(...rolled);
  met = await client.hunters.resolveEncounter({ snapshot, dice });
}
if (met.kind !== "RESOLUTION") throw new Error(`${met.message} (${met.citation.section})`);
console.log(`met: ${met.outcome.result ?? met.outcome.event}`);

// Whoever doubts an answer lets it be verified: it is replayed, and nothing of it is trusted.
const sent = { operation: "resolveEncounter", snapshot, dice };
const { right, checked } = await client.hunters.verify({ request: sent, answer: met });
console.log(`verified: ${right}, by ${checked.join(", ")}`);
