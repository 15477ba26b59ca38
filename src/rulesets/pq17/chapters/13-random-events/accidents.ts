import { hexOf } from "../../charts/map";
import { unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Removal, Side } from "../../vocabulary";
import type { Force, Piece, Ship } from "../1-2-forces/state";
import { apart } from "../5-1-movement/towing";
import { hurt } from "../7-9-damage/damage";
import { removeShip } from "../7-9-damage/losses";
import type { Context } from "../shared/context";
import { atSea, forcesOf } from "../shared/game";
import { pickOne, pickPiece, pickShip } from "../shared/picks";
import { candidates, inGroup, typeOf } from "../shared/units";

/** 13, 15.5.3 Two ships of a force at sea collide: light ships and merchants leave play, heavy ships and auxiliaries take a hit. */
export function collision(ctx: Context, side: Side): boolean {
  const { state, charts } = ctx;
  const { ships, hits } = charts.EVENTS.facts.events.collision;
  const forces = forcesOf(state, side, (force) => atSea(force) && candidates(charts, force.units).length >= ships);
  const force = pickPiece(ctx, side, forces, "event-force", "15.5.3");
  if (force === undefined) return false;
  let pool = candidates(charts, force.units);
  const struck: Ship[] = [];
  while (struck.length < ships) {
    const ship = pickShip(ctx, pool, { label: "event-ship", side, force: force.id, section: "15.5.3" });
    if (ship === undefined) break;
    struck.push(ship);
    pool = without(pool, ship);
  }
  for (const ship of struck) {
    if (takesHits(charts, ship)) hurt(ctx, { side, force, ship }, hitsFor(charts, ship, hits), "15.5.3");
    else removeShip(ctx, side, force, ship, "collision", "15.5.3");
  }
  return true;
}

/** 13, 15.5.3 A ship of a TF or convoy off the coast runs aground: it takes a hit and leaves play, without VP. */
export function grounding(ctx: Context, side: Side): boolean {
  const { state, charts } = ctx;
  const forces = forcesOf(state, side, (force) => force.kind !== "wolf_pack" && offTheCoast(ctx, force));
  const force = pickPiece(ctx, side, forces, "event-force", "15.5.3");
  if (force === undefined) return false;
  return leavePlay(ctx, side, force, candidates(charts, force.units), "grounding");
}

/** 13, 5.1.3 A ship in port breaks down: a warship stays there with a marker, a merchant leaves its convoy. */
export function breakdown(ctx: Context, side: Side): boolean {
  const { state, charts } = ctx;
  const inPort = forcesOf(state, side, ({ station }) => station === "in_port");
  const pool = inPort.flatMap((force) =>
    candidates(
      charts,
      force.units.filter((ship) => breaksDown(charts, ship)),
    ).map((ship) => ({ force, ship })),
  );
  const say = ({ force, ship }: (typeof pool)[number]): string => `${force.id} ${ship.unit}`;
  const picked = pickOne(ctx, { label: "event-ship", about: { side }, section: "15.5.3", pool, resultName: say });
  if (picked === undefined) return false;
  const { force, ship } = picked;
  if (typeOf(charts, ship) === "MX") {
    ctx.ruling("E-36", "15.5.3");
    removeShip(ctx, side, force, ship, "breakdown", "15.5.3");
    return true;
  }
  const broken = apart(ctx, force, ship);
  ctx.set(broken, "marks", [...broken.marks, "inoperative"], "BREAKDOWN", "5.1.3");
  return true;
}

function leavePlay(ctx: Context, side: Side, force: Force, pool: readonly Ship[], why: Removal): boolean {
  const ship = pickShip(ctx, pool, { label: "event-ship", side, force: force.id, section: "15.5.3" });
  if (ship !== undefined) removeShip(ctx, side, force, ship, why, "15.5.3");
  return ship !== undefined;
}

function breaksDown(charts: Charts, ship: Ship): boolean {
  if (ship.marks.includes("inoperative")) return false;
  return inGroup(charts, ship, "heavy") || ["DD", "TB", "MX"].includes(typeOf(charts, ship));
}

function takesHits(charts: Charts, ship: Ship): boolean {
  return inGroup(charts, ship, "heavy") || typeOf(charts, ship) === "AX";
}

/** A hit of an event costs a whole step, of a double-step unit too. */
function hitsFor(charts: Charts, ship: Ship, hits: number): number {
  return unitOf(charts, ship.unit).doubleStep ? hits * charts.LIMITS.facts.hitsPerDoubleStep : hits;
}

function without(pool: readonly Ship[], ship: Ship): Ship[] {
  const at = pool.indexOf(ship);
  return pool.filter((_, index) => index !== at);
}

/** True for a piece at sea in a hex that holds coast. */
export function offTheCoast(ctx: Pick<Context, "charts">, piece: Piece): boolean {
  return atSea(piece) && hexOf(ctx.charts, piece.at).terrain === "coast";
}
