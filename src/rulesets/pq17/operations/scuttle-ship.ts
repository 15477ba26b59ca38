import * as z from "zod";
import { illegal, reason } from "../../../core/choice/legality";
import { shipDoor } from "../rules/doors";
import { exampleAdrift } from "../rules/examples-movement";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { adrift, scuttleShip as scuttle } from "../rules/towing";
import { pieceSchema, unitSchema } from "../schemas";
import type { Force } from "../snapshot-forces";
import { definePq17 } from "./operation";

const input = z.strictObject({
  force: pieceSchema,
  ship: unitSchema.describe("5.1.1 The ship to be sunk; of a class one CS."),
});

type Input = z.infer<typeof input>;

/** 5.1.1 Scuttles a ship that is Dead in the Water. */
export const scuttleShip = definePq17<Input, typeof input.shape>({
  name: "scuttleShip",
  title: "Scuttle a ship",
  doc: "A ship that is Dead in the Water and not in tow is sunk by its own side, so that the others can go on.",
  rules: ["5.1.1", "7"],
  phases: { of: ["move_detach", "move_refuel", "combine"], section: "5.1.1" },
  input,
  outcome: input.shape,
  example: () => ({
    snapshot: exampleAdrift("move_detach", false),
    input: { force: "tf_cruiser_cover", ship: "london" },
    seed: "bear-island",
  }),
  legality(state) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "5.1.1", "No side is phasing.");
    const nothing = ({ id }: Force) =>
      reason("NOTHING_ADRIFT", "5.1.1", `No ship of ${id} is Dead in the Water without a tow.`);
    return shipDoor(forcesOf(state, side), adrift, nothing, reason("NO_FORCE", "5.1.1", "This side has no force."));
  },
  resolve(ctx, { force, ship }) {
    const side = phasingOf(ctx.state);
    const found = forceOf(ctx.state, side, force);
    const chosen = adrift(found).find(({ unit }) => unit === ship);
    if (chosen !== undefined) scuttle(ctx, side, found, chosen);
    return { force, ship };
  },
});
