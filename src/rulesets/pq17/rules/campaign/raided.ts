import { conditionFacts } from "../../charts/pack";
import type { Boxed, PortBox } from "../../snapshot-campaign";
import type { Force } from "../../snapshot-forces";
import { forcesOf, type Table } from "../game";
import { addForce } from "../reinforcements";
import { freshShip } from "../units";
import { MOST_MERCHANTS } from "./berth";
import { boxed, firstCs, gather, takeMerchants } from "./boxes";

/** 12.7 Port Raids find the merchants of the Unloading and Ballast boxes too: for the raids they lie in the port as convoys without orders. */
export function openBoxes(desk: Table): void {
  const { campaign } = desk.state;
  const { ports } = conditionFacts(desk.charts, "port_raids");
  for (const box of (campaign?.boxes ?? []).filter(({ port }) => ports.includes(port))) {
    desk.set(box, "unloading", layOut(desk, box, box.unloading, true), "UNLOADING", "12.7");
    desk.set(box, "ballast", layOut(desk, box, box.ballast, false), "BALLAST", "12.7");
  }
}

/** Lays merchants of a box out in its port; gives those that no block holds. */
function layOut(desk: Table, { port }: PortBox, list: readonly Boxed[], loaded: boolean): Boxed[] {
  const { moved, left } = firstCs(list, MOST_MERCHANTS);
  if (moved.length === 0) return left;
  const ships = gather(moved.map((each) => ({ ...each, faceUp: false }))).map(({ unit, cs, damaged }) =>
    freshShip(desk.charts, unit, cs, damaged ? ["crippled"] : []),
  );
  const force = addForce(desk, "allied", ships, port, "Merchants in port", "12.7");
  if (force.convoy !== null) desk.set(force, "convoy", { ...force.convoy, loaded, merchants: 0 }, "CONVOY", "12.7");
  return left;
}

/** 12.7 After the raids the merchants that are left lie in their boxes again. */
export function closeBoxes(desk: Table): void {
  for (const box of desk.state.campaign?.boxes ?? []) {
    for (const force of forcesOf(desk.state, "allied", (each) => isLaidOut(each, box))) {
      const list = force.convoy?.loaded === true ? "unloading" : "ballast";
      const back = boxed(takeMerchants(desk, force), false);
      desk.set(box, list, gather([...box[list], ...back]), list === "unloading" ? "UNLOADING" : "BALLAST", "12.7");
    }
  }
}

function isLaidOut({ convoy, station, at, sailed }: Force, { port }: PortBox): boolean {
  return convoy !== null && convoy.merchants === 0 && !sailed && station === "in_port" && at === port;
}
