import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../core/choice/values";
import { exampleAt } from "../rules/examples";
import { giveUp, shadowedBlocks } from "../rules/shadow-choice";
import { blockSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { definePq17 } from "./operation";

const input = z.strictObject({
  blocks: z.array(blockSchema).max(60).describe("6.3.5 Blocks that are shadowed no longer; none to go on with all."),
});

type Input = z.infer<typeof input>;

/** Scenario PQ-17 before the Allies move, with QP-13 followed by a Wolf Pack. */
function example(): Snapshot {
  const state = exampleAt("move_blocks");
  const convoy = state.sides.allied.forces.find(({ id }) => id === "convoy_qp_13");
  const pack = state.sides.axis.forces.find(({ id }) => id === "wolf_pack_eisteufel_2");
  if (convoy === undefined || pack === undefined || convoy.block === null) return state;
  convoy.identified = true;
  convoy.idLevel = 1;
  pack.at = convoy.at;
  state.sides.axis.shadowing.push({ target: convoy.block, by: "force", id: pack.id });
  return { ...state, pending: { decision: "shadow_give_up", side: "axis" } };
}

/** 6.3.5 The other side gives up shadowing before a force moves. */
export const giveUpShadowing = definePq17<Input, typeof input.shape>({
  name: "giveUpShadowing",
  title: "Give up shadowing",
  doc: "Before the enemy moves its blocks, gives up shadowing any of them; its shadowers stay behind or go home. An empty list goes on with all.",
  rules: ["6.3.5", "5.4"],
  phases: { of: ["move_blocks"], section: "6.3.5" },
  answers: ["shadow_give_up"],
  input,
  outcome: { blocks: input.shape.blocks },
  example: () => ({ snapshot: example(), input: { blocks: [] }, seed: "bear-island" }),
  legality(state) {
    const { pending } = state;
    if (pending?.decision !== "shadow_give_up") return illegal("NOTHING_PENDING", "6.3.5", "Nobody was asked.");
    const blocks = shadowedBlocks(state, pending.side);
    const item = oneOf<number>(blocks.length === 0 ? [1] : blocks);
    return legal(every<Input>({ blocks: listOf(item, 0, blocks.length, true) }));
  },
  resolve(ctx, { blocks }) {
    const { pending } = ctx.state;
    if (pending === null) return { blocks: [] };
    ctx.set(ctx.state, "pending", null, "SHADOWERS_ANSWERED", "6.3.5");
    for (const block of blocks) giveUp(ctx, pending.side, block);
    return { blocks };
  },
});
