import type {
  Comparison,
  Explanation,
  Odds,
  Prospects,
  Simulation,
  TakeOver,
  Telling,
  Verification,
} from "../client/generated/schemas";
import { analyse } from "../core/analysis/call";
import { compare as compareCall } from "../core/analysis/compare/compare";
import { explain as explainCall } from "../core/analysis/explain/explain";
import { odds as oddsCall } from "../core/analysis/odds/odds";
import { prospects as prospectsCall } from "../core/analysis/procedure/prospects";
import { simulate as simulateCall } from "../core/analysis/simulation/simulate";
import { takeOver as takeOverCall } from "../core/analysis/take-over/take-over";
import { tell as tellCall } from "../core/analysis/tell";
import { verify as verifyCall } from "../core/analysis/verify";
import type { Malformed, Refusal } from "../core/contract/answer";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import type { CompareRequest, OddsRequest, ProspectsRequest, SimulateRequest } from "./request";
import type { OperationName, Operations, Ruleset } from "./ruleset";

export type {
  CompareAgainst,
  Comparison,
  Explanation,
  Odds,
  Prospects,
  Simulation,
  TakeOver,
  Telling,
  Verification,
} from "../client/generated/schemas";

/** How much of the time for an answer is gone, from 0 to 1: at 1 the work ends with what there is. */
export type Spent = () => number;

/** The exact odds of an operation, grouped by what `project` names; where branches are left, a sample beside them. */
export function odds<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: OddsRequest<NoInfer<S>, NoInfer<O>, N>,
  spent?: Spent,
): Odds | Refusal | Malformed {
  return analyse(ruleset as AnyRuleset, oddsCall, { ...request }, spent);
}

/** The exact odds of a whole procedure, grouped by how it ends and what `project` names; where it was cut, bounds and a sample. */
export function prospects<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: ProspectsRequest<NoInfer<S>, NoInfer<O>, N>,
  spent?: Spent,
): Prospects | Refusal | Malformed {
  return analyse(ruleset as AnyRuleset, prospectsCall, { ...request }, spent);
}

/** Plays one operation, a procedure, or whole games under a policy, many times over, and tells what they came to. */
export function simulate<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: SimulateRequest<NoInfer<S>, NoInfer<O>, N>,
  spent?: Spent,
): Simulation | Refusal | Malformed {
  return analyse(ruleset as AnyRuleset, simulateCall, { ...request }, spent);
}

/** Replays a request and says whether its answer is right, naming the first difference. Nothing of the answer is trusted. */
export function verify(
  ruleset: Ruleset,
  request: { readonly request: object; readonly answer: object },
): Verification | Malformed {
  return analyse(ruleset as AnyRuleset, verifyCall, { ...request }) as Verification | Malformed;
}

/** Resolves a request twice with the same dice, as it stands and with what is otherwise in `against`, and tells where the two part. */
export async function compare<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: CompareRequest<NoInfer<S>, NoInfer<O>, N>,
  spent?: Spent,
): Promise<Comparison | Malformed> {
  return (await analyse(ruleset as AnyRuleset, compareCall, { ...request }, spent)) as Comparison | Malformed;
}

/** Why a line of an audit trail says what it says: the rule, the chart, the modifiers, and what other totals would have meant. */
export async function explain(ruleset: Ruleset, request: ExplainRequest): Promise<Explanation | Malformed> {
  return (await analyse(ruleset as AnyRuleset, explainCall, { ...request })) as Explanation | Malformed;
}

/** The line to be explained: itself, or a recorded request and its place in the audit trail; in a language of the game. */
export type ExplainRequest = { readonly charts?: unknown; readonly language?: string } & (
  | { readonly entry: object }
  | { readonly request: object; readonly index: number }
);

/**
 * An audit trail, or any of its lines, told in a language, without a replay: the first one of the game unless named. Faults for
 * what is no audit trail of a game here; whether it is right is for `verify` to say.
 */
export async function tellAudit(ruleset: Ruleset, request: TellRequest): Promise<Telling | Malformed> {
  return (await analyse(ruleset as AnyRuleset, tellCall, { ...request })) as Telling | Malformed;
}

/** The lines to be told, of which sentences are left out; in a language of the game. */
export interface TellRequest {
  readonly audit: readonly object[];
  readonly language?: string;
}

/**
 * A game that was begun on paper, taken over: a position that play goes on from, or every fact that is missing, in the words of a
 * language. Faults for what cannot be, and a refusal where a rule forbids a game begun like that.
 */
export async function takeOver(ruleset: Ruleset, request: TakeOverRequest): Promise<TakeOver | Refusal | Malformed> {
  return (await analyse(ruleset as AnyRuleset, takeOverCall, { ...request })) as TakeOver | Refusal | Malformed;
}

/** How the game was begun, as `new` takes it, and what is known of it, in the form of its game. */
export interface TakeOverRequest {
  readonly input?: object;
  readonly known?: object;
  readonly charts?: object;
  readonly language?: string;
}
