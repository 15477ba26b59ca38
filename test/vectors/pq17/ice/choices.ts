import type { IceCondition } from "../../../../src/rulesets/pq17/vocabulary";
import { needs, refused, resolves, type Vector } from "../kit";
import { cardsDrawn } from "../kit/cards";
import { broken, expected, iceRoll, move, picks } from "./crossing";

/** 10.2.4, 10.2.6, 5.1.7 A crossing that is given up, fails or succeeds. */
export function choices(): Vector[] {
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
      snapshot: { moving: null },
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

/** 10.1, 10.2, 5.1.7 Vectors for the dice of ice, and hexsides of ice that a force may not cross. */
export function doors(): Vector[] {
  return [
    needs({
      ...move("allied"),
      id: "ice-asks",
      title: "10.1 Uncertain ice requests its die",
      change: expected("light_drift"),
      next: { label: "ice-condition" },
    }),
    needs({
      ...move("allied"),
      id: "ice-asks-card",
      title: "10.2 Drift requests its cards",
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
