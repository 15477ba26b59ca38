import type { Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Run, Strike } from "../../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import { all, type Change, draw, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { aa, against, besides, bomb, damage, strikeIn, torpedo } from "../kit/attacks";
import { fighting } from "../kit/battles";
import { finds } from "../kit/cards";
import { chit, options, phase } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { being, inHex } from "../kit/forces";
import { deny, order, plan, raiders } from "../kit/maneuver";
import { card, forceOf, plane, ship } from "../kit/pieces";
import { raider } from "../snapshots/air";
import { attack, ordersOf, underAttack } from "./displays";

const CONVOY_SHIP = { TARGET_CONVOY_SHIP: 1 };

const UNDER_TORPEDOES = { TORPEDO_RUN: 1 };

const BESIDE: readonly Ship[] = [ship("tb_novik", 1), ship("es_soviet", 1), ship("dd_tribal", 3)];

const flies = (aircraft: string, wave: number, stack: number | null): Run => ({
  aircraft,
  wave,
  stack,
  ordnance: "bombs",
  diverted: false,
});

/** 1.4.3 CAMs that help the AA fire of a first wave, after which a second waits. */
export function camLines(): Vector[] {
  const help = (
    id: string,
    title: string,
    units: readonly Ship[],
    line: Strike["line"],
    stack: number,
    used: number,
    rolls: readonly Roll[],
    after: readonly Json[],
  ): Vector =>
    resolves({
      id: `air-cam-${id}`,
      title: `1.4.3 ${title}`,
      citation: "1.4.3",
      operation: "directFlak",
      base: "air-assign",
      change: all(
        underAttack(
          [...units, ...BESIDE],
          [...line, ...BESIDE.map(({ cs }, index) => [{ no: units.length + index + 1, cs }])],
          [raider("bomber", "ju88a4", 1), raider("second", "ju88a4", 1)],
          { runs: [flies("bomber", 1, stack), flies("second", 2, line.length + 2)], wave: 1 },
        ),
        (state) => {
          Object.assign(state.pending!, { decision: "air_support_aa", side: "allied" });
        },
      ),
      input: { support: [], cams: Array.from({ length: used }, () => ({ stack, aircraft: "bomber" })) },
      rolls,
      outcome: { next: "air_support_aa" },
      snapshot: { sides: { allied: { forces: [{ units: after }] } } },
    });
  return [
    help(
      "second-stack",
      "CAMs that are used stay in the stack of their class",
      [ship("mv", 4), ship("mo", 1, { oil: 10 }), ship("mc", 3)],
      [
        [{ no: 1, cs: 4 }],
        [
          { no: 2, cs: 1 },
          { no: 3, cs: 3 },
        ],
      ],
      2,
      2,
      [aa(7, "*", { CAM: 2 })],
      [
        { unit: "mv" },
        { unit: "mo" },
        { unit: "mc", cs: 1, marks: [] },
        {},
        {},
        {},
        { unit: "mc", cs: 2, marks: ["cam_used"] },
      ],
    ),
    help(
      "first-stack",
      "A CAM that is used does not join one in tow",
      [
        ship("mc", 2),
        ship("mc", 1, { marks: ["diw", "cam_used"], tow: "dd_ai" }),
        ship("dd_ai", 1, { tow: "mc" }),
        ship("mv", 1),
      ],
      [[{ no: 1, cs: 2 }], [{ no: 2, cs: 1 }], [{ no: 3, cs: 1 }], [{ no: 4, cs: 1 }]],
      1,
      1,
      [aa(7, "*", { CAM: 1 }), bomb(0, 7)],
      [
        { unit: "mc", cs: 1, marks: [] },
        { unit: "mc", cs: 1, tow: "dd_ai" },
        {},
        {},
        {},
        {},
        {},
        { unit: "mc", cs: 1, marks: ["cam_used"], tow: null },
      ],
    ),
    attack(
      "one-cam-left",
      "1.4.3 With one CAM and one stack the side attacked decides before the AA fire",
      underAttack(
        [ship("mv", 2), ship("mc", 1)],
        [
          [
            { no: 1, cs: 2 },
            { no: 2, cs: 1 },
          ],
        ],
        [raider("bomber", "ju88a4", 1)],
      ),
      ordersOf(["bomber", 1, 1, "bombs"]),
      [],
      { outcome: { next: "air_support_aa" } },
    ),
    attack(
      "cam-without-wave",
      "7.3 Without open water for torpedoes no CAM is requested",
      all(
        underAttack(
          [ship("mv", 2), ship("mc", 1)],
          [[{ no: 1, cs: 2 }], [{ no: 2, cs: 1 }]],
          [raider("torps", "he115c", 1)],
        ),
        (state) => {
          state.ice.west_v = { expected: "light_drift", fixed: false };
          Object.assign(strikeIn(state), { hex: "0411" });
          for (const each of state.sides.axis.aircraft) each.hex = "0411";
          for (const each of state.sides.allied.forces) each.at = "0411";
        },
      ),
      ordersOf(["torps", 1, 1, "torpedoes"]),
      [roll("ice-condition", "ICE", [9], "light_drift")],
      { outcome: { attacks: [], next: null }, rulings: ["E-139"] },
    ),
  ];
}

/** 7.2.4 Vectors for invalid lines, and the effect of a hit on the rest of a line. */
export function airLines(): Vector[] {
  const wrong = (id: string, title: string, units: readonly Ship[], line: Strike["line"]): Vector =>
    refused({
      id: `air-line-${id}`,
      title: `7.2.4 ${title}`,
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-deploy",
      change: underAttack(units, [], [raider("bomber", "ju88a4", 1)]),
      input: { line },
      code: "LINE_NOT_LEGAL",
      section: "7.2.4",
      pointer: "/input/line",
    });
  return [
    wrong(
      "heavy-together",
      "two cruisers do not stand together",
      [ship("nigeria", 1), ship("london", 1)],
      [
        [
          { no: 1, cs: 1 },
          { no: 2, cs: 1 },
        ],
      ],
    ),
    wrong(
      "heavy-and-light",
      "a cruiser does not stand with a destroyer",
      [ship("nigeria", 1), ship("dd_ai", 1)],
      [
        [
          { no: 1, cs: 1 },
          { no: 2, cs: 1 },
        ],
      ],
    ),
    wrong(
      "oiler-adrift",
      "an oiler without CS does not stand with a freighter",
      [ship("aldersdale", 0), ship("mv", 1)],
      [
        [
          { no: 1, cs: 0 },
          { no: 2, cs: 1 },
        ],
      ],
    ),
    wrong(
      "freighters-twice",
      "freighters of one entry do not stand twice in a stack",
      [ship("mv", 5), ship("es_british", 1)],
      [
        [
          { no: 1, cs: 2 },
          { no: 1, cs: 3 },
        ],
        [{ no: 2, cs: 1 }],
      ],
    ),
    attack(
      "line-over-gap",
      "7.2.4 A second victim that the stack hit does not hold leaves the next stack of its class",
      underAttack(
        [ship("mv", 3), ship("mo", 2, { oil: 20 }), ...BESIDE],
        [
          [{ no: 1, cs: 1 }],
          [{ no: 2, cs: 2 }],
          [{ no: 1, cs: 2 }],
          [{ no: 3, cs: 1 }],
          [{ no: 4, cs: 1 }],
          [{ no: 5, cs: 3 }],
        ],
        [raider("torps", "he115c", 1), raider("second", "ju88a4", 1)],
      ),
      ordersOf(["torps", 1, 1, "torpedoes"], ["second", 2, 5, "bombs"]),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, CONVOY_SHIP),
        { ...damage(8, "MX"), result: "2 sunk" },
        draw("torpedo-second-victim", 3, "mv"),
      ],
      { outcome: { attacks: [{ harms: [{ unit: "mv" }, { unit: "mv" }] }], next: "air_support_aa" } },
    ),
    attack(
      "line-crippled-lead",
      "7.2.6 Of merchants and an oiler the entry of merchants with most CS decides the modifiers",
      underAttack(
        [
          ship("aldersdale", 2, { oil: 20 }),
          ship("mv", 1, { marks: ["crippled"] }),
          ship("mo", 1, { marks: ["crippled"], oil: 10 }),
          ship("mc", 1, { marks: ["crippled", "cam_used"] }),
        ],
        [
          [
            { no: 1, cs: 2 },
            { no: 2, cs: 1 },
            { no: 3, cs: 1 },
            { no: 4, cs: 1 },
          ],
        ],
        [raider("bomber", "ju88a4", 1)],
      ),
      ordersOf(["bomber", 1, 1, "bombs"]),
      [
        aa(0, "1"),
        bomb(6, 7, { TARGET_CRIPPLED: 1 }),
        Object.assign(draw("bomb-ship", 3, "mo crippled"), { section: "7.2.4" }),
      ],
      { rulings: ["D-57"] },
    ),
    attack(
      "line-cannot-turn",
      "7.2.6 An air unit that can harm no stack next to its target gives up",
      underAttack(
        [ship("mv", 1), ship("dd_ai", 1)],
        [[{ no: 1, cs: 1 }], [{ no: 2, cs: 1 }]],
        [raider("a", "ju88a4", 1), raider("b", "fw200", 1)],
      ),
      ordersOf(["a", 1, 1, "bombs"], ["b", 2, 1, "bombs"]),
      [aa(0, "*"), bomb(9, 7)],
      { outcome: { attacks: [{ aircraft: "a", hits: 1 }], next: null } },
    ),
    attack(
      "line-one-stray",
      "7.7.3 One air unit alone attacks stray merchants",
      all(
        underAttack([ship("mv", 1)], [], [raider("a", "ju88a4", 1)], { against: "scattered", ships: [] }),
        (state) => {
          const convoy = forceOf(state, "allied", "convoy_pq_17");
          convoy.idLevel = 3;
          Object.assign(convoy.convoy!, { scattered: true });
        },
      ),
      ordersOf(["a", 1, null, "bombs"]),
      [aa(0, "*"), bomb(0, 7)],
      { outcome: { attacks: [{ aircraft: "a", dice: 1, hits: 0 }], next: null } },
    ),
  ];
}

/** 7.1, 7.2.1, 12.5, 14.1 How attacks begin, and what they end. */
export function airBegins(): Vector[] {
  const groups = [["he111", "he115", "ju88_a", "ju88_b", "ju88_c"]];
  const declare = (
    id: string,
    title: string,
    base: string,
    change: Change,
    input: Json,
    rolls: Roll[],
    more: Json,
  ): Vector =>
    resolves({
      id: `air-begins-${id}`,
      title,
      citation: title.split(" ")[0]!,
      operation: "declareAirAttack",
      base,
      change,
      input,
      rolls,
      ...more,
    });
  const not = (
    id: string,
    title: string,
    base: string,
    change: Change,
    target: string,
    plane: string,
    more: Json = {},
  ): Vector =>
    refused({
      id: `air-begins-not-${id}`,
      title,
      citation: "7.1",
      operation: "declareAirAttack",
      base,
      change,
      input: { target, groups: [[plane]] },
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/target",
      ...more,
    } as Parameters<typeof refused>[0]);
  const over = (hex: string, more: Json = {}) =>
    plane("albacore_1", "albacore", 2, { carrier: "victorious", hex, mission: "attack", ...more });
  const from = (hex: string, ...names: string[]): Change =>
    all(phase("air_combat", "allied"), (state) => {
      forceOf(state, "allied").units = [ship("victorious", 4), ship("furious", 3)];
      state.sides.allied.aircraft = [over(hex)];
      state.sides.allied.struck = names;
      state.sides.axis.aircraft = [plane("he111_1", "he111h6", 2, { base: "bardufoss" })];
    });
  return [
    declare(
      "no-surprise",
      "7.2.1 Without fighters and carriers no die is thrown for surprise",
      "air-convoy",
      options("air_surprise"),
      { target: "block:1", groups },
      [card("locate-card", 12)],
      { outcome: { next: "air_deploy" } },
    ),
    not(
      "strays",
      "7.7.3 A convoy of which nothing is dispersed has no strays",
      "air-convoy",
      () => {},
      "strays:1",
      "he111",
    ),
    not(
      "struck",
      "7.1 A port that has had its attack from the air has no second one",
      "lone-allied",
      from("0813", "airbase:bardufoss"),
      "airbase:bardufoss",
      "albacore_1",
    ),
    not(
      "other-port",
      "7.1.3 Aircraft attack a port in their hex alone",
      "lone-allied",
      from("0813"),
      "port:trondheim",
      "albacore_1",
    ),
    not(
      "other-base",
      "7.1.3 Aircraft attack an airbase in their hex alone",
      "lone-allied",
      from("0813"),
      "airbase:banak",
      "albacore_1",
    ),
    declare(
      "at-sea-off-norway",
      "12.5 A carrier whose aircraft attack a force at sea off Norway has not struck",
      "lone-allied",
      all(
        phase("air_combat", "allied"),
        chit("allied", "M", "carrier_strike"),
        from("0813"),
        being("axis", (each) => {
          each.idLevel = 3;
          each.identified = true;
        }),
        inHex("axis", "0813"),
        (state) => {
          state.sides.allied.special.carriers = [{ unit: "victorious", struck: false }];
        },
      ),
      { target: "block:1", groups: [["albacore_1"]] },
      [finds("locate-card", "allied")],
      { snapshot: { sides: { allied: { special: { carriers: [{ unit: "victorious", struck: false }] } } } } },
    ),
    resolves({
      id: "air-begins-strike-back-over",
      title: "14.1 After the carrier's strike back the first attack continues",
      citation: "14.1",
      operation: "assignAircraft",
      base: "air-strike-back",
      change: (state) => {
        Object.assign(state.pending!, { decision: "air_assign", side: "allied" });
        strikeIn(state).line = [[{ no: 1, cs: 3 }]];
        strikeIn(state).outer!.answered = true;
      },
      input: ordersOf(["albacore", 1, 1, "bombs"]),
      rolls: [aa(0, "3"), bomb(0, 8), bomb(0, 8)],
      outcome: { next: "air_deploy" },
      snapshot: { pending: { decision: "air_deploy", side: "allied", strike: { side: "axis" } } },
    }),
  ];
}

/** 7.2.5, 7.2.6, 12.7, 13.1, 15.4.3 Vectors for units that drop and units that fire. */
export function airDrops(): Vector[] {
  const inPort = (id: string, title: string, change: Change, orders: Json, rolls: Roll[], more: Json = {}): Vector =>
    attack(`drop-${id}`, title, change, orders, rolls, { base: "air-port", ...more });
  const two: Change = (state) => {
    state.sides.allied.aircraft.push({ ...structuredClone(state.sides.allied.aircraft[0]!), id: "second", cs: 1 });
    strikeIn(state).aircraft.push("second");
  };
  const nigeria = all(
    against([ship("nigeria", 4)], [raider("a", "he115c", 1), raider("b", "ju88a4", 1)]),
    besides(ship("london", 3)),
    (state) => {
      Object.assign(state.pending!, { decision: "air_retarget", side: "axis" });
      Object.assign(strikeIn(state), {
        elusive: 1,
        runs: [{ ...flies("a", 1, null), ordnance: "torpedoes", diverted: true }, flies("b", 1, 2)],
      });
    },
  );
  return [
    inPort(
      "port-guns",
      "7.2.5 The numbered guns of a port fire at each air unit of a wave",
      two,
      ordersOf(["bomber", 1, 1, "bombs"], ["second", 1, 2, "bombs"]),
      [
        aa(0, "4"),
        aa(0, "*"),
        aa(0, "5"),
        aa(0, "5"),
        bomb(0, 7, { IN_PORT: 1 }),
        bomb(0, 7, { IN_PORT: 1 }),
        bomb(0, 9, { IN_PORT: 1 }),
      ],
    ),
    inPort(
      "port-turned-back",
      "7.2.5 The guns of a port do not fire at an air unit that has turned back",
      (state) => {
        Object.assign(state.sides.allied.aircraft[0]!, { cs: 1 });
      },
      ordersOf(["bomber", 1, 1, "bombs"]),
      [aa(5, "4")],
      { outcome: { attacks: [{ dice: 0 }] } },
    ),
    inPort(
      "green-step",
      "15.4.3 One CS of a green carrier still has a bomb",
      (state) => {
        forceOf(state, "allied", "tf_home_fleet").units = [ship("victorious", 4, { marks: ["green_crew"] })];
        Object.assign(state.sides.allied.aircraft[0]!, { cs: 1 });
      },
      ordersOf(["bomber", 1, 1, "bombs"]),
      [aa(0, "4"), aa(0, "5"), bomb(0, 7, { IN_PORT: 1 })],
      { outcome: { attacks: [{ dice: 1, hits: 0 }] } },
    ),
    attack(
      "drop-odd-hit",
      "12.7 An odd hit of a raid sinks no merchant and damages none",
      () => {},
      ordersOf(["bomber", 1, 1, "bombs"]),
      [aa(0, "*"), aa(0, "4"), bomb(6, 7, { IN_PORT: 1 }), draw("bomb-ship", 1, "mv"), bomb(0, 7, { IN_PORT: 1 })],
      {
        base: "air-raid",
        outcome: { attacks: [{ dice: 2, hits: 1, harms: [{ unit: "mv", lost: 0, sunk: 0, diw: 0, crippled: 0 }] }] },
      },
    ),
    resolves({
      id: "air-drop-elusive-torpedo",
      title:
        "13.1 An air unit that turns from an elusive target has a modifier for its torpedo, another keeps its target",
      citation: "13.1",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: nigeria,
      input: { turns: [{ aircraft: "a", stack: 2 }] },
      rolls: [],
      outcome: { next: "air_support_aa" },
      snapshot: {
        pending: {
          strike: {
            runs: [
              { stack: 2, diverted: true },
              { stack: 2, diverted: false },
            ],
          },
        },
      },
    }),
    resolves({
      id: "air-drop-diverted-torpedo",
      title: "13.1 The torpedo of an air unit that turned from an elusive target has the modifier",
      citation: "13.1",
      operation: "directFlak",
      base: "air-lone-ship",
      change: all(nigeria, (state) => {
        Object.assign(state.pending!, { decision: "air_support_aa", side: "allied" });
        Object.assign(strikeIn(state), {
          wave: 1,
          openWater: true,
          runs: [{ ...flies("a", 1, 2), ordnance: "torpedoes", diverted: true }, flies("b", 1, 2)],
        });
      }),
      input: { support: [], cams: [] },
      rolls: [aa(0, "2", UNDER_TORPEDOES), aa(0, "2"), torpedo(0, { ELUSIVE_TARGET: -1 }), bomb(0, 7)],
      outcome: { attacks: [{ aircraft: "a" }, { aircraft: "b" }], next: null },
    }),
    inPort(
      "two-steps",
      "7.2.5 Of two steps that are hit the second is one that had turned back",
      (state) => {
        Object.assign(state.sides.allied.aircraft[0]!, { aborted: 1 });
        Object.assign(forceOf(state, "axis", "trondheim_group"), { at: "kiel" });
        Object.assign(strikeIn(state), { place: "kiel" });
      },
      ordersOf(["bomber", 1, 1, "bombs"]),
      [aa(0, "4"), { ...aa(9, "6"), result: "hit, 2 steps" }],
      { snapshot: { sides: { allied: { aircraft: [{ cs: 0, lost: 2, aborted: 0 }] } } } },
    ),
  ];
}

/** 7.2.4 Counters that a side stacks in a surface battle, and those that it may not. */
export function airStacks(): Vector[] {
  const escort = fleet(
    "cover",
    1,
    ships("london", 3, "dd_ai", 2, "dd_us", 2, "dd_tribal", 3, "es_british", 1, "mv", 2),
  );
  const by = (units: Parameters<typeof fighting>[2] = {}): Change =>
    fighting({ attacker: "axis", axis: [raiders], allied: [escort] }, { step: "maneuver_defender" }, units);
  const not = (id: string, title: string, stacks: number[][], units?: Parameters<typeof fighting>[2]): Vector =>
    deny(
      `stack-${id}`,
      `7.2.4 ${title}`,
      "7.2.4",
      by(units),
      order([], { stacks }),
      "STACK_IMPOSSIBLE",
      "7.2.4",
      "/input/stacks",
    );
  const barred = (id: string, title: string, units: Parameters<typeof fighting>[2]): Vector =>
    deny(
      `stack-${id}`,
      `7.2.4 ${title}`,
      "7.2.4",
      by(units),
      order([], { stacks: [[5, 6]] }),
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/stacks/0/1",
    );
  return [
    not("two-stacks", "A counter is in one stack", [
      [5, 6],
      [5, 8],
    ]),
    not("small-kinds", "An escort and few merchants do not stack", [[8, 9]]),
    not("light-five", "Light ships stack to 4 CS", [[5, 7]]),
    barred("away", "A counter that has left Deployment does not stack", { 6: { area: "screening" } }),
    resolves({
      ...plan,
      id: "maneuver-stack-history",
      title: "7.2.4 A stack has been there as long as its oldest counter, and is hit where one of them was",
      citation: "7.2.4",
      change: by({ 5: { since: 2, hit: false }, 6: { since: 1, hit: true } }),
      input: order([], { stacks: [[6, 5]] }),
      rolls: [],
      snapshot: {
        pending: { battle: { units: [{}, {}, {}, {}, { since: 1, hit: true }, { parts: [] }, {}, {}, {}] } },
      },
      rulings: ["E-56"],
    }),
  ];
}
