import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { legal, reason } from "../../../../core/choice/legality";
import { distinct } from "../../../../core/choice/limits";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import { idSchema } from "../../charts/shapes";
import { named } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { definePq17 } from "../shared/operation";
import { isWithinTargetLimit, type RunOption, runOptions } from "./assignment";
import { AIR_PHASES, airOutcome, airOutcomeOf, noAirNews } from "./outcomes";
import { ordnanceSchema, type Strike, stackSchema } from "./state";
import { assign, type ChosenRun } from "./strike-steps";
import { strikeOf } from "./strikes";

const input = z.strictObject({
  runs: z
    .array(
      named(
        () =>
          z.strictObject({
            aircraft: idSchema,
            wave: z.int32().min(1).max(60).describe("7.2 Waves attack one after another."),
            stack: stackSchema.nullable().describe("Null against a scattered convoy."),
            ordnance: ordnanceSchema,
          }),
        "ChosenRun",
        "7.2.4 The target, wave and ordnance of an air unit.",
      ),
    )
    .max(60)
    .describe("7.2.4 Air units in the order in which they attack. An omitted unit gives up the attack."),
});

type Input = { runs: ChosenRun[] };

function choices(state: Snapshot, charts: Charts, strike: Strike): Choice<ChosenRun[]> {
  const options = runOptions(state, charts, strike);
  const units = [...new Set(options.map(({ aircraft }) => aircraft))];
  const waves = strike.against === "scattered" ? 1 : units.length;
  const cases = Object.fromEntries(
    units.map((aircraft) => {
      const aircraftOptions = options.filter((each) => each.aircraft === aircraft);
      const kinds = Object.fromEntries(aircraftOptions.map((option) => [option.ordnance, runOf(option, waves)]));
      return [aircraft, caseOf<ChosenRun>("ordnance", kinds)];
    }),
  );
  const { airUnitsPerTarget } = charts.LIMITS.facts;
  const once = distinct(CROWDED, ["/*/aircraft"]);
  return within<ChosenRun[]>(
    listOf(caseOf<ChosenRun>("aircraft", cases), 0, units.length),
    strike.against === "scattered" ? once : [once, distinct(CROWDED, ["/*/wave", "/*/stack"], airUnitsPerTarget)],
    { draw: (pick) => drawRuns(charts, options, units, waves, pick) },
  );
}

const CROWDED = reason("TARGET_CROWDED", "7.2.4");

function runOf({ aircraft, ordnance, stacks }: RunOption, waves: number): Choice<ChosenRun> {
  return every({
    aircraft: oneOf([aircraft]),
    wave: wholeNumber(1, waves),
    stack: oneOf(stacks),
    ordnance: oneOf([ordnance]),
  });
}

function drawRuns(
  charts: Charts,
  options: readonly RunOption[],
  units: readonly string[],
  waves: number,
  pick: Picker,
): ChosenRun[] {
  const runs: ChosenRun[] = [];
  for (const aircraft of units) {
    const aircraftOptions = options.filter((each) => each.aircraft === aircraft);
    const option = aircraftOptions[pick(aircraftOptions.length)]!;
    if (pick(10) === 0) continue;
    const run = {
      aircraft,
      ordnance: option.ordnance,
      wave: 1 + pick(Math.min(3, waves)),
      stack: option.stacks[pick(option.stacks.length)]!,
    };
    if (isWithinTargetLimit(charts, [...runs, run])) runs.push(run);
  }
  return runs;
}

/** 7.2.4 Names what every attacking air unit attacks. */
export const assignAircraft = definePq17<Input, typeof airOutcome>({
  name: "assignAircraft",
  title: "Assign the aircraft",
  doc: "Names the wave, the stack and the ordnance of every attacking air unit. Units without an assignment give up the attack. The waves follow at once, until a side must decide something.",
  rules: ["7.2.4", "7.2.5", "7.2.6", "7.2.7", "7.3", "7.7.3", "10.1", "12.4"],
  answers: ["air_assign"],
  phases: { of: AIR_PHASES, section: "7.2.4" },
  input,
  outcome: airOutcome,
  example: "naval-bombing-db-mx",
  legality(state, charts) {
    const strike = strikeOf(state);
    return legal(every<Input>({ runs: choices(state, charts, strike) }));
  },
  resolve(ctx, { runs }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    assign(ctx, strike, runs, news);
    return airOutcomeOf(news, ctx.state);
  },
});
