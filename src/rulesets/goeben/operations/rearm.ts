import * as z from "zod";
import { byCase, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { exampleAtPola } from "../rules/examples-outfitting";
import { germanSpaces } from "../rules/outfitting";
import { noAmmunition, rollAmmunition } from "../rules/stores";
import { count, spaceSchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ space: spaceSchema.describe("7.1 The friendly port or base where ships rearm.") });

const outcome = { points: count(100, "D-05 Points to be shared out as ammunition and torpedoes.") };

/** 7.1 Rearms in a friendly port or base. */
export const rearm = defineGoeben<{ space: string }, typeof outcome>({
  name: "rearm",
  title: "Rearm",
  doc: "Rolls for the ammunition of a friendly port or base; the points are then shared out as ammunition and torpedoes among the ships there.",
  rules: ["7.1", "9.2"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example: () => ({ snapshot: exampleAtPola(), input: { space: "pola" }, seed: "messina-1914" }),
  legality: (state, charts) =>
    byCase(
      "space",
      germanSpaces(state),
      String,
      (space) => noAmmunition(state, charts, space) ?? every<{ space: string }>({ space: oneOf([space]) }),
      reason("NO_AMMUNITION_HERE", "7.1", "No German ship is in a friendly port or base."),
    ),
  resolve: (ctx, { space }) => ({ points: rollAmmunition(ctx, space) }),
});
