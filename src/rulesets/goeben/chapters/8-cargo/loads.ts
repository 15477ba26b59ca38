import * as z from "zod";
import { reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { cargoOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { boxSchema, cargoSchema, count, named } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Cargo, GermanShipId } from "../../vocabulary";
import { markOutfitted } from "../7-outfitting/outfitting";
import { holderAt, isCaptured, terrainAt } from "../9-ports/sites";
import { barredFromOutfitting } from "../9-ports/visits";
import type { Context } from "../shared/game";
import { freeBoxes, stow, unstow } from "./cargo";
import { canBuy } from "./purchases";

/** A Hull box of a ship, numbered from 1. */
export interface CargoBox {
  readonly [key: string]: unknown;
  readonly ship: GermanShipId;
  readonly box: number;
}

/** 8.5 The cargo points of a ship at a friendly naval base. */
export function basePoints(state: Snapshot, charts: Charts, ship: GermanShipId): number {
  return state.ships[ship].leadership * charts.LIMITS.facts.baseCargoPointsPerLeadership;
}

/** 8.5, D-80 Why a ship can take no cargo now; undefined when it can. */
export function noPurchase(state: Snapshot, charts: Charts, ship: GermanShipId): Reason | undefined {
  const barred = barredFromOutfitting(state, ship);
  if (barred !== undefined) return barred;
  const { space, loaded } = state.ships[ship];
  if (space === null || !terrainOf(charts, terrainAt(state, charts, space)).cargo) {
    return reason("NO_NAVAL_BASE", "8.5", `${ship} is not at a friendly naval base.`);
  }
  if (loaded) return reason("ALREADY_LOADED", "8.5", `${ship} has taken cargo this turn.`);
  const points = basePoints(state, charts, ship);
  if (canBuy(state, charts, { ship, points, min: 1, section: "8.5" })) return undefined;
  return reason("NO_CARGO_TO_LOAD", "8.5", `${ship} has no room for cargo that it could afford.`);
}

/** 8.3 Why a ship can jettison no gear or land no crew now; undefined when it can. */
export function noDiscard(
  state: Snapshot,
  charts: Charts,
  ship: GermanShipId,
  what: "crew" | "gear",
): Reason | undefined {
  const barred = barredFromOutfitting(state, ship);
  if (barred !== undefined) return barred;
  const { space } = state.ships[ship];
  if (what === "crew" && (space === null || holderAt(state, charts, space) !== "central_powers")) {
    return reason("NO_FRIENDLY_PORT", "8.3", `${ship} can land crew only in a friendly port or base.`);
  }
  if (state.ships[ship].boxes.some((cargo) => isOf(charts, cargo, what))) return undefined;
  return what === "crew"
    ? reason("NO_CREW", "8.3", `${ship} carries no crew.`)
    : reason("NO_GEAR", "8.3", `${ship} carries no gear.`);
}

/** 8.3 The gear a ship may throw overboard, or the crew it may land. */
export function discards(state: Snapshot, charts: Charts, ship: GermanShipId, what: "crew" | "gear"): Choice<CargoBox> {
  const other = what === "crew" ? "gear" : "crew";
  const closed = boxesWith(state, charts, ship, other).map((value) => {
    const why =
      what === "crew"
        ? reason("GEAR_NOT_LANDED", "8.3", "Gear is thrown overboard, not landed.")
        : reason("CREW_NOT_JETTISONED", "8.3", "Crew is landed, and only in a friendly port or base.");
    return { value, reason: why };
  });
  return every<CargoBox>({ ship: oneOf([ship]), box: oneOf(boxesWith(state, charts, ship, what), closed) });
}

function boxesWith(state: Snapshot, charts: Charts, ship: GermanShipId, what: "crew" | "gear"): number[] {
  return state.ships[ship].boxes.flatMap((cargo, index) => (isOf(charts, cargo, what) ? [index + 1] : []));
}

function isOf(charts: Charts, cargo: Cargo | null, what: "crew" | "gear"): boolean {
  return cargo !== null && cargoOf(charts, cargo).crew === (what === "crew");
}

/** 8.3 Takes the counter of a box off its ship to Available; gives what it was. */
export function discard(ctx: Context, ship: GermanShipId, box: number, code: string): Cargo {
  const cargo = ctx.state.ships[ship].boxes[box - 1]!;
  markOutfitted(ctx, ship);
  unstow(ctx, ship, box, code, "8.3");
  return cargo;
}

/** D-12 Why a ship cannot take a landed Seebataillon aboard again now; undefined when it can. */
export function noReembarking(state: Snapshot, ship: GermanShipId): Reason | undefined {
  const barred = barredFromOutfitting(state, ship);
  if (barred !== undefined) return barred;
  const { space } = state.ships[ship];
  if (space === null || !isCaptured(state, space)) {
    return reason("NO_SEEBATAILLON_ASHORE", "9.2", `No Seebataillon is ashore where ${ship} is.`);
  }
  if (freeBoxes(state.ships[ship]).length > 0) return undefined;
  return reason("NO_FREE_BOX", "8.2", `${ship} has no free Hull box.`);
}

/** D-12 Takes the Seebataillon ashore aboard again; the port is the enemy's again. */
export function reembarkAt(ctx: Context, { ship, box }: CargoBox): string {
  const { state } = ctx;
  const space = state.ships[ship].space ?? "";
  ctx.ruling("D-12", "9.2");
  markOutfitted(ctx, ship);
  const left = state.landed.filter((each) => each !== space);
  ctx.set(state, "landed", left, "SEEBATAILLON_REEMBARKED", "9.2");
  stow(ctx, ship, "seebataillon", box, "9.2");
  return space;
}

/** A counter and where it is put. */
export const stowageSchema = named(
  z.strictObject({ cargo: cargoSchema, box: boxSchema }),
  "Stowage",
  "8.2 A counter and the Hull box it is put into; cargo of two boxes takes the next one too.",
);

/** What every purchase of cargo tells. */
export const purchaseShape = {
  spent: count(1000, "8.1 Cargo points spent."),
  left: count(1000, "8.1 Cargo points not spent; they are lost."),
};
