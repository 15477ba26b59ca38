import type { Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, draw, type Json, needs, type Roll, resolves, roll, type Vector } from "../kit";
import { damage, torpedo } from "../kit/attacks";
import { light, weather } from "../kit/changes";
import { force, forceOf, ship } from "../kit/pieces";
import { FLEET, PACK } from "../snapshots/submarines";
import { fate } from "../submarines/fights";

/** 7.4.5 ASW patrol. */
export function patrols(): Vector[] {
  const die = (face: number, codes: Readonly<Record<string, number>> = {}): Roll =>
    roll("asw-patrol", "ASW", [face], null, codes);
  const go = (path: readonly string[], speed = "moderate"): Json => ({ piece: PACK, speed, path, cross: "clear" });
  const away = ["0510", "0609"];
  const moves = (
    id: string,
    title: string,
    input: Json,
    rolls: Roll[],
    end: string,
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `asw-patrol-${id}`,
      title: `7.4.5 ${title}`,
      citation: "7.4.5",
      operation: "moveForce",
      base: "sub-patrol",
      input,
      rolls,
      outcome: { end },
      ...more,
    });
  const hidden = force("axis", PACK, { identified: false, idLevel: 0 });
  const pack = (changes: Json): Json => ({ sides: { axis: { forces: [changes] } } });
  return [
    moves("passed", "ASW 4 lets a pack that goes two hexes leave an Air Radius", go(away), [die(4)], "arrived", {
      snapshot: pack({ at: "0609" }),
      rulings: ["E-07"],
    }),
    moves(
      "held",
      "5 keeps it in its hex with a hex of movement lost; it becomes ID1",
      go(away),
      [die(5)],
      "patrolled",
      {
        change: hidden,
        snapshot: pack({ at: "0410", identified: true, idLevel: 1, moved: { hexes: 1, done: false } }),
      },
    ),
    moves("held-known", "a pack that is known better keeps its ID", go(away), [die(7)], "patrolled", {
      snapshot: pack({ at: "0410", idLevel: 2 }),
    }),
    moves("damaged", "8 is a success: damaged, a submarine goes home", go(away), [die(8), fate(6)], "patrolled", {
      snapshot: { vp: { total: 0 }, ...pack({ units: [{ cs: 1 }] }) },
    }),
    moves("sunk", "or is sunk for 1 VP", go(away), [die(9), fate(7)], "patrolled", { snapshot: { vp: { total: 1 } } }),
    moves(
      "slow-by-day",
      "by day an identified pack is hunted at Slow speed too",
      go(["0510"], "slow"),
      [die(0)],
      "arrived",
    ),
    moves("slow-hidden", "an unidentified one is not", go(["0510"], "slow"), [], "arrived", { change: hidden }),
    moves("slow-by-night", "nor an identified one by night", go(["0510"], "slow"), [], "arrived", {
      change: light("night"),
    }),
    moves("entering", "entering an Air Radius is one roll for the hexside", go(["0410"], "slow"), [die(0)], "arrived", {
      change: force("axis", PACK, { at: "0510" }),
    }),
    moves("storm", "ASW a Storm: -1", go(["0510"], "slow"), [die(5, { STORM: -1 })], "arrived", {
      change: weather("storm"),
    }),
    moves("soviet", "ASW a Soviet Air Radius: -1", go(["0510"], "slow"), [die(5, { SOVIET: -1 })], "arrived", {
      change: (state) => {
        Object.assign(state.sides.allied.aircraft[0]!, { unit: "mbr2", base: "vaenga" });
      },
    }),
    needs({
      id: "asw-patrol-needs-roll",
      title: "7.4.5 the die of the patrol is requested",
      citation: "7.4.5",
      operation: "moveForce",
      base: "sub-patrol",
      input: go(away),
      next: { label: "asw-patrol", chart: "ASW" },
    }),
  ];
}

/** 13.5 Minefields. */
export function mines(): Vector[] {
  const event: Roll = roll("random-event", "RANDOM_EVENTS", [0, 0], "allied");
  const struck = (
    id: string,
    title: string,
    units: readonly Ship[],
    rolls: Roll[],
    snapshot: Json,
    more: Json = {},
  ): Vector =>
    resolves({
      id: `minefield-${id}`,
      title: `13.5 ${title}`,
      citation: "13.5",
      operation: "resolveRandomEvent",
      base: "sub-mines",
      change: force("allied", FLEET, { units: [...units] }),
      rolls: [event, ...rolls],
      outcome: { event: "minefield", applied: true },
      snapshot,
      ...more,
    });
  const target = (face: number, unit: string): Roll => draw("mine-target", face, unit);
  const light = { TARGET_LIGHT: -1 };
  return [
    struck(
      "three",
      "three mines, each with a pick, an attack and its damage",
      [ship("nigeria", 4), ship("dd_ai", 2)],
      [
        target(1, "nigeria"),
        torpedo(7),
        target(2, "dd_ai"),
        torpedo(9, light),
        damage(5, "LIGHT"),
        target(1, "nigeria"),
        torpedo(8),
        damage(0, "CL"),
      ],
      {
        vp: { total: -1 },
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "nigeria", cs: 3 },
                  { unit: "dd_ai", cs: 1 },
                ],
              },
            ],
          },
        },
      },
    ),
    struck(
      "alone",
      "a ship alone needs no pick; at most two succeed",
      [ship("nigeria", 4)],
      [torpedo(8), damage(0, "CL"), torpedo(8), damage(0, "CL")],
      { sides: { allied: { forces: [{ units: [{ cs: 2 }] }] } } },
    ),
    struck(
      "one-per-cs",
      "at most one success on each CS of light ships",
      [ship("dd_ai", 2)],
      [target(1, "dd_ai"), torpedo(9, light), damage(1, "LIGHT"), torpedo(9, light), damage(1, "LIGHT")],
      { sides: { allied: { forces: [{ units: [{ cs: 2, marks: ["diw"] }] }] } } },
    ),
    struck(
      "no-gale",
      "a Gale does not hinder mines",
      [ship("nigeria", 4)],
      [torpedo(7), torpedo(7), torpedo(7)],
      {},
      { change: all(force("allied", FLEET, { units: [ship("nigeria", 4)] }), weather("gale")) },
    ),
    resolves({
      id: "minefield-pack",
      title: "13.5 of a Wolf Pack one submarine is sunk",
      citation: "13.5",
      operation: "resolveRandomEvent",
      base: "sub-mines",
      change: (state) => {
        state.phasing = "axis";
      },
      rolls: [
        roll("random-event", "RANDOM_EVENTS", [0, 0], "axis"),
        draw("mine-target", 1, "ss_german"),
        torpedo(7),
        draw("mine-target", 2, "ss_german"),
        torpedo(8),
      ],
      outcome: { event: "minefield", applied: true },
      snapshot: { vp: { total: 1 }, sides: { axis: { forces: [{ units: [{ cs: 1 }] }] } } },
      rulings: ["E-09"],
    }),
    resolves({
      id: "minefield-void",
      title: "13.5 without a force in a coastal hex the event is void",
      citation: "13.5",
      operation: "resolveRandomEvent",
      base: "sub-mines",
      change: force("allied", FLEET, { at: "0410" }),
      rolls: [event],
      outcome: { event: "minefield", applied: false },
    }),
    resolves({
      id: "minefield-force",
      title: "13.5 of several forces one is picked",
      citation: "13.5",
      operation: "resolveRandomEvent",
      base: "sub-mines",
      change: (state) => {
        state.sides.allied.forces.push({
          ...structuredClone(forceOf(state, "allied", FLEET)),
          id: "tf_second",
          number: 9,
          block: 2,
          units: [ship("kent", 3)],
        });
      },
      rolls: [event, draw("mine-force", 2, "tf_second"), torpedo(0), torpedo(0), torpedo(0)],
      outcome: { applied: true },
    }),
  ];
}
