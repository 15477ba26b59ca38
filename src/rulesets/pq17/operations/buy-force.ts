import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { buy, cannotBuy, offers } from "../rules/ahistorical";
import { exampleAt } from "../rules/examples";
import { phasingOf } from "../rules/game";
import { amount, count } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: count(60, "14 A force by its place in the scenario's list, from 0."),
  group: count(60, "14 The group of reinforcements with which it comes; null for the map at once.").nullable(),
});

type Input = z.infer<typeof input>;

/** 14 Buys a force that history did not send. */
export const buyForce = definePq17<Input, { price: z.ZodType<number> }>({
  name: "buyForce",
  title: "Buy a force",
  doc: "Buys a force of the scenario's list with victory points: at its listed price on the map, or at half of it as a group of reinforcements, which is paid for even if it never comes.",
  rules: ["14"],
  phases: { of: ["prep_setup_1", "prep_setup_2"], section: "14" },
  input,
  outcome: { price: amount("Victory points paid.") },
  example: () => ({
    snapshot: exampleAt("prep_setup_1", "axis", ["ahistorical_forces"]),
    input: { force: 0, group: null },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "14", "No side sets up.");
    const why = cannotBuy(state, charts, side);
    if (why !== undefined) return { legal: false, reason: why };
    const groups = [...new Set([1, ...state.sides[side].reinforcements.map(({ group }) => group)])];
    return legal(
      every<Input>({
        force: oneOf<number>(offers(state, charts, side).map(({ index }) => index)),
        group: oneOf<number | null>([null, ...groups.sort((a, b) => a - b)]),
      }),
    );
  },
  resolve(ctx, { force, group }) {
    const side = phasingOf(ctx.state);
    const offer = offers(ctx.state, ctx.charts, side).find(({ index }) => index === force);
    return { price: offer === undefined ? 0 : buy(ctx, side, offer, group) };
  },
});
