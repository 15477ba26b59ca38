import { type Options, optionsSchema, type Rulings, rulingsSchema, type Snapshot } from "../../snapshot";
import type { TournamentFault } from "./schema";
import { firstBoat } from "./start";
import type { Terms } from "./terms";

type Value = string | boolean;

/** 13.1.1, 13.2.1 The faults of each career in what all must share, in the order given. */
export function differences(terms: Terms, states: readonly Snapshot[]): TournamentFault[][] {
  const { rules, sameBoat } = terms.format;
  const shared = (what: string, of: (state: Snapshot) => Value | undefined) => compared(what, states.map(of));
  const boats = sameBoat ? shared("The first boat", boatIfAllowed(terms)) : [];
  const months = terms.startMonth === null ? shared("The first month", ({ startMonth }) => startMonth) : [];
  const editions = shared("The edition", ({ edition }) => edition);
  const options = Object.keys(optionsSchema.shape) as (keyof Options)[];
  const rulings = Object.keys(rulingsSchema.shape) as (keyof Rulings)[];
  const optionLists = options.map((key) => shared(key, (state) => state.options[key]));
  const rulingLists = rulings.map((key) => shared(key, (state) => state.rulings[key] ?? false));
  return states.map((_, index) => {
    const fault = (code: string, section: string, lists: readonly (readonly (string | undefined)[])[]) => {
      const message = lists.flatMap((list) => list[index] ?? []).join(" ");
      return message === "" ? [] : [{ code, section, message }];
    };
    return [
      ...fault("BOATS_DIFFER", rules.same, [boats]),
      ...fault("START_MONTHS_DIFFER", rules.start, [months]),
      ...fault("EDITIONS_DIFFER", "13.0", [editions]),
      ...fault("OPTIONS_DIFFER", "14.0", optionLists),
      ...fault("RULINGS_DIFFER", "13.0", rulingLists),
    ];
  });
}

/** The sentence for each value that is not the commonest; for every value when none is. */
function compared(what: string, values: readonly (Value | undefined)[]): (string | undefined)[] {
  const measure = commonest(values);
  const all = [...new Set(values.filter((value) => value !== undefined))].map(worded).join(", ");
  return values.map((value) => {
    if (value === undefined || value === measure) return undefined;
    if (measure === undefined) return `${what} must be the same for all: ${all}.`;
    return `${what} is ${worded(measure)} in most careers and ${worded(value)} here.`;
  });
}

/** A reader of the first boat of a career; undefined for a boat that the terms forbid, which sets no measure for the others. */
function boatIfAllowed({ boats }: Terms): (state: Snapshot) => string | undefined {
  return (state) => {
    const boat = firstBoat(state);
    return boats === null || boats.includes(boat) ? boat : undefined;
  };
}

/** The value that more careers have than any other; undefined when none stands out. */
function commonest(values: readonly (Value | undefined)[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const found = [...counts].filter(([, number]) => number === most);
  return found.length === 1 ? found[0]![0] : undefined;
}

function worded(value: Value): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : value;
}
