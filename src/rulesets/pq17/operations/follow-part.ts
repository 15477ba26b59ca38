import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { oneOf, someOf } from "../../../core/choice/values";
import { exampleAt } from "../rules/examples";
import { follow } from "../rules/shadow-choice";
import { blockMeant, partsNamed } from "../rules/shadow-parts";
import { blockSchema, named } from "../schemas";
import type { Snapshot } from "../snapshot";
import { SHADOWED_PARTS, type ShadowedPart } from "../vocabulary";
import { definePq17 } from "./operation";

/** 6.3.4 What a side says it follows of a force that has split. */
const partSchema = named(
  z.enum(SHADOWED_PARTS),
  "ShadowedPart",
  "6.3.4 What a side says it follows: the convoy, the larger part, or the part with more ships of a kind.",
);

const input = z.strictObject({
  part: partSchema
    .optional()
    .describe("6.3.4, E-113 What is followed, from what was known of the force; instead of `block`."),
  block: blockSchema.optional().describe("6.3.4 The part that is followed, by its number; instead of `part`."),
});

type Input = z.infer<typeof input>;

/** Scenario PQ-17 where two Allied TFs that were one are watched from the air. */
function example(): Snapshot {
  const state = exampleAt("move_detach");
  const [kept, detached] = ["tf_home_fleet", "tf_cruiser_cover"].map((id) =>
    state.sides.allied.forces.find((force) => force.id === id),
  );
  if (kept === undefined || detached === undefined || kept.block === null || detached.block === null) return state;
  for (const force of [kept, detached]) {
    force.at = "0807";
    force.identified = true;
    force.idLevel = 1;
  }
  state.sides.axis.shadowing.push({ target: kept.block, by: "sector", id: "trondheim" });
  const pending = { decision: "shadow_follow", side: "axis", kept: kept.block, detached: detached.block } as const;
  return { ...state, pending };
}

/** 6.3.4 The shadowers of a force that has split choose whom they follow. */
export const followPart = definePq17<Input, { block: typeof blockSchema }>({
  name: "followPart",
  title: "Follow part of a split force",
  doc: "When a shadowed force has split, its shadowers say what they follow, from what they know of it: the convoy, the larger part, the capital ships; or the part by its block.",
  rules: ["6.3.4", "1.2.3"],
  phases: { of: ["move_detach"], section: "6.3.4" },
  answers: ["shadow_follow"],
  input,
  outcome: { block: blockSchema.describe("6.3.4 The block that is followed.") },
  example: () => {
    const snapshot = example();
    return { snapshot, input: { part: "larger" }, seed: "bear-island" };
  },
  legality(state) {
    const { pending } = state;
    if (pending?.decision !== "shadow_follow") return illegal("NOTHING_PENDING", "6.3.4", "No force has split.");
    const parts = oneOf<ShadowedPart>(partsNamed(state, pending));
    const blocks = oneOf<number>([pending.kept, pending.detached]);
    return legal(someOf<Required<Input>>({ part: parts, block: blocks }, 1, 1));
  },
  resolve(ctx, { part, block: given }) {
    const { pending } = ctx.state;
    if (pending?.decision !== "shadow_follow") return { block: given ?? 1 };
    if (part !== undefined) ctx.ruling("E-113", "6.3.4");
    const block = given ?? blockMeant(ctx.state, ctx.charts, pending, part ?? "larger");
    ctx.set(ctx.state, "pending", null, "SHADOWERS_ANSWERED", "6.3.4");
    follow(ctx, pending.side, pending.kept, block);
    return { block };
  },
});
