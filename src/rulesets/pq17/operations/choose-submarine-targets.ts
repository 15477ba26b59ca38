import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../core/choice/values";
import { opponentOf } from "../charts/pack";
import { exampleOfTargets } from "../rules/examples-submarine";
import { forceOf } from "../rules/game";
import { finishSubmarineCombat } from "../rules/submarine-combat";
import { targetCategorySchema } from "../snapshot-submarine";
import { TARGET_CATEGORIES } from "../vocabulary";
import { definePq17 } from "./operation";
import { submarineCombatSchema, tellCombat } from "./submarine-outcome";

const input = z.strictObject({
  categories: z
    .array(targetCategorySchema)
    .max(60)
    .describe(
      "7.4.3 What each submarine attacks: first those before the ASW attack, then those after it; fewer may attack than could.",
    ),
});

type Input = z.infer<typeof input>;

const outcome = { combat: submarineCombatSchema };

/** 7.4.3 The owner of a Wolf Pack names what its submarines attack. */
export const chooseSubmarineTargets = definePq17<Input, typeof outcome>({
  name: "chooseSubmarineTargets",
  title: "Name the submarines' targets",
  doc: "Names a category of target for every submarine that is to attack and carries the combat out: attacks before the ASW attack, the ASW attack, attacks after it.",
  rules: ["7.4", "7.4.1", "7.4.2", "7.4.3", "7.4.6", "6.7", "7.3.2", "11.3.2"],
  phases: { of: ["submarine_combat", "move_blocks", "surface_combat"], section: "7.4.3" },
  answers: ["sub_targets"],
  input,
  outcome,
  example: () => ({
    snapshot: exampleOfTargets(),
    input: { categories: ["merchant", "auxiliary", "heavy_ship"] },
    seed: "bear-island",
  }),
  legality({ pending }) {
    if (pending?.decision !== "sub_targets") return illegal("NOTHING_PENDING", "7.4.3", "No Wolf Pack names targets.");
    const boats = pending.before + pending.after;
    return legal(every<Input>({ categories: listOf(oneOf(TARGET_CATEGORIES), 0, boats) }));
  },
  resolve(ctx, { categories }) {
    const { pending } = ctx.state;
    if (pending?.decision !== "sub_targets") throw new Error("No Wolf Pack names targets.");
    const { side } = pending;
    const pack = forceOf(ctx.state, side, pending.pack);
    const target = forceOf(ctx.state, opponentOf(side), pending.target);
    return { combat: tellCombat(finishSubmarineCombat(ctx, pending, { side, pack, target }, categories)) };
  },
});
