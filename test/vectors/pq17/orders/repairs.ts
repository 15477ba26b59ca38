import type { Change, Vector } from "../kit";
import { no, yes } from "./order";

/** 15.5 Ships that are repaired. */
export function repairs(): Vector[] {
  const spec = { operation: "repairShip", base: "campaign-oob-axis", citation: "15.5.1" };
  const hurt =
    (unit: string, cs: number, at?: string, marks: string[] = []): Change =>
    (state) => {
      for (const force of state.sides.axis.forces) {
        for (const ship of force.units) {
          if (ship.unit !== unit) continue;
          Object.assign(ship, { cs, marks });
          if (at !== undefined) force.at = at;
        }
      }
    };
  return [
    yes(
      {
        ...spec,
        id: "repair-tirpitz",
        title: "15.5.1 Tirpitz is repaired in Norway in two fortnights more than elsewhere for a CS, and 1 VP",
        change: hurt("tirpitz", 4),
        input: { ship: "tirpitz", cs: 1, at: null },
      },
      { ship: "tirpitz", ready: 16, fortnight: "1942-10-II", vp: 1 },
      { vp: { log: [{ side: "axis", code: "REPAIR_TIRPITZ", amount: 1, rule: "15.5.1" }] } },
      ["E-97"],
    ),
    yes(
      {
        ...spec,
        id: "repair-tirpitz-two",
        title: "15.5.1 Two CS of Tirpitz take two months more than elsewhere",
        change: hurt("tirpitz", 3),
        input: { ship: "tirpitz", cs: 2, at: null },
      },
      { ready: 23, fortnight: "1942-12-II", vp: 1 },
    ),
    no(
      {
        ...spec,
        id: "repair-kirkenes",
        title: "15.5.1 Tirpitz is not repaired in Kirkenes",
        change: hurt("tirpitz", 4, "kirkenes"),
        input: { ship: "tirpitz", cs: 1, at: null },
      },
      "NO_DOCK",
      "15.5.1",
    ),
    yes(
      {
        ...spec,
        id: "repair-lutzow",
        title: "15.5.1 Lützow comes back to Kiel five fortnights later for a CS",
        change: hurt("lutzow", 3),
        input: { ship: "lutzow", cs: 1, at: "kiel" },
      },
      { ready: 14, fortnight: "1942-09-II", vp: 0 },
    ),
    yes(
      {
        ...spec,
        id: "repair-lutzow-two",
        title: "15.5.1 Two CS take ten fortnights",
        change: hurt("lutzow", 2),
        input: { ship: "lutzow", cs: 2, at: "germany" },
      },
      { ready: 19, fortnight: "1942-12-I" },
    ),
    no(
      {
        ...spec,
        id: "repair-dock",
        title: "15.5.1 German ships are repaired in Kiel or Germany",
        change: hurt("lutzow", 3),
        input: { ship: "lutzow", cs: 1, at: "narvik" },
      },
      "VALUE_NOT_LISTED",
      "15.5",
      "/input/at",
    ),
    no(
      {
        ...spec,
        id: "repair-crippled",
        title: "15.5 Crippled ships are not repaired",
        citation: "15.5",
        change: hurt("lutzow", 3, undefined, ["crippled"]),
        input: { ship: "lutzow", cs: 1, at: "kiel" },
      },
      "NOTHING_TO_REPAIR",
      "15.5",
    ),
    no(
      {
        ...spec,
        id: "repair-whole",
        title: "15.5 Ships that lack nothing are not repaired",
        citation: "15.5",
        input: { ship: "lutzow", cs: 1, at: "kiel" },
      },
      "NOTHING_TO_REPAIR",
      "15.5",
    ),
    no(
      {
        ...spec,
        id: "repair-too-much",
        title: "15.5.1 No more CS are repaired than are lacking",
        change: hurt("lutzow", 3),
        input: { ship: "lutzow", cs: 2, at: "kiel" },
      },
      "VALUE_NOT_LISTED",
      "15.5",
      "/input/cs",
    ),
  ];
}
