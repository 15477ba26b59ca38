import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { markOutfitted } from "../7-outfitting/outfitting";
import { type CargoBox, carries, freeBoxes } from "../8-cargo/hull-boxes";
import { stow, unstow } from "../8-cargo/stowing";
import { holdsAllies } from "../13-incidents/pool";
import { isDefended } from "../16-bombardment/coastal-defences";
import type { Context } from "../shared/context";
import { germanAt, germanInPlay } from "../shared/game";
import { isCaptured, terrainAt } from "./sites";
import { barredFromOutfitting } from "./visits";

/**
 * 9.2, D-81 True for an Allied port, not a base, that is open to a landing. It is undefended and not yet held, without
 * Allied warships or a storm.
 */
function isOpenToLanding(state: Snapshot, charts: Charts, space: string): boolean {
  return (
    terrainAt(state, charts, space) === "allied_port" &&
    !isDefended(state, space) &&
    !holdsAllies(state, space) &&
    !state.storms.includes(space) &&
    !isCaptured(state, space)
  );
}

/** 9.2 German ships with a Seebataillon to land where they are. */
export function landingShips(state: Snapshot, charts: Charts): GermanShipId[] {
  return germanInPlay(state).filter((id) => {
    const { space } = state.ships[id];
    return space !== null && carries(state.ships[id], "seebataillon") && isOpenToLanding(state, charts, space);
  });
}

/** 9.2 The numbers, from 1, of the Hull boxes in which a ship carries a Seebataillon. */
export function seebataillonBoxes({ ships }: Snapshot, ship: GermanShipId): number[] {
  return ships[ship].boxes.flatMap((cargo, index) => (cargo === "seebataillon" ? [index + 1] : []));
}

/** 9.2 Lands a Seebataillon: the port is captured. Gives the port. */
export function land(ctx: Context, ship: GermanShipId, box: number): string {
  const { state } = ctx;
  const space = state.ships[ship].space!;
  ctx.ruling("D-81", "9.2");
  unstow(ctx, ship, box, "SEEBATAILLON_LANDED", "9.2");
  ctx.push(state.landed, space, "PORT_CAPTURED", "9.2");
  return space;
}

/** 9.2, D-81 Ports where a Seebataillon may be landed now. */
export function landingsOpen(state: Snapshot, charts: Charts): readonly string[] {
  return [...new Set(landingShips(state, charts).map((ship: GermanShipId) => state.ships[ship].space!))];
}

/** D-12 The reason why a ship cannot take a landed Seebataillon aboard again now; undefined when it can. */
export function noReembarking(state: Snapshot, ship: GermanShipId): Reason | undefined {
  const barred = barredFromOutfitting(state, ship);
  if (barred !== undefined) return barred;
  const { space } = state.ships[ship];
  if (space === null || !isCaptured(state, space)) {
    return reason("NO_SEEBATAILLON_ASHORE", "9.2", { ship });
  }
  if (freeBoxes(state.ships[ship]).length > 0) return undefined;
  return reason("NO_FREE_BOX", "8.2", { ship });
}

/** D-12 Takes the Seebataillon ashore aboard again; the port is the enemy's again. */
export function reembarkAt(ctx: Context, { ship, box }: CargoBox): string {
  const { state } = ctx;
  const space = state.ships[ship].space ?? "";
  ctx.ruling("D-12", "9.2");
  markOutfitted(ctx, ship);
  const bases = state.landed.filter((each) => each !== space);
  ctx.set(state, "landed", bases, "SEEBATAILLON_REEMBARKED", "9.2");
  stow(ctx, ship, "seebataillon", box, "9.2");
  return space;
}

/** 9.2, D-12 A landed Seebataillon without a German warship is lost at once, and its port is the enemy's again. */
export function loseLandings(ctx: Context): void {
  const { state } = ctx;
  const bases = state.landed.filter((space) => germanAt(state, space).length > 0);
  if (bases.length === state.landed.length) return;
  ctx.ruling("D-12", "9.2");
  ctx.set(state, "landed", bases, "LANDING_LOST", "9.2");
}
