import * as z from "zod";
import { named, pieceSchema, placeSchema, sideSchema, speedSchema } from "../../schemas";
import { shadowFollowSchema, shadowGiveUpSchema } from "../6-3-shadowing/state";
import { airPendingSchemas } from "../7-2-air-attack/state";
import { subTargetsSchema } from "../7-4-submarine-combat/state";
import { surfaceDecisionSchema, surfaceInterceptSchema, surfaceShadowSchema } from "../7-5-surface-combat/state";

/** 5 A move that waits for the other side. */
export const movementSchema = named(
  () =>
    z.strictObject({
      piece: pieceSchema,
      speed: speedSchema,
      path: z.array(placeSchema).max(9).describe("Places still to be entered, in order."),
      cross: z.int32().min(0).max(4).describe("10.1 The worst ice condition it crosses, from 0 for clear."),
    }),
  "Movement",
  "G.36 A move in progress.",
);

/** A decision in the midst of a segment. */
export const pendingSchema = named(
  () =>
    z.discriminatedUnion("decision", [
      named(
        z.strictObject({
          decision: z.literal("transit_react").describe("B The decision."),
          side: sideSchema,
          movement: movementSchema,
        }),
        "TransitReact",
        "6.6.1 The other side has caught a force in transit.",
      ),
      shadowGiveUpSchema,
      shadowFollowSchema,
      named(
        z.strictObject({
          decision: z.literal("convoy_lands").describe("B The decision."),
          side: sideSchema,
          convoy: pieceSchema,
        }),
        "ConvoyLands",
        "15.2.1 A loaded convoy is in one of its ports. Its owner names the merchants that continue to the other.",
      ),
      ...airPendingSchemas,
      subTargetsSchema,
      surfaceInterceptSchema,
      surfaceDecisionSchema,
      surfaceShadowSchema,
    ]),
  "Pending",
  "B A decision within a segment.",
);

/** 5 A move in progress. */
export type Movement = z.infer<typeof movementSchema>;

/** A decision in the midst of a segment; `side` is who decides. */
export type Pending = z.infer<typeof pendingSchema>;
