import type { Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, chart, type Json, type Roll, resolves, roll, type Vector } from "../kit";
import { light, weather } from "../kit/changes";
import { card, force, forceOf, ship } from "../kit/pieces";
import { CONVOY, FLEET, PACK } from "../snapshots/submarines";

/** Cards whose force row is U in every weather: of the Axis by day and by night, and of the Allies by day. */
export const LOCATION_CARDS = { axis: 33, axisNight: 3, allied: 17, nothing: 1 };

/** The attack of the Wolf Pack on the convoy. */
export const ATTACK = { force: PACK, block: 1 };

/** The die of the Submarine Combat Table. */
export function order(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("sub-combat", "SUBMARINE_COMBAT", [face], null, modifiers);
}

/** The Wolf Pack with `cs` submarines. */
export const pack = (cs: number): Change => force("axis", PACK, { units: [ship("ss_german", cs)] });

/** The convoy made of these ships. */
export const convoyOf =
  (...units: readonly Ship[]): Change =>
  (state) => {
    forceOf(state, "allied", CONVOY).units = structuredClone([...units]);
  };

/** A Wolf Pack that finds the convoy and rolls for the order of attacks. */
export function attacks(
  id: string,
  title: string,
  rolls: Roll[],
  before: number,
  after: number,
  more: Json & { change?: Change } = {},
): Vector {
  const waiting = before + after > 0;
  const { snapshot, ...rest } = more;
  const pending = waiting ? { decision: "sub_targets", side: "axis", pack: PACK, target: CONVOY, before, after } : null;
  return resolves({
    id: `sub-combat-${id}`,
    title: `7.4 ${title}`,
    citation: "7.4",
    operation: "resolveSubmarineCombat",
    base: "sub-attack",
    input: ATTACK,
    rolls,
    outcome: { located: { found: true, cards: 1, denied: null }, combat: { before, after, waiting } },
    snapshot: { pending, ...(snapshot as Json) },
    ...rest,
  });
}

/** The card that finds the convoy by day. */
export const LOCATED = card("locate-card", LOCATION_CARDS.axis);

/** Every row of the Submarine Combat Table, by a pack of four, and the first two by smaller packs. */
export function table(): Vector[] {
  const rows = (chart("SUBMARINE_COMBAT").rows ?? []) as unknown as readonly {
    min: number | null;
    before: number;
    after: number;
    refuellingStops: boolean;
  }[];
  const four = rows.slice(2).map((row) => {
    const modified = row.min ?? 0;
    const before = Math.min(row.before, 4);
    const stops = row.refuellingStops;
    return attacks(
      `row-${modified}`,
      `SUBMARINE_COMBAT ${modified}: ${row.before} before the ASW attack, ${row.after} after; refuelling ${stops ? "stops" : "goes on"}`,
      [LOCATED, order(modified - 2, { PACK_4: 2 })],
      before,
      Math.min(row.after, 4 - before),
      {
        change: all(pack(4), force("allied", CONVOY, { refuelling: true })),
        snapshot: { sides: { allied: { forces: [{ refuelling: !stops }] } } },
      },
    );
  });
  return [
    attacks(
      "row-below-0",
      "SUBMARINE_COMBAT -1: no submarine attacks, and both are ID1",
      [LOCATED, order(0, { PACK_1: -1 })],
      0,
      0,
      {
        change: pack(1),
        snapshot: {
          sides: {
            allied: { forces: [{ identified: true, idLevel: 1 }] },
            axis: { forces: [{ identified: true, idLevel: 1 }] },
          },
        },
      },
    ),
    attacks("row-0", "SUBMARINE_COMBAT 0: one after the ASW attack", [LOCATED, order(0)], 0, 1),
    attacks("row-1", "SUBMARINE_COMBAT 1: one after the ASW attack", [LOCATED, order(1)], 0, 1),
    ...four,
    attacks("limited-by-pack", "no more submarines attack than the pack holds", [LOCATED, order(9)], 2, 0),
    attacks(
      "flipped",
      "7.3.2 those that have spent their torpedoes do not attack".slice(6),
      [LOCATED, order(9)],
      1,
      0,
      {
        change: force("axis", PACK, {
          units: [ship("ss_german", 1), ship("ss_german", 1, { marks: ["torps_expended"] })],
        }),
      },
    ),
  ];
}

const ESCORTS = [ship("dd_ai", 4), ship("es_british", 1), ship("mv", 9)];

/** The modifiers of the Submarine Combat Table. */
export function modifiers(): Vector[] {
  const one = (
    id: string,
    title: string,
    face: number,
    codes: Readonly<Record<string, number>>,
    before: number,
    after: number,
    change: Change,
    location = LOCATED,
  ): Vector =>
    attacks(`drm-${id}`, `SUBMARINE_COMBAT ${title}`, [location, order(face, codes)], before, after, { change });
  return [
    one("night", "by night: +2", 0, { NIGHT: 2 }, 0, 2, light("night"), card("locate-card", LOCATION_CARDS.axisNight)),
    one("pack-3", "three submarines: +1", 1, { PACK_3: 1 }, 0, 2, pack(3)),
    one("pack-4", "four submarines: +2", 1, { PACK_4: 2 }, 0, 3, pack(4)),
    one("pack-1", "one submarine: -1", 3, { PACK_1: -1 }, 0, 1, pack(1)),
    one(
      "pack-id",
      "-1 for every level of the pack's ID",
      6,
      { PACK_ID: -2 },
      1,
      1,
      force("axis", PACK, { identified: true, idLevel: 2 }),
    ),
    one("pack-id-0", "ID0 counts nothing", 4, {}, 1, 1, force("axis", PACK, { identified: true, idLevel: 0 })),
    one(
      "escorts",
      "-1 for every ASW die of the target: 4 CS of DD throw 2, fractions up, the ES one",
      9,
      { ESCORTS: -3 },
      2,
      0,
      convoyOf(...ESCORTS),
    ),
    one(
      "escorts-diw",
      "ships Dead in the Water and towing ships do not count",
      9,
      { ESCORTS: -1 },
      2,
      0,
      convoyOf(
        ship("dd_ai", 1, { tow: "mv" }),
        ship("tb_op", 1),
        ship("es_british", 1, { marks: ["diw"] }),
        ship("mv", 8),
        ship("mv", 1, { marks: ["diw"], tow: "dd_ai" }),
      ),
    ),
    one(
      "escorts-beyond-limit",
      "more dice than twice the submarines count too",
      8,
      { PACK_1: -1, ESCORTS: -4 },
      0,
      1,
      all(pack(1), convoyOf(ship("es_british", 4), ship("mv", 9))),
    ),
    one(
      "reduced-visibility",
      "Reduced Visibility: +1",
      1,
      { REDUCED_VISIBILITY: 1 },
      0,
      2,
      weather("reduced_visibility"),
    ),
    one("storm", "a Storm: -1", 3, { STORM: -1 }, 0, 2, weather("storm")),
    one("fog", "Fog: none", 3, {}, 0, 2, weather("fog")),
    one(
      "limit-low",
      "the sum is limited to -6",
      8,
      { ESCORTS: -8, LIMIT: 2 },
      0,
      2,
      convoyOf(ship("dd_ai", 12), ship("es_british", 4), ship("mv", 9)),
    ),
    attacks("drm-task-force", "SUBMARINE_COMBAT a TF: -1", [LOCATED, order(4, { TARGET_TF: -1 })], 0, 2, {
      base: "sub-attack-tf",
      snapshot: { pending: { decision: "sub_targets", target: FLEET } },
    }),
    attacks(
      "drm-task-force-fast",
      "SUBMARINE_COMBAT a TF that moved at High speed: -1 more",
      [LOCATED, order(4, { TARGET_TF: -1, TARGET_TF_HIGH_SPEED: -1 })],
      0,
      2,
      {
        base: "sub-attack-tf",
        change: force("allied", FLEET, { moved: { hexes: 2, speed: "high", entered: ["0409", "0410"], done: true } }),
        snapshot: { pending: { decision: "sub_targets", target: FLEET } },
      },
    ),
  ];
}
