import { chartView } from "../../../../core/charts/look-up";
import type { DamageResult } from "../../charts/results";
import type { Mode } from "../../vocabulary";
import { beginSearch, closeApproachCheck, depthChargeAttack, mayEvade } from "../9-6-detection/detection";
import { inoperable } from "../10-damage/systems";
import { jointBattle } from "../13-5-wolfpacks/wolfpack";
import { rollEscortQuality } from "../14-6-quality/quality";
import { type Context, enterPhase } from "../shared/context";
import { engagementOf, patrolOf } from "../shared/game";

/** 7.2.2, 14.6.1 Meets the escort before an attack: rolls what it is doing and how good it is, each once. */
export function meetEscort(ctx: Context): void {
  rollWolfpackEscort(ctx);
  rollEscortQuality(ctx);
}

/** 9.2.2 The result of a close approach: whether it was detected, and the depth charges that then fell. */
export interface ApproachReport {
  readonly detected: boolean;
  readonly report: { readonly hits: number | null; readonly damage: DamageResult[] };
}

/** 9.2.2 Makes the check of a close approach; when detected nothing is fired and the depth charges fall at once. */
export function closeApproach(ctx: Context, mode: Mode): ApproachReport {
  beginSearch(ctx, "attack", "9.6.1");
  const engagement = engagementOf(ctx.state);
  const cycle = engagement.cycle!;
  const nothing = { hits: null, damage: [] };
  if (!closeApproachCheck(ctx, cycle)) return { detected: false, report: nothing };
  const attack = { mode, range: "close" as const, bothEnds: false, fired: false, g7aByDay: false };
  ctx.set(engagement, "fought", true, "APPROACH_DETECTED", "9.2.2");
  ctx.set(engagement, "attack", attack, "APPROACH_DETECTED", "9.2.2");
  if (mayEvade(ctx)) {
    enterPhase(ctx, "evasion", "14.8");
    return { detected: true, report: nothing };
  }
  const { hits, damage } = depthChargeAttack(ctx, cycle);
  return { detected: true, report: { hits, damage: [...damage] } };
}

/** 7.2.1, 7.2.2 Rolls once what the escort of a wolfpack's convoy does, unless the radio is inoperable (7.2.3) or a pack draws (13.5.4). */
function rollWolfpackEscort(ctx: Context): void {
  const { state, charts } = ctx;
  const engagement = engagementOf(state);
  if (jointBattle(engagement) !== null) return;
  const applies = patrolOf(state).mission === "W" && engagement.kind === "convoy" && engagement.wolfpack === null;
  if (!applies || inoperable(state, "radio")) return;
  if (engagement.following === "damaged") ctx.ruling("E-50", "7.2.4");
  const { row } = ctx.roll({ label: "wolfpack-escort", section: "7.2.2", view: chartView(charts.WOLFPACK_ESCORT) });
  ctx.set(engagement, "wolfpack", row.result, "WOLFPACK_ESCORT", "7.2.2");
}
