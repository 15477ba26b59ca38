import { chartView } from "../../../../core/charts/look-up";
import type { Label } from "../../labels";
import type { Context } from "../shared/context";
import { battleOf } from "../shared/game";
import { diceOf, printedOf, type Shot } from "./gunnery";
import { applyGunneryHit, applyTorpedoHit, sinkIfOverwhelmed } from "./hits";
import type { Salvo, ShotOutcome } from "./outcomes";
import { type HitTarget, targetOf } from "./targets";
import { torpedoHits } from "./torpedoes";

/** The labels of a salvo's dice, and the rules they are cited under. */
interface Manner {
  readonly guns: Label;
  readonly torpedoes: Label;
  readonly gunRule: string;
  readonly torpedoRule: string;
  readonly byAllies: boolean;
}

/** 14.5, 14.6 A friendly ship's fire. */
export const FRIENDLY_FIRE: Manner = {
  guns: "gunnery",
  torpedoes: "torpedo-fire",
  gunRule: "14.5",
  torpedoRule: "14.6",
  byAllies: false,
};

/** 14.11, 14.12 An Allied ship's fire. */
export const ALLIED_FIRE: Manner = {
  guns: "allied-gunnery",
  torpedoes: "allied-torpedo-fire",
  gunRule: "14.11",
  torpedoRule: "14.12",
  byAllies: true,
};

/** 16.0 A coastal defence unit's fire. */
export const COASTAL_FIRE: Manner = { ...ALLIED_FIRE, guns: "coastal-gunnery", gunRule: "16.0" };

/** 14.5, 14.7 Throws the dice of every weapon, then resolves hit by hit, then sees whether the target is sunk. `later` is what is to be fired after it. */
export function fireSalvo(
  ctx: Context,
  firer: string,
  target: string,
  shots: readonly Shot[],
  manner: Manner,
  later: readonly unknown[] = [],
): Salvo {
  const aimedAt = targetOf(battleOf(ctx.state), target);
  const fired = shots.map((shot) => throwShot(ctx, firer, target, shot, manner));
  const hitting = fired.flatMap(({ weapon, hits }) => Array.from({ length: hits }, () => weapon));
  const results = hitting.map((weapon, hit) => {
    ctx.mergePoint("hits", target, hitting.slice(hit), manner.byAllies, later);
    if (isSunk(ctx, aimedAt)) ctx.ruling("D-36", "14.5");
    const apply = weapon === "torpedo" ? applyTorpedoHit : applyGunneryHit;
    return apply(ctx, aimedAt, { section: "14.7", byAllies: manner.byAllies });
  });
  if (typeof aimedAt !== "string") sinkIfOverwhelmed(ctx, aimedAt, printedOf(ctx.charts, target).armor);
  return { firer, target, shots: fired, results, sunk: isSunk(ctx, aimedAt) };
}

function throwShot(ctx: Context, firer: string, target: string, { weapon, terms }: Shot, manner: Manner): ShotOutcome {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  const about = { ship: firer, weapon, target };
  const thrown =
    weapon === "torpedo"
      ? ctx.throwEach({
          label: manner.torpedoes,
          about,
          section: manner.torpedoRule,
          view: chartView(charts.TORPEDO_FIRE),
          terms,
          counting: torpedoHits(state, charts, target, battle.space),
        })
      : ctx.throwEach({
          label: manner.guns,
          about,
          section: manner.gunRule,
          view: chartView(charts.GUNNERY),
          terms,
          counting: ["hit"],
        });
  ctx.set(battle, "anyFire", true, "FIRE_OPENED", "5.1");
  return { weapon, dice: diceOf(terms), hits: thrown.counted };
}

function isSunk(ctx: Context, target: HitTarget): boolean {
  return typeof target === "string" ? ctx.state.ships[target].status === "sunk" : target.sunk;
}
