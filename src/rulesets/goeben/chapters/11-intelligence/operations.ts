import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import {
  count,
  germanShipSchema,
  intelligenceEffectSchema,
  intelligenceResultSchema,
  named,
  spaceSchema,
} from "../../schemas";
import type { GermanShipId } from "../../vocabulary";
import { changeAlert } from "../5-alert-level/alert";
import { continueIncidents } from "../13-incidents/incidents";
import { type IncidentStory, incidentStory } from "../13-incidents/outcome";
import { defineGoeben } from "../operation";
import { type Context, enterPhase } from "../shared/context";
import { germanInPlay } from "../shared/game";
import { type Application, aimOf, applications, revealedSchema } from "./choices";
import { attempt, revealAt } from "./intelligence";

const resolveIntelligenceInput = z.strictObject({
  ship: germanShipSchema.describe("11.1 The German ship that makes the attempt."),
});

const resolveIntelligenceOutcome = {
  value: count(3, "11.1 The intelligence value of the ship."),
  intelligence: intelligenceResultSchema,
};

/** 11.1 Makes the intelligence attempt of the turn. */
export const resolveIntelligence = defineGoeben<{ ship: GermanShipId }, typeof resolveIntelligenceOutcome>({
  name: "resolveIntelligence",
  title: "Take the Intelligence Action",
  doc: "Makes the one intelligence attempt of the turn with a German ship. You then choose the location or the result.",
  rules: ["11.1", "11.2"],
  phases: { of: ["intelligence"], section: "11.1" },
  input: resolveIntelligenceInput,
  outcome: resolveIntelligenceOutcome,
  example: "intelligence-1-6",
  legality: (state) =>
    state.intelligenceUsed ? illegal("INTELLIGENCE_USED", "11.1") : legal(every({ ship: oneOf(germanInPlay(state)) })),
  resolve(ctx, { ship }) {
    const { value, result } = attempt(ctx, ship);
    return { value, intelligence: result };
  },
});

const countsSchema = named(
  () =>
    z.strictObject({
      british: count(60, "D-16 Face-down British markers."),
      french: count(60, "D-16 Face-down French markers."),
      coastal: count(60, "D-16 Face-down Coastal Defense units."),
    }),
  "RevealCounts",
  "D-16 How many face-down counters of each kind to reveal.",
);

const applyIntelligenceInput = z.strictObject({
  effect: intelligenceEffectSchema.describe("11.2 The result to apply."),
  space: spaceSchema.optional().describe("11.2 The patrol zone, port or base to reveal with IR or IB."),
  reveal: countsSchema
    .optional()
    .describe("D-16 For IR: how many of each kind. Choose two in all, or every one if there are fewer."),
});

const applyIntelligenceOutcome = {
  effect: intelligenceEffectSchema,
  revealed: revealedSchema.nullable().describe("11.2 What was turned face up; null for JE."),
  incidents: named(
    () => z.strictObject(incidentStory),
    "IncidentStory",
    "13.0 The incidents of a space, as far as they are resolved.",
  )
    .nullable()
    .describe("13.0 The incidents of the space that continue now; null in phase 2."),
};

/** 11.2 Applies the result of intelligence that the player aims or chooses. */
export const applyIntelligence = defineGoeben<Application, typeof applyIntelligenceOutcome>({
  name: "applyIntelligence",
  title: "Apply the intelligence result",
  doc: "Reveals face-down counters at one location with IR or IB, or lowers the alert level with JE. After an incident, the incidents of its space continue.",
  rules: ["11.2", "13.1"],
  phases: { of: ["intelligence_choice"], section: "11.2" },
  input: applyIntelligenceInput,
  outcome: applyIntelligenceOutcome,
  example: "apply-ir",
  legality(state, charts) {
    const choice = applications(state, charts);
    return choice === undefined ? illegal("NOTHING_OFFERED", "11.2") : legal(choice);
  },
  resolve(ctx, application) {
    const { effect, space } = application;
    let revealed = null;
    if (space === undefined) changeAlert(ctx, ctx.charts.ALERT_CHANGES.facts.JE, "11.2");
    else {
      ctx.ruling("D-16", "11.2");
      revealed = revealAt(ctx, space, aimOf(application), "11.2");
    }
    return { effect, revealed, incidents: goOn(ctx, effect) };
  },
});

/** 11.2, 13.1 Goes back to the Intelligence phase, or on with the incidents of a space. */
function goOn(ctx: Context, effect: Application["effect"]): IncidentStory | null {
  const { state } = ctx;
  const inIncidents = state.intelligence !== null && state.intelligence.space !== null;
  ctx.set(state, "intelligence", null, "INTELLIGENCE_OVER", "11.2", { effect });
  if (inIncidents) return continueIncidents(ctx);
  enterPhase(ctx, "intelligence", "11.2");
  return null;
}
