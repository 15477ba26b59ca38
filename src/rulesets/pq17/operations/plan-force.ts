import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { exampleAt } from "../rules/examples";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { type PlanInput, plansFor } from "../rules/plan-choice";
import { pieceSchema, placeSchema, speedSchema, turnSchema } from "../schemas";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: pieceSchema,
  departs: turnSchema.describe("4.2 The turn in which it leaves port, before the start turn."),
  speed: speedSchema,
  path: z.array(placeSchema).min(1).max(60).describe("4.2 The hexes it enters, in order; that of its port first."),
});

/** 4.2 Plans how a force sails before player phases begin. */
export const planForce = definePq17<PlanInput, { force: typeof pieceSchema }>({
  name: "planForce",
  title: "Plan a force's voyage",
  doc: "Plans how a force leaves port before player phases begin; when they begin it stands where the plan has it at the end of the turn before. Axis forces are planned out of Kiel and Germany alone.",
  rules: ["4.2", "8.3", "11.1"],
  phases: { of: ["prep_plan"], section: "4.2" },
  input,
  outcome: { force: pieceSchema },
  example: () => ({
    snapshot: exampleAt("prep_plan"),
    input: { force: "scapa_reserve", departs: 6, speed: "moderate", path: ["1206", "1106"] },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null || state.startTurn < 2)
      return illegal("NO_TIME", "8.3", "Player phases begin with the first turn.");
    return byCase<PlanInput, Force>(
      "force",
      forcesOf(state, side),
      ({ id }) => id,
      (force) => plansFor(state, charts, side, force),
      reason("NO_FORCE", "4.2", "This side has no force."),
    );
  },
  resolve(ctx, { force, departs, speed, path }) {
    const found = forceOf(ctx.state, phasingOf(ctx.state), force);
    ctx.set(found, "plan", { departs, speed, path }, "FORCE_PLANNED", "4.2");
    return { force };
  },
});
