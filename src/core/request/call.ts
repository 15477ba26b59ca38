import type { z } from "zod";
import type { AnyOperation } from "../contract/operation";
import type { Fault, InvalidRequest, Request, Result } from "../contract/request";
import { type AnyRuleset, findOperation } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { nearestNameHint } from "../text/did-you-mean";
import { faultAt } from "../text/message";
import { parseCharts } from "./charts";
import { issueFaults, mergeFaults, shorten } from "./fault";
import { isMalformed, malformed, malformedFaults } from "./result";
import { type ParsedSnapshot, parseSnapshot } from "./snapshot";
import { normalizeTexts } from "./texts";

/** A request for an operation, before anything in it is validated. */
export type Call = Pick<Request, "operation" | "snapshot" | "input" | "charts" | "storedPart">;

/** A validated call: of an operation on a snapshot, or of the start of a game, which has no snapshot. */
export type ParsedCall = { readonly charts: unknown; readonly input: unknown } & (
  | { readonly operation: AnyOperation; readonly state: SnapshotBase }
  | { readonly state: undefined }
);

/** Validates a call: its operation, snapshot, charts and input. Does not check legality. */
export function parseCall(ruleset: AnyRuleset, call: Call): Result<ParsedCall> {
  return call.operation === ruleset.start.name ? parseStart(ruleset, call) : parseOperation(ruleset, call);
}

function parseStart(ruleset: AnyRuleset, call: Call): Result<ParsedCall> {
  const charts = parseCharts(ruleset, call.charts);
  const isUnwanted = call.snapshot !== undefined && call.snapshot !== null;
  const typed = normalizeTexts(ruleset.start, call);
  const input = ruleset.start.input.safeParse(typed.input ?? {});
  if (!isMalformed(charts) && !isUnwanted && input.success && typed.faults.length === 0)
    return { state: undefined, charts: charts.charts, input: input.data };
  const snapshotFaults = isUnwanted ? [faultAt("SNAPSHOT_UNWANTED", "/snapshot")] : NO_FAULTS;
  return malformed(mergeFaults(malformedFaults(charts), snapshotFaults, typed.faults, inputFaults(input, call)));
}

function parseOperation(ruleset: AnyRuleset, call: Call): Result<ParsedCall> {
  const operation = findOperation(ruleset, call.operation);
  if (operation === undefined) return unknownOperation(ruleset, call);
  return parseInput(operation, parseSnapshot(ruleset, call.snapshot, call.charts, call.storedPart), call);
}

/** Validates the input of an operation. Also reports the faults of the snapshot, if it is malformed. */
export function parseInput(
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
  const parsed = parseSnapshot(ruleset, snapshot, charts, storedPart);
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

const NO_FAULTS: readonly Fault[] = [];
