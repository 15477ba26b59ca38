import * as z from "zod";
import { illegal, reason } from "../../../core/choice/legality";
import { opponentOf } from "../charts/pack";
import { noteFought } from "../rules/combat-segment";
import { attackDoor } from "../rules/doors";
import { exampleOfHunt } from "../rules/examples-submarine";
import { forceOf, phasingOf } from "../rules/game";
import { locate } from "../rules/locate";
import { enemyForceAt, hunterHeld, packsNear, taskForcesAtSea } from "../rules/submarine-choice";
import { beginSubmarineCombat } from "../rules/submarine-combat";
import { isSoviet } from "../rules/units";
import { blockSchema, pieceSchema } from "../schemas";
import { definePq17 } from "./operation";
import { locatedSchema, submarineCombatSchema, tellCombat, tellLocated } from "./submarine-outcome";

const input = z.strictObject({
  force: pieceSchema.describe("7.4.2 The TF that hunts."),
  block: blockSchema.describe("7.4.2 The enemy Wolf Pack."),
});

type Input = z.infer<typeof input>;

const outcome = {
  block: blockSchema,
  located: locatedSchema,
  combat: submarineCombatSchema.nullable().describe("Null when the target was not found."),
};

/** 7.4.2 A TF hunts a Wolf Pack. */
export const resolveOffensiveAsw = definePq17<Input, typeof outcome>({
  name: "resolveOffensiveAsw",
  title: "Hunt a Wolf Pack",
  doc: "Lets a TF, never a convoy, attack an identified Wolf Pack in its hex: location cards, then submarine combat, in which the owner of the Wolf Pack names its targets. It costs the TF a turn of fuel.",
  rules: ["7.1.1", "7.4", "7.4.1", "7.4.2", "6.7", "11.1.3"],
  phases: { of: ["submarine_combat"], section: "7.4.2" },
  input,
  outcome,
  example: () => ({ snapshot: exampleOfHunt(), input: { force: "tf_home_fleet", block: 2 }, seed: "bear-island" }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "7.4.2", "No side is attacking.");
    return attackDoor(taskForcesAtSea(state, side), {
      held: (force) => hunterHeld(state, charts, side, force),
      targets: (force) => packsNear(state, charts, side, force),
      noTarget: ({ id }) => reason("NO_TARGET", "7.1.1", `${id} has no identified Wolf Pack in its hex.`),
      none: reason("NO_TASK_FORCE", "7.4.2", "This side has no TF at sea."),
    });
  },
  resolve(ctx, { force, block }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const hunter = forceOf(state, side, force);
    const pack = enemyForceAt(state, side, block);
    const seeker = { kind: "task_force", soviet: isSoviet(charts, hunter) } as const;
    noteFought(ctx, side, hunter, "7.1");
    if (pack === undefined) return { block, located: { found: false, cards: 0, denied: null }, combat: null };
    const located = locate(ctx, side, seeker, pack, "7.1.1");
    if (!located.found) return { block, located: tellLocated(located), combat: null };
    const encounter = { side: opponentOf(side), pack, target: hunter, offensive: true, surface: null };
    const combat = beginSubmarineCombat(ctx, encounter);
    return { block, located: tellLocated(located), combat: tellCombat(combat) };
  },
});
