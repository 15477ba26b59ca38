import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { inTowOn, shipOn } from "../rules/air-display";
import { onToTargets } from "../rules/air-flow";
import { nothingTold, strikeOf } from "../rules/air-strike";
import { exampleCastOff } from "../rules/examples-air";
import { dropTow } from "../rules/towing";
import { airOutcome, airTold } from "./air-outcomes";
import { AIR_TURN } from "./air-turn";
import { definePq17 } from "./operation";

const input = z.strictObject({ no: z.int32().min(1).max(400).describe("7.2.4 The ship in tow, by its number.") });

/** 7.2.4 A ship under air attack casts off its tow. */
export const castOffTow = definePq17<z.infer<typeof input>, typeof airOutcome>({
  name: "castOffTow",
  title: "Cast off a tow",
  doc: "Before ships are deployed against aircraft a tower casts off its tow and escapes the modifier against it; the ship that was towed is Dead in the Water again. The ships are numbered anew.",
  rules: ["7.2.4", "5.1.1", "7"],
  answers: ["air_deploy"],
  phases: { of: AIR_TURN, section: "7.2.4" },
  input,
  outcome: airOutcome,
  example: exampleCastOff,
  legality(state, charts) {
    const strike = strikeOf(state);
    const numbers = strike === undefined ? [] : inTowOn(state, charts, strike);
    return numbers.length === 0
      ? illegal("NOTHING_IN_TOW", "7.2.4", "No ship under attack is in tow.")
      : legal(every({ no: oneOf<number>(numbers) }));
  },
  resolve(ctx, { no }) {
    const told = nothingTold();
    const strike = strikeOf(ctx.state);
    const found = strike && shipOn(ctx.state, ctx.charts, strike, no);
    if (strike === undefined || found === undefined) return airTold(told, ctx.state);
    ctx.ruling("D-33", "7.2.4");
    dropTow(ctx, found.force, found.ship);
    onToTargets(ctx, strike, told);
    return airTold(told, ctx.state);
  },
});
