import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { exampleOffer } from "../rules/examples-outfitting";
import { type Context, enterPhase } from "../rules/game";
import { type IncidentStory, incidentStory } from "../rules/incident-story";
import { continueIncidents } from "../rules/incidents";
import { revealAt } from "../rules/intelligence";
import { type Application, aimOf, applications } from "../rules/intelligence-choice";
import { changeAlert } from "../rules/losses";
import { count, intelligenceEffectSchema, named, spaceSchema } from "../schemas";
import { defineGoeben } from "./operation";
import { revealedSchema } from "./revealed-shapes";

const countsSchema = named(
  z.strictObject({
    british: count(60, "D-16 Face-down British markers."),
    french: count(60, "D-16 Face-down French markers."),
    coastal: count(60, "D-16 Face-down coastal defence units."),
  }),
  "RevealCounts",
  "D-16 How many of what lies face down are turned up.",
);

const input = z.strictObject({
  effect: intelligenceEffectSchema.describe("11.2 The result that is applied."),
  space: spaceSchema.optional().describe("11.2 The patrol zone, port or base that IR or IB is aimed at."),
  reveal: countsSchema.optional().describe("D-16 For IR: how many of which kind, two in all or as many as there are."),
});

const outcome = {
  effect: intelligenceEffectSchema,
  revealed: revealedSchema.nullable().describe("11.2 What was turned face up; null for JE."),
  incidents: named(
    z.strictObject(incidentStory),
    "IncidentStory",
    "13.0 The incidents of a space, as far as they were resolved.",
  )
    .nullable()
    .describe("13.0 How the incidents of the space went on; null in phase 2."),
};

/** 11.2 Applies the result of intelligence that the player aims or chooses. */
export const applyIntelligence = defineGoeben<Application, typeof outcome>({
  name: "applyIntelligence",
  title: "Apply intelligence",
  doc: "Aims IR or IB at a place where something lies face down, or lowers the alert level by JE; after an incident its space goes on.",
  rules: ["11.2", "13.1"],
  phases: { of: ["intelligence_choice"], section: "11.2" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleOffer("IR"),
    input: { effect: "IR", space: "adriatic_pz", reveal: { british: 2, french: 0, coastal: 0 } },
    seed: "messina-1914",
  }),
  legality(state, charts) {
    const choice = applications(state, charts);
    return choice === undefined ? illegal("NOTHING_OFFERED", "11.2", "There is no result to apply.") : legal(choice);
  },
  resolve(ctx, application) {
    const { effect, space } = application;
    let revealed = null;
    if (space === undefined) changeAlert(ctx, ctx.charts.ALERT_CHANGES.facts.JE, "11.2");
    else {
      ctx.ruling("D-16", "11.2");
      revealed = revealAt(ctx, space, aimOf(application), "11.2");
    }
    return { effect, revealed, incidents: goOn(ctx) };
  },
});

/** 11.2, 13.1 Goes back to the Intelligence phase, or on with the incidents of a space. */
function goOn(ctx: Context): IncidentStory | null {
  const { state } = ctx;
  const inIncidents = state.intelligence !== null && state.intelligence.space !== null;
  ctx.set(state, "intelligence", null, "INTELLIGENCE_OVER", "11.2");
  if (inIncidents) return continueIncidents(ctx);
  enterPhase(ctx, "intelligence", "11.2");
  return null;
}
