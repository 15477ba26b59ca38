import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import type { Phrases } from "../../../core/contract/phrases";
import { formatReason } from "../../../core/text/reason";
import { bandFor, coalFor, reachable, reachOfShip, SPEED_BANDS, usableSpeeds } from "../chapters/12-movement/paths";
import { friendlyShip, isGerman } from "../chapters/shared/game";
import type { Charts } from "../charts/schema";
import { count, named, spaceSchema, unitSchema } from "../schemas";
import { type Snapshot, snapshotSchema } from "../snapshot";

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The game, at any stage."),
  ship: unitSchema.describe("A friendly warship. If it is not on the map, it cannot reach any space."),
});

const output = named(
  () =>
    z.strictObject({
      ship: unitSchema,
      from: spaceSchema.nullable().describe("Space of the ship; null if it is not on the map."),
      reach: count(99, "12.0 Maximum number of spaces, with the current Engines and coal."),
      spaces: z
        .array(
          named(
            z.strictObject({
              space: spaceSchema,
              distance: count(99, "12.0 Number of spaces on the shortest legal path."),
              speed: named(z.enum(SPEED_BANDS), "SpeedBand", "12.1-12.3 A speed band.")
                .nullable()
                .describe("D-18 The speed for this distance; null for an Austro-Hungarian ship."),
              coal: count(99, "12.1-12.3 Total coal cost."),
              stops: z.boolean().describe("12.5, D-19 True if a ship that enters must end its move."),
            }),
            "ReachableSpace",
            "12.0 A space within reach of the ship.",
          ),
        )
        .max(400)
        .describe("12.0 Spaces within reach, nearest first."),
      closed: z
        .array(
          named(
            z.strictObject({
              space: spaceSchema,
              code: z.string().describe("The reason, as a refusal code."),
              section: z.string().describe("The rule that closes it."),
              message: z.string().describe("The reason as a sentence."),
            }),
            "ClosedSpace",
            "12.5 A space that the ship may not enter.",
          ),
        )
        .max(400)
        .describe("12.5 Adjacent spaces that the ship may not enter."),
    }),
  "ReachableReport",
  "12.0 Spaces within reach of a ship.",
);

type Output = z.infer<typeof output>;

/** 12.0 The report of the spaces a ship can reach, and at what speed. */
export const reachableReport = defineReport<Charts, z.infer<typeof input>, Output>({
  name: "reachable",
  title: "Reachable spaces",
  doc: "Lists the spaces that a friendly warship can reach with its Engines and coal, with distance, speed and coal cost. Also lists the spaces closed to it.",
  rules: ["9.1", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "20.0"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "move-one-space", ship: "goeben" },
  compute: ({ snapshot, ship }, charts, phrases) => reached(snapshot, charts, ship, phrases),
});

function reached(state: Snapshot, charts: Charts, ship: string, phrases: Phrases): Output {
  const from = friendlyShip(state, ship)?.space ?? null;
  if (from === null) return { ship, from, reach: 0, spaces: [], closed: [] };
  const reach = reachOfShip(state, charts, ship);
  const { distances, stops, closed: shut } = reachable(state, charts, ship, from, reach);
  const speeds = isGerman(ship) ? usableSpeeds(state, charts, ship) : null;
  const spaces = [...distances].map(([space, distance]) => {
    const speed = speeds === null ? null : bandFor(speeds, distance);
    const coal = speed === null ? 0 : coalFor(charts, speed);
    return { space, distance, speed, coal, stops: stops.has(space) };
  });
  const closed = [...shut].map(([space, why]) => {
    return { space, code: why.code, section: why.section, message: formatReason(why, phrases) };
  });
  return { ship, from, reach, spaces, closed };
}
