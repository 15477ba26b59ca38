import { resolves, type Vector } from "../kit";
import { options } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { forces, inPort } from "../kit/stations";

/** 13.6, 14 Groups of reinforcements that come in a turn, and those that are bought. */
export function timedGroups(): Vector[] {
  const group = (no: number, turn: number | null, unit: string, cs: number, placed = false) => {
    return { group: no, at: "scapa_flow", turn, units: [{ unit, cs }], placed };
  };
  return [
    resolves({
      id: "timed-groups",
      title: "13.6 Groups come in their turn or as soon as play begins; later ones and those without a turn wait",
      citation: "13.6",
      operation: "resolveWeather",
      base: "voyage-planned",
      change: (state) => {
        const fuel = { state: "full" as const, marker: null, refuelled: true };
        forces("allied", fleet("f1", 1, ships("kent", 3), { ...inPort("reykjavik"), sailed: false, fuel }))(state);
        state.sides.allied.reinforcements = [
          group(1, state.turn, "anson", 4),
          group(2, state.turn - 1, "dd_ai", 2),
          group(3, state.turn + 1, "dd_jr", 2),
          group(4, null, "dd_tribal", 2),
          group(5, state.turn, "tb_old", 2, true),
        ];
      },
      input: {},
      rolls: [{ label: "weather", faces: [0, 0], chart: "WEATHER" }],
      outcome: { phase: "random_event" },
      snapshot: {
        sides: {
          allied: {
            reinforcements: [
              { group: 1, placed: true },
              { group: 2, placed: true },
              { group: 3, placed: false },
              { group: 4, placed: false },
              { group: 5, placed: true },
            ],
            forces: [
              { id: "f1" },
              { at: "scapa_flow", units: [{ unit: "anson", cs: 4 }] },
              { at: "scapa_flow", units: [{ unit: "dd_ai", cs: 2 }] },
            ],
          },
        },
      },
    }),
    resolves({
      id: "buy-first-group",
      title: "14 A side without reinforcements may buy a force as its first group, at half the price",
      citation: "14",
      operation: "buyForce",
      base: "setting-up-axis",
      change: (state) => {
        options("ahistorical_forces")(state);
        state.sides.axis.reinforcements = [];
      },
      input: { force: 1, group: 1 },
      rolls: [],
      outcome: { price: 15 },
      snapshot: { sides: { axis: { reinforcements: [{ group: 1, turn: null, placed: false }] } } },
    }),
  ];
}
