import type { z } from "zod";
import { cloneJson } from "../audit/canonical";
import { pointerTo, replaceAt, valuesAt } from "../audit/pointer";
import { ChartError } from "../charts/look-up";
import type { Malformed, Refusal } from "../contract/answer";
import type { AnyOperation } from "../contract/operation";
import type { Fault, InvalidRequest, LocalizedFault, Message, Result, StoredPart } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { nearestNameHint } from "../text/did-you-mean";
import { faultAt } from "../text/message";
import { isTypedText, normalizeText, TYPED_TEXT_CODE } from "../text/typed-text";
import { overrideCharts } from "./charts";
import { FAULT_LIMIT, issueFaults, mergeFaults, shorten } from "./fault";
import { impossible } from "./impossible";

/** A parsed snapshot, owned by the caller, and the charts in effect. */
export interface ParsedSnapshot {
  readonly state: SnapshotBase;
  readonly charts: unknown;
}

/** Hard limit on `step`. A game that reaches it cannot continue. */
const STEP_LIMIT = 100_000;

/**
 * Parses a snapshot and applies the caller's charts. The result is trusted from here on. Rejects texts that people
 * cannot type on purpose, unless the snapshot was stored.
 */
export function readSnapshot(
  ruleset: AnyRuleset,
  snapshot: unknown,
  overrides: unknown,
  storedPart?: StoredPart,
): Result<ParsedSnapshot> {
  const charts = readCharts(ruleset, overrides);
  const parsed = parseSnapshot(ruleset, snapshot, storedPart !== undefined);
  if (isMalformed(charts) || isMalformed(parsed))
    return malformed(mergeFaults(malformedFaults(charts), malformedFaults(parsed)));
  const faults = stateFaults(ruleset, parsed.state, charts.charts, "/snapshot");
  return faults.length > 0 ? malformed(faults) : { state: parsed.state, charts: charts.charts };
}

function parseSnapshot(
  ruleset: AnyRuleset,
  snapshot: unknown,
  isStored: boolean,
): Result<Pick<ParsedSnapshot, "state">> {
  const head = headFaults(ruleset, snapshot, "/snapshot");
  if (head.length > 0) return malformed(head);
  const parsed = ruleset.isSnapshot?.(snapshot)
    ? { success: true as const, data: cloneJson(snapshot as SnapshotBase) }
    : ruleset.snapshot.safeParse(migrateSnapshot(ruleset, snapshot));
  if (!parsed.success) return malformed(issueFaults(parsed.error, "/snapshot", "SNAPSHOT_MALFORMED"));
  const faults = isStored ? NO_FAULTS : textFaults(parsed.data, "/snapshot");
  return faults.length > 0 ? malformed(faults) : { state: parsed.data as SnapshotBase };
}

/**
 * Returns the faults of texts that people cannot type on purpose. Codes never have such faults, so all texts are
 * checked alike.
 */
export function textFaults(value: unknown, root: string): readonly Fault[] {
  // Nearly every value has no faults, and a search without pointers takes a third of the time.
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

/** True for an empty text, and for printable ASCII that begins with a visible character. Nearly all texts pass. */
function isPlain(text: string): boolean {
  return text === "" || PLAIN.test(text);
}

const PLAIN = /^[!-~][ -~]*$/;

/** Migrates a snapshot to the shape of the revision in force. The snapshot is not validated yet. */
export function migrateSnapshot({ migrations = [] }: AnyRuleset, snapshot: unknown): unknown {
  return migrations.reduce(
    (current, { isOlder: matches, migrate }) =>
      matches(current as SnapshotBase) ? migrate(current as SnapshotBase) : current,
    snapshot,
  );
}

/** Returns the faults that show before parsing: `root` is not an object, or has the wrong ruleset or edition. */
export function headFaults(ruleset: AnyRuleset, snapshot: unknown, root: string): Fault[] {
  if (typeof snapshot !== "object" || snapshot === null || Array.isArray(snapshot)) {
    return [faultAt("SNAPSHOT_MISSING", root)];
  }
  const { ruleset: id, edition } = snapshot as { ruleset?: unknown; edition?: unknown };
  if (id !== ruleset.id) {
    const at = `${root}/ruleset`;
    if (id === undefined) return [faultAt("RULESET_MISMATCH/unnamed", at, { ruleset: ruleset.id })];
    return [faultAt("RULESET_MISMATCH", at, { ruleset: ruleset.id, found: shorten(JSON.stringify(id)) })];
  }
  return editionFaults(ruleset, edition, `${root}/edition`);
}

/** Returns the fault of an edition that the ruleset does not have. */
export function editionFaults(ruleset: AnyRuleset, edition: unknown, pointer: string): Fault[] {
  if (typeof edition === "string" && ruleset.editions.includes(edition)) return [];
  const text = JSON.stringify(edition);
  const values = {
    edition: text === undefined ? { id: "edition/unnamed" } : shorten(text),
    ruleset: ruleset.id,
    editions: ruleset.editions,
  };
  return [faultAt("EDITION_UNKNOWN", pointer, values)];
}

/** Returns the faults of a parsed snapshot that play cannot reach. Pointers begin with `root`. */
export function stateFaults(ruleset: AnyRuleset, state: SnapshotBase, charts: unknown, root: string): Fault[] {
  if (state.step >= STEP_LIMIT) {
    return [faultAt("STEP_LIMIT", `${root}/step`, { most: STEP_LIMIT })];
  }
  return impossible(ruleset.invariants, state, charts).map((fault) => {
    return { ...fault, pointer: fault.pointer.replace(/^\/snapshot/, () => root) };
  });
}

/** Returns the ruleset's charts, with a caller's own applied. */
export function readCharts(ruleset: AnyRuleset, overrides: unknown): Result<Pick<ParsedSnapshot, "charts">> {
  if (overrides === undefined || overrides === null) return { charts: ruleset.pack.charts };
  const result = overrideCharts(ruleset.pack, ruleset.packSchema, overrides);
  if (!result.ok) return malformed(result.faults);
  const { charts } = result.pack;
  const faults = ruleset.chartFaults?.(charts) ?? [];
  return faults.length > 0 ? malformed(faults.slice(0, FAULT_LIMIT)) : { charts };
}

/**
 * Calls a function that reads the charts in effect. If a look-up in a caller's charts fails, returns a fault of those
 * charts.
 */
export function callWithCharts<A>(overrides: unknown, call: () => A, isSound?: (answer: A) => boolean): Result<A> {
  if (overrides === undefined || overrides === null) return call();
  try {
    const answer = call();
    return isSound?.(answer) === false ? unplayableChartsFault({ id: "why/unreachable" }) : answer;
  } catch (error) {
    if (error instanceof ChartError) return unplayableChartsFault({ id: "as-is", values: { text: error.message } });
    throw error;
  }
}

/** Returns the response to charts that fit their schema but cannot be played. */
export function unplayableChartsFault(why: Message): InvalidRequest {
  return malformed([faultAt("CHARTS_UNPLAYABLE", "/charts", { why })]);
}

/** Returns the response to a malformed request. */
export function malformed<F extends Fault | LocalizedFault>(
  faults: readonly F[],
): { readonly kind: "MALFORMED"; readonly faults: readonly F[] } {
  return { kind: "MALFORMED", faults };
}

/** Returns the faults of a malformed value. Empty for any other value. */
export function malformedFaults(value: object): readonly Fault[] {
  return isMalformed<object | InvalidRequest>(value) ? (value as InvalidRequest).faults : NO_FAULTS;
}

/** True for a refusal (a rule forbids it) or a malformed request. */
export function isRejected<A extends object>(value: A): value is Extract<A, Refusal | Malformed | InvalidRequest> {
  return isMalformed(value) || ("kind" in value && value.kind === "REFUSAL");
}

/** True for the response to a malformed request. */
export function isMalformed<A extends object>(value: A): value is Extract<A, Malformed | InvalidRequest> {
  return "kind" in value && value.kind === "MALFORMED";
}

/** A request for an operation, before anything in it is validated. */
export interface Call {
  readonly operation: string;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  readonly charts?: unknown;
  readonly storedPart?: StoredPart | undefined;
}

/** A validated call: of an operation on a snapshot, or of the start of a game, which has no snapshot. */
export type ParsedCall = { readonly charts: unknown; readonly input: unknown } & (
  | { readonly operation: AnyOperation; readonly state: SnapshotBase }
  | { readonly state: undefined }
);

/** Validates a call: its operation, snapshot, charts and input. Does not check legality. */
export function readCall(ruleset: AnyRuleset, call: Call): Result<ParsedCall> {
  return call.operation === ruleset.start.name ? readStart(ruleset, call) : readOperation(ruleset, call);
}

const NO_FAULTS: readonly Fault[] = [];

function readStart(ruleset: AnyRuleset, call: Call): Result<ParsedCall> {
  const charts = readCharts(ruleset, call.charts);
  const isUnwanted = call.snapshot !== undefined && call.snapshot !== null;
  const typed = normalizeTexts(ruleset.start, call);
  const input = ruleset.start.input.safeParse(typed.input ?? {});
  if (!isMalformed(charts) && !isUnwanted && input.success && typed.faults.length === 0)
    return { state: undefined, charts: charts.charts, input: input.data };
  const snapshotFaults = isUnwanted ? [faultAt("SNAPSHOT_UNWANTED", "/snapshot")] : NO_FAULTS;
  return malformed(mergeFaults(malformedFaults(charts), snapshotFaults, typed.faults, inputFaults(input, call)));
}

/** An input with normalized texts, and the faults of texts that people cannot type on purpose. */
export interface NormalizedInput {
  readonly input: unknown;
  readonly faults: readonly Fault[];
}

/** Normalizes the texts of an input. An input from a stored game stays unchanged. */
export function normalizeTexts(
  { texts = [] }: Pick<AnyOperation, "texts">,
  { input, storedPart }: Pick<Call, "input" | "storedPart">,
): NormalizedInput {
  if (texts.length === 0 || storedPart === "ALL") return { input, faults: NO_FAULTS };
  const faults: Fault[] = [];
  let typed = input;
  for (const { pointer, value } of texts.flatMap((pattern) => valuesAt(input, pattern))) {
    // The schema rejects an empty text.
    if (typeof value !== "string" || value === "") continue;
    const text = normalizeText(value);
    if (!isTypedText(text)) faults.push(faultAt(TYPED_TEXT_CODE, `/input${pointer}`));
    else if (text !== value) typed = replaceAt(typed, pointer, text);
  }
  return { input: typed, faults: faults.slice(0, FAULT_LIMIT) };
}

function readOperation(ruleset: AnyRuleset, call: Call): Result<ParsedCall> {
  const operation = ruleset.operations.find((each) => each.name === call.operation);
  if (operation === undefined) return unknownOperation(ruleset, call);
  return readInput(operation, readSnapshot(ruleset, call.snapshot, call.charts, call.storedPart), call);
}

/** Validates the input of an operation. Also reports the faults of the snapshot, if it is malformed. */
export function readInput(
  operation: AnyOperation,
  snapshot: Result<ParsedSnapshot>,
  call: Pick<Call, "input" | "storedPart">,
): Result<ParsedCall> {
  const typed = normalizeTexts(operation, call);
  const input = operation.input.safeParse(operation.migrateInput?.(typed.input) ?? typed.input ?? {});
  if (isMalformed(snapshot) || !input.success || typed.faults.length > 0)
    return malformed(mergeFaults(malformedFaults(snapshot), typed.faults, inputFaults(input, call)));
  return { operation, state: snapshot.state, charts: snapshot.charts, input: input.data };
}

/** Returns the faults of an input. A missing input has a single fault, which names the required members. */
function inputFaults(parsed: z.ZodSafeParseResult<unknown>, { input }: Pick<Call, "input">): readonly Fault[] {
  if (parsed.success) return NO_FAULTS;
  if (input !== undefined && input !== null) return issueFaults(parsed.error, "/input", "INPUT_MALFORMED");
  const members = [...new Set(parsed.error.issues.flatMap(({ path }) => path.slice(0, 1).map(String)))];
  return [faultAt(members.length > 0 ? "INPUT_MALFORMED/members" : "INPUT_MALFORMED/missing", "/input", { members })];
}

function unknownOperation(ruleset: AnyRuleset, { operation, snapshot, charts, storedPart }: Call): InvalidRequest {
  const parsed = readSnapshot(ruleset, snapshot, charts, storedPart);
  return malformed(mergeFaults([unknownOperationFault(ruleset, operation)], malformedFaults(parsed)));
}

/** Returns the fault of an unknown operation. Callers without types may pass a name that is not a text. */
export function unknownOperationFault(ruleset: AnyRuleset, name: unknown): Fault {
  const [code, pointer] = ["OPERATION_UNKNOWN", "/operation"] as const;
  if (typeof name !== "string")
    return { code, pointer, message: { id: "value/missing", values: { kind: { id: "kind/string" } } } };
  const names = [ruleset.start, ...ruleset.operations].map((each) => each.name);
  const hint = nearestNameHint(name, names, { id: "hint/decisions" });
  return faultAt(code, pointer, { name: shorten(name), hint });
}
