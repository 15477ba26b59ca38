import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { shadowersOf } from "../rules/assets";
import { exampleAt } from "../rules/examples";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { detach, detachable, sparedByShadower } from "../rules/joining";
import { forceKindSchema, MOST_FORCES, partSchema, pieceSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: pieceSchema,
  units: z.array(partSchema).min(1).max(60).describe("1.2.3 CS of each unit that leaves; a named ship leaves whole."),
});

type Input = z.infer<typeof input>;

const outcome = { force: pieceSchema, detached: pieceSchema, kind: forceKindSchema };

/** 1.2.3 Splits a force. */
export const detachForce = definePq17<Input, typeof outcome>({
  name: "detachForce",
  title: "Detach ships",
  doc: "Splits a force: warships and auxiliaries leave as a new block in the same hex or port, with the ID and the fuel of the old one; a ship in tow leaves with its tower. In the recon segment a TF that shadows leaves behind what is not to shadow.",
  rules: ["1.2.3", "4.1.3", "5.1.1", "6.3.3", "7.9", "11.1.1", "11.1.2"],
  phases: { of: ["prep_setup_1", "prep_setup_2", "move_detach", "recon"], section: "1.2.3" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleAt("move_detach"),
    input: {
      force: "tf_cruiser_cover",
      units: [
        { unit: "wichita", cs: 4 },
        { unit: "dd_us", cs: 1 },
      ],
    },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "1.2.3", "No side is moving.");
    if (state.sides[side].forces.length >= MOST_FORCES)
      return illegal("BLOCKS_SHORT", "1.2", "There is no block left.");
    const recon = state.phase === "recon";
    const shadowers = shadowersOf(state, side, "force");
    return byCase<Input, ReturnType<typeof forcesOf>[number]>(
      "force",
      forcesOf(state, side, ({ id, kind }) => !recon || (kind === "task_force" && shadowers.includes(id))),
      ({ id }) => id,
      (force) => {
        const units = recon ? sparedByShadower(charts, force) : detachable(charts, force);
        return units === undefined
          ? reason("NOTHING_TO_DETACH", "1.2.3", `${force.id} has no ship that can leave it.`)
          : every<Input>({ force: oneOf<string>([force.id]), units });
      },
      recon
        ? reason("NOBODY_SHADOWS", "6.3.3", "No TF of this side shadows.")
        : reason("NO_FORCE", "1.2.3", "This side has no force."),
    );
  },
  resolve(ctx, { force, units }) {
    const side = phasingOf(ctx.state);
    const fresh = detach(ctx, side, forceOf(ctx.state, side, force), units);
    return { force, detached: fresh.id, kind: fresh.kind };
  },
});
