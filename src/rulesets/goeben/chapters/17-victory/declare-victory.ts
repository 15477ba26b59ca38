import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { every } from "../../../../core/choice/values";
import { orderSchema } from "../../schemas";
import { defineGoeben } from "../operation";
import { endScenario } from "./ending";

const outcome = { order: orderSchema.describe("17.0 The order you fulfilled.") };

/** 17.0, D-67 Ends a scenario of a campaign with the order fulfilled. */
export const declareVictory = defineGoeben<Record<string, never>, typeof outcome>({
  name: "declareVictory",
  title: "Declare victory",
  doc: "Ends a campaign scenario whose order you have fulfilled. To play on instead, end the phase. You still win the scenario at a later Objective phase or at the turn limit.",
  rules: ["17.0", "24.0"],
  phases: { of: ["objective"], section: "17.0" },
  input: z.strictObject({}),
  outcome,
  example: "declare-victory",
  legality: () => legal(every({})),
  resolve(ctx) {
    const { order } = ctx.state;
    ctx.ruling("D-67", "17.0");
    endScenario(ctx, "victory", "order_fulfilled", "17.0");
    return { order };
  },
});
