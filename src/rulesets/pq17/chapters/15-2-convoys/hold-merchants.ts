import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, oneOf, wholeNumber } from "../../../../core/choice/values";
import { MOST_FORCES, pieceSchema, unitSchema } from "../../schemas";
import { definePq17 } from "../shared/operation";
import { hold, holdable } from "./convoys";

const input = z.strictObject({
  convoy: pieceSchema,
  unit: unitSchema,
  cs: z.int32().min(1).max(60).describe("15.2 CS of merchants that stay in port."),
});

type Input = z.infer<typeof input>;

const outcome = { convoy: pieceSchema, staying: pieceSchema.describe("The convoy that they form in port.") };

/** 15.2 Leaves merchants of a loaded convoy behind. */
export const holdMerchants = definePq17<Input, typeof outcome>({
  name: "holdMerchants",
  title: "Leave merchants behind",
  doc: "In planning, some merchants of a loaded convoy in port stay behind as a separate convoy. It may sail in a later fortnight.",
  rules: ["15.2", "4.2"],
  phases: { of: ["prep_plan"], section: "15.2" },
  input,
  outcome,
  example: "hold-five",
  legality(state, charts) {
    if (state.campaign === null || state.phasing !== "allied") {
      return illegal("NO_CAMPAIGN", "15.2");
    }
    if (state.sides.allied.forces.length >= MOST_FORCES) return illegal("BLOCKS_SHORT", "1.2");
    return byCase<Input, ReturnType<typeof holdable>[number]>(
      "unit",
      holdable(state, charts),
      ({ unit }) => unit,
      ({ convoys, unit, cs }) => every<Input>({ convoy: oneOf(convoys), unit: oneOf([unit]), cs: wholeNumber(1, cs) }),
      reason("NO_CONVOY", "15.2"),
    );
  },
  resolve(ctx, { convoy, unit, cs }) {
    return { convoy, staying: hold(ctx, convoy, unit, cs) };
  },
});
