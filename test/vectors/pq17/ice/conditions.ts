import type { IceCondition, Side } from "../../../../src/rulesets/pq17/vocabulary";
import { type Change, type Roll, resolves, type Vector } from "../kit";
import { cardsDrawn } from "../kit/cards";
import { at, force } from "../kit/changes";
import { PIECE } from "../kit/move";
import { broken, EFFECTS, expected, HARMLESS, ICE, iceRoll, move, picks } from "./crossing";

/** The fate of a force that goes on whenever it can, by the actual condition. */
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

/** 10.1 Vectors for every cell that separates two results: the result of the die, and the damage to the force. */
export function tables(): Vector[] {
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

/** 10.1, 10.2.1 Ice that is certain, and hexes outside the zones. */
export function fixed(): Vector[] {
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
      title: "10.1 The ice is rolled again for every hexside (D-10)",
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

/** 10.3 The corridor that Soviet icebreakers keep open to Arkhangelsk. */
export function corridor(): Vector[] {
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
