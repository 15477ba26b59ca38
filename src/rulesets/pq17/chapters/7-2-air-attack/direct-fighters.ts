import * as z from "zod";
import { legal, reason } from "../../../../core/choice/legality";
import { countOf, customLimit } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { definePq17 } from "../shared/operation";
import { type Fire, isFairFire, plainFire, risen } from "./fighter-fire";
import { strength } from "./flying";
import { AIR_PHASES, airOutcome, airOutcomeOf, noAirNews } from "./outcomes";
import { fighterFireSchema, type Strike } from "./state";
import { fightAirCombat } from "./strike-steps";
import { attackersLeft, strikeOf } from "./strikes";

const input = z.strictObject({
  fire: z
    .array(fighterFireSchema)
    .min(1)
    .max(60)
    .describe("7.2.2 Every fighter, in the order in which they scrambled."),
});

type Input = { fire: { aircraft: string; targets: string[] }[] };

function fires(state: Snapshot, charts: Charts, strike: Strike): Choice<Input["fire"]> {
  const targets = attackersLeft(state, strike).map(({ id }) => id);
  const units = risen(state, strike);
  const item = units.map((unit) =>
    every<Input["fire"][number]>({
      aircraft: oneOf([unit.id]),
      targets: listOf<string>(oneOf(targets), strength(unit), strength(unit)),
    }),
  );
  return within<Input["fire"]>(
    eachOf(
      item,
      units.map(({ id }) => id),
    ),
    customLimit(ESCORT_FIRST, ["/*/aircraft", "/*/targets/*"], (fire) => isFairFire(state, charts, strike, fire)),
    { draw: (pick) => shuffled(plainFire(state, charts, strike), pick) },
  );
}

const ESCORT_FIRST = reason("ESCORT_FIRST", "7.2.2");

const EVERY_FIGHTER = reason("EVERY_FIGHTER", "7.2.2");

/** A list that holds one of each choice, in the order of the units they are for. */
function eachOf<T>(items: readonly Choice<T>[], units: readonly string[]): Choice<T[]> {
  const any: Choice<T> = {
    schema: items.length === 1 ? items[0]!.schema : { anyOf: items.map(({ schema }) => schema) },
    limits: [],
    closed: [],
    check: (value) => (items.some((each) => each.check(value) === undefined) ? undefined : items[0]?.check(value)),
    draw: (pick) => items[pick(items.length)]!.draw(pick),
  };
  return within<T[]>(
    listOf(any, items.length, items.length),
    units.map((unit, index) =>
      countOf(EVERY_FIGHTER, { pointers: [`/${index}/aircraft`], values: [unit] }, { min: 1 }),
    ),
    { draw: (pick) => items.map((each) => each.draw(pick)) },
  );
}

/** Exchanges at random the targets of the fighters. The number of shots at each target stays the same. */
function shuffled(fire: readonly Fire[], pick: Picker): Input["fire"] {
  const shots = fire.flatMap(({ targets }) => targets);
  for (let last = shots.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    [shots[last], shots[other]] = [shots[other]!, shots[last]!];
  }
  return fire.map(({ aircraft, targets }) => ({ aircraft, targets: shots.splice(0, targets.length) }));
}

/** 7.2.2 Names what the scrambled fighters fire at, and resolves the air combat. */
export const directFighters = definePq17<Input, typeof airOutcome>({
  name: "directFighters",
  title: "Direct the fighters",
  doc: "Names a target for every CS of the scrambled fighters, and resolves the round of air combat. If the attacker must first name his units' targets, the round waits. Both sides fire before any result applies.",
  rules: ["7.2.2", "7.2.3"],
  answers: ["air_dogfight_targets"],
  phases: { of: AIR_PHASES, section: "7.2.2" },
  input,
  outcome: airOutcome,
  example: "air-example-kirkenes-fought",
  legality(state, charts) {
    const strike = strikeOf(state);
    return legal(every<Input>({ fire: fires(state, charts, strike) }));
  },
  resolve(ctx, { fire }) {
    const news = noAirNews();
    const strike = strikeOf(ctx.state);
    fightAirCombat(ctx, strike, fire, news);
    return airOutcomeOf(news, ctx.state);
  },
});
