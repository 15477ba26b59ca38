import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { named, spaceSchema, unitSchema } from "../../schemas";
import { defineGoeben } from "../operation";
import { type Move, moves } from "./choices";
import { move } from "./movement";
import { SPEED_BANDS } from "./paths";

const input = z.strictObject({
  ship: unitSchema.describe("12.0 A German or Austro-Hungarian ship."),
  path: z.array(spaceSchema).max(20).describe("12.0 The spaces that the ship enters, in order. Empty if it stays."),
});

const outcome = {
  ship: unitSchema,
  from: spaceSchema.describe("Space where the ship began its move."),
  to: spaceSchema.describe("Space where the ship is now."),
  speed: named(z.enum(SPEED_BANDS), "SpeedBand", "12.1-12.3 A speed band.")
    .nullable()
    .describe("D-18 The speed used; null for a ship that stays and for an Austro-Hungarian ship."),
  coal: z.int32().min(0).max(60).describe("12.2, 12.3 Coal spent."),
  engines: z.int32().min(0).max(60).describe("12.3 Engines boxes lost to emergency speed."),
};

/** 12.0 Moves one friendly warship. */
export const moveShip = defineGoeben<Move, typeof outcome>({
  name: "moveShip",
  title: "Move a ship",
  doc: "Moves one ship along connected spaces. Cruise speed is free, maximum speed costs coal, and emergency speed costs coal and a die roll for engine damage. A ship that you do not move stays.",
  rules: ["12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "9.1", "20.0"],
  phases: { of: ["movement"], section: "12.0" },
  input,
  outcome,
  example: "move-engines-5-maximum",
  legality(state, charts) {
    const choice = moves(state, charts);
    return choice === undefined ? illegal("NO_SHIP_CAN_MOVE", "12.0") : legal(choice);
  },
  resolve: (ctx, { ship, path }) => ({ ship, ...move(ctx, ship, path) }),
});
