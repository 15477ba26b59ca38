import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { every } from "../../../../core/choice/values";
import { orderSchema } from "../../schemas";
import { defineGoeben } from "../operation";
import { endScenario } from "./ending";

const outcome = { order: orderSchema.describe("17.0 The order that was fulfilled.") };

/** 17.0, D-67 Ends a scenario of a campaign with the order fulfilled. */
export const declareVictory = defineGoeben<Record<string, never>, typeof outcome>({
  name: "declareVictory",
  title: "Declare victory",
  doc: "Ends the scenario of a campaign whose order is fulfilled; to end the phase instead is to play on, to a later Objective phase or to the turn limit, where the scenario is won.",
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
