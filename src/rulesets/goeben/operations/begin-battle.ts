import * as z from "zod";
import { illegal, legal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { battlesLeft } from "../rules/battle";
import { begin } from "../rules/battle-start";
import { exampleMeeting } from "../rules/examples-battle";
import { occupiedSpaces } from "../rules/game";
import { holdsAllies } from "../rules/pool";
import { spaceSchema, visibilitySchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ space: spaceSchema.describe("14.0 Where friendly and Allied warships are together.") });

const outcome = {
  space: spaceSchema,
  night: z.boolean().describe("22.0 The battle falls at night."),
  visibility: visibilitySchema.describe("D-28 How far one can see; in poor visibility there is no battle."),
};

/** 14.1 Begins the naval combat of one space. */
export const beginBattle = defineGoeben<z.infer<typeof input>, typeof outcome>({
  name: "beginBattle",
  title: "Begin a naval battle",
  doc: "Draws up the ships of one space for battle and rolls for night, with the option, and for Limited Visibility where it is in force. Poor visibility sends the Allied ships back to the pool; otherwise contact follows.",
  rules: ["14.0", "14.1", "22.0", "13.1"],
  phases: { of: ["naval_combat"], section: "14.0" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleMeeting("naval_combat"),
    input: { space: "central_ionian" },
    seed: "messina-1914",
  }),
  legality(state) {
    const spaces = battlesLeft(state);
    if (spaces.length === 0) return illegal("NO_BATTLE", "14.0", "No friendly and Allied warships are left to fight.");
    const stormy = occupiedSpaces(state).filter((space) => {
      return state.storms.includes(space) && holdsAllies(state, space);
    });
    const shut = stormy.map((value) => ({ value, reason: reason("STORM", "13.1", "No battle is fought in a storm.") }));
    return legal(every({ space: oneOf(spaces, shut) }));
  },
  resolve: (ctx, { space }) => ({ space, ...begin(ctx, "naval", space) }),
});
