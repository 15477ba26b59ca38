import * as z from "zod";
import { count, germanShipSchema, named, trackSchema } from "../../schemas";
import { defineGoeben } from "../operation";
import { type Repair, repairs, tryRepairs } from "./repairs";

const input = z.strictObject({
  ship: germanShipSchema,
  dice: z.array(trackSchema).min(1).max(100).describe("10.1 The damaged track for each die, in the order rolled."),
});

const trackRepairSchema = named(
  () =>
    z.strictObject({
      track: trackSchema,
      dice: count(100, "10.1 Dice for this track."),
      successes: count(100, "10.1 Dice that succeeded."),
      before: count(30, "Value before the repair."),
      after: count(30, "10.0 Value after the repair; at most the starting value."),
    }),
  "TrackRepair",
  "10.1 Result of the dice for one track.",
);

const outcome = {
  ship: germanShipSchema,
  tracks: z.array(trackRepairSchema).max(5).describe("10.1 The tracks that received dice."),
};

/** 10.1 Tries repairs on a ship. */
export const repair = defineGoeben<Repair, typeof outcome>({
  name: "repair",
  title: "Repair",
  doc: "Assigns each repair die of a ship to a damaged track, then rolls them all. Each success restores one box. The ship may not move this turn.",
  rules: ["10.0", "10.1", "7.2", "9.2"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example: "repair-neutral-port",
  legality: repairs,
  resolve: (ctx, input) => ({ ship: input.ship, tracks: tryRepairs(ctx, input) }),
});
