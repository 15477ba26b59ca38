import * as z from "zod";
import { reason } from "../../../core/choice/legality";
import { byShip } from "../rules/doors";
import { exampleLaden } from "../rules/examples-outfitting";
import { type CargoBox, discard, discards, noDiscard } from "../rules/outfitting-loads";
import { boxSchema, cargoSchema, germanShipSchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ ship: germanShipSchema, box: boxSchema });

const outcome = { ship: germanShipSchema, cargo: cargoSchema.describe("8.3 The crew that went ashore.") };

/** 8.3 Lands crew in a friendly port or base. */
export const landCrew = defineGoeben<CargoBox, typeof outcome>({
  name: "landCrew",
  title: "Land crew",
  doc: "Lands the crew in a Hull box in a friendly port or base; it goes back to Available.",
  rules: ["8.3", "7.0"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example: () => ({ snapshot: exampleLaden(), input: { ship: "goeben", box: 1 }, seed: "messina-1914" }),
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noDiscard(state, charts, ship, "crew"),
      (ship) => discards(state, charts, ship, "crew"),
      reason("NO_CREW", "8.3", "No German ship carries crew."),
    ),
  resolve: (ctx, { ship, box }) => ({ ship, cargo: discard(ctx, ship, box, "CREW_LANDED") }),
});
