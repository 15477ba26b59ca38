import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020";
import { expect } from "vitest";
import { z } from "zod";
import type { LawOf } from "../../../src/cli/conformance/laws";
import { lawsOfOutcome, lawsOfReference } from "../../../src/cli/conformance/published";
import { outcomesIn, rollsIn } from "../../../src/cli/conformance/reference";
import type { VectorRequest } from "../../../src/cli/conformance/vectors";
import { brokenLimits, unjudgedLimits } from "../../../src/client/decisions";
import { cloneJson } from "../../../src/core/audit/canonical";
import type { Answer, Resolution } from "../../../src/core/contract/answer";
import type { AnyChart } from "../../../src/core/contract/chart";
import type { Choice, Picker } from "../../../src/core/contract/choice";
import type { AnyOperation } from "../../../src/core/contract/operation";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import type { Move } from "../../../src/core/engine/apply";
import { legalityOf } from "../../../src/core/engine/legality";
import { rulesets } from "../../../src/rulesets/index";
import { expectSameJson } from "../../fixtures/same-json";
import { sampleInput } from "../../http/whole-games/sample-input";
import { expectTold, rollFault } from "../audit";
import { faultsOf } from "../sound";

/** Checks every law of one move through the whole kernel; gives its resolution. */
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
  expectTold(state, answer);
  checkRecord(ruleset, answer);
  expect(publishedFaults(ruleset, answer, { snapshot: state, input, seed })).toEqual([]);
  expect(faultsOf(ruleset, answer.snapshot)).toEqual([]);
  const outcome = operation.outcome.safeParse(answer.outcome);
  expect(outcome.error?.issues ?? []).toEqual([]);
  return answer;
}

const VECTORS = fileURLToPath(new URL("../../vectors", import.meta.url));

const published = new Map<AnyRuleset, readonly LawOf<Resolution>[]>();

/** Where a resolution breaks a law of what is published beside the vectors: where rolls stand, what they come to, and what outcomes add up to. */
export function publishedFaults(ruleset: AnyRuleset, answer: Resolution, request: VectorRequest): string[] {
  let laws = published.get(ruleset);
  if (laws === undefined) {
    const { id, pack } = ruleset;
    const rolls = rollsIn(id, VECTORS);
    const reference = { rolls, outcomes: outcomesIn(id, VECTORS), charts: () => pack.charts };
    laws = [...lawsOfReference(reference), ...lawsOfOutcome(reference)];
    published.set(ruleset, laws);
  }
  const asked = { ruleset: ruleset.id, operation: answer.operation, request };
  return laws.flatMap(({ law, faultOf }) => {
    const fault = faultOf(answer, asked);
    return fault === undefined ? [] : [`${answer.operation} ${law}: ${fault}`];
  });
}

/** By ruleset, the charts whose modifiers the rules add and no chart lists. */
const EXEMPT: Readonly<Record<string, readonly string[]>> = {
  goeben: ["CONTACT"],
  // The limit of the sum of their modifiers is told as one of them.
  pq17: ["AIR_COMBAT", "SUBMARINE_COMBAT"],
};

/** Every ruleset in English. */
const ENGLISH = new Map(
  await Promise.all(rulesets.map(async ({ id, phrasesOf }) => [id, await phrasesOf("en")] as const)),
);

/** Every roll recomputes from its chart, and every label and ruling is known. */
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

/** How many inputs were refused, and how many resolved. */
export interface Tried {
  refused: number;
  resolved: number;
}

/** Checks for every operation that a closed door refuses with its reason, and that an input is refused exactly when it is not listed. */
export function checkDoors(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  seed: string,
  pick: Picker,
  tried: Tried,
  ids: readonly string[] = [],
): void {
  const charts = ruleset.pack.charts;
  for (const operation of ruleset.operations) {
    const legality = legalityOf(ruleset, operation, state, charts);
    const inputs = [sampleInput(generalOf(operation, ids), pick)];
    if (legality.legal) {
      const drawn = (): unknown => cloneJson(legality.input.draw(pick));
      inputs.push(drawn(), sampleInput(legality.input.schema, pick), spoiled(drawn(), pick, ids));
      inputs.push(closedOf(legality.input, drawn(), pick));
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
      if (answer.kind === "RESOLUTION") tried.resolved += 1;
      else tried.refused += 1;
    }
  }
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });

ajv.addKeyword({ keyword: "x-path", type: "array", validate: isPath });

/** What an answer should be and is not: an input that breaks the schema is refused, and one with a closed value for a reason listed; any other is refused where it breaks a limit, or one that cannot be judged from outside, and resolves elsewhere. */
function listedFault(choice: Choice, input: unknown, answer: Answer): string | undefined {
  const limits = choice.limits.map(({ code }) => code);
  if (ajv.validate(choice.schema, input)) {
    const broken = brokenLimits(choice.limits, input).map(({ code }) => code);
    const open = unjudgedLimits(choice.limits, input).map(({ code }) => code);
    const isJudged = isRefusal(answer, [...broken, ...open]) || (broken.length === 0 && answer.kind === "RESOLUTION");
    return unless(isJudged, `${broken.length === 0 ? "RESOLUTION or " : ""}REFUSAL ${[...broken, ...open].join(" ")}`);
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

/** Codes of inputs that name no value a rule closes. */
const UNLISTED = ["VALUE_NOT_LISTED", "CHOICE_MISSING", "CHOICE_COUNT", "CHOICE_REPEATED"];

/** True for a choice with a path, which is refused for what it breaks on its way. */
function isWalk({ schema }: Choice): boolean {
  return JSON.stringify(schema).includes('"x-path"');
}

/** A legal input with one of the closed values listed, where the list says it stands. */
function closedOf({ closed }: Choice, input: unknown, pick: Picker): unknown {
  const { pointer, value } = closed[pick(Math.max(1, closed.length))] ?? {};
  const path = pointer?.split("/").slice(1) ?? [];
  const key = path.at(-1);
  let node = input as Record<string, unknown> | undefined;
  for (const each of path.slice(0, -1)) node = node?.[each === "*" ? 0 : each] as typeof node;
  if (node !== undefined && node !== null && key !== undefined && value !== null) node[key === "*" ? 0 : key] = value;
  return input;
}

/** True for a path that follows the steps, and ends at its first stop. */
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

/** The JSON Schema of an operation's input whatever the state, its ids among those given. */
function generalOf(operation: AnyOperation, ids: readonly string[]): unknown {
  const known = schemas.get(operation);
  if (known !== undefined) return known;
  const schema = z.toJSONSchema(operation.input, { io: "input", reused: "inline" });
  const made = inlined(schema, (schema.$defs ?? {}) as Record<string, unknown>, ids);
  schemas.set(operation, made);
  return made;
}

function inlined(node: unknown, defs: Record<string, unknown>, ids: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((each) => inlined(each, defs, ids));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, pattern } = node as { $ref?: string; pattern?: string };
  if ($ref !== undefined) return inlined(defs[$ref.split("/").at(-1)!], defs, ids);
  if (pattern !== undefined && ids.length > 0) return { enum: ids };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value, defs, ids)]));
}

/** A legal input with one of its values changed, left out or said twice. */
function spoiled(input: unknown, pick: Picker, ids: readonly string[]): unknown {
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
