import * as z from "zod";
import { germanShipSchema, named, spaceSchema } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { GERMAN_SHIPS, MULTIPLAYER } from "../vocabulary";

/** 25 The players of the German side. */
export const PLAYERS = [
  "player",
  "commander",
  "first_officer",
  "gunnery_officer",
  "engineer",
  ...GERMAN_SHIPS.map((ship) => `captain_${ship}` as const),
  "austro_hungarian_admiral",
] as const;

/** 25 A player of the German side. */
export type Player = (typeof PLAYERS)[number];

const playerSchema = named(z.enum(PLAYERS), "Player", "25 A player of the German side.");

/** 25 The input of the report of roles. */
export const rolesInput = z.strictObject({ snapshot: snapshotSchema });

/** 25 The report of who may submit what, and who may speak to whom. */
export const rolesOutput = named(
  () =>
    z.strictObject({
      multiplayer: named(
        z.enum(MULTIPLAYER),
        "Multiplayer",
        "25 Multiplayer: decides who chooses what. It has no effect on the dice.",
      ),
      players: z.array(playerSchema).max(10).describe("25 The players, in order of precedence."),
      decisions: z
        .array(
          named(
            z.strictObject({
              operation: z.string().describe("An operation that is open now."),
              decides: z
                .array(playerSchema)
                .min(1)
                .max(10)
                .describe("25 Who may submit it. If they disagree, the first of them decides."),
              proposes: z.array(playerSchema).max(10).describe("25 Who else may propose it, besides those who decide."),
              parts: z
                .array(
                  named(
                    z.strictObject({
                      pointer: z.string().describe("The field of the operation's input, as a JSON Pointer."),
                      decides: z.array(playerSchema).min(1).max(10).describe("25 Who decides this field."),
                      proposes: z
                        .array(playerSchema)
                        .max(10)
                        .describe("25 Who else may propose it, besides those who decide."),
                    }),
                    "RoleInPart",
                    "25 Who decides one field of an operation's input.",
                  ),
                )
                .max(10)
                .describe(
                  "25(1) Fields of the input that another officer decides. Empty if one officer decides all of them.",
                ),
              ownShip: z.boolean().describe("25 True if each player submits it for his own ships only."),
              section: z.string().describe("The rule that applies."),
            }),
            "RoleInDecision",
            "25 Who decides one operation.",
          ),
        )
        .max(60)
        .describe("25 All open operations; empty if the game is over."),
      channels: z
        .array(
          named(
            z.strictObject({
              between: z.array(playerSchema).min(2).max(2),
              sameSpace: z.boolean().describe("25 The captains have ships in the same space."),
              wireless: z.boolean().describe("25 Both have Wireless."),
              open: z.boolean().describe("25 The captains may speak to each other."),
            }),
            "Channel",
            "25 Whether two captains may speak to each other.",
          ),
        )
        .max(20)
        .describe("25 Every pair of captains; empty if one command sees everything."),
      notes: z
        .array(
          named(
            z.strictObject({ ship: germanShipSchema, space: spaceSchema }),
            "NotePlace",
            "25 A captain who may leave or read a written note at his ship's location.",
          ),
        )
        .max(4)
        .describe("25 Captains in a friendly or neutral port or base."),
    }),
  "Roles",
  "25 Who may submit what, and who may speak to whom.",
);

/** 25 The report of who may submit what, and who may speak to whom. */
export type Roles = z.infer<typeof rolesOutput>;
