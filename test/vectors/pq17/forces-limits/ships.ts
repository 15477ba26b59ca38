import { all, plain, refused, resolves, type Vector } from "../kit";
import { battleOf, fighting } from "../kit/battles";
import { fresh, phase } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { being, of } from "../kit/forces";
import { moves, stays } from "../kit/move";

/** 1.4 Vectors for the speeds at sea that follow from a counter's circles and type. */
export function speedsOfCounters(): Vector[] {
  const tooFast = (id: string, title: string, unit: string, cs: number, speed: "high" | "moderate"): Vector =>
    stays({
      id,
      title,
      citation: "1.4",
      change: of("allied", [unit, cs]),
      speed,
      path: ["0510"],
      code: "VALUE_NOT_LISTED",
      section: "5",
      pointer: "/input/speed",
    });
  return [
    tooFast("white-circle", "1.4 Norfolk with a CS left has a white circle: no High speed", "norfolk", 1, "high"),
    moves({
      id: "white-circle-moderate",
      title: "1.4 Norfolk with a CS left moves at Moderate speed",
      citation: "1.4",
      change: of("allied", ["norfolk", 1]),
      path: ["0510", "0509"],
    }),
    tooFast("red-circle", "1.4 Rescue ships have a red circle: no Moderate speed", "rescue_ships", 1, "moderate"),
    moves({
      id: "torpedo-boat-high",
      title: "1.4 Torpedo boats move at High speed",
      citation: "1.4",
      change: of("allied", ["tb_op", 2]),
      speed: "high",
      path: ["0510", "0509", "0508"],
    }),
  ];
}

/** 1.4, 7 The last step of an auxiliary. */
export function adrift(): Vector[] {
  return [
    resolves({
      id: "guns-auxiliary-adrift",
      title: "1.4, 7 An auxiliary that loses its last CS is Dead in the Water at 0 CS, and not sunk",
      citation: "1.4",
      operation: "targetGuns",
      base: "surface-hunt",
      change: all(
        fighting(
          {
            attacker: "axis",
            axis: [fleet("firing", 1, ships("tirpitz", 1))],
            allied: [convoy("target", 1, ships("gray_ranger", 1, "mv", 3))],
          },
          { unescorted: 2, hadWarships: false },
          { 1: { area: "torpedo_attack" } },
        ),
        (state) => {
          const target = battleOf(state).units.find(({ parts }) => parts[0]?.unit === "gray_ranger");
          if (target?.no !== 2) throw new Error("The oiler is not unit 2.");
        },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 1 }] },
      rolls: [plain("gunnery", [9], "hit")],
      outcome: { vp: 0, salvos: [{ dice: 1, hits: 1 }] },
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "gray_ranger", cs: 0 },
                  { unit: "mv", cs: 3 },
                ],
              },
            ],
            sunk: [],
          },
        },
      },
    }),
  ];
}

/** 1.4.2, 11.3.2 An oiler that has given its oil away. */
export function emptyOiler(): Vector[] {
  return [
    refused({
      id: "refuel-oiler-exhausted",
      title: "1.4.2 An oiler that is used up refuels no one before it has been filled in port",
      citation: "1.4.2",
      operation: "refuelForce",
      base: "lone-allied",
      change: all(
        phase("move_refuel", "allied"),
        being("allied", (each, state) => {
          each.units = [{ ...fresh("gray_ranger", 1), oil: 0, marks: ["oiler_exhausted"] }, fresh("dd_ai", 2)];
          const other = structuredClone(each);
          Object.assign(other, { id: "port_force", station: "in_port", at: "reykjavik", block: null, number: 9 });
          other.units = [fresh("tb_old", 1)];
          state.sides.allied.forces.push(other);
        }),
      ),
      input: { force: "tf_cruiser_cover" },
      code: "OILERS_SHORT",
      section: "11.3.2",
      pointer: "/input/force",
    }),
  ];
}
