import { conditionFacts } from "../../charts/pack";
import type { Boxed, PortBox } from "../../snapshot-campaign";
import type { Force } from "../../snapshot-forces";
import { type Context, forcesOf } from "../game";
import { addForce } from "../reinforcements";
import { freshShip } from "../units";
import { MOST_MERCHANTS } from "./berth";
import { boxed, firstCs, gather, takeMerchants } from "./boxes";

/** 12.7 Port Raids find the merchants of the Unloading and Ballast boxes too: for the raids they lie in the port as convoys without orders. */
export function openBoxes(ctx: Context): void {
  const { campaign } = ctx.state;
  const { ports } = conditionFacts(ctx.charts, "port_raids");
  for (const box of (campaign?.boxes ?? []).filter(({ port }) => ports.includes(port))) {
    ctx.set(box, "unloading", layOut(ctx, box, box.unloading, true), "UNLOADING", "12.7");
    ctx.set(box, "ballast", layOut(ctx, box, box.ballast, false), "BALLAST", "12.7");
  }
}

/** Lays merchants of a box out in its port; gives those that no block holds. */
function layOut(ctx: Context, { port }: PortBox, list: readonly Boxed[], loaded: boolean): Boxed[] {
  const { moved, left } = firstCs(list, MOST_MERCHANTS);
  if (moved.length === 0) return left;
  const ships = gather(moved.map((each) => ({ ...each, faceUp: false }))).map(({ unit, cs, damaged }) =>
    freshShip(ctx.charts, unit, cs, damaged ? ["crippled"] : []),
  );
  const force = addForce(ctx, "allied", ships, port, "Merchants in port", "12.7");
  if (force.convoy !== null) ctx.set(force, "convoy", { ...force.convoy, loaded, merchants: 0 }, "CONVOY", "12.7");
  return left;
}

/** 12.7 After the raids the merchants that are left lie in their boxes again. */
export function closeBoxes(ctx: Context): void {
  for (const box of ctx.state.campaign?.boxes ?? []) {
    for (const force of forcesOf(ctx.state, "allied", (each) => isLaidOut(each, box))) {
      const list = force.convoy?.loaded === true ? "unloading" : "ballast";
      const back = boxed(takeMerchants(ctx, force), false);
      ctx.set(box, list, gather([...box[list], ...back]), list === "unloading" ? "UNLOADING" : "BALLAST", "12.7");
    }
  }
}

function isLaidOut({ convoy, station, at, sailed }: Force, { port }: PortBox): boolean {
  return convoy !== null && convoy.merchants === 0 && !sailed && station === "in_port" && at === port;
}
