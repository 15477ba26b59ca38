import * as z from "zod";
import { chartView } from "../../../../core/charts/look-up";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { boatTypeSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { BOAT_TYPES, type BoatType } from "../../vocabulary";
import { finishRefit, sailingFields } from "../10-10-refit/next-patrol";
import { type CrewPosition, crewPositionSchema, replaceLost } from "../10-10-refit/recovery";
import { newBoatDelay, nextPatrolMonth, refitOf } from "../10-10-refit/refit-months";
import { promotionSchema } from "../11-advancement/promotion";
import type { Context } from "../shared/context";
import { inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { assignBoat, latestStandard, limitedModels, newerModels, outOfReach, tryFor } from "./new-boat";

const chooseBoatInput = z.strictObject({
  boat: boatTypeSchema.describe(
    "11.4.2, 11.4.5 Take the latest standard model of the class, or try for a limited one.",
  ),
});

const chooseBoatOutcome = {
  boat: boatTypeSchema.describe("11.4 The boat received."),
  granted: z
    .boolean()
    .describe("11.4.5 The Kommandant received the boat he asked for; a limited model may be refused."),
  postingEnded: z.boolean().describe("10.10.5, 11.4 The permanent posting ended with the old boat."),
  promotion: promotionSchema.describe("11.2.3 The last promotion check, if the career is over."),
  ...sailingFields,
};

/** 10.10.5, 10.11.4, 10.9.4, 11.4.2 Takes over the new boat that a refit brought. */
export const chooseBoat = defineHunters({
  name: "chooseBoat",
  title: "Take command of a new U-boat",
  doc: "Takes the latest standard model of the class, or first tries for a limited one. Then finishes the refit.",
  rules: ["11.4", "11.4.2", "11.4.5", "10.10.5", "10.11.4", "10.9.4"],
  input: chooseBoatInput,
  outcome: chooseBoatOutcome,
  example: "boat-viid-1",
  phases: inPhases(["boat_choice"], "11.4"),
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
    assignBoat(ctx, received, boatDue === "five_months");
    const postingEnded = posting !== state.boat.posting;
    return { boat: received, granted: received === boat, postingEnded, ...finishRefit(ctx) };
  },
});

/** 11.4.2, 11.4.5 The latest standard model and every limited one in service; why the others are closed. */
function boatChoice(state: Snapshot, charts: Charts): Choice<BoatType> {
  const { type } = state.boat;
  const month = nextPatrolMonth(state, refitOf(state).delay);
  const models = [latestStandard(charts, type, month), ...limitedModels(charts, type, month)];
  const older = (boat: BoatType): Reason => ({
    code: "NOT_LATEST_MODEL",
    section: "11.4.2",
    params: { boat },
  });
  const rest = BOAT_TYPES.filter((boat) => !models.includes(boat));
  const reason = (boat: BoatType): Reason => outOfReach(charts, type, boat, month) ?? older(boat);
  return oneOf(
    models,
    rest.map((boat) => ({ value: boat, reason: reason(boat) })),
  );
}

const resolveBoatRequestInput = z.strictObject({
  boat: boatTypeSchema
    .nullable()
    .describe("11.4.3 The newer model requested; null keeps the request for a later refit."),
});

/** 11.4.3 The results of a request for a newer boat. */
const REQUEST_RESULTS = ["saved", "granted", "refused"] as const;

const resolveBoatRequestOutcome = {
  request: z
    .enum(REQUEST_RESULTS)
    .meta({ id: "HuntersBoatRequest", description: "11.4.3 Outcome of a request for a newer boat." })
    .describe("11.4.3 Outcome of the request."),
  boat: boatTypeSchema.describe("11.4.3 The boat of the next patrol."),
  replaced: z.array(crewPositionSchema).describe("10.11.2 Wounded men left behind because the new boat sails earlier."),
  postingEnded: z.boolean().describe("11.4 The permanent posting ended with the old boat."),
  promotion: promotionSchema.describe("11.2.3 The last promotion check, if the career is over."),
  ...sailingFields,
};

/** 11.4.3, 11.3.5 Requests a newer boat after a decoration. */
export const resolveBoatRequest = defineHunters({
  name: "resolveBoatRequest",
  title: "Request reassignment to a newer U-boat",
  doc: "Uses one saved request for a newer model of the class, or keeps it. Then finishes the refit.",
  rules: ["11.4.3", "11.3.5", "11.4.5"],
  input: resolveBoatRequestInput,
  outcome: resolveBoatRequestOutcome,
  example: "request-1",
  phases: inPhases(["boat_request"], "11.4.3"),
  legality: (state: Snapshot, charts: Charts) => ({
    legal: true as const,
    input: every({ boat: requestChoice(state, charts) }),
  }),
  resolve: (ctx: Context, { boat }) => {
    const { state } = ctx;
    const { posting } = state.boat;
    let request: (typeof REQUEST_RESULTS)[number] = "saved";
    let replaced: CrewPosition[] = [];
    if (boat !== null) {
      request = ask(ctx);
      if (request === "granted") replaced = receive(ctx, boat);
    }
    const postingEnded = posting !== state.boat.posting;
    return { request, boat: state.boat.type, replaced, postingEnded, ...finishRefit(ctx) };
  },
});

/** 11.4.3 Rolls for a request, which is used up either way (E-26). */
function ask(ctx: Context): "granted" | "refused" {
  const { kommandant } = ctx.state;
  ctx.ruling("E-68", "11.4.3");
  ctx.set(kommandant, "boatRequests", kommandant.boatRequests - 1, "BOAT_REQUEST_USED", "11.4.3");
  const view = chartView(ctx.charts.NEW_BOAT_REQUEST);
  const { row } = ctx.roll({ label: "new-boat-request", section: "11.4.3", view });
  if (row.result === "refused") ctx.ruling("E-26", "11.4.3");
  return row.result;
}

/** 11.4.2, 10.11.2 Takes over the new boat, which sails early; who is not fit by then stays behind. */
function receive(ctx: Context, model: BoatType): CrewPosition[] {
  const { state, charts } = ctx;
  const refit = refitOf(state);
  const delay = newBoatDelay(state, charts);
  const received = tryFor(ctx, model, nextPatrolMonth(state, delay));
  ctx.set(refit, "delay", delay, "NEW_BOAT_SAILS", "11.4.3");
  const replaced = replaceLost(ctx, delay);
  assignBoat(ctx, received, false);
  return replaced;
}

function requestChoice(state: Snapshot, charts: Charts): Choice<BoatType | null> {
  const { type } = state.boat;
  const month = nextPatrolMonth(state, newBoatDelay(state, charts));
  const models = newerModels(charts, type, month);
  const older = (boat: BoatType): Reason => ({
    code: "NOT_NEWER_MODEL",
    section: "11.4.3",
    params: { boat },
  });
  const rest = BOAT_TYPES.filter((boat) => !models.includes(boat));
  const reason = (boat: BoatType): Reason => outOfReach(charts, type, boat, month) ?? older(boat);
  return oneOf(
    [null, ...models],
    rest.map((boat) => ({ value: boat, reason: reason(boat) })),
  );
}
