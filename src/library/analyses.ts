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
import type { Refusal } from "../core/contract/answer";
import type { Malformed } from "../core/contract/request";
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

/** The share of the time limit that is used, from 0 to 1. At 1 the computation ends with its partial result. */
export type Spent = () => number;

/**
 * Computes the exact odds of an operation, grouped by the values at `project`. If branches remain, the answer also
 * contains a sample.
 */
export function odds<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: OddsRequest<NoInfer<S>, NoInfer<O>, N>,
  timeUsed?: Spent,
): Odds | Refusal | Malformed {
  return analyse(ruleset as AnyRuleset, oddsCall, { ...request }, timeUsed) as Odds | Refusal | Malformed;
}

/**
 * Computes the exact odds of a procedure, grouped by how it ends and by the values at `project`. If it was cut short,
 * the answer contains bounds and a sample.
 */
export function prospects<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: ProspectsRequest<NoInfer<S>, NoInfer<O>, N>,
  timeUsed?: Spent,
): Prospects | Refusal | Malformed {
  return analyse(ruleset as AnyRuleset, prospectsCall, { ...request }, timeUsed);
}

/** Plays one operation, a procedure or whole games under a policy many times. Returns the statistics of the results. */
export function simulate<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: SimulateRequest<NoInfer<S>, NoInfer<O>, N>,
  timeUsed?: Spent,
): Simulation | Refusal | Malformed {
  return analyse(ruleset as AnyRuleset, simulateCall, { ...request }, timeUsed);
}

/**
 * Replays a request and reports whether its answer is right, with the first difference. Trusts nothing in the answer.
 */
export function verify(
  ruleset: Ruleset,
  request: { readonly request: object; readonly answer: object },
): Verification | Malformed {
  return analyse(ruleset as AnyRuleset, verifyCall, { ...request }) as Verification | Malformed;
}

/**
 * Resolves a request twice with the same dice: as it is, and with the changes in `against`. Reports where the two
 * differ.
 */
export async function compare<S extends SnapshotBase, O extends Operations, N extends OperationName<O>>(
  ruleset: Ruleset<S, O>,
  request: CompareRequest<NoInfer<S>, NoInfer<O>, N>,
  timeUsed?: Spent,
): Promise<Comparison | Malformed> {
  return (await analyse(ruleset as AnyRuleset, compareCall, { ...request }, timeUsed)) as Comparison | Malformed;
}

/** Explains a line of an audit trail: its rule, chart and modifiers, and the results of other totals. */
export async function explain(ruleset: Ruleset, request: ExplainRequest): Promise<Explanation | Malformed> {
  return (await analyse(ruleset as AnyRuleset, explainCall, { ...request })) as Explanation | Malformed;
}

/**
 * The line to explain, or a recorded request and the line's index in its audit trail. `language` must be a language of
 * the game.
 */
export type ExplainRequest = { readonly charts?: unknown; readonly language?: string } & (
  | { readonly entry: object }
  | { readonly request: object; readonly index: number }
);

/**
 * Localizes an audit trail, or some of its lines, without a replay. Default: the first language of the game. Returns
 * faults for lines that are not an audit trail of this game. Use `verify` to check whether they are right.
 */
export async function tellAudit(ruleset: Ruleset, request: TellRequest): Promise<Telling | Malformed> {
  return (await analyse(ruleset as AnyRuleset, tellCall, { ...request })) as Telling | Malformed;
}

/** The lines to localize, without their sentences. `language` must be a language of the game. */
export interface TellRequest {
  readonly audit: readonly object[];
  readonly language?: string;
}

/**
 * Takes over a game begun on paper. Returns a position to continue from, or every missing fact, localized. Returns
 * faults for impossible values, and a refusal if a rule forbids such a game.
 */
export async function takeOver(ruleset: Ruleset, request: TakeOverRequest): Promise<TakeOver | Refusal | Malformed> {
  return (await analyse(ruleset as AnyRuleset, takeOverCall, { ...request })) as TakeOver | Refusal | Malformed;
}

/** The input of `new` with which the game began, and the known facts in the format of its game. */
export interface TakeOverRequest {
  readonly input?: object;
  readonly known?: object;
  readonly charts?: object;
  readonly language?: string;
}
