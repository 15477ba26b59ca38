import * as z from "zod";
import { caseOf } from "../../../core/choice/cases";
import { illegal, legal, reason } from "../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { idSchema } from "../charts/shapes";
import { huntFromTheAir, type Quarry, quarries } from "../rules/air-asw";
import { exampleAirborneAsw } from "../rules/examples-air";
import { phasingOf } from "../rules/game";
import { blockSchema, named } from "../schemas";
import { definePq17 } from "./operation";
import { locatedSchema, tellLocated } from "./submarine-outcome";

const input = z.strictObject({
  block: blockSchema.describe("7.4.2 An identified Wolf Pack under the aircraft."),
  aircraft: z.array(idSchema).min(1).max(60).describe("7.4.2 Air units on ASW over it."),
});

type Input = z.infer<typeof input>;

const resultSchema = named(
  z.enum(["none", "held_down", "damaged", "sunk"]),
  "AirborneAswFinding",
  "7.4.1 What one ASW die of aircraft came to.",
);

const outcome = {
  block: blockSchema,
  located: locatedSchema,
  results: z.array(resultSchema).max(60).describe("7.4.1 Every die in order; none when the Wolf Pack was not found."),
};

function hunts({ block, aircraft }: Quarry): Choice<Input> {
  return every<Input>({
    block: oneOf<number>([block]),
    aircraft: listOf<string>(oneOf<string>(aircraft), 1, aircraft.length, true),
  });
}

/** 7.4.2 Aircraft attack a Wolf Pack. */
export const resolveAirborneAsw = definePq17<Input, typeof outcome>({
  name: "resolveAirborneAsw",
  title: "Hunt a Wolf Pack from the air",
  doc: "Aircraft on ASW attack an identified Wolf Pack in their hex: a location card, then an ASW die for each of their CS, at most twice the submarines, with the modifier for offensive ASW. The submarines do not reply.",
  rules: ["7.4.2", "7.1", "7.1.1", "7.4.1", "6.7"],
  phases: { of: ["air_combat"], section: "7.4.2" },
  input,
  outcome,
  example: exampleAirborneAsw,
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "7.4.2", "No side is hunting.");
    const all = quarries(state, charts, state.phasing);
    const none = reason("NO_QUARRY", "7.4.2", "No identified Wolf Pack lies under aircraft of this side on ASW.");
    if (all.length === 0) return { legal: false, reason: none };
    return legal(caseOf<Input>("block", Object.fromEntries(all.map((each) => [String(each.block), hunts(each)]))));
  },
  resolve(ctx, { block, aircraft }) {
    const side = phasingOf(ctx.state);
    const quarry = quarries(ctx.state, ctx.charts, side).find((each) => each.block === block);
    if (quarry === undefined) return { block, located: { found: false, cards: 0, denied: null }, results: [] };
    const { located, results } = huntFromTheAir(ctx, side, quarry, aircraft);
    return { block, located: tellLocated(located), results: results.map(({ result }) => result) };
  },
});
