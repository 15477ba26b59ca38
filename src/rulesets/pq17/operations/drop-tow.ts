import * as z from "zod";
import { illegal, reason } from "../../../core/choice/legality";
import { shipDoor } from "../rules/doors";
import { exampleAdrift } from "../rules/examples-movement";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { dropTow as drop, inTow } from "../rules/towing";
import { pieceSchema, unitSchema } from "../schemas";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: pieceSchema,
  ship: unitSchema.describe("5.1.1 The ship in tow; of a class one CS."),
});

type Input = z.infer<typeof input>;

/** 5.1.1 Drops a tow. */
export const dropTow = definePq17<Input, typeof input.shape>({
  name: "dropTow",
  title: "Drop a tow",
  doc: "A tow is dropped in the movement segment: the towed ship is Dead in the Water again, and its tower free.",
  rules: ["5.1.1"],
  phases: { of: ["move_detach", "move_refuel"], section: "5.1.1" },
  input,
  outcome: input.shape,
  example: () => ({
    snapshot: exampleAdrift("move_refuel", true),
    input: { force: "tf_cruiser_cover", ship: "london" },
    seed: "bear-island",
  }),
  legality(state) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "5.1.1", "No side is phasing.");
    const nothing = ({ id }: Force) => reason("NOTHING_IN_TOW", "5.1.1", `${id} tows no ship.`);
    return shipDoor(forcesOf(state, side), inTow, nothing, reason("NO_FORCE", "5.1.1", "This side has no force."));
  },
  resolve(ctx, { force, ship }) {
    const found = forceOf(ctx.state, phasingOf(ctx.state), force);
    const chosen = inTow(found).find(({ unit }) => unit === ship);
    if (chosen !== undefined) drop(ctx, found, chosen);
    return { force, ship };
  },
});
