import { cargoOf, germanShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO, type Cargo, GERMAN_SHIPS, type GermanShipId } from "../../vocabulary";
import type { Report } from "../shared/invariant";
import { aboard, countersLeft } from "./hull-boxes";
import { allowedCargo } from "./purchases";

/** What no ship could carry: cargo in lost boxes, halves of cargo, cargo it may not take, or more counters than there are. */
export function checkCargo(state: Snapshot, charts: Charts, tell: Report): void {
  for (const id of GERMAN_SHIPS) {
    const report: Report = (code, pointer, message) => tell(code, `/ships/${id}/boxes${pointer}`, message);
    checkBoxes(state, charts, id, report);
  }
  for (const cargo of CARGO) {
    if (countersLeft(state, charts, cargo) >= 0) continue;
    const { count, name } = cargoOf(charts, cargo);
    tell("COUNTERS_EXCEEDED", "/ships", `There are ${count} counters of ${name} (8.3).`);
  }
}

function checkBoxes(state: Snapshot, charts: Charts, id: GermanShipId, report: Report): void {
  const { boxes, hull, status } = state.ships[id];
  const { hull: size } = germanShipOf(charts, id).start;
  if (boxes.length !== size) {
    report("BOXES_MISCOUNTED", "", `${id} has ${size} Hull boxes (3.0).`);
    return;
  }
  const allowed = allowedCargo(state, charts, id);
  const intact = status === "in_play" ? hull : 0;
  boxes.forEach((cargo, index) => {
    if (cargo === null) return;
    if (index >= intact) report("CARGO_IMPOSSIBLE", `/${index}`, "A lost Hull box holds nothing (8.4).");
    else if (!allowed.includes(cargo)) report("CARGO_IMPOSSIBLE", `/${index}`, `${id} may not carry this (8.1).`);
    else if (!isWhole(charts, boxes, index, cargo)) {
      report("CARGO_IMPOSSIBLE", `/${index}`, "Cargo of several boxes stands in boxes side by side (20.1).");
    }
  });
  for (const cargo of new Set(boxes)) {
    if (cargo === null) continue;
    const { perShip } = cargoOf(charts, cargo);
    if (perShip === null || aboard(state.ships[id], charts, cargo) <= perShip) continue;
    report("CARGO_IMPOSSIBLE", `/${boxes.lastIndexOf(cargo)}`, `One ship carries at most ${perShip} of these (20.1).`);
  }
}

/** D-55 True when the box belongs to a whole counter: its run of equal boxes holds whole counters only. */
function isWhole(charts: Charts, boxes: readonly (Cargo | null)[], index: number, cargo: Cargo): boolean {
  const { boxes: size } = cargoOf(charts, cargo);
  if (size === 1) return true;
  let from = index;
  let to = index + 1;
  while (from > 0 && boxes[from - 1] === cargo) from -= 1;
  while (to < boxes.length && boxes[to] === cargo) to += 1;
  return (to - from) % size === 0;
}
