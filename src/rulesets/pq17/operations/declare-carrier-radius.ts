import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { hexSchema } from "../charts/shapes";
import { radiusCarriers } from "../rules/air-missions";
import { exampleAt } from "../rules/examples";
import { forceOf, ownOf, phasingOf } from "../rules/game";
import { pieceSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({ force: pieceSchema.describe("5.3.1 An own force at sea with a carrier.") });

/** 5.3.1 Declares the Air Radius of a carrier. */
export const declareCarrierRadius = definePq17<z.infer<typeof input>, { hex: typeof hexSchema }>({
  name: "declareCarrierRadius",
  title: "Declare a carrier's Air Radius",
  doc: "A carrier at sea forms an Air Radius over its own hex, to the end of the next enemy submarine segment; not in Fog, Storm or Gale, not when it is Crippled or Dead in the Water, and a German carrier only by day.",
  rules: ["5.3.1", "6.4.1", "7.8", "9.2.3"],
  phases: { of: ["air_move"], section: "5.3.1" },
  input,
  outcome: { hex: hexSchema.describe("Where the radius is; the other side sees it.") },
  example: () => ({ snapshot: exampleAt("air_move"), input: { force: "tf_home_fleet" }, seed: "bear-island" }),
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "5.3.1", "No side is flying.");
    const forces = radiusCarriers(state, charts, state.phasing).map(({ id }) => id);
    return forces.length === 0
      ? illegal("NO_CARRIER", "5.3.1", "No carrier of this side can form an Air Radius now.")
      : legal(every({ force: oneOf<string>(forces) }));
  },
  resolve(ctx, { force }) {
    const side = phasingOf(ctx.state);
    ctx.ruling("E-108", "5.3.1");
    ctx.push(ownOf(ctx.state, side).carrierRadii, force, "CARRIER_RADIUS", "5.3.1");
    return { hex: forceOf(ctx.state, side, force).at };
  },
});
