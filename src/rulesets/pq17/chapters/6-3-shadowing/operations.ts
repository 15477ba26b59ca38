import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, listOf, oneOf, someOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { idSchema } from "../../charts/shapes";
import { blockSchema, named } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { SHADOWED_PARTS, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { forceAtBlock, forcesOf, pendingOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { giveUp, shadowedBlocks } from "./give-up-shadowing";
import { blockMeant, partsNamed } from "./shadow-parts";
import { beginShadowing, possibleShadowers } from "./shadowing";
import { follow } from "./split";
import type { Shadow } from "./state";

const shadowForceInput = z.strictObject({
  block: blockSchema.describe("6.3 The enemy block."),
  shadower: idSchema.describe("6.3 The force, air unit, fixed radius or sector."),
});

type ShadowForceInput = z.infer<typeof shadowForceInput>;

function shadowsBy(state: Snapshot, charts: Charts, side: Side): Shadow[] {
  const { reports, searched, missed = [], shadowing } = state.sides[side];
  const isFollowed = ({ block }: Force): boolean =>
    block !== null &&
    searched.includes(block) &&
    !missed.includes(block) &&
    reports.some((each) => each.turn === state.turn && each.block === block);
  return forcesOf(state, opponentOf(side), isFollowed).flatMap((force) =>
    possibleShadowers(state, charts, side, force).filter(
      ({ by, id }) => !shadowing.some((each) => each.target === force.block && each.by === by && each.id === id),
    ),
  );
}

/** The block was a text of digits at first. */
function withDefaultPart(input: unknown): unknown {
  const { block } = (input ?? {}) as { readonly block?: unknown };
  return typeof block === "string" && /^\d{1,2}$/.test(block) ? { ...(input as object), block: Number(block) } : input;
}

/** 6.3 Begins to shadow a force found in this segment. */
export const shadowForce = definePq17<ShadowForceInput, { block: typeof blockSchema }>({
  name: "shadowForce",
  kind: "MAY",
  title: "Shadow a force",
  doc: "Shadows an enemy TF or convoy that was just found: from the air, by one German Wolf Pack, or by Allied cruisers.",
  rules: ["6.3", "6.3.1", "6.3.2", "6.3.3"],
  phases: { of: ["recon"], section: "6.3" },
  input: shadowForceInput,
  migrateInput: withDefaultPart,
  outcome: { block: blockSchema.describe("6.3 The block that is shadowed.") },
  example: "shadow-cruiser",
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN/searching", "6.3");
    const cases: Record<string, Choice<ShadowForceInput>> = {};
    const shadows = shadowsBy(state, charts, state.phasing);
    for (const { target } of shadows) {
      const ids = shadows.filter((each) => each.target === target).map(({ id }) => id);
      cases[String(target)] = every<ShadowForceInput>({ block: oneOf([target]), shadower: oneOf(ids) });
    }
    return Object.keys(cases).length === 0 ? illegal("NOTHING_TO_SHADOW", "6.3") : legal(caseOf("block", cases));
  },
  resolve(ctx, { block, shadower }) {
    const side = phasingOf(ctx.state);
    const force = forceAtBlock(ctx.state, opponentOf(side), block);
    const shadow = possibleShadowers(ctx.state, ctx.charts, side, force).find(({ id }) => id === shadower)!;
    beginShadowing(ctx, side, shadow, "6.3");
    return { block };
  },
});

const giveUpShadowingInput = z.strictObject({
  blocks: z.array(blockSchema).max(60).describe("6.3.5 Blocks to stop shadowing. None to keep shadowing all."),
});

type GiveUpShadowingInput = z.infer<typeof giveUpShadowingInput>;

/** 6.3.5 The other side gives up shadowing before a force moves. */
export const giveUpShadowing = definePq17<GiveUpShadowingInput, typeof giveUpShadowingInput.shape>({
  name: "giveUpShadowing",
  title: "Give up shadowing",
  doc: "Before the enemy moves its blocks, stops shadowing any of them. The shadowers stay behind or go home. An empty list keeps shadowing all.",
  rules: ["6.3.5", "5.4"],
  phases: { of: ["move_blocks"], section: "6.3.5" },
  answers: ["shadow_give_up"],
  input: giveUpShadowingInput,
  outcome: { blocks: giveUpShadowingInput.shape.blocks },
  example: "give-up",
  legality(state) {
    const { side } = pendingOf(state, "shadow_give_up");
    const blocks = shadowedBlocks(state, side);
    const item = oneOf(blocks.length === 0 ? [1] : blocks);
    return legal(every<GiveUpShadowingInput>({ blocks: listOf(item, 0, blocks.length, { distinct: true }) }));
  },
  resolve(ctx, { blocks }) {
    const { side } = pendingOf(ctx.state, "shadow_give_up");
    ctx.set(ctx.state, "pending", null, "SHADOWERS_ANSWERED", "6.3.5");
    for (const block of blocks) giveUp(ctx, side, block);
    return { blocks };
  },
});

/** 6.3.4 The part of a split force that a side chooses to follow. */
const partSchema = named(
  z.enum(SHADOWED_PARTS),
  "ShadowedPart",
  "6.3.4 The part that a side follows: the convoy, the larger part, or the part with more ships of a kind.",
);

const followPartInput = z.strictObject({
  part: partSchema
    .optional()
    .describe("6.3.4, E-113 The part to follow, from what was known of the force. Use it instead of `block`."),
  block: blockSchema.optional().describe("6.3.4 The number of the block to follow. Use it instead of `part`."),
});

type FollowPartInput = z.infer<typeof followPartInput>;

/** 6.3.4 The shadowers of a force that has split choose whom they follow. */
export const followPart = definePq17<FollowPartInput, { block: typeof blockSchema }>({
  name: "followPart",
  title: "Follow part of a split force",
  doc: "When a shadowed force has split, chooses what its shadowers follow, from what they know of it. They follow the convoy, the larger part, the capital ships and so on, or a part by its block.",
  rules: ["6.3.4", "1.2.3"],
  phases: { of: ["move_detach"], section: "6.3.4" },
  answers: ["shadow_follow"],
  input: followPartInput,
  outcome: { block: blockSchema.describe("6.3.4 The block that is followed.") },
  example: "follow-larger",
  legality(state) {
    const pending = pendingOf(state, "shadow_follow");
    const parts = oneOf(partsNamed(state, pending));
    const blocks = oneOf([pending.kept, pending.detached]);
    return legal(someOf<Required<FollowPartInput>>({ part: parts, block: blocks }, { min: 1, max: 1 }));
  },
  resolve(ctx, { part, block: chosenBlock }) {
    const pending = pendingOf(ctx.state, "shadow_follow");
    if (part !== undefined) ctx.ruling("E-113", "6.3.4");
    const block = chosenBlock ?? blockMeant(ctx.state, ctx.charts, pending, part ?? "larger");
    ctx.set(ctx.state, "pending", null, "SHADOWERS_ANSWERED", "6.3.4");
    follow(ctx, pending.side, pending.kept, block);
    return { block };
  },
});
