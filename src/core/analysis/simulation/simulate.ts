import * as z from "zod";
import type { Refusal } from "../../contract/answer";
import type { InvalidRequest } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { diceLimitFault } from "../../engine/legality";
import { callWithCharts } from "../../request/charts";
import { isRejected } from "../../request/result";
import { typedTextSchema } from "../../text/typed-text";
import { defineAnalysis, languageField, type RequestFields } from "../call";
import { HEADINGS } from "../headings";
import type { TimeUsed } from "../odds/compute";
import { procedureFields, untilField } from "../procedure/procedure";
import { type Job, parseJob } from "./job";
import { MOVE_LIMIT } from "./limits";
import { isDiceLimit, makeRuns } from "./run";
import { simulationSchema } from "./schema";
import { type Simulation, summaryOf } from "./summary";

/** Maximum runs per request. */
export const MOST_RUNS = 100_000;

/** Default number of runs. */
export const DEFAULT_RUNS = 100;

const simulateFields = z.strictObject({
  operation: z
    .string()
    .max(100)
    .optional()
    .describe("The operation to resolve first, `new` for whole games. Default: a policy continues from the snapshot."),
  ...procedureFields,
  until: untilField.optional(),
  runs: z
    .int32()
    .min(1)
    .max(MOST_RUNS)
    .optional()
    .describe(`Number of runs. Default: ${DEFAULT_RUNS}. The time limit of a request can stop the simulation earlier.`),
  first: z
    .int32()
    .min(0)
    .max(1_000_000_000)
    .optional()
    .describe("Number of the first run. Default: 0. A run with the same number and seed always has the same result."),
  seed: typedTextSchema(100)
    .optional()
    .describe("Seed of the simulation. Default: `simulation`. Run n uses this seed followed by `/n`."),
  measures: z
    .array(z.string().max(400))
    .min(1)
    .max(20)
    .optional()
    .describe(
      "Names of the ruleset's measures, or JSON pointers into /outcome and /snapshot. Default: every measure if play continues, otherwise the outcome.",
    ),
  moves: z.int32().min(1).max(MOVE_LIMIT).optional().describe(`Maximum operations per run. Default: ${MOVE_LIMIT}.`),
  language: languageField,
});

/** A request for a simulation, as parsed. */
export type SimulateFields = z.infer<typeof simulateFields>;

/** Runs one operation, a procedure or whole games many times. */
export const simulate = defineAnalysis({
  name: "simulate",
  ...HEADINGS.simulate,
  shared: ["snapshot", "input", "charts"],
  own: simulateFields,
  answer: simulationSchema,
  meaning: "Results of many runs.",
  refuses: true,
  example: (_ruleset, { operations }): RequestFields => ({
    operation: "new",
    input: operations.new!.input,
    policy: "cautious",
    runs: 2,
    seed: "example",
  }),
  call: (ruleset, fields, { snapshot, input, charts }, timeUsed, templates) =>
    callWithCharts(charts, () =>
      simulateHere(ruleset, { ...fields, snapshot, input, charts, templates }, fields, timeUsed),
    ),
});

/** Makes all runs in this process, within the time. */
function simulateHere(
  ruleset: AnyRuleset,
  job: Job,
  fields: SimulateFields,
  timeUsed: TimeUsed,
): Simulation | Refusal | InvalidRequest {
  const ready = parseJob(ruleset, job);
  if (isRejected(ready)) return ready;
  const { runs: runCount = DEFAULT_RUNS, first = 0, operation: opening = null, policy = null } = fields;
  try {
    const rows = makeRuns(ready, first, runCount, timeUsed);
    const stopped = rows.length < runCount ? ("TIME" as const) : null;
    return summaryOf(
      ruleset,
      { opening, policy, seed: ready.seed, first, asked: runCount, stopped },
      ready.measures,
      rows,
    );
  } catch (error) {
    if (isDiceLimit(error)) return diceLimitFault();
    throw error;
  }
}
