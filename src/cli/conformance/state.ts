import { differences } from "../../core/analysis/value-difference";
import { digestOf } from "../../core/audit/canonical";
import type { AuditEntry } from "../../core/contract/audit";
import { patched } from "./json-patch";
import { type Shortcoming, shortcoming } from "./shortcoming";
import type { Cited, Expectation } from "./vectors";

/** Differences that a report shows for one snapshot. */
const MOST_DIFFERENCES = 10;
/** Characters that a report shows of one value. */
const MOST_CHARACTERS = 200;

/** Where a new snapshot differs from the one that a vector expects, each with its pointer; empty if their digests agree. */
export function stateShortcomings(
  { digest, changes }: Expectation,
  before: unknown,
  snapshot: unknown,
): readonly Shortcoming[] {
  if (digest === undefined) return [];
  const found = digestOf(snapshot);
  if (found === digest) return [];
  const expected = changes === undefined ? undefined : patched(before ?? {}, changes);
  if (expected === undefined || digestOf(expected) !== digest)
    return [shortcoming("state", `/snapshot: expected the digest ${digest}, got ${found}`)];
  const different = [...differences(expected, snapshot, "/snapshot", { exact: true })];
  const lines = different.slice(0, MOST_DIFFERENCES).map((each) => {
    // A member that is null and one that is left out look alike here.
    if (each.expected === null && each.found === null)
      return `${each.pointer}: null and no member at all are not the same`;
    return `${each.pointer}: expected ${show(each.expected)}, got ${show(each.found)}`;
  });
  const more = different.length - lines.length;
  return [...lines, ...(more > 0 ? [`/snapshot: ${more} more differences`] : [])].map((line) =>
    shortcoming("state", line),
  );
}

/** Where the changes and rulings of an audit trail cite other sections than a vector expects. */
export function citedShortcomings(expected: Cited, audit: readonly AuditEntry[]): readonly Shortcoming[] {
  const found = citedIn(audit);
  return [
    ...wrongSections("effect", expected.effects, found.effects),
    ...wrongSections("ruling", expected.rulings, found.rulings),
  ];
}

/** The sections that an audit trail cites: for each code of a change in order, for each ruling each section once. */
export function citedIn(audit: readonly AuditEntry[]): Required<Cited> {
  const effects = new Map<string, string[]>();
  const rulings = new Map<string, Set<string>>();
  for (const entry of audit) {
    const { section } = entry.citation;
    if (entry.kind === "effect") effects.set(entry.code, [...(effects.get(entry.code) ?? []), section]);
    if (entry.kind === "ruling") rulings.set(entry.ruling, (rulings.get(entry.ruling) ?? new Set()).add(section));
  }
  const sorted = [...rulings].map(([ruling, sections]) => [ruling, [...sections].sort()] as const);
  return { effects: Object.fromEntries(effects), rulings: Object.fromEntries(sorted) };
}

function wrongSections(
  what: "effect" | "ruling",
  expected: NonNullable<Cited["effects"]> = {},
  found: NonNullable<Cited["effects"]>,
): Shortcoming[] {
  const codes = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return codes.flatMap((code) => {
    const [wanted, told] = [expected, found].map((each) =>
      Object.hasOwn(each, code) ? each[code]!.join(", ") : "none",
    );
    return wanted === told ? [] : [shortcoming("cited", `${what} ${code}: expected section ${wanted}, got ${told}`)];
  });
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
