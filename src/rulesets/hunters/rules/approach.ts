import type { DamageResult } from "../charts/results";
import type { Mode } from "../vocabulary";
import { closeApproachCheck, depthChargeAttack, mayEvade } from "./detection";
import { engagementOf, enterPhase, type Table } from "./game";
import { rollEscortQuality, rollWolfpackEscort } from "./targets";

/** C.10 steps 1-2 The boat goes in: what the escort is doing and how good it is, each rolled once. */
export function beginAttack(desk: Table): void {
  const engagement = engagementOf(desk.state);
  rollWolfpackEscort(desk);
  rollEscortQuality(desk);
  const cycle = { cause: "attack" as const, round: 0, previouslyDetected: false, twelve: false };
  desk.set(engagement, "cycle", cycle, "DETECTION_BEGINS", "9.6.1");
}

/** What came of a close approach: whether it was detected, and the depth charges that then fell. */
export interface ApproachReport {
  readonly detected: boolean;
  readonly report: { readonly hits: number | null; readonly damage: DamageResult[] };
}

/** C.10 step 4, 9.2.2 The check of a close approach; when detected nothing is fired and the depth charges fall at once. */
export function closeApproach(desk: Table, mode: Mode): ApproachReport {
  const engagement = engagementOf(desk.state);
  const cycle = engagement.cycle!;
  const nothing = { hits: null, damage: [] };
  if (!closeApproachCheck(desk, cycle)) return { detected: false, report: nothing };
  const attack = { mode, range: "close" as const, bothEnds: false, fired: false, g7aByDay: false };
  desk.set(engagement, "fought", true, "APPROACH_DETECTED", "9.2.2");
  desk.set(engagement, "attack", attack, "APPROACH_DETECTED", "9.2.2");
  if (mayEvade(desk)) {
    enterPhase(desk, "evasion", "14.8");
    return { detected: true, report: nothing };
  }
  const { hits, damage } = depthChargeAttack(desk, cycle);
  return { detected: true, report: { hits, damage: [...damage] } };
}
