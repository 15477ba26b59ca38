import * as z from "zod";
import { reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { freeBoxes } from "../rules/cargo";
import { byShip } from "../rules/doors";
import { exampleCaptured } from "../rules/examples-outfitting";
import { type CargoBox, noReembarking, reembarkAt } from "../rules/outfitting-loads";
import { boxSchema, germanShipSchema, spaceSchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ ship: germanShipSchema, box: boxSchema });

const outcome = { ship: germanShipSchema, space: spaceSchema.describe("9.2 The port that is given up.") };

/** 9.2, D-12 Takes a landed Seebataillon aboard again. */
export const reembark = defineGoeben<CargoBox, typeof outcome>({
  name: "reembark",
  title: "Take the Seebataillon aboard again",
  doc: "Takes the Seebataillon ashore into a free Hull box of a ship in the captured port, which is the enemy's again.",
  rules: ["9.2", "8.6", "8.2"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example: () => ({ snapshot: exampleCaptured(), input: { ship: "breslau", box: 1 }, seed: "messina-1914" }),
  legality: (state) =>
    byShip(
      state,
      (ship) => noReembarking(state, ship),
      (ship) => every<CargoBox>({ ship: oneOf([ship]), box: oneOf(freeBoxes(state.ships[ship])) }),
      reason("NO_SEEBATAILLON_ASHORE", "9.2", "No Seebataillon is ashore."),
    ),
  resolve: (ctx, input) => ({ ship: input.ship, space: reembarkAt(ctx, input) }),
});
