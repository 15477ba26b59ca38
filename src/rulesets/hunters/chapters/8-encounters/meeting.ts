import type { EncounterResult } from "../../charts/results";
import type { PackBattle } from "../../snapshot";
import type { EngagementKind } from "../../vocabulary";
import { nextRound } from "../13-5-wolfpacks/wolfpack";
import { type Context, enterPhase } from "../shared/context";
import { engagementOf } from "../shared/game";
import { generateTargets } from "./combat-mat";
import { finishCheck } from "./encounter-end";
import { afloat, blankEngagement } from "./targets";

/** 8.1.2, 8.2 Meets ships: targets are generated, and the player may attack or decline (8.1.4, 8.2.6). */
export function meetShips(
  ctx: Context,
  kind: Exclude<EncounterResult, "none" | "aircraft" | "escort"> & EngagementKind,
  pack: PackBattle | null = null,
): void {
  if (kind === "convoy" && ctx.state.options.convoyPenetration) {
    sightConvoy(ctx, null, pack);
    return;
  }
  const facts = ctx.charts.E1_RESULTS.facts.results.find((each) => each.id === kind);
  const targets = generateTargets(ctx, kind);
  if (targets === undefined) {
    if (pack === null) finishCheck(ctx);
    else awaitCall(ctx);
    return;
  }
  const engagement = { ...blankEngagement(kind), targets, escorted: facts?.escorted ?? false, pack };
  ctx.set(ctx.state, "engagement", engagement, "SHIPS_MET", "8.1.2");
  enterPhase(ctx, "contact", "8.1.4");
}

/** 13.5.5 Waits after nothing was met: the boat may join the pack over a convoy that another has found, or go on (E-94). */
export function awaitCall(ctx: Context): void {
  enterPhase(ctx, "pack_call", "13.5.5");
}

/** 9.7.7 Keeps up with a convoy and meets new ships of it. */
export function meetConvoyAgain(ctx: Context): void {
  if (afloat(engagementOf(ctx.state)).length === 0) ctx.ruling("E-70", "9.7.7");
  ctx.ruling("E-9", "9.7.9");
  const pack = nextRound(engagementOf(ctx.state));
  if (ctx.state.options.convoyPenetration) {
    sightConvoy(ctx, "undamaged", pack);
    return;
  }
  const fresh = { ...blankEngagement("convoy"), escorted: true, following: "undamaged" as const, pack };
  ctx.set(ctx.state, "engagement", fresh, "CONVOY_FOLLOWED", "9.7.7");
  identifyConvoy(ctx);
}

/** 14.11 Sights a convoy; the player first decides whether the boat goes in, before its ships are known. */
function sightConvoy(ctx: Context, following: "undamaged" | null, pack: PackBattle | null): void {
  const engagement = { ...blankEngagement("convoy"), escorted: true, following, pack };
  ctx.set(ctx.state, "engagement", engagement, "CONVOY_SIGHTED", "14.11");
  enterPhase(ctx, "convoy", "14.11");
}

/** 8.2 Identifies the ships of a convoy sighted; the player may attack or decline. */
export function identifyConvoy(ctx: Context): void {
  const engagement = engagementOf(ctx.state);
  ctx.set(engagement, "targets", generateTargets(ctx, "convoy") ?? [], "SHIPS_MET", "8.1.2");
  enterPhase(ctx, "contact", "8.1.4");
}
