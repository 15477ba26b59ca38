import { isBox } from "../../charts/map";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/context";

/** 15.7.5 Moves a German force that lies in port straight to a port or box of Germany. */
export function transfer(ctx: Context, force: Force, to: string): void {
  ctx.set(force, "station", isBox(to) ? "box" : "in_port", "TRANSFERRED", "15.7.5");
  ctx.set(force, "at", to, "TRANSFERRED", "15.7.5");
}
