import { type Json, merged, type Roll, resolves, roll, type Vector } from "../kit/combat";
import { one } from "../kit/rolls";

/** The die for following damaged ships. */
export const damaged = (face: number): Roll => one("follow-damaged", "FOLLOW_DAMAGED", face);

/** The die for following undamaged ships. */
export const undamaged = (face: number): Roll => one("follow-undamaged", "FOLLOW_UNDAMAGED", face);

/** The size of a new target. */
export const size = (face: number): Roll => one("ship-size", "SHIP_SIZE", face);

/** A ship of a roster by its number. */
export const ship = (chart: string, number: number): Roll =>
  roll("ship-identity", chart, null, [Math.floor(number / 10) || 10, number % 10 || 10]);

/** Following that succeeds or fails. */
export function followed(plan: {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly patch?: Json;
  readonly way: "damaged" | "undamaged";
  readonly rolls: readonly Roll[];
  readonly result: string;
  readonly phase: string;
  readonly snapshot: Json;
}): Vector {
  const { id, title, citation, patch, way, rolls, result, phase, snapshot } = plan;
  return resolves({
    id: `follow-${id}`,
    title,
    citation,
    operation: "resolveFollow",
    base: "viib-follow",
    patch,
    input: { ships: way },
    rolls,
    outcome: { result, phase },
    snapshot: merged({ phase }, snapshot),
  });
}

/** A newly started engagement. */
export const FRESH = {
  fought: false,
  attack: null,
  cycle: null,
  round: null,
  dayNight: null,
  wolfpack: null,
  waited: false,
};
