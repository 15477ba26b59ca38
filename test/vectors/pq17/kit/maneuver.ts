import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { type Field, fighting } from "./battles";
import { fleet, ships } from "./fleets";
import { type Change, type Json, refused, type Vector } from "./index";

/** An order of maneuvers. */
export const plan = { operation: "maneuverUnits", base: "surface-battle", citation: "7.5.2" };

/** The Allied force. */
export const cover = fleet("cover", 1, ships("london", 3, "dd_ai", 3));

/** The Axis force. */
export const raiders = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4, "dd_z36a", 3));

/** The Axis force after a hit. */
export const crippled: Force = {
  ...raiders,
  units: [{ ...raiders.units[0]!, marks: ["crippled"] }, ...raiders.units.slice(1)],
};

/** A unit's move. */
export const move = (unit: number, area: string, screens: readonly number[] = [], protects: number | null = null) => ({
  unit,
  area,
  screens,
  protects,
});

/** The moves of a side. */
export const order = (moves: readonly Json[], more: Json = {}) => ({ stacks: [], moves, evasion: [], ...more });

/** The defender maneuvers. */
export const defending = (changes = {}, on: Partial<Field> = {}, units = {}): Change =>
  fighting(
    { attacker: "allied", allied: [cover], axis: [raiders], ...on },
    { step: "maneuver_defender", ...changes },
    units,
  );

/** An order that a rule refuses. */
export const deny = (
  id: string,
  title: string,
  citation: string,
  change: Change,
  input: Json,
  code: string,
  section: string,
  pointer: string,
): Vector => refused({ ...plan, id: `maneuver-${id}`, title, citation, change, input, code, section, pointer });
