import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { NATIONS, type Nation, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { factsOf, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { nationOf, totalCs } from "../shared/units";

/** 15.8 The Wolf Packs at sea of which a side may still name submarines that stay there, with the most that it may name. */
export function keepable(state: Snapshot, charts: Charts, side: Side): { force: Force; most: number }[] {
  return NATIONS.flatMap((nation) => keepableOf(state, charts, side, nation));
}

function keepableOf(state: Snapshot, charts: Charts, side: Side, nation: Nation): { force: Force; most: number }[] {
  const packs = forcesOf(
    state,
    side,
    ({ kind, units }) => kind === "wolf_pack" && units.some((ship) => nationOf(charts, ship) === nation),
  );
  const csOf = (some: readonly Force[]): number => totalCs(some.flatMap(({ units }) => units));
  const out = packs.filter(({ station }) => station === "at_sea");
  const quota = Math.floor(csOf(packs) / factsOf(charts).atSea.submarinesOneIn);
  if (csOf(out) <= quota) return [];
  const named = (ownCampaign(state, side).staying ?? []).filter((each) => out.some(({ id }) => id === each.force));
  const room = quota - named.reduce((sum, { cs }) => sum + cs, 0);
  if (room <= 0) return [];
  const free = out.filter(({ id }) => !named.some(({ force }) => force === id));
  return free.map((force) => ({ force, most: Math.min(room, csOf([force])) }));
}

/** 15.8 A side keeps submarines of a Wolf Pack at sea. */
export function keepOut(ctx: Context, side: Side, force: string, cs: number): void {
  const own = ownCampaign(ctx.state, side);
  ctx.ruling("E-83", "15.8");
  ctx.set(own, "staying", [...(own.staying ?? []), { force, cs }], "BOATS_STAY", "15.8");
}
