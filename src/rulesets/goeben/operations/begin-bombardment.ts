import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { begin } from "../rules/battle-start";
import { bombardmentsLeft } from "../rules/bombardment";
import { exampleOffPort } from "../rules/examples-battle";
import { spaceSchema, visibilitySchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ space: spaceSchema.describe("16.0 An Allied port or base with coastal defences.") });

const outcome = {
  space: spaceSchema,
  visibility: visibilitySchema.describe("D-28 How far one can see; in poor visibility there is no bombardment."),
};

/** 16.0 Begins the bombardment of one space. */
export const beginBombardment = defineGoeben<z.infer<typeof input>, typeof outcome>({
  name: "beginBombardment",
  title: "Begin a shore bombardment",
  doc: "Draws up the friendly ships of an Allied port or base against its coastal defences, and rolls for Limited Visibility where it is in force. Contact follows, unless visibility is poor.",
  rules: ["16.0", "14.2", "13.1"],
  phases: { of: ["bombardment"], section: "16.0" },
  input,
  outcome,
  example: () => ({ snapshot: exampleOffPort("bombardment"), input: { space: "bone" }, seed: "messina-1914" }),
  legality(state, charts) {
    const spaces = bombardmentsLeft(state, charts);
    if (spaces.length === 0)
      return illegal("NO_BOMBARDMENT", "16.0", "No friendly ship is left to fight coastal defences.");
    return legal(every({ space: oneOf(spaces) }));
  },
  resolve(ctx, { space }) {
    ctx.ruling("D-49", "16.0");
    const { visibility } = begin(ctx, "bombardment", space);
    return { space, visibility };
  },
});
