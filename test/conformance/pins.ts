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

/** A vector with its pins, or without pins and with the reasons why the kernel does not satisfy it. */
export interface PinnedVector {
  readonly vector: Vector;
  readonly shortcomings: readonly string[];
}

/**
 * Returns a function that adds pins to a vector: the digest of the new snapshot, the changes that produce it, and the
 * sections cited by the audit. The pins come from the kernel, and only if its answer satisfies the vector.
 */
export async function pinsOf(game: string): Promise<(vector: Vector) => PinnedVector> {
  const ruleset = (await loadRuleset(game))!;
  const reference = (await referencesOf([game], VECTORS)).get(game)!;
  // Normalizes to JSON: a source may contain undefined members and −0.
  return (vector) => pinnedBy(ruleset, reference, withoutPins(JSON.parse(JSON.stringify(vector))));
}

/** Removes the pins from a vector. */
export function withoutPins(vector: Vector): Vector {
  const { cited, digest, changes, ...expectation } = vector.expect;
  return { ...vector, expect: expectation };
}

function pinnedBy(ruleset: AnyRuleset, reference: Reference, vector: Vector): PinnedVector {
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
