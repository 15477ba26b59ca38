import { cloneJson } from "../audit/canonical";
import { didYouMean } from "../text/did-you-mean";
import type { Reason } from "./choice";
import type { AnyOperation, AnyRuleset, Malformed, Refusal, SnapshotBase } from "./contract";
import { citationOf } from "./decisions";
import { DICE_LIMIT } from "./desk";
import { faultsOf, shortened } from "./fault";
import { parseWith } from "./parsing";
import { malformed, readCharts, readSnapshot } from "./reading";
import { doorOf } from "./turn";

/** A call of an operation as it came: nothing of it has been read yet. */
export interface Call {
  readonly operation: string;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  readonly charts?: unknown;
}

/** A call that has passed every check: what remains is to roll. */
export interface Ready {
  readonly operation: AnyOperation | AnyRuleset["start"];
  readonly charts: unknown;
  readonly input: unknown;
  /** A new draft of the snapshot, before any die is rolled. */
  readonly draft: () => SnapshotBase;
  /** The snapshot as it was read: the draft of whoever resolves the call once and makes no other. */
  readonly read?: SnapshotBase;
}

/** Reads a call at the door: ready to be resolved, refused by a rule, or malformed. */
export function readyFor(ruleset: AnyRuleset, call: Call): Ready | Refusal | Malformed {
  return call.operation === ruleset.start.name ? readyToBegin(ruleset, call) : readyToProceed(ruleset, call);
}

function readyToBegin(ruleset: AnyRuleset, call: Call): Ready | Refusal | Malformed {
  const { start } = ruleset;
  const charts = readCharts(ruleset, call.charts);
  if (!charts.ok) return malformed(charts.faults);
  if (call.snapshot !== undefined && call.snapshot !== null) {
    return malformed([{ code: "SNAPSHOT_UNWANTED", pointer: "/snapshot", message: "A new game has no snapshot yet." }]);
  }
  const input = start.input.safeParse(call.input ?? {});
  if (!input.success) return malformed(faultsOf(input.error, "/input", "INPUT_MALFORMED"));
  const reason = start.choice(charts.charts).check(input.data);
  const edition = (input.data as { edition?: string }).edition ?? ruleset.editions.at(-1)!;
  if (reason !== undefined) return refuse(ruleset, start, { edition }, reason);
  const draft = (): SnapshotBase => start.blank(input.data, charts.charts);
  return { operation: start, charts: charts.charts, input: input.data, draft };
}

function readyToProceed(ruleset: AnyRuleset, call: Call): Ready | Refusal | Malformed {
  const operation = ruleset.operations.find((each) => each.name === call.operation);
  if (operation === undefined) return unknownOperation(ruleset, call.operation);
  const read = readSnapshot(ruleset, call.snapshot, call.charts);
  if (!read.ok) return malformed(read.faults);
  const input = parseWith(operation.input, operation.earlier?.(call.input) ?? call.input ?? {});
  if (!input.success) return malformed(faultsOf(input.error, "/input", "INPUT_MALFORMED"));
  const door = doorOf(ruleset, operation, read.state, read.charts);
  if (!door.open) return refuse(ruleset, operation, read.state, door.reason);
  const reason = door.input.check(input.data);
  if (reason !== undefined) return refuse(ruleset, operation, read.state, reason);
  const { state, charts } = read;
  return { operation, charts, input: input.data, draft: () => cloneJson(state), read: state };
}

function unknownOperation({ start, operations }: AnyRuleset, name: string): Malformed {
  const names = [start, ...operations].map((each) => each.name);
  const message = `There is no operation ${shortened(name)}; ${didYouMean(name, names, "decisions lists those there are.")}`;
  return malformed([{ code: "OPERATION_UNKNOWN", pointer: "/operation", message }]);
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
