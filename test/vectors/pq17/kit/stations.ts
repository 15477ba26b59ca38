import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import type { Change } from "./index";

/** A place in a port, as a force holds it. */
export const inPort = (at: string) => ({ station: "in_port" as const, at, block: null, identified: false, idLevel: 0 });

/** A place in a box, as a force holds it. */
export const inBox = (at: string) => ({ station: "box" as const, at, block: null, identified: false, idLevel: 0 });

/** No place on the map's blocks, and unidentified. */
export const off = { block: null, identified: false, idLevel: 0 };

/** A side has these forces and no others. */
export const forces =
  (side: Side, ...list: Force[]): Change =>
  (state) => {
    state.sides[side].forces = structuredClone(list);
  };

/** A force more of a side. */
export const adds =
  (side: Side, ...forces: Force[]): Change =>
  (state) => {
    state.sides[side].forces = [...state.sides[side].forces, ...structuredClone(forces)];
  };
