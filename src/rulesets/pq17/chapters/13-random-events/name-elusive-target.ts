import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { AIR_PHASES, airOutcome, airOutcomeOf, noAirNews } from "../7-2-air-attack/outcomes";
import { type Strike, stackSchema } from "../7-2-air-attack/state";
import { nextWave, openWave } from "../7-2-air-attack/strike-steps";
import { strikeOf } from "../7-2-air-attack/strikes";
import type { Context } from "../shared/context";
import { definePq17 } from "../shared/operation";
import { elusiveTargets } from "./elusive-target";
import { spendEvent } from "./events";

const nameElusiveTargetInput = z.strictObject({
  stack: stackSchema.nullable().describe("13.1 The ship that eludes them. Null to keep the event."),
});

/** 13.1 Names the ship that eludes the aircraft of the Axis. */
export const nameElusiveTarget = definePq17<z.infer<typeof nameElusiveTargetInput>, typeof airOutcome>({
  name: "nameElusiveTarget",
  title: "Name an elusive target",
  doc: "With the event Elusive Target, the Allies name one single ship that aircraft are about to attack. Those aircraft turn to other targets, with a modifier.",
  rules: ["13.1"],
  answers: ["air_elusive"],
  phases: { of: AIR_PHASES, section: "13.1" },
  input: nameElusiveTargetInput,
  outcome: airOutcome,
  example: "elusive-named",
  legality(state, charts) {
    const strike = strikeOf(state);
    const stacks = elusiveTargets(state, charts, strike);
    return stacks.length === 0 ? illegal("NO_SINGLE_SHIP", "13.1") : legal(every({ stack: oneOf([null, ...stacks]) }));
  },
  resolve(ctx, { stack }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    if (stack === null) nextWave(ctx, strike, news);
    else {
      elude(ctx, strike, stack);
      openWave(ctx, strike, news);
    }
    return airOutcomeOf(news, ctx.state);
  },
});

/** 13.1 The aircraft that were to attack a stack must find other targets, with a modifier. */
function elude(ctx: Context, strike: Strike, stack: number): void {
  ctx.ruling("E-106", "13.1");
  spendEvent(ctx, "elusive_target", "allied", "13.1");
  ctx.set(strike, "elusive", stack, "ELUSIVE", "13.1");
  const runs = strike.runs.map((run) => (run.stack === stack ? { ...run, stack: null, diverted: true } : run));
  ctx.set(strike, "runs", runs, "RUNS", "13.1", { side: strike.side });
}
