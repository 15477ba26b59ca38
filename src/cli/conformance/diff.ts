import { digestOf } from "../../core/json/canonical";
import { requestOf, type Vector, vectorFiles } from "./vectors";

/** A vector that differs between two corpora. */
export interface VectorDifference {
  readonly ruleset: string;
  readonly rule: string;
  readonly id: string;
  readonly title: string;
  readonly change: "added" | "changed" | "removed";
  /** Of a changed vector: the parts that differ. */
  readonly parts: readonly ("request" | "expectation")[];
}

/** The comparison of two corpora: the different vectors in the order of their rules, and the number of equal ones. */
export interface CorpusDiff {
  readonly same: number;
  readonly differences: readonly VectorDifference[];
}

/** A vector with digests of its request and expectation. */
interface VectorDigests {
  readonly vector: Vector;
  readonly request: string;
  readonly expectation: string;
}

/** Compares the vectors of rulesets in two folders. A change of the title or citation alone is not a difference. */
export function diffCorpora(rulesets: readonly string[], before: string, after: string): CorpusDiff {
  const parts = rulesets.map((ruleset) =>
    diffRuleset(ruleset, digestVectors(ruleset, before), digestVectors(ruleset, after)),
  );
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const differences = parts.flatMap((part) =>
    [...part.differences].sort((a, b) => compare(a.rule, b.rule) || compare(a.id, b.id)),
  );
  return { same: parts.reduce((sum, { same }) => sum + same, 0), differences };
}

function diffRuleset(
  ruleset: string,
  before: ReadonlyMap<string, VectorDigests>,
  after: ReadonlyMap<string, VectorDigests>,
): CorpusDiff {
  const differenceOf = (id: string): VectorDifference | undefined => {
    const [old, now] = [before.get(id), after.get(id)];
    const { citation: rule, title } = (now ?? old)!.vector;
    const of = { ruleset, rule, id, title };
    if (old === undefined) return { ...of, change: "added", parts: [] };
    if (now === undefined) return { ...of, change: "removed", parts: [] };
    const parts = (["request", "expectation"] as const).filter((part) => old[part] !== now[part]);
    return parts.length === 0 ? undefined : { ...of, change: "changed", parts };
  };
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const differences = ids.map(differenceOf).filter((each) => each !== undefined);
  return { same: ids.length - differences.length, differences };
}

function digestVectors(ruleset: string, root: string): ReadonlyMap<string, VectorDigests> {
  const vectors = vectorFiles(ruleset, root).flatMap(({ content }) => content.vectors);
  return new Map(
    vectors.map((vector) => {
      const { id, operation, expect } = vector;
      const request = digestOf({ operation, ...requestOf(ruleset, vector, root) });
      return [id, { vector, request, expectation: digestOf(expect) }];
    }),
  );
}

/** Formats the comparison: one line per different vector, under its rule, then the totals. */
export function diffText({ same, differences }: CorpusDiff): string {
  const rules = new Map<string, string[]>();
  for (const { ruleset, rule, id, title, change, parts } of differences) {
    const heading = `${ruleset} ${rule}`;
    const line = `  ${change.padEnd("removed".length)} ${id}: ${title}${parts.length > 0 ? ` (${parts.join(" and ")})` : ""}`;
    rules.set(heading, [...(rules.get(heading) ?? []), line]);
  }
  const count = (change: VectorDifference["change"]): string =>
    `${differences.filter((each) => each.change === change).length} ${change}`;
  const sum = `${count("added")}, ${count("changed")}, ${count("removed")}, ${same} the same`;
  return [...[...rules].flatMap(([heading, lines]) => [heading, ...lines]), sum].join("\n");
}
