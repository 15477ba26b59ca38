import type { z } from "zod";
import { cloneJson } from "../audit/canonical";
import { didYouMean } from "../text/did-you-mean";
import type { Reason } from "./choice";
import type { AnyOperation, AnyRuleset, Malformed, Refusal, SnapshotBase } from "./contract";
import { citationOf } from "./decisions";
import { DICE_LIMIT } from "./desk";
import { type Fault, faultsOf, gathered, shortened } from "./fault";
import { parseWith } from "./parsing";
import { malformed, onCharts, readCharts, readSnapshot } from "./reading";
import { legalityOf } from "./turn";

/** A call of an operation as it came: nothing of it has been read yet. */
export interface Call {
  readonly operation: string;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  readonly charts?: unknown;
}

/** A call that has passed every check: what remains is to roll. */
export interface ReadyCall {
  readonly operation: AnyOperation | AnyRuleset["start"];
  readonly charts: unknown;
  readonly input: unknown;
  /** A new draft of the snapshot, before any die is rolled. */
  readonly draft: () => SnapshotBase;
  /** The snapshot as it was read: the draft of whoever resolves the call once and makes no other. */
  readonly read?: SnapshotBase;
}

/** Reads a call: ready to be resolved, refused by a rule, or malformed. */
export function readCall(ruleset: AnyRuleset, call: Call): ReadyCall | Refusal | Malformed {
  return call.operation === ruleset.start.name ? readStart(ruleset, call) : readOperation(ruleset, call);
}

/** Everything that is wrong with a call that cannot be read; nothing of one that can, whether or not a rule says no. */
export function callFaults(ruleset: AnyRuleset, call: Call): readonly Fault[] {
  const ready = onCharts(call.charts, () => readCall(ruleset, call));
  return "kind" in ready && ready.kind === "MALFORMED" ? ready.faults : NO_FAULTS;
}

const NO_FAULTS: readonly Fault[] = [];

function readStart(ruleset: AnyRuleset, call: Call): ReadyCall | Refusal | Malformed {
  const { start } = ruleset;
  const charts = readCharts(ruleset, call.charts);
  const isUnwanted = call.snapshot !== undefined && call.snapshot !== null;
  const input = start.input.safeParse(call.input ?? {});
  if (!charts.ok || isUnwanted || !input.success) {
    const message = "A new game has no snapshot yet.";
    const unwanted = isUnwanted ? [{ code: "SNAPSHOT_UNWANTED", pointer: "/snapshot", message }] : NO_FAULTS;
    return malformed(gathered(charts.ok ? NO_FAULTS : charts.faults, unwanted, inputFaults(input, call)));
  }
  const reason = start.choice(charts.charts).check(input.data);
  const edition = (input.data as { edition?: string }).edition ?? ruleset.editions.at(-1)!;
  if (reason !== undefined) return refuse(ruleset, start, { edition }, reason);
  const draft = (): SnapshotBase => start.blank(input.data, charts.charts);
  return { operation: start, charts: charts.charts, input: input.data, draft };
}

function readOperation(ruleset: AnyRuleset, call: Call): ReadyCall | Refusal | Malformed {
  const operation = ruleset.operations.find((each) => each.name === call.operation);
  if (operation === undefined) return unknownOperation(ruleset, call);
  const read = readSnapshot(ruleset, call.snapshot, call.charts);
  const input = parseWith(operation.input, operation.earlier?.(call.input) ?? call.input ?? {});
  if (!read.ok || !input.success)
    return malformed(gathered(read.ok ? NO_FAULTS : read.faults, inputFaults(input, call)));
  const legality = legalityOf(ruleset, operation, read.state, read.charts);
  if (!legality.legal) return refuse(ruleset, operation, read.state, legality.reason);
  const reason = legality.input.check(input.data);
  if (reason !== undefined) return refuse(ruleset, operation, read.state, reason);
  const { state, charts } = read;
  return { operation, charts, input: input.data, draft: () => cloneJson(state), read: state };
}

/** The faults of an input; one that is missing altogether has but one, which names what it should hold. */
function inputFaults(read: z.ZodSafeParseResult<unknown>, { input }: Call): readonly Fault[] {
  if (read.success) return NO_FAULTS;
  if (input !== undefined && input !== null) return faultsOf(read.error, "/input", "INPUT_MALFORMED");
  const members = [...new Set(read.error.issues.flatMap(({ path }) => path.slice(0, 1).map(String)))];
  const message = `This is missing; send an object${members.length > 0 ? ` with ${members.join(", ")}` : ""}.`;
  return [{ code: "INPUT_MALFORMED", pointer: "/input", message }];
}

function unknownOperation(ruleset: AnyRuleset, { operation: name, snapshot, charts }: Call): Malformed {
  const names = [ruleset.start, ...ruleset.operations].map((each) => each.name);
  const message = `There is no operation ${shortened(name)}; ${didYouMean(name, names, "decisions lists those there are.")}`;
  const unknown = [{ code: "OPERATION_UNKNOWN", pointer: "/operation", message }];
  const read = readSnapshot(ruleset, snapshot, charts);
  return malformed(gathered(unknown, read.ok ? NO_FAULTS : read.faults));
}

/** The answer of a rule that says no. */
export function refuse(
  ruleset: AnyRuleset,
  operation: { readonly name: string; readonly rules: readonly string[] },
  state: Pick<SnapshotBase, "edition">,
  reason: Reason,
): Refusal {
  return {
    kind: "REFUSAL",
    ruleset: ruleset.id,
    operation: operation.name,
    code: reason.code,
    message: reason.message,
    citation: citationOf(ruleset, state, reason, operation),
    pointer: reason.pointer === undefined ? "" : `/input${reason.pointer}`,
  };
}

/** The answer to charts that make one operation roll without end. */
export function tooManyDice(): Malformed {
  const message = `These charts ask for more than ${DICE_LIMIT} dice in one operation.`;
  return malformed([{ code: "DICE_LIMIT", pointer: "/charts", message }]);
}
