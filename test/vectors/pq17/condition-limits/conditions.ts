import { scores, special } from "../conditions/condition";
import { all, type Change, draw, type Json, refused, resolves, type Vector } from "../kit";
import { chit } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { being, inHex, inPort, of } from "../kit/forces";
import { moves, stays } from "../kit/move";
import { adds, inPort as lying } from "../kit/stations";

/** 12, 12.10, 12.14 Chits that are drawn, and missions that are carried out once. */
export function chits(): Vector[] {
  const strike = { operation: "planCondition", base: "planning-allied", input: {} };
  return [
    resolves({
      id: "new-chit-hidden",
      title: "12 A Ground Offensive is face up; the next chit and that of the Axis are face down",
      citation: "12",
      operation: "new",
      base: null,
      input: { scenario: "pq_17" },
      rolls: [draw("special-chit", 4, "D"), draw("special-chit", 25, "Z"), draw("special-chit", 19, "T")],
      outcome: { scenario: "pq_17" },
      snapshot: {
        sides: {
          allied: {
            chits: [
              { letter: "D", revealed: true },
              { letter: "Z", revealed: false },
            ],
          },
          axis: { chits: [{ letter: "T", revealed: false }] },
        },
      },
    }),
    scores(
      "gearbox-once",
      "12.10 GEARBOX that has scored scores no more in the operation",
      "12.10",
      all(
        chit("allied", "F", "gearbox", true),
        special("allied", {
          plan: { condition: "gearbox", force: "gearbox", ships: [{ unit: "manchester", cs: 4 }] },
        }),
        adds("allied", fleet("gearbox", 7, ships("manchester", 4), lying("barentsburg"))),
      ),
      null,
    ),
    refused({
      ...strike,
      id: "plan-archery-sea",
      title: "12.14.1 ARCHERY strikes no hex of open sea",
      citation: "12.14.1",
      base: "setting-up",
      change: chit("allied", "A", "archery"),
      input: {
        condition: "archery",
        ships: [
          { force: "tf_home_fleet", unit: "nigeria", cs: 4 },
          { force: "tf_home_fleet", unit: "dd_ai", cs: 3 },
          { force: "tf_home_fleet", unit: "dd_jr", cs: 1 },
        ],
        hex: "0511",
        turn: 12,
      },
      code: "VALUE_NOT_LISTED",
      section: "4.2",
      pointer: "/input/hex",
    }),
  ];
}

const cobweb = (left: number): Change => all(chit("axis", "A", "agent_cobweb"), special("axis", { cobweb: left }));

/** 12.1, 12.9, 12.12 The agent's reports, and what conditions excuse. */
export function reports(): Vector[] {
  const sails = (id: string, title: string, change: Change, snapshot: Json): Vector =>
    resolves({
      id,
      title,
      citation: "12.1",
      operation: "moveForce",
      base: "campaign-sailing",
      change,
      input: { piece: "convoy_waiting", speed: "slow", path: ["0504"], cross: "clear" },
      rolls: [],
      outcome: { end: "arrived" },
      snapshot,
    });
  return [
    sails(
      "cobweb-sails",
      "12.1 A convoy that sails from Reykjavik is ID2 when its move is over, and the agent's chit is shown",
      cobweb(2),
      {
        sides: {
          allied: { forces: [{ at: "0504", identified: true, idLevel: 2 }] },
          axis: { special: { cobweb: 1 }, chits: [{ letter: "A", revealed: true }] },
        },
      },
    ),
    sails("cobweb-third", "12.1 The third convoy sails unseen", cobweb(0), {
      sides: {
        allied: { forces: [{ at: "0504", identified: false, idLevel: 0 }] },
        axis: { special: { cobweb: 0 }, chits: [{ letter: "A", revealed: false }] },
      },
    }),
    stays({
      id: "no-restrictions-report",
      title:
        "12.9 Without Restrictions Tirpitz need not wait until carriers are located, but for an enemy at sea (11.4)",
      citation: "12.9",
      side: "axis",
      change: all(inPort("axis", "trondheim"), chit("axis", "P", "no_restrictions")),
      path: ["1111"],
      code: "NO_TARGET_IDENTIFIED",
      section: "11.4",
    }),
  ];
}

/** 12.2 German heavy ships that break out. */
export function breakouts(): Vector[] {
  const breaks = (id: string, title: string, unit: string, cs: number, marker: number, points: number): Vector =>
    moves({
      id: `atlantic-${id}`,
      title,
      citation: "12.2",
      side: "axis",
      change: all(
        chit("axis", "A", "atlantic_breakout"),
        inHex("axis", "0401"),
        of("axis", [unit, cs]),
        being("axis", (each) => {
          each.fuel.marker = marker;
        }),
      ),
      path: ["atlantic"],
      end: "removed",
      snapshot: {
        vp: {
          total: points,
          log: points === 0 ? [] : [{ side: "axis", code: "COND_ATLANTIC_BREAKOUT", amount: points, rule: "12.2" }],
        },
        sides: { axis: { removed: [{ unit, cs, why: "breakout" }] } },
      },
      rulings: ["E-69"],
    });
  return [
    breaks("capital", "12.2 A capital ship with turns enough breaks out for 12 VP", "scharnhorst", 3, 30, -12),
    breaks("short", "12.2 With 6 turns left to the Fuel Warning a breakout brings nothing", "scharnhorst", 3, 15, 0),
    breaks("seven", "12.2 With 7 it brings its points", "scharnhorst", 3, 16, -12),
    moves({
      id: "breakout-tirpitz",
      title:
        "12.2 For a breakout Tirpitz waits neither for carriers to be located (5.1.8) nor for an enemy at sea (11.4)",
      citation: "12.2",
      side: "axis",
      change: all(inPort("axis", "trondheim"), chit("axis", "A", "atlantic_breakout")),
      path: ["1111"],
      snapshot: { sides: { axis: { forces: [{ station: "at_sea", at: "1111" }] } } },
    }),
  ];
}
