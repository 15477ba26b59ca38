import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import { findHex, hexDistance, locate, seaDistance } from "../charts/map";
import type { Charts } from "../charts/schema";
import { count, named, placeSchema } from "../schemas";
import { snapshotSchema } from "../snapshot";

const place = placeSchema.describe("A hex, a port or an airbase.");

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The game, at any stage. Distances depend only on its charts."),
  from: place,
  to: place,
});

const output = named(
  () =>
    z.strictObject({
      from: place,
      to: place,
      fromHex: placeSchema.nullable().describe("The hex of the first place. Null for a box or a place off the map."),
      toHex: placeSchema.nullable().describe("The hex of the second place. Null for a box or a place off the map."),
      sea: count(999, "D-46 Hexes of a shortest route by sea.")
        .nullable()
        .describe("D-46 Hexes of a shortest route by sea. Null if no route joins them."),
      air: count(999, "D-46 Hexes as aircraft fly.")
        .nullable()
        .describe("D-46 Hexes as aircraft fly, over land too. Null if either place is not in a hex."),
    }),
  "DistanceReport",
  "D-46 The distance between two places.",
);

/** D-46 How far two places are apart, by sea and by air. */
export const distanceReport = defineReport<Charts, z.infer<typeof input>, z.infer<typeof output>>({
  name: "distance",
  title: "Distance",
  doc: "Counts the hexes between two hexes, ports or airbases, as ships sail and as aircraft fly.",
  rules: ["5", "5.3", "D-46"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "patrol-white-leaves", from: "reykjavik", to: "arkhangelsk" },
  compute({ from, to }, charts) {
    const hexAt = (id: string): string | null => {
      const location = locate(charts, id);
      return location !== undefined && findHex(charts, location) !== undefined ? location : null;
    };
    const fromHex = hexAt(from);
    const toHex = hexAt(to);
    if (fromHex === null || toHex === null) return { from, to, fromHex, toHex, sea: null, air: null };
    const sea = seaDistance(charts, fromHex, toHex) ?? null;
    return { from, to, fromHex, toHex, sea, air: hexDistance(charts, fromHex, toHex) };
  },
});
