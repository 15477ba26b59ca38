import * as z from "zod";
import { ENCOUNTER_RESULTS, RANDOM_EVENTS } from "../../charts/results";
import { isOver } from "../5-victory/victory";
import { enterBox } from "../7-patrols/travel";
import { airOutcome, airSchema } from "../9-8-aircraft/air-report";
import { packMeets } from "../13-5-wolfpacks/wolfpack";
import type { Context } from "../shared/context";
import { inPhases, patrolOf } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { noChoice, noInput } from "../shared/outcomes";
import { type CheckReport, encounterCheck, meetPackConvoy, passQuietly } from "./encounter-check";

/** 12.1 A random event by its name on R1. */
export const eventSchema = z
  .enum(RANDOM_EVENTS)
  .meta({ id: "HuntersRandomEvent", description: "12.1 A random event." });

const resolveEncounterOutcome = {
  box: z.int32().min(0).max(20).describe("Travel box of the boat."),
  column: z.string().nullable().describe("Column of E1 used; null if there was no check."),
  result: z
    .enum(ENCOUNTER_RESULTS)
    .meta({ id: "HuntersEncounter", description: "8.1.2 A result of E1." })
    .nullable()
    .describe("8.1.2 Result of E1; null if there was no check or an event replaced it."),
  ignored: z.boolean().describe("10.8.4 Ignored because the boat is aborting."),
  event: eventSchema.nullable().describe("12.1 The random event that replaced the encounter."),
  eventIgnored: z.boolean().describe("12.1.5 The event could not take effect."),
  missionDone: z.boolean().describe("7.4 The boat completed its mission here."),
  air: airSchema.nullable().describe("9.8 The aircraft encounter, if any."),
};

/**
 * 8.1 Makes the check of the present box. None is made where the pack meets its convoy, in any weather (13.5.3, E-91),
 * nor in a box without encounters.
 */
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
  doc: "Makes the next encounter check on E1 and resolves it up to the next choice. If the current box is done, first enters the next one.",
  rules: ["8.1", "7.3", "7.4", "8.2", "9.8", "12.1", "10.5.3", "13.5.3"],
  input: noInput,
  outcome: resolveEncounterOutcome,
  example: "e1-atlantic-03",
  phases: inPhases(["at_sea"], "6.1"),
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
