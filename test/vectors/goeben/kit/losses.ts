import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { Change, Json } from "./index";

/** Victory points lost in the battle. */
export function lost(vp: number): Change {
  return (state) => {
    state.vp -= vp;
    state.battle!.lost += vp;
  };
}

/** Hull boxes lost from the highest on, with their cargo. */
export function hull(left: number): Change {
  return (state) => {
    const { goeben } = state.ships;
    goeben.hull = left;
    goeben.boxes = goeben.boxes.map((cargo, index) => (index < left ? cargo : null));
  };
}

/** A German ship sunk: out of play, its cargo gone. */
export function sunk(id: "goeben" | "breslau", members: Json = {}): Change {
  return (state: Snapshot) => {
    const boxes = state.ships[id].boxes.map(() => null);
    Object.assign(state.ships[id], { status: "sunk", space: null, hull: 0, boxes }, members);
  };
}
