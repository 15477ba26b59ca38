import * as z from "zod";
import { chartView } from "../../../../core/charts/look-up";
import { every, wholeNumber } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import type { Snapshot } from "../../snapshot";
import { depthChargeAttack } from "../9-6-detection/detection";
import type { Context } from "../shared/context";
import { engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { damageSchema } from "../shared/outcomes";

const input = z.strictObject({
  number: z.int32().min(1).max(6).describe("14.8 1-2 left, 3-4 right, 5-6 straight."),
  escort: z
    .int32()
    .min(1)
    .max(6)
    .optional()
    .describe(
      "14.8.3 The escort's number, chosen by the opponent. Required with option `twoPlayers`; it replaces the die.",
    ),
});

type Input = z.infer<typeof input>;

const outcome = {
  guessed: z
    .enum(["number", "direction", "nothing"])
    .meta({ id: "HuntersEvasionGuess", description: "14.8.1 How close the escort's number came." }),
  hits: z
    .int32()
    .min(0)
    .max(1000)
    .nullable()
    .describe("9.6.8 Hits after the Evasive Maneuvers; null if the boat was sunk outright."),
  escort: z.int32().min(1).max(6).describe("14.8 The escort's number, rolled or chosen."),
  damage: damageSchema,
};

/** 14.8, 14.8.3 The player's number, and the opponent's where two play. */
function bothNumbers({ options }: Snapshot): Choice<Input> {
  const number = wholeNumber(1, 6);
  return options.twoPlayers ? every({ number, escort: wholeNumber(1, 6) }) : every<Input>({ number });
}

/** 14.8, 14.8.3 The escort's number and its direction: by its die, or as the opponent has chosen it (E-95). */
function escortsChoice(
  ctx: Context,
  number: number,
  chosenNumber: number | undefined,
): { readonly against: number; readonly direction: string } {
  const { EVASION, EVASION_EFFECT } = ctx.charts;
  if (chosenNumber === undefined) {
    const { row, total } = ctx.roll({
      label: "evasion",
      about: { named: String(number) },
      section: "14.8",
      view: chartView(EVASION),
    });
    return { against: total, direction: row.result };
  }
  ctx.ruling("E-95", "14.8.3");
  const way = EVASION_EFFECT.facts.directions.find(({ numbers }) => numbers.includes(chosenNumber));
  return { against: chosenNumber, direction: way?.direction ?? "" };
}

/** 14.8 Evasion before a depth-charge attack. */
export const resolveEvasion = defineHunters({
  name: "resolveEvasion",
  title: "Make Evasive Maneuvers",
  doc: "Chooses an evasion number before the depth charges fall. The escort's die, or the opponent's number, decides whether they fall closer or farther away.",
  rules: ["14.8", "14.8.1", "14.8.2", "14.8.3", "9.6.8"],
  input,
  outcome,
  example: "evasion-3-against-4",
  phases: inPhases(["evasion"], "14.8"),
  legality: (state) => ({ legal: true, input: bothNumbers(state) }),
  resolve(ctx, { number, escort }) {
    const { exact, direction, miss, directions } = ctx.charts.EVASION_EFFECT.facts;
    const { against, direction: match } = escortsChoice(ctx, number, escort);
    const sameWay = directions.find((each) => each.direction === match)?.numbers.includes(number) ?? false;
    const missed = sameWay ? ("direction" as const) : ("nothing" as const);
    const guessed = against === number ? ("number" as const) : missed;
    const change = {
      number: { code: "E3_EVASION_NUMBER", value: exact },
      direction: { code: "E3_EVASION_DIRECTION", value: direction },
      nothing: { code: "E3_EVASION_MISSED", value: miss },
    } as const;
    const { hits, damage } = depthChargeAttack(ctx, engagementOf(ctx.state).cycle!, {
      change: change[guessed],
      about: { named: String(number), escort: String(against) },
    });
    return { guessed, escort: against, hits, damage: [...damage] };
  },
});
