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
      multiplayer: named(z.enum(MULTIPLAYER), "Multiplayer", "25 Who decides what; it has no effect on the dice."),
      players: z.array(playerSchema).max(10).describe("25 The players, in their precedence."),
      decisions: z
        .array(
          named(
            z.strictObject({
              operation: z.string().describe("An operation that is open now."),
              decides: z
                .array(playerSchema)
                .min(1)
                .max(10)
                .describe("25 Who may submit it; where they disagree the first of them prevails."),
              proposes: z.array(playerSchema).max(10).describe("25 Who makes the proposal, beside those who decide."),
              parts: z
                .array(
                  named(
                    z.strictObject({
                      pointer: z.string().describe("The member of the operation's input, as a JSON Pointer within it."),
                      decides: z.array(playerSchema).min(1).max(10).describe("25 Who decides this member."),
                      proposes: z.array(playerSchema).max(10).describe("25 Who proposes it, beside those who decide."),
                    }),
                    "RoleInPart",
                    "25 Who decides one member of an operation's input.",
                  ),
                )
                .max(10)
                .describe("25(1) Members of the input that are not all one officer's business; empty where they are."),
              ownShip: z.boolean().describe("25 Each of them submits it for his own ships alone."),
              section: z.string().describe("The rule that says so."),
            }),
            "RoleInDecision",
            "25 Who decides one operation.",
          ),
        )
        .max(60)
        .describe("25 Every open operation; empty when the game is over."),
      channels: z
        .array(
          named(
            z.strictObject({
              between: z.array(playerSchema).min(2).max(2),
              sameSpace: z.boolean().describe("25 They have ships in the same space."),
              wireless: z.boolean().describe("25 Both have Wireless."),
              open: z.boolean().describe("25 They may speak with each other."),
            }),
            "Channel",
            "25 Whether two captains may speak with each other.",
          ),
        )
        .max(20)
        .describe("25 Every pair of captains; none while one command sees all."),
      notes: z
        .array(
          named(
            z.strictObject({ ship: germanShipSchema, space: spaceSchema }),
            "NotePlace",
            "25 A captain who may leave or read a written note where his ship is.",
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
