import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyChart } from "../../core/contract/chart";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { overrideCharts } from "../../core/request/charts";
import { registry } from "../../rulesets/registry";

/** Where a roll may stand, as `test/vectors/rolls.schema.json` describes it. */
export interface Place {
  readonly section: string;
  /** Id of the chart whose rows it reads; left out where it reads none. */
  readonly chart?: string;
  /** The only column that it stands there for. */
  readonly column?: string;
  /** The only operations that make it there. */
  readonly operations?: readonly string[];
  /** Natural totals that fall on the row with a result, whatever the modifiers. */
  readonly automatic?: readonly { readonly natural: number; readonly result: string }[];
  /** What its rows say, where that is not their `result`: the texts of those that a row fits, with its members in them. */
  readonly says?: readonly Saying[];
  /** Results that a natural total may have in place of its row's. */
  readonly instead?: readonly { readonly natural: number; readonly result: string }[];
  /** What rules may make of its result, by code. */
  readonly adjusts?: Readonly<Record<string, { readonly section: string; readonly value?: Fact }>>;
}

/** A text with `{member}` for members of a row, for rows whose members are as told. */
export interface Saying {
  readonly if?: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A number as it stands, or the place of one among the facts of a chart, as a JSON pointer. */
export type Fact = number | { readonly chart: string; readonly fact: string };

/** A place in the input, in the snapshot that was sent or in the new one. */
interface Value {
  readonly is: "input" | "before" | "snapshot";
  readonly at: string;
}

/** What is taken from every roll of some labels, from every change of some codes, or from one place, for a sum or a list. */
export type Term =
  | Value
  | { readonly effects: readonly string[]; readonly take: "count" | "change"; readonly times?: number }
  | {
      readonly rolls: readonly string[];
      readonly take: "count" | "dice" | "counted" | "total" | "number" | "result" | "member" | "about";
      /** The member of the row, or the role of whom it is about. */
      readonly member?: string;
      /** Which number of the result, from 1. */
      readonly nth?: number;
      /** Only rolls that came to one of these, or to none of those. */
      readonly where?: readonly string[];
      readonly except?: readonly string[];
      readonly times?: number;
    };

/** Where what stands in an outcome comes from: it is what stands elsewhere, a sum, or a list in the order of the audit. */
export type Source = Value | { readonly sum: readonly Term[] } | { readonly list: readonly Term[] };

/** The sources of a ruleset's outcomes, as `test/vectors/outcomes.schema.json` describes them. */
export interface Outcomes {
  /** The code of the change that pays for a roll to be made again. */
  readonly again?: string;
  /** By JSON pointer, of the outcome of every operation but the first. */
  readonly everywhere?: Readonly<Record<string, Source>>;
  /** By operation and JSON pointer into its outcome, in which `*` stands for every item of a list. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Source>>>>;
}

/** The places of every roll of a ruleset, by its label. */
export type Rolls = Readonly<Record<string, readonly Place[]>>;

/** What is published of a ruleset beside its vectors; what is not published is undefined, and nothing is held against it. */
export interface Reference {
  readonly rolls: Rolls | undefined;
  readonly outcomes: Outcomes | undefined;
  /** Its charts by id, with those of a request laid over them; undefined where these are no charts. */
  readonly charts: (overrides: unknown) => Readonly<Record<string, AnyChart>> | undefined;
}

/** Of a ruleset nothing is published of. */
export const NO_REFERENCE: Reference = { rolls: undefined, outcomes: undefined, charts: () => undefined };

/** What is published of rulesets, by their ids: rolls in a folder of vectors, and the chart packs of this project. */
export async function referencesOf(rulesets: Iterable<string>, root: string): Promise<ReadonlyMap<string, Reference>> {
  const pairs = [...rulesets].map(async (id): Promise<[string, Reference]> => {
    const ruleset = await registry.find((each) => each.id === id)?.load();
    return [id, { rolls: rollsIn(id, root), outcomes: outcomesIn(id, root), charts: chartsOf(ruleset) }];
  });
  return new Map(await Promise.all(pairs));
}

/** The published rolls of a ruleset in a folder of vectors; undefined where there are none. */
export function rollsIn(ruleset: string, root: string): Rolls | undefined {
  return (publishedIn("rolls", ruleset, root) as { readonly rolls: Rolls } | undefined)?.rolls;
}

/** The published sources of a ruleset's outcomes in a folder of vectors; undefined where there are none. */
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
    const laid = overrideCharts(pack, packSchema, overrides);
    return laid.ok ? laid.pack.charts : undefined;
  };
}
