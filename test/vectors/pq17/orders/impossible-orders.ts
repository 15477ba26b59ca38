import type { Chit } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Json, refused, type Vector } from "../kit";
import { chit } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { forces } from "../kit/stations";

/** 4, 12, 15 Vectors for impossible orders. */
export function others(): Vector[] {
  const no = (
    id: string,
    title: string,
    citation: string,
    operation: string,
    base: string,
    change: Change | undefined,
    input: Json,
    code: string,
    section: string,
    pointer = "",
  ): Vector => refused({ id, title, citation, operation, base, change, input, code, section, pointer });
  const gearbox = (letter: Chit) => chit("allied", letter, "gearbox");
  const emergency: Change = (state) => {
    const own = state.sides.axis.campaign;
    if (own !== null) own.emergency = [{ unit: "tb_35_37", cs: 2, bought: 9, placed: false }];
  };
  const transfer: Change = (state) => {
    state.options = ["transfer_to_germany"];
  };
  const early: Change = (state) => {
    state.options = ["green_units"];
  };
  const training: Change = (state) => {
    state.options = ["training"];
  };
  const relieved: Change = (state) => {
    const own = state.sides.allied.campaign;
    if (own !== null) own.relieved = true;
  };
  const gear = { condition: "gearbox", from: "reykjavik", ships: [{ force: "scapa_reserve", unit: "dd_ai", cs: 1 }] };
  return [
    no(
      "bid-left",
      "4.1.2 The phase does not end before both sides have bid",
      "4.1.2",
      "endPhase",
      "campaign-bids",
      undefined,
      {},
      "BID_LEFT",
      "4.1.2",
    ),
    no(
      "gearbox-twice",
      "4.2 GEARBOX gathers once",
      "12.10",
      "planCondition",
      "setting-up",
      all(gearbox("F"), (state) => {
        state.sides.allied.special.plan = {
          condition: "gearbox",
          force: "scapa_reserve",
          ships: [{ unit: "dd_ai", cs: 1 }],
        };
      }),
      gear,
      "ALREADY_PLANNED",
      "4.2",
    ),
    no(
      "gearbox-letter",
      "12.10 A letter without a force orders none",
      "12.10",
      "planCondition",
      "setting-up",
      gearbox("A"),
      gear,
      "NO_MISSION",
      "12.10",
    ),
    no(
      "gearbox-ships",
      "12.10 GEARBOX needs ships in play",
      "12.10",
      "planCondition",
      "setting-up",
      all(gearbox("F"), (state) => {
        state.sides.allied.forces = state.sides.allied.forces.filter(({ id }) => id === "scapa_reserve");
      }),
      gear,
      "NO_SHIPS",
      "12",
    ),
    no(
      "emergency-all",
      "15.4.2 Two CS of torpedo boats are all that can be called",
      "15.4.2",
      "buyEmergency",
      "campaign-planning-axis",
      emergency,
      { unit: "tb_35_37", cs: 1 },
      "NOTHING_ON_OFFER",
      "15.4",
    ),
    no(
      "transfer-nobody",
      "15.7.5 Without a TF in Norway no one is transferred",
      "15.7.5",
      "transferToGermany",
      "campaign-oob-axis",
      all(transfer, forces("axis")),
      { force: "narvik_group", to: "kiel" },
      "NOBODY_IN_NORWAY",
      "15.7.5",
    ),
    no(
      "home-nobody",
      "15.8 Without forces at sea no one goes home",
      "15.8",
      "returnForce",
      "campaign-oob-allied",
      forces("allied"),
      { force: "tf_home_fleet", port: "reykjavik" },
      "NOBODY_AT_SEA",
      "15.8",
    ),
    no(
      "green-none",
      "15.4.3 The Axis has no New unit",
      "15.4.3",
      "takeGreenUnit",
      "campaign-planning-axis",
      early,
      { unit: "koln" },
      "NO_NEW_UNIT",
      "15.4.3",
    ),
    no(
      "relief-twice",
      "15.8.1 Patrol White is relieved in both of its ships at most in a fortnight",
      "15.8.1",
      "exchangePatrolWhite",
      "campaign-planning",
      all(
        relieved,
        forces("allied", fleet("tf_patrol_white", 1, [...ships("kent", 3), ...ships("berwick", 3)], { at: "0305" })),
      ),
      { ship: "suffolk" },
      "ALREADY_RELIEVED",
      "15.8.1",
    ),
    no(
      "relief-nobody",
      "15.8.1 Without a cruiser in port there is no relief",
      "15.8.1",
      "exchangePatrolWhite",
      "campaign-planning",
      forces("allied", fleet("tf_patrol_white", 1, ships("kent", 3), { at: "0305" })),
      { ship: "suffolk" },
      "NO_RELIEF",
      "15.8.1",
    ),
    no(
      "training-nobody",
      "4.3.4 Without a TF in port no one trains",
      "4.3.4",
      "declareTraining",
      "training-axis",
      all(training, forces("axis")),
      { force: "narvik_group" },
      "NO_TRAINEES",
      "4.3.4",
    ),
    no(
      "no-campaign",
      "15.4 Emergency reinforcements belong to the campaign",
      "15.4",
      "buyEmergency",
      "planning-allied",
      undefined,
      { unit: "dd_ai", cs: 1 },
      "NO_CAMPAIGN",
      "15.4",
    ),
  ];
}
