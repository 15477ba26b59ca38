import * as z from "zod";
import { count, named, spaceSchema } from "../../schemas";

/** 7.1, 7.3 The source that a roll for stores was made for. */
export const storesSourceSchema = named(
  z.enum(["coal", "ammunition", "friendly_ship"]),
  "StoresSource",
  "C.4 The purpose of a stores roll.",
);

/** 7.1, 7.3 Stores waiting to be shared out. */
export const sharingSchema = named(
  () =>
    z.strictObject({
      space: spaceSchema,
      stores: z.enum(["coal", "ammunition"]).describe("7.1 True if the points may also be taken as torpedoes (D-05)."),
      points: count(100, "Points to share."),
    }),
  "Sharing",
  "7.1, 7.3 Stores not yet shared among the ships of a space.",
);
