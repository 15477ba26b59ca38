import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { limitSum } from "../../../../core/choice/limits";
import { every, lazyChoice, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker, Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import { count, incidentKindSchema, named, unitSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Fleet, IntelligenceEffect } from "../../vocabulary";
import { faceDownAt, faceDownCoastalAt } from "../13-incidents/pool";

/** 11.2 The number of markers and units in a space that are turned up. */
export interface IntelligenceAim {
  readonly markers: Readonly<Record<Fleet, number>> | "all";
  readonly coastal: number | "all";
}

/** 11.2 The number of face-down markers and units of each kind that are turned up. */
export type Counts = { readonly british: number; readonly french: number; readonly coastal: number };

/** 11.2 The player's use of intelligence: the space it is aimed at, and for IR the number of each kind. */
export interface Application {
  readonly effect: IntelligenceEffect;
  readonly space?: string | undefined;
  readonly reveal?: Counts | undefined;
}

/** D-16 The spaces with anything face down: markers or coastal defence units, in the order of the charts. */
export function hiddenSpaces(state: Snapshot, charts: Charts): string[] {
  const { faceDown, faceDownCoastal } = state.unseen;
  const hidden = new Set([...faceDown, ...faceDownCoastal].filter(({ count }) => count > 0).map(({ space }) => space));
  return charts.MAP.facts.spaces.map(({ id }) => id).filter((id) => hidden.has(id));
}

/** 11.2 The uses open to the results offered; undefined when none is. */
export function applications(state: Snapshot, charts: Charts): Choice<Application> | undefined {
  const offers = state.intelligence?.offers ?? [];
  const spaces = hiddenSpaces(state, charts);
  const cases: Record<string, Choice<Application>> = {};
  const closed: Record<string, Reason> = {};
  for (const effect of offers) {
    if (effect === "JE") cases[effect] = every<Application>({ effect: oneOf([effect]) });
    else if (spaces.length === 0) closed[effect] = reason("NOTHING_HIDDEN", "11.2");
    else if (effect === "IB") {
      cases[effect] = every<Application>({ effect: oneOf([effect]), space: oneOf(spaces) });
    } else cases[effect] = aimed(state, charts, spaces);
  }
  return Object.keys(cases).length === 0 ? undefined : caseOf("effect", cases, closed);
}

function aimed(state: Snapshot, charts: Charts, spaces: readonly string[]): Choice<Application> {
  const cases = spaces.map((space): [string, Choice<Application>] => {
    const at = () =>
      every<Application>({ effect: oneOf(["IR"]), space: oneOf([space]), reveal: countsOf(state, charts, space) });
    return [space, lazyChoice(at)];
  });
  return caseOf<Application>("space", Object.fromEntries(cases));
}

/** D-16 The numbers of face-down markers and units in a space, by kind. */
function hiddenAt(state: Snapshot, space: string): Readonly<Record<Fleet | "coastal", number>> {
  return {
    british: faceDownAt(state, space, "british"),
    french: faceDownAt(state, space, "french"),
    coastal: faceDownCoastalAt(state, space),
  };
}

/** D-16 The choice of how many markers and units of each kind to turn up; all of them where fewer lie face down. */
function countsOf(state: Snapshot, charts: Charts, space: string): Choice<Counts> {
  const hidden = hiddenAt(state, space);
  const total = Math.min(charts.LIMITS.facts.intelligenceUnits, hidden.british + hidden.french + hidden.coastal);
  const limit = reason("UNITS_REVEALED", "11.2", { total });
  const count = (kind: keyof Counts): Choice<number> => {
    const others = hidden.british + hidden.french + hidden.coastal - hidden[kind];
    const most = Math.min(total, hidden[kind]);
    // The schema requires the rest of the total; a smaller number breaks the limit, which names the sum.
    return { ...wholeNumber(0, most), schema: wholeNumber(Math.max(0, total - others), most).schema };
  };
  const counts = every<Counts>({ british: count("british"), french: count("french"), coastal: count("coastal") });
  const sum = limitSum(limit, { pointers: ["/british", "/french", "/coastal"] }, { min: total, max: total });
  return within(counts, sum, { draw: (pick) => drawCounts(hidden, total, pick) });
}

function drawCounts(hidden: Counts, total: number, pick: Picker): Counts {
  const counts = { british: 0, french: 0, coastal: 0 };
  for (let index = 0; index < total; index += 1) {
    const kinds = (["british", "french", "coastal"] as const).filter((kind) => counts[kind] < hidden[kind]);
    counts[kinds[pick(kinds.length)]!] += 1;
  }
  return counts;
}

/** 11.2 The numbers turned up in the space aimed at: the numbers given for IR, all of it for IB. */
export function aimOf({ reveal }: Application): IntelligenceAim {
  if (reveal === undefined) return { markers: "all", coastal: "all" };
  return { markers: { british: reveal.british, french: reveal.french }, coastal: reveal.coastal };
}

const markerSchema = named(
  () => z.strictObject({ id: unitSchema, kind: incidentKindSchema }),
  "RevealedMarker",
  "C.12 A marker turned face up.",
);

const unitShape = named(
  () => z.strictObject({ id: unitSchema, strength: count(30, "16.0 Strength of the unit.") }),
  "RevealedUnit",
  "C.12 A Coastal Defense unit turned face up.",
);

/** 11.2 The markers and units that intelligence turned face up. */
export const revealedSchema = named(
  () =>
    z.strictObject({
      markers: z
        .array(markerSchema)
        .max(100)
        .describe("D-17 Markers revealed. Quiet Seas returns to the pool at once."),
      coastal: z.array(unitShape).max(100).describe("16.0 Coastal Defense units revealed."),
    }),
  "Revealed",
  "11.2, 21.2 What was turned face up. Ships and Coastal Defense units stay in place.",
);
