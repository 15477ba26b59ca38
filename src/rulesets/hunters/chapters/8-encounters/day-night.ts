import * as z from "zod";
import { chartView, columnInMonth } from "../../../../core/charts/look-up";
import { illegal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import { dayNightSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { DAY_NIGHT, type DayNight } from "../../vocabulary";
import { monthOf } from "../shared/calendar";
import { type Context, citePatrolDate, enterPhase } from "../shared/context";
import { engagementOf, inPhases, patrolOf } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { noChoice, noInput } from "../shared/outcomes";
import { endEncounter } from "./encounter-end";

/** 8.3.5 Day or night where the calendar fixes it for an Arctic patrol; undefined elsewhere. */
export function fixedLight(charts: Charts, area: string, month: string): DayNight | undefined {
  if (area !== "arctic") return undefined;
  return charts.ARCTIC_FIXED_LIGHT.facts.months.find((each) => each.months.includes(monthOf(month)))?.result;
}

/** 8.3.1, 8.3.5 Day or night by the die, or by the calendar in the Arctic. */
export function rollDayNight(ctx: Context): DayNight {
  const { charts, state } = ctx;
  const { area } = patrolOf(state);
  const columnIn = (month: string) => columnInMonth(charts.ARCTIC_DAY_NIGHT, monthOf(month));
  if (area === "arctic") {
    citePatrolDate(ctx, "8.3.5", (month) => fixedLight(charts, area, month) ?? columnIn(month)?.column);
  }
  const fixed = fixedLight(charts, area, state.month);
  if (fixed !== undefined) return fixed;
  const arctic = area === "arctic" ? columnIn(state.month) : undefined;
  const section = arctic === undefined ? "8.3.1" : "8.3.5";
  return ctx.roll({ label: "day-night", section, view: arctic ?? chartView(charts.DAY_NIGHT) }).row.result;
}

const resolveApproachInput = z.strictObject({
  dayNight: dayNightSchema
    .optional()
    .describe("8.3.4 Choose only if following damaged ships; otherwise a die decides."),
});

type LightInput = z.infer<typeof resolveApproachInput>;

const resolveApproachOutcome = {
  dayNight: dayNightSchema.describe("8.3 Day or night for the attack."),
  chosen: z.boolean().describe("8.3.4 The player chose day or night."),
};

/** 8.3.4 The light to choose from: free when following damaged ships, except where the calendar fixes it (D9). */
function lightChoice(state: Snapshot, charts: Charts): Choice<LightInput> {
  if (engagementOf(state).following !== "damaged") return noChoice;
  const fixed = fixedLight(charts, patrolOf(state).area, state.month);
  if (fixed === undefined) return every<LightInput>({ dayNight: oneOf(DAY_NIGHT) });
  const other = fixed === "day" ? "night" : "day";
  const reason = { code: "LIGHT_FIXED", section: "8.3.5", params: { fixed } };
  return every<LightInput>({ dayNight: oneOf<DayNight>([fixed], [{ value: other, reason }]) });
}

/** 8.3 Goes in: day or night is settled and the attack can be planned. */
export const resolveApproach = defineHunters({
  name: "resolveApproach",
  title: "Approach the targets",
  doc: "Attacks the ships met and decides day or night: by die roll, by the Arctic calendar, or by choice if following damaged ships.",
  rules: ["8.3.1", "8.1.4", "8.3.4", "8.3.5", "9.7.5"],
  input: resolveApproachInput,
  outcome: resolveApproachOutcome,
  example: "day-night-4",
  phases: inPhases(["contact"], "8.1.4"),
  legality: (state, charts) => ({ legal: true, input: lightChoice(state, charts) }),
  resolve(ctx, { dayNight }) {
    const engagement = engagementOf(ctx.state);
    if (dayNight !== undefined && fixedLight(ctx.charts, patrolOf(ctx.state).area, ctx.state.month) !== undefined) {
      ctx.ruling("D9", "8.3.5");
    }
    const light = dayNight ?? rollDayNight(ctx);
    ctx.set(engagement, "dayNight", light, "DAY_NIGHT", "8.3.3");
    enterPhase(ctx, "attack", "9.1");
    return { dayNight: light, chosen: dayNight !== undefined };
  },
});

const resolveNightWaitOutcome = {
  result: z
    .enum(["night", "target_lost"])
    .meta({ id: "HuntersNightWait", description: "8.3.2 Night falls, or the boat loses contact." }),
};

function resolveNightWaitLegality(state: Snapshot, charts: Charts): Legality<z.infer<typeof noInput>> {
  const engagement = engagementOf(state);
  if (engagement.dayNight === "night") return illegal("ALREADY_NIGHT", "8.3.2");
  if (engagement.penetration === "made") {
    return illegal("APPROACH_MADE/light", "14.11.1");
  }
  if (engagement.waited) return illegal("ALREADY_WAITED", "8.3.2");
  if (engagement.fought) return illegal("ALREADY_FOUGHT", "8.3.2");
  if (fixedLight(charts, patrolOf(state).area, state.month) !== undefined) {
    return illegal("LIGHT_FIXED/wait", "8.3.5");
  }
  const freshCapital = engagement.targets.some((target) => target.type === "capital_ship" && target.damage === 0);
  if (freshCapital && state.edition === "second") {
    return illegal("CAPITAL_SHIP_UNDAMAGED", "8.3.2");
  }
  return { legal: true, input: noChoice };
}

/** 8.3.2 Waits for night before attacking; contact may be lost. */
export const resolveNightWait = defineHunters({
  name: "resolveNightWait",
  title: "Wait for night",
  doc: "Shadows the ships by day to attack them at night. On a bad roll, the boat loses contact and the encounter ends.",
  rules: ["8.3.2", "9.7.5"],
  input: noInput,
  outcome: resolveNightWaitOutcome,
  example: "night-wait-4",
  phases: inPhases(["attack"], "8.3.2"),
  legality: resolveNightWaitLegality,
  resolve(ctx) {
    const engagement = engagementOf(ctx.state);
    const view = chartView(ctx.charts.SWITCH_TO_NIGHT);
    const { row } = ctx.roll({ label: "wait-for-night", section: "8.3.2", view });
    ctx.set(engagement, "waited", true, "WAITED", "8.3.2");
    if (row.result === "night") ctx.set(engagement, "dayNight", "night", "DAY_NIGHT", "8.3.2");
    else endEncounter(ctx);
    return { result: row.result };
  },
});
