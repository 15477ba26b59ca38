import * as z from "zod";
import { count, germanShipSchema, named, trackSchema } from "../../schemas";
import { defineGoeben } from "../operation";
import { type Repair, repairs, tryRepairs } from "./repairs";

const input = z.strictObject({
  ship: germanShipSchema,
  dice: z.array(trackSchema).min(1).max(100).describe("10.1 The damaged track each die is for, in the order rolled."),
});

const trackRepairSchema = named(
  () =>
    z.strictObject({
      track: trackSchema,
      dice: count(100, "10.1 Dice that were given to it."),
      successes: count(100, "10.1 Dice that succeeded."),
      before: count(30, "Its value before."),
      after: count(30, "10.0 Its value now, at most its start."),
    }),
  "TrackRepair",
  "10.1 What the dice of one track came to.",
);

const outcome = {
  ship: germanShipSchema,
  tracks: z.array(trackRepairSchema).max(5).describe("10.1 The tracks that dice were given to."),
};

/** 10.1 Tries repairs on a ship. */
export const repair = defineGoeben<Repair, typeof outcome>({
  name: "repair",
  title: "Repair",
  doc: "Gives every repair die of a ship to a damaged track and rolls them all; each success restores one box, and the ship does not move this turn.",
  rules: ["10.0", "10.1", "7.2", "9.2"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example: "repair-neutral-port",
  legality: repairs,
  resolve: (ctx, input) => ({ ship: input.ship, tracks: tryRepairs(ctx, input) }),
});
