import * as z from "zod";
import { count, named, spaceSchema } from "../../schemas";

/** 7.1, 7.3 The source that a roll for stores was made for. */
export const storesSourceSchema = named(
  z.enum(["coal", "ammunition", "friendly_ship"]),
  "StoresSource",
  "C.4 What a roll for stores was made for.",
);

/** 7.1, 7.3 Stores waiting to be shared out. */
export const sharingSchema = named(
  () =>
    z.strictObject({
      space: spaceSchema,
      stores: z.enum(["coal", "ammunition"]).describe("7.1 Ammunition points may be taken as torpedoes (D-05)."),
      points: count(100, "Points to share out."),
    }),
  "Sharing",
  "7.1, 7.3 Stores waiting to be shared out among the ships of a space.",
);
