import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { draw, facts, type Json, resolves, type Vector } from "../kit";

interface Scenario {
  readonly id: string;
  readonly commandPoints: Readonly<Record<string, number>>;
  readonly light: Json;
}

const { scenarios } = facts<{ scenarios: readonly Scenario[] }>("SCENARIOS");

const scenario = (id: string): Scenario => scenarios.find((each) => each.id === id)!;

/** A scenario begins with two chits. */
function begins(
  id: string,
  title: string,
  citation: string,
  name: string,
  letters: readonly [number, string, number, string],
  snapshot: Json,
  more: Json = {},
): Vector {
  const [first, allied, second, axis] = letters;
  return resolves({
    id: `new-${id}`,
    title,
    citation,
    operation: "new",
    base: null,
    input: { scenario: name },
    rolls: [draw("special-chit", first, allied), draw("special-chit", second, axis)],
    outcome: { scenario: name },
    snapshot,
    ...more,
  });
}

/** The chits Z and A, a chit that brings the Allies nothing and one that brings the Axis no force. */
const QUIET = [26, "Z", 1, "A"] as const;

const blocks = (...ports: string[]): Json[] => ports.map((at) => ({ station: "in_port", at, block: null }));

/** 4.1.3, 4.3.1, 5.1.9, 8.1, 8.2, 12.3, 12.13 Vectors for the pieces on the map at the start of a scenario. */
export function scenarioStarts(): Vector[] {
  const { commandPoints } = scenario("jw_51b");
  const pool = (name: string): Json => ({ pool: name, available: commandPoints[name], spent: 0 });
  const sides = (side: Side, members: Json): Json => ({ sides: { [side]: members } });
  const none = Array.from({ length: 11 }, () => ({}));
  return [
    begins(
      "command-points",
      "4.3.1 Home Fleet has 8 points, Severnyy Flot and Gruppe Nord what JW-51B gives them",
      "4.3.1",
      "jw_51b",
      [26, "Z", 20, "T"],
      {
        sides: {
          allied: { command: [{ pool: "home_fleet", available: 8, spent: 0 }, pool("severnyy_flot")] },
          axis: { command: [pool("gruppe_nord")] },
        },
      },
    ),
    begins(
      "first-turn",
      "8.1, 8.2 Time begins on day 1 AM, with the light of the scenario: day in the AM turns and night in the PM turns",
      "8.1",
      "pq_12",
      QUIET,
      { turn: 1, light: scenario("pq_12").light },
    ),
    begins(
      "port-dummies",
      "4.1.3 A dummy is at Tromso and in every other port that a side's forces hold",
      "4.1.3",
      "pq_17",
      QUIET,
      {
        sides: {
          allied: { dummies: blocks("murmansk", "reykjavik", "scapa_flow") },
          axis: { dummies: blocks("tromso", "kirkenes", "narvik", "trondheim") },
        },
      },
    ),
    begins(
      "axis-convoy-i",
      "4.1.3, 12.3 With letter I a convoy of 1 ES and 2 MV is at Tromso, and no dummy",
      "12.3",
      "pq_17",
      [26, "Z", 9, "I"],
      sides("axis", {
        dummies: blocks("kirkenes", "narvik", "trondheim"),
        forces: [
          ...none.slice(0, 7),
          {
            kind: "convoy",
            station: "in_port",
            at: "tromso",
            units: [
              { unit: "es_german", cs: 1 },
              { unit: "mv", cs: 2 },
            ],
          },
        ],
      }),
    ),
    begins(
      "axis-convoy-s",
      "12.3 With letter S the convoy of Tromso has 2 ES and 3 MV",
      "12.3",
      "pq_12",
      [26, "Z", 19, "S"],
      sides("axis", {
        forces: [
          ...none.slice(0, 5),
          {
            kind: "convoy",
            at: "tromso",
            units: [
              { unit: "es_german", cs: 2 },
              { unit: "mv", cs: 3 },
            ],
          },
        ],
      }),
    ),
    begins(
      "reinforcements-group",
      "12.13 Reinforcements bring the first group of the scenario: 3 CS of submarines at Narvik",
      "12.13",
      "pq_17",
      [26, "Z", 15, "O"],
      sides("axis", {
        forces: [
          ...none.slice(0, 7),
          { kind: "wolf_pack", station: "in_port", at: "narvik", units: [{ unit: "ss_german", cs: 3 }] },
        ],
        reinforcements: [
          { group: 1, placed: true },
          { group: 2, placed: false },
          { group: 3, placed: false },
        ],
      }),
    ),
    begins(
      "patrol-white",
      "5.1.9 Kent is in 0305 and Suffolk is at Reykjavik, with the Fuel Warning of Kent on day 10 PM",
      "5.1.9",
      "pq_17",
      QUIET,
      sides("allied", {
        patrolWhite: [
          { unit: "kent", left: false },
          { unit: "suffolk", left: false },
        ],
        forces: [
          ...none.slice(0, 4),
          {
            id: "tf_patrol_white",
            station: "at_sea",
            at: "0305",
            fuel: { marker: 20 },
            units: [{ unit: "kent", cs: 3 }],
          },
          { station: "in_port", at: "reykjavik", units: [{ unit: "suffolk", cs: 2 }] },
          ...none.slice(0, 7),
        ],
      }),
    ),
  ];
}
