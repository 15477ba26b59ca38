import { type Change, type Json, resolves, type Vector } from "../kit";
import { fleet, ships } from "../kit/fleets";
import { forces, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;

/** 8.3 Vectors for the places of planned forces when play begins. */
export function firstMoves(): Vector[] {
  const lying = (id: string, number: number, at: string, plan: Fleet["plan"], ...units: (string | number)[]): Fleet =>
    fleet(id, number, ships(...units), {
      ...inPort(at),
      sailed: false,
      fuel: { state: "full", marker: null, refuelled: true },
      plan,
    });
  const begins = (id: string, title: string, change: Change, snapshot: Json): Vector =>
    resolves({
      id: `first-moves-${id}`,
      title: `8.3 ${title}`,
      citation: "8.3",
      operation: "resolveWeather",
      base: "voyage-planned",
      change,
      input: {},
      rolls: [{ label: "weather", faces: [0, 0], chart: "WEATHER" }],
      outcome: { phase: "random_event" },
      snapshot,
    });
  const slow = (departs: number, ...path: string[]): Fleet["plan"] => ({ departs, speed: "moderate", path });
  return [
    begins(
      "germany",
      "German forces from Kiel stand in the Germany box and beyond it, their fuel counted from their departure",
      forces(
        "axis",
        lying("r1", 1, "kiel", slow(7, "germany", "1707", "1607"), "lutzow", 4),
        lying("r2", 2, "kiel", slow(8, "germany"), "admiral_scheer", 4),
        lying("r3", 3, "narvik", slow(9, "0813"), "dd_z36a", 2),
      ),
      {
        sides: {
          axis: {
            forces: [
              { station: "at_sea", at: "1607", fromGermany: true, plan: null, fuel: { state: "full", marker: 27 } },
              { station: "box", at: "germany", fromGermany: true, plan: null, fuel: { state: "full", marker: 28 } },
              { station: "in_port", at: "narvik", fromGermany: false, plan: null },
            ],
          },
        },
      },
    ),
    begins(
      "this-turn",
      "A force that departs in the turn in which play begins still lies in port",
      (state) => {
        state.sides.allied.forces[0]!.plan = slow(9, "1206", "1106");
      },
      { sides: { allied: { forces: [{ station: "in_port", at: "scapa_flow", plan: null }] } } },
    ),
  ];
}
