import * as z from "zod";
import { idSchema } from "../../charts/shapes";
import {
  blockSchema,
  count,
  named,
  pieceSchema,
  portSchema,
  removalSchema,
  turnSchema,
  unitSchema,
} from "../../schemas";
import { aircraftSchema, dummySchema, forceSchema } from "../1-2-forces/state";
import { commandSchema } from "../4-3-command-points/state";
import { reportSchema, sectorStateSchema } from "../6-2-search/state";
import { shadowSchema } from "../6-3-shadowing/state";
import { photoSchema } from "../6-9-photographs/state";
import { convoyCardSchema } from "../9-weather/state";
import { drawnChitSchema, specialSchema, tallySchema } from "../12-special-conditions/state";
import { reinforcementSchema } from "../13-random-events/state";
import { sideCampaignSchema } from "../15-campaign/state";

/** Units out of play. */
export const lossSchema = named(
  () =>
    z.strictObject({
      unit: idSchema,
      cs: count(60, "Its CS."),
      turn: turnSchema,
      loaded: z.boolean().describe("2.1.1 It was loaded."),
    }),
  "Loss",
  "A.2 Units sunk or shot down.",
);

/** Units that left play without being sunk. */
export const removedSchema = named(
  () => z.strictObject({ unit: idSchema, cs: count(60, "CS it had left."), turn: turnSchema, why: removalSchema }),
  "Removed",
  "A.2 Units that left play without being sunk.",
);

/** Everything that one side owns. The other side sees only the part in its view. */
export const sideStateSchema = named(
  () =>
    z.strictObject({
      forces: z.array(forceSchema).max(60),
      dummies: z.array(dummySchema).max(60),
      dummyLimit: count(60, "1.3 Dummies it may have on the map at a time."),
      portDummies: z.array(portSchema).max(40).describe("1.3 Ports where it has added a dummy this turn."),
      aircraft: z.array(aircraftSchema).max(200),
      carrierRadii: z.array(pieceSchema).max(20).describe("5.3.1 Forces whose carriers have declared an Air Radius."),
      struck: z.array(z.string().max(80)).max(120).describe("7.1 What its aircraft have attacked in this segment."),
      photos: z.array(photoSchema).max(200).describe("6.9 The results of its photographs."),
      command: z.array(commandSchema).max(3),
      obliged: z
        .boolean()
        .describe("4.3 It has the initiative and must still spend a command point in its first movement segment."),
      trained: z.boolean().describe("4.3.4 It has made its training sortie of this operation."),
      patrolWhite: z
        .array(
          named(
            z.strictObject({
              unit: unitSchema,
              left: z.boolean().describe("D-40 It has left its station at a price."),
            }),
            "PatrolCruiser",
            "5.1.9 A cruiser of Patrol White.",
          ),
        )
        .max(10)
        .describe("5.1.9 The cruisers of Patrol White."),
      located: z.array(unitSchema).max(20).describe("5.1.8, D-36 Its fleet carriers that the other side has located."),
      chits: z.array(drawnChitSchema).max(10),
      deck: z
        .array(z.int32().min(1).max(40))
        .max(40)
        .describe("C.3 Cards left, in ascending order; a draw picks one at random."),
      convoyCards: z.array(convoyCardSchema).max(40),
      denial: named(
        z.strictObject({
          carrier: z.boolean().describe("6.2.2 Deny by a carrier."),
          cam: z.boolean().describe("6.2.2 Deny by a CAM, which uses it."),
          wolfPack: z.boolean().describe("6.2.2 Deny for a Wolf Pack."),
        }),
        "Denial",
        "6.2.2 When this side denies a card that would succeed against it.",
      ),
      fought: z
        .array(pieceSchema)
        .max(60)
        .describe("7.1, D-35 Forces that have had their combat in this submarine or surface combat segment."),
      sectors: z.array(sectorStateSchema).max(5),
      shadowing: z.array(shadowSchema).max(60),
      searched: z.array(blockSchema).max(60).describe("6.2 Enemy blocks searched in this segment."),
      missed: z
        .array(blockSchema)
        .max(60)
        .optional()
        .describe("6.3 Identified enemy blocks that a search of this segment did not find. Default: none."),
      sought: z
        .array(z.string().max(130))
        .max(60)
        .optional()
        .describe("9.4 Pairs of its forces that have not found each other in this segment. Default: none."),
      reports: z.array(reportSchema).max(400).describe("6.2.1 Reports by the other side."),
      reinforcements: z.array(reinforcementSchema).max(40),
      attacked: z
        .array(pieceSchema)
        .max(60)
        .describe("7.5 Forces that have declared a surface attack in this segment."),
      special: specialSchema,
      tally: tallySchema,
      campaign: sideCampaignSchema.nullable().describe("15 Null for a single operation."),
      sunk: z.array(lossSchema).max(400),
      removed: z.array(removedSchema).max(400),
    }),
  "SideState",
  "Everything that one side owns.",
);

/** Everything that one side owns. */
export type SideState = z.infer<typeof sideStateSchema>;
