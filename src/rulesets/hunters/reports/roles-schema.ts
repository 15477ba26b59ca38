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

const section = z.string().describe("The rule that applies.");

/** 13.1.2 Schema of the roles of two players: who decides and who rolls. */
export const rolesOutput = named(
  () =>
    z.strictObject({
      decisions: z
        .array(
          named(
            z.strictObject({
              operation: z.string().describe("An operation that is open now."),
              decides: z.array(sideSchema).min(1).max(2).describe("The player who chooses its input."),
              secret: z.boolean().describe("14.8.3 Both players choose in secret and reveal together."),
              section,
            }),
            "RoleInDecision",
            "13.1.2 Who decides one operation.",
          ),
        )
        .max(60)
        .describe("All open operations; empty if the career is over."),
      rolls: z
        .array(
          named(
            z.strictObject({
              label: z.string().describe("Purpose of the roll, as in rolls and requests for dice."),
              by: sideSchema,
              how: z.enum(["rolled", "named"]).meta({
                id: "HuntersRollRole",
                description:
                  "13.1.2 Whether it is rolled or chosen. With option `twoPlayers` the choice is part of the input; otherwise send it as the die.",
              }),
              section,
            }),
            "RoleInRoll",
            "13.1.2 Who makes one kind of roll.",
          ),
        )
        .max(100)
        .describe("Every kind of roll in the game with the options of this career."),
    }),
  "Roles",
  "13.1.2 Who decides and who rolls in a two-player game.",
);

/** 13.1.2 The roles of two players: who decides and who rolls. */
export type Roles = z.infer<typeof rolesOutput>;
