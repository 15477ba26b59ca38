import type { Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { laden } from "./changes";

/** The hex in which the battles of these vectors are fought: open sea, near no friendly coast. */
export const HEX = "0414";

/** Ships of a force from pairs of a unit and its CS. */
export function ships(...pairs: readonly (string | number)[]): Ship[] {
  const units: Ship[] = [];
  for (let index = 0; index < pairs.length; index += 2) {
    const unit = String(pairs[index]);
    units.push({ ...PLAIN, unit, cs: Number(pairs[index + 1]), marks: [], oil: OIL[unit] ?? null });
  }
  return units;
}

const PLAIN = { rotated: false, tow: null, torpedoesSpent: 0 };

const OIL: Readonly<Record<string, number>> = { german_oiler: 10, aldersdale: 20 };

/** A TF at sea in the hex of the battle: identified at ID1, with 20 as the turn of its Fuel Warning. */
export function fleet(id: string, block: number, units: readonly Ship[], changes: Partial<Force> = {}): Force {
  return {
    id,
    station: "at_sea",
    at: HEX,
    block,
    moved: { hexes: 0, speed: null, entered: [], done: false },
    kind: "task_force",
    number: block,
    name: id,
    identified: true,
    idLevel: 1,
    dummyDue: false,
    sailed: true,
    fuel: { state: "full", marker: 20, refuelled: false },
    refuelling: false,
    reloading: false,
    training: null,
    fromGermany: false,
    plan: null,
    convoy: null,
    units: [...units],
    ...changes,
  };
}

/** A loaded convoy at sea in the hex of the battle. */
export function convoy(id: string, block: number, units: readonly Ship[], changes: Partial<Force> = {}): Force {
  const merchants = units.filter(({ unit }) => ["mv", "mo", "mc"].includes(unit)).reduce((sum, { cs }) => sum + cs, 0);
  return {
    ...fleet(id, block, units),
    kind: "convoy",
    convoy: laden(merchants),
    ...changes,
  };
}

/** A lone Allied cruiser in the hex of the battle. */
export const LONE_CRUISER = fleet("cover", 1, ships("sheffield", 4));
