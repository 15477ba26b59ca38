import { all, type Change, resolves, type Vector } from "../kit";
import { finds } from "../kit/cards";
import { chit, fresh, known, phase } from "../kit/changes";
import { being, inHex } from "../kit/forces";
import { card, plane } from "../kit/pieces";

/** 11.3.2, 12.5, 12.11 Vectors for the state recorded as soon as an air attack begins. */
export function attacked(): Vector[] {
  const step = phase("air_combat", "allied");
  const fliers =
    (...units: ReturnType<typeof plane>[]): Change =>
    (state) => {
      state.sides.allied.aircraft = units;
    };
  return [
    resolves({
      id: "strike-refueling",
      title: "11.3.2 A force that is attacked from the air at sea stops refueling",
      citation: "11.3.2",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      change: being("allied", (each) => {
        each.refuelling = true;
      }),
      input: { target: "block:1", groups: [["stukas"]] },
      rolls: [card("locate-card", 12)],
      snapshot: { sides: { allied: { forces: [{ refuelling: false }] } } },
    }),
    resolves({
      id: "strike-sizilien",
      title: "12.11 A German TF that is attacked at Barentsburg is noted for SIZILIEN",
      citation: "12.11",
      operation: "declareAirAttack",
      base: "lone-allied",
      change: all(
        step,
        chit("axis", "I", "sizilien"),
        inHex("axis", "0214"),
        known("axis", undefined, 3),
        fliers(plane("halifax_1", "halifax", 2, { base: "reykjavik_air", hex: "0214", mission: "attack" })),
      ),
      input: { target: "block:1", groups: [["halifax_1"]] },
      rolls: [finds("locate-card", "allied")],
      snapshot: { sides: { axis: { special: { attacked: ["narvik_group"] } } } },
    }),
    resolves({
      id: "strike-carrier",
      title: "12.5 A carrier whose aircraft attack an airbase of Norway has struck; others have not",
      citation: "12.5",
      operation: "declareAirAttack",
      base: "lone-allied",
      change: all(
        step,
        chit("allied", "M", "carrier_strike"),
        being("allied", (each) => {
          each.units = [fresh("victorious", 4), fresh("furious", 3)];
          each.at = "0712";
        }),
        fliers(plane("albacore_1", "albacore", 2, { carrier: "victorious", hex: "0813", mission: "attack" })),
        (state) => {
          state.sides.allied.special.carriers = ["furious", "victorious"].map((unit) => ({ unit, struck: false }));
          state.sides.axis.aircraft = [plane("he111_1", "he111h6", 2, { base: "bardufoss" })];
        },
      ),
      input: { target: "airbase:bardufoss", groups: [["albacore_1"]] },
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            chits: [{ revealed: true }],
            special: {
              carriers: [
                { unit: "furious", struck: false },
                { unit: "victorious", struck: true },
              ],
            },
          },
        },
      },
    }),
  ];
}
