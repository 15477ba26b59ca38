import * as z from "zod";
import { legal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Reason } from "../../../../core/contract/choice";
import { count, spaceSchema } from "../../schemas";
import { beginFirstTurn } from "../4-sequence-of-play/phases";
import { defineGoeben } from "../operation";
import type { Context } from "../shared/context";
import { colliersToPlace, takesCollier } from "./setup";

/** 3.0(9) Places the next collier; after the last one the first turn begins. */
export function place(ctx: Context, space: string): void {
  const { state } = ctx;
  const collier = state.colliers.find((each) => each.space === null && !each.lost);
  if (collier !== undefined) ctx.set(collier, "space", space, "COLLIER_SPACE", "3.0");
  if (colliersToPlace(state) === 0) beginFirstTurn(ctx);
}

const placeCollierInput = z.strictObject({ space: spaceSchema.describe("3.0(9) Any space except a port or base.") });

const placeCollierOutcome = { left: count(2, "3.0(9) Number of colliers left to place.") };

/** 3.0(9) Places a collier. */
export const placeCollier = defineGoeben<{ space: string }, typeof placeCollierOutcome>({
  name: "placeCollier",
  title: "Place a collier",
  doc: "Places the next collier in any space except a port or base. Turn 1 begins after the last one.",
  rules: ["3.0", "7.4", "19.0"],
  phases: { of: ["collier_setup"], section: "3.0" },
  input: placeCollierInput,
  outcome: placeCollierOutcome,
  example: "collier-at-sea",
  legality(state, charts) {
    const sea: string[] = [];
    const closed: { value: string; reason: Reason }[] = [];
    for (const { id } of charts.MAP.facts.spaces) {
      if (takesCollier(state, charts, id)) sea.push(id);
      else closed.push({ value: id, reason: reason("NO_SEA_SPACE", "3.0", { id }) });
    }
    return legal(every({ space: oneOf(sea, closed) }));
  },
  resolve(ctx, { space }) {
    place(ctx, space);
    return { left: colliersToPlace(ctx.state) };
  },
});
