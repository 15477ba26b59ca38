import type { MapDrawing } from "../../../core/contract/map";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 1.1 The map of the Arctic; its drawing code is loaded on first use. */
export const map: MapDrawing<Snapshot, Charts> = {
  doc: "Draws the map of the charts: hexes, ports, airbases, Air Radii; with a snapshot also the ice, blocks and aircraft, as the referee, a side or an onlooker sees them.",
  rules: ["1.1", "1.2", "5.7", "6.1", "6.4.1", "10"],
  load: async () => (await import("./draw")).draw,
};
