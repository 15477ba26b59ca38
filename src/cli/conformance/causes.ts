import type { CheckedCase } from "./check";
import type { ConformanceCheck, Level, Shortcoming } from "./shortcoming";

/** A kind of failure: its number of cases, their rules, and one case as an example. */
export interface Cause {
  readonly check: ConformanceCheck;
  readonly level: Level;
  readonly cases: number;
  /** Number of cases by rule, such as `hunters 9.7`, in the order of the report. */
  readonly rules: Readonly<Record<string, number>>;
  readonly example: {
    readonly ruleset: string;
    readonly id: string;
    readonly title: string;
    readonly rule: string;
    readonly operation: string;
    readonly message: string;
  };
}

/** Groups failures by cause, the most frequent first. A case counts once for each of its causes. */
export function causesOf(checked: readonly CheckedCase[]): Cause[] {
  const groups = new Map<string, { readonly shortcoming: Shortcoming; readonly cases: CheckedCase[] }>();
  for (const each of checked) {
    const counted = new Set<string>();
    for (const shortcoming of each.shortcomings) {
      const key = causeKey(shortcoming);
      if (counted.has(key)) continue;
      counted.add(key);
      const known = groups.get(key);
      if (known === undefined) groups.set(key, { shortcoming, cases: [each] });
      else known.cases.push(each);
    }
  }
  return [...groups.values()]
    .sort((one, other) => other.cases.length - one.cases.length)
    .map(({ shortcoming, cases }) => causeIn(shortcoming, cases));
}

function causeIn({ check, level, message }: Shortcoming, cases: readonly CheckedCase[]): Cause {
  const rules: Record<string, number> = {};
  for (const { ruleset, rule } of cases) rules[`${ruleset} ${rule}`] = (rules[`${ruleset} ${rule}`] ?? 0) + 1;
  const { ruleset, id, title, rule, operation } = cases[0]!;
  return { check, level, cases: cases.length, rules, example: { ruleset, id, title, rule, operation, message } };
}

/** Leading words of a message that identify the cause: the two kinds, and the code of the actual answer. */
const WORDS_OF_KIND = 5;

/** The key shared by shortcomings of one cause: the check and the place, without the values of the case. */
function causeKey({ check, message }: Shortcoming): string {
  if (check === "kind") return `${check} ${message.split(" ").slice(0, WORDS_OF_KIND).join(" ")}`;
  const [place] = message.split(": expected ") as [string];
  return `${check} ${place.replaceAll(/"(?:[^"\\]|\\.)*"/g, "…").replaceAll(/\b\d+(?:\.\d+)*\b/g, "*")}`;
}
