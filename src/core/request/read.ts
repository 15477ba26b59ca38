import type { z } from "zod";
import { cloneJson } from "../audit/canonical";
import { placesAt, pointerTo, replacedAt } from "../audit/pointer";
import { ChartError } from "../charts/look-up";
import type { Malformed, Refusal } from "../contract/answer";
import type { AnyOperation } from "../contract/operation";
import type { Fault, Message, Result, SaidFault, StoredPart, Unread } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { nearestSaid } from "../text/did-you-mean";
import { faultAt } from "../text/message";
import { isTypedText, TYPED_TEXT_CODE, typedText } from "../text/typed-text";
import { overrideCharts } from "./charts";
import { FAULT_LIMIT, faultsOf, gathered, shortened } from "./fault";
import { impossible } from "./impossible";

/** A snapshot as it was read, which nobody else holds, with the charts it is played on. */
export interface Read {
  readonly state: SnapshotBase;
  readonly charts: unknown;
}

/** The step at which a game stands still: no play needs so many, and a snapshot's `step` has this much room. */
const STEP_LIMIT = 100_000;

/**
 * Parses a snapshot and lays the caller's charts over the pack; trusted inside from here on. Refuses texts that nobody can type on
 * purpose, unless the snapshot was stored.
 */
export function readSnapshot(
  ruleset: AnyRuleset,
  snapshot: unknown,
  overrides: unknown,
  storedPart?: StoredPart,
): Result<Read> {
  const charts = readCharts(ruleset, overrides);
  const parsed = parseSnapshot(ruleset, snapshot, storedPart !== undefined);
  if (isMalformed(charts) || isMalformed(parsed)) return malformed(gathered(faultsFound(charts), faultsFound(parsed)));
  const faults = stateFaults(ruleset, parsed.state, charts.charts, "/snapshot");
  return faults.length > 0 ? malformed(faults) : { state: parsed.state, charts: charts.charts };
}

function parseSnapshot(ruleset: AnyRuleset, snapshot: unknown, isStored: boolean): Result<Pick<Read, "state">> {
  const head = headFaults(ruleset, snapshot, "/snapshot");
  if (head.length > 0) return malformed(head);
  const parsed = ruleset.isSnapshot?.(snapshot)
    ? { success: true as const, data: cloneJson(snapshot as SnapshotBase) }
    : ruleset.snapshot.safeParse(migrated(ruleset, snapshot));
  if (!parsed.success) return malformed(faultsOf(parsed.error, "/snapshot", "SNAPSHOT_MALFORMED"));
  const faults = isStored ? NO_FAULTS : textFaults(parsed.data, "/snapshot");
  return faults.length > 0 ? malformed(faults) : { state: parsed.data as SnapshotBase };
}

/** The faults of texts in a value that nobody can type on purpose. Codes cannot have any, so all texts are checked alike. */
export function textFaults(value: unknown, root: string): readonly Fault[] {
  // Nearly every value has none, and a search without pointers takes a third of the time.
  if (hasTypedTexts(value)) return NO_FAULTS;
  const faults: Fault[] = [];
  addTextFaults(value, root, faults);
  return faults.slice(0, FAULT_LIMIT);
}

/** True if people can type every text in a value. */
function hasTypedTexts(value: unknown): boolean {
  if (typeof value === "string") return isPlain(value) || isTypedText(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) if (!hasTypedTexts(value[index])) return false;
    return true;
  }
  for (const name in value) if (!hasTypedTexts((value as Record<string, unknown>)[name])) return false;
  return true;
}

function addTextFaults(value: unknown, pointer: string, faults: Fault[]): void {
  if (typeof value === "string") {
    if (!isPlain(value) && !isTypedText(value)) faults.push(faultAt(TYPED_TEXT_CODE, pointer));
  } else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (typeof item === "string" || typeof item === "object") addTextFaults(item, pointerTo(pointer, [name]), faults);
    }
  }
}

/** True for an empty text, and for one of printable ASCII that begins with something visible, as nearly all texts are. */
function isPlain(text: string): boolean {
  return text === "" || PLAIN.test(text);
}

const PLAIN = /^[!-~][ -~]*$/;

/** What calls itself a snapshot of the ruleset, in the shape of the revision in force. */
export function migrated({ migrations = [] }: AnyRuleset, snapshot: unknown): unknown {
  return migrations.reduce(
    (found, { reads, migrate }) => (reads(found as SnapshotBase) ? migrate(found as SnapshotBase) : found),
    snapshot,
  );
}

/** Faults of what stands at `root` where a snapshot of this ruleset must stand, before it is parsed. */
export function headFaults(ruleset: AnyRuleset, snapshot: unknown, root: string): Fault[] {
  if (typeof snapshot !== "object" || snapshot === null || Array.isArray(snapshot)) {
    return [faultAt("SNAPSHOT_MISSING", root)];
  }
  const { ruleset: id, edition } = snapshot as { ruleset?: unknown; edition?: unknown };
  if (id !== ruleset.id) {
    const at = `${root}/ruleset`;
    if (id === undefined) return [faultAt("RULESET_MISMATCH/unnamed", at, { ruleset: ruleset.id })];
    return [faultAt("RULESET_MISMATCH", at, { ruleset: ruleset.id, found: shortened(JSON.stringify(id)) })];
  }
  return editionFaults(ruleset, edition, `${root}/edition`);
}

/** The fault of an edition that a ruleset has none of, at a place. */
export function editionFaults(ruleset: AnyRuleset, edition: unknown, pointer: string): Fault[] {
  if (typeof edition === "string" && ruleset.editions.includes(edition)) return [];
  const found = JSON.stringify(edition);
  const values = {
    edition: found === undefined ? { id: "edition/unnamed" } : shortened(found),
    ruleset: ruleset.id,
    editions: ruleset.editions,
  };
  return [faultAt("EDITION_UNKNOWN", pointer, values)];
}

/** Faults of a parsed snapshot at `root` that no play could reach. */
export function stateFaults(ruleset: AnyRuleset, state: SnapshotBase, charts: unknown, root: string): Fault[] {
  if (state.step >= STEP_LIMIT) {
    return [faultAt("STEP_LIMIT", `${root}/step`, { most: STEP_LIMIT })];
  }
  return impossible(ruleset.invariants, state, charts).map((fault) => {
    return { ...fault, pointer: fault.pointer.replace(/^\/snapshot/, () => root) };
  });
}

/** The ruleset's charts with a caller's own laid over them. */
export function readCharts(ruleset: AnyRuleset, overrides: unknown): Result<Pick<Read, "charts">> {
  if (overrides === undefined || overrides === null) return { charts: ruleset.pack.charts };
  const laid = overrideCharts(ruleset.pack, ruleset.packSchema, overrides);
  if (!laid.ok) return malformed(laid.faults);
  const { charts } = laid.pack;
  const faults = ruleset.chartFaults?.(charts) ?? [];
  return faults.length > 0 ? malformed(faults.slice(0, FAULT_LIMIT)) : { charts };
}

/** Makes a call on a caller's own charts, or on the ruleset's; a look-up that fails in the caller's is answered as a fault of theirs. */
export function onCharts<A>(overrides: unknown, call: () => A, isSound?: (answer: A) => boolean): Result<A> {
  if (overrides === undefined || overrides === null) return call();
  try {
    const answer = call();
    return isSound?.(answer) === false ? unplayable({ id: "why/unreachable" }) : answer;
  } catch (error) {
    if (error instanceof ChartError) return unplayable({ id: "as-is", values: { text: error.message } });
    throw error;
  }
}

/** The answer to charts that fit their schema and cannot be played all the same. */
export function unplayable(why: Message): Unread {
  return malformed([faultAt("CHARTS_UNPLAYABLE", "/charts", { why })]);
}

/** The answer to a request that cannot be read. */
export function malformed<F extends Fault | SaidFault>(
  faults: readonly F[],
): { readonly kind: "MALFORMED"; readonly faults: readonly F[] } {
  return { kind: "MALFORMED", faults };
}

/** The faults for which something could not be read; none of what could. */
export function faultsFound(value: object): readonly Fault[] {
  return isMalformed<object | Unread>(value) ? (value as Unread).faults : NO_FAULTS;
}

/** True for an answer that says no, among whatever else came of an operation: a rule forbids it, or it cannot be read. */
export function isNo<A extends object>(value: A): value is Extract<A, Refusal | Malformed | Unread> {
  return isMalformed(value) || ("kind" in value && value.kind === "REFUSAL");
}

/** True for the answer to a request that cannot be read, among whatever else came of reading it. */
export function isMalformed<A extends object>(value: A): value is Extract<A, Malformed | Unread> {
  return "kind" in value && value.kind === "MALFORMED";
}

/** A call of an operation as it came: nothing of it has been read yet. */
export interface Call {
  readonly operation: string;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  readonly charts?: unknown;
  readonly storedPart?: StoredPart | undefined;
}

/** A call that could be read: of an operation on a snapshot, or of the start of a game, which has none yet. */
export type ReadCall = { readonly charts: unknown; readonly input: unknown } & (
  | { readonly operation: AnyOperation; readonly state: SnapshotBase }
  | { readonly state: undefined }
);

/** Reads a call: its operation, snapshot, charts and input; whether a rule says no is not asked. */
export function readCall(ruleset: AnyRuleset, call: Call): Result<ReadCall> {
  return call.operation === ruleset.start.name ? readStart(ruleset, call) : readOperation(ruleset, call);
}

const NO_FAULTS: readonly Fault[] = [];

function readStart(ruleset: AnyRuleset, call: Call): Result<ReadCall> {
  const charts = readCharts(ruleset, call.charts);
  const isUnwanted = call.snapshot !== undefined && call.snapshot !== null;
  const typed = typedInput(ruleset.start, call);
  const input = ruleset.start.input.safeParse(typed.input ?? {});
  if (!isMalformed(charts) && !isUnwanted && input.success && typed.faults.length === 0)
    return { state: undefined, charts: charts.charts, input: input.data };
  const unwanted = isUnwanted ? [faultAt("SNAPSHOT_UNWANTED", "/snapshot")] : NO_FAULTS;
  return malformed(gathered(faultsFound(charts), unwanted, typed.faults, inputFaults(input, call)));
}

/** An input with its texts normalized, and the faults of texts that nobody can type on purpose. */
export interface Typed {
  readonly input: unknown;
  readonly faults: readonly Fault[];
}

/** Reads the texts of an input as people type them; an input that a stored game recorded is read as it is. */
export function typedInput(
  { texts = [] }: Pick<AnyOperation, "texts">,
  { input, storedPart }: Pick<Call, "input" | "storedPart">,
): Typed {
  if (texts.length === 0 || storedPart === "ALL") return { input, faults: NO_FAULTS };
  const faults: Fault[] = [];
  let typed = input;
  for (const { pointer, value } of texts.flatMap((pattern) => placesAt(input, pattern))) {
    // The schema refuses an empty text.
    if (typeof value !== "string" || value === "") continue;
    const text = typedText(value);
    if (!isTypedText(text)) faults.push(faultAt(TYPED_TEXT_CODE, `/input${pointer}`));
    else if (text !== value) typed = replacedAt(typed, pointer, text);
  }
  return { input: typed, faults: faults.slice(0, FAULT_LIMIT) };
}

function readOperation(ruleset: AnyRuleset, call: Call): Result<ReadCall> {
  const operation = ruleset.operations.find((each) => each.name === call.operation);
  if (operation === undefined) return unknownOperation(ruleset, call);
  return readInput(operation, readSnapshot(ruleset, call.snapshot, call.charts, call.storedPart), call);
}

/** Reads the input of an operation on a snapshot that was read, or could not be. */
export function readInput(
  operation: AnyOperation,
  read: Result<Read>,
  call: Pick<Call, "input" | "storedPart">,
): Result<ReadCall> {
  const typed = typedInput(operation, call);
  const input = operation.input.safeParse(operation.earlier?.(typed.input) ?? typed.input ?? {});
  if (isMalformed(read) || !input.success || typed.faults.length > 0)
    return malformed(gathered(faultsFound(read), typed.faults, inputFaults(input, call)));
  return { operation, state: read.state, charts: read.charts, input: input.data };
}

/** The faults of an input; one that is missing altogether has but one, which names what it should hold. */
function inputFaults(read: z.ZodSafeParseResult<unknown>, { input }: Pick<Call, "input">): readonly Fault[] {
  if (read.success) return NO_FAULTS;
  if (input !== undefined && input !== null) return faultsOf(read.error, "/input", "INPUT_MALFORMED");
  const members = [...new Set(read.error.issues.flatMap(({ path }) => path.slice(0, 1).map(String)))];
  return [faultAt(members.length > 0 ? "INPUT_MALFORMED/members" : "INPUT_MALFORMED/missing", "/input", { members })];
}

function unknownOperation(ruleset: AnyRuleset, { operation, snapshot, charts, storedPart }: Call): Unread {
  const read = readSnapshot(ruleset, snapshot, charts, storedPart);
  return malformed(gathered([unknownOperationFault(ruleset, operation)], faultsFound(read)));
}

/** The fault of a name that no operation has, which from a program without types may be none at all. */
export function unknownOperationFault(ruleset: AnyRuleset, name: unknown): Fault {
  const [code, pointer] = ["OPERATION_UNKNOWN", "/operation"] as const;
  if (typeof name !== "string")
    return { code, pointer, message: { id: "value/missing", values: { kind: { id: "kind/string" } } } };
  const names = [ruleset.start, ...ruleset.operations].map((each) => each.name);
  const hint = nearestSaid(name, names, { id: "hint/decisions" });
  return faultAt(code, pointer, { name: shortened(name), hint });
}
