import * as z from "zod";
import { illegal, legal, reason } from "../../../../core/choice/legality";
import { customLimit } from "../../../../core/choice/limits";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import { count, named } from "../../schemas";
import { releaseTow } from "../5-1-movement/towing";
import { definePq17 } from "../shared/operation";
import { inTowOn, lineFault, plainLine, shipOn } from "./display";
import { AIR_PHASES, airOutcome, airOutcomeOf, noAirNews } from "./outcomes";
import type { LineStack, Strike } from "./state";
import { deployLine, onToTargets } from "./strike-steps";
import { strikeOf } from "./strikes";

const number = z.int32().min(1).max(400);

const part = named(
  () =>
    z.strictObject({
      no: number.describe("Ships, or an air unit, by their number."),
      cs: count(60, "CS of them in this stack."),
    }),
  "DeployedPart",
  "7.2.4 Ships, or an air unit, that are deployed in a stack.",
);

const deployTargetsInput = z.strictObject({
  line: z
    .array(z.array(part).min(1).max(40))
    .min(1)
    .max(60)
    .describe("7.2.4 Stacks from left to right, with every CS."),
});

type Input = z.infer<typeof deployTargetsInput>;

function lines(charts: Charts, strike: Strike): Choice<LineStack[]> {
  const targets = [...strike.ships, ...(strike.parked ?? [])];
  const numbers = targets.map(({ no }) => no);
  const most = Math.max(...targets.map(({ cs }) => cs));
  const item = every<LineStack[number]>({ no: oneOf(numbers), cs: wholeNumber(0, most) });
  return within<LineStack[]>(
    listOf(listOf(item, 1, Math.min(40, numbers.length)), 1, 60),
    customLimit(LINE_RULES, ["/*/*/no", "/*/*/cs"], (line) => lineFault(charts, strike, line) ?? true),
    { draw: (pick) => shuffled(plainLine(charts, strike), pick) },
  );
}

const LINE_RULES = reason("LINE_NOT_LEGAL", "7.2.4");

function shuffled(line: LineStack[], pick: Picker): LineStack[] {
  for (let last = line.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    [line[last], line[other]] = [line[other]!, line[last]!];
  }
  return line;
}

/** 7.2.4 Deploys the ships or air units under attack. */
export const deployTargets = definePq17<Input, typeof airOutcome>({
  name: "deployTargets",
  title: "Deploy the targets",
  doc: "Lines up the ships under air attack, in stacks from left to right. At an attacked airbase, lines up the air units on the ground. Both sides see them from then on.",
  rules: ["7.2.4"],
  answers: ["air_deploy"],
  phases: { of: AIR_PHASES, section: "7.2.4" },
  input: deployTargetsInput,
  outcome: airOutcome,
  example: "air-example-deployed",
  legality(state, charts) {
    const strike = strikeOf(state);
    return legal(every<Input>({ line: lines(charts, strike) }));
  },
  resolve(ctx, { line }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    deployLine(ctx, strike, line, news);
    return airOutcomeOf(news, ctx.state);
  },
});

const castOffTowInput = z.strictObject({
  no: z.int32().min(1).max(400).describe("7.2.4 The ship in tow, by its number."),
});

/** 7.2.4 A ship under air attack casts off its tow. */
export const castOffTow = definePq17<z.infer<typeof castOffTowInput>, typeof airOutcome>({
  name: "castOffTow",
  kind: "MAY",
  title: "Cast off a tow",
  doc: "Before ships are deployed against aircraft, a towing ship casts off its tow and escapes the modifier against it. The towed ship is Dead in the Water again. The ships are renumbered.",
  rules: ["7.2.4", "5.1.1", "7"],
  answers: ["air_deploy"],
  phases: { of: AIR_PHASES, section: "7.2.4" },
  input: castOffTowInput,
  outcome: airOutcome,
  example: "deploy-cast-off",
  legality(state, charts) {
    const strike = strikeOf(state);
    const numbers = inTowOn(state, charts, strike);
    return numbers.length === 0 ? illegal("NOTHING_IN_TOW", "7.2.4") : legal(every({ no: oneOf(numbers) }));
  },
  resolve(ctx, { no }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    const { force, ship } = shipOn(ctx.state, ctx.charts, strike, no)!;
    ctx.ruling("D-33", "7.2.4");
    releaseTow(ctx, force, ship);
    onToTargets(ctx, strike, news);
    return airOutcomeOf(news, ctx.state);
  },
});
