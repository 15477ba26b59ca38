import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { legal, reason } from "../../../../core/choice/legality";
import { distinct, limitSum } from "../../../../core/choice/limits";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { count, named, pieceSchema, unitSchema } from "../../schemas";
import { land } from "../5-1-movement/arrival";
import { definePq17 } from "../shared/operation";
import { merchantCs } from "../shared/units";
import { landingConvoy, type Onward, onwardOf } from "./landing";

const merchants = named(
  () => z.strictObject({ unit: unitSchema, cs: z.int32().min(1).max(60).describe("Its CS that continue.") }),
  "OnwardMerchants",
  "15.2.1 Merchants of a class that continue to the other port.",
);

const input = z.strictObject({
  onward: z
    .array(merchants)
    .max(60)
    .describe("15.2.1 Merchants that continue to the other port. None to land them all."),
});

type Input = { onward: { unit: string; cs: number }[] };

const outcome = {
  convoy: pieceSchema.describe("The convoy that continues, or the whole convoy if all merchants have landed."),
  landed: pieceSchema.describe("The merchants that have landed."),
  cs: count(400, "Their CS."),
};

const NOBODY_LANDS = reason("NOBODY_LANDS", "15.2.1");

function choices(all: readonly Onward[], total: number): Choice<Input["onward"]> {
  const of = ({ unit, cs }: Onward): Choice<Input["onward"][number]> =>
    every<Input["onward"][number]>({ unit: oneOf([unit]), cs: wholeNumber(1, cs) });
  const none = every<Input["onward"][number]>({ unit: oneOf(["none"]), cs: wholeNumber(1, 1) });
  const item = all.length === 0 ? none : caseOf("unit", Object.fromEntries(all.map((each) => [each.unit, of(each)])));
  return within<Input["onward"]>(
    listOf(item, 0, all.length),
    [distinct(NOBODY_LANDS, ["/*/unit"]), limitSum(NOBODY_LANDS, { pointers: ["/*/cs"] }, { max: total - 1 })],
    {
      draw: (pick) => {
        const [first] = all;
        if (first === undefined || pick(2) === 0) return [];
        return [{ unit: first.unit, cs: 1 + pick(Math.max(1, Math.min(first.cs, total - 1))) }];
      },
    },
  );
}

/** 15.2.1 Lands merchants in one of the ports of a convoy. */
export const landMerchants = definePq17<Input, typeof outcome>({
  name: "landMerchants",
  title: "Land merchants",
  doc: "A loaded convoy of the campaign lands its merchants in one of its two ports and scores them. Merchants that you name continue to the other port with the escort, as the same convoy.",
  rules: ["15.2.1", "2.1"],
  answers: ["convoy_lands"],
  phases: { of: ["move_blocks"], section: "15.2.1" },
  input,
  outcome,
  example: "land-some",
  legality(state, charts) {
    const force = landingConvoy(state);
    return legal(every<Input>({ onward: choices(onwardOf(charts, force), merchantCs(charts, force)) }));
  },
  resolve(ctx, { onward }) {
    const force = landingConvoy(ctx.state);
    const landed = land(ctx, force, onward);
    return { convoy: force.id, landed: landed.id, cs: merchantCs(ctx.charts, landed) };
  },
});
