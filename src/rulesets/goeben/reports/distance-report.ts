import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import { distancesFrom, findSpace } from "../charts/map";
import type { Charts } from "../charts/schema";
import { count, named, spaceSchema } from "../schemas";
import { snapshotSchema } from "../snapshot";

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The game, at any stage. Only its charts matter."),
  from: spaceSchema,
  to: spaceSchema,
});

const output = named(
  () =>
    z.strictObject({
      from: spaceSchema,
      to: spaceSchema,
      lines: count(999, "2.1 Number of navigation lines on a shortest path, through any terrain.")
        .nullable()
        .describe("2.1 Null if no path connects the spaces, or if one of them is not on the map."),
    }),
  "DistanceReport",
  "2.1 Distance between two spaces.",
);

/** 2.1 The distance between two spaces. */
export const distanceReport = defineReport<Charts, z.infer<typeof input>, z.infer<typeof output>>({
  name: "distance",
  title: "Distance",
  doc: "Counts the navigation lines between two spaces of the map, through any terrain.",
  rules: ["2.1", "12.0"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "move-one-space", from: "messina", to: "constantinople" },
  compute({ from, to }, charts) {
    const known = findSpace(charts, from) !== undefined && findSpace(charts, to) !== undefined;
    return { from, to, lines: known ? (distancesFrom(charts, from).get(to) ?? null) : null };
  },
});
