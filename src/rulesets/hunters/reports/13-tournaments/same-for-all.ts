import { isRuled } from "../../chapters/shared/game";
import { type Options, optionsSchema, type Rulings, rulingsSchema, type Snapshot } from "../../snapshot";
import type { RuleFinding } from "./fault";
import { firstBoat } from "./start";
import type { Terms } from "./terms";

type Value = string | boolean;

/** 13.1.1, 13.2.1 The faults of each career in what all must share, in the order given. */
export function differences(terms: Terms, states: readonly Snapshot[]): RuleFinding[][] {
  const { rules, sameBoat } = terms.format;
  const compared = (code: string, section: string, of: (state: Snapshot) => Value | undefined, member?: string) =>
    differing({ code, section }, states.map(of), member);
  const options = Object.keys(optionsSchema.unwrap().shape) as (keyof Options)[];
  const rulings = Object.keys(rulingsSchema.unwrap().shape) as (keyof Rulings)[];
  const parts = [
    sameBoat ? [compared("BOATS_DIFFER", rules.same, boatIfAllowed(terms))] : [],
    terms.startMonth === null ? [compared("START_MONTHS_DIFFER", rules.start, ({ startMonth }) => startMonth)] : [],
    [compared("EDITIONS_DIFFER", "13.0", ({ edition }) => edition)],
    options.map((key) => compared("OPTIONS_DIFFER", "14.0", (state) => state.options[key], key)),
    rulings.map((key) => compared("RULINGS_DIFFER", "13.0", (state) => isRuled(state, key), key)),
  ];
  return states.map((_, index) =>
    parts.flatMap((lists) => {
      const [first, ...also] = lists.flatMap((list) => list[index] ?? []);
      return first === undefined ? [] : [{ ...first, also }];
    }),
  );
}

/**
 * Returns the findings on each value other than the most common one, or on every value if none is most common. `member`
 * names the compared value if it is a flag.
 */
function differing(
  what: Pick<RuleFinding, "code" | "section">,
  values: readonly (Value | undefined)[],
  member?: string,
): (RuleFinding | undefined)[] {
  const usual = commonest(values);
  const all = [...new Set(values.filter((value) => value !== undefined))];
  return values.map((value) => {
    if (value === undefined || value === usual) return undefined;
    if (usual === undefined) return { ...what, variant: "all", params: member === undefined ? { all } : { member } };
    if (member === undefined) return { ...what, params: { usual, here: value } };
    return { ...what, variant: value === true ? "with" : "without", params: { member } };
  });
}

/** A reader of the first boat of a career; undefined for a boat that the terms forbid, which sets no measure for the others. */
function boatIfAllowed({ boats }: Terms): (state: Snapshot) => string | undefined {
  return (state) => {
    const boat = firstBoat(state);
    return boats === null || boats.includes(boat) ? boat : undefined;
  };
}

/** The value that more careers have than any other; undefined without one. */
function commonest(values: readonly (Value | undefined)[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const mostCommon = [...counts].filter(([, number]) => number === most);
  return mostCommon.length === 1 ? mostCommon[0]![0] : undefined;
}
