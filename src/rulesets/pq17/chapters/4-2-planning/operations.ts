import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { pieceSchema, placeSchema, portSchema, speedSchema, turnSchema } from "../../schemas";
import type { Force } from "../1-2-forces/state";
import { distanceLeft } from "../5-1-movement/places";
import { mayStay } from "../15-2-convoys/sailing-orders";
import { forceOf, forcesOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { type ForcePlanInput, plansFor } from "./plan-choice";

const planConvoyInput = z.strictObject({
  convoy: pieceSchema,
  destination: portSchema.describe("4.2 Its destination."),
});

type Input = z.infer<typeof planConvoyInput>;

/** 4.2 Names the destination of a convoy. */
export const planConvoy = definePq17<Input, { convoy: typeof pieceSchema; destination: typeof portSchema }>({
  name: "planConvoy",
  title: "Plan a convoy",
  doc: "Names in secret the port that a convoy sails to, among those that its orders allow. An unplanned convoy may enter any of them. In a campaign, a loaded convoy that names its current port stays there for this fortnight.",
  rules: ["4.2", "5.1.5", "15.2"],
  phases: { of: ["prep_plan"], section: "4.2" },
  input: planConvoyInput,
  outcome: { convoy: pieceSchema, destination: portSchema },
  example: "plan-arkhangelsk",
  legality(state) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/planning", "4.2");
    const convoys = forcesOf(state, side, ({ convoy }) => convoy !== null);
    return byCase<Input, Force>(
      "convoy",
      convoys,
      ({ id }) => id,
      (force) => {
        const ports = [...(force.convoy?.destinations ?? []), ...(mayStay(state, force) ? [force.at] : [])];
        return every<Input>({ convoy: oneOf([force.id]), destination: oneOf(ports) });
      },
      reason("NO_CONVOY", "4.2"),
    );
  },
  resolve(ctx, { convoy, destination }) {
    const force = forceOf(ctx.state, phasingOf(ctx.state), convoy);
    if (force.convoy !== null) {
      ctx.set(force.convoy, "destinations", [destination], "CONVOY_PLANNED", "4.2");
      const closest = force.station === "at_sea" ? (distanceLeft(ctx.charts, [destination], force.at) ?? null) : null;
      ctx.set(force.convoy, "closest", closest, "CONVOY_COURSE", "D-32");
    }
    return { convoy, destination };
  },
});

const planForceInput = z.strictObject({
  force: pieceSchema,
  departs: turnSchema.describe("4.2 The turn in which it leaves port, before the start turn."),
  speed: speedSchema,
  path: z.array(placeSchema).min(1).max(60).describe("4.2 The hexes it enters, in order; that of its port first."),
});

/** 4.2 Plans how a force sails before player phases begin. */
export const planForce = definePq17<ForcePlanInput, { force: typeof pieceSchema }>({
  name: "planForce",
  title: "Plan a force's voyage",
  doc: "Plans how a force leaves port before player phases begin. When they begin, it is where the plan puts it at the end of the turn before. The Axis can plan only forces that leave Kiel or Germany.",
  rules: ["4.2", "8.3", "11.1"],
  phases: { of: ["prep_plan"], section: "4.2" },
  input: planForceInput,
  outcome: { force: pieceSchema },
  example: "plan-voyage",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null || state.startTurn < 2) return illegal("NO_TIME", "8.3");
    return byCase<ForcePlanInput, Force>(
      "force",
      forcesOf(state, side),
      ({ id }) => id,
      (force) => plansFor(state, charts, side, force),
      reason("NO_FORCE", "4.2"),
    );
  },
  resolve(ctx, { force, departs, speed, path }) {
    const piece = forceOf(ctx.state, phasingOf(ctx.state), force);
    ctx.set(piece, "plan", { departs, speed, path }, "FORCE_PLANNED", "4.2");
    return { force };
  },
});
