import * as z from "zod";
import { reason } from "../../../../core/choice/legality";
import { germanShipSchema, named, spaceSchema } from "../../schemas";
import { revealedSchema } from "../11-intelligence/choices";
import { exampleSeaplane } from "../shared/examples";
import { byShip } from "../shared/game";
import { defineGoeben } from "../shared/operation";
import { type Flight, flights, fly, noFlight } from "./reconnaissance";

const input = z.strictObject({
  ship: germanShipSchema.describe("21.2 The ship that carries the seaplane."),
  space: spaceSchema.describe("21.2 A space next to it."),
});

const outcome = {
  reconnaissance: named(
    z.enum(["lost", "none", "revealed"]),
    "ReconnaissanceFinding",
    "21.2 The seaplane is lost, finds nothing, or turns up everything there.",
  ),
  revealed: revealedSchema.nullable().describe("21.2 What was turned face up; null for nothing."),
};

/** 21.2 Flies a seaplane's reconnaissance. */
export const resolveReconnaissance = defineGoeben<Flight, typeof outcome>({
  name: "resolveReconnaissance",
  title: "Resolve reconnaissance",
  doc: "Sends a ship's seaplane to an adjacent space, once per seaplane and Intelligence phase.",
  rules: ["21.2", "20.1"],
  phases: { of: ["intelligence"], section: "21.2" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleSeaplane(),
    input: { ship: "goeben", space: "malta_pz" },
    seed: "messina-1914",
  }),
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noFlight(state, charts, ship),
      (ship) => flights(state, charts, ship),
      reason("NO_SEAPLANE", "21.2", "No German ship carries a seaplane."),
    ),
  resolve(ctx, flight) {
    const { result, revealed } = fly(ctx, flight);
    return { reconnaissance: result, revealed };
  },
});
