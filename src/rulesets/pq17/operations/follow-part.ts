import * as z from "zod";
import { every, oneOf } from "../../../core/operation/choice";
import { closed, open } from "../../../core/operation/door";
import { exampleAt } from "../rules/examples";
import { follow } from "../rules/shadow-choice";
import { blockSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { definePq17 } from "./operation";

const input = z.strictObject({ block: blockSchema.describe("6.3.4 The part that is followed.") });
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
export const followPart = definePq17<Input, typeof input.shape>({
  name: "followPart",
  title: "Follow part of a split force",
  doc: "When a shadowed force has split, its shadowers choose the part that they follow, from what they know.",
  rules: ["6.3.4", "1.2.3"],
  turn: { at: ["move_detach"], section: "6.3.4" },
  answers: ["shadow_follow"],
  input,
  outcome: { block: input.shape.block },
  example: () => {
    const snapshot = example();
    const { pending } = snapshot;
    const block = pending?.decision === "shadow_follow" ? pending.detached : 1;
    return { snapshot, input: { block }, seed: "bear-island" };
  },
  door(state) {
    const { pending } = state;
    if (pending?.decision !== "shadow_follow") return closed("NOTHING_PENDING", "6.3.4", "No force has split.");
    return open(every<Input>({ block: oneOf<number>([pending.kept, pending.detached]) }));
  },
  resolve(desk, { block }) {
    const { pending } = desk.state;
    if (pending?.decision !== "shadow_follow") return { block };
    desk.set(desk.state, "pending", null, "SHADOWERS_ANSWERED", "6.3.4");
    follow(desk, pending.side, pending.kept, block);
    return { block };
  },
});
