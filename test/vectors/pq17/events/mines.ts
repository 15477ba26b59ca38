import { all, type Roll, type Vector } from "../kit";
import { torpedo } from "../kit/attacks";
import { force, fresh, keep } from "../kit/changes";
import { inHex, of, second } from "../kit/forces";
import { COAST, event, pick } from "./event";

function damage(face: number, column: string): Roll {
  return { label: "torpedo-damage", faces: [face], chart: "TORPEDO_DAMAGE", column, modified: face };
}

/** 13.5 Mines off a coast. */
export function mines(): Vector[] {
  const mined = { side: "allied", total: 0, citation: "13.5" } as const;
  const cruiser = all(inHex("allied", COAST), of("allied", ["norfolk", 3]));
  return [
    event({
      ...mined,
      id: "mines-miss",
      title: "13.5 Three attacks that miss; a ship alone needs no pick",
      change: cruiser,
      rolls: [torpedo(7), torpedo(0), torpedo(7)],
      after: () => undefined,
    }),
    event({
      ...mined,
      id: "mines-two-successes",
      title: "13.5 No more than two successes on one ship",
      change: cruiser,
      rolls: [torpedo(8), damage(0, "CA"), torpedo(9), damage(1, "CA")],
      after: (state) => {
        force(state, "allied").units = [fresh("norfolk", 1)];
      },
    }),
    event({
      ...mined,
      id: "mines-sunk",
      title: "13.5 A ship that sinks strikes no more mines; its force is gone",
      change: cruiser,
      rolls: [torpedo(8), damage(9, "CA")],
      after: (state) => {
        keep(state, "allied");
        state.sides.allied.sunk = [{ unit: "norfolk", cs: 3, turn: 9, loaded: false }];
      },
    }),
    event({
      ...mined,
      id: "mines-light",
      title: "13.5 One success for each CS of a light ship: each is harder to hit",
      change: all(inHex("allied", COAST), of("allied", ["dd_ai", 2])),
      rolls: [
        pick("mine-target", 1),
        torpedo(9, { TARGET_LIGHT: -1 }),
        damage(3, "LIGHT"),
        torpedo(9, { TARGET_LIGHT: -1 }),
        damage(9, "LIGHT"),
      ],
      after: (state) => {
        keep(state, "allied");
        state.sides.allied.sunk = [1, 2].map(() => ({ unit: "dd_ai", cs: 1, turn: 9, loaded: false }));
      },
    }),
    event({
      ...mined,
      id: "mines-force-picked",
      title: "13.5 One of the phasing side's forces off a coast is picked at random (D-42)",
      change: all(cruiser, second("allied", "tf_second", "1209", ["kent", 3])),
      rolls: [pick("mine-force", 2), torpedo(1), torpedo(2), torpedo(3)],
      rulings: ["D-42"],
    }),
    event({
      ...mined,
      id: "mines-ships-picked",
      title: "13.5 Each attack picks its ship again",
      change: all(inHex("allied", COAST), of("allied", ["norfolk", 3], ["kent", 3])),
      rolls: [
        pick("mine-target", 1),
        torpedo(1),
        pick("mine-target", 2),
        torpedo(2),
        pick("mine-target", 1),
        torpedo(3),
      ],
      after: () => undefined,
    }),
    event({
      ...mined,
      side: "axis",
      id: "mines-pack",
      title: "13.5 A hit on a Wolf Pack sinks one submarine",
      change: all(inHex("axis", COAST), (state) => {
        Object.assign(force(state, "axis"), { kind: "wolf_pack", units: [fresh("ss_german", 3)] });
        force(state, "axis").fuel.marker = null;
      }),
      rolls: [pick("mine-target", 2), torpedo(3), pick("mine-target", 1), torpedo(8)],
      after: (state) => {
        force(state, "axis").units = [fresh("ss_german", 2)];
        state.sides.axis.sunk = [{ unit: "ss_german", cs: 1, turn: 9, loaded: false }];
      },
      rulings: ["E-09"],
    }),
  ];
}
