import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { IceCondition, Side } from "../../../src/rulesets/pq17/vocabulary";
import { at, dummy, force, fresh, keep } from "./changes";
import { type Card, DECKS } from "./decks";
import {
  all,
  type Case,
  type Change,
  facts,
  needs,
  plain,
  type Roll,
  refused,
  resolves,
  roll,
  type Vector,
} from "./kit";

interface Effects {
  readonly cards: number;
  readonly plus: "never" | "crossed" | "always";
  readonly breakthrough: number;
}

const ICE: readonly IceCondition[] = ["clear", "light_drift", "heavy_drift", "thin_pack", "solid_pack"];
const { conditions: EFFECTS } = facts<{ conditions: Record<IceCondition, Effects> }>("ICE_EFFECTS");
const PIECE = { allied: "tf_home_fleet", axis: "trondheim_group" } as const;
/** Cards of each deck without damage. */
const HARMLESS: Readonly<Record<Side, readonly number[]>> = {
  allied: [2, 3, 5, 7],
  axis: [1, 2, 3, 4],
};

/** The zone West V is expected so, certain or not. */
function expected(condition: IceCondition, fixed = false): Change {
  return (state) => {
    state.ice.west_v = { expected: condition, fixed };
  };
}

/** Cards drawn one after the other from a whole deck: each stands in its place among those left. */
export function cardsDrawn(label: string, numbers: readonly number[]): Roll[] {
  return numbers.map((no, index) => {
    const before = numbers.slice(0, index).filter((each) => each < no).length;
    return { label, faces: [no - before], chart: null };
  });
}

function iceRoll(column: IceCondition, face: number): Roll {
  return roll("ice-condition", "ICE", [face], column);
}

function picks(count: number, face = 1): Roll[] {
  return Array.from({ length: count }, () => ({ label: "ice-damage-ship", faces: [face], chart: null }));
}

function broken(face: number): Roll {
  return plain("ice-breakthrough", [face], face >= 6 ? "through" : "held");
}

function move(
  side: Side,
  cross: IceCondition = "solid_pack",
  path: readonly string[] = ["0411"],
): Omit<Case, "id" | "title"> {
  const input = { piece: PIECE[side], speed: "moderate", path, cross };
  return { citation: "10.1", operation: "moveForce", base: `ice-${side}`, input };
}

/** 10 The ice that forces and dummies meet. */
export function ice(): Vector[] {
  return [...tables(), ...fixed(), ...choices(), ...damage(), ...others(), ...corridor(), ...doors()];
}

/** What becomes of a force that goes on whenever it can, by the actual condition. */
function fate(
  side: Side,
  actual: IceCondition,
): { readonly rolls: Roll[]; readonly end: string; readonly rulings: string[] } {
  const { cards, breakthrough } = EFFECTS[actual];
  const shut = side === "axis" && ICE.indexOf(actual) >= ICE.indexOf("heavy_drift");
  const halted = shut || actual === "solid_pack";
  const rolls = [
    ...(breakthrough > 0 && !shut ? [broken(6)] : []),
    ...cardsDrawn("ice-damage-card", HARMLESS[side].slice(0, cards)),
  ];
  return { rolls, end: halted ? "halted" : "arrived", rulings: shut ? ["D-12"] : [] };
}

function tables(): Vector[] {
  return (["allied", "axis"] as const).flatMap((side) =>
    ICE.flatMap((column) =>
      [0, 1, 2, 7, 8, 9].map((face) => {
        const die = iceRoll(column, face);
        const actual = die.result as IceCondition;
        const { rolls, end, rulings } = fate(side, actual);
        return resolves({
          ...move(side),
          id: `ice-${side}-${column}-${face}`.replaceAll("_", "-"),
          title: `10.1 ICE ${column}, ${face}: ${actual}, a${side === "axis" ? "n Axis" : "n Allied"} force ${end === "halted" ? "halts" : "crosses"}`,
          change: expected(column),
          rolls: [die, ...rolls],
          outcome: { piece: PIECE[side], end },
          after: (state) => {
            const moving = force(state, side);
            if (end === "arrived") moving.at = "0411";
            moving.moved = {
              hexes: 1,
              speed: "moderate",
              entered: end === "arrived" ? ["0411"] : [],
              done: end === "halted",
            };
          },
          rulings,
        });
      }),
    ),
  );
}

function fixed(): Vector[] {
  const certain = (condition: IceCondition, rolls: Roll[], end = "arrived"): Vector =>
    resolves({
      ...move("allied"),
      id: `ice-certain-${condition}`.replaceAll("_", "-"),
      title: `10.1 Underlined ${condition} needs no die`,
      change: expected(condition, true),
      rolls,
      outcome: { end },
    });
  return [
    certain("clear", []),
    certain("light_drift", cardsDrawn("ice-damage-card", [2])),
    certain("heavy_drift", cardsDrawn("ice-damage-card", [2, 3])),
    certain("thin_pack", [broken(9), ...cardsDrawn("ice-damage-card", [2, 3, 5])]),
    resolves({
      ...move("allied", "clear", ["0410", "0411"]),
      id: "ice-two-hexes",
      title: "10.1 The ice is rolled anew for every hexside (D-10)",
      change: expected("clear"),
      rolls: [iceRoll("clear", 0), iceRoll("clear", 7)],
      outcome: { end: "arrived" },
    }),
    resolves({
      ...move("allied", "clear", ["0510", "0509"]),
      id: "ice-outside",
      title: "10.2.1 Outside the zones it is always Clear",
      citation: "10.2.1",
      change: expected("solid_pack"),
      rolls: [],
      outcome: { end: "arrived" },
    }),
  ];
}

function choices(): Vector[] {
  const halted = (
    id: string,
    title: string,
    cross: IceCondition,
    column: IceCondition,
    face: number,
    cards: number[],
    hits: number,
  ): Vector =>
    resolves({
      ...move("allied", cross),
      id,
      title,
      change: expected(column),
      rolls: [iceRoll(column, face), ...cardsDrawn("ice-damage-card", cards), ...picks(hits)],
      outcome: { end: "halted" },
      snapshot: { moving: PIECE.allied },
    });
  return [
    halted(
      "ice-stop-light",
      "10.1 A force that stops before Light Drift draws its card all the same",
      "clear",
      "light_drift",
      2,
      [1],
      1,
    ),
    halted(
      "ice-stop-heavy",
      "10.2.6 +X does not count when the crossing is given up (D-11)",
      "light_drift",
      "heavy_drift",
      2,
      [1, 4],
      2,
    ),
    halted(
      "ice-stop-thin",
      "10.2.4 A force that stops before Thin Pack rolls no breakthrough, and draws three cards",
      "heavy_drift",
      "thin_pack",
      2,
      [1, 4, 8],
      3,
    ),
    resolves({
      ...move("allied"),
      id: "ice-thin-held",
      title: "10.2.4 5 or less: the force does not enter, three cards are drawn, and +X does not count",
      citation: "10.2.4",
      change: expected("thin_pack"),
      rolls: [iceRoll("thin_pack", 5), broken(5), ...cardsDrawn("ice-damage-card", [1, 4, 8]), ...picks(3)],
      outcome: { end: "halted" },
    }),
    resolves({
      ...move("allied"),
      id: "ice-thin-through",
      title: "10.2.4 6 or more: the force enters, and +X counts",
      citation: "10.2.4",
      change: expected("thin_pack"),
      rolls: [iceRoll("thin_pack", 5), broken(6), ...cardsDrawn("ice-damage-card", [1, 4, 8]), ...picks(7)],
      outcome: { end: "arrived" },
    }),
    resolves({
      ...move("allied"),
      id: "ice-heavy-crossed",
      title: "10.2.6 +X counts in Heavy Drift that is crossed",
      citation: "10.2.6",
      change: expected("heavy_drift"),
      rolls: [iceRoll("heavy_drift", 3), ...cardsDrawn("ice-damage-card", [1, 2]), ...picks(3)],
      outcome: { end: "arrived" },
    }),
    resolves({
      ...move("allied"),
      id: "ice-light-plus",
      title: "10.2.6 +X does not count in Light Drift",
      citation: "10.2.6",
      change: expected("light_drift"),
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1]), ...picks(1)],
      outcome: { end: "arrived" },
    }),
    resolves({
      ...move("axis"),
      id: "ice-axis-heavy-plus",
      title: "5.1.7 An Axis force fails at Heavy Drift, and +X does not count (D-12)",
      citation: "5.1.7",
      change: expected("heavy_drift"),
      rolls: [iceRoll("heavy_drift", 3), ...cardsDrawn("ice-damage-card", [6, 17]), ...picks(2)],
      outcome: { end: "halted" },
      rulings: ["D-12"],
    }),
  ];
}

function hits(cards: readonly Card[], plus: boolean): number {
  return cards.reduce((sum, each) => sum + each.damage + (plus ? each.plus : 0), 0);
}

/** 10.2.5, 10.2.6 Every card of both decks, four at a time: an attempt on Solid Pack takes all their damage. */
function damage(): Vector[] {
  return (["allied", "axis"] as const).flatMap((side) =>
    Array.from({ length: 10 }, (_, index) => {
      const cards = DECKS[side].slice(index * 4, index * 4 + 4);
      const numbers = cards.map(({ no }) => no);
      const count = hits(cards, true);
      return resolves({
        ...move(side),
        id: `ice-damage-${side}-${numbers[0]}`,
        title: `10.2.5 DECKS ${side} cards ${numbers.join(", ")}: an attempt on Solid Pack takes all damage, ${count}`,
        citation: "10.2.5",
        change: expected("solid_pack"),
        rolls: [iceRoll("solid_pack", 9), ...cardsDrawn("ice-damage-card", numbers), ...picks(count)],
        outcome: { end: "halted" },
      });
    }),
  );
}

function ships(side: Side, ...units: [string, number][]): Change {
  return (state) => {
    force(state, side).units = units.map(([unit, cs]) => fresh(unit, cs));
  };
}

function removed(unit: string, cs: number): Snapshot["sides"]["allied"]["removed"][number] {
  return { unit, cs, turn: 9, why: "ice" };
}

function others(): Vector[] {
  const light = (id: string, title: string, change: Change, rolls: Roll[], after: Change, end = "arrived"): Vector =>
    resolves({
      ...move("allied"),
      id,
      title,
      citation: "10.2.6",
      change: all(expected("light_drift"), change),
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1]), ...rolls],
      outcome: { end },
      after,
    });
  const entered: Change = (state) => {
    const moving = force(state, "allied");
    moving.at = "0411";
    moving.moved = { hexes: 1, speed: "moderate", entered: ["0411"], done: false };
  };
  return [
    light(
      "ice-heavy-ship",
      "10.2.6 A heavy ship takes one hit and leaves the game, without VP",
      ships("allied", ["norfolk", 3], ["dd_ai", 2]),
      picks(1, 1),
      all(entered, (state) => {
        force(state, "allied").units = [fresh("dd_ai", 2)];
        state.sides.allied.removed = [removed("norfolk", 2)];
      }),
    ),
    light(
      "ice-destroyer",
      "10.2.6 One CS of a class leaves the game",
      ships("allied", ["norfolk", 3], ["dd_ai", 2]),
      picks(1, 3),
      all(entered, (state) => {
        force(state, "allied").units = [fresh("norfolk", 3), fresh("dd_ai", 1)];
        state.sides.allied.removed = [removed("dd_ai", 1)];
      }),
    ),
    light(
      "ice-escort-spared",
      "10.2.6 Escorts and submarines are not damaged (D-13): the only other ship needs no pick",
      ships("allied", ["tb_old", 1], ["es_british", 3]),
      [],
      all(entered, (state) => {
        force(state, "allied").units = [fresh("es_british", 3)];
        state.sides.allied.removed = [removed("tb_old", 1)];
      }),
    ),
    light(
      "ice-last-ship",
      "10.2.6 A force that loses its last ship is gone",
      ships("allied", ["tb_old", 1]),
      [],
      (state) => {
        keep(state, "allied");
        state.sides.allied.removed = [removed("tb_old", 1)];
      },
      "removed",
    ),
    resolves({
      ...move("allied"),
      id: "ice-no-candidate",
      title: "10.2.6 Damage to a force of escorts alone is without effect",
      citation: "10.2.6",
      change: all(expected("light_drift"), ships("allied", ["es_british", 3])),
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1])],
      outcome: { end: "arrived" },
      snapshot: { sides: { allied: { removed: [] } } },
    }),
    resolves({
      ...move("allied"),
      id: "ice-dummy",
      title: "10.1 A dummy rolls the same dice and draws the same cards, without effect (D-09)",
      change: all(expected("thin_pack"), (state) => {
        keep(state, "allied");
        state.sides.allied.dummies = [dummy(1, "0511")];
      }),
      input: { piece: "dummy_1", speed: "moderate", path: ["0411"], cross: "solid_pack" },
      rolls: [iceRoll("thin_pack", 5), broken(6), ...cardsDrawn("ice-damage-card", [1, 4, 8])],
      outcome: { end: "arrived" },
    }),
    resolves({
      ...move("allied"),
      id: "ice-pack",
      title: "10.2.6 A Wolf Pack draws its card; its boats are not damaged",
      citation: "10.2.6",
      change: all(expected("light_drift"), (state) => {
        Object.assign(force(state, "allied"), { kind: "wolf_pack", units: [fresh("ss_british", 3)] });
        force(state, "allied").fuel.marker = null;
      }),
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1])],
      outcome: { end: "arrived" },
    }),
  ];
}

/** 10.3 The corridor that Soviet icebreakers keep open to Arkhangelsk. */
function corridor(): Vector[] {
  const zone =
    (condition: IceCondition): Change =>
    (state) => {
      state.ice.east_v = { expected: condition, fixed: true };
      for (const side of ["allied", "axis"] as const) {
        if (state.sides[side].forces[0]!.at === "0511") at(force(state, side), "0719", 1);
      }
    };
  const allied = (condition: IceCondition, becomes: string, rolls: Roll[]): Vector =>
    resolves({
      ...move("allied", "solid_pack", ["0818"]),
      id: `ice-corridor-${condition}`.replaceAll("_", "-"),
      title: `10.3 In the corridor ${condition} is ${becomes} to the Allies`,
      citation: "10.3",
      change: zone(condition),
      rolls,
      outcome: { end: "arrived" },
    });
  return [
    allied("light_drift", "Clear", []),
    allied("heavy_drift", "Clear", []),
    allied("thin_pack", "Light Drift", cardsDrawn("ice-damage-card", [1]).concat(picks(1))),
    resolves({
      ...move("axis", "solid_pack", ["0818"]),
      id: "ice-corridor-axis",
      title: "10.3 The corridor is open to the Allies alone",
      citation: "10.3",
      change: zone("light_drift"),
      rolls: [...cardsDrawn("ice-damage-card", [6]), ...picks(1)],
      outcome: { end: "arrived" },
    }),
  ];
}

function doors(): Vector[] {
  return [
    needs({
      ...move("allied"),
      id: "ice-asks",
      title: "10.1 Uncertain ice asks for its die",
      change: expected("light_drift"),
      next: { label: "ice-condition" },
    }),
    needs({
      ...move("allied"),
      id: "ice-asks-card",
      title: "10.2 Drift asks for its cards",
      change: expected("light_drift"),
      rolls: [iceRoll("light_drift", 3)],
      next: { label: "ice-damage-card" },
    }),
    refused({
      ...move("allied"),
      id: "ice-certain-solid",
      title: "10.2.5 Certain Solid Pack is never entered",
      change: expected("solid_pack", true),
      code: "ICE",
      section: "10.2.5",
      pointer: "/input/path/0",
    }),
    ...(["heavy_drift", "thin_pack"] as const).map((condition) =>
      refused({
        ...move("axis"),
        id: `ice-certain-axis-${condition}`.replaceAll("_", "-"),
        title: `5.1.7 Axis forces never pass certain ${condition}`,
        change: expected(condition, true),
        code: "ICE",
        section: "5.1.7",
        pointer: "/input/path/0",
      }),
    ),
  ];
}
