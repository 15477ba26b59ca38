import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { legal, reason } from "../../../../core/choice/legality";
import { type CheckedLimit, countOf, distinct } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import { idSchema } from "../../charts/shapes";
import { named } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { definePq17 } from "../shared/operation";
import { AIR_PHASES, airOutcome, airOutcomeOf, noAirNews } from "./outcomes";
import { type Strike, stackSchema } from "./state";
import { wave } from "./strike-steps";
import { strikeOf } from "./strikes";
import { type FlakAim, flakDice, type Support, supportOf } from "./wave";

const aim = named(
  () => z.strictObject({ stack: stackSchema, aircraft: idSchema }),
  "FlakAim",
  "7.2.5 A stack, and the air unit that it fires at.",
);

const input = z.strictObject({
  support: z
    .array(aim)
    .max(60)
    .describe("7.2.5 Stacks that are not attacked and fire at one air unit that attacks an adjacent stack."),
  cams: z.array(aim).max(60).describe("1.4.3 For each CAM used, the die of AA fire that it helps."),
});

type Input = { support: FlakAim[]; cams: FlakAim[] };

function aimAt(stack: number, aircraft: readonly string[]): Choice<FlakAim> {
  return every<FlakAim>({ stack: oneOf([stack]), aircraft: oneOf(aircraft) });
}

function choices(state: Snapshot, charts: Charts, strike: Strike): Choice<Input> {
  const { stacks, cams } = supportOf(state, charts, strike);
  const certain = flakDice(state, charts, strike, []);
  const supporting = stacks.map(({ stack, aircraft }) => [String(stack), aimAt(stack, aircraft)] as const);
  const possible = stacks.flatMap((each) => each.aircraft.map((aircraft) => ({ stack: each.stack, aircraft })));
  const firing = new Map<number, string[]>();
  for (const { stack, aircraft } of [...certain, ...possible]) {
    firing.set(stack, [...(firing.get(stack) ?? []), aircraft]);
  }
  const helped = [...firing].map(([stack, aircraft]) => [String(stack), aimAt(stack, aircraft)] as const);
  const most = helped.length === 0 ? 0 : cams;
  const isOpen = (aim: FlakAim): boolean =>
    !certain.some(({ stack, aircraft }) => stack === aim.stack && aircraft === aim.aircraft);
  return within<Input>(
    every<Input>({
      support: listOrNone(supporting, stacks.length),
      cams: listOrNone(helped, most),
    }),
    [distinct(FLAK_NOT_LEGAL, ["/support/*/stack"]), ...(most === 0 ? [] : possible.filter(isOpen).map(supported))],
    { draw: (pick) => draw(state, charts, strike, { stacks, cams: most }, pick) },
  );
}

const FLAK_NOT_LEGAL = reason("FLAK_NOT_LEGAL", "7.2.5");

/** 1.4.3 A die that only support brings is rolled, and can be helped, where the support is given. */
function supported({ stack, aircraft }: FlakAim): CheckedLimit<unknown> {
  const aimed = (list: string) => ({
    pointers: [`/${list}/*/aircraft`],
    values: [aircraft],
    where: { pointer: `/${list}/*/stack`, values: [stack] },
  });
  return countOf(FLAK_NOT_LEGAL, aimed("support"), { min: 1 }, [aimed("cams")]);
}

function listOrNone(cases: readonly (readonly [string, Choice<FlakAim>])[], most: number): Choice<FlakAim[]> {
  const item = cases.length === 0 ? aimAt(1, [""]) : caseOf<FlakAim>("stack", Object.fromEntries(cases));
  return listOf(item, 0, cases.length === 0 ? 0 : most);
}

function draw(state: Snapshot, charts: Charts, strike: Strike, { stacks, cams }: Support, pick: Picker): Input {
  const support = stacks
    .filter(() => pick(4) > 0)
    .map(({ stack, aircraft }) => ({ stack, aircraft: aircraft[pick(aircraft.length)]! }));
  const dice = flakDice(state, charts, strike, support).map(({ stack, aircraft }) => ({ stack, aircraft }));
  const used = dice.length === 0 || cams === 0 ? 0 : pick(Math.min(2, cams) + 1);
  return { support, cams: Array.from({ length: used }, () => dice[pick(dice.length)]!) };
}

/** 7.2.5, 1.4.3 Names what supports the AA fire of a wave, and resolves the wave. */
export const directFlak = definePq17<Input, typeof airOutcome>({
  name: "directFlak",
  title: "Direct the AA fire",
  doc: "Names the unattacked stacks that fire in support, and the dice that CAMs help. The AA fire and the attacks of the wave follow.",
  rules: ["7.2.5", "7.2.6", "7.3", "1.4.3"],
  answers: ["air_support_aa"],
  phases: { of: AIR_PHASES, section: "7.2.5" },
  input,
  outcome: airOutcome,
  example: "air-example-second-wave",
  legality(state, charts) {
    const strike = strikeOf(state);
    return legal(choices(state, charts, strike));
  },
  resolve(ctx, { support, cams }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    wave(ctx, strike, support, cams, news);
    return airOutcomeOf(news, ctx.state);
  },
});
