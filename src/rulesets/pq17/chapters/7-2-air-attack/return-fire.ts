import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { legal, reason } from "../../../../core/choice/legality";
import { distinct } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { idSchema } from "../../charts/shapes";
import { named } from "../../schemas";
import { pendingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { choosers, type Returner } from "./fighter-fire";
import { AIR_PHASES, airOutcome, airOutcomeOf, noAirNews } from "./outcomes";
import { fightBack } from "./strike-steps";

const input = z.strictObject({
  fire: z
    .array(
      named(
        () =>
          z.strictObject({
            aircraft: idSchema.describe("An attacking air unit."),
            target: idSchema.describe("The fighter at which it fires with all its CS."),
          }),
        "ReturnedFire",
        "7.2.3 The fighter at which an attacking air unit fires.",
      ),
    )
    .min(1)
    .max(60)
    .describe("7.2.3 Every attacking air unit that may fire at several fighters, once."),
});

type Input = { fire: { aircraft: string; target: string }[] };

const EVERY_ATTACKER = reason("EVERY_ATTACKER", "7.2.3");

function aims(units: readonly Returner[]): Choice<Input["fire"]> {
  const of = ({ aircraft, targets }: Returner): Choice<Input["fire"][number]> =>
    every<Input["fire"][number]>({ aircraft: oneOf([aircraft]), target: oneOf(targets) });
  const cases = Object.fromEntries(units.map((unit) => [unit.aircraft, of(unit)]));
  return within<Input["fire"]>(
    listOf(caseOf<Input["fire"][number]>("aircraft", cases), units.length, units.length),
    distinct(EVERY_ATTACKER, ["/*/aircraft"]),
    { draw: (pick) => units.map((unit) => of(unit).draw(pick)) },
  );
}

/** 7.2.3, E-102, E-112 Names the fighters at which attacking air units fire, and resolves the air combat. */
export const returnFire = definePq17<Input, typeof airOutcome>({
  name: "returnFire",
  title: "Return fire",
  doc: "Names a fighter for every attacking air unit that may fire at several. It is one that engaged the unit, or any scrambled one if none did. The round of air combat follows. Both sides fire before any result applies.",
  rules: ["7.2.3"],
  answers: ["air_return_fire"],
  phases: { of: AIR_PHASES, section: "7.2.3" },
  input,
  outcome: airOutcome,
  example: "return-fire",
  legality(state, charts) {
    const { strike, fire } = pendingOf(state, "air_return_fire");
    return legal(every<Input>({ fire: aims(choosers(state, charts, strike, fire)) }));
  },
  resolve(ctx, { fire }) {
    const news = noAirNews();
    const pending = pendingOf(ctx.state, "air_return_fire");
    fightBack(ctx, pending.strike, pending.fire, fire, news);
    return airOutcomeOf(news, ctx.state);
  },
});
