import type { Change, Vector } from "../kit";
import { no, yes } from "./order";

/** 15.3.2, 15.6.3 Replacements of aircraft, and reinforcements before their time. */
export function reinforcements(): Vector[] {
  const air = { operation: "replaceAircraft", base: "campaign-oob-axis", citation: "15.6.3" };
  const lost: Change = (state) => {
    const own = state.sides.axis.campaign;
    if (own !== null) own.replacements = [{ units: ["ju88a4"], cs: 2 }];
    for (const unit of state.sides.axis.aircraft) if (unit.id === "ju88a4_1") Object.assign(unit, { cs: 1, lost: 1 });
  };
  return [
    yes(
      {
        ...air,
        id: "air-replaced",
        title: "15.6.3 A CS of replacements goes to a unit of its type",
        change: lost,
        input: { aircraft: "ju88a4_1" },
      },
      { aircraft: "ju88a4_1", cs: 2 },
      { sides: { axis: { campaign: { replacements: [{ units: ["ju88a4"], cs: 1 }] } } } },
    ),
    no(
      {
        ...air,
        id: "air-whole",
        title: "15.6.3 A unit at full strength takes none",
        change: lost,
        input: { aircraft: "ju88a4_2" },
      },
      "VALUE_NOT_LISTED",
      "15.6.3",
      "/input/aircraft",
    ),
    no(
      {
        ...air,
        id: "air-none",
        title: "15.6.3 Without replacements no unit takes any",
        input: { aircraft: "ju88a4_1" },
      },
      "NOTHING_TO_REPLACE",
      "15.6.3",
    ),
    no(
      {
        operation: "claimReinforcement",
        base: "campaign-setup",
        citation: "15.3.2",
        id: "claim-none",
        title: "15.3.2 Without the condition nothing comes before its time",
        input: { unit: "anson" },
      },
      "NO_CLAIM",
      "15.3.2",
    ),
    yes(
      {
        operation: "claimReinforcement",
        base: "campaign-setup",
        citation: "15.3.2",
        id: "claim-anson",
        title: "15.3.2 Reinforcements brings Anson of July II at once",
        change: (state) => {
          state.fortnight = "1942-07-II";
          if (state.campaign !== null) state.campaign.number = 10;
          const own = state.sides.allied.campaign;
          if (own !== null) own.claims = 2;
        },
        input: { unit: "anson" },
      },
      { unit: "anson", cs: 4, at: "scapa_flow" },
      { sides: { allied: { campaign: { claims: 0 } } } },
    ),
  ];
}
