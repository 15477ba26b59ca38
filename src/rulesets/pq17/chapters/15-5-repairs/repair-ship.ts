import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, oneOf, wholeNumber } from "../../../../core/choice/values";
import { unitOf } from "../../charts/pack";
import { count, placeSchema, unitSchema } from "../../schemas";
import { fortnightOf } from "../8-time/fortnights";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { repair, repairable, repairPlaces } from "./repairs";

const input = z.strictObject({
  ship: unitSchema,
  cs: z.int32().min(1).max(12).describe("15.5.1 CS that are repaired."),
  at: placeSchema.nullable().describe("Where it returns. Null for a ship that is repaired in place."),
});

type Input = z.infer<typeof input>;

const outcome = {
  ship: unitSchema,
  ready: count(200, "15.5.1 The number of the fortnight in whose order-of-battle phase it is ready."),
  fortnight: z.string().max(20).describe("That fortnight, or the last one of the campaign if that is earlier."),
};

type RepairableShip = ReturnType<typeof repairable>[number];

/** 15.5.1 Repairs a ship. */
export const repairShip = definePq17<Input, typeof outcome>({
  name: "repairShip",
  title: "Repair a ship",
  doc: "A damaged British or German ship leaves play. It returns five fortnights later for each CS repaired. One ship is repaired in place in Norway, more slowly and for a victory point.",
  rules: ["15.5", "15.5.1", "15.7"],
  phases: { of: ["admin_oob"], section: "15.5.1" },
  input,
  outcome,
  example: "repair-tirpitz",
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null) return illegal("NO_CAMPAIGN", "15.5");
    return byCase<Input, RepairableShip>(
      "ship",
      repairable(state, charts, phasing),
      ({ ship }) => ship.unit,
      ({ force, ship }) => {
        const places = repairPlaces(charts, ship, force);
        if (places.length === 0) return reason("NO_DOCK", "15.5.1", { unit: ship.unit });
        const cs = wholeNumber(1, unitOf(charts, ship.unit).cs - ship.cs);
        return every<Input>({ ship: oneOf([ship.unit]), cs, at: oneOf(places) });
      },
      reason("NOTHING_TO_REPAIR", "15.5"),
    );
  },
  resolve(ctx, { ship, cs, at }) {
    const { state, charts } = ctx;
    const side = phasingOf(state);
    const repairableShip = repairable(state, charts, side).find((each) => each.ship.unit === ship);
    const ready =
      repairableShip === undefined ? 0 : repair(ctx, side, repairableShip.force, repairableShip.ship, cs, at);
    return { ship, ready, fortnight: fortnightOf(charts, ready) };
  },
});
