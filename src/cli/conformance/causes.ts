import type { Checked } from "./check";
import type { Check, Level, Shortcoming } from "./shortcoming";

/** One way to be wrong, in how many cases and under which rules, with one of them as an example. */
export interface Cause {
  readonly check: Check;
  readonly level: Level;
  readonly cases: number;
  /** Cases by rule, such as `hunters 9.7`, in the order of the report. */
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

/** The causes of failures, the most frequent first. A case counts once for each of its causes. */
export function causesOf(checked: readonly Checked[]): Cause[] {
  const found = new Map<string, { readonly shortcoming: Shortcoming; readonly cases: Checked[] }>();
  for (const each of checked) {
    const counted = new Set<string>();
    for (const shortcoming of each.shortcomings) {
      const key = causeKey(shortcoming);
      if (counted.has(key)) continue;
      counted.add(key);
      const known = found.get(key);
      if (known === undefined) found.set(key, { shortcoming, cases: [each] });
      else known.cases.push(each);
    }
  }
  return [...found.values()]
    .sort((one, other) => other.cases.length - one.cases.length)
    .map(({ shortcoming, cases }) => causeIn(shortcoming, cases));
}

function causeIn({ check, level, message }: Shortcoming, cases: readonly Checked[]): Cause {
  const rules: Record<string, number> = {};
  for (const { ruleset, rule } of cases) rules[`${ruleset} ${rule}`] = (rules[`${ruleset} ${rule}`] ?? 0) + 1;
  const { ruleset, id, title, rule, operation } = cases[0]!;
  return { check, level, cases: cases.length, rules, example: { ruleset, id, title, rule, operation, message } };
}

/** Words of a message about the kind of an answer that name the cause: both kinds, and the code of what came instead. */
const WORDS_OF_KIND = 5;

/** What shortcomings of one cause have in common: the check and the place, without the values of the case. */
function causeKey({ check, message }: Shortcoming): string {
  if (check === "kind") return `${check} ${message.split(" ").slice(0, WORDS_OF_KIND).join(" ")}`;
  const [place] = message.split(": expected ") as [string];
  return `${check} ${place.replaceAll(/"(?:[^"\\]|\\.)*"/g, "…").replaceAll(/\b\d+(?:\.\d+)*\b/g, "*")}`;
}
