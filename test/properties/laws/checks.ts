import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020";
import { expect } from "vitest";
import { z } from "zod";
import type { LawOf } from "../../../src/cli/conformance/laws";
import { lawsOfOutcome, lawsOfReference } from "../../../src/cli/conformance/published";
import { outcomesIn, rollsIn } from "../../../src/cli/conformance/reference";
import type { VectorRequest } from "../../../src/cli/conformance/vectors";
import { brokenLimits, unjudgedLimits } from "../../../src/client/decisions";
import type { Answer, Resolution } from "../../../src/core/contract/answer";
import type { AnyChart } from "../../../src/core/contract/chart";
import type { Choice, Picker } from "../../../src/core/contract/choice";
import type { AnyOperation } from "../../../src/core/contract/operation";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import type { Move } from "../../../src/core/engine/apply";
import { legalityOf } from "../../../src/core/engine/legality";
import { cloneJson } from "../../../src/core/json/clone";
import { rulesets } from "../../../src/rulesets/index";
import { expectSameJson } from "../../fixtures/same-json";
import { sampleInput } from "../../http/whole-games/sample-input";
import { expectCompleteEffects, rollFault } from "../audit";
import { faultsOf } from "../sound";

/** Checks one move through the whole kernel against every law. Returns its resolution. */
export function checkMove(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  { operation, input }: Move,
  seed: string,
): Resolution {
  const before = cloneJson(state);
  const request = { operation: operation.name, snapshot: state, input, seed };
  const answer = adjudicate(ruleset, request);
  if (answer.kind !== "RESOLUTION")
    throw new Error(`${operation.name} was listed and not resolved: ${JSON.stringify(answer)}`);
  expectSameJson(state, before);
  const again = adjudicate(ruleset, { ...request, seed: undefined, dice: answer.dice });
  expectSameJson(again, { ...answer, algorithm: "tape/1" });
  expectCompleteEffects(state, answer);
  checkRecord(ruleset, answer);
  expect(publishedFaults(ruleset, answer, { snapshot: state, input, seed })).toEqual([]);
  expect(faultsOf(ruleset, answer.snapshot)).toEqual([]);
  const outcome = operation.outcome.safeParse(answer.outcome);
  expect(outcome.error?.issues ?? []).toEqual([]);
  return answer;
}

const VECTORS = fileURLToPath(new URL("../../vectors", import.meta.url));

const published = new Map<AnyRuleset, readonly LawOf<Resolution>[]>();

/**
 * Returns the violations of published facts in a resolution: where rolls appear, their results, and the sums in
 * outcomes.
 */
export function publishedFaults(ruleset: AnyRuleset, answer: Resolution, request: VectorRequest): string[] {
  let laws = published.get(ruleset);
  if (laws === undefined) {
    const { id, pack } = ruleset;
    const rolls = rollsIn(id, VECTORS);
    const reference = { rolls, outcomes: outcomesIn(id, VECTORS), charts: () => pack.charts };
    laws = [...lawsOfReference(reference), ...lawsOfOutcome(reference)];
    published.set(ruleset, laws);
  }
  const call = { ruleset: ruleset.id, operation: answer.operation, request };
  return laws.flatMap(({ law, faultOf }) => {
    const fault = faultOf(answer, call);
    return fault === undefined ? [] : [`${answer.operation} ${law}: ${fault}`];
  });
}

/** Charts per ruleset with modifiers that rules add and no chart lists. */
const EXEMPT: Readonly<Record<string, readonly string[]>> = {
  goeben: ["CONTACT"],
  // The cap on the sum of modifiers appears as a modifier.
  pq17: ["AIR_COMBAT", "SUBMARINE_COMBAT"],
};

/** English phrases of every ruleset. */
const ENGLISH = new Map(
  await Promise.all(rulesets.map(async ({ id, phrasesOf }) => [id, await phrasesOf("en")] as const)),
);

/** Expects every roll to recompute from its chart, and every label and ruling to be known. */
function checkRecord(ruleset: AnyRuleset, { audit }: Resolution): void {
  const pack = ruleset.pack.charts as Record<string, AnyChart>;
  const english = ENGLISH.get(ruleset.id)!;
  const faults: string[] = [];
  for (const entry of audit) {
    if (entry.kind === "ruling" && !Object.hasOwn(english.rulings, entry.ruling)) faults.push(`ruling ${entry.ruling}`);
    if (entry.kind === "effect" || entry.kind === "ruling") continue;
    const fault = rollFault(entry, pack, EXEMPT[ruleset.id]);
    if (fault !== undefined) faults.push(`${entry.label}: ${fault}`);
    if (!Object.hasOwn(english.labels, entry.label)) faults.push(`label ${entry.label}`);
  }
  expect(faults).toEqual([]);
}

/** Number of inputs refused and resolved. */
export interface InputCounts {
  refused: number;
  resolved: number;
}

/**
 * Checks every operation: a closed one refuses with its reason, an open one refuses exactly the inputs it does not
 * list.
 */
export function checkClosedInputs(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  seed: string,
  pick: Picker,
  counts: InputCounts,
  ids: readonly string[] = [],
): void {
  const charts = ruleset.pack.charts;
  for (const operation of ruleset.operations) {
    const legality = legalityOf(ruleset, operation, state, charts);
    const inputs = [sampleInput(generalOf(operation, ids), pick)];
    if (legality.legal) {
      const drawInput = (): unknown => cloneJson(legality.input.draw(pick));
      inputs.push(drawInput(), sampleInput(legality.input.schema, pick), spoilInput(drawInput(), pick, ids));
      inputs.push(drawClosed(legality.input, drawInput(), pick));
    }
    for (const input of inputs) {
      const snapshot = cloneJson(state);
      const answer = adjudicate(ruleset, { operation: operation.name, snapshot, input, seed });
      const fault = !operation.input.safeParse(input).success
        ? unless(answer.kind === "MALFORMED", "MALFORMED")
        : legality.legal
          ? listedFault(legality.input, input, answer)
          : unless(isRefusal(answer, [legality.reason.code]), `REFUSAL ${legality.reason.code}`);
      if (fault !== undefined)
        expect.fail(
          `${operation.name} ${JSON.stringify(input)}: ${JSON.stringify(answer).slice(0, 300)}, not ${fault}`,
        );
      if (answer.kind === "RESOLUTION") counts.resolved += 1;
      else counts.refused += 1;
    }
  }
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });

ajv.addKeyword({ keyword: "x-path", type: "array", validate: isPath });

/**
 * Returns the expected answer if the actual one differs. An input that violates the schema must be refused with the
 * code of a closed value, a limit or `UNLISTED`. An input that breaks a limit must be refused. If a limit cannot be
 * tested from outside, both answers are valid. Any other input must resolve.
 */
function listedFault(choice: Choice, input: unknown, answer: Answer): string | undefined {
  const limits = choice.limits.map(({ code }) => code);
  if (ajv.validate(choice.schema, input)) {
    const broken = brokenLimits(choice.limits, input).map(({ code }) => code);
    const unjudged = unjudgedLimits(choice.limits, input).map(({ code }) => code);
    const isJudged =
      isRefusal(answer, [...broken, ...unjudged]) || (broken.length === 0 && answer.kind === "RESOLUTION");
    return unless(
      isJudged,
      `${broken.length === 0 ? "RESOLUTION or " : ""}REFUSAL ${[...broken, ...unjudged].join(" ")}`,
    );
  }
  const reasons = [...choice.closed.map(({ code }) => code), ...limits, ...UNLISTED];
  const isRefused = isWalk(choice) ? answer.kind === "REFUSAL" : isRefusal(answer, reasons);
  return unless(isRefused, `REFUSAL ${reasons.join(" ")}`);
}

function isRefusal(answer: Answer, codes: readonly string[]): boolean {
  return answer.kind === "REFUSAL" && codes.includes(answer.code);
}

function unless(holds: boolean, expected: string): string | undefined {
  return holds ? undefined : expected;
}

/** Refusal codes for values that are neither listed nor closed. */
const UNLISTED = ["VALUE_NOT_LISTED", "CHOICE_MISSING", "CHOICE_COUNT", "CHOICE_REPEATED"];

/** Returns true for a choice with a path. Its refusal depends on the first step that breaks a rule. */
function isWalk({ schema }: Choice): boolean {
  return JSON.stringify(schema).includes('"x-path"');
}

/** Returns a legal input with one closed value put at its listed pointer. */
function drawClosed({ closed }: Choice, input: unknown, pick: Picker): unknown {
  const { pointer, value } = closed[pick(Math.max(1, closed.length))] ?? {};
  const path = pointer?.split("/").slice(1) ?? [];
  const key = path.at(-1);
  let node = input as Record<string, unknown> | undefined;
  for (const each of path.slice(0, -1)) node = node?.[each === "*" ? 0 : each] as typeof node;
  if (node !== undefined && node !== null && key !== undefined && value !== null) node[key === "*" ? 0 : key] = value;
  return input;
}

/** Returns true for a path that follows the steps and ends at its first stop. */
function isPath(
  { from, steps, stops }: { from: string; steps: Record<string, string[]>; stops: string[] },
  path: readonly string[],
): boolean {
  return path.every((space, index) => {
    const at = index === 0 ? from : path[index - 1]!;
    return (index === 0 || !stops.includes(at)) && steps[at]?.includes(space) === true;
  });
}

const schemas = new Map<AnyOperation, unknown>();

/** Returns the state-independent JSON Schema of an operation's input, restricted to these ids. */
function generalOf(operation: AnyOperation, ids: readonly string[]): unknown {
  const known = schemas.get(operation);
  if (known !== undefined) return known;
  const schema = z.toJSONSchema(operation.input, { io: "input", reused: "inline" });
  const generalSchema = inlined(schema, (schema.$defs ?? {}) as Record<string, unknown>, ids);
  schemas.set(operation, generalSchema);
  return generalSchema;
}

function inlined(node: unknown, defs: Record<string, unknown>, ids: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((each) => inlined(each, defs, ids));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, pattern } = node as { $ref?: string; pattern?: string };
  if ($ref !== undefined) return inlined(defs[$ref.split("/").at(-1)!], defs, ids);
  if (pattern !== undefined && ids.length > 0) return { enum: ids };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value, defs, ids)]));
}

/** Returns a legal input with one value changed, removed or duplicated. */
function spoilInput(input: unknown, pick: Picker, ids: readonly string[]): unknown {
  const copy = cloneJson(input);
  let node = copy;
  for (;;) {
    if (typeof node !== "object" || node === null) return copy;
    const keys = Object.keys(node);
    if (keys.length === 0) return copy;
    const key = keys[pick(keys.length)]!;
    const holder = node as Record<string, unknown>;
    const value = holder[key];
    if (typeof value === "object" && value !== null && Object.keys(value).length > 0 && pick(4) > 0) {
      node = value;
      continue;
    }
    if (Array.isArray(node) && pick(2) === 0) node.splice(Number(key), pick(2), cloneJson(node[Number(key)]));
    else if (typeof value === "number") holder[key] = Math.max(0, value + (pick(2) === 0 ? 1 : -1));
    else if (typeof value === "boolean") holder[key] = !value;
    else if (typeof value === "string" && ids.length > 0) holder[key] = ids[pick(ids.length)];
    else delete holder[key];
    return copy;
  }
}
