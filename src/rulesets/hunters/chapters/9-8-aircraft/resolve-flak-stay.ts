import * as z from "zod";
import { every, oneOf } from "../../../../core/choice/values";
import { inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { diveAway, stayUp } from "./air-attack";
import { airOutcome, airSchema } from "./air-report";

const resolveFlakStayInput = z.strictObject({
  stay: z.boolean().describe("11.4.7 Stay on the surface for a second flak round, or dive."),
});

const resolveFlakStayOutcome = { air: airSchema };

/** 11.4.7 Lets the VIIC Flak fight on at the surface, or dive. */
export const resolveFlakStay = defineHunters({
  name: "resolveFlakStay",
  title: "Stay on the surface and fight",
  doc: "After a missed first flak round, a VIIC Flak dives, or stays on the surface. If it stays, it is strafed, perhaps bombed, and fires again.",
  rules: ["11.4.7", "9.8.3", "9.8.7"],
  input: resolveFlakStayInput,
  outcome: resolveFlakStayOutcome,
  example: "flak-stay-second-miss",
  phases: inPhases(["flak_stay"], "11.4.7"),
  legality: () => ({ legal: true, input: every({ stay: oneOf([false, true]) }) }),
  resolve(ctx, { stay }) {
    const report = stay ? stayUp(ctx) : diveAway(ctx);
    return { air: airOutcome(report) };
  },
});
