import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { ForceKind, Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { releaseTow } from "../5-1-movement/towing";
import { numberBlock, raiseTo } from "../6-1-identification/identity";
import { askWhomToFollow } from "../6-3-shadowing/split";
import { takeBack } from "../9-weather/dispersal";
import type { Context } from "../shared/context";
import { NOT_MOVED } from "../shared/fresh-force";
import { atSea, forcesOf, freshId, lowestFree } from "../shared/game";
import { inGroup, inTow, shipsIn, typeOf } from "../shared/units";

/**
 * 5.5 Scatters a convoy: its warships leave as a TF, its submarines as a Wolf Pack. The convoy is ID3 until it is in
 * port.
 */
export function scatter(ctx: Context, side: Side, convoy: Force, section: string): void {
  const { charts } = ctx;
  if (convoy.convoy === null || convoy.convoy.scattered) return;
  const warships = shipsIn(charts, convoy, "warship");
  const boats = warships.filter((ship) => typeOf(charts, ship) === "SS");
  const others = warships.filter((ship) => !boats.includes(ship));
  if (others.length > 0) leave(ctx, side, convoy, others, "task_force");
  if (boats.length > 0) leave(ctx, side, convoy, boats, "wolf_pack");
  gather(ctx, convoy);
  ctx.set(convoy.convoy, "scattered", true, "CONVOY_SCATTERED", "5.5");
  if (atSea(convoy)) raiseTo(ctx, side, convoy, charts.COMBAT_ID.facts.scattered, section);
}

/** 5.5 Warships of a scattering convoy leave as a block of their own in its hex, with its ID and its fuel. */
function leave(ctx: Context, side: Side, convoy: Force, ships: readonly Ship[], kind: ForceKind): void {
  const { state } = ctx;
  const own = state.sides[side];
  ctx.set(
    convoy,
    "units",
    convoy.units.filter((ship) => !ships.includes(ship)),
    "SHIPS_LEAVE",
    "5.5",
  );
  const numbers = forcesOf(state, side, (each) => each.kind === kind).map(({ number }) => number);
  const id = freshId(state, side, kind);
  const fresh: Force = {
    ...convoy,
    id,
    kind,
    number: lowestFree(numbers),
    block: null,
    dummyDue: false,
    moved: { ...NOT_MOVED, entered: [...convoy.moved.entered], hexes: convoy.moved.hexes, done: convoy.moved.done },
    fuel: { ...convoy.fuel },
    convoy: null,
    units: ships.map((ship) => ({ ...ship, marks: [...ship.marks] })),
  };
  ctx.push(own.forces, fresh, "FORCE_DETACHED", "5.5");
  if (atSea(fresh)) numberBlock(ctx, side, id, "1.2");
}

/** 5.6 Merchants that a Gale had dispersed count with the others from then on. */
function gather(ctx: Context, force: Force): void {
  const { convoy } = force;
  if (convoy === null || convoy.dispersed.length === 0) return;
  for (const back of convoy.dispersed) {
    const alone = takeBack(ctx, force, back, "5.5");
    if (alone !== undefined) ctx.push(force.units, alone, "SHIP_JOINED", "5.5");
  }
  ctx.set(convoy, "dispersed", [], "CONVOY_SCATTERED", "5.5");
}

/** 5.5 True for a convoy that can scatter: it holds merchants and has not scattered yet. */
export function canScatter(ctx: Pick<Context, "charts">, force: Force): boolean {
  if (force.convoy === null || force.convoy.scattered) return false;
  return force.convoy.dispersed.length > 0 || force.units.some((ship) => inGroup(ctx.charts, ship, "convoy_ship"));
}

/** 5.5 The convoys of a side that may scatter by order: at sea, and with their dispersal rolled. */
export function mayScatter(state: Snapshot, charts: Charts, side: Side): Force[] {
  const { convoyCards } = state.sides[side];
  return forcesOf(
    state,
    side,
    (force) =>
      atSea(force) &&
      canScatter({ charts }, force) &&
      !convoyCards.some((card) => card.force === force.id && card.disperses),
  );
}

/** 5.5 A convoy scatters instead of moving; what shadows it follows its warships, if it can. */
export function scatterByOrder(ctx: Context, side: Side, convoy: Force): void {
  const own = ctx.state.sides[side];
  for (const towed of inTow(convoy)) releaseTow(ctx, convoy, towed);
  const before = new Set(own.forces.map(({ id }) => id));
  scatter(ctx, side, convoy, "5.5");
  ctx.set(convoy, "moved", { ...convoy.moved, done: true }, "SCATTERED_INSTEAD", "5.5");
  const escort = own.forces.find(({ id, kind }) => !before.has(id) && kind === "task_force");
  askWhomToFollow(ctx, side, convoy, escort ?? convoy);
}
