import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { carries, unstow } from "../8-cargo/cargo";
import { holdsAllies } from "../13-incidents/pool";
import { isDefended } from "../17-victory/ending";
import { type Context, germanInPlay } from "../shared/game";
import { isCaptured, terrainAt } from "./sites";

/** 9.2, D-81 True for an Allied port, not a base, that lies open to a landing: undefended, no Allied warship, no storm, not held already. */
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
