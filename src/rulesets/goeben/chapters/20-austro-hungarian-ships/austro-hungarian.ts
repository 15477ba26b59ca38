import { alliedHits, austroHungarianShipOf } from "../../charts/pack";
import { changeVp } from "../17-victory/points";
import type { Context } from "../shared/context";
import type { AustroHungarianShip } from "./state";

/** 20.0, 13.1 Damages an Austro-Hungarian ship outside battle; damage above its armor sinks it. */
export function damageAustroHungarian(ctx: Context, ship: AustroHungarianShip, by: number, section: string): void {
  if (ship.status !== "in_play" || by <= 0) return;
  ctx.set(ship, "damage", ship.damage + by, "AUSTRO_HUNGARIAN_DAMAGE", section);
  if (ship.damage <= austroHungarianShipOf(ctx.charts, ship.id).armor) return;
  ctx.ruling("D-38", "14.13");
  sinkAustroHungarian(ctx, ship.id, section);
}

/** 20.0 Sinks an Austro-Hungarian ship, for any cause; its value is lost once. */
export function sinkAustroHungarian(ctx: Context, id: string, section: string): void {
  const ship = leave(ctx, id, "sunk", section);
  if (ship === undefined) return;
  const { austroHungarianSunk } = ctx.charts.VICTORY_POINTS.facts;
  changeVp(ctx, austroHungarianSunk[austroHungarianShipOf(ctx.charts, id).class], "VP_AUSTRO_HUNGARIAN_SUNK", "17.1");
}

/** 20.0 Sends an Austro-Hungarian ship damaged until the next scenario; its damaged value is lost once. */
export function withdrawAustroHungarian(ctx: Context, id: string, section: string): void {
  const ship = leave(ctx, id, "damaged", section);
  if (ship === undefined) return;
  const { austroHungarianDamaged } = ctx.charts.VICTORY_POINTS.facts;
  const value = austroHungarianDamaged[austroHungarianShipOf(ctx.charts, id).class];
  changeVp(ctx, value, "VP_AUSTRO_HUNGARIAN_DAMAGED", "17.1");
}

/** 13.1 At the end of a phase every ship damaged in it outside battle leaves. */
export function withdrawDamaged(ctx: Context): void {
  for (const { id, damage } of ctx.state.austroHungarian) if (damage > 0) withdrawAustroHungarian(ctx, id, "13.1");
}

/** 14.6 Rolls a torpedo hit on an Austro-Hungarian ship outside battle, and applies it. */
export function torpedoAustroHungarian(ctx: Context, ship: AustroHungarianShip, section: string): void {
  const { row } = ctx.roll({
    label: "torpedo-hit",
    about: { target: ship.id },
    section,
    view: alliedHits(ctx.charts.TORPEDO_HIT),
  });
  if (row.result === "magazine") sinkAustroHungarian(ctx, ship.id, section);
  else damageAustroHungarian(ctx, ship, row.damage, section);
}

function leave(ctx: Context, id: string, status: "sunk" | "damaged", section: string): AustroHungarianShip | undefined {
  const ship = ctx.state.austroHungarian.find((each) => each.id === id);
  if (ship?.status !== "in_play") return undefined;
  ctx.set(ship, "status", status, "AUSTRO_HUNGARIAN_STATUS", section);
  ctx.set(ship, "space", null, "SHIP_SPACE", section);
  ctx.set(ship, "damage", 0, "AUSTRO_HUNGARIAN_DAMAGE", section);
  return ship;
}

/** 24.2 Brings an Austro-Hungarian ship into play where it begins. */
export function joinAustroHungarian(ctx: Context, id: string, space: string, section: string): void {
  const ship = ctx.state.austroHungarian.find((each) => each.id === id);
  if (ship === undefined) return;
  ctx.set(ship, "status", "in_play", "AUSTRO_HUNGARIAN_STATUS", section);
  ctx.set(ship, "space", space, "SHIP_SPACE", section);
}
