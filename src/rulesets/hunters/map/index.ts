import type { MapDrawing } from "../../../core/contract/map";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 3.1, 9.1 The boat's mat; its drawing code is loaded on first use. */
export const map: MapDrawing<Snapshot, Charts> = {
  doc: "Draws the U-Boat Display Mat and the Combat Mat: patrol track, tubes, reloads, guns, targets, damage, systems and crew. Without a snapshot, it draws a new boat in port.",
  rules: ["3.1", "4.5", "7.1", "9.1", "10.0", "11.1"],
  load: async () => (await import("./draw")).draw,
};
