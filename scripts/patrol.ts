import type { GraphQLSchema } from "graphql";
import { getNamedType, isObjectType, parse, validate } from "graphql";
import { operationTypeName } from "../src/api/names";
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

const LONGEST = 200;

/**
 * Plays the first patrol of the example career by a policy. Returns the GraphQL document of each operation and the
 * variables of each step. Only the console reads them: they open without the schema.
 */
export function recordPatrol(ruleset: AnyRuleset, examples: Examples, schema: GraphQLSchema): Patrol {
  const { start, pack, analysis } = ruleset;
  const pick = seededPick(SEED);
  const steps: PatrolStep[] = [];
  let state: SnapshotBase | undefined;
  let move: { readonly name: string; readonly input: unknown } = {
    name: start.name,
    input: examples.operations[start.name]!.input,
  };
  let hasSailed = false;
  while (steps.length < LONGEST) {
    const step = { operation: move.name, input: move.input, seed: `${SEED}-${steps.length + 1}` };
    const answer = adjudicate(ruleset, { ...step, ...(state !== undefined && { snapshot: state }) });
    if (answer.kind !== "RESOLUTION") throw new Error(`The patrol stops at ${move.name}: ${JSON.stringify(answer)}`);
    steps.push(step);
    state = answer.snapshot as SnapshotBase;
    const isInPort = (state as SnapshotBase & { readonly phase: string }).phase === PORT;
    if (hasSailed && isInPort) break;
    hasSailed ||= !isInPort;
    const next = chooseMove(ruleset, analysis!.policies[POLICY]!, state, pack.charts, pick);
    if (next === undefined) break;
    move = { name: next.operation.name, input: next.input };
  }
  const names = [...new Set(steps.map(({ operation }) => operation))];
  const documents = names.map((name) => [name, documentOf(ruleset, name, schema)]);
  const operations = [start, ...ruleset.operations];
  const titles = names.map((name) => [name, operations.find((each) => each.name === name)!.title]);
  return { ruleset: ruleset.id, documents: Object.fromEntries(documents), titles: Object.fromEntries(titles), steps };
}

/** The document of an operation: its variables by the schema, and the parts of an answer that continue a game. */
function documentOf(ruleset: AnyRuleset, name: string, schema: GraphQLSchema): string {
  const game = getNamedType(schema.getQueryType()!.getFields()[ruleset.id]!.type);
  const field = isObjectType(game) ? game.getFields()[name]! : undefined;
  const args = field!.args.filter((arg) => ["snapshot", "input", "seed"].includes(arg.name));
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const document = `query ${title}(${declared}) {
  ${ruleset.id} {
    ${name}(${passed}, decisions: OPEN) {
      __typename
      ... on ${operationTypeName(ruleset, { name })}Resolution {
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
  const [error] = validate(schema, parse(document));
  if (error !== undefined) throw error;
  return document;
}
