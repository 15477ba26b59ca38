import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyChart, ChartPack } from "../../core/contract/chart";
import type { Result } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { overrideCharts } from "../../core/request/charts";
import { isMalformed } from "../../core/request/result";
import { registry } from "../../rulesets/registry";

/** A place where a roll may appear, as described by `test/vectors/rolls.schema.json`. */
export interface RollPlace {
  readonly section: string;
  /** Id of the chart whose rows it reads. Missing if it reads none. */
  readonly chart?: string;
  /** The only column to which this place applies. */
  readonly column?: string;
  /** The only operations that make this roll. */
  readonly operations?: readonly string[];
  /** Natural totals that select the row with this result, regardless of modifiers. */
  readonly automatic?: readonly { readonly natural: number; readonly result: string }[];
  /** Texts that replace the `result` of rows. A text applies to the rows that match its condition. */
  readonly says?: readonly RowText[];
  /** Results that a natural total may have instead of its row's. */
  readonly instead?: readonly { readonly natural: number; readonly result: string }[];
  /** Permitted adjustments of its result, by code. */
  readonly adjusts?: Readonly<Record<string, { readonly section: string; readonly value?: ChartFact }>>;
}

/** A text with `{member}` placeholders for the members of a row. Applies to rows whose members equal `if`. */
export interface RowText {
  readonly if?: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A number, or a JSON pointer to one in the facts of a chart. */
export type ChartFact = number | { readonly chart: string; readonly fact: string };

/** A pointer into the input, the old snapshot or the new snapshot. */
interface Value {
  readonly is: "input" | "before" | "snapshot";
  readonly at: string;
}

/**
 * A term of a sum or a list: a value from every roll with some labels, from every effect with some codes, or at one
 * pointer.
 */
export type Term =
  | Value
  | { readonly effects: readonly string[]; readonly take: "count" | "change"; readonly times?: number }
  | {
      readonly rolls: readonly string[];
      readonly take: "count" | "dice" | "counted" | "total" | "number" | "result" | "member" | "about";
      /** The member of the row, or the role in `about`. */
      readonly member?: string;
      /** Which number of the result to read, from 1. */
      readonly nth?: number;
      /** Only rolls with one of the `where` results and none of the `except` results. */
      readonly where?: readonly string[];
      readonly except?: readonly string[];
      readonly times?: number;
    };

/** The source of a value in an outcome: another value, a sum, or a list in the order of the audit. */
export type OutcomeSource = Value | { readonly sum: readonly Term[] } | { readonly list: readonly Term[] };

/** The sources of a ruleset's outcomes, as `test/vectors/outcomes.schema.json` describes them. */
export interface Outcomes {
  /** The code of the effect that pays for a reroll. */
  readonly again?: string;
  /** Sources for the outcome of every operation except `new`, by JSON pointer. */
  readonly everywhere?: Readonly<Record<string, OutcomeSource>>;
  /** Sources by operation and JSON pointer into its outcome. `*` matches every item of a list. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, OutcomeSource>>>>;
}

/** The places of every roll of a ruleset, by label. */
export type Rolls = Readonly<Record<string, readonly RollPlace[]>>;

/** The published facts of a ruleset besides its vectors. Facts that are undefined are not checked. */
export interface Reference {
  readonly rolls: Rolls | undefined;
  readonly outcomes: Outcomes | undefined;
  /** Its charts by id, with the charts of a request applied. Undefined if those are not valid. */
  readonly charts: (overrides: unknown) => Readonly<Record<string, AnyChart>> | undefined;
}

/** The reference of a ruleset without published facts. */
export const NO_REFERENCE: Reference = { rolls: undefined, outcomes: undefined, charts: () => undefined };

/** The references of rulesets by id: the rolls and outcomes in a vector folder, and the chart packs of this project. */
export async function referencesOf(rulesets: Iterable<string>, root: string): Promise<ReadonlyMap<string, Reference>> {
  const pairs = [...rulesets].map(async (id): Promise<[string, Reference]> => {
    const ruleset = await registry.find((each) => each.id === id)?.load();
    return [id, { rolls: rollsIn(id, root), outcomes: outcomesIn(id, root), charts: chartsOf(ruleset) }];
  });
  return new Map(await Promise.all(pairs));
}

/** The published rolls of a ruleset in a vector folder. Undefined if there are none. */
export function rollsIn(ruleset: string, root: string): Rolls | undefined {
  return (publishedIn("rolls", ruleset, root) as { readonly rolls: Rolls } | undefined)?.rolls;
}

/** The published outcome sources of a ruleset in a vector folder. Undefined if there are none. */
export function outcomesIn(ruleset: string, root: string): Outcomes | undefined {
  return publishedIn("outcomes", ruleset, root) as Outcomes | undefined;
}

function publishedIn(kind: "rolls" | "outcomes", ruleset: string, root: string): unknown {
  const path = join(root, kind, `${ruleset}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

function chartsOf(ruleset: AnyRuleset | undefined): Reference["charts"] {
  if (ruleset === undefined) return NO_REFERENCE.charts;
  const { pack, packSchema } = ruleset;
  return (overrides) => {
    if (overrides === undefined) return pack.charts;
    const overridden: Result<ChartPack> = overrideCharts(pack, packSchema, overrides);
    return isMalformed(overridden) ? undefined : overridden.charts;
  };
}
