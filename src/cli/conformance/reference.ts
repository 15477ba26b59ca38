import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyChart } from "../../core/charts/chart";
import { overrideCharts } from "../../core/charts/overrides";
import type { AnyRuleset } from "../../core/operation/contract";
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
}

/** The places of every roll of a ruleset, by its label. */
export type Rolls = Readonly<Record<string, readonly Place[]>>;

/** What is published of a ruleset beside its vectors; what is not published is undefined, and nothing is held against it. */
export interface Reference {
  readonly rolls: Rolls | undefined;
  /** Its charts by id, with those of a request laid over them; undefined where these are no charts. */
  readonly charts: (overrides: unknown) => Readonly<Record<string, AnyChart>> | undefined;
}

/** Of a ruleset nothing is published of. */
export const NO_REFERENCE: Reference = { rolls: undefined, charts: () => undefined };

/** What is published of rulesets, by their ids: rolls in a folder of vectors, and the chart packs of this project. */
export async function referencesOf(rulesets: Iterable<string>, root: string): Promise<ReadonlyMap<string, Reference>> {
  const pairs = [...rulesets].map(async (id): Promise<[string, Reference]> => {
    const ruleset = await registry.find((each) => each.id === id)?.load();
    return [id, { rolls: rollsIn(id, root), charts: chartsOf(ruleset) }];
  });
  return new Map(await Promise.all(pairs));
}

/** The published rolls of a ruleset in a folder of vectors; undefined where there are none. */
export function rollsIn(ruleset: string, root: string): Rolls | undefined {
  const path = join(root, "rolls", `${ruleset}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as { readonly rolls: Rolls }).rolls : undefined;
}

function chartsOf(ruleset: AnyRuleset | undefined): Reference["charts"] {
  if (ruleset === undefined) return NO_REFERENCE.charts;
  const { pack, packSchema } = ruleset;
  return (overrides) => {
    if (overrides === undefined) return pack.charts;
    const laid = overrideCharts(pack, packSchema, overrides);
    return laid.ok ? laid.charts.charts : undefined;
  };
}
