import * as z from "zod";
import { legal, reason } from "../../../../core/choice/legality";
import { countOf } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Picker } from "../../../../core/contract/choice";
import { idSchema } from "../../charts/shapes";
import { definePq17 } from "../shared/operation";
import { AIR_PHASES, airOutcome, airOutcomeOf, noAirNews } from "./outcomes";
import { type Scramble, scrambleOf } from "./scramble";
import { scramble } from "./strike-steps";
import { strikeOf } from "./strikes";

const input = z.strictObject({
  aircraft: z
    .array(idSchema)
    .max(60)
    .describe("7.2.1 Fighters to scramble, in the order in which they fire. None to let the attack come."),
});

type Input = z.infer<typeof input>;

function fighters({ here, near, most }: Scramble) {
  const all = [...here, ...near];
  const limit = reason("ONE_FROM_NEXT_HEX", "7.2.1");
  return within<string[]>(
    listOf<string>(oneOf(all), 0, most, { distinct: true }),
    countOf(limit, { pointers: ["/*"], values: near }, { max: 1 }),
    { draw: (pick) => draw(here, near, most, pick) },
  );
}

function draw(here: readonly string[], near: readonly string[], most: number, pick: Picker): string[] {
  const risen = here.filter(() => pick(3) > 0);
  const joins = near.length > 0 && pick(2) === 0 ? [near[pick(near.length)]!] : [];
  return [...risen, ...joins].slice(0, most);
}

/** 7.2.1 Sends fighters up against an air attack. */
export const scrambleFighters = definePq17<Input, typeof airOutcome>({
  name: "scrambleFighters",
  title: "Scramble fighters",
  doc: "By day, fighters and Interceptors of the attacked hex scramble. Against a single air unit they fire at once. Otherwise their targets are named next.",
  rules: ["7.2.1", "7.2.2", "7.2.3", "1.1.2", "1.5.3"],
  answers: ["air_scramble"],
  phases: { of: AIR_PHASES, section: "7.2.1" },
  input,
  outcome: airOutcome,
  example: "air-surprise-one-near",
  legality(state, charts) {
    const strike = strikeOf(state);
    return legal(every<Input>({ aircraft: fighters(scrambleOf(state, charts, strike)) }));
  },
  resolve(ctx, { aircraft }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    scramble(ctx, strike, aircraft, news);
    return airOutcomeOf(news, ctx.state);
  },
});
