import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { campaignAt } from "../rules/campaign/examples";
import { mayRelieve, reliefs, relieve, stationKept } from "../rules/campaign/patrol-white";
import { unitSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({ ship: unitSchema.describe("15.8.1 The ship that takes the station.") });

const outcome = { ship: unitSchema };

/** 15.8.1 Relieves Patrol White. */
export const exchangePatrolWhite = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "exchangePatrolWhite",
  title: "Relieve Patrol White",
  doc: "After the first fortnight, in planning: another CA of an Icelandic or British port takes the station of Patrol White, or a BC if there is none, or else a CL; the ship that was there lies in port. A second may join it, so that both ships on duty are relieved.",
  rules: ["15.8.1", "5.1.9"],
  phases: { of: ["prep_plan"], section: "15.8.1" },
  input,
  outcome,
  example: () => ({ snapshot: campaignAt("prep_plan"), input: { ship: "suffolk" }, seed: "bear-island" }),
  legality(state, charts) {
    if (state.campaign === null || state.phasing !== "allied" || state.campaign.number === 1) {
      return illegal("NOT_RELIEVED_NOW", "15.8.1", "The Allies relieve Patrol White after the first fortnight.");
    }
    if (!stationKept(state)) return illegal("STATION_WAIVED", "15.8.1", "No ship has to keep the station now.");
    if (!mayRelieve(state, charts)) {
      return illegal("ALREADY_RELIEVED", "15.8.1", "Patrol White has been relieved in this fortnight.");
    }
    const ships = reliefs(state, charts).map(({ ship }) => ship.unit);
    return ships.length === 0
      ? illegal("NO_RELIEF", "15.8.1", "No cruiser lies in an Icelandic or British port.")
      : legal(every({ ship: oneOf<string>(ships) }));
  },
  resolve(ctx, { ship }) {
    relieve(ctx, ship);
    return { ship };
  },
});
