import * as z from "zod";
import { legal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import type { Reason } from "../../../core/contract/choice";
import { colliersToPlace, place, takesCollier } from "../rules/deployment";
import { exampleAt } from "../rules/examples";
import { count, spaceSchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ space: spaceSchema.describe("3.0(9) Any space that is no port or base.") });

const outcome = { left: count(2, "3.0(9) Colliers still to be placed.") };

/** 3.0(9) Places a collier. */
export const placeCollier = defineGoeben<{ space: string }, typeof outcome>({
  name: "placeCollier",
  title: "Place a collier",
  doc: "Places the next collier in a space that is no port or base; after the last one turn 1 begins.",
  rules: ["3.0", "7.4", "19.0"],
  phases: { of: ["collier_setup"], section: "3.0" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleAt("collier_setup"),
    input: { space: "central_ionian" },
    seed: "messina-1914",
  }),
  legality(state, charts) {
    const sea: string[] = [];
    const closed: { value: string; reason: Reason }[] = [];
    for (const { id } of charts.MAP.facts.spaces) {
      if (takesCollier(state, charts, id)) sea.push(id);
      else closed.push({ value: id, reason: reason("NO_SEA_SPACE", "3.0", `A collier cannot lie at ${id}.`) });
    }
    return legal(every({ space: oneOf(sea, closed) }));
  },
  resolve(ctx, { space }) {
    place(ctx, space);
    return { left: colliersToPlace(ctx.state) };
  },
});
