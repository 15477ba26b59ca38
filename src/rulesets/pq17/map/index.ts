import type { MapDrawing } from "../../../core/contract/map";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 1.1 The map of the Arctic; its drawing code is loaded on first use. */
export const map: MapDrawing<Snapshot, Charts> = {
  doc: "Draws the map of the charts: hexes, ports, airbases, Air Radii. With a snapshot, it also shows the ice, blocks and aircraft that the referee, a side or an onlooker sees.",
  rules: ["1.1", "1.2", "5.7", "6.1", "6.4.1", "10"],
  load: async () => (await import("./draw")).draw,
};
