import { fileURLToPath } from "node:url";
import { requestOf, type Vector } from "../src/cli/conformance/vectors";
import type { Phrases } from "../src/core/contract/phrases";
import type { AnyRuleset } from "../src/core/contract/ruleset";
import { adjudicate } from "../src/core/engine/adjudicate";
import { unpinnedVectors } from "../test/vectors/build";
import type { ProblemEvidence } from "./problem-entries";

const VECTORS = fileURLToPath(new URL("../test/vectors", import.meta.url));

/** Returns the refusals and faults that the vectors of a ruleset expect. The first one of each code can be answered. */
export async function problemEvidence(ruleset: AnyRuleset): Promise<readonly ProblemEvidence[]> {
  const answered = new Set<string>();
  return (await unpinnedVectors(ruleset.id)).flatMap((vector): ProblemEvidence[] => {
    const { operation, expect } = vector;
    const { kind, code, section } = expect;
    if (code === undefined || (kind !== "REFUSAL" && kind !== "MALFORMED")) return [];
    const isFirst = !answered.has(`${kind} ${code}`);
    answered.add(`${kind} ${code}`);
    return [
      {
        code,
        operation,
        ...(kind === "REFUSAL" && section !== undefined && { section }),
        ...(isFirst && { answer: (phrases: Phrases) => answerOf(ruleset, vector, phrases) }),
      },
    ];
  });
}

function answerOf(ruleset: AnyRuleset, vector: Vector, phrases: Phrases) {
  const request = { operation: vector.operation, ...requestOf(ruleset.id, vector, VECTORS) };
  const answer = adjudicate(ruleset, request, { phrases });
  if (answer.kind === "REFUSAL") return { ...answer };
  if (answer.kind !== "MALFORMED") throw new Error(`${ruleset.id}: vector ${vector.id} resolves.`);
  const { code, message, pointer } = answer.faults[0]!;
  return { message, kind: answer.kind, code, pointer, faults: answer.faults };
}
