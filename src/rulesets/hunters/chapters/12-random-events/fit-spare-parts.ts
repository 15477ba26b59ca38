import * as z from "zod";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import type { Legality } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import { systemSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { SYSTEMS } from "../../vocabulary";
import { dropLeftMines } from "../7-patrols/missions";
import { finishCheck } from "../8-encounters/encounter-end";
import { inoperable } from "../10-damage/systems";
import { inPhases, patrolOf } from "../shared/game";
import { defineHunters } from "../shared/operation";

const input = z.strictObject({
  systems: z.array(systemSchema).min(1).max(10).describe("R1 The inoperable systems to repair."),
});

type Input = z.infer<typeof input>;

const outcome = { systems: z.array(systemSchema).describe("Systems repaired.") };

function legality(state: Snapshot, charts: Charts): Legality<Input> {
  const broken = SYSTEMS.filter((system) => inoperable(state, system));
  const most = Math.min(broken.length, charts.EVENT_LIMITS.facts.spareParts);
  return { legal: true, input: every({ systems: listOf(oneOf(broken), 1, most, { distinct: true }) }) };
}

/** R1 result 6: makes inoperable systems work again. */
export const fitSpareParts = defineHunters({
  name: "fitSpareParts",
  title: "Fit spare parts",
  doc: "Chooses which inoperable systems the spare parts repair. An abort already begun continues (E-37).",
  rules: ["R1", "12.1", "10.7"],
  input,
  outcome,
  example: "spare-parts-two",
  phases: inPhases(["spare_parts"], "R1"),
  legality,
  resolve(ctx, { systems }) {
    if (patrolOf(ctx.state).abort !== null) ctx.ruling("E-37", "10.8");
    for (const system of systems) ctx.set(ctx.state.boat.systems, system, "ok", "SYSTEM_REPAIRED", "R1");
    dropLeftMines(ctx);
    finishCheck(ctx);
    return { systems };
  },
});
