import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { exampleAt } from "../rules/examples";
import { phasingOf } from "../rules/game";
import { move } from "../rules/movement";
import { type MoveInput, moves } from "../rules/movement-choice";
import { iceConditionSchema, named, pieceSchema, placeSchema, speedSchema } from "../schemas";
import { ICE_CONDITIONS } from "../vocabulary";
import { definePq17 } from "./operation";

const input = z.strictObject({
  piece: pieceSchema,
  speed: speedSchema.describe("5.1 The speed declared; it stays the same for the whole move."),
  path: z.array(placeSchema).max(9).describe("5 The hexes, port or box it enters, in order; each costs one hex."),
  cross: iceConditionSchema.describe("10.1 The worst ice it crosses; it stops before worse."),
});

/** How a call to move a piece ended, as the wires name it. */
export const moveEndSchema = named(
  z.enum(["arrived", "halted", "patrolled", "caught", "removed"]),
  "MoveEnd",
  "G.36 How a call to move a piece ended: at the end of its path, at ice, by a patrol, in transit, or off the map.",
);

const outcome = { piece: pieceSchema, end: moveEndSchema };

/** 5 Moves one force or dummy. */
export const moveForce = definePq17<MoveInput, typeof outcome>({
  name: "moveForce",
  title: "Move a force",
  doc: "Moves one force or dummy along a path: transit checks, ASW patrols and ice come in the order of its hexes. A piece with movement left may be moved on until another is begun.",
  rules: ["5", "5.1", "5.2", "5.7", "6.6", "6.6.1", "7.4.5", "10"],
  phases: { of: ["move_blocks"], section: "5" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleAt("move_blocks"),
    input: { piece: "tf_home_fleet", speed: "moderate", path: ["0707", "0708"], cross: "clear" },
    seed: "bear-island",
  }),
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "5", "No side is moving.");
    return moves(state, charts, state.phasing);
  },
  resolve(ctx, { piece, speed, path, cross }) {
    const side = phasingOf(ctx.state);
    const end = move(ctx, side, { piece, speed, path, cross: ICE_CONDITIONS.indexOf(cross) });
    return { piece, end };
  },
});
