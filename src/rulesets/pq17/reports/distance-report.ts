import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import { findHex, hexDistance, locate, seaDistance } from "../charts/map";
import type { Charts } from "../charts/schema";
import { count, named, placeSchema } from "../schemas";
import { snapshotSchema } from "../snapshot";

const place = placeSchema.describe("A hex, a port or an airbase.");

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The game, at any stage; distances depend on its charts alone."),
  from: place,
  to: place,
});

const output = named(
  () =>
    z.strictObject({
      from: place,
      to: place,
      fromHex: placeSchema
        .nullable()
        .describe("The hex where the first lies; null for a box and what the map has not."),
      toHex: placeSchema.nullable().describe("The hex where the second lies; null for a box and what the map has not."),
      sea: count(999, "D-46 Hexes of a shortest way by sea.")
        .nullable()
        .describe("D-46 Hexes of a shortest way by sea; null when no way joins them."),
      air: count(999, "D-46 Hexes as aircraft fly.")
        .nullable()
        .describe("D-46 Hexes as aircraft fly, over land too; null when one is no hex."),
    }),
  "DistanceReport",
  "D-46 How far two places are apart.",
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
