import { isBox } from "../../charts/map";
import type { Force } from "../../snapshot-forces";
import type { Table } from "../game";

/** 15.7.5 Moves a German force that lies in port straight to a port or box of Germany. */
export function transfer(desk: Table, force: Force, to: string): void {
  desk.set(force, "station", isBox(to) ? "box" : "in_port", "TRANSFERRED", "15.7.5");
  desk.set(force, "at", to, "TRANSFERRED", "15.7.5");
}
