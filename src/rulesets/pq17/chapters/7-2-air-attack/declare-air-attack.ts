import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import { idSchema } from "../../charts/shapes";
import { phasingOf, uses } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { nothingTold } from "./air-combat";
import { declareAttack } from "./attack";
import { airOutcome, airTold } from "./outcomes";
import { type AirTarget, airTargets } from "./targets";

const input = z.strictObject({
  target: z
    .string()
    .regex(/^(block|strays):\d{1,2}$|^(port|airbase):[a-z0-9_]{1,60}$/)
    .describe(
      "7.1 What is attacked: block:7, strays:7 for what is dispersed of that convoy, port:tromso, airbase:banak.",
    ),
  groups: z
    .array(z.array(idSchema).min(1).max(60))
    .min(1)
    .max(60)
    .describe("7.1.2 Air units over the hex that take part; more than one group with `coordination` alone."),
});

type Input = z.infer<typeof input>;

function attacks({ key, aircraft }: AirTarget, coordinated: boolean): Choice<Input> {
  const most = coordinated ? aircraft.length : 1;
  const groups = within<string[][]>(
    listOf(listOf<string>(oneOf(aircraft), 1, aircraft.length, true), 1, most),
    { code: "AIRCRAFT_TWICE", section: "7.1.2", text: "An air unit attacks in one group." },
    (given) => new Set(given.flat()).size === given.flat().length,
    "",
    (pick) => split(aircraft, most, pick),
  );
  return every<Input>({ target: oneOf([key]), groups });
}

function split(aircraft: readonly string[], most: number, pick: Picker): string[][] {
  const groups: string[][] = Array.from({ length: 1 + pick(most) }, () => []);
  for (const id of aircraft) if (pick(6) > 0) groups[pick(groups.length)]?.push(id);
  const filled = groups.filter((group) => group.length > 0);
  return filled.length > 0 ? filled : [[...aircraft]];
}

/** 7.1, 7.2 Declares an air attack. */
export const declareAirAttack = definePq17<Input, typeof airOutcome>({
  name: "declareAirAttack",
  title: "Declare an air attack",
  doc: "Aircraft over a hex attack an identified force there, ships in its port or an airbase. At sea they must find their target by a card; what does not find it flies home. Each target is attacked from the air once in a segment.",
  rules: ["7.1", "7.1.1", "7.1.2", "7.1.3", "7.2", "7.7.3", "12.4", "12.5"],
  phases: { of: ["air_combat"], section: "7.1" },
  input,
  outcome: airOutcome,
  example: "air-attack-soviet-found",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "7.1", "No side is attacking.");
    return byCase<Input, AirTarget>(
      "target",
      airTargets(state, charts, side),
      ({ key }) => key,
      (target) => attacks(target, uses(state, "coordination")),
      reason("NO_AIR_TARGET", "7.1", "Nothing lies under aircraft of this side that they may attack."),
    );
  },
  resolve(ctx, { target: key, groups }) {
    const side = phasingOf(ctx.state);
    const told = nothingTold();
    const target = airTargets(ctx.state, ctx.charts, side).find((each) => each.key === key);
    if (target !== undefined) declareAttack(ctx, side, target, groups, told);
    return airTold(told, ctx.state);
  },
});
