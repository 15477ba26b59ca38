import { airUnitOf, opponentOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Aircraft, Force, Ship } from "../1-2-forces/state";
import { radiiOver, shadowersOf } from "../6-2-search/searchers";
import { nearInterceptors } from "../6-2-search/verdicts";
import { lowerId } from "../6-6-transit/id-loss";
import { weatherLets } from "../7-2-air-attack/flying";
import { regionWorks } from "../9-weather/effects";
import type { Context } from "../shared/context";
import { atSea, forcesOf, isForce, pieceAtBlock } from "../shared/game";
import { inGroup, isDispersed, isHelpless, isScattered } from "../shared/units";
import type { Shadow } from "./state";

/** 6.3 The shadowers that may begin to follow an enemy force that a side has found in this segment. */
export function possibleShadowers(state: Snapshot, charts: Charts, side: Side, target: Force): Shadow[] {
  const { block } = target;
  if (block === null || !target.identified || target.kind === "wolf_pack" || !atSea(target)) return [];
  const naval = navalShadowers(state, charts, side, target);
  return [...naval, ...airShadowers(state, charts, side, target)].map((each) => ({ target: block, ...each }));
}

type Shadower = Omit<Shadow, "target">;

/** 6.3.2, 6.3.3 Cruisers of an Allied TF against an Axis TF; one German Wolf Pack against an Allied convoy. */
export function navalShadowers(state: Snapshot, charts: Charts, side: Side, target: Force): Shadower[] {
  const here = forcesOf(state, side, (each) => atSea(each) && each.at === target.at);
  const free = here.filter(({ id }) => !shadowersOf(state, side, "force").includes(id));
  if (side === "allied") {
    if (target.kind !== "task_force") return [];
    const cruisers = free.filter(({ kind, units }) => kind === "task_force" && hasCruiser(charts, units));
    return cruisers.map(({ id }) => ({ by: "force", id }));
  }
  if (target.kind !== "convoy" || isDispersed(target) || isScattered(target)) return [];
  const followed = state.sides.axis.shadowing.some((each) => each.by === "force" && each.target === target.block);
  if (followed) return [];
  return free.filter(({ kind }) => kind === "wolf_pack").map(({ id }) => ({ by: "force", id }));
}

/** 6.3.3 True when ships hold an undamaged cruiser, without which none of them shadows. */
export function hasCruiser(charts: Charts, ships: readonly Ship[]): boolean {
  return ships.some(
    (ship) =>
      inGroup(charts, ship, "cruiser") &&
      ship.cs === unitOf(charts, ship.unit).cs &&
      !ship.marks.includes("crippled") &&
      !isHelpless(ship),
  );
}

/** 6.3.1 Aircraft, fixed Air Radii and sectors that are not Soviet. */
function airShadowers(state: Snapshot, charts: Charts, side: Side, target: Force): Shadower[] {
  if (isDispersed(target) || isScattered(target)) return [];
  if (nearInterceptors(state, charts, opponentOf(side), target.at)) return [];
  const shadowers: Shadower[] = [];
  const busy = shadowersOf(state, side, "aircraft");
  for (const unit of state.sides[side].aircraft) {
    const facts = airUnitOf(charts, unit.unit);
    if (unit.mission !== "search" || unit.hex !== target.at || !facts.recon || facts.nation === "soviet") continue;
    if (!busy.includes(unit.id)) shadowers.push({ by: "aircraft", id: unit.id });
  }
  for (const { id, soviet } of radiiOver(state, charts, side, target.at)) {
    const fixed = charts.AIR_COVER.facts.radii.some((each) => each.id === id);
    if (fixed && !soviet) shadowers.push({ by: "radius", id });
  }
  for (const { sector, hexes } of state.sides[side].sectors) {
    const facts = charts.AIR_COVER.facts.sectors.find(({ id }) => id === sector);
    if (hexes.includes(target.at) && facts?.nation !== "soviet") shadowers.push({ by: "sector", id: sector });
  }
  return shadowers;
}

/** 6.3 Begins to shadow. */
export function beginShadowing(ctx: Context, side: Side, shadow: Shadow, section: string): void {
  const own = ctx.state.sides[side];
  ctx.push(own.shadowing, shadow, "SHADOWING", section);
  const unit = aircraftOf(ctx.state, side, shadow);
  if (unit !== undefined) ctx.set(unit, "mission", "shadow", "MISSION", section);
}

/**
 * 6.3.5, D-30 Ends the shadowing of an enemy force. The force loses 1 ID, unless it makes that loss at the end of its
 * own move.
 */
export function endShadowingOf(ctx: Context, side: Side, target: Force, section: string): void {
  const own = ctx.state.sides[side];
  const ending = own.shadowing.filter((each) => each.target === target.block);
  if (ending.length === 0) return;
  for (const shadow of ending) dropShadow(ctx, side, shadow, section);
  ctx.ruling("D-30", section);
  lowerId(ctx, opponentOf(side), target, section);
}

/** 6.3.5 Takes a shadower off: its marker goes, and an air unit returns to its base. */
export function dropShadow(ctx: Context, side: Side, shadow: Shadow, section: string): void {
  const own = ctx.state.sides[side];
  const unit = aircraftOf(ctx.state, side, shadow);
  if (unit !== undefined) {
    ctx.set(unit, "mission", "flown", "MISSION", section);
    ctx.set(unit, "hex", null, "AIRCRAFT_HOME", section);
  }
  ctx.set(
    own,
    "shadowing",
    own.shadowing.filter((each) => each !== shadow),
    "SHADOWING_ENDS",
    section,
  );
}

/** 1.2.4 A force that joins another brings its shadowers to it, and what it shadows itself. */
export function passShadows(ctx: Context, owner: Side, force: Force, joining: Force): void {
  const { state } = ctx;
  for (const shadow of state.sides[opponentOf(owner)].shadowing) {
    if (joining.block !== null && force.block !== null && shadow.target === joining.block) {
      ctx.set(shadow, "target", force.block, "SHADOW_FOLLOWS", "1.2.4");
    }
  }
  for (const shadow of state.sides[owner].shadowing) {
    if (shadow.by === "force" && shadow.id === joining.id) ctx.set(shadow, "id", force.id, "SHADOW_FOLLOWS", "1.2.4");
  }
}

/** 6.3.5, 9.5 True when the weather lets a shadower go on, at sea or in the region from which it flies. */
function weathers(state: Snapshot, charts: Charts, side: Side, shadow: Shadow): boolean {
  const { radii, sectors } = charts.AIR_COVER.facts;
  switch (shadow.by) {
    case "force":
      return true;
    case "aircraft": {
      const unit = aircraftOf(state, side, shadow);
      return unit !== undefined && weatherLets(state, charts, unit);
    }
    case "radius":
      return radii.some(({ id, region }) => id === shadow.id && regionWorks(state, charts, region, "fixedRadii"));
    case "sector":
      return sectors.some(({ id, region }) => id === shadow.id && regionWorks(state, charts, region, "sectors"));
  }
}

/** 6.3.5 Ends the shadowing that the weather stops: from the air in a Gale, by aircraft when they cannot fly. */
export function groundShadowers(ctx: Context): void {
  const { state, charts } = ctx;
  for (const side of ["allied", "axis"] as const) {
    const ending = state.sides[side].shadowing.filter((shadow) => !weathers(state, charts, side, shadow));
    for (const shadow of ending) {
      const target = pieceAtBlock(state, opponentOf(side), shadow.target);
      dropShadow(ctx, side, shadow, "6.3.5");
      const stillShadowed = state.sides[side].shadowing.some((each) => each.target === shadow.target);
      if (!stillShadowed && target !== undefined && isForce(target)) lowerId(ctx, opponentOf(side), target, "6.3.5");
    }
  }
}

/** 6.3.1 The air unit that shadows; undefined for any other shadower. */
export function aircraftOf(state: Snapshot, side: Side, { by, id }: Shadow): Aircraft | undefined {
  return by === "aircraft" ? state.sides[side].aircraft.find((each) => each.id === id) : undefined;
}
