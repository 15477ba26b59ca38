import type { Charts } from "../../charts/schema";
import type { Side } from "../../vocabulary";
import { detach } from "../1-2-forces/joining";
import type { Force } from "../1-2-forces/state";
import type { SurfaceBattle } from "../7-5-surface-combat/state";
import type { Context } from "../shared/context";
import { nationOf, shipsIn } from "../shared/units";
import { beginSubmarineCombat } from "./combat";
import type { SubmarineCombat } from "./outcomes";

/** 7.4.6 True for a convoy whose submarines may form a Wolf Pack: it holds some that are not spent. */
export function hasSubmarines(charts: Charts, convoy: Force): boolean {
  return convoy.kind === "convoy" && freeBoats(charts, convoy).length > 0;
}

/** 1.2.2 The submarines of one nation in a convoy, those of the first. */
function freeBoats(charts: Charts, convoy: Force) {
  const boats = shipsIn(charts, convoy, "submarine").filter(({ marks }) => marks.length === 0);
  const [first] = boats;
  return boats.filter((boat) => first !== undefined && nationOf(charts, boat) === nationOf(charts, first));
}

/**
 * 7.4.6 The submarines of a convoy that a TF attacks without surprise form a Wolf Pack and fight that TF first.
 * Afterwards the decision `sub_targets` is pending, and `resumeBattle` continues the battle once it is made. If no
 * submarine may attack, the battle has already continued.
 */
export function beginConvoySubmarines(
  ctx: Context,
  side: Side,
  convoy: Force,
  attacker: Force,
  surface: SurfaceBattle,
): SubmarineCombat {
  const boats = freeBoats(ctx.charts, convoy).map(({ unit, cs }) => ({ unit, cs }));
  ctx.ruling("E-10", "7.4.6");
  const pack = detach(ctx, side, convoy, boats);
  return beginSubmarineCombat(ctx, { side, pack, target: attacker, offensive: false, surface });
}
