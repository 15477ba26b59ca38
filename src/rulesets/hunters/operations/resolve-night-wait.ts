import * as z from "zod";
import { viewOf } from "../../../core/charts/look-up";
import { illegal } from "../../../core/choice/legality";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { endEncounter } from "../rules/encounter-end";
import { exampleDayAttack } from "../rules/examples";
import { engagementOf, patrolOf, turnAt } from "../rules/game";
import { fixedLight } from "../rules/targets";
import type { Snapshot } from "../snapshot";
import { noChoice, noInput, standing, standingOf } from "./outcomes";

const outcome = z.strictObject({
  result: z
    .enum(["night", "target_lost"])
    .meta({ id: "HuntersNightWait", description: "8.3.2 Night has come, or contact is lost." }),
  ...standing,
});

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
export const resolveNightWait = defineOperation<Snapshot, Charts, z.infer<typeof noInput>, z.infer<typeof outcome>>({
  name: "resolveNightWait",
  title: "Wait for night",
  doc: "Shadows the ships by day to attack them at night; on a bad roll contact is lost and the encounter is over.",
  rules: ["8.3.2", "9.7.5"],
  input: noInput,
  outcome,
  example: () => ({ snapshot: exampleDayAttack(), input: {}, seed: "gruss-an-kiel" }),
  phases: turnAt(["attack"], "8.3.2"),
  legality,
  resolve(ctx) {
    const engagement = engagementOf(ctx.state);
    const view = viewOf(ctx.charts.SWITCH_TO_NIGHT);
    const { row } = ctx.roll({ label: "wait-for-night", section: "8.3.2", view });
    ctx.set(engagement, "waited", true, "WAITED", "8.3.2");
    if (row.result === "night") ctx.set(engagement, "dayNight", "night", "DAY_NIGHT", "8.3.2");
    else endEncounter(ctx);
    const { phase, fate } = standingOf(ctx);
    return { result: row.result, phase, fate };
  },
});
