import type { z } from "zod";
import { citationOf } from "../audit/about";
import { cloneJson } from "../audit/canonical";
import { reason } from "../choice/legality";
import type { Malformed, Refusal } from "../contract/answer";
import type { Reason } from "../contract/choice";
import type { AnyOperation, Legality, Phases, SnapshotBase } from "../contract/operation";
import type { Fault } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { faultsOf, gathered, shortened } from "../request/fault";
import { malformed, onCharts, readCharts, readSnapshot } from "../request/read";
import { didYouMean } from "../text/did-you-mean";
import { DICE_LIMIT } from "./context";

/** The legality of an operation: illegal when play stands elsewhere, else as the operation's own rules say. */
export function legalityOf(
  ruleset: AnyRuleset,
  operation: AnyOperation,
  state: SnapshotBase,
  charts: unknown,
): Legality {
  const { phases: turn } = operation;
  if (turn !== undefined) {
    const stand = ruleset.phaseOf(state);
    if (!isPhase(turn, stand)) return { legal: false, reason: outOfPhase(ruleset, turn, stand, ruleset.over(state)) };
  }
  return operation.legality(state, charts);
}

/** The operations of a ruleset whose turn it is, by where play stands. */
const known = new WeakMap<AnyRuleset, Map<string, readonly AnyOperation[]>>();

/** The operations whose turn it is, in the order declared; every other one is closed without its `legality` being asked. */
export function operationsInPhase(ruleset: AnyRuleset, state: SnapshotBase): readonly AnyOperation[] {
  let lists = known.get(ruleset);
  if (lists === undefined) {
    lists = new Map();
    known.set(ruleset, lists);
  }
  const stand = ruleset.phaseOf(state);
  let list = lists.get(stand);
  if (list === undefined) {
    list = ruleset.operations.filter(({ phases: turn }) => isPhase(turn, stand));
    lists.set(stand, list);
  }
  return list;
}

/** True when play stands where this turn asks for; an operation without a turn has it always. */
export function isPhase(turn: Phases | undefined, stand: string): boolean {
  return turn === undefined || turn.of.includes(stand);
}

/** Why an operation is closed when play stands elsewhere than its turn asks for, or the game is over. */
export function outOfPhase({ whenOver }: AnyRuleset, turn: Phases, stand: string, over: boolean): Reason {
  if (over) return whenOver(turn.section);
  return reason("OUT_OF_TURN", turn.section, `Play stands at ${stand}; this is for ${turn.of.join(" or ")}.`);
}

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
  const input = operation.input.safeParse(operation.earlier?.(call.input) ?? call.input ?? {});
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
