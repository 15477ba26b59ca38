import * as z from "zod";
import { every, listOf, oneOf, someOf } from "../../../core/operation/choice";
import type { StartOperation } from "../../../core/operation/contract";
import type { Charts } from "../charts/schema";
import { idSchema } from "../charts/shapes";
import { readyConditions } from "../rules/conditions";
import { drawChit, placePortBlocks, rollStart } from "../rules/preparation";
import { freshGame } from "../rules/setup";
import { optionSchema, sideSchema, turnSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { OPTIONS } from "../vocabulary";

const input = z.strictObject({
  scenario: idSchema.describe("8.2 A scenario of chart SCENARIOS, which a caller's own charts may hold."),
  options: z
    .array(optionSchema)
    .max(OPTIONS.length)
    .optional()
    .describe("E The optional rules in use; none unless given."),
});
const outcome = z.strictObject({
  scenario: idSchema,
  startTurn: turnSchema.describe("8.3 The turn at which player phases begin at the latest."),
  setsUpFirst: sideSchema.describe("4.1.3 The side without the initiative."),
});
type Input = z.infer<typeof input>;

/** 3.1 Sets up an operation. */
export const start: StartOperation<Snapshot, Charts, Input, z.infer<typeof outcome>> = {
  name: "new",
  title: "Set up an operation",
  doc: "Lays out a scenario: ice, forces and aircraft as listed, the start turn, a chit for each side, and the dummies of the ports. Set-up and planning follow.",
  rules: ["3.1", "4.1.3", "8.3", "10.1", "12"],
  input,
  outcome,
  example: () => ({ input: { scenario: "pq_17", options: ["variable_start"] }, seed: "bear-island" }),
  choice(charts) {
    const scenario = oneOf<string>(charts.SCENARIOS.facts.scenarios.map(({ id }) => id));
    const options = listOf(oneOf(OPTIONS), 0, OPTIONS.length, true);
    return {
      ...someOf<Input>({ scenario, options } as never, 1),
      check: (value) =>
        (value as Input).options === undefined
          ? every({ scenario }).check({ scenario: (value as Input).scenario })
          : every({ scenario, options }).check(value),
      draw: (pick) => ({ scenario: scenario.draw(pick), options: options.draw(pick) }),
    } as ReturnType<StartOperation<Snapshot, Charts, Input, unknown>["choice"]>;
  },
  blank: (plan, charts) => freshGame(charts, plan),
  resolve(desk) {
    rollStart(desk);
    drawChit(desk, "allied");
    drawChit(desk, "axis");
    readyConditions(desk);
    placePortBlocks(desk);
    const { scenario, startTurn, phasing, initiative } = desk.state;
    return { scenario, startTurn, setsUpFirst: phasing ?? initiative };
  },
};
