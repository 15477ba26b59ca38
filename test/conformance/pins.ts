import { fileURLToPath } from "node:url";
import { judge, REQUIRED_OF_SERVERS } from "../../src/cli/conformance/judge";
import { type Reference, referencesOf } from "../../src/cli/conformance/reference";
import { citedIn } from "../../src/cli/conformance/state";
import type { Expectation } from "../../src/cli/conformance/vectors";
import type { Answer } from "../../src/core/contract/answer";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { loadRuleset } from "../../src/rulesets/registry";
import { patchBetween } from "./patch-between";
import { requestOf, type Vector } from "./vectors";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

/** A vector with its pins, or without them and where the kernel falls short of what the vector names. */
export interface Pinned {
  readonly vector: Vector;
  readonly shortcomings: readonly string[];
}

/**
 * What adds to the vectors of a game what no author works out by hand: the digest of the whole new snapshot, the changes that
 * make it, and the sections that the audit cites. It takes them from the kernel, and only after the kernel's answer holds
 * everything that the vector names.
 */
export async function pinsOf(game: string): Promise<(vector: Vector) => Pinned> {
  const ruleset = (await loadRuleset(game))!;
  const reference = (await referencesOf([game], VECTORS)).get(game)!;
  // As JSON has it: a writer may leave members undefined, and knows −0.
  return (vector) => pinnedBy(ruleset, reference, withoutPins(JSON.parse(JSON.stringify(vector))));
}

/** A vector as its author wrote it. */
export function withoutPins(vector: Vector): Vector {
  const { cited, digest, changes, ...named } = vector.expect;
  return { ...vector, expect: named };
}

function pinnedBy(ruleset: AnyRuleset, reference: Reference, vector: Vector): Pinned {
  if (vector.expect.kind !== "RESOLUTION") return { vector, shortcomings: [] };
  const request = requestOf(ruleset.id, vector);
  const { operation } = vector;
  const answer = adjudicate(ruleset, { operation, ...request });
  const { shortcomings } = judge(
    vector.expect,
    { ruleset: ruleset.id, operation, request },
    answer,
    REQUIRED_OF_SERVERS,
    reference,
  );
  if (shortcomings.length > 0) return { vector, shortcomings: shortcomings.map(({ message }) => message) };
  return { vector: { ...vector, expect: { ...vector.expect, ...pinsIn(answer, request.snapshot) } }, shortcomings: [] };
}

function pinsIn(answer: Answer, before: unknown): Partial<Expectation> {
  if (answer.kind !== "RESOLUTION") throw new Error(`A ${answer.kind} has no new snapshot.`);
  const { audit, digest, snapshot } = answer;
  return { cited: citedIn(audit), digest, changes: patchBetween(before ?? {}, snapshot) };
}
