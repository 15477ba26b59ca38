import * as z from "zod";
import { SHADOWERS } from "../chapters/6-3-shadowing/state";
import { fighterFireSchema } from "../chapters/7-2-air-attack/state";
import { sideStateSchema } from "../chapters/shared/state";
import {
  blockSchema,
  count,
  decisionSchema,
  forceKindSchema,
  named,
  pieceSchema,
  placeSchema,
  portSchema,
  sideSchema,
} from "../schemas";
import { snapshotSchema } from "../snapshot";
import { HALVES, LIGHTS } from "../vocabulary";
import { battleSeenSchema, strikeSeenSchema } from "./situation-battle-schema";

/** The viewer: a side or an onlooker. Default: the referee. */
export const VIEWERS = ["allied", "axis", "onlooker"] as const;

/** Schema of those who look. */
export const viewerSchema = named(z.enum(VIEWERS), "Viewer", "A.4 The viewer of a game, other than the referee.");

const pendingSchema = named(
  () =>
    z.strictObject({
      decision: decisionSchema,
      side: sideSchema.describe("Who decides."),
      block: blockSchema.nullable().describe("The block that it is about. Null for none."),
      submarines: named(
        z.strictObject({
          before: count(60, "7.4 Submarine CS that attack before the ASW attack."),
          after: count(60, "7.4 Maximum submarine CS that attack after it."),
        }),
        "SubmarinesPending",
        "7.4 Submarines that are to attack.",
      ).nullable(),
      air: strikeSeenSchema.nullable().describe("7.2 The air attack that it belongs to. Null for other decisions."),
      fire: z
        .array(fighterFireSchema)
        .max(60)
        .nullable()
        .describe("7.2.2 The fighters' targets, while the attacker names his. Null for other decisions."),
      battle: battleSeenSchema.nullable().describe("7.5 The surface battle in progress. Null if there is none."),
    }),
  "PendingSeen",
  "B A decision within a segment, as the viewer sees it.",
);

/** The possessions of a side, as its owner and the referee see them. */
export const ownSchema = named(
  () =>
    sideStateSchema
      .unwrap()
      .omit({ deck: true })
      .extend({
        side: sideSchema,
        deck: count(40, "C.3 Cards left in its deck."),
        shadowed: z.array(blockSchema).max(60).describe("6.3 Its blocks that the enemy shadows."),
      }),
  "OwnSide",
  "A.4 What a side owns, in full except for the order and faces of its deck.",
);

const blockSeenSchema = named(
  () =>
    z.strictObject({
      block: blockSchema,
      hex: placeSchema,
      shadowed: z.boolean().describe("6.3 The other side shadows it."),
      identified: z.boolean().describe("6.1 Its label is seen."),
      kind: forceKindSchema.nullable().describe("Null while it is not identified."),
      number: count(60, "The number of its label.").nullable().describe("Null while it is not identified."),
      scattered: z.boolean().nullable().describe("5.5 A scattered convoy; null while it is not identified."),
      dispersed: z
        .boolean()
        .nullable()
        .describe("5.6 Merchants are dispersed from it; null while it is not identified."),
      idLevel: count(3, "6.1 Its ID.").nullable().describe("Null while it is not identified."),
    }),
  "BlockSeen",
  "A.4 A block on the map, as the other side sees it.",
);

/** The facts that a side has disclosed. */
export const seenSchema = named(
  () =>
    sideStateSchema
      .unwrap()
      .pick({ aircraft: true, chits: true, sectors: true, sunk: true })
      .extend({
        side: sideSchema,
        deck: count(40, "C.3 Cards left in its deck."),
        blocks: z.array(blockSeenSchema).max(120).describe("A.4 Its blocks on the map."),
        ports: z
          .array(
            named(
              z.strictObject({ port: portSchema, blocks: count(120, "Blocks that lie there, dummies included.") }),
              "PortSeen",
              "A.4 Blocks that lie in a port.",
            ),
          )
          .max(60)
          .describe("A.4 Where its other blocks lie."),
        carrierRadii: z
          .array(placeSchema)
          .max(20)
          .describe("5.3.1 Hexes over which its carriers have declared an Air Radius."),
        shadowing: z
          .array(
            named(
              z.strictObject({
                target: blockSchema,
                by: z.enum(SHADOWERS).describe("6.3 The kind of shadower."),
              }),
              "ShadowSeen",
              "6.3 A shadowed block and its shadowers.",
            ),
          )
          .max(60)
          .describe("6.3 The blocks that it shadows."),
        damagedByAsw: count(400, "7.4.1 Submarine entries that ASW has damaged and removed."),
      }),
  "SideSeen",
  "A.4 What other viewers know of a side.",
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
        lit: named(z.enum(LIGHTS), "Light", "8.2 The light of the turn."),
        decides: sideSchema.nullable().describe("B The side that must decide now. Null for neither."),
        pending: pendingSchema.nullable().describe("B The decision within a segment. Null without one."),
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

/** The facts that a side has disclosed. */
export type EnemyReport = z.infer<typeof seenSchema>;
