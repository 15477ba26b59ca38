import type { AuditEntry } from "../../core/contract/audit";
import { digestOf } from "../../core/json/canonical";
import { differences } from "../../core/json/difference";
import { applyPatch } from "./json-patch";
import { type Shortcoming, shortcoming } from "./shortcoming";
import type { Cited, Expectation } from "./vectors";

/** Maximum number of differences in a report of one snapshot. */
const MAX_DIFFERENCES = 10;
/** Maximum number of characters for one value in a report. */
const MAX_CHARACTERS = 200;

/** The differences between a new snapshot and the expected one, each with its pointer. Empty if the digests agree. */
export function stateShortcomings(
  { digest, changes }: Expectation,
  before: unknown,
  snapshot: unknown,
): readonly Shortcoming[] {
  if (digest === undefined) return [];
  const actual = digestOf(snapshot);
  if (actual === digest) return [];
  const expected = changes === undefined ? undefined : applyPatch(before ?? {}, changes);
  if (expected === undefined || digestOf(expected) !== digest)
    return [shortcoming("state", `/snapshot: expected the digest ${digest}, got ${actual}`)];
  const different = [...differences(expected, snapshot, "/snapshot", { exact: true })];
  const lines = different.slice(0, MAX_DIFFERENCES).map((each) => {
    // A null member and a missing one both appear as null here.
    if (each.expected === null && each.found === null)
      return `${each.pointer}: expected null or no member, got the other of the two`;
    return `${each.pointer}: expected ${show(each.expected)}, got ${show(each.found)}`;
  });
  const more = different.length - lines.length;
  return [...lines, ...(more > 0 ? [`/snapshot: ${more} more differences`] : [])].map((line) =>
    shortcoming("state", line),
  );
}

/** The effects and rulings of an audit trail that cite other sections than the vector expects. */
export function citedShortcomings(expected: Cited, audit: readonly AuditEntry[]): readonly Shortcoming[] {
  const actual = citedIn(audit);
  return [
    ...wrongSections("effect", expected.effects, actual.effects),
    ...wrongSections("ruling", expected.rulings, actual.rulings),
  ];
}

/** The sections that an audit trail cites: in order for each effect code, and once per section for each ruling. */
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
  actual: NonNullable<Cited["effects"]>,
): Shortcoming[] {
  const codes = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return codes.flatMap((code) => {
    const [expectedSections, actualSections] = [expected, actual].map((each) =>
      Object.hasOwn(each, code) ? each[code]!.join(", ") : "none",
    );
    return expectedSections === actualSections
      ? []
      : [shortcoming("cited", `${what} ${code}: expected section ${expectedSections}, got ${actualSections}`)];
  });
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
