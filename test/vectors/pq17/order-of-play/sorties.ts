import { all, type Change, resolves, roll, type Vector } from "../kit";
import { cardRoll } from "../kit/cards";
import { force, options } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { being, inPort, of } from "../kit/forces";
import { moves } from "../kit/move";
import { forces, inPort as lying } from "../kit/stations";

const POOL = (available: number) => ({
  sides: { axis: { command: [{ pool: "gruppe_nord", available, spent: 0, credit: 0, creditUntil: null }] } },
});

/** The Axis has identified an Allied convoy at sea. */
export const REPORTED: Change = (state) => {
  state.sides.axis.reports = [
    {
      turn: 8,
      block: 7,
      hex: "0410",
      kind: "convoy",
      number: 1,
      scattered: false,
      level: 1,
      warships: { least: 1, most: 3 },
      size: "large",
      heavy: null,
      carrier: null,
      convoyShips: null,
      categories: [],
    },
  ];
};

/** Gruppe Nord has no command point, and an enemy has been identified at sea. */
const WITHOUT_POINTS: Change = all(REPORTED, (state) => {
  state.sides.axis.command[0]!.available = 0;
});

/** 4.3.3, 4.3.4, 11.4.1 German ships that sail without command points. */
export function germanSorties(): Vector[] {
  return [
    moves({
      id: "kiel-free",
      title: "4.3.3 A heavy ship leaves Kiel without a command point",
      citation: "4.3.3",
      side: "axis",
      change: all(of("axis", ["admiral_hipper", 4]), inPort("axis", "kiel"), WITHOUT_POINTS),
      path: ["germany", "1707"],
      snapshot: { ...POOL(0) },
    }),
    moves({
      id: "training-free",
      title: "4.3.4, 11.4.1 A TF sails for training without a command point; its Danger marker is 3 turns ahead",
      citation: "4.3.4",
      side: "axis",
      change: all(
        of("axis", ["admiral_hipper", 4]),
        inPort("axis", "trondheim"),
        options("training"),
        being("axis", (each, state) => {
          each.training = "trondheim";
          state.sides.axis.trained = true;
          state.sides.axis.command[0]!.available = 0;
        }),
      ),
      path: ["1111"],
      snapshot: {
        sides: {
          axis: {
            command: [{ pool: "gruppe_nord", available: 0, spent: 0, credit: 0, creditUntil: null }],
            forces: [{ at: "1111", station: "at_sea", fuel: { state: "training", marker: 12 } }],
          },
        },
      },
    }),
  ];
}

/** 4.2, 8.3 Voyages that are planned before the start turn. */
export function voyages(): Vector[] {
  const route = ["0504", "0404", "0305", "0306"];
  return [
    resolves({
      id: "plan-kiel",
      title: "4.2 An Axis force is planned out of Kiel before the start turn",
      citation: "4.2",
      operation: "planForce",
      base: "plan-axis",
      change: (state) => {
        state.fortnight = "1941-12-II";
        forces("axis", fleet("sortie", 1, ships("admiral_hipper", 4), { ...lying("kiel"), sailed: false }))(state);
        state.sides.axis.forces[0]!.fuel = { state: "full", marker: null, refuelled: true };
      },
      input: { force: "sortie", departs: 6, speed: "moderate", path: ["germany", "1707"] },
      rolls: [],
      outcome: { force: "sortie" },
      snapshot: {
        sides: { axis: { forces: [{ plan: { departs: 6, speed: "moderate", path: ["germany", "1707"] } }] } },
      },
    }),
    resolves({
      id: "plan-sails-ice",
      title: "8.3 The ice of a planned voyage is rolled for when play begins, and its card drawn",
      citation: "8.3",
      operation: "resolveWeather",
      base: "voyage-planned",
      change: (state) => {
        const reserve = force(state, "allied");
        reserve.at = "reykjavik";
        reserve.units = ships("dd_ai", 2);
        reserve.plan = { departs: 6, speed: "moderate", path: route };
      },
      input: {},
      rolls: [
        { label: "weather", faces: [0, 0], chart: "WEATHER" },
        roll("ice-condition", "ICE", [2], "light_drift"),
        cardRoll("ice-damage-card", 2),
      ],
      outcome: { phase: "random_event" },
      snapshot: {
        begun: true,
        sides: { allied: { forces: [{ station: "at_sea", at: "0306", plan: null, fuel: { marker: 18 } }] } },
      },
    }),
  ];
}
