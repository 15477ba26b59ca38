import * as z from "zod";
import { byCase, illegal, legal, reason } from "../../../../core/choice/legality";
import { every, oneOf, wholeNumber } from "../../../../core/choice/values";
import { idSchema } from "../../charts/shapes";
import { count, portSchema, unitSchema } from "../../schemas";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { place, placeable } from "./placements";
import { replace, takers } from "./replacements";

const replaceAircraftInput = z.strictObject({ aircraft: idSchema.describe("15.6.3 The air unit that receives 1 CS.") });

const outcome = { aircraft: idSchema, cs: count(12, "Its CS now.") };

/** 15.6.3 Assigns an air replacement. */
export const replaceAircraft = definePq17<z.infer<typeof replaceAircraftInput>, typeof outcome>({
  name: "replaceAircraft",
  title: "Replace aircraft",
  doc: "Gives one CS of this fortnight's air replacements to an understrength unit of its type, or rebuilds a lost one. CS that you do not give go to the weakest units. You cannot save any.",
  rules: ["15.6.3", "15.6.4"],
  phases: { of: ["admin_oob"], section: "15.6.3" },
  input: replaceAircraftInput,
  outcome,
  example: "air-replaced",
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null) return illegal("NO_CAMPAIGN", "15.6");
    const units = takers(state, charts, phasing).map(({ id }) => id);
    return units.length === 0 ? illegal("NOTHING_TO_REPLACE", "15.6.3") : legal(every({ aircraft: oneOf(units) }));
  },
  resolve(ctx, { aircraft }) {
    const side = phasingOf(ctx.state);
    const unit = ctx.state.sides[side].aircraft.find(({ id }) => id === aircraft)!;
    replace(ctx, side, unit);
    return { aircraft, cs: unit.cs };
  },
});

const cs = z.int32().min(1).max(60).describe("Their CS.");

const placeReplacementInput = z.strictObject({
  unit: unitSchema,
  cs,
  at: portSchema.describe("Where they return."),
});

type Input = z.infer<typeof placeReplacementInput>;

/** 15.6.1, 15.6.2 Names where replaced ships come back. */
export const placeReplacement = definePq17<Input, { unit: typeof unitSchema; cs: typeof cs; at: typeof portSchema }>({
  name: "placeReplacement",
  title: "Place a replacement",
  doc: "Names the port where CAM ships, oilers or German submarines return this fortnight as replacements. Ships without a named port return in the usual one.",
  rules: ["15.6.1", "15.6.2"],
  phases: { of: ["admin_oob"], section: "15.6" },
  input: placeReplacementInput,
  outcome: { unit: unitSchema, cs, at: portSchema },
  example: "replaced-cam",
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null) return illegal("NO_CAMPAIGN", "15.6");
    return byCase<Input, ReturnType<typeof placeable>[number]>(
      "unit",
      placeable(state, charts, phasing),
      ({ unit }) => unit,
      (due) =>
        every<Input>({
          unit: oneOf([due.unit]),
          cs: wholeNumber(due.whole ? due.cs : 1, due.cs),
          at: oneOf(due.ports),
        }),
      reason("NOTHING_TO_PLACE", "15.6"),
    );
  },
  resolve(ctx, { unit, cs: chosenCs, at }) {
    place(ctx, phasingOf(ctx.state), unit, chosenCs, at);
    return { unit, cs: chosenCs, at };
  },
});
