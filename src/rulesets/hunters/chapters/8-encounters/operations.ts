import * as z from "zod";
import { viewOf } from "../../../../core/charts/look-up";
import { illegal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import { ENCOUNTER_RESULTS } from "../../charts/results";
import type { Charts } from "../../charts/schema";
import { dayNightSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { type CheckReport, encounterCheck, enterBox, meetPackConvoy, passQuietly } from "../7-patrols/travel";
import { isOver } from "../10-damage/damage";
import { packMeets } from "../13-5-wolfpacks/wolfpack";
import { type Context, engagementOf, enterPhase, patrolOf, turnAt } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { airOutcome, airSchema, eventSchema, noChoice, noInput } from "../shared/outcomes";
import { endEncounter } from "./encounter-end";
import { fixedLight, rollDayNight } from "./targets";

const resolveEncounterOutcome = {
  box: z.int32().min(0).max(20).describe("Travel box the boat is in."),
  column: z.string().nullable().describe("Column of E1 that was read; null when no check was made."),
  result: z
    .enum(ENCOUNTER_RESULTS)
    .meta({ id: "HuntersEncounter", description: "8.1.2 A result of E1." })
    .nullable()
    .describe("8.1.2 Result of E1; null when no check was made or an event replaced it."),
  ignored: z.boolean().describe("10.8.4 The result was ignored because the boat is aborting."),
  event: eventSchema.nullable().describe("12.1 The random event that replaced the encounter."),
  eventIgnored: z.boolean().describe("12.1.5 The event could not happen."),
  missionDone: z.boolean().describe("7.4 The mission was carried out here."),
  air: airSchema.nullable().describe("9.8 The aircraft encounter, if one was fought."),
};

/** C.5 The check of the present box: none where the pack meets its convoy, whatever the weather (13.5.3, E-91), nor in a box without encounters. */
function checkHere(ctx: Context): CheckReport {
  const { quietHere } = patrolOf(ctx.state);
  if (packMeets(ctx.state, ctx.charts)) {
    if (quietHere) ctx.ruling("E-91", "13.5.3");
    return meetPackConvoy(ctx);
  }
  return quietHere ? passQuietly(ctx) : encounterCheck(ctx);
}

/** 8.1 The next encounter check, entering the next box when the present one is done. */
export const resolveEncounter = defineHunters({
  name: "resolveEncounter",
  title: "Next encounter check",
  doc: "Makes the next encounter check on E1, first entering the next travel box when the present one is done, and resolves it up to the next choice.",
  rules: ["8.1", "7.3", "7.4", "8.2", "9.8", "12.1", "10.5.3", "13.5.3"],
  input: noInput,
  outcome: resolveEncounterOutcome,
  example: "e1-atlantic-03",
  phases: turnAt(["at_sea"], "6.1"),
  legality: () => ({ legal: true, input: noChoice }),
  resolve(ctx) {
    const patrol = patrolOf(ctx.state);
    if (patrol.jumpTo !== null || patrol.checksDoneInBox >= patrol.checksRequired) enterBox(ctx);
    const nothing = { column: null, result: null, ignored: false, event: null, air: null, missionDone: false };
    const report = isOver(ctx) ? nothing : checkHere(ctx);
    const { column, result, ignored, event, missionDone } = report;
    const air = report.air ?? event?.air ?? null;
    return {
      box: patrol.box,
      column,
      result,
      ignored,
      event: event?.event ?? null,
      eventIgnored: event?.ignored ?? false,
      missionDone,
      air: air === null ? null : airOutcome(air),
    };
  },
});

const input = z.strictObject({
  dayNight: dayNightSchema.optional().describe("8.3.4 Chosen only when following damaged ships; rolled otherwise."),
});

const resolveApproachOutcome = {
  dayNight: dayNightSchema.describe("8.3 The light the attack is made in."),
  chosen: z.boolean().describe("8.3.4 The player chose it."),
};

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
export const resolveApproach = defineHunters({
  name: "resolveApproach",
  title: "Approach the targets",
  doc: "Decides to attack the ships met and settles day or night, by the die, by the Arctic calendar or, when following damaged ships, by choice.",
  rules: ["8.3.1", "8.1.4", "8.3.4", "8.3.5", "9.7.5"],
  input,
  outcome: resolveApproachOutcome,
  example: "day-night-4",
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
    return { dayNight: light, chosen: dayNight !== undefined };
  },
});

const resolveNightWaitOutcome = {
  result: z
    .enum(["night", "target_lost"])
    .meta({ id: "HuntersNightWait", description: "8.3.2 Night has come, or contact is lost." }),
};

function legality(state: Snapshot, charts: Charts): Legality<z.infer<typeof noInput>> {
  const engagement = engagementOf(state);
  if (engagement.dayNight === "night") return illegal("ALREADY_NIGHT", "8.3.2", "It is night already.");
  if (engagement.penetration === "made") {
    return illegal("APPROACH_MADE", "14.11.1", "The boat is inside the convoy and attacks or leaves.");
  }
  if (engagement.waited) return illegal("ALREADY_WAITED", "8.3.2", "Waiting for night may be tried once.");
  if (engagement.fought) return illegal("ALREADY_FOUGHT", "8.3.2", "Waiting for night comes before the first shot.");
  if (fixedLight(charts, patrolOf(state).area, state.month) !== undefined) {
    return illegal("LIGHT_FIXED", "8.3.5", "In this month it is always day in the Arctic (D9).");
  }
  const freshCapital = engagement.targets.some((target) => target.type === "capital_ship" && target.damage === 0);
  if (freshCapital && state.edition === "second") {
    return illegal("CAPITAL_SHIP_UNDAMAGED", "8.3.2", "An undamaged capital ship cannot be shadowed until night.");
  }
  return { legal: true, input: noChoice };
}

/** 8.3.2 Waits for night before attacking; contact may be lost. */
export const resolveNightWait = defineHunters({
  name: "resolveNightWait",
  title: "Wait for night",
  doc: "Shadows the ships by day to attack them at night; on a bad roll contact is lost and the encounter is over.",
  rules: ["8.3.2", "9.7.5"],
  input: noInput,
  outcome: resolveNightWaitOutcome,
  example: "night-wait-4",
  phases: turnAt(["attack"], "8.3.2"),
  legality,
  resolve(ctx) {
    const engagement = engagementOf(ctx.state);
    const view = viewOf(ctx.charts.SWITCH_TO_NIGHT);
    const { row } = ctx.roll({ label: "wait-for-night", section: "8.3.2", view });
    ctx.set(engagement, "waited", true, "WAITED", "8.3.2");
    if (row.result === "night") ctx.set(engagement, "dayNight", "night", "DAY_NIGHT", "8.3.2");
    else endEncounter(ctx);
    return { result: row.result };
  },
});
