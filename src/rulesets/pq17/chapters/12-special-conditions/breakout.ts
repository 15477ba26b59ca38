import { byLetter, conditionFacts, turnIndex } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import { takeChit } from "../4-1-initiative/preparation";
import { mixBlocks, numberBlock } from "../6-1-identification/identity";
import { addForce } from "../13-random-events/reinforcements";
import { type Context, removeForce } from "../shared/context";
import { NOT_MOVED } from "../shared/fresh-force";
import { freshId } from "../shared/game";
import { freshShip, inGroup } from "../shared/units";
import { revealChit } from "./conditions";

/** 12.2 A force breaks out: it leaves the map, and scores if enough turns are left before its Fuel Warning. */
export function breakOut(ctx: Context, force: Force): void {
  const { charts, state } = ctx;
  const { turnsLeft, vpPerCapitalShip, vpPerCruiser } = conditionFacts(charts, "atlantic_breakout");
  const { state: fuel, marker } = force.fuel;
  const supplied = fuel === "full" && marker !== null && marker - state.turn >= turnsLeft;
  ctx.ruling("E-69", "12.2");
  revealChit(ctx, "axis", "atlantic_breakout", "12.2");
  for (const { unit, cs } of force.units) {
    ctx.push(state.sides.axis.removed, { unit, cs, turn: state.turn, why: "breakout" }, "UNIT_REMOVED", "12.2");
    const worth = inGroup(charts, { unit }, "capital") ? vpPerCapitalShip : vpPerCruiser;
    if (supplied) score(ctx, "axis", "COND_ATLANTIC_BREAKOUT", worth, null, "12.2");
  }
  removeForce(ctx, "axis", force, "12.2");
}

/**
 * 12.2.1 Draws the chit for the turn in which ships that broke out come back; the campaign requires it in its planning
 * phase.
 */
export function drawReturn(ctx: Context, ships: readonly { readonly unit: string; readonly cs: number }[]): void {
  const { charts, state } = ctx;
  const letter = takeChit(ctx, "axis", "12.2.1");
  const row = byLetter(conditionFacts(charts, "atlantic_breakout").returns, letter);
  const indexOf = (turn: string | null | undefined): number | null => (turn == null ? null : turnIndex(turn));
  ctx.set(
    state.sides.axis.special,
    "returning",
    {
      ships: ships.map(({ unit, cs }) => ({ unit, cs })),
      turn: indexOf(row?.turn),
      fuelWarning: indexOf(row?.fuelWarning),
      shown: false,
    },
    "BREAKOUT_RETURN",
    "12.2.1",
  );
}

/** 12.2.1 True in the Axis random event segment in which ships that broke out must come back. */
export function shipsReturn(state: Snapshot): boolean {
  const { returning } = state.sides.axis.special;
  if (returning === null || !returning.shown || returning.fuelWarning === null) return false;
  return state.phase === "random_event" && state.phasing === "axis";
}

/** 12.2.1 Ships that broke out come back to the map's edge with a dummy; their blocks are mixed. Gives the id of their force. */
export function bringBack(ctx: Context, hex: string, dummyHex: string): string {
  const { charts, state } = ctx;
  const { axis } = state.sides;
  const { returning } = axis.special;
  const ships = (returning?.ships ?? []).map(({ unit, cs }) => freshShip(charts, unit, cs));
  const force = addForce(ctx, "axis", ships, hex, "Breakout", "12.2.1");
  ctx.set(force, "station", "at_sea", "STATION", "12.2.1");
  ctx.set(force, "sailed", true, "SAILED", "12.2.1");
  ctx.set(
    force,
    "fuel",
    { state: "full", marker: returning?.fuelWarning ?? null, refuelled: false },
    "FUEL_MARKER",
    "12.2.1",
  );
  numberBlock(ctx, "axis", force.id, "1.2");
  const id = freshId(state, "axis", "dummy");
  if (axis.dummies.length >= axis.dummyLimit)
    ctx.set(axis, "dummyLimit", axis.dummies.length + 1, "DUMMY_LIMIT", "12.2.1");
  const moved = { ...NOT_MOVED, entered: [] };
  ctx.push(axis.dummies, { id, station: "at_sea", at: dummyHex, block: null, moved }, "DUMMY_PLACED", "12.2.1");
  numberBlock(ctx, "axis", id, "1.2");
  const other = axis.dummies.find((each) => each.id === id);
  if (force.block !== null && other?.block != null) mixBlocks(ctx, "axis", force.block, other.block, "12.2.1");
  ctx.set(axis.special, "returning", null, "BREAKOUT_RETURN", "12.2.1");
  return force.id;
}
