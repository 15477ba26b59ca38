import type { Aircraft, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Run, Strike } from "../../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import type { Ordnance } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, draw, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { aa, bomb, damage, strikeIn, torpedo } from "../kit/attacks";
import { ship } from "../kit/pieces";
import { raider } from "../snapshots/air";
import { attack, ordersOf, underAttack } from "./displays";

const CONVOY_SHIP = { TARGET_CONVOY_SHIP: 1 };

const UNDER_TORPEDOES = { TORPEDO_RUN: 1 };

const flies = (aircraft: string, wave: number, stack: number | null, ordnance: Ordnance = "bombs"): Run => ({
  aircraft,
  wave,
  stack,
  ordnance,
  diverted: false,
});

/** A wave of an attack on the convoy of the base that waits for a decision. */
function waiting(
  decision: "air_support_aa" | "air_retarget",
  units: readonly Ship[],
  line: Strike["line"],
  planes: readonly Aircraft[],
  runs: readonly Run[],
  changes: Partial<Strike> = {},
): Change {
  return all(underAttack(units, line, planes, { runs: [...runs], wave: 1, ...changes }), (state) => {
    Object.assign(state.pending!, { decision, side: decision === "air_retarget" ? "axis" : "allied" });
  });
}

const vector = (
  operation: string,
  id: string,
  title: string,
  change: Change,
  input: Json,
  rolls: readonly Roll[],
  more: Json = {},
): Vector =>
  resolves({
    id: `wave-${id}`,
    title,
    citation: title.split(" ")[0]!,
    operation,
    base: "air-assign",
    change,
    input,
    rolls,
    ...more,
  });

const units = (...list: Json[]): Json => ({ sides: { allied: { forces: [{ units: list }] } } });

/** 1.4.3 CAMs that help the AA fire. */
export function cams(): Vector[] {
  const one = [raider("bomber", "ju88a4", 1)];
  const under = [flies("bomber", 1, 2)];
  const help = (count: number) => Array.from({ length: count }, () => ({ stack: 2, aircraft: "bomber" }));
  const line = (...parts: { no: number; cs: number }[]): Strike["line"] => [[{ no: 1, cs: 2 }], parts];
  const shoot = (
    id: string,
    title: string,
    ships: readonly Ship[],
    used: number,
    rolls: readonly Roll[],
    after: readonly Json[],
    snapshot: Json = {},
  ): Vector =>
    vector(
      "directFlak",
      `cam-${id}`,
      `1.4.3 ${title}`,
      waiting(
        "air_support_aa",
        [ship("es_british", 2), ...ships],
        line(...ships.map(({ cs }, index) => ({ no: index + 2, cs }))),
        one,
        under,
      ),
      { support: [], cams: help(used) },
      rolls,
      { snapshot: { ...units({ unit: "es_british" }, ...after), ...snapshot } },
    );
  return [
    shoot(
      "two-of-three",
      "Two CAMs of three help one die: +2, and they stand apart from the third",
      [ship("mc", 3), ship("mv", 4)],
      2,
      [aa(7, "*", { CAM: 2 })],
      [
        { unit: "mc", cs: 1, marks: [] },
        { unit: "mv", cs: 4 },
        { unit: "mc", cs: 2, marks: ["cam_used"] },
      ],
    ),
    shoot(
      "joins",
      "A CAM that is used joins those that are used already",
      [ship("mv", 3), ship("mc", 2), ship("mc", 1, { marks: ["cam_used"] })],
      1,
      [aa(7, "*", { CAM: 1 }), bomb(6, 7)],
      [
        { unit: "mv", cs: 3 },
        { unit: "mc", cs: 1, marks: [] },
        { unit: "mc", cs: 2, marks: ["cam_used"] },
      ],
    ),
    shoot(
      "last-joins",
      "The last CAM joins those that are used, and no entry is left of it",
      [ship("mv", 3), ship("mc", 1), ship("mc", 2, { marks: ["cam_used"] })],
      1,
      [aa(7, "*", { CAM: 1 }), bomb(0, 7)],
      [
        { unit: "mv", cs: 3 },
        { unit: "mc", cs: 3, marks: ["cam_used"] },
      ],
    ),
    shoot(
      "alone",
      "A single CAM is marked where it stands",
      [ship("mv", 3), ship("mc", 1)],
      1,
      [aa(7, "*", { CAM: 1 }), bomb(0, 7)],
      [
        { unit: "mv", cs: 3 },
        { unit: "mc", cs: 1, marks: ["cam_used"] },
      ],
    ),
    shoot(
      "crippled",
      "A crippled CAM does not join those that are used and whole",
      [ship("mv", 3), ship("mc", 1, { marks: ["crippled"] }), ship("mc", 1, { marks: ["cam_used"] })],
      1,
      [aa(7, "*", { CAM: 1 }), bomb(0, 7)],
      [
        { unit: "mv", cs: 3 },
        { unit: "mc", cs: 1, marks: ["crippled", "cam_used"] },
        { unit: "mc", cs: 1, marks: ["cam_used"] },
      ],
    ),
  ];
}

/** 7.2.5, 7.2.6, 7.3 Waves of an attack. */
export function waves(): Vector[] {
  const planes = [
    raider("a", "ju88a4", 1),
    raider("b", "ju88a4", 1),
    raider("c", "ju88a4", 1),
    raider("d", "ju88a4", 1),
  ];
  const turn = (aircraft: string, stack: number): Json => ({ aircraft, stack });
  const gapped = (at: number): Change =>
    waiting(
      "air_retarget",
      [ship("mv", 2), ship("mo", 2, { oil: 20 })],
      [[{ no: 1, cs: 2 }], [], [], [{ no: 2, cs: 2 }]],
      planes.slice(0, 1),
      [flies("a", 1, at)],
    );
  const ends = (at: number): Change =>
    waiting(
      "air_retarget",
      [ship("mv", 2), ship("mo", 2, { oil: 20 })],
      [[], [{ no: 1, cs: 2 }], [{ no: 2, cs: 2 }], []],
      planes.slice(0, 1),
      [flies("a", 1, at)],
    );
  const crowd = waiting(
    "air_retarget",
    [ship("mv", 3), ship("mo", 2, { oil: 20 })],
    [[], [{ no: 1, cs: 3 }], [{ no: 2, cs: 2 }]],
    planes,
    [flies("a", 1, 1), flies("b", 1, 1), flies("c", 1, 2), flies("d", 2, 2)],
  );
  const not = (id: string, title: string, change: Change, turns: Json[], code: string, section: string): Vector =>
    refused({
      id: `turn-${id}`,
      title,
      citation: title.split(" ")[0]!,
      operation: "turnAircraft",
      base: "air-assign",
      change,
      input: { turns },
      code,
      section,
      pointer: code === "TARGET_CROWDED" ? "/input/turns" : "/input/turns/0/stack",
    });
  const turned = (id: string, title: string, change: Change, turns: Json[], rolls: Roll[], more: Json = {}): Vector =>
    vector("turnAircraft", `turn-${id}`, `7.2.6 ${title}`, change, { turns }, rolls, more);
  const torps = [raider("a", "he115c", 1), raider("b", "he115c", 1), raider("c", "ju88a4", 1)];
  const uncertain: Change = (state) => {
    state.ice.west_v = { expected: "light_drift", fixed: false };
    Object.assign(strikeIn(state), { hex: "0411" });
    for (const each of state.sides.axis.aircraft) each.hex = "0411";
    for (const each of state.sides.allied.forces) each.at = "0411";
  };
  const ice = (face: number): Roll => roll("ice-condition", "ICE", [face], "light_drift");
  const freighters = (change: Change = () => {}): Change =>
    all(underAttack([ship("mv", 4)], [[{ no: 1, cs: 4 }]], torps), uncertain, change);
  return [
    turned(
      "left",
      "Past stacks that are gone the nearest to the left is next",
      gapped(3),
      [turn("a", 1)],
      [aa(0, "*"), bomb(0, 7)],
    ),
    turned(
      "right",
      "Past stacks that are gone the nearest to the right is next",
      gapped(2),
      [turn("a", 4)],
      [aa(0, "*"), bomb(7, 7), draw("bomb-ship", 2, "mo")],
    ),
    turned(
      "from-left-end",
      "From the left end there is one to the right alone",
      ends(1),
      [turn("a", 2)],
      [aa(0, "*"), bomb(0, 7)],
    ),
    turned(
      "from-right-end",
      "From the right end there is one to the left alone",
      ends(4),
      [turn("a", 3)],
      [aa(0, "*"), bomb(0, 7)],
    ),
    not("too-far", "7.2.6 The stack next but one is no target", ends(1), [turn("a", 3)], "VALUE_NOT_LISTED", "7.2.6"),
    not(
      "too-far-left",
      "7.2.6 The stack next but one to the left is not a target",
      ends(4),
      [turn("a", 2)],
      "VALUE_NOT_LISTED",
      "7.2.6",
    ),
    not(
      "crowded",
      "7.2.4 Two that turn to a stack that one attacks already are too many",
      crowd,
      [turn("a", 2), turn("b", 2)],
      "TARGET_CROWDED",
      "7.2.4",
    ),
    turned(
      "one-gives-up",
      "One turns, and one that does not gives up; a later wave counts apart",
      crowd,
      [turn("b", 2)],
      [aa(0, "*"), bomb(0, 7), bomb(0, 7), aa(0, "*"), bomb(7, 7), draw("bomb-ship", 1, "mv")],
      { outcome: { attacks: [{ aircraft: "b" }, { aircraft: "c" }, { aircraft: "d", hits: 1 }], next: null } },
    ),
    vector(
      "directFlak",
      "support-alone",
      "7.2.5 Destroyers support ships that are Dead in the Water and fire nothing themselves",
      waiting(
        "air_support_aa",
        [ship("dd_ai", 3), ship("mv", 1, { marks: ["diw"] })],
        [[{ no: 2, cs: 1 }], [{ no: 1, cs: 3 }]],
        planes.slice(0, 2),
        [flies("a", 1, 1), flies("b", 1, 1)],
      ),
      { support: [{ stack: 2, aircraft: "b" }], cams: [] },
      [aa(7, "1"), bomb(4, 7, { TARGET_DIW_OR_TOW: 2 }), bomb(5, 7, { TARGET_DIW_OR_TOW: 2 })],
      { outcome: { flak: [{ stack: 2, aircraft: "b", result: "none" }], attacks: [{ hits: 0 }, { hits: 1 }] } },
    ),
    attack(
      "no-open-water",
      "7.3 Without open water torpedo aircraft attack nothing, and bombers of their wave do",
      freighters(),
      ordersOf(["a", 1, 1, "torpedoes"], ["c", 1, 1, "bombs"], ["b", 2, 1, "torpedoes"]),
      [ice(9), aa(0, "*"), bomb(0, 7)],
      { outcome: { attacks: [{ aircraft: "c" }], next: null }, rulings: ["E-139"] },
    ),
    attack(
      "open-water-once",
      "7.3 Open water is looked for once in an attack",
      freighters(),
      ordersOf(["a", 1, 1, "torpedoes"], ["b", 2, 1, "torpedoes"]),
      [
        ice(0),
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(0, CONVOY_SHIP),
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(0, CONVOY_SHIP),
      ],
      { outcome: { attacks: [{ aircraft: "a" }, { aircraft: "b" }] } },
    ),
    attack(
      "part-of-class",
      "7.2.5 The AA value of a part of a class is that of the CS in the stack",
      underAttack(
        [ship("dd_us", 4), ship("tb_old", 1)],
        [
          [
            { no: 1, cs: 2 },
            { no: 2, cs: 1 },
          ],
          [{ no: 1, cs: 2 }],
        ],
        [raider("a", "ju87r", 1), raider("b", "ju87r", 1)],
      ),
      ordersOf(["a", 1, 1, "bombs"], ["b", 1, 2, "bombs"]),
      [aa(0, "1"), aa(0, "1"), bomb(8, 8), draw("bomb-ship", 3, "tb_old"), bomb(8, 8), draw("bomb-ship", 2, "dd_us")],
      { outcome: { attacks: [{ harms: [{ unit: "tb_old" }] }, { harms: [{ unit: "dd_us" }] }] } },
    ),
    attack(
      "type-easier",
      "7.2.6 Of two types with as many CS the one counts that can be hit (D-57)",
      underAttack(
        [ship("dd_ai", 1), ship("tb_old", 1), ship("es_british", 2)],
        [
          [
            { no: 1, cs: 1 },
            { no: 2, cs: 1 },
            { no: 3, cs: 2 },
          ],
        ],
        [raider("a", "he111h6", 2)],
      ),
      ordersOf(["a", 1, 1, "bombs"]),
      [aa(0, "*"), bomb(8, 9), bomb(9, 9), draw("bomb-ship", 1, "dd_ai")],
      { rulings: ["D-57"], outcome: { attacks: [{ hits: 1, harms: [{ unit: "dd_ai", sunk: 1 }] }] } },
    ),
    attack(
      "type-tie",
      "7.2.6 Of destroyers and escorts with as many CS the escorts count for a medium bomber (D-57)",
      underAttack(
        [ship("dd_ai", 1), ship("es_british", 1)],
        [
          [
            { no: 1, cs: 1 },
            { no: 2, cs: 1 },
          ],
        ],
        [raider("a", "he111h6", 1)],
      ),
      ordersOf(["a", 1, 1, "bombs"]),
      [aa(0, "*"), bomb(9, 9), draw("bomb-ship", 2, "es_british")],
      { rulings: ["D-57"] },
    ),
    attack(
      "most-of-type",
      "7.2.6 Of the leading type the entry with most CS decides the modifiers",
      underAttack(
        [ship("aldersdale", 2, { oil: 20 }), ship("mo", 1, { oil: 10, marks: ["crippled"] }), ship("mv", 2)],
        [
          [
            { no: 1, cs: 2 },
            { no: 2, cs: 1 },
            { no: 3, cs: 2 },
          ],
        ],
        [raider("a", "ju88a4", 2)],
      ),
      ordersOf(["a", 1, 1, "bombs"]),
      [aa(0, "1"), bomb(6, 7), bomb(7, 7), draw("bomb-ship", 2, "mo crippled")],
      { rulings: ["D-57"] },
    ),
    refused({
      id: "wave-cannot-hit",
      title: "7.2.6 A medium bomber may not attack a stack of more destroyers than escorts",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-assign",
      change: underAttack(
        [ship("dd_ai", 2), ship("es_british", 1), ship("mv", 2)],
        [
          [{ no: 3, cs: 2 }],
          [
            { no: 1, cs: 2 },
            { no: 2, cs: 1 },
          ],
        ],
        [raider("a", "he111h6", 1)],
      ),
      input: ordersOf(["a", 1, 2, "bombs"]),
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/runs/0/stack",
    }),
    attack(
      "second-victim-merchant",
      "7.3.1 The second victim of a torpedo is another merchant, no auxiliary and no escort",
      underAttack(
        [ship("palomares", 1), ship("dd_ai", 1), ship("mv", 2)],
        [[{ no: 1, cs: 1 }], [{ no: 2, cs: 1 }], [{ no: 3, cs: 2 }]],
        [raider("a", "he115c", 1)],
      ),
      ordersOf(["a", 1, 3, "torpedoes"]),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(7, CONVOY_SHIP),
        draw("bomb-ship", 1, "mv"),
        { ...damage(8, "MX"), result: "2 sunk" },
      ],
      { outcome: { attacks: [{ harms: [{ unit: "mv" }, { unit: "mv" }] }] } },
    ),
  ];
}
