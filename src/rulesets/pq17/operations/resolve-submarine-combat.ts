import * as z from "zod";
import { illegal, reason } from "../../../core/choice/legality";
import { noteFought } from "../rules/combat-segment";
import { attackDoor } from "../rules/doors";
import { exampleOfPack } from "../rules/examples-submarine";
import { forceOf, phasingOf } from "../rules/game";
import { locate, scatteredIn } from "../rules/locate";
import { enemyForceAt, packHeld, packsAtSea, targetsOfPack } from "../rules/submarine-choice";
import { beginSubmarineCombat } from "../rules/submarine-combat";
import { isSoviet } from "../rules/units";
import { blockSchema, pieceSchema } from "../schemas";
import { definePq17 } from "./operation";
import { locatedSchema, submarineCombatSchema, tellCombat, tellLocated } from "./submarine-outcome";

const input = z.strictObject({
  force: pieceSchema.describe("7.4 The Wolf Pack that attacks."),
  block: blockSchema.describe("7.4 The TF or convoy it attacks."),
});

type Input = z.infer<typeof input>;

const outcome = {
  block: blockSchema,
  located: locatedSchema,
  combat: submarineCombatSchema.nullable().describe("Null when the target was not found."),
};

/** 7.4 A Wolf Pack attacks a TF or convoy. */
export const resolveSubmarineCombat = definePq17<Input, typeof outcome>({
  name: "resolveSubmarineCombat",
  title: "Attack with a Wolf Pack",
  doc: "Lets a Wolf Pack that has not moved and does not shadow attack an identified TF or convoy in its hex: location cards, then the die that tells how many submarines attack before and after the ASW attack.",
  rules: ["7.1.1", "7.4", "7.4.1", "7.4.3", "5.2", "6.7", "7.3.2"],
  phases: { of: ["submarine_combat"], section: "7.4" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleOfPack(),
    input: { force: "wolf_pack_eisteufel_1", block: 1 },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "7.4", "No side is attacking.");
    return attackDoor(packsAtSea(state, side), {
      held: (pack) => packHeld(state, side, pack),
      targets: (pack) => targetsOfPack(state, charts, side, pack),
      shut: ({ at }) => scatteredIn(state, charts, side, at),
      noTarget: ({ id }) => reason("NO_TARGET", "7.1.1", `${id} has no identified TF or convoy in its hex.`),
      none: reason("NO_PACK", "7.4", "This side has no Wolf Pack at sea."),
    });
  },
  resolve(ctx, { force, block }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const pack = forceOf(state, side, force);
    const target = enemyForceAt(state, side, block);
    const seeker = { kind: "wolf_pack", soviet: isSoviet(charts, pack) } as const;
    if (pack.moved.hexes > 0 && pack.kind === "wolf_pack") ctx.ruling("E-06", "5.2");
    noteFought(ctx, side, pack, "7.1");
    if (target === undefined) return { block, located: { found: false, cards: 0, denied: null }, combat: null };
    const located = locate(ctx, side, seeker, target, "7.1.1");
    if (!located.found) return { block, located: tellLocated(located), combat: null };
    const combat = beginSubmarineCombat(ctx, { side, pack, target, offensive: false, surface: null });
    return { block, located: tellLocated(located), combat: tellCombat(combat) };
  },
});
