import { type GraphQLSchema, parse, validate } from "graphql";
import type { Patrol, PatrolStep } from "../src/console/patrol";
import type { Examples } from "../src/core/contract/operation";
import type { AnyRuleset } from "../src/core/contract/ruleset";
import type { SnapshotBase } from "../src/core/contract/snapshot";
import { adjudicate } from "../src/core/engine/adjudicate";
import { seededPick } from "../src/core/engine/apply";
import { chooseMove } from "../src/core/engine/policy";

/** Seed of the patrol: of its dice, and of the moves that the policy chooses. */
const SEED = "first-patrol";

const POLICY = "cautious";

/** The phase in which a boat is at its base. */
const PORT = "port";

const MAX_STEPS = 200;

/** The document of every step: generic play, and the parts of an answer that continue a game. */
const DOCUMENT = `query Play($operation: HuntersOperation!, $snapshot: Snapshot, $input: JSON, $seed: String) {
  hunters {
    play(operation: $operation, snapshot: $snapshot, input: $input, seed: $seed, decisions: OPEN) {
      __typename
      ... on HuntersPlayResolution {
        snapshot
        audit {
          sentence(language: "en")
        }
        decisions {
          operation
          kind
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
}
`;

/** Plays the first patrol of the example career by a policy. Only the console reads it: it opens without the schema. */
export function recordPatrol(hunters: AnyRuleset, examples: Examples, schema: GraphQLSchema): Patrol {
  const [error] = validate(schema, parse(DOCUMENT));
  if (error !== undefined) throw error;
  const { start, operations, pack, analysis } = hunters;
  const pick = seededPick(SEED);
  const steps: PatrolStep[] = [];
  let state: SnapshotBase | undefined;
  let hasSailed = false;
  let move: { readonly operation: { readonly name: string }; readonly input: unknown } | undefined = {
    operation: start,
    input: examples.operations[start.name]!.input,
  };
  while (move !== undefined && steps.length < MAX_STEPS) {
    const { name } = move.operation;
    const step = { operation: name, input: move.input, seed: `${SEED}-${steps.length + 1}` };
    const answer = adjudicate(hunters, { ...step, ...(state !== undefined && { snapshot: state }) });
    if (answer.kind !== "RESOLUTION") throw new Error(`The patrol stops at ${name}: ${JSON.stringify(answer)}`);
    steps.push({ ...step, title: [start, ...operations].find((each) => each.name === name)!.title });
    state = answer.snapshot as SnapshotBase;
    const isInPort = (state as SnapshotBase & { readonly phase: string }).phase === PORT;
    if (hasSailed && isInPort) break;
    hasSailed ||= !isInPort;
    move = chooseMove(hunters, analysis!.policies[POLICY]!, state, pack.charts, pick);
  }
  return { document: DOCUMENT, steps };
}
