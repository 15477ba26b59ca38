import type { Picker } from "../../../../core/contract/choice";

/** Pointers to the attackers and their targets. */
export const AIMS = ["/*/unit", "/*/target"];

/** A unit that may attack, and the numbers of the enemies it may attack. */
export interface Firer {
  readonly no: number;
  readonly targets: readonly number[];
}

/** A target that is named. */
export interface Aim {
  readonly unit: number;
  readonly target: number;
}

/** 7.5.2 The unit that fires at a target already taken although an enemy it could fire at has no firer; undefined when none does. */
export function doubled(firers: readonly Firer[], aims: readonly Aim[]): { firer: number; free: number } | undefined {
  for (const { unit, target } of aims) {
    if (aims.filter((each) => each.target === target).length < 2) continue;
    const firer = firers.find(({ no }) => no === unit);
    const free = firer?.targets.find((each) => aims.every((aim) => aim.target !== each));
    if (firer !== undefined && free !== undefined) return { firer: unit, free };
  }
  return undefined;
}

/** 7.5.2 Names a target for every unit at random, no enemy twice while another that could be fired at has no firer. */
export function drawAims(firers: readonly Firer[], pick: Picker): Aim[] {
  let aims: Aim[] = firers.flatMap(({ no, targets }) => {
    const target = targets[pick(Math.max(1, targets.length))];
    return target === undefined ? [] : [{ unit: no, target }];
  });
  for (let again = doubled(firers, aims); again !== undefined; again = doubled(firers, aims)) {
    const { firer, free } = again;
    aims = aims.map((aim) => (aim.unit === firer ? { ...aim, target: free } : aim));
  }
  return aims;
}
