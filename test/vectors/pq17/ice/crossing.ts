import type { IceCondition, Side } from "../../../../src/rulesets/pq17/vocabulary";
import { type Case, type Change, facts, plain, type Roll, roll } from "../kit";
import { PIECE } from "../kit/move";

interface Effects {
  readonly cards: number;
  readonly plus: "never" | "crossed" | "always";
  readonly breakthrough: number;
}

/** 10.1 The conditions of ice, the mildest first. */
export const ICE: readonly IceCondition[] = ["clear", "light_drift", "heavy_drift", "thin_pack", "solid_pack"];

/** 10.2 The effects of each condition on a force. */
export const { conditions: EFFECTS } = facts<{ conditions: Record<IceCondition, Effects> }>("ICE_EFFECTS");

/** Cards of each deck without damage. */
export const HARMLESS: Readonly<Record<Side, readonly number[]>> = {
  allied: [2, 3, 5, 7],
  axis: [1, 2, 3, 4],
};

/** The zone West V is expected so, certain or not. */
export function expected(condition: IceCondition, fixed = false): Change {
  return (state) => {
    state.ice.west_v = { expected: condition, fixed };
  };
}

/** The die for uncertain ice. */
export function iceRoll(column: IceCondition, face: number): Roll {
  return roll("ice-condition", "ICE", [face], column);
}

/** Ships picked for hits, each by the same face. */
export function picks(count: number, face = 1): Roll[] {
  return Array.from({ length: count }, () => ({ label: "ice-damage-ship", faces: [face], chart: null }));
}

/** 10.2.4 The die for a breakthrough. */
export function broken(face: number): Roll {
  return plain("ice-breakthrough", [face], face >= 6 ? "through" : "held");
}

/** A move over the hexside of the ice. */
export function move(
  side: Side,
  cross: IceCondition = "solid_pack",
  path: readonly string[] = ["0411"],
): Omit<Case, "id" | "title"> {
  const input = { piece: PIECE[side], speed: "moderate", path, cross };
  return { citation: "10.1", operation: "moveForce", base: `ice-${side}`, input };
}
