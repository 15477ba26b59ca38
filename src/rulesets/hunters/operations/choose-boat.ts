import * as z from "zod";
import { every, oneOf } from "../../../core/choice/values";
import type { Choice, Reason } from "../../../core/contract/choice";
import { defineOperation } from "../../../core/contract/operation";
import { boatFacts, pack } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { type Context, turnAt } from "../rules/game";
import { latestStandard, limitedModels, outOfReach, takeOver, tryFor } from "../rules/new-boat";
import { finishRefit } from "../rules/next-patrol";
import { nextPatrolMonth, refitOf } from "../rules/refit-months";
import { careerAwaitingBoat } from "../rules/samples";
import { boatTypeSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { BOAT_TYPES, type BoatType } from "../vocabulary";
import { standing, standingOf } from "./outcomes";
import { promotionSchema, sailingFields } from "./shared-schemas";

const input = z.strictObject({
  boat: boatTypeSchema.describe(
    "11.4.2, 11.4.5 The latest standard model of the class, or a limited one to be tried for.",
  ),
});

const outcome = z.strictObject({
  boat: boatTypeSchema.describe("11.4 The boat received."),
  granted: z.boolean().describe("11.4.5 The boat asked for was received; a limited one may be refused."),
  postingEnded: z.boolean().describe("10.10.5, 11.4 A permanent posting ended with the old boat."),
  promotion: promotionSchema.describe("11.2.3 The last promotion check, when the career is over."),
  ...sailingFields,
  ...standing,
});

/** 10.10.5, 10.11.4, 10.9.4, 11.4.2 Takes over the new boat that a refit brought. */
export const chooseBoat = defineOperation({
  name: "chooseBoat",
  title: "Take over a new boat",
  doc: "Receives the latest standard model of the class, or tries for a limited one first, and finishes the refit.",
  rules: ["11.4", "11.4.2", "11.4.5", "10.10.5", "10.11.4", "10.9.4"],
  input,
  outcome,
  example: () => ({ snapshot: careerAwaitingBoat(pack.charts), input: { boat: "VIID" }, seed: "new-boat" }),
  phases: turnAt(["boat_choice"], "11.4"),
  legality: (state: Snapshot, charts: Charts) => ({
    legal: true as const,
    input: every({ boat: boatChoice(state, charts) }),
  }),
  resolve: (ctx: Context, { boat }) => {
    const { state, charts } = ctx;
    const { boatDue, delay } = refitOf(state);
    const { posting } = state.boat;
    ctx.ruling("E-27", "11.4");
    if (boatFacts(charts, boat).limited) ctx.ruling("E-28", "11.4.5");
    const received = tryFor(ctx, boat, nextPatrolMonth(state, delay));
    takeOver(ctx, received, boatDue === "five_months");
    const postingEnded = posting !== state.boat.posting;
    return { boat: received, granted: received === boat, postingEnded, ...finishRefit(ctx), ...standingOf(ctx) };
  },
});

/** 11.4.2, 11.4.5 The latest standard model and every limited one in service; why the others are closed. */
function boatChoice(state: Snapshot, charts: Charts): Choice<BoatType> {
  const { type } = state.boat;
  const month = nextPatrolMonth(state, refitOf(state).delay);
  const open = [latestStandard(charts, type, month), ...limitedModels(charts, type, month)];
  const older = (boat: BoatType): Reason => ({
    code: "NOT_LATEST_MODEL",
    section: "11.4.2",
    message: `The new boat is the latest model; type ${boat} is an older one.`,
  });
  const rest = BOAT_TYPES.filter((boat) => !open.includes(boat));
  const reason = (boat: BoatType): Reason => outOfReach(charts, type, boat, month) ?? older(boat);
  return oneOf(
    open,
    rest.map((boat) => ({ value: boat, reason: reason(boat) })),
  );
}
