import type { MapDrawing } from "../../../core/contract/map";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 2.1 The map of the Mediterranean; its drawing code is loaded on first use. */
export const map: MapDrawing<Snapshot, Charts> = {
  doc: "Draws the map: spaces, lines, sea zones and control. With a snapshot, it also shows ships, markers, Coastal Defense units, this turn's moves, turn, alert level, order and displays. It shows only what the player may know.",
  rules: ["2.1", "2.2", "4.0", "5.0", "9.0", "12.5", "17.0", "C.12"],
  load: async () => (await import("./draw")).draw,
};
