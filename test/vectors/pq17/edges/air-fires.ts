import type { Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Run, Strike } from "../../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import type { Ordnance } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, draw, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { aa, against, besides, bomb, damage, strikeIn, torpedo } from "../kit/attacks";
import { options } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { forceOf, plane, ship } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";
import { raider } from "../snapshots/air";
import { attack, ordersOf, underAttack } from "./displays";

const CONVOY_SHIP = { TARGET_CONVOY_SHIP: 1 };

const UNDER_TORPEDOES = { TORPEDO_RUN: 1 };

/** A die of air combat. */
const fire = (face: number, firing: number, target: number, more: Readonly<Record<string, number>> = {}): Roll =>
  roll("air-combat", "AIR_COMBAT", [face], null, { FIRING_NUMBER: firing, TARGET_NUMBER: -target, ...more });

const over = { carrier: "victorious", hex: "0816", mission: "attack" } as const;

const at = { base: "kirkenes_air" };

/** 7.2.2, 7.2.3 Air combat of several units. */
export function airCombats(): Vector[] {
  const three: Change = (state) => {
    state.sides.allied.aircraft = [
      plane("a1", "fulmar", 1, over),
      plane("a2", "fulmar", 1, over),
      plane("a3", "martlet", 1, over),
    ];
    state.sides.axis.aircraft = [plane("f1", "bf109", 2, at), plane("f2", "bf109", 2, at), plane("f3", "bf110", 1, at)];
    Object.assign(strikeIn(state), { aircraft: ["a1", "a2", "a3"], scrambled: ["f1", "f2", "f3"] });
  };
  const directed = { citation: "7.2.3", operation: "directFighters", base: "air-dogfight" } as const;
  return [
    resolves({
      ...directed,
      id: "air-fires-severest",
      title: "7.2.3 Of two results on one CS the most severe counts, in whatever order the dice fall",
      change: three,
      input: {
        fire: [
          { aircraft: "f1", targets: ["a1", "a1"] },
          { aircraft: "f2", targets: ["a2", "a2"] },
          { aircraft: "f3", targets: ["a3"] },
        ],
      },
      rolls: [
        fire(7, 5, 3),
        fire(8, 5, 3),
        fire(8, 5, 3),
        fire(7, 5, 3),
        fire(0, 3, 4, { FIGHTER_LEAST: 1 }),
        fire(0, 3, 5, { FIGHTER_LEAST: 2 }),
        fire(0, 3, 5, { FIGHTER_LEAST: 2 }),
        fire(9, 4, 3),
      ],
      outcome: {
        airCombat: [
          { results: ["damaged", "hit"] },
          { results: ["hit", "damaged"] },
          { results: ["none"] },
          { results: ["none"] },
          { results: ["none"] },
          { firer: "a3", target: "f3", results: ["hit"] },
        ],
        next: null,
      },
      snapshot: {
        vp: { total: -0.5 },
        sides: {
          allied: {
            aircraft: [
              { cs: 0, lost: 1, damaged: 0 },
              { cs: 0, lost: 1, damaged: 0 },
              { cs: 1, aborted: 0 },
            ],
          },
          axis: { aircraft: [{ cs: 2 }, { cs: 2 }, { cs: 0, lost: 1 }] },
        },
      },
      rulings: ["E-102"],
    }),
    refused({
      ...directed,
      citation: "7.2.2",
      id: "air-fires-second-escort",
      title: "7.2.2 Every escort must be engaged, not the first alone",
      change: (state) => {
        state.sides.allied.aircraft = [
          plane("a1", "fulmar", 1, over),
          plane("a2", "fulmar", 1, over),
          plane("a3", "albacore", 1, over),
        ];
        state.sides.axis.aircraft = [plane("f1", "bf109", 2, at)];
        Object.assign(strikeIn(state), { aircraft: ["a1", "a2", "a3"], scrambled: ["f1"] });
      },
      input: { fire: [{ aircraft: "f1", targets: ["a1", "a3"] }] },
      code: "ESCORT_FIRST",
      section: "7.2.2",
      pointer: "/input/fire",
    }),
    refused({
      ...directed,
      citation: "7.2.2",
      id: "air-fires-at-nobody",
      title: "7.2.2 Fighters fire at attackers alone",
      change: three,
      input: {
        fire: [
          { aircraft: "f1", targets: ["a1", "f2"] },
          { aircraft: "f2", targets: ["a2", "a2"] },
          { aircraft: "f3", targets: ["a3"] },
        ],
      },
      code: "VALUE_NOT_LISTED",
      section: "7.2.2",
      pointer: "/input/fire/0/targets/1",
    }),
  ];
}

const group = (id: string, number: number, port: string, ...units: (string | number)[]): Force =>
  fleet(id, number, ships(...units), {
    ...inPort(port),
    sailed: false,
    fuel: { state: "full", marker: null, refuelled: true },
  });

/** 7.1.2, 7.1.3 Attacks on ports. */
export function portTargets(): Vector[] {
  const ready: Change = all(
    forces(
      "axis",
      group("g1", 1, "kirkenes", "tirpitz", 5, "tb_35_37", 2),
      group("g2", 2, "narvik", "admiral_hipper", 4),
    ),
    (state) => {
      state.sides.axis.aircraft = [];
    },
  );
  const declared = { citation: "7.1.3", operation: "declareAirAttack", base: "air-kirkenes" } as const;
  const targets = [{ unit: "tirpitz" }, { unit: "tb_35_37" }];
  return [
    resolves({
      ...declared,
      id: "air-fires-one-port",
      title: "7.1.3 The ships of the port attacked are deployed, not those of another",
      change: ready,
      input: { target: "port:kirkenes", groups: [["albacore_1"]] },
      rolls: [],
      outcome: { groups: [{ located: true }], next: "air_deploy" },
      snapshot: { pending: { strike: { ships: targets } } },
      rulings: ["E-109"],
    }),
    resolves({
      ...declared,
      citation: "7.1.2",
      id: "air-fires-groups-at-port",
      title: "7.1.2 Groups that need no card attack together",
      change: all(ready, options("coordination")),
      input: { target: "port:kirkenes", groups: [["albacore_1"], ["albacore_2"]] },
      rolls: [],
      outcome: { groups: [{ located: true }, { located: true }], next: "air_deploy" },
      snapshot: { pending: { strike: { aircraft: ["albacore_1", "albacore_2"], later: [], ships: targets } } },
    }),
    refused({
      ...declared,
      citation: "7.1.2",
      id: "air-fires-groups-uncoordinated",
      title: "7.1.2 Without the option two groups do not attack",
      change: ready,
      input: { target: "port:kirkenes", groups: [["albacore_1"], ["albacore_2"]] },
      code: "CHOICE_COUNT",
      section: "7.1",
      pointer: "/input/groups",
    }),
  ];
}

/** 7.7.3 Aircraft against single merchants. */
export function strayTargets(): Vector[] {
  const scattered = (units: readonly Ship[], id: string, cs: number): Change =>
    all(underAttack(units, [], [raider("a", id, cs)], { against: "scattered", ships: [] }), (state) => {
      const convoy = forceOf(state, "allied", "convoy_pq_17");
      convoy.idLevel = 3;
      Object.assign(convoy.convoy!, { scattered: true });
    });
  return [
    attack(
      "stray-crippled-again",
      "7.7.3 The second torpedo of an air unit is aimed at the merchant that the first has crippled",
      scattered([ship("mv", 3)], "he111h6", 1),
      ordersOf(["a", 1, null, "torpedoes"]),
      [
        draw("scatter-target", 2, "mv"),
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, CONVOY_SHIP),
        { ...damage(0, "MX"), result: "crippled" },
        torpedo(0, { ...CONVOY_SHIP, TARGET_CRIPPLED: 1 }),
      ],
      { outcome: { attacks: [{ aircraft: "a", dice: 2, hits: 1, harms: [{ crippled: 1 }] }], next: null } },
    ),
    attack(
      "stray-oiler-drawn",
      "7.7.3 An oiler that loses a step keeps the fuel for which it still has room",
      scattered([ship("dd_ai", 1), ship("aldersdale", 2, { oil: 5 })], "ju88a4", 1),
      ordersOf(["a", 1, null, "bombs"]),
      [aa(0, "*"), bomb(7, 7)],
      {
        outcome: { attacks: [{ dice: 1, hits: 1, harms: [{ unit: "aldersdale", lost: 1 }] }], next: null },
        snapshot: { sides: { allied: { forces: [{ units: [{}, { unit: "aldersdale", cs: 1, oil: 5 }] }] } } },
      },
    ),
    attack(
      "stray-oiler",
      "7.7.3 An oiler fires with the value of one CS, and a second bomb falls on it",
      scattered([ship("dd_ai", 1), ship("aldersdale", 2, { oil: 20 })], "ju88a4", 2),
      ordersOf(["a", 1, null, "bombs"]),
      [aa(0, "*"), bomb(7, 7), bomb(0, 7)],
      {
        outcome: { attacks: [{ dice: 2, hits: 1, harms: [{ unit: "aldersdale", lost: 1 }] }], next: null },
        snapshot: { sides: { allied: { forces: [{ units: [{ unit: "dd_ai" }, { unit: "aldersdale", cs: 1 }] }] } } },
      },
    ),
  ];
}

const flies = (aircraft: string, wave: number, stack: number | null, ordnance: Ordnance = "bombs"): Run => ({
  aircraft,
  wave,
  stack,
  ordnance,
  diverted: false,
});

/** 1.4.3, 7.2.5, 7.2.6, 13.1 Orders of a wave. */
export function waveOrders(): Vector[] {
  const planes = [raider("a", "ju88a4", 1), raider("b", "ju88a4", 1), raider("c", "ju88a4", 1)];
  const fireQuestion = (
    decision: "air_support_aa" | "air_retarget",
    units: readonly Ship[],
    line: Strike["line"],
    runs: readonly Run[],
    more: Change = () => undefined,
  ): Change =>
    all(
      underAttack(units, line, planes, { runs: [...runs], wave: 1 }),
      (state) => {
        Object.assign(state.pending!, { decision, side: decision === "air_retarget" ? "axis" : "allied" });
      },
      more,
    );
  const flak = { operation: "directFlak", base: "air-assign" } as const;
  const diw: Ship = ship("mv", 1, { marks: ["diw"] });
  const refusedFlak = (id: string, title: string, change: Change, input: Json, code: string, pointer: string): Vector =>
    refused({
      ...flak,
      id: `flak-${id}`,
      title,
      citation: title.split(" ")[0]!,
      change,
      input,
      code,
      section: "7.2.5",
      pointer,
    });
  return [
    resolves({
      ...flak,
      id: "flak-cam-supports",
      title: "1.4.3 A CAM helps a die of support",
      citation: "1.4.3",
      change: fireQuestion(
        "air_support_aa",
        [ship("dd_ai", 3), ship("mv", 2), ship("mc", 1)],
        [
          [
            { no: 2, cs: 2 },
            { no: 3, cs: 1 },
          ],
          [{ no: 1, cs: 3 }],
        ],
        [flies("a", 1, 1)],
      ),
      input: { support: [{ stack: 2, aircraft: "a" }], cams: [{ stack: 2, aircraft: "a" }] },
      rolls: [aa(0, "*"), aa(0, "1", { CAM: 1 }), bomb(0, 7)],
      outcome: { flak: [{ stack: 1 }, { stack: 2, aircraft: "a" }], next: null },
      snapshot: { sides: { allied: { forces: [{ units: [{}, {}, { unit: "mc", marks: ["cam_used"] }] }] } } },
      rulings: ["E-104"],
    }),
    refusedFlak(
      "cam-without-support",
      "1.4.3 A CAM does not help a die of support that is not given, where no other is rolled",
      fireQuestion(
        "air_support_aa",
        [ship("dd_ai", 3), diw, ship("mc", 1)],
        [[{ no: 2, cs: 1 }], [{ no: 1, cs: 3 }], [{ no: 3, cs: 1 }]],
        [flies("a", 1, 1)],
      ),
      { support: [], cams: [{ stack: 2, aircraft: "a" }] },
      "FLAK_NOT_LEGAL",
      "/input",
    ),
    refusedFlak(
      "cam-without-any-die",
      "1.4.3 A CAM helps nothing where no die is rolled",
      fireQuestion(
        "air_support_aa",
        [diw, ship("mc", 1)],
        [[{ no: 1, cs: 1 }], [{ no: 2, cs: 1 }]],
        [flies("a", 1, 1)],
      ),
      { support: [], cams: [{ stack: 1, aircraft: "a" }] },
      "CHOICE_COUNT",
      "/input/cams",
    ),
    refused({
      id: "turn-three-of-a-wave",
      title: "7.2.4 Three air units of one wave do not turn to one stack",
      citation: "7.2.4",
      operation: "turnAircraft",
      base: "air-assign",
      change: fireQuestion(
        "air_retarget",
        [ship("mv", 3), ship("mo", 2, { oil: 20 })],
        [[], [{ no: 1, cs: 3 }], [{ no: 2, cs: 2 }]],
        [flies("a", 1, 1), flies("b", 1, 1), flies("c", 1, 2)],
      ),
      input: {
        turns: [
          { aircraft: "a", stack: 2 },
          { aircraft: "b", stack: 2 },
        ],
      },
      code: "TARGET_CROWDED",
      section: "7.2.4",
      pointer: "/input/turns",
    }),
    resolves({
      ...flak,
      id: "flak-spent-does-not-turn",
      title: "7.2.6 An air unit that has turned back does not turn to another target",
      citation: "7.2.6",
      change: fireQuestion(
        "air_support_aa",
        [ship("mv", 1), ship("dd_ai", 3)],
        [[{ no: 1, cs: 1 }], [{ no: 2, cs: 3 }]],
        [flies("a", 1, 1), flies("b", 2, 1)],
        (state) => {
          Object.assign(state.sides.axis.aircraft[1]!, { aborted: 1 });
        },
      ),
      input: { support: [], cams: [] },
      rolls: [aa(0, "*"), bomb(7, 7)],
      outcome: {
        attacks: [
          { aircraft: "a", hits: 1 },
          { aircraft: "b", dice: 0 },
        ],
        next: null,
      },
    }),
    resolves({
      id: "turn-elusive-first",
      title: "13.1 Aircraft diverted from the second stack attack the first",
      citation: "13.1",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: all(
        against([ship("nigeria", 4)], [raider("bomber", "ju88a4", 1)]),
        besides(ship("dd_ai", 1)),
        (state) => {
          Object.assign(state.pending!, { decision: "air_retarget", side: "axis" });
          Object.assign(strikeIn(state), {
            elusive: 2,
            runs: [{ ...flies("bomber", 1, null), diverted: true }],
          });
        },
      ),
      input: { turns: [{ aircraft: "bomber", stack: 1 }] },
      rolls: [aa(0, "3"), bomb(9, 8, { ELUSIVE_TARGET: -1 })],
      outcome: { attacks: [{ aircraft: "bomber", stack: 1, hits: 1 }], next: null },
    }),
    refused({
      id: "line-longer-than-ships",
      title: "7.2.4 A stack holds no more entries than there are",
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-deploy",
      change: underAttack([ship("mv", 2)], [], [raider("bomber", "ju88a4", 1)]),
      input: {
        line: [
          [
            { no: 1, cs: 1 },
            { no: 1, cs: 1 },
          ],
        ],
      },
      code: "CHOICE_COUNT",
      section: "7.2.4",
      pointer: "/input/line/0",
    }),
  ];
}
