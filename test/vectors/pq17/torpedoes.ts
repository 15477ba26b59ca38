import type { Ship } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, chart, draw, facts, type Json, needs, type Roll, resolves, roll, type Vector } from "./kit";
import { damage, torpedo } from "./kit/attacks";
import { weather } from "./kit/changes";
import { force, forceOf, ship } from "./kit/pieces";
import { CONVOY, FLEET } from "./snapshots/submarines";

interface Row {
  readonly min: number;
  readonly max: number;
  readonly hits: number;
  readonly crippled: boolean;
  readonly sunk: number | "all";
}

/** The representative of each column: the ship, the category that names it, and the modifiers against it. */
const SHIPS: Readonly<
  Record<string, { ship: Ship; category: string; drm: Readonly<Record<string, number>>; type: string }>
> = {
  BB: { ship: ship("washington", 5), category: "heavy_ship", drm: {}, type: "BB" },
  BC: { ship: ship("renown", 3), category: "heavy_ship", drm: {}, type: "BC" },
  CV: { ship: ship("victorious", 4), category: "heavy_ship", drm: {}, type: "CV" },
  CVE: { ship: ship("avenger", 1), category: "heavy_ship", drm: {}, type: "CVE" },
  CA: { ship: ship("london", 3), category: "heavy_ship", drm: {}, type: "CA" },
  CL: { ship: ship("nigeria", 4), category: "heavy_ship", drm: {}, type: "CL" },
  AX: { ship: ship("aldersdale", 2, { oil: 20 }), category: "auxiliary", drm: { TARGET_CONVOY_SHIP: 1 }, type: "AX" },
};

/** The fleet of the base is these ships alone. */
const fleetOf =
  (...units: readonly Ship[]): Change =>
  (state) => {
    forceOf(state, "allied", FLEET).units = structuredClone([...units]);
  };

function rowsOf(column: string): readonly Row[] {
  const rows = chart("TORPEDO_DAMAGE").columns?.find(({ id }) => id === column)?.rows ?? [];
  return rows as unknown as readonly Row[];
}

/**
 * Vectors for every row of the Torpedo Damage Table for named ships. Hits take CS. A crippling result makes a ship
 * Crippled unless it is already Dead in the Water.
 */
function namedRows(): Vector[] {
  const { sunkPerCs } = facts<{ sunkPerCs: { allied: Record<string, number> } }>("VICTORY_POINTS");
  return Object.entries(SHIPS).flatMap(([column, { ship: target, category, drm, type }]) =>
    rowsOf(column).map((row, index) => {
      const isSunk = row.sunk === "all";
      const lostCs = isSunk ? target.cs : Math.min(row.hits, target.cs);
      const adrift = !isSunk && lostCs === target.cs;
      const crippled = row.crippled && !adrift;
      const harm = {
        unit: isSunk ? target.unit : null,
        lost: lostCs,
        sunk: isSunk ? 1 : 0,
        diw: adrift ? 1 : 0,
        crippled: crippled ? 1 : 0,
      };
      const left = { unit: target.unit, cs: target.cs - lostCs, marks: crippled ? ["crippled"] : [] };
      return resolves({
        id: `torpedo-damage-${column.toLowerCase()}-${index}`,
        title: `7.3.1 TORPEDO_DAMAGE column ${column}: ${row.min} to ${row.max}`,
        citation: "7.3.1",
        operation: "chooseSubmarineTargets",
        base: "sub-targets",
        change: fleetOf(target),
        input: { categories: [category] },
        rolls: [torpedo(9, drm), damage(row.max, column)],
        outcome: { combat: { attacks: [{ category, result: "hit", harms: [harm] }], asw: [], heldDown: 0 } },
        snapshot: {
          vp: { total: isSunk ? (sunkPerCs.allied[type] ?? 0) * target.cs : 0 },
          sides: { allied: { forces: isSunk ? [] : [{ units: [left] }] } },
        },
      });
    }),
  );
}

/** The rows for classes: CS are crippled, made Dead in the Water or sunk. */
function classRows(): Vector[] {
  const light = { id: "light", column: "LIGHT", unit: "dd_ai", category: "light_ship", drm: { TARGET_LIGHT: -1 } };
  const asw = roll("asw", "ASW", [0]);
  const lights = rowsOf("LIGHT").map((row, index) => {
    const harm = row.sunk === 1 ? { sunk: 1, lost: 1 } : row.crippled ? { crippled: 1 } : { diw: 1, lost: 0 };
    const mark = row.crippled ? "crippled" : "diw";
    const units =
      row.sunk === 1
        ? [{ cs: 1, marks: [] }]
        : [
            { cs: 1, marks: [] },
            { cs: 1, marks: [mark] },
          ];
    return resolves({
      id: `torpedo-damage-light-${index}`,
      title: `7.3.1 TORPEDO_DAMAGE column LIGHT: ${row.min} to ${row.max}`,
      citation: "7.3.1",
      operation: "chooseSubmarineTargets",
      base: "sub-targets",
      change: fleetOf(ship("dd_ai", 2)),
      input: { categories: ["light_ship"] },
      rolls: [draw("sub-target", 1, light.unit), torpedo(9, light.drm), damage(row.max, "LIGHT"), asw],
      outcome: { combat: { attacks: [{ result: "hit", harms: [harm] }] } },
      snapshot: { vp: { total: row.sunk === 1 ? -1 : 0 }, sides: { allied: { forces: [{ units }] } } },
    });
  });
  const merchants = rowsOf("MX").map((row, index) => {
    const two = row.sunk === 2;
    const harms = two
      ? [
          { unit: "mv", sunk: 1 },
          { unit: "mv", sunk: 1 },
        ]
      : [row.sunk === 1 ? { unit: "mv", sunk: 1 } : row.crippled ? { crippled: 1 } : { diw: 1 }];
    const units =
      row.sunk !== 0
        ? [{ cs: 9 - Number(row.sunk), marks: [] }]
        : [
            { cs: 8, marks: [] },
            { cs: 1, marks: [row.crippled ? "crippled" : "diw"] },
          ];
    return resolves({
      id: `torpedo-damage-mx-${index}`,
      title: `7.3.1 TORPEDO_DAMAGE column MX: ${row.min} to ${row.max}`,
      citation: "7.3.1",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change: over(ship("mv", 9)),
      input: { categories: ["merchant"] },
      rolls: [
        draw("sub-target", 5, "mv"),
        torpedo(9, { TARGET_CONVOY_SHIP: 1 }),
        damage(row.max, "MX"),
        ...(two ? [draw("torpedo-second-victim", 8, "mv")] : []),
      ],
      outcome: { combat: { attacks: [{ result: "hit", harms }] } },
      snapshot: { vp: { total: -2 * Number(row.sunk) }, sides: { allied: { forces: [{ units }] } } },
      ...(two && { rulings: ["D-62"] }),
    });
  });
  return [...lights, ...merchants];
}

/** One submarine of the pack over a convoy of these ships names its target. */
function over(...units: readonly Ship[]): Change {
  return (state) => {
    Object.assign(state.pending!, { before: 1, after: 0 });
    forceOf(state, "allied", CONVOY).units = structuredClone([...units]);
  };
}

/** The modifiers of the Torpedo Attack Table, each shown by a die that it turns. */
function modifiers(): Vector[] {
  const one = (
    id: string,
    title: string,
    target: Ship,
    rolls: Roll[],
    result: "hit" | "miss",
    change?: Change,
    more: Json = {},
  ): Vector =>
    resolves({
      id: `torpedo-attack-${id}`,
      title: `7.3.1 TORPEDO_ATTACK ${title}`,
      citation: "7.3.1",
      operation: "chooseSubmarineTargets",
      base: "sub-targets",
      change: all(fleetOf(target), change),
      input: { categories: [SHIPS[target.unit]?.category ?? categoryOf(target.unit)] },
      rolls,
      outcome: { combat: { attacks: [{ result }] } },
      ...more,
    });
  const asw = roll("asw", "ASW", [0]);
  return [
    one("miss", "7 misses", ship("nigeria", 4), [torpedo(7)], "miss"),
    one("success", "8 succeeds", ship("nigeria", 4), [torpedo(8), damage(0, "CL")], "hit"),
    one(
      "auxiliary",
      "an auxiliary: +1",
      ship("aldersdale", 2, { oil: 20 }),
      [torpedo(7, { TARGET_CONVOY_SHIP: 1 }), damage(0, "AX")],
      "hit",
    ),
    one("destroyer", "a destroyer: -1", ship("dd_ai", 1), [torpedo(8, { TARGET_LIGHT: -1 }), asw], "miss"),
    one("torpedo-boat", "a torpedo boat: -1", ship("tb_op", 1), [torpedo(8, { TARGET_LIGHT: -1 }), asw], "miss"),
    one("escort", "an escort: -1", ship("es_british", 1), [torpedo(8, { TARGET_LIGHT: -1 }), asw], "miss"),
    one(
      "crippled",
      "a Crippled ship: +1",
      ship("nigeria", 4, { marks: ["crippled"] }),
      [torpedo(7, { TARGET_CRIPPLED: 1 }), damage(0, "CL")],
      "hit",
    ),
    one(
      "diw",
      "a ship Dead in the Water: +2, and one hit sinks it",
      ship("nigeria", 0),
      [torpedo(6, { TARGET_DIW_OR_TOW: 2 }), damage(0, "CL")],
      "hit",
      undefined,
      { snapshot: { vp: { total: -4 }, sides: { allied: { forces: [] } } } },
    ),
    one(
      "diw-not-crippled",
      "D-43 Crippled and Dead in the Water do not add up",
      ship("nigeria", 0, { marks: ["crippled"] }),
      [torpedo(5, { TARGET_DIW_OR_TOW: 2 })],
      "miss",
    ),
    one(
      "critical-fuel",
      "a force in Critical Fuel: +1",
      ship("nigeria", 4),
      [torpedo(7, { CRITICAL_FUEL_TARGET: 1 }), damage(0, "CL")],
      "hit",
      force("allied", FLEET, { fuel: { state: "critical", marker: null, refuelled: false } }),
    ),
    one(
      "critical-fuel-auxiliary",
      "but not its auxiliaries",
      ship("aldersdale", 2, { oil: 20 }),
      [torpedo(6, { TARGET_CONVOY_SHIP: 1 })],
      "miss",
      force("allied", FLEET, { fuel: { state: "critical", marker: null, refuelled: false } }),
    ),
    one("gale", "a Gale: -2", ship("nigeria", 4), [torpedo(9, { GALE: -2 })], "miss", weather("gale")),
    one(
      "crippled-again",
      "E-08 a crippling result on a ship that its hits leave Dead in the Water does no more",
      ship("nigeria", 1),
      [torpedo(8), damage(2, "CL")],
      "hit",
      undefined,
      {
        outcome: { combat: { attacks: [{ harms: [{ lost: 1, diw: 1, crippled: 0 }] }] } },
        rulings: ["E-08"],
      },
    ),
    one(
      "hits-one-by-one",
      "D-60 of two hits on a ship of 1 CS the second sinks it",
      ship("nigeria", 1),
      [torpedo(8), damage(5, "CL")],
      "hit",
      undefined,
      {
        outcome: { combat: { attacks: [{ harms: [{ unit: "nigeria", lost: 1, sunk: 1 }] }] } },
        rulings: ["D-60"],
      },
    ),
    resolves({
      id: "torpedo-diw-merchant",
      title: "7.3.1 D-62 a hit on a merchant Dead in the Water sinks it",
      citation: "7.3.1",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change: over(ship("mv", 1, { marks: ["diw"] })),
      input: { categories: ["merchant"] },
      rolls: [torpedo(8, { TARGET_CONVOY_SHIP: 1, TARGET_DIW_OR_TOW: 2 }), damage(1, "MX")],
      outcome: { combat: { attacks: [{ harms: [{ unit: "mv", sunk: 1 }] }] } },
      snapshot: { vp: { total: -2 } },
      rulings: ["D-62"],
    }),
    resolves({
      id: "torpedo-second-victim-none",
      title: "7.3.1 D-62 where no other merchant is left one goes down alone",
      citation: "7.3.1",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change: over(ship("mv", 1), ship("aldersdale", 2, { oil: 20 })),
      input: { categories: ["merchant"] },
      rolls: [torpedo(8, { TARGET_CONVOY_SHIP: 1 }), damage(8, "MX")],
      outcome: { combat: { attacks: [{ harms: [{ unit: "mv", sunk: 1 }] }] } },
      snapshot: { vp: { total: -2 } },
      rulings: ["D-62"],
    }),
    needs({
      id: "torpedo-needs-roll",
      title: "7.3.1 the damage of a torpedo is requested",
      citation: "7.3.1",
      operation: "chooseSubmarineTargets",
      base: "sub-targets",
      input: { categories: ["heavy_ship"] },
      rolls: [torpedo(9)],
      next: { label: "torpedo-damage", chart: "TORPEDO_DAMAGE", column: "BB" },
    }),
  ];
}

function categoryOf(unit: string): string {
  if (unit === "aldersdale") return "auxiliary";
  if (unit === "es_british") return "escort";
  return unit.startsWith("dd_") || unit.startsWith("tb_") ? "light_ship" : "heavy_ship";
}

/** Torpedo attacks and what they do. */
export function vectors(): Vector[] {
  return [...namedRows(), ...classRows(), ...modifiers()];
}
