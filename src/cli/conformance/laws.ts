import { firstDifference } from "../../core/analysis/value-difference";
import { modifiedFault, totalFault } from "../../core/audit/arithmetic";
import { digestOf } from "../../core/audit/canonical";
import { applyAuditEffects } from "../../core/audit/effects";
import type { NeedsRoll, Resolution } from "../../core/contract/answer";
import type { AuditEntry, RollEntry, ThrowEntry } from "../../core/contract/audit";
import type { Law } from "./shortcoming";
import type { VectorRequest } from "./vectors";

/** What an engine was asked. */
export interface Asked {
  readonly ruleset: string;
  readonly operation: string;
  readonly request: VectorRequest;
}

/** An answer with dice on its record. */
export type RolledAnswer = Resolution | NeedsRoll;

/** A member of an answer that a law reads. */
export type Member =
  | "ruleset"
  | "operation"
  | "outcome"
  | "audit"
  | "dice"
  | "snapshot"
  | "digest"
  | "decisions"
  | "next";

/** A law: its name, the members of an answer it is read off, and how an answer that has them breaks it. */
export interface LawOf<A> {
  readonly law: Law;
  readonly reads: readonly Member[];
  readonly faultOf: (answer: A, asked: Asked) => string | undefined;
}

/** What holds for every answer with dice on its record. */
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

/** What holds for every resolution. */
export const LAWS_OF_RESOLUTION: readonly LawOf<Resolution>[] = [
  ...LAWS_OF_ROLLED,
  { law: "effects", reads: ["audit", "snapshot"], faultOf: effectsFault },
  { law: "step", reads: ["snapshot"], faultOf: stepFault },
  { law: "digest", reads: ["digest", "snapshot"], faultOf: digestFault },
  { law: "decisions", reads: ["decisions"], faultOf: decisionsFault },
];

function operationFault(answer: RolledAnswer, { ruleset, operation }: Asked): string | undefined {
  if (answer.ruleset === ruleset && answer.operation === operation) return undefined;
  return `expected ${ruleset} ${operation}, got ${answer.ruleset} ${answer.operation}`;
}

/** A resolution uses its tape up, and what asks for more has used all of it. */
function diceFault({ dice }: RolledAnswer, { request }: Asked): string | undefined {
  return request.dice === undefined ? undefined : listFault("/dice", request.dice, dice);
}

/** The faces on the record are the tape in order: that of the request, or of a seed what the answer gives for it. */
function facesFault(answer: RolledAnswer, { request }: Asked): string | undefined {
  const held = answer.kind === "NEEDS_ROLL" ? answer.next.held : [];
  const shown = [...rollsOf(answer.audit).flatMap(({ faces }) => faces), ...held];
  const tape = request.dice ?? answer.dice;
  return tape === undefined ? undefined : listFault("/audit", tape, shown);
}

function citationFault(answer: RolledAnswer, { ruleset, request }: Asked): string | undefined {
  const { edition } = answer.kind === "RESOLUTION" ? answer.snapshot : { edition: editionOf(request.snapshot) };
  const index = answer.audit.findIndex(
    ({ citation }) =>
      citation.ruleset !== ruleset || (edition ?? citation.edition) !== citation.edition || !citation.section,
  );
  if (index < 0) return undefined;
  return `/audit/${index}/citation: expected a section of ${ruleset} ${edition}, got ${JSON.stringify(answer.audit[index]!.citation)}`;
}

/** The effects lead from the old snapshot to the new one; the first snapshot of a game is told by no effect. */
function effectsFault({ audit, snapshot }: Resolution, { request }: Asked): string | undefined {
  if (request.snapshot === undefined) return undefined;
  const applied = applyAuditEffects(request.snapshot, audit);
  if (!applied.ok) return applied.fault;
  const told = { ...(applied.snapshot as object), step: snapshot.step };
  const differs = firstDifference(told, snapshot, "/snapshot", { exact: true });
  if (differs === undefined) return undefined;
  const { pointer, expected, found } = differs;
  return `${pointer}: the effects give ${JSON.stringify(expected)}, the snapshot holds ${JSON.stringify(found)}`;
}

function stepFault({ snapshot: { step } }: Resolution, { request }: Asked): string | undefined {
  const next = isObject(request.snapshot) ? Number(request.snapshot.step) + 1 : 1;
  return step === next ? undefined : `/snapshot/step: expected ${next}, got ${step}`;
}

function digestFault({ digest, snapshot }: Resolution): string | undefined {
  const expected = digestOf(snapshot);
  return digest === expected ? undefined : `/digest: expected ${expected}, got ${digest}`;
}

/** Every operation once; open with its input and without a refusal, or closed with the rule that closes it. */
function decisionsFault({ decisions }: Resolution): string | undefined {
  const names = decisions.map(({ operation }) => operation);
  const before = new Set<unknown>();
  const twice = names.find((name, index) => typeof name !== "string" || before.add(name).size <= index);
  if (twice !== undefined) return `/decisions: ${twice} stands there twice or is no name`;
  const index = decisions.findIndex(({ legal, input, refusal }) => {
    const isOpen = isObject(input) && !isObject(refusal);
    const isClosed = !isObject(input) && typeof refusal?.code === "string" && Boolean(refusal.citation.section);
    return legal === true ? !isOpen : legal !== false || !isClosed;
  });
  return index < 0
    ? undefined
    : `/decisions/${index}: ${names[index]} is neither open with an input nor closed by a rule`;
}

/** The first of the rolls, draws and handfuls of an audit trail that something is wrong with, where it stands and what it is. */
export function rollFault(
  audit: readonly AuditEntry[],
  faultOf: (entry: RollEntry | ThrowEntry) => string | undefined,
): string | undefined {
  for (const entry of rollsOf(audit)) {
    const fault = faultOf(entry);
    if (fault !== undefined) return `/audit/${audit.indexOf(entry)} ${entry.label}: ${fault}`;
  }
  return undefined;
}

/** Every roll, draw and handful of an audit trail, in order. */
export function rollsOf(audit: readonly AuditEntry[]): readonly (RollEntry | ThrowEntry)[] {
  return audit.filter((entry) => "faces" in entry);
}

function listFault(pointer: string, expected: readonly number[], found: readonly number[]): string | undefined {
  const same = expected.length === found.length && expected.every((face, index) => face === found[index]);
  return same ? undefined : `${pointer}: expected the faces ${expected.join(" ")}, got ${found.join(" ")}`;
}

function editionOf(snapshot: unknown): unknown {
  return isObject(snapshot) ? snapshot.edition : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
