import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../core/choice/values";
import { idSchema } from "../charts/shapes";
import { beginStrike, onToTargets } from "../rules/air-flow";
import { nothingTold, strikeOf } from "../rules/air-strike";
import { counterstrike, counterstrikers } from "../rules/carrier-battle";
import { exampleCounterstrike } from "../rules/examples-air";
import { airOutcome, airTold } from "./air-outcomes";
import { AIR_TURN } from "./air-turn";
import { definePq17 } from "./operation";

const input = z.strictObject({
  aircraft: z.array(idSchema).max(60).describe("14.1 Bombers of the carrier attacked; none lets it be."),
});

/** 14.1 A carrier under attack strikes back at the carrier of the attackers. */
export const strikeBack = definePq17<z.infer<typeof input>, typeof airOutcome>({
  name: "strikeBack",
  title: "Strike back from a carrier",
  doc: "With `carrier_battle` bombers of a carrier that aircraft of another attack by day look for the force they came from, and their attack is carried out before the first one goes on.",
  rules: ["14.1", "7.1.1", "7.2"],
  answers: ["air_counterstrike"],
  phases: { of: AIR_TURN, section: "14.1" },
  input,
  outcome: airOutcome,
  example: exampleCounterstrike,
  legality(state, charts) {
    const strike = strikeOf(state);
    const units = strike === undefined ? [] : counterstrikers(state, charts, strike).map(({ id }) => id);
    return units.length === 0
      ? illegal("NO_BOMBERS", "14.1", "The carrier has no bombers that could strike back.")
      : legal(every({ aircraft: listOf<string>(oneOf<string>(units), 0, units.length, true) }));
  },
  resolve(ctx, { aircraft }) {
    const told = nothingTold();
    const strike = strikeOf(ctx.state);
    if (strike === undefined) return airTold(told, ctx.state);
    const spec = counterstrike(ctx, strike, aircraft, told);
    if (spec === undefined) onToTargets(ctx, strike, told);
    else {
      const { outer: _, ...first } = strike;
      beginStrike(ctx, spec, told, first);
    }
    return airTold(told, ctx.state);
  },
});
