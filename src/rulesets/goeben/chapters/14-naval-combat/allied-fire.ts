import { alliedShipOf, coastalUnitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { unitsStanding } from "../16-bombardment/coastal-defences";
import type { Context } from "../shared/context";
import { battleOf, isGerman, term } from "../shared/game";
import { printedShots } from "./fire-options";
import type { Shot } from "./gunnery";
import type { Salvo } from "./outcomes";
import { gunsOf, weaponsOf } from "./rounds";
import { ALLIED_FIRE, COASTAL_FIRE, fireSalvo } from "./salvo";
import type { Battle } from "./state";
import { type FiringClass, friendlyFighting, isFighting, preferredTargets } from "./targets";

/** An Allied ship or coastal defence unit that can fire in the present round. */
interface Firer {
  readonly id: string;
  readonly class: FiringClass;
  readonly shots: readonly Shot[];
}

/** 14.2 True while the other side still has somebody in the battle. */
export function enemyFighting(state: Snapshot, charts: Charts, battle: Battle): boolean {
  if (battle.kind === "bombardment") return unitsStanding(state, charts, battle.space).length > 0;
  return battle.allied.some(isFighting);
}

/** 14.11, D-37 The Allied step of a round: every target is fixed first, then all fire in turn. Gives their salvos. */
export function alliedStep(ctx: Context): Salvo[] {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  const firers = battle.kind === "naval" ? shipsFiring(state, charts, battle) : unitsFiring(state, charts, battle);
  const targets = friendlyFighting(state, battle);
  if (firers.length === 0 || targets.length === 0) return [];
  if (firers.length > 1 || targets.length > 1) ctx.ruling("D-37", "14.11");
  if (battle.night && gunsOf(battle).length > 0) ctx.ruling("D-53", "22.0");
  const aimed = firers.map((firer) => ({ ...firer, target: fixTarget(ctx, battle, firer.id, firer.class)! }));
  if (aimed.some(({ target }) => !isGerman(target))) ctx.ruling("D-51", "20.0");
  const manner = battle.kind === "naval" ? ALLIED_FIRE : COASTAL_FIRE;
  return aimed.map(({ id, target, shots }, index) => {
    ctx.mergePoint("allied-fire", aimed.slice(index));
    const there = friendlyFighting(state, battle).includes(target);
    return there
      ? fireSalvo(ctx, id, target, shots, manner, aimed.slice(index + 1))
      : { firer: id, target, shots: [], results: [], sunk: false };
  });
}

function shipsFiring(state: Snapshot, charts: Charts, battle: Battle): Firer[] {
  return battle.allied
    .filter(isFighting)
    .map((ship) => ({
      id: ship.id,
      class: alliedShipOf(charts, ship.id).class,
      shots: printedShots(state, charts, battle, ship),
    }))
    .filter(({ shots }) => shots.length > 0);
}

/** 16.0 Coastal defence units fire their strength in the round of the primary guns. */
function unitsFiring(state: Snapshot, charts: Charts, battle: Battle): Firer[] {
  if (!weaponsOf(battle).includes("primary")) return [];
  return unitsStanding(state, charts, battle.space).flatMap((id): Firer[] => {
    const { strength } = coastalUnitOf(charts, id);
    if (strength === 0) return [];
    return [{ id, class: "CDU", shots: [{ weapon: "primary", terms: [term("GUN_FACTOR", strength, "16.0")] }] }];
  });
}

/** 14.11, D-37 The target of an Allied unit; equal ones are drawn among. */
function fixTarget(ctx: Context, battle: Battle, ship: string, firing: FiringClass): string | undefined {
  const best = preferredTargets(ctx.state, ctx.charts, battle, firing);
  if (best.length < 2) return best[0];
  return ctx.draw({ label: "allied-target", about: { ship }, section: "14.11", pool: best, resultName: (id) => id });
}
