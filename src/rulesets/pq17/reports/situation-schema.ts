import * as z from "zod";
import { pendingSeenSchema } from "../chapters/3-sequence-of-play/view";
import { blockSchema, count, lightSchema, named, pieceSchema, sideSchema } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { ownViewSchema, seenSchema } from "../view";
import { HALVES } from "../vocabulary";

/** The viewer: a side or an onlooker. Default: the referee. */
export const VIEWERS = ["allied", "axis", "onlooker"] as const;

/** Schema of those who look. */
export const viewerSchema = named(z.enum(VIEWERS), "Viewer", "A.4 The viewer of a game, other than the referee.");

/** The possessions of a side, as its owner and the referee see them. */
export const ownSchema = named(
  () =>
    ownViewSchema.unwrap().extend({
      side: sideSchema,
      shadowed: z.array(blockSchema).max(60).describe("6.3 Its blocks that the enemy shadows."),
    }),
  "OwnSide",
  "A.4 What a side owns, in full except for the order and faces of its deck.",
);

const OPEN = {
  options: true,
  scenario: true,
  fortnight: true,
  season: true,
  light: true,
  phase: true,
  phasing: true,
  turn: true,
  startTurn: true,
  begun: true,
  initiative: true,
  weather: true,
  ice: true,
  vp: true,
  events: true,
  temporaryPorts: true,
  campaign: true,
  result: true,
} as const;

/** Everything that a viewer may see. */
export const situationSchema = named(
  () =>
    snapshotSchema
      .unwrap()
      .pick(OPEN)
      .extend({
        viewer: viewerSchema.nullable().describe("The viewer. Null for the referee."),
        day: count(30, "8.1 The day of the turn."),
        half: named(z.enum(HALVES), "Half", "8.1 Half of a day."),
        lit: lightSchema.describe("8.2 The light of the turn."),
        decides: sideSchema.nullable().describe("B The side that must decide now. Null for neither."),
        pending: pendingSeenSchema.nullable().describe("B The decision within a segment. Null without one."),
        moving: pieceSchema
          .nullable()
          .describe("G.36 The viewer's own piece whose move is still open. Null if there is none."),
        own: z.array(ownSchema).max(2).describe("A.4 Sides seen in full: the viewer's, or both for the referee."),
        others: z.array(seenSchema).max(2).describe("A.4 Sides seen from outside: the enemy, or both for an onlooker."),
      }),
  "Situation",
  "A.4 The situation of a game, as far as the viewer may see it.",
);

/** Everything that a viewer may see. */
export type Situation = z.infer<typeof situationSchema>;

/** The possessions of a side. */
export type Own = z.infer<typeof ownSchema>;
