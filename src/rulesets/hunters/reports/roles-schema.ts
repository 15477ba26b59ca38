import * as z from "zod";
import { named } from "../schemas";
import { snapshotSchema } from "../snapshot";

/** 13.1.2 The two players of a patrol: the owner of the boat, and the other. */
export const SIDES = ["player", "opponent"] as const;

/** 13.1.2 One of the two players. */
export type Side = (typeof SIDES)[number];

const sideSchema = named(
  z.enum(SIDES),
  "Side",
  "13.1.2 The player whose boat is on patrol, or the opponent, who plays the enemy.",
);

/** 13.1.2 The input of the report on roles. */
export const rolesInput = z.strictObject({ snapshot: snapshotSchema });

const section = z.string().describe("The rule that says so.");

/** 13.1.2 Schema of the roles of two players: who decides and who rolls. */
export const rolesOutput = named(
  () =>
    z.strictObject({
      decisions: z
        .array(
          named(
            z.strictObject({
              operation: z.string().describe("An operation that is open now."),
              decides: z.array(sideSchema).min(1).max(2).describe("Who names its input."),
              secret: z.boolean().describe("14.8.3 Both choose in secret and reveal together."),
              section,
            }),
            "RoleInDecision",
            "13.1.2 Who decides one operation.",
          ),
        )
        .max(60)
        .describe("Every open operation; empty when the career is over."),
      rolls: z
        .array(
          named(
            z.strictObject({
              label: z.string().describe("What the roll is for, as rolls and requests for dice name it."),
              by: sideSchema,
              how: z.enum(["rolled", "named"]).meta({
                id: "HuntersRollRole",
                description:
                  "13.1.2 Thrown, or named by choice: in the input under option twoPlayers, else sent as the die.",
              }),
              section,
            }),
            "RoleInRoll",
            "13.1.2 Who makes one kind of roll.",
          ),
        )
        .max(100)
        .describe("Every kind of roll of the game under the options of the career."),
    }),
  "Roles",
  "13.1.2 Who decides and who rolls in a two-player game.",
);

/** 13.1.2 The roles of two players: who decides and who rolls. */
export type Roles = z.infer<typeof rolesOutput>;
