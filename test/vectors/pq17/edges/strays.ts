import { type Change, draw, type Json, plain, type Roll, refused, resolves, type Vector } from "../kit";
import { damage, torpedo } from "../kit/attacks";
import { phase } from "../kit/changes";
import { card, forceOf, ship } from "../kit/pieces";
import { CONVOY, PACK } from "../snapshots/submarines";
import { LOCATION_CARDS } from "../submarines/combat";

const AXIS = card("locate-card", LOCATION_CARDS.axis);

const MERCHANT = { TARGET_CONVOY_SHIP: 1 };

const spent = (face: number): Roll => plain("scatter-torps", [face], face <= 1 ? "torpedoes spent" : "torpedoes left");

const pick = (face: number, result: string, section: string): Roll =>
  Object.assign(draw("scatter-target", face, result), { section });

/** The convoy of the base, changed. */
function convoy(units: ReturnType<typeof ship>[], more: Json = {}, level = 3): Change {
  return (state) => {
    const convoy = forceOf(state, "allied", CONVOY);
    Object.assign(convoy, { units, idLevel: level });
    Object.assign(convoy.convoy!, more);
  };
}

/** 7.7 Attacks on stray merchants. */
export function strayAttacks(): Vector[] {
  const packs = { citation: "7.7.2", operation: "attackStrayMerchants", base: "sub-strays" } as const;
  const attack = { force: PACK, block: 1 };
  const raid = { force: "trondheim_group", block: 1 };
  return [
    resolves({
      ...packs,
      id: "stray-others-spared",
      title: "7.7.2 Escorts and auxiliaries are spared while a merchant is left, and those alike are one entry again",
      change: convoy([
        ship("dd_ai", 1),
        ship("aldersdale", 2, { oil: 20 }),
        ship("mv", 1),
        ship("mv", 2, { marks: ["crippled"] }),
      ]),
      input: attack,
      rolls: [
        AXIS,
        pick(1, "mv", "7.7.2"),
        torpedo(8, MERCHANT),
        { ...damage(0, "MX"), result: "crippled" },
        pick(3, "mv crippled", "7.7.2"),
        torpedo(0, { ...MERCHANT, TARGET_CRIPPLED: 1 }),
        spent(1),
      ],
      outcome: {
        attacks: [
          { success: true, harms: [{ crippled: 1 }] },
          { success: false, harms: [] },
        ],
      },
      snapshot: {
        sides: {
          allied: { forces: [{ units: [{ cs: 1 }, { cs: 2 }, { cs: 3, marks: ["crippled"] }] }] },
          axis: { forces: [{ units: [{ marks: ["torps_expended"] }] }] },
        },
      },
    }),
    resolves({
      ...packs,
      id: "stray-dispersed-kinds",
      title: "7.7 Merchants of two types that are dispersed: the one hit is in its convoy from then on",
      change: convoy(
        [ship("dd_ai", 1)],
        {
          dispersed: [
            { unit: "mv", cs: 2 },
            { unit: "mc", cs: 1 },
          ],
        },
        0,
      ),
      input: attack,
      rolls: [
        AXIS,
        pick(2, "mv", "7.7.2"),
        torpedo(9, MERCHANT),
        { ...damage(1, "MX"), result: "1 hits" },
        pick(1, "mc", "7.7.2"),
        torpedo(9, MERCHANT),
        { ...damage(2, "MX"), result: "1 sunk" },
        spent(2),
      ],
      outcome: { attacks: [{ harms: [{ diw: 1 }] }, { harms: [{ unit: "mc", sunk: 1 }] }] },
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                idLevel: 1,
                convoy: { dispersed: [{ unit: "mv", cs: 1 }] },
                units: [{ unit: "dd_ai" }, { unit: "mv", cs: 1, marks: ["diw"] }],
              },
            ],
          },
        },
      },
    }),
    resolves({
      ...packs,
      id: "stray-none-left",
      title: "7.7.2 A scattered convoy of escorts alone leaves submarines nothing to attack",
      change: convoy([ship("dd_ai", 2)]),
      input: attack,
      rolls: [AXIS, spent(9)],
      outcome: { attacks: [] },
      snapshot: { vp: { total: 0 } },
    }),
    resolves({
      ...packs,
      id: "stray-last-sunk",
      title: "7.7.2 With the last merchant the convoy is gone, and no second submarine attacks",
      change: convoy([ship("mv", 1)]),
      input: attack,
      rolls: [AXIS, torpedo(9, MERCHANT), { ...damage(9, "MX"), result: "2 sunk" }, spent(0)],
      outcome: { attacks: [{ success: true, harms: [{ sunk: 1, lost: 1 }] }] },
      snapshot: { sides: { allied: { forces: [] } } },
    }),
    resolves({
      ...packs,
      id: "stray-auxiliaries",
      title: "7.7.2 Without merchants the auxiliaries are attacked, and no escort",
      change: convoy([ship("dd_ai", 2), ship("palomares", 1), ship("aldersdale", 2, { oil: 20 })]),
      input: attack,
      rolls: [
        AXIS,
        pick(2, "palomares", "7.7.2"),
        torpedo(7, MERCHANT),
        { ...damage(4, "AX"), result: "sunk" },
        torpedo(7, MERCHANT),
        { ...damage(2, "AX"), result: "1 hits, crippled" },
        spent(5),
      ],
      outcome: {
        attacks: [{ harms: [{ unit: "palomares", sunk: 1 }] }, { harms: [{ lost: 1, crippled: 1 }] }],
      },
      snapshot: { sides: { allied: { forces: [{ units: [{ cs: 2 }, { cs: 1, oil: 10, marks: ["crippled"] }] }] } } },
    }),
    resolves({
      ...packs,
      id: "stray-raided",
      title: "7.7.1 A TF sinks one that was dispersed, which was apart until then",
      citation: "7.7.1",
      base: "sub-raider",
      change: convoy([ship("dd_ai", 2), ship("mv", 2)], {
        scattered: false,
        dispersed: [
          { unit: "mo", cs: 1 },
          { unit: "mv", cs: 2 },
        ],
      }),
      input: raid,
      rolls: [AXIS, pick(1, "mo", "7.7.1")],
      outcome: { attacks: [{ success: true, harms: [{ unit: "mo", sunk: 1, lost: 1 }] }] },
      snapshot: {
        vp: { total: -2 },
        sides: {
          allied: { forces: [{ convoy: { dispersed: [{ unit: "mv", cs: 2 }] }, units: [{ cs: 2 }, { cs: 2 }] }] },
        },
      },
    }),
    resolves({
      ...packs,
      id: "stray-raid-nothing",
      title: "7.7.1 A scattered convoy of escorts alone leaves a TF nothing to sink",
      citation: "7.7.1",
      base: "sub-raider",
      change: convoy([ship("dd_ai", 2)]),
      input: raid,
      rolls: [AXIS],
      outcome: { attacks: [] },
    }),
    refused({
      ...packs,
      id: "stray-elsewhere",
      title: "7.7 Stray merchants are attacked in the segments of submarines and surface ships",
      citation: "7.7",
      change: phase("move_refuel", "axis"),
      input: attack,
      code: "OUT_OF_TURN",
      section: "7.7",
    }),
    refused({
      ...packs,
      id: "stray-pack-fought",
      title: "7.1 A Wolf Pack that has had its combat attacks no stray merchants",
      citation: "7.1",
      change: (state) => {
        state.sides.axis.fought = [PACK];
      },
      input: attack,
      code: "ALREADY_FOUGHT",
      section: "7.1",
    }),
  ];
}
