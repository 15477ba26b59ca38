import { digestOf } from "../../core/audit/canonical";
import { requestOf, type Vector, vectorFiles } from "./vectors";

/** A vector that differs between two corpora. */
export interface Difference {
  readonly ruleset: string;
  readonly rule: string;
  readonly id: string;
  readonly title: string;
  readonly change: "added" | "changed" | "removed";
  /** Of a changed vector: the parts that differ. */
  readonly parts: readonly ("request" | "expectation")[];
}

/** Two corpora compared: the vectors that differ in the order of their rules, and the number of those that are the same. */
export interface CorpusDiff {
  readonly same: number;
  readonly differences: readonly Difference[];
}

/** A vector with digests of its parts. */
interface Digested {
  readonly vector: Vector;
  readonly request: string;
  readonly expectation: string;
}

/** Compares the vectors of rulesets in two folders. A new title or citation alone is not a difference. */
export function diffCorpora(rulesets: readonly string[], before: string, after: string): CorpusDiff {
  const parts = rulesets.map((ruleset) => diffRuleset(ruleset, digested(ruleset, before), digested(ruleset, after)));
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const differences = parts.flatMap((part) =>
    [...part.differences].sort((a, b) => compare(a.rule, b.rule) || compare(a.id, b.id)),
  );
  return { same: parts.reduce((sum, { same }) => sum + same, 0), differences };
}

function diffRuleset(
  ruleset: string,
  before: ReadonlyMap<string, Digested>,
  after: ReadonlyMap<string, Digested>,
): CorpusDiff {
  const differenceOf = (id: string): Difference | undefined => {
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

function digested(ruleset: string, root: string): ReadonlyMap<string, Digested> {
  const vectors = vectorFiles(ruleset, root).flatMap(({ content }) => content.vectors);
  return new Map(
    vectors.map((vector) => {
      const { id, operation, expect } = vector;
      const request = digestOf({ operation, ...requestOf(ruleset, vector, root) });
      return [id, { vector, request, expectation: digestOf(expect) }];
    }),
  );
}

/** The comparison as text: one line for each vector that differs, under its rule, and the sum at the end. */
export function diffText({ same, differences }: CorpusDiff): string {
  const rules = new Map<string, string[]>();
  for (const { ruleset, rule, id, title, change, parts } of differences) {
    const heading = `${ruleset} ${rule}`;
    const line = `  ${change.padEnd("removed".length)} ${id}: ${title}${parts.length > 0 ? ` (${parts.join(" and ")})` : ""}`;
    rules.set(heading, [...(rules.get(heading) ?? []), line]);
  }
  const count = (change: Difference["change"]): string =>
    `${differences.filter((each) => each.change === change).length} ${change}`;
  const sum = `${count("added")}, ${count("changed")}, ${count("removed")}, ${same} the same`;
  return [...[...rules].flatMap(([heading, lines]) => [heading, ...lines]), sum].join("\n");
}
