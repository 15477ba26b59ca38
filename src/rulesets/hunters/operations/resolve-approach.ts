import * as z from "zod";
import { every, oneOf } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { defineOperation } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { exampleContact } from "../rules/examples";
import { engagementOf, enterPhase, patrolOf, turnAt } from "../rules/game";
import { fixedLight, rollDayNight } from "../rules/targets";
import { dayNightSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { noChoice, standing, standingOf } from "./outcomes";

const input = z.strictObject({
  dayNight: dayNightSchema.optional().describe("8.3.4 Chosen only when following damaged ships; rolled otherwise."),
});

const outcome = z.strictObject({
  dayNight: dayNightSchema.describe("8.3 The light the attack is made in."),
  chosen: z.boolean().describe("8.3.4 The player chose it."),
  ...standing,
});

/** 8.3.4 The light to choose from: free when following damaged ships, except where the calendar fixes it (D9). */
function lightChoice(state: Snapshot, charts: Charts): Choice<z.infer<typeof input>> {
  if (engagementOf(state).following !== "damaged") return noChoice;
  const fixed = fixedLight(charts, patrolOf(state).area, state.month);
  if (fixed === undefined) return every({ dayNight: oneOf(["day", "night"]) });
  const other = fixed === "day" ? "night" : "day";
  const message = `In this month it is always ${fixed} in the Arctic.`;
  const reason = { code: "LIGHT_FIXED", section: "8.3.5", message };
  return every({ dayNight: oneOf<"day" | "night">([fixed], [{ value: other, reason }]) });
}

/** 8.3 The boat goes in: day or night is settled and the attack can be planned. */
export const resolveApproach = defineOperation<Snapshot, Charts, z.infer<typeof input>, z.infer<typeof outcome>>({
  name: "resolveApproach",
  title: "Approach the targets",
  doc: "Decides to attack the ships met and settles day or night, by the die, by the Arctic calendar or, when following damaged ships, by choice.",
  rules: ["8.3.1", "8.1.4", "8.3.4", "8.3.5", "9.7.5"],
  input,
  outcome,
  example: () => ({ snapshot: exampleContact(), input: {}, seed: "gruss-an-kiel" }),
  phases: turnAt(["contact"], "8.1.4"),
  legality: (state, charts) => ({ legal: true, input: lightChoice(state, charts) }),
  resolve(ctx, { dayNight }) {
    const engagement = engagementOf(ctx.state);
    if (dayNight !== undefined && fixedLight(ctx.charts, patrolOf(ctx.state).area, ctx.state.month) !== undefined) {
      ctx.ruling("D9", "8.3.5");
    }
    const light = dayNight ?? rollDayNight(ctx);
    ctx.set(engagement, "dayNight", light, "DAY_NIGHT", "8.3.3");
    enterPhase(ctx, "attack", "9.1");
    const { phase, fate } = standingOf(ctx);
    return { dayNight: light, chosen: dayNight !== undefined, phase, fate };
  },
});
