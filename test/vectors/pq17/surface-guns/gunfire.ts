import type { Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { facts, plain, type Roll, resolves, type Vector } from "../kit";
import { fighting } from "../kit/battles";
import { fleet, ships } from "../kit/fleets";

/** The targets of the attacker's guns. */
export const plan = { operation: "targetGuns", base: "surface-battle", citation: "7.5.2" };

/** The number that each unit needs to hit each type. */
const HIT = facts<{ hit: Record<string, Record<string, number | null>> }>("NAVAL_GUNNERY").hit;

/** The Allied force. */
export const cover = (...units: Ship[]): Force => fleet("cover", 1, units);

/** The Axis force. */
export const raiders = (...units: Ship[]): Force => fleet("raiders", 1, units);

/** A ship that bears marks. */
export const marked = (unit: string, cs: number, ...marks: Ship["marks"]): Ship => ({ ...ships(unit, cs)[0]!, marks });

/** The dice of one unit at one target. */
export function dice(
  from: string,
  to: string,
  faces: readonly number[],
  modifiers: Readonly<Record<string, number>> = {},
): Roll[] {
  const number = HIT[from]?.[to] ?? 99;
  const more = Object.values(modifiers).reduce((sum, value) => sum + value, 0);
  return faces.map((face) => plain("gunnery", [face], face + more >= number ? "hit" : "miss", modifiers));
}

/** Fire of one ship at another, modified. */
export function modified(
  id: string,
  title: string,
  citation: string,
  target: Ship,
  modifiers: Readonly<Record<string, number>>,
  on: { evasion?: boolean; starved?: boolean } = {},
): Vector {
  const number =
    (HIT.CA?.[target.unit.startsWith("mv") ? "MX" : "CA"] ?? 0) - Object.values(modifiers).reduce((a, b) => a + b, 0);
  const fuel = { state: "critical" as const, marker: null, refuelled: false };
  const guns = fleet("cover", 1, ships("london", 3), on.starved ? { fuel } : {});
  return resolves({
    ...plan,
    id: `guns-${id}`,
    title,
    citation,
    change: fighting(
      { attacker: "allied", allied: [guns], axis: [raiders(target)] },
      {},
      on.evasion ? { 1: { evasion: true } } : {},
    ),
    input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
    rolls: dice("CA", "CA", [number - 1, number, 0], modifiers),
    outcome: { salvos: [{ unit: 1, target: 2, dice: 3, hits: 1 }] },
    snapshot: { pending: { battle: { germanLosses: true } } },
  });
}
