import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { illegal, legal, reason } from "../../../../core/choice/legality";
import { customLimit, distinct } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import { idSchema } from "../../charts/shapes";
import { named } from "../../schemas";
import { definePq17 } from "../shared/operation";
import { isWithinTargetLimit, type Turning, turningRuns } from "./assignment";
import { AIR_PHASES, airOutcome, airOutcomeOf, noAirNews } from "./outcomes";
import { type Strike, stackSchema } from "./state";
import { turn } from "./strike-steps";
import { strikeOf } from "./strikes";

const turnAircraftInput = z.strictObject({
  turns: z
    .array(
      named(
        () => z.strictObject({ aircraft: idSchema, stack: stackSchema }),
        "AircraftTurn",
        "7.2.6 The new target of an air unit.",
      ),
    )
    .max(60)
    .describe("7.2.6 Air units that turn to another stack. An omitted unit gives up the attack."),
});

type Turn = { aircraft: string; stack: number };

type Input = { turns: Turn[] };

/** True when no stack has too many air units in a wave once some have turned. */
function fits(charts: Charts, strike: Strike, turning: readonly string[], turns: readonly Turn[]): boolean {
  const runs = strike.runs.flatMap((run) => {
    if (!turning.includes(run.aircraft)) return [run];
    return turns.filter(({ aircraft }) => aircraft === run.aircraft).map(({ stack }) => ({ ...run, stack }));
  });
  return new Set(turns.map(({ aircraft }) => aircraft)).size === turns.length && isWithinTargetLimit(charts, runs);
}

const CROWDED = reason("TARGET_CROWDED/turning", "7.2.4");

function choices(charts: Charts, strike: Strike, all: readonly Turning[]): Choice<Turn[]> {
  const able = all.filter(({ stacks }) => stacks.length > 0);
  const names = all.map(({ aircraft }) => aircraft);
  const cases = Object.fromEntries(
    able.map(({ aircraft, stacks }) => [aircraft, every<Turn>({ aircraft: oneOf([aircraft]), stack: oneOf(stacks) })]),
  );
  return within<Turn[]>(
    listOf(caseOf<Turn>("aircraft", cases), 0, able.length),
    [
      distinct(CROWDED, ["/*/aircraft"]),
      customLimit(CROWDED, ["/*/aircraft", "/*/stack"], (turns) => fits(charts, strike, names, turns)),
    ],
    { draw: (pick) => drawTurns(charts, strike, able, names, pick) },
  );
}

function drawTurns(
  charts: Charts,
  strike: Strike,
  able: readonly Turning[],
  names: readonly string[],
  pick: Picker,
): Turn[] {
  const turns: Turn[] = [];
  for (const { aircraft, stacks } of able) {
    const next = { aircraft, stack: stacks[pick(stacks.length)]! };
    if (fits(charts, strike, names, [...turns, next])) turns.push(next);
  }
  return turns;
}

/** 7.2.6, 13.1 Turns aircraft whose target is gone, or eludes them, to another. */
export const turnAircraft = definePq17<Input, typeof airOutcome>({
  name: "turnAircraft",
  title: "Turn aircraft to another target",
  doc: "If a later wave's target is gone, its air units turn to an adjacent stack, or give up without AA fire. Units diverted from an elusive target turn to any other stack.",
  rules: ["7.2.6", "13.1"],
  answers: ["air_retarget"],
  phases: { of: AIR_PHASES, section: "7.2.6" },
  input: turnAircraftInput,
  outcome: airOutcome,
  example: "turn-next-stack",
  legality(state, charts) {
    const strike = strikeOf(state);
    const turning = turningRuns(state, charts, strike);
    if (turning.every(({ stacks }) => stacks.length === 0)) {
      return illegal("NOTHING_TO_TURN", "7.2.6");
    }
    return legal(every<Input>({ turns: choices(charts, strike, turning) }));
  },
  resolve(ctx, { turns }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    turn(ctx, strike, turns, news);
    return airOutcomeOf(news, ctx.state);
  },
});
