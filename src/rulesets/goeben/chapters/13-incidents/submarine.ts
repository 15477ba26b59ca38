import { chartView } from "../../../../core/charts/look-up";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { loseHull, spendCoal } from "../6-indexes/indexes";
import { carries } from "../8-cargo/hull-boxes";
import { isSite } from "../9-ports/sites";
import { applyTorpedoHit } from "../14-naval-combat/hits";
import { changeVp } from "../17-victory/points";
import { damageAustroHungarian, torpedoAustroHungarian } from "../20-austro-hungarian-ships/austro-hungarian";
import { type Context, enterPhase } from "../shared/context";
import { evaders, friendlyAt, isGerman } from "../shared/game";
import { eventOf, type IncidentEvent } from "./outcome";
import type { Marker } from "./state";

/** 13.1 Resolves an Allied Submarine; the event waits when a ship may evade or when several could have rammed it. */
export function meetSubmarine(ctx: Context, marker: Marker, space: string): { event: IncidentEvent; waits: boolean } {
  const { row } = ctx.roll({
    label: "submarine",
    about: { space },
    section: "13.1",
    view: chartView(ctx.charts.SUBMARINE),
  });
  const there = friendlyAt(ctx.state, space);
  switch (row.result) {
    case "false_alarm":
      return { event: eventOf(marker, "false_alarm"), waits: false };
    case "torpedoes":
      return { event: eventOf(marker, "torpedoes", { ships: torpedo(ctx, space, there) }), waits: false };
    case "evasion": {
      if (evaders(ctx.state, ctx.charts.LIMITS.facts.coalEvasion, space).length > 0) {
        enterPhase(ctx, "submarine_evasion", "13.1");
        return { event: eventOf(marker, "evasion"), waits: true };
      }
      return { event: eventOf(marker, "evasion", { ships: evade(ctx, space, []) }), waits: false };
    }
    case "rammed": {
      if (there.length === 0) return { event: eventOf(marker, "no_effect"), waits: false };
      changeVp(ctx, ctx.charts.VICTORY_POINTS.facts.submarineRammed, "VP_SUBMARINE_RAMMED", "17.1");
      const [only] = there;
      if (there.length > 1) {
        enterPhase(ctx, "submarine_ramming", "13.1");
        return { event: eventOf(marker, "rammed"), waits: true };
      }
      if (only !== undefined) ram(ctx, only);
      return { event: eventOf(marker, "rammed", { ships: there }), waits: false };
    }
  }
}

/** 13.1 Evasion: ships that pay coal are safe, Austro-Hungarian ones as if they had paid (D-52); gives the ships hit. */
export function evade(ctx: Context, space: string, paying: readonly GermanShipId[]): string[] {
  const { state, charts } = ctx;
  for (const ship of paying) spendCoal(ctx, ship, charts.LIMITS.facts.coalEvasion, "13.1");
  const there = friendlyAt(state, space);
  if (!there.every(isGerman)) ctx.ruling("D-52", "20.0");
  return torpedo(
    ctx,
    space,
    there.filter((ship) => isGerman(ship) && !paying.includes(ship)),
  );
}

/** 13.1 Rolls one torpedo die for each ship, applies each hit at once, and gives the ships hit. */
function torpedo(ctx: Context, space: string, ships: readonly string[]): string[] {
  const { state, charts } = ctx;
  const hit: string[] = [];
  for (const ship of ships) {
    const isCaught = (result: string): boolean => result === "hit_unless_netted" && isNetted(state, ctx, ship, space);
    const { row } = ctx.roll({
      label: "submarine-torpedo",
      about: { ship },
      section: "13.1",
      view: chartView(charts.TORPEDO_FIRE),
      adjust: ({ result }) => (isCaught(result) ? [NETS] : []),
    });
    if (row.result === "miss") continue;
    if (isCaught(row.result)) {
      ctx.ruling("D-69", "13.1");
      continue;
    }
    hit.push(ship);
    const consort = state.austroHungarian.find(({ id }) => id === ship);
    if (consort !== undefined) torpedoAustroHungarian(ctx, consort, "13.1");
    else if (isGerman(ship)) applyTorpedoHit(ctx, ship, { section: "13.1", byAllies: true });
  }
  return hit;
}

/** 13.1 A torpedo that nets catch. */
const NETS = { code: "TORPEDO_NETS", value: null, result: "miss", rule: "13.1" } as const;

function isNetted(state: Snapshot, { charts }: Context, ship: string, space: string): boolean {
  return isGerman(ship) && carries(state.ships[ship], "torpedo_nets") && isSite(state, charts, space);
}

/** 13.1 The loss of the ship that rammed the submarine. */
export function ram(ctx: Context, ship: string): void {
  const row = ctx.charts.SUBMARINE.rows.find(({ result }) => result === "rammed");
  const hull = -(row?.hull ?? 0);
  const consort = ctx.state.austroHungarian.find(({ id }) => id === ship);
  if (isGerman(ship)) loseHull(ctx, ship, hull, { section: "13.1", byAllies: false });
  else if (consort !== undefined) damageAustroHungarian(ctx, consort, hull, "13.1");
}
