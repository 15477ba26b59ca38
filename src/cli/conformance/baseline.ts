import type { CheckedCase } from "./check";
import type { Identity } from "./identity";
import type { Level } from "./shortcoming";

/** The known failures of an engine, as stored in a file. */
export interface Baseline extends Identity {
  readonly kind: "CONFORMANCE_BASELINE";
  readonly level: Level;
  /** Ids of vectors by ruleset, sorted. */
  readonly failing: Readonly<Record<string, readonly string[]>>;
}

/** The result of comparing a run with a baseline. */
export interface BaselineComparison {
  readonly path: string;
  /** True if the baseline was written for other vectors. */
  readonly isOtherCorpus: boolean;
  /** Failing cases that the baseline does not list. */
  readonly fresh: readonly CheckedCase[];
  /** Failing cases that the baseline lists. */
  readonly known: readonly CheckedCase[];
  /** Passing cases that the baseline lists. */
  readonly fixed: readonly CheckedCase[];
}

/** True for the content of a file that `--update-baseline` wrote. */
export function isBaseline(value: unknown): value is Baseline {
  if (typeof value !== "object" || value === null) return false;
  const { kind, failing } = value as { readonly kind?: unknown; readonly failing?: unknown };
  if (kind !== "CONFORMANCE_BASELINE" || typeof failing !== "object" || failing === null) return false;
  return Object.values(failing).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === "string"));
}

/** Compares checked cases with a baseline. */
export function compareWith(
  baseline: Baseline,
  path: string,
  corpus: string,
  checked: readonly CheckedCase[],
): BaselineComparison {
  const lists = ({ ruleset, id }: CheckedCase): boolean => failingIds(baseline, ruleset).has(id);
  const failing = checked.filter(({ shortcomings }) => shortcomings.length > 0);
  return {
    path,
    isOtherCorpus: baseline.corpus !== corpus,
    fresh: failing.filter((each) => !lists(each)),
    known: failing.filter(lists),
    fixed: checked.filter((each) => each.asked && !each.unsupported && each.shortcomings.length === 0 && lists(each)),
  };
}

/** Creates the baseline of a run. Entries of the old baseline stay if the run did not judge them. */
export function baselineOf(
  identity: Identity,
  level: Level,
  checked: readonly CheckedCase[],
  old: Baseline | undefined,
): Baseline {
  const failing: Record<string, Set<string>> = {};
  for (const [ruleset, ids] of Object.entries(old?.failing ?? {})) failing[ruleset] = new Set(ids);
  for (const { ruleset, id, asked, unsupported, shortcomings } of checked) {
    failing[ruleset] ??= new Set();
    const ids = failing[ruleset];
    if (shortcomings.length > 0) ids.add(id);
    else if (asked && !unsupported) ids.delete(id);
  }
  const lists = Object.entries(failing).filter(([, ids]) => ids.size > 0);
  const sorted = lists.map(([ruleset, ids]) => [ruleset, [...ids].sort()] as const);
  return { kind: "CONFORMANCE_BASELINE", ...identity, level, failing: Object.fromEntries(sorted) };
}

function failingIds({ failing }: Baseline, ruleset: string): ReadonlySet<string> {
  return new Set(Object.hasOwn(failing, ruleset) ? failing[ruleset] : []);
}
