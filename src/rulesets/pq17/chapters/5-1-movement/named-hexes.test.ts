import { describe, expect, it } from "vitest";
import { only, ship, table } from "../../../../../test/fixtures/pq17/table";
import { findHex, hasCoast, navigable, neighboursOf, seaNeighboursOf } from "../../charts/map";
import { pack, portOf } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { type ForceKind, SIDES, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { freshGame } from "../4-1-initiative/setup";
import { freshForce } from "../shared/fresh-force";
import { atSea, forcesOf } from "../shared/game";
import { barred, distanceLeft, placesFrom } from "./places";

const { charts } = pack;

const areas = charts.MAP_AREAS.facts;

/** A lone force of some ships next to a hex. */
function nextTo(hex: string, kind: ForceKind, unit: string): Force {
  const [at = hex] = seaNeighboursOf(charts, hex);
  const lone = freshForce({ id: "lone", kind, number: 9, name: "lone", at, units: [ship(unit, 1)] });
  return { ...lone, station: "at_sea", block: 99, sailed: true };
}

/** Scenario PQ-17 with all ice gone and no other force at sea. */
function openWater(changes: Partial<Snapshot> = {}): Snapshot {
  const state = table("move_blocks");
  const clear = Object.keys(state.ice).map((zone) => [zone, { expected: "clear", fixed: true }]);
  const ice = Object.fromEntries(clear) as Snapshot["ice"];
  return { ...only(only(state, "allied"), "axis"), ice, ...changes };
}

/** The hexes of a list that a force may not enter at Slow speed. */
function closedOf(hexes: readonly string[], side: Side, kind: ForceKind, unit: string, state = openWater()): string[] {
  return hexes.filter((hex) => barred(state, charts, side, nextTo(hex, kind, unit), hex, "slow") !== undefined);
}

describe("hexes that a rule names", () => {
  it("5.1.9 Patrol White: a British cruiser may take its station and the hexes around it", () => {
    const { hex } = areas.patrolWhite;
    const around = neighboursOf(charts, hex).filter((each) => navigable(findHex(charts, each)!));
    expect(around.length).toBeGreaterThan(3);
    expect(closedOf([hex, ...around], "allied", "task_force", "kent")).toEqual([]);
  });

  it("5.1.6 the Inner Leads run along Norway, and German ships may use all of them", () => {
    const { hexes } = areas.innerLeads;
    expect(hexes.filter((hex) => !hasCoast(charts, hex, "norway"))).toEqual([]);
    expect(closedOf(hexes, "axis", "task_force", "koln")).toEqual([]);
  });

  it("5.7 every box opens to the hexes that its rule names, and they are open to its side", () => {
    const users = {
      germany: ["axis", "koln"],
      kara_sea: ["allied", "kent"],
      english_channel: ["allied", "kent"],
    } as const;
    for (const { id, entries } of charts.MAP.facts.boxes) {
      const [side, unit] = users[id as keyof typeof users];
      expect(closedOf(entries, side, "task_force", unit)).toEqual([]);
      for (const hex of entries) expect(placesFrom(openWater(), charts, hex)).toContain(id);
    }
  });

  it("10.3 the corridor of the icebreakers lies in zones that freeze, and leads to Arkhangelsk", () => {
    const { hexes } = areas.icebreaking;
    expect(closedOf(hexes, "allied", "task_force", "kent")).toEqual([]);
    const zones = hexes.map((hex) => findHex(charts, hex)?.ice);
    expect(zones.every((zone) => ["east_iii", "east_iv", "east_v"].includes(String(zone)))).toBe(true);
    expect(hexes.at(-1)).toBe(portOf(charts, "arkhangelsk").at);
  });

  it("12.2 German ships may reach every hex from which they break out", () => {
    expect(closedOf(areas.breakoutExits.hexes, "axis", "task_force", "koln")).toEqual([]);
  });

  it("12.8 German ships may enter the zones of Minelaying", () => {
    for (const zone of charts.CONDITIONS.facts.conditions.minelaying.zones) {
      const hexes = charts.MAP.facts.hexes.filter((hex) => navigable(hex) && hex.ice === zone).map(({ id }) => id);
      const open = hexes.length - closedOf(hexes, "axis", "task_force", "koln").length;
      expect([zone, open > 0]).toEqual([zone, true]);
    }
  });

  it("12.10, 12.11 Barentsburg lies in the zone that GEARBOX names, open to the Allies and by SIZILIEN to the Axis", () => {
    const { hex } = charts.CONDITIONS.facts.conditions.sizilien;
    expect(findHex(charts, hex)?.ice).toBe(charts.CONDITIONS.facts.conditions.gearbox.zone);
    expect(portOf(charts, "barentsburg").at).toBe(hex);
    expect(closedOf([hex], "allied", "task_force", "kent")).toEqual([]);
    expect(closedOf([hex], "axis", "task_force", "koln")).toEqual([hex]);
    const state = openWater();
    state.sides.axis.chits = [{ letter: "I", condition: "sizilien", revealed: false, fulfilled: false }];
    expect(closedOf([hex], "axis", "task_force", "koln", state)).toEqual([]);
  });

  it("5.1.4 German submarines may raid Murmansk", () => {
    const hexes = areas.raidedPorts.ports.map((port) => portOf(charts, port).at);
    expect(closedOf(hexes, "axis", "wolf_pack", "ss_german")).toEqual([]);
    expect(closedOf(hexes, "axis", "task_force", "koln")).toEqual(hexes);
  });

  it("5.2.1 Soviet submarines may enter every hex of their patrol area", () => {
    expect(closedOf(areas.sovietSubmarines.hexes, "allied", "wolf_pack", "ss_soviet")).toEqual([]);
  });
});

describe("places that a chart or a scenario names", () => {
  it("1.1 every port is open to ships of its side", () => {
    const { ports } = charts.PORTS.facts;
    const temporaryPorts = ports.map(({ id }) => id);
    const state = openWater({ temporaryPorts });
    for (const { id, at, side, submarinesOnly } of ports) {
      if (findHex(charts, at) === undefined) continue;
      const [kind, unit] = submarinesOnly
        ? (["wolf_pack", "ss_british"] as const)
        : (["task_force", side === "allied" ? "kent" : "koln"] as const);
      expect([id, closedOf([at], side, kind, unit, state)]).toEqual([id, []]);
      const ship = { ...nextTo(at, kind, unit), at };
      expect([id, barred(state, charts, side, ship, id, "slow")]).toEqual([id, undefined]);
    }
  });

  it("1.1, 6.4.1, 9.5 airbases, Air Radii, sectors and regions lie on the map", () => {
    const { radii, sectors } = charts.AIR_COVER.facts;
    const { northNorway, southNorway } = areas;
    const named = [
      ...charts.AIRBASES.facts.bases.map(({ hex }) => hex),
      ...[...radii, ...sectors].flatMap(({ hexes }) => hexes),
      ...[...northNorway.hexes, ...northNorway.alsoForRaidsAndRepair, ...southNorway.hexes],
    ];
    expect(named.filter((hex) => findHex(charts, hex) === undefined)).toEqual([]);
    const norway = [...northNorway.hexes, ...northNorway.alsoForRaidsAndRepair, ...southNorway.hexes];
    expect(norway.filter((hex) => !hasCoast(charts, hex, "norway"))).toEqual([]);
  });

  it.each(charts.SCENARIOS.facts.scenarios.map(({ id }) => id))(
    "4.1.3 scenario %s: every force at sea may enter the hex that it starts in",
    (scenario) => {
      const state = freshGame(charts, { scenario });
      for (const side of SIDES) {
        const closed = forcesOf(state, side, atSea).flatMap((each) => {
          const [at = each.at] = seaNeighboursOf(charts, each.at);
          const convoy = each.convoy && { ...each.convoy, visited: [] };
          const why = barred(
            { ...state, sides: without(state) },
            charts,
            side,
            { ...each, at, convoy },
            each.at,
            "slow",
          );
          return why === undefined ? [] : [[each.id, why.code]];
        });
        expect(closed).toEqual([]);
      }
    },
  );

  it("4.2 every convoy of a scenario comes by sea to each of its ports", () => {
    const lost = charts.SCENARIOS.facts.scenarios.flatMap(({ convoys }) =>
      convoys.flatMap(({ id, from, to }) =>
        to
          .filter((port) => distanceLeft(charts, [port], portOf(charts, from).at) === undefined)
          .map((port) => [id, port]),
      ),
    );
    expect(lost).toEqual([]);
  });
});

/** The sides of a game without their forces, which could bar a hex to a Wolf Pack. */
function without({ sides }: Snapshot): Snapshot["sides"] {
  return { allied: { ...sides.allied, forces: [] }, axis: { ...sides.axis, forces: [] } };
}
