import { all, type Change, resolves, type Vector } from "../kit";
import { fresh, known, phase } from "../kit/changes";
import { fleet } from "../kit/fleets";
import { being, COVER, second } from "../kit/forces";
import { plane } from "../kit/pieces";

/** The cover force has one ship, which is Dead in the Water, and another force is at sea. */
const lost = (unit: string): Change =>
  all(
    phase("combine", "allied"),
    second("allied", "tf_second", "0706", ["kent", 3], ["victorious", 4]),
    being("allied", (each) => {
      each.units = [fresh(unit, 0)];
    }),
    known("allied", undefined, 1),
  );

const eye = (id: string, unit: string, base: string, hex: string) =>
  plane(id, unit, 1, { base, hex, mission: "shadow" });

/** Both sides shadow: each force is followed, and the cover force follows too. */
const shadows: Change = (state) => {
  const { allied, axis } = state.sides;
  Object.assign(axis, {
    forces: [
      fleet("g1", 1, [fresh("admiral_scheer", 4)], { at: "0709" }),
      fleet("g2", 2, [fresh("admiral_hipper", 4)], { at: "0708" }),
    ],
    aircraft: [
      eye("f1", "fw200", "vaernes", "0708"),
      eye("f2", "fw200", "vaernes", "0706"),
      plane("f3", "fw200", 1, { base: "vaernes" }),
    ],
    shadowing: [
      { target: 1, by: "aircraft", id: "f1" },
      { target: 2, by: "aircraft", id: "f2" },
      { target: 1, by: "sector", id: "trondheim" },
    ],
  });
  Object.assign(allied, {
    aircraft: [eye("c1", "catalina", "sumburgh", "0709")],
    shadowing: [
      { target: 1, by: "force", id: COVER },
      { target: 2, by: "force", id: "tf_second" },
      { target: 1, by: "aircraft", id: "c1" },
    ],
  });
};

/** 5.3.1, 6.3.5 Vectors for the states that end with a force that is gone. */
export function forgotten(): Vector[] {
  const scuttled = { citation: "6.3.5", operation: "scuttleShip", base: "lone-allied", rolls: [] };
  return [
    resolves({
      ...scuttled,
      id: "forgotten-shadows",
      title:
        "6.3.5 A force that is gone is followed no longer and follows no one; the aircraft that followed it has flown",
      change: all(lost("norfolk"), shadows),
      input: { force: COVER, ship: "norfolk" },
      snapshot: {
        sides: {
          allied: {
            forces: [{ id: "tf_second" }],
            shadowing: [
              { target: 2, by: "force", id: "tf_second" },
              { target: 1, by: "aircraft", id: "c1" },
            ],
            aircraft: [{ id: "c1", mission: "shadow", hex: "0709" }],
          },
          axis: {
            shadowing: [{ target: 2, by: "aircraft", id: "f2" }],
            aircraft: [
              { id: "f1", mission: "flown", hex: null },
              { id: "f2", mission: "shadow", hex: "0706" },
              { id: "f3", mission: "none" },
            ],
          },
        },
      },
    }),
    resolves({
      ...scuttled,
      citation: "5.3.1",
      id: "forgotten-radius",
      title: "5.3.1 The Air Radius of a carrier that is gone ends, and that of another stays",
      change: all(lost("furious"), (state) => {
        Object.assign(state.sides.allied, { carrierRadii: [COVER, "tf_second"] });
      }),
      input: { force: COVER, ship: "furious" },
      snapshot: { sides: { allied: { forces: [{ id: "tf_second" }], carrierRadii: ["tf_second"] } } },
    }),
  ];
}
