import {
  capital,
  type Drm,
  fight,
  type Json,
  merged,
  type Roll,
  refused,
  resolves,
  ships,
  systems,
  type Vector,
} from "../kit/combat";
import { e2, repair } from "../kit/rolls";

/** 9.7 Vectors for ships that cannot be followed. */
export function refusals(): Vector[] {
  const shut = (id: string, title: string, patch: Json, way: string): Vector =>
    refused({
      id: `follow-${id}`,
      title,
      citation: "9.7.8",
      operation: "resolveFollow",
      base: "viib-follow",
      patch: fight(patch),
      input: { ships: way },
      code: "NOTHING_TO_FOLLOW",
      section: "9.7.8",
      pointer: "/input/ships",
    });
  return [
    shut(
      "no-damaged-ship",
      "9.7.8 No damaged ship is left to follow",
      { targets: ships({ 1: 2, 2: 0, 3: 0, 4: 0 }) },
      "damaged",
    ),
    shut(
      "convoy-given-up",
      "9.7.8 Following the damaged ships gives up the convoy",
      { following: "damaged" },
      "undamaged",
    ),
    shut(
      "no-undamaged-ship",
      "9.7.7 No undamaged ship is left to follow",
      { kind: "two_ships_escort", targets: ships({ 1: 2, 2: 1 }) },
      "undamaged",
    ),
    shut(
      "undamaged-capital-ship",
      "9.7.4 An undamaged capital ship cannot be followed",
      { kind: "capital_ship", targets: capital(1) },
      "undamaged",
    ),
  ];
}

/** 9.7 When following is offered. */
export function offered(): Vector[] {
  const over = (
    id: string,
    title: string,
    citation: string,
    patch: Json,
    phase: string,
    rolls: readonly Roll[] = [],
    drms: readonly Drm[] = [],
  ): Vector =>
    resolves({
      id: `follow-offered-${id}`,
      title,
      citation,
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch,
      input: { exceedTestDepth: false },
      rolls: [e2([3, 3], drms), ...rolls],
      outcome: { detected: false, phase },
      snapshot: { phase },
    });
  return [
    over(
      "undamaged-capital-ship",
      "9.7.4 Nothing to follow after a capital ship got away undamaged",
      "9.7.4",
      capitalAfter(0),
      "at_sea",
      [],
      ["E2_CAPITAL_SHIP"],
    ),
    over(
      "damaged-capital-ship",
      "9.7.4 A damaged capital ship may be followed",
      "9.7.4",
      capitalAfter(3),
      "follow",
      [],
      ["E2_CAPITAL_SHIP"],
    ),
    over(
      "after-damage-to-the-boat",
      "9.7.3 A damaged boat may follow, repairs come first",
      "9.7.3",
      merged(systems({ batteries: "damaged" }), { boat: { hull: 3, flooding: 2 } }),
      "follow",
      [repair("batteries", 5)],
    ),
    over(
      "approach-found-out",
      "9.2.2 A convoy may be followed after an approach found out",
      "9.2.2",
      fight({ attack: { range: "close", fired: false } }),
      "follow",
    ),
    over(
      "damaged-ships-approach-found-out",
      "9.7.10 Damaged ships may be followed after an approach found out",
      "9.7.10",
      fight({ following: "damaged", targets: ships({ 2: 1 }), attack: { range: "close", fired: false } }),
      "follow",
    ),
    over(
      "aborting",
      "9.7 A boat that must abort does not follow",
      "10.7",
      systems({ fuel_tanks: "damaged" }),
      "at_sea",
      [repair("fuel_tanks", 6)],
      ["E2_FUEL_TANKS"],
    ),
  ];
}

function capitalAfter(damage: number): Json {
  return fight({ kind: "capital_ship", targets: capital(damage) });
}
