import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { exampleAt } from "../rules/examples";
import { germanInPlay } from "../rules/game";
import { attempt } from "../rules/intelligence";
import { count, germanShipSchema, intelligenceResultSchema } from "../schemas";
import type { GermanShipId } from "../vocabulary";
import { defineGoeben } from "./operation";

const input = z.strictObject({ ship: germanShipSchema.describe("11.1 The German ship that makes the attempt.") });

const outcome = {
  value: count(3, "11.1 The intelligence value of the ship."),
  intelligence: intelligenceResultSchema,
};

/** 11.1 Makes the intelligence attempt of the turn. */
export const resolveIntelligence = defineGoeben<{ ship: GermanShipId }, typeof outcome>({
  name: "resolveIntelligence",
  title: "Resolve intelligence",
  doc: "Makes the one intelligence attempt of the turn with a German ship; what is to be aimed or chosen is decided next.",
  rules: ["11.1", "11.2"],
  phases: { of: ["intelligence"], section: "11.1" },
  input,
  outcome,
  example: () => ({ snapshot: exampleAt("intelligence"), input: { ship: "goeben" }, seed: "messina-1914" }),
  legality: (state) =>
    state.intelligenceUsed
      ? illegal("INTELLIGENCE_USED", "11.1", "The one attempt of this turn has been made.")
      : legal(every({ ship: oneOf(germanInPlay(state)) })),
  resolve(ctx, { ship }) {
    const { value, result } = attempt(ctx, ship);
    return { value, intelligence: result };
  },
});
