import * as z from "zod";
import { languageInput } from "../../../../core/text/localize";
import { TYPED_TEXT_CODE, typedTextSchema } from "../../../../core/text/typed-text";
import { sharedTargetSchema } from "../../chapters/13-5-wolfpacks/wolfpack";
import { named } from "../../schemas";
import { snapshotSchema } from "../../snapshot";
import { languages } from "../../text/index";
import { faultSchema } from "./schema";

const playerSchema = typedTextSchema(60, TYPED_TEXT_CODE).describe("The player's name.");

/** Boats a request may hold. */
const BOATS = 24;

/** 13.5.5 The standings of a boat in its pack's battle. */
const STANDINGS = ["fighting", "called", "alone", "sailing", "out"] as const;

/** 13.5 The input of the report on a joint battle. */
export const packBattleInput = z.strictObject({
  boats: z
    .array(
      named(
        () => z.strictObject({ player: playerSchema, snapshot: snapshotSchema }),
        "PackBoat",
        "13.5 A player of a wolfpack and the latest snapshot of his career.",
      ),
    )
    .min(1)
    .max(BOATS)
    .describe("13.5 The boats of one wolfpack, always in the same order."),
  language: languageInput(languages),
});

/** 13.5.3-13.5.5 The state of a joint battle, as a report. */
export const packBattleOutput = named(
  () =>
    z.strictObject({
      round: z.int32().min(1).max(20).nullable().describe("13.5.5 The current round; null if there is no battle."),
      attackers: z.array(playerSchema).max(BOATS).describe("13.5.4 The boats in the draw of that round, in order."),
      mayDraw: z.boolean().describe("13.5.4 Every boat of the round is about to attack, and none has drawn yet."),
      mayJoin: z.array(playerSchema).max(BOATS).describe("13.5.5 Boats that may still join."),
      boats: z
        .array(
          named(
            z.strictObject({
              player: playerSchema,
              standing: z.enum(STANDINGS).meta({
                id: "HuntersPackStanding",
                description:
                  "13.5.5 In the joint battle, free to join it, fighting alone, under way, or out (home, aborting or lost).",
              }),
              round: z
                .int32()
                .min(1)
                .max(20)
                .nullable()
                .describe("Its round of the battle; null if it is not in the battle."),
              drawn: z.boolean().describe("13.5.4 The boat has made its draw for that round."),
              hunted: z.boolean().describe("13.5.4 The escort hunts this boat in that round."),
            }),
            "PackBoatStanding",
            "13.5 State of one boat of the wolfpack.",
          ),
        )
        .max(BOATS),
      targets: z
        .array(sharedTargetSchema)
        .max(4)
        .nullable()
        .describe("E-89 The ships that the next boat takes over; null if every boat has its own."),
      faults: z.array(faultSchema).max(60).describe("13.5 Contradictions between the snapshots."),
    }),
  "PackBattleReport",
  "13.5.3-13.5.5 State of the joint battle of a wolfpack.",
);

/** 13.5 A player of a pack and his career. */
export type PackBoat = z.infer<typeof packBattleInput>["boats"][number];

/** 13.5.3-13.5.5 The state of a joint battle, as a report. */
export type PackBattleReport = z.infer<typeof packBattleOutput>;
