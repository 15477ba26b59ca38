import { modifiedFault, totalFault } from "../../core/audit/arithmetic";
import { applyAuditEffects } from "../../core/audit/effects";
import type { NeedsRoll, Resolution } from "../../core/contract/answer";
import type { AuditEntry, RollEntry, ThrowEntry } from "../../core/contract/audit";
import { digestOf } from "../../core/json/canonical";
import { firstDifference } from "../../core/json/difference";
import type { Law } from "./shortcoming";
import type { VectorRequest } from "./vectors";

/** The request sent to an engine. */
export interface EngineCall {
  readonly ruleset: string;
  readonly operation: string;
  readonly request: VectorRequest;
}

/** An answer that contains dice. */
export type RolledAnswer = Resolution | NeedsRoll;

/** A member of an answer that a law reads. */
export type AnswerMember =
  | "ruleset"
  | "operation"
  | "outcome"
  | "audit"
  | "dice"
  | "snapshot"
  | "digest"
  | "decisions"
  | "next";

/** A law: its name, the members that it reads, and the function that returns its fault. */
export interface LawOf<A> {
  readonly law: Law;
  readonly reads: readonly AnswerMember[];
  readonly faultOf: (answer: A, call: EngineCall) => string | undefined;
}

/** The laws for every answer that contains dice. */
export const LAWS_OF_ROLLED: readonly LawOf<RolledAnswer>[] = [
  { law: "operation", reads: ["ruleset", "operation"], faultOf: operationFault },
  { law: "dice", reads: ["dice"], faultOf: diceFault },
  { law: "faces", reads: ["audit"], faultOf: facesFault },
  { law: "total", reads: ["audit"], faultOf: ({ audit }) => rollFault(audit, totalFault) },
  {
    law: "modified",
    reads: ["audit"],
    faultOf: ({ audit }) => rollFault(audit, (entry) => (entry.kind === "throw" ? undefined : modifiedFault(entry))),
  },
  { law: "citation", reads: ["audit"], faultOf: citationFault },
];

/** The laws for every resolution. */
export const LAWS_OF_RESOLUTION: readonly LawOf<Resolution>[] = [
  ...LAWS_OF_ROLLED,
  { law: "effects", reads: ["audit", "snapshot"], faultOf: effectsFault },
  { law: "step", reads: ["snapshot"], faultOf: stepFault },
  { law: "digest", reads: ["digest", "snapshot"], faultOf: digestFault },
  { law: "decisions", reads: ["decisions"], faultOf: decisionsFault },
];

function operationFault(answer: RolledAnswer, { ruleset, operation }: EngineCall): string | undefined {
  if (answer.ruleset === ruleset && answer.operation === operation) return undefined;
  return `expected ${ruleset} ${operation}, got ${answer.ruleset} ${answer.operation}`;
}

/** A resolution uses all dice of the request. A request for more dice has used all of them. */
function diceFault({ dice }: RolledAnswer, { request }: EngineCall): string | undefined {
  return request.dice === undefined ? undefined : listFault("/dice", request.dice, dice);
}

/** The dice in the audit trail match the request in order. For a seed, they match the dice of the answer. */
function facesFault(answer: RolledAnswer, { request }: EngineCall): string | undefined {
  const heldFaces = answer.kind === "NEEDS_ROLL" ? answer.next.held : [];
  const recorded = [...rollEntriesOf(answer.audit).flatMap(({ faces }) => faces), ...heldFaces];
  const tape = request.dice ?? answer.dice;
  return tape === undefined ? undefined : listFault("/audit", tape, recorded);
}

function citationFault(answer: RolledAnswer, { ruleset, request }: EngineCall): string | undefined {
  const { edition } = answer.kind === "RESOLUTION" ? answer.snapshot : { edition: editionOf(request.snapshot) };
  const index = answer.audit.findIndex(
    ({ citation }) =>
      citation.ruleset !== ruleset || (edition ?? citation.edition) !== citation.edition || !citation.section,
  );
  if (index < 0) return undefined;
  return `/audit/${index}/citation: expected a section of ${ruleset} ${edition}, got ${JSON.stringify(answer.audit[index]!.citation)}`;
}

/** The effects transform the old snapshot into the new one. The first snapshot of a game has no effects. */
function effectsFault({ audit, snapshot }: Resolution, { request }: EngineCall): string | undefined {
  if (request.snapshot === undefined) return undefined;
  const applied = applyAuditEffects(request.snapshot, audit);
  if (!applied.ok) return applied.fault;
  const expectedSnapshot = { ...(applied.snapshot as object), step: snapshot.step };
  const differs = firstDifference(expectedSnapshot, snapshot, "/snapshot", { exact: true });
  if (differs === undefined) return undefined;
  const { pointer, expected, found: actual } = differs;
  return `${pointer}: the effects lead to ${JSON.stringify(expected)}, but the snapshot contains ${JSON.stringify(actual)}`;
}

function stepFault({ snapshot: { step } }: Resolution, { request }: EngineCall): string | undefined {
  const next = isObject(request.snapshot) ? Number(request.snapshot.step) + 1 : 1;
  return step === next ? undefined : `/snapshot/step: expected ${next}, got ${step}`;
}

function digestFault({ digest, snapshot }: Resolution): string | undefined {
  const expected = digestOf(snapshot);
  return digest === expected ? undefined : `/digest: expected ${expected}, got ${digest}`;
}

/** Every operation appears once: open with an input and no refusal, or closed with a refusal. */
function decisionsFault({ decisions }: Resolution): string | undefined {
  const names = decisions.map(({ operation }) => operation);
  const before = new Set<unknown>();
  const twice = names.find((name, index) => typeof name !== "string" || before.add(name).size <= index);
  if (twice !== undefined) return `/decisions: ${twice} is listed twice or is not a name`;
  const index = decisions.findIndex(({ legal, input, refusal }) => {
    const isOpen = isObject(input) && !isObject(refusal);
    const isClosed = !isObject(input) && typeof refusal?.code === "string" && Boolean(refusal.citation.section);
    return legal === true ? !isOpen : legal !== false || !isClosed;
  });
  return index < 0
    ? undefined
    : `/decisions/${index}: ${names[index]} must be legal with an input, or closed with a refusal`;
}

/** The first fault among the rolls, draws and handfuls of an audit trail, with its pointer. */
export function rollFault(
  audit: readonly AuditEntry[],
  faultOf: (entry: RollEntry | ThrowEntry) => string | undefined,
): string | undefined {
  for (const entry of rollEntriesOf(audit)) {
    const fault = faultOf(entry);
    if (fault !== undefined) return `/audit/${audit.indexOf(entry)} ${entry.label}: ${fault}`;
  }
  return undefined;
}

/** Every roll, draw and handful of an audit trail, in order. */
export function rollEntriesOf(audit: readonly AuditEntry[]): readonly (RollEntry | ThrowEntry)[] {
  return audit.filter((entry) => "faces" in entry);
}

function listFault(pointer: string, expected: readonly number[], actual: readonly number[]): string | undefined {
  const same = expected.length === actual.length && expected.every((face, index) => face === actual[index]);
  return same ? undefined : `${pointer}: expected the faces ${expected.join(" ")}, got ${actual.join(" ")}`;
}

function editionOf(snapshot: unknown): unknown {
  return isObject(snapshot) ? snapshot.edition : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
