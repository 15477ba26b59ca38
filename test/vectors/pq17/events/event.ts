import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { type Case, type Change, chart, type Json, type Roll, resolves, type Vector } from "../kit";

/** A row of the random events, as far as vectors read it. */
export interface EventRow {
  readonly min: number;
  readonly max: number;
  readonly event: string;
  readonly region: string | null;
}

/** A coastal hex without ports. */
export const COAST = "1110";

/** The two dice of a random event. */
export function eventRoll(side: Side, total: number): Roll {
  const rows = chart("RANDOM_EVENTS").columns!.find(({ id }) => id === side)!.rows as unknown as EventRow[];
  const row = rows.findIndex(({ min, max }) => min <= total && total <= max);
  const first = Math.min(9, total);
  return {
    label: "random-event",
    faces: [first, total - first],
    chart: "RANDOM_EVENTS",
    column: side,
    row,
    modified: total,
  };
}

/** The parameters of a vector for a random event. */
export interface Event extends Pick<Case, "id" | "title"> {
  readonly side: Side;
  readonly total: number;
  readonly citation?: string;
  readonly change?: Change;
  readonly rolls?: readonly Roll[];
  readonly applied?: boolean;
  readonly after?: Change;
  readonly snapshot?: Json;
  readonly rulings?: readonly string[];
  readonly outcome?: Json;
}

/** A vector of a random event that starts from one ship of each side in open water. */
export function event(plan: Event): Vector {
  const {
    id,
    title,
    side,
    total,
    citation = "13",
    change,
    rolls = [],
    applied = true,
    outcome,
    after,
    snapshot,
    rulings,
  } = plan;
  return resolves({
    id: `event-${id}`,
    title,
    citation,
    operation: "resolveRandomEvent",
    base: `lone-${side}`,
    change,
    rolls: [eventRoll(side, total), ...rolls],
    outcome: { applied, ...outcome },
    ...(after && { after }),
    ...(snapshot && { snapshot }),
    ...(rulings && { rulings }),
  });
}

/** A draw whose item is not named. */
export function pick(label: string, face: number): Roll {
  return { label, faces: [face], chart: null };
}
