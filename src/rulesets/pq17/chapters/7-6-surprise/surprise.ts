import { chartView, modifierOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { SIDES } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { forcesIn, sideIn } from "../7-5-surface-combat/battle";
import type { SurfaceBattle } from "../7-5-surface-combat/state";
import { isPoor, weatherCodes } from "../9-weather/effects";
import type { Context } from "../shared/context";

/** 7.6 Rolls whether an attacker surprises its target, at night or in poor weather. */
export function rollSurprise(ctx: Context, battle: SurfaceBattle): void {
  const { state, charts } = ctx;
  if (!isPoor(state, charts)) return;
  const defender = sideIn(battle, "defender");
  const attackers = forcesIn(state, battle, battle.attacker);
  const targets = forcesIn(state, battle, defender);
  const followed = (by: (typeof SIDES)[number], blocks: readonly (number | null)[]): boolean =>
    state.sides[by].shadowing.some(({ target }) => blocks.includes(target));
  const codes = weatherCodes(state);
  if (attackers.every(({ identified }) => !identified)) codes.push("ATTACKER_UNIDENTIFIED");
  if (
    followed(
      defender,
      attackers.map(({ block }) => block),
    )
  )
    codes.push("ATTACKER_SHADOWED");
  if (
    followed(
      battle.attacker,
      targets.map(({ block }) => block),
    )
  )
    codes.push("TARGET_SHADOWED");
  const { row } = ctx.roll({
    label: "surprise",
    about: { side: battle.attacker },
    section: "7.6",
    view: chartView(charts.SURPRISE),
    modifiers: codes.map((each) => modifierOf(charts.SURPRISE, each)),
  });
  if (row.result === "surprise") ctx.set(battle, "surprise", true, "SURPRISED", "7.5.3");
}

/** 7.6 The modifiers of surprise for a Wolf Pack that attacks another; Wolf Packs are never shadowed (6.3). */
export function packSurpriseModifiers(state: Snapshot, charts: Charts, attacker: Force): ChartModifier[] {
  const codes = [...(attacker.identified ? [] : ["ATTACKER_UNIDENTIFIED"]), ...weatherCodes(state)];
  return codes.map((code) => modifierOf(charts.SURPRISE, code));
}
