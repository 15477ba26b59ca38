import * as z from "zod";
import { reason } from "../../../core/choice/legality";
import { byShip } from "../rules/doors";
import { exampleLaden } from "../rules/examples-outfitting";
import { type CargoBox, discard, discards, noDiscard } from "../rules/outfitting-loads";
import { boxSchema, cargoSchema, germanShipSchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ ship: germanShipSchema, box: boxSchema });

const outcome = { ship: germanShipSchema, cargo: cargoSchema.describe("8.3 The gear that went overboard.") };

/** 8.3 Throws gear overboard. */
export const jettisonCargo = defineGoeben<CargoBox, typeof outcome>({
  name: "jettisonCargo",
  title: "Jettison gear",
  doc: "Throws the gear in a Hull box overboard, anywhere; it goes back to Available.",
  rules: ["8.3", "7.0"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example: () => ({ snapshot: exampleLaden(), input: { ship: "goeben", box: 3 }, seed: "messina-1914" }),
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noDiscard(state, charts, ship, "gear"),
      (ship) => discards(state, charts, ship, "gear"),
      reason("NO_GEAR", "8.3", "No German ship carries gear."),
    ),
  resolve: (ctx, { ship, box }) => ({ ship, cargo: discard(ctx, ship, box, "GEAR_JETTISONED") }),
});
