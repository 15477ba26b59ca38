import { all, type Change, draw, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { aa, bomb, damage, strikeIn, torpedo } from "../kit/attacks";
import { cardsDrawn, DECKS } from "../kit/cards";
import { known, options, phase } from "../kit/changes";
import { inHex } from "../kit/forces";
import { card, forceOf, plane, ship } from "../kit/pieces";
import { display, raider } from "../snapshots/air";
import { attack, ordersOf, underAttack } from "./displays";

const CONVOY = "convoy_pq_17";

const MERCHANT = { TARGET_CONVOY_SHIP: 1 };

const UNDER_TORPEDOES = { TORPEDO_RUN: 1 };

const pick = (face: number, result: string): Roll => draw("scatter-target", face, result);

/** The convoy of the base is attacked merchant by merchant. */
function scattered(units: ReturnType<typeof ship>[], planes: ReturnType<typeof plane>[], more: Json = {}): Change {
  return all(underAttack(units, [], planes, { against: "scattered", ships: [] }), (state) => {
    const convoy = forceOf(state, "allied", CONVOY);
    convoy.idLevel = 3;
    Object.assign(convoy.convoy!, { scattered: true, ...more });
  });
}

/** 7.7.3 Aircraft against stray merchants. */
export function airStrays(): Vector[] {
  const planes = [
    raider("a", "he115c", 2),
    raider("b", "he115c", 2),
    raider("c", "ju88a4", 2),
    raider("d", "ju88a4", 1),
    raider("e", "ju88a4", 1),
  ];
  return [
    attack(
      "strays-one-by-one",
      "7.7.3 Each air unit attacks one merchant, however it fares under the first hit, and no other",
      scattered([ship("dd_ai", 1), ship("mv", 4), ship("mv", 1, { marks: ["diw"] })], planes),
      ordersOf(
        ["a", 1, null, "torpedoes"],
        ["b", 1, null, "torpedoes"],
        ["c", 1, null, "bombs"],
        ["d", 1, null, "bombs"],
      ),
      [
        pick(1, "mv"),
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(7, MERCHANT),
        damage(0, "MX"),
        torpedo(6, { ...MERCHANT, TARGET_CRIPPLED: 1 }),
        damage(2, "MX"),
        pick(2, "mv"),
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, MERCHANT),
        damage(1, "MX"),
        torpedo(5, { ...MERCHANT, TARGET_DIW_OR_TOW: 2 }),
        damage(1, "MX"),
        pick(3, "mv diw"),
        bomb(5, 7, { TARGET_DIW_OR_TOW: 2 }),
        pick(1, "mv"),
        aa(0, "*"),
        bomb(6, 7),
      ],
      {
        outcome: {
          attacks: [
            { aircraft: "a", dice: 2, hits: 2, harms: [{ crippled: 1 }, { sunk: 1 }] },
            { aircraft: "b", dice: 2, hits: 2, harms: [{ diw: 1 }, { sunk: 1 }] },
            { aircraft: "c", dice: 1, hits: 1, harms: [{ sunk: 1 }] },
            { aircraft: "d", dice: 1, hits: 0 },
          ],
          next: null,
        },
        snapshot: { vp: { total: -6 }, sides: { allied: { forces: [{ units: [{ cs: 1 }, { cs: 2, marks: [] }] }] } } },
        rulings: ["E-110"],
      },
    ),
    attack(
      "strays-dispersed",
      "7.7.3 Of merchants of two types that are dispersed the one hit is in its convoy, and the other type stays",
      scattered([ship("dd_ai", 1)], planes.slice(0, 2), {
        scattered: false,
        dispersed: [
          { unit: "mc", cs: 1 },
          { unit: "mv", cs: 2 },
        ],
      }),
      ordersOf(["a", 1, null, "torpedoes"], ["b", 1, null, "torpedoes"]),
      [
        pick(2, "mv"),
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, MERCHANT),
        damage(0, "MX"),
        torpedo(0, { ...MERCHANT, TARGET_CRIPPLED: 1 }),
        pick(2, "mv"),
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(0, MERCHANT),
        torpedo(9, MERCHANT),
        damage(3, "MX"),
      ],
      {
        outcome: { attacks: [{ harms: [{ crippled: 1 }] }, { harms: [{ sunk: 1 }] }] },
        snapshot: {
          sides: {
            allied: {
              forces: [
                {
                  convoy: { dispersed: [{ unit: "mc", cs: 1 }] },
                  units: [{ unit: "dd_ai" }, { unit: "mv", cs: 1, marks: ["crippled"] }],
                },
              ],
            },
          },
        },
        rulings: ["E-01", "E-02"],
      },
    ),
    attack(
      "strays-bombed",
      "7.7.3 A bomb sinks a merchant that was dispersed",
      scattered([ship("dd_ai", 1)], planes.slice(2), { scattered: false, dispersed: [{ unit: "mv", cs: 2 }] }),
      ordersOf(["c", 1, null, "bombs"], ["d", 1, null, "bombs"], ["e", 1, null, "bombs"]),
      [pick(2, "mv"), aa(0, "*"), bomb(0, 7), bomb(7, 7), aa(0, "*"), bomb(8, 7)],
      {
        outcome: {
          attacks: [
            { dice: 2, hits: 1 },
            { dice: 1, hits: 1 },
          ],
        },
        snapshot: {
          vp: { total: -4 },
          sides: { allied: { forces: [{ convoy: { dispersed: [] }, units: [{ cs: 1 }] }] } },
        },
      },
    ),
    attack(
      "strays-left-alone",
      "7.2.6 Aircraft that all give up begin no wave",
      scattered([ship("mv", 2)], planes.slice(0, 1)),
      ordersOf(),
      [],
      { outcome: { attacks: [], next: null }, rulings: ["E-110"] },
    ),
    attack(
      "strays-several",
      "7.7.3 Several air units may attack the last merchant, which is gone after the first hit",
      scattered([ship("mv", 1)], planes.slice(2)),
      ordersOf(["c", 1, null, "bombs"], ["d", 1, null, "bombs"], ["e", 1, null, "bombs"]),
      [aa(0, "*"), bomb(9, 7)],
      {
        outcome: { attacks: [{ aircraft: "c", dice: 1, hits: 1 }], next: null },
        snapshot: { sides: { allied: { forces: [] } } },
      },
    ),
    refused({
      id: "strays-second-wave",
      title: "7.2.4 Against stray merchants there is one wave",
      citation: "7.2.4",
      operation: "assignAircraft",
      base: "air-assign",
      change: scattered([ship("mv", 2)], planes.slice(0, 2)),
      input: ordersOf(["a", 1, null, "torpedoes"], ["b", 2, null, "torpedoes"]),
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/runs/1/wave",
    }),
  ];
}

/** 7.1.2, 7.2 Groups that attack after the first. */
export function groups(): Vector[] {
  const planes = [raider("a", "ju88a4", 1), raider("b", "fw200", 1), raider("c", "ju88a4", 1)];
  const first = ordersOf(["a", 1, 1, "bombs"]);
  const after = (
    id: string,
    title: string,
    units: ReturnType<typeof ship>[],
    later: string[][],
    rolls: Roll[],
    more: Json,
  ): Vector =>
    attack(
      `group-${id}`,
      `7.1.2 ${title}`,
      underAttack(units, [units.map(({ cs }, index) => ({ no: index + 1, cs }))], planes, { aircraft: ["a"], later }),
      first,
      rolls,
      more,
    );
  return [
    after(
      "next",
      "After a group the next attacks ships that are deployed again, and the last waits",
      [ship("mv", 3)],
      [["c"], ["b"]],
      [aa(0, "*"), bomb(9, 7), draw("bomb-ship", 1, "mv")].slice(0, 3),
      {
        outcome: { next: "air_deploy" },
        snapshot: {
          pending: {
            strike: { aircraft: ["c"], later: [["b"]], ships: [{ no: 1, unit: "mv", cs: 2 }], line: [], runs: [] },
          },
        },
      },
    ),
    after(
      "single-ship",
      "A ship of one CS that is left alone is deployed by itself, and the next group chooses",
      [ship("mv", 2)],
      [["c"]],
      [aa(0, "*"), bomb(9, 7), draw("bomb-ship", 2, "mv")],
      {
        outcome: { next: "air_assign" },
        snapshot: { pending: { strike: { aircraft: ["c"], line: [[{ no: 1, cs: 1 }]] } } },
      },
    ),
    after(
      "nothing-to-hit",
      "A group that can harm nothing there flies home",
      [ship("dd_ai", 1)],
      [["b"]],
      [aa(0, "*"), bomb(8, 9)],
      {
        outcome: { next: null },
        snapshot: {
          pending: null,
          sides: { axis: { aircraft: [{ mission: "flown" }, { mission: "flown" }, { mission: "attack" }] } },
        },
      },
    ),
    after(
      "force-gone",
      "Once the force is gone the groups after it fly home",
      [ship("mv", 1)],
      [["b"], ["c"]],
      [aa(0, "*"), bomb(9, 7)],
      {
        outcome: { next: null },
        snapshot: {
          pending: null,
          sides: {
            allied: { forces: [] },
            axis: { aircraft: [{ hex: null }, { hex: null }, { mission: "flown", hex: null }] },
          },
        },
      },
    ),
    resolves({
      id: "group-port-empty",
      title: "7.1.2 Once nothing is in the port the next group finds nothing and flies home",
      citation: "7.1.2",
      operation: "assignAircraft",
      base: "air-port",
      change: (state) => {
        const boats = [ship("tb_35_37", 1)];
        forceOf(state, "axis", "trondheim_group").units = boats;
        state.sides.allied.aircraft.push({ ...structuredClone(state.sides.allied.aircraft[0]!), id: "s2", cs: 1 });
        Object.assign(strikeIn(state), {
          later: [["s2"]],
          ships: display("trondheim_group", boats),
          line: [[{ no: 1, cs: 1 }]],
        });
      },
      input: ordersOf(["bomber", 1, 1, "bombs"]),
      rolls: [aa(0, "*"), aa(0, "5"), bomb(8, 9, { IN_PORT: 1 })],
      outcome: { attacks: [{ dice: 1, hits: 1 }], next: null },
      snapshot: { pending: null, sides: { axis: { forces: [] } } },
    }),
    resolves({
      id: "group-coordinated",
      title: "7.1.2 Of two groups the one that finds the force by U attacks alone and first",
      citation: "7.1.2",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: all(options("coordination"), known("allied", CONVOY, 2)),
      input: { target: "block:1", groups: [["he111"], ["ju88_a"]] },
      rolls: cardsDrawn("locate-card", [4, 12]),
      outcome: { groups: [{ located: true }, { located: true }], next: "air_deploy" },
      snapshot: { pending: { strike: { aircraft: ["ju88_a"], later: [["he111"]] } } },
      rulings: ["E-107"],
    }),
  ];
}

/** 7.1 Vectors for the targets that aircraft may attack. */
export function declarations(): Vector[] {
  const over = (id: string, unit: string, cs: number, base: string | null, hex: string, more: Json = {}) =>
    plane(id, unit, cs, { ...(base === null ? { carrier: "victorious" } : { base }), hex, mission: "attack", ...more });
  const fleet = (hex: string, ...planes: ReturnType<typeof plane>[]): Change =>
    all(phase("air_combat", "allied"), inHex("axis", hex), known("axis", undefined, 3), (state) => {
      state.sides.allied.aircraft = planes;
    });
  const declare = { citation: "7.1", operation: "declareAirAttack", base: "lone-allied" } as const;
  const not = (id: string, title: string, change: Change, input: Json, more: Json = {}): Vector =>
    refused({
      ...declare,
      id: `declare-${id}`,
      title,
      citation: title.split(" ")[0]!,
      change,
      input,
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/groups/0/0",
      ...more,
    } as Parameters<typeof refused>[0]);
  const picky = DECKS.allied.find(({ day }) => day.sovietFail && day.air.startsWith("U"));
  const mixed = [over("pe2", "pe2", 2, "vaenga", "0410"), over("hampden", "hampden", 1, "wick", "0410")];
  const all2 = { target: "block:1", groups: [["pe2", "hampden"]] };
  return [
    ...(picky === undefined
      ? []
      : [
          resolves({
            ...declare,
            id: "declare-mixed",
            title: "7.1.1 A group that is not all Soviet finds its target by a card that fails the Soviets",
            change: fleet("0410", ...mixed),
            input: all2,
            rolls: [card("locate-card", picky.no)],
            outcome: { groups: [{ located: true }] },
          }),
        ]),
    not(
      "turned-back",
      "7.1 An air unit whose steps have all turned back attacks nothing",
      fleet("0410", mixed[1]!, over("weak", "hampden", 1, "wick", "0410", { aborted: 1 })),
      { target: "block:1", groups: [["weak"]] },
    ),
    not(
      "other-hex",
      "7.1 An air unit over another hex takes no part",
      fleet("0410", mixed[1]!, over("away", "hampden", 1, "wick", "0411")),
      { target: "block:1", groups: [["away"]] },
    ),
    not(
      "army",
      "7.2 Aircraft of the Soviet army attack nothing at sea",
      fleet("0410", mixed[1]!, over("army", "sb2", 1, "vaenga", "0410")),
      { target: "block:1", groups: [["army"]] },
    ),
    not(
      "twice",
      "7.1.2 An air unit is in one group",
      fleet("0410", ...mixed),
      { target: "block:1", groups: [["pe2", "pe2"]] },
      { code: "CHOICE_REPEATED", pointer: "/input/groups/0/1" },
    ),
  ];
}
