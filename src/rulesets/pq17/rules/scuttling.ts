import type { Side } from "../vocabulary";
import { atSea, forcesOf, type Table } from "./game";
import { sink } from "./losses";
import { isDiw } from "./units";

/** 5.1.1 At the end of the combine segment every ship Dead in the Water that nobody tows sinks. */
export function scuttle(desk: Table, side: Side): void {
  for (const force of forcesOf(desk.state, side)) {
    if (!atSea(force)) continue;
    for (const ship of force.units.filter((each) => isDiw(each) && each.tow === null)) {
      sink(desk, side, force, ship, Math.max(1, ship.cs), "5.1.1");
    }
  }
}
