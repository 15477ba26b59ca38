import * as z from "zod";
import { viewOf } from "../../../core/charts/look-up";
import { every, wholeNumber } from "../../../core/operation/choice";
import { defineOperation } from "../../../core/operation/contract";
import type { Charts } from "../charts/schema";
import { depthChargeAttack } from "../rules/detection";
import { exampleEvasion } from "../rules/examples";
import { elsewhere, engagementOf } from "../rules/game";
import type { Snapshot } from "../snapshot";
import { damageSchema, standing, standingOf } from "./outcomes";

const input = z.strictObject({
  number: z.int32().min(1).max(6).describe("14.8 1-2 left, 3-4 right, 5-6 straight on."),
});
const outcome = z.strictObject({
  guessed: z
    .enum(["number", "direction", "nothing"])
    .meta({ id: "HuntersEvasionGuess", description: "14.8.1 What the escort guessed." }),
  hits: z
    .int32()
    .min(0)
    .max(1000)
    .nullable()
    .describe("9.6.8 Hits after evasion; null when the boat was sunk outright."),
  damage: damageSchema,
  ...standing,
});

/** 14.8 Evasion before a depth-charge attack. */
export const resolveEvasion = defineOperation<Snapshot, Charts, z.infer<typeof input>, z.infer<typeof outcome>>({
  name: "resolveEvasion",
  title: "Evade the depth charges",
  doc: "Names an evasion number before the depth charges fall; the escort's die decides whether they fall closer or farther.",
  rules: ["14.8", "14.8.1", "14.8.2", "9.6.8"],
  input,
  outcome,
  example: () => ({ snapshot: exampleEvasion(), input: { number: 3 }, seed: "gruss-an-kiel" }),
  door: (state) => elsewhere(state, ["evasion"], "14.8") ?? { open: true, input: every({ number: wholeNumber(1, 6) }) },
  resolve(desk, { number }) {
    const { EVASION, EVASION_EFFECT } = desk.charts;
    const { exact, direction, miss, directions } = EVASION_EFFECT.facts;
    const { row, total } = desk.roll({ label: "evasion", section: "14.8", view: viewOf(EVASION) });
    const sameWay = directions.find((each) => each.direction === row.result)?.numbers.includes(number) ?? false;
    const guessed = total === number ? "number" : sameWay ? "direction" : "nothing";
    const change = { number: exact, direction, nothing: miss }[guessed];
    const { hits, damage } = depthChargeAttack(desk, engagementOf(desk.state).cycle!, change);
    return { guessed, hits, damage: [...damage], ...standingOf(desk) };
  },
});
